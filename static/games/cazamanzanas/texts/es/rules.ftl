# Cazamanzanas: la página de reglas en español. Solo la lee el servidor.

## Ayuda

aid-1 = 1. En tu turno juega una carta, mueve el gorro según sus puntos y luego descarta lo que quieras y roba hasta tener tres.
aid-2 = 2. Trampolín: una fila abajo y una columna hacia su lado. Hoja, plataforma de pie, casilla vacía: recto hacia abajo.
aid-3 = 3. Plataforma tumbada: la manzana que cae recta se queda. La que llega de lado rueda por encima, una fila abajo y una columna más allá, y antes empuja a las que haya.
aid-4 = 4. Duplicador: de una manzana salen dos, primero abajo a la izquierda, luego abajo a la derecha. En la mesa hay cuatro como mucho.
aid-5 = 5. Portal: la manzana sale recta hacia abajo por el otro portal del juego de cartas. Los dos están a tres pasos como mucho. La que entraría dos veces en el mismo portal desaparece.
aid-6 = 6. Trampa: la manzana desaparece. Bomba: destruye todo menos los portales. Giro: inclina un trampolín hacia el otro lado, pone una plataforma de pie o la tumba.
aid-7 = 7. En el 12 caen todas las manzanas, de izquierda a derecha, una tras otra. Después las cestas pueden bajar y empieza otra ronda: 3, 3 y 6 manzanas.
aid-8 = 8. Gana quien tiene más manzanas en sus dos cestas secretas. Si hay empate, decide la cesta más llena.
aid-9 = 9. Un juego de cartas: 4 trampolines izquierdos, 4 derechos, 3 plataformas, 2 hojas, 2 duplicadores, 2 portales, 1 trampa, 2 bombas, 2 giros. Duplicadores y portales valen 2 puntos, la hoja veloz 3, las demás 1.

## En la caja

piece-trampoline_left = 4 por jugador
piece-trampoline_right = 4 por jugador
piece-platform = 3 por jugador
piece-leaf = 2 por jugador
piece-doubler = 2 por jugador
piece-portal = 2 por jugador
piece-trap = una por jugador
piece-bomb = 2 por jugador
piece-rotate = 2 por jugador

## Reglas

rules-players = Quién juega

rule-CM-001 = Juegan dos, tres o cuatro, cada cual por su cuenta.
rule-CM-002 = Los asientos van en el sentido del reloj, y el orden queda fijado antes de empezar.
rule-CM-003 = Una partida tiene tres rondas.

rules-components = Qué hay en la caja

rule-CM-010 = Hay cuatro juegos de 22 cartas en cuatro colores. Cada jugador toma uno; los que sobran no se usan.
rule-CM-011 = Todos son iguales: cuatro trampolines izquierdos y cuatro derechos, tres plataformas, dos hojas, dos duplicadores, dos portales, una trampa, dos bombas y dos giros.
rule-CM-012 = Cada carta tiene puntos de madurez: duplicadores y portales 2, una de las hojas, la veloz, 3, todas las demás 1.
rule-CM-013 = Ocho cartas de rama, numeradas del 1 al 8, muestran cada una otro dibujo.
rule-CM-014 = Para cada rama hay una carta de flor con el mismo dibujo.
rule-CM-015 = Ocho cestas tienen ocho colores, y también ocho cazadores: a cada cesta le corresponde uno.
rule-CM-016 = El camino de la madurez va de 0 a 12; un gorro de gnomo marca por dónde va.
rule-CM-017 = Hay 20 manzanas, todas iguales.
rule-CM-018 = En total son 121 cartas.

rules-field = El manzanal

rule-CM-101 = Entre la rama y las cestas hay una cuadrícula de casillas, cada una del tamaño de una carta.
rule-CM-102 = Las columnas se numeran de izquierda a derecha. La columna 5 es la que está bajo la rama 5.
rule-CM-103 = Las filas se numeran desde la rama hacia abajo. Las cestas están bajo la última fila.
rule-CM-104 = Al principio hay cuatro filas.
rule-CM-105 = Bajo cada carta de rama hay exactamente una cesta.
rule-CM-106 = Antes de la segunda ronda puede añadirse una fila y otra antes de la tercera: hay cuatro, cinco o seis.
rule-CM-107 = La cuadrícula llega tres columnas más allá de la rama por cada lado.
rule-CM-108 = En una casilla cabe un mecanismo como mucho. Las cartas nunca se solapan ni están en la fila de la rama o en la de las cestas.
rule-CM-109 = La izquierda es el mismo lado para todos: donde están los números menores.
rule-CM-110 = Una manzana está en la reserva, en una rama, en una plataforma, en una cesta o, por un momento, de camino.
rule-CM-111 = De una rama cuelga una manzana como mucho.
rule-CM-112 = En una plataforma tumbada cabe cualquier número de manzanas.

rules-setup = Preparación

rule-CM-201 = Las ramas 1 a 8 se ponen de izquierda a derecha; con dos jugadores solo las 3 a 8.
rule-CM-202 = Bajo cada rama va una cesta al azar. Con dos jugadores sobran dos cestas; ellas y sus cazadores salen del juego a la vista de todos.
rule-CM-203 = El gorro empieza en el 4 con dos jugadores, en el 2 con tres y en el 0 con cuatro.
rule-CM-204 = Con dos jugadores se quitan las flores de las ramas 1 y 2.
rule-CM-205 = Se barajan las flores y se descubren tres: en cada una de sus ramas cuelga una manzana.
rule-CM-206 = Cada cual recibe dos cazadores y los guarda en secreto. Los que sobran quedan ocultos para todos hasta el final.
rule-CM-207 = Cada cual aparta a la vista un portal de su juego de cartas, baraja las otras 21 y roba tres.
rule-CM-208 = Las demás manzanas son la reserva. Las que las rondas siguientes necesitan para sus ramas quedan apartadas.
rule-CM-209 = El primer jugador se sortea, o lo dice quien ocupa el primer asiento.
rule-CM-210 = El azar decide en este orden: cestas, flores, cazadores, mazos, primer jugador.

rules-turn = Tu turno

rule-CM-301 = Un turno tiene tres partes: jugar una carta, mover el gorro, completar la mano.
rule-CM-302 = Tienes que jugar exactamente una carta si alguna de las tuyas se puede jugar.
rule-CM-303 = Una carta se puede jugar si puede hacer lo que dice, sirva o no: un mecanismo necesita una casilla libre; una bomba y un giro, algo sobre lo que actuar.
rule-CM-304 = El gorro avanza los puntos de la carta y se para en el 12 como mucho.
rule-CM-305 = El portal que acompaña a otro no da puntos.
rule-CM-306 = Para completar la mano, descarta ninguna, una o las dos cartas que te quedan; luego roba hasta tener tres.
rule-CM-307 = Si te quedan menos cartas que de costumbre, vale lo mismo para ellas.
rule-CM-308 = Lo descartado queda boca arriba en tu propia pila, y cualquiera puede mirarla.
rule-CM-309 = Cuando tu mazo está vacío, tu pila de descartes se baraja en uno nuevo; o, si así se acordó, ya no robas.
rule-CM-310 = Si no puedes jugar ninguna carta, tira una sin efecto. El gorro avanza sus puntos, uno al menos, y completas la mano.
rule-CM-311 = Con la mano vacía pasas: el gorro avanza uno y robas lo que puedas.
rule-CM-312 = Después le toca al siguiente, en el sentido del reloj.
rule-CM-313 = Cuando el gorro llega al 12 las manzanas caen al momento, antes de que completes tu mano. Tras la caída de la última ronda ya nadie la completa.
rule-CM-314 = Manos, mazos, pilas y todo lo que hay en la mesa se conservan de ronda en ronda.

rules-laying = Poner mecanismos

rule-CM-401 = Un mecanismo va a cualquier casilla libre de la cuadrícula, también justo bajo la rama, justo sobre las cestas o a los lados.
rule-CM-402 = Puede tocar otras cartas o ninguna.
rule-CM-403 = Se pone derecho, tal como está impreso: un trampolín se inclina hacia su lado, una plataforma queda tumbada.
rule-CM-404 = Lo puesto sigue en su sitio hasta que se destruye, y como está hasta que se gira.
rule-CM-405 = En la mesa hay cuatro duplicadores como mucho, entre todos los jugadores.
rule-CM-406 = Mientras haya cuatro no se puede jugar ningún duplicador.
rule-CM-407 = Un portal va a una casilla libre, y tu portal apartado va a otra en la misma jugada. Desde entonces son pareja.
rule-CM-408 = El segundo portal está a uno, dos o tres pasos del primero, en cualquier dirección; se suman filas y columnas.
rule-CM-409 = Donde no queda libre ninguna casilla así, no se puede poner el primer portal.
rule-CM-410 = Por eso cada cual pone una pareja como mucho.
rule-CM-411 = Poner una carta nunca mueve una manzana.

rules-actions = Bombas y giros

rule-CM-501 = Una acción tiene su efecto y después su carta va a tu pila de descartes.
rule-CM-502 = Una bomba destruye cualquier mecanismo, tuyo o ajeno, pero nunca un portal.
rule-CM-503 = La carta destruida va a la pila de descartes de quien jugó la bomba y desde entonces es suya; o, si así se acordó, a la de quien tiene su color. Su casilla queda libre.
rule-CM-504 = Las manzanas que sostenía caen rectas al momento, primero la que llegó primero, cada una hasta el final antes que la siguiente.
rule-CM-505 = Un giro da la vuelta a cualquier trampolín o plataforma, tuyo o ajeno: el trampolín se inclina hacia el otro lado, una plataforma tumbada queda de pie y una de pie queda tumbada.
rule-CM-506 = Las manzanas de una plataforma que queda de pie caen del mismo modo. Ningún otro giro mueve una manzana.
rule-CM-507 = Una carta que sale de la mesa está derecha cuando se vuelve a poner.
rule-CM-508 = Todo lo que una acción hace caer ha caído antes de que se mueva el gorro.

rules-fall = La caída

rule-CM-601 = Una manzana que cae de su rama entra en la primera fila recta desde arriba.
rule-CM-602 = Cae una manzana cada vez; las demás esperan.
rule-CM-603 = Las columnas de los lados son como todas: una manzana puede dejar atrás las cestas y volver. Más allá de la última columna se pierde.
rule-CM-604 = Las manzanas caen de izquierda a derecha. Todo lo que una provoca acaba antes de que caiga la siguiente.
rule-CM-605 = Una manzana que llega al suelo donde no hay cesta vuelve a la reserva.
rule-CM-606 = Una manzana que llega a una cesta se queda en ella hasta el final.
rule-CM-607 = Las manzanas que están en plataformas no caen con las demás. Solo se mueven si las empujan o si pierden su apoyo.
rule-CM-611 = De una casilla vacía y de una hoja la manzana sigue recta hacia abajo, venga de donde venga.
rule-CM-612 = Una plataforma de pie es como una hoja.
rule-CM-613 = De un trampolín la manzana va una fila abajo y una columna hacia el lado al que se inclina, venga de donde venga.
rule-CM-614 = Una manzana que cae recta se queda en una plataforma tumbada, junto a las que ya haya.
rule-CM-615 = Una manzana que llega de lado rueda por una plataforma tumbada: una fila abajo, una columna más allá, y sigue de lado.
rule-CM-616 = Si allí hay manzanas, las empuja a todas en su misma dirección.
rule-CM-617 = La que llegó primero va primero, cada una hasta el final; después sigue la manzana que las empujó.
rule-CM-618 = Un duplicador hace dos manzanas de una, con una manzana de la reserva: una va abajo a la izquierda y, cuando acaba, otra va abajo a la derecha. Las dos se mueven de lado, como desde un trampolín.
rule-CM-619 = Sin manzanas disponibles un duplicador es como una hoja.
rule-CM-620 = Disponibles son las manzanas de la reserva que no están apartadas para las ramas de rondas posteriores. Una manzana que vuelve está disponible al momento.
rule-CM-621 = Por un portal se entra y por su pareja se sale recto hacia abajo, a la casilla que hay debajo.
rule-CM-622 = Una manzana que entraría por segunda vez en la misma carta de portal durante una caída no bajaría nunca: vuelve a la reserva. Las mitades recuerdan los portales de la manzana entera.
rule-CM-623 = Una trampa devuelve a la reserva cualquier manzana, llegue de donde llegue, y sigue en su sitio.
rule-CM-624 = En ningún otro lugar chocan las manzanas.
rule-CM-625 = Así, toda caída tiene fin.

rules-rounds = Las rondas

rule-CM-701 = Una ronda acaba en cuanto el gorro llega al 12, en mitad del turno.
rule-CM-702 = Caen todas las manzanas de la rama, de izquierda a derecha.
rule-CM-703 = Tras la primera y la segunda ronda: si hay alguna carta justo encima de una cesta, todas las cestas bajan una fila con lo que tienen dentro.
rule-CM-704 = Luego cuelgan manzanas nuevas: en la segunda ronda según las tres flores siguientes; para la tercera se barajan todas las flores y se descubren seis.
rule-CM-705 = Las cestas bajan antes de que lleguen las manzanas nuevas. Las flores de cada ronda quedan a la vista.
rule-CM-706 = El gorro vuelve a su comienzo y el juego sigue en el sentido del reloj.
rule-CM-707 = Las manzanas de las plataformas se quedan donde están.

rules-scoring = El final

rule-CM-801 = Tras la tercera caída se descubren todos los cazadores. Tus puntos son las manzanas de tus dos cestas.
rule-CM-802 = Gana quien tiene más manzanas. En caso de empate decide la cesta más llena; si también es igual, la victoria se comparte.
rule-CM-803 = Las manzanas de las plataformas y las de cestas cuyo cazador no tiene nadie no cuentan para nadie.
rule-CM-804 = Los demás puestos se deciden del mismo modo.
rule-CM-805 = Nadie queda fuera antes del final. Un bot sigue jugando por quien se va.
