# Kamozza: la página de reglas en español. Solo la lee el servidor.

## Ayuda

aid-1 = 1. Llega un barco a cada puerto; su número es lo que puede llevar.
aid-2 = 2. Pon tu carga boca abajo: una o dos cartas en el juego principal, una en la variante.
aid-3 = 3. Elige puerto en secreto. Todos los puertos se descubren a la vez.
aid-4 = 4. Primero se resuelve el puerto con menos jugadores; si hay los mismos, el A. Solo cuenta para los empates.
aid-5 = Juego principal: la rata se come todo el oro de su barco. Después se pesa todo: o zarpa y cada carta da su peso en puntos, o es demasiado y se hunde todo.
aid-6 = Variante: las mercancías iguales de un mismo barco se confiscan, la rata se traga el oro y pesa 21, y lo demás se carga de más a menos pesado mientras quepa.
aid-7 = Pesos y puntos: rata 1, té 3, seda 5, porcelana 7, arroz 10, madera 15, oro 20.
aid-8 = Cargada o perdida, una carta no vuelve nunca. Las que se quedan en la mano al final no dan nada.
aid-9 = Con los mismos puntos va delante quien haya embarcado más tarde.

## Reglas

rules-components = Lo que hay en la caja

rule-KZ-101 = Hay 64 cartas: 2 puertos, 14 barcos, 3 cartas especiales, 35 mercancías (siete en cada uno de los cinco colores) y 10 cartas para elegir puerto (una A y una B por color).
rule-KZ-102 = Cada color tiene las mismas siete mercancías, una de cada: rata 1, té 3, seda 5, porcelana 7, arroz 10, madera 15 y oro 20.
rule-KZ-103 = El número de una mercancía es su peso, y también los puntos que da.
rule-KZ-104 = Los siete barcos pequeños llegan al puerto A. Llevan 8, 11, 14, 17, 20, 21 y 23.
rule-KZ-105 = Los siete barcos grandes llegan al puerto B. Llevan 30, 32, 35, 37, 40, 42 y 45.
rule-KZ-106 = Hay exactamente siete barcos pequeños y siete grandes: bastan para cualquier número de jugadores.
rule-KZ-107 = Las cartas especiales son dos tifones y el Barco del Gato. Solo se usan si así se elige.
rule-KZ-108 = El número de un barco es su capacidad: la mayor carga que puede llevar. El Barco del Gato lleva 25. Un tifón no es un barco y no lleva nada.

rules-setup = Preparación

rule-KZ-201 = Cada jugador toma en la mano las siete mercancías de un color, y además sus dos cartas de puerto. El color no influye en el juego.
rule-KZ-202 = No se reparte nada al azar: todas las manos son iguales y todos lo saben.
rule-KZ-203 = Con cuatro o cinco jugadores, los barcos pequeños forman el mazo A y los grandes el mazo B.
rule-KZ-204 = Con tres jugadores, en el juego principal, los barcos para 42 y 45 se quedan en la caja. De los otros doce, los seis menores (de 8 a 21) forman el mazo A y los seis mayores (de 23 a 40) el mazo B.
rule-KZ-205 = Con tres jugadores, en la variante, los catorce barcos forman un solo mazo en el puerto A. No hay puerto B ni se elige puerto.
rule-KZ-206 = Con tifones, cada mazo en juego recibe uno. Si solo hay un mazo, el segundo tifón se queda en la caja.
rule-KZ-207 = El Barco del Gato va al mazo que indique la opción; si así se pide, a uno sorteado en secreto. Si solo hay mazo A, va allí en todo caso.
rule-KZ-208 = Cada mazo se baraja por separado, con sus cartas especiales, y se deja boca abajo.
rule-KZ-209 = Se sortea quién empieza; todos tienen la misma probabilidad.
rule-KZ-210 = Las cartas especiales se añaden: ningún barco les deja sitio y no hay más rondas por ellas. Algunas cartas, simplemente, no llegarán a verse.

rules-main = El juego principal

rule-KZ-301 = El juego principal dura seis rondas con tres jugadores, cuatro con cuatro y cinco con cinco. Queda fijado al comenzar.
rule-KZ-302 = La primera ronda la empieza quien salió en el sorteo. Cada ronda siguiente, su vecino de la izquierda.
rule-KZ-303 = Al pasar a la izquierda se salta a quien esté fuera. Se cuenta siempre desde quien de verdad empezó la ronda anterior.
rule-KZ-304 = Al empezar una ronda, antes de que llegue ningún barco, quien no tenga cartas en la mano queda fuera.
rule-KZ-305 = Si entonces queda como mucho un jugador, la partida termina en el acto y no llega ningún barco.
rule-KZ-306 = Se descubre la carta superior de cada mazo en su puerto. Todos ven los dos barcos antes de elegir nada.
rule-KZ-307 = La carga se pone por turnos, en el sentido de las agujas del reloj, desde quien empieza. Se salta a quienes estén fuera.
rule-KZ-308 = En tu turno pones boca abajo una o dos cartas de tu mano. Si solo te queda una, pones esa. Dos están siempre permitidas, aunque más tarde te quedes sin cartas.
rule-KZ-309 = No se puede pasar.
rule-KZ-310 = Los demás ven cuántas cartas has puesto, pero no cuáles.
rule-KZ-311 = Cuando está puesta toda la carga, quienes siguen en juego eligen puerto A o puerto B, en secreto y a la vez.
rule-KZ-312 = Todas las cartas que pusiste en la ronda van al único puerto que elegiste.
rule-KZ-313 = La carga puesta por turnos queda puesta, porque los siguientes actúan según el número de cartas. Lo que todos eligen a la vez puede retirarse y elegirse de nuevo hasta que llegue la última; los demás solo ven que ya no estás listo.
rule-KZ-314 = Con la última elección se descubren juntos todos los puertos. La carga sigue de momento boca abajo.
rule-KZ-315 = Cuando le toca a un puerto se descubre a la vez toda la carga llevada allí.
rule-KZ-316 = Primero va el puerto con menos jugadores, y se termina antes de pasar al otro. Un puerto sin nadie es un puerto con menos jugadores. Si hay los mismos, va primero el A.
rule-KZ-317 = Si nadie fue a un puerto, su barco zarpa sin carga.
rule-KZ-318 = Si en un barco hay al menos una rata y al menos un oro, se come todo el oro de ese barco, sea de quien sea, también el del dueño de la rata. Una rata basta para cualquier cantidad. El oro del otro puerto está a salvo.
rule-KZ-319 = El oro comido no pesa ni da puntos; queda boca abajo delante de su dueño. En el juego principal la rata no engorda ni vale más.
rule-KZ-320 = La rata come por fuerza, y antes de pesar nada. Eso puede salvar un barco.
rule-KZ-321 = La carga de un barco es el peso de todas sus cartas que no hayan sido comidas ni rechazadas. Una rata pesa 1.
rule-KZ-322 = Si la carga no supera la capacidad, el barco zarpa: todas las cartas a bordo quedan boca arriba y dan su peso en puntos.
rule-KZ-323 = Si la supera, el barco se hunde: todas las cartas a bordo quedan boca abajo delante de sus dueños y no dan nada.
rule-KZ-324 = En el juego principal las mercancías iguales no se anulan; varias ratas se quedan todas a bordo.
rule-KZ-325 = Lo que pasa en un puerto nunca cambia lo que pasa en el otro.
rule-KZ-326 = Al final de la ronda los dos barcos se apartan boca arriba, hayan zarpado, se hayan hundido o se hayan ido sin carga. Cada ronda llegan dos nuevos.
rule-KZ-327 = Las cartas que sigan en la mano al final no dan nada.
rule-KZ-R17 = Cuida tus cartas. Con cinco jugadores te puedes permitir dos rondas de dos cartas, y con tres, una; con una más quedarás fuera antes de la última ronda. Con cuatro, siete cartas alcanzan siempre. Poner demasiadas está permitido, pero la mesa te avisa.

rules-scoring = Puntos y victoria

rule-KZ-401 = Tus puntos son los pesos de las cartas boca arriba delante de ti. En la variante, el oro que se haya llevado tu rata cuenta para ti.
rule-KZ-402 = Embarcas cuando al menos una de tus cartas está en un barco que se la lleva. Elegir el puerto no basta: si todas tus cartas fueron comidas, rechazadas, confiscadas o se quedaron en tierra, no has embarcado.
rule-KZ-403 = Cuándo embarcaste por última vez lo dicen la ronda y, dentro de ella, el orden de los puertos: el que fue segundo es más tarde. Si a un puerto no fue nadie, quienes están en el otro están en el segundo.
rule-KZ-404 = Gana quien tiene más puntos.
rule-KZ-405 = Con los mismos puntos gana quien haya embarcado más tarde.
rule-KZ-406 = Si también eso es igual, se comparte el puesto, y la victoria si es el primero.
rule-KZ-407 = Quien quedó fuera va detrás de todos los que siguieron, tenga los puntos que tenga. Entre quienes quedaron fuera va delante quien aguantó más; después deciden los puntos, y después quién embarcó más tarde.
rule-KZ-408 = Los puntos están siempre a la vista: todo lo que puntúa está boca arriba.
rule-KZ-409 = Hundirse con un barco, toparse con un tifón o quedarse en un muelle vacío no es embarcar.

rules-bonus = Los tifones y el Barco del Gato

rule-KZ-501 = La carta especial que se descubre es lo que llega a su puerto en esa ronda, en lugar de un barco.
rule-KZ-502 = Bajo un tifón no se puede cargar nada. La carga llevada allí se descubre como siempre y queda boca abajo delante de sus dueños; no da nada. Nada se come ni se anula.
rule-KZ-503 = Bajo un tifón no embarca nadie, pero el puerto cuenta al decidir cuál va primero.
rule-KZ-504 = Una ronda con un tifón, o con dos, es una ronda completa: se pone carga, la ronda cuenta y nada se repite.
rule-KZ-505 = El Barco del Gato es un barco con capacidad 25. Le valen todas las reglas de los barcos, con una excepción.
rule-KZ-506 = La excepción: no admite ratas. Antes que nada, toda rata llevada allí queda boca abajo delante de su dueño; no come, no anula y no da nada.
rule-KZ-507 = Una rata rechazada no pesa nada.
rule-KZ-508 = Puedes enviar lo que quieras a un tifón, y una rata al Barco del Gato. Está permitido, aunque rara vez es buena idea.

rules-variant = La variante

rule-KZ-601 = La variante dura siempre cinco rondas.
rule-KZ-602 = Quien empieza descubre los barcos, y la ficha pasa cada ronda al siguiente en el sentido de las agujas del reloj. No tiene otro efecto.
rule-KZ-603 = Cada jugador pone boca abajo exactamente una carta de su mano, todos a la vez.
rule-KZ-604 = Con tres jugadores todas las cartas van al único barco, en el puerto A; nadie elige puerto.
rule-KZ-605 = Con cuatro o cinco jugadores los puertos se eligen, se descubren y se ordenan igual que en el juego principal.
rule-KZ-606 = Si en un barco hay dos o más cartas de la misma clase, se confiscan todas: quedan boca abajo delante de sus dueños, no dan nada, no pesan y no hacen nada.
rule-KZ-607 = Las mercancías iguales en barcos distintos no se molestan.
rule-KZ-608 = Después queda en cada barco como mucho una rata y un oro. Si están los dos, la rata se traga el oro: forman una sola carta de peso 21, que es del dueño de la rata.
rule-KZ-609 = Rata y oro se cargan entonces juntos o no se cargan. Un barco para 20 no admite ninguno de los dos.
rule-KZ-610 = Lo demás se carga por orden de peso, lo más pesado primero.
rule-KZ-611 = Una carta se carga si aún cabe en la capacidad. Si no, queda boca abajo delante de su dueño y no da nada.
rule-KZ-612 = Después de una carta que no cabe se siguen probando las más ligeras.
rule-KZ-613 = Una carta cargada da su peso a su dueño. La rata con el oro dentro da 21 a su dueño, y las dos cartas quedan boca arriba delante de él. El dueño del oro no recibe nada por él ni ha embarcado con él.
rule-KZ-614 = Si la rata con el oro dentro no cabe, la rata queda boca abajo delante de su dueño y el oro delante del suyo.
rule-KZ-615 = En la variante no se hunde ningún barco.
rule-KZ-616 = Al final a todos les quedan dos cartas. No dan nada. Nadie puede quedar fuera.
rule-KZ-617 = Los barcos llegan y se apartan como en el juego principal.
rule-KZ-618 = El orden en un barco es: descubrir, rechazar las ratas en el Barco del Gato, confiscar, comer y cargar de más a menos pesado.

rules-secrets = Lo que es secreto, y la charla de mesa

rule-KZ-701 = A nadie se le muestra lo que es secreto: las cartas en manos ajenas, la carga boca abajo, los puertos sin descubrir, el orden de los mazos. Ningún mensaje, ninguna línea del registro y ninguna pausa lo delata.
rule-KZ-702 = Todos ven cada carta en el momento en que le toca a su puerto, aunque se pierda justo después.
rule-KZ-703 = Acabada la ronda, solo tú puedes mirar las cartas que has perdido; los demás ven cuántas son. Si las cartas perdidas están a la vista, puede mirarlas todo el mundo.
rule-KZ-704 = Puedes decir lo que quieras de tus cartas y de tu puerto, verdad o mentira, cuando quieras. Nada de lo dicho obliga a nadie.
