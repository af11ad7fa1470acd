# Kamakura: la página de reglas en español. Solo la lee el servidor.

## Ayuda

aid-1 = 1. En tu turno haz una sola cosa: atacar con un soldado, lanzar una lluvia de flechas, reponer o pasar. Quien tiene un soldado y un arma debe atacar.
aid-2 = 2. Un ataque es un soldado con una o dos armas contra una tierra. Kunai 1, katana 2, naginata 3, yumi 4; un samurái suma 1 a cada una, pero ningún arma cuenta más de 4.
aid-3 = 3. Quien defiende responde en el acto: un soldado con las mismas armas en número y al menos el mismo poder, o tres soldados sacrificados. Si no, la tierra se pierde.
aid-4 = 4. Ninja: cuando el ataque está siendo vencido, un kunai lo gana; un kunai de quien defiende lo anula, y así sucesivamente.
aid-5 = 5. Geisha: si defiende con más poder que el ataque, puede devolverlo contra una tierra de quien ataca. El ataque de otra geisha no se puede devolver.
aid-6 = 6. El soldado que gana vuelve a la mano, y también la geisha que devolvió un ataque. Todas las armas se pierden, y un sacrificio lo barre todo.
aid-7 = 7. Una lluvia de flechas es una carta de ese nombre o tres yumi. Una muralla la detiene, dos la devuelven, y nada más sirve.
aid-8 = 8. Solo robas al reponer: un turno entero, sin un soldado armado en la mano, hasta tener ocho cartas.
aid-9 = 9. Ganas al llegar a los puntos acordados, o si nadie más conserva tierras propias. Sin tierras quedas fuera.

## En la caja

piece-samurai = 12 por mazo
piece-ninja = 12 por mazo
piece-geisha = 12 por mazo
piece-kunai = 12 por mazo
piece-katana = 10 por mazo
piece-naginata = 10 por mazo
piece-yumi = 8 por mazo
piece-barrage = 6 por mazo
piece-wall = 10 por mazo
piece-farm = una por jugador
piece-village = una por jugador
piece-fortress = una por jugador
piece-palace = uno por jugador

## Reglas

rules-words = Palabras

rule-KK-101 = Un soldado y un arma en la misma mano son un soldado armado. Cualquier soldado puede llevar cualquier arma.
rule-KK-102 = Una tierra en juego está boca abajo delante de su dueño. Una tierra conquistada está boca arriba delante de quien la tomó: cuenta para sus puntos y nadie puede ya atacarla ni tomarla.
rule-KK-103 = Cada cual tiene cuatro lugares para sus tierras, numerados del 1 al 4 empezando por su izquierda. Donde se tomó una tierra, el lugar queda vacío hasta el final.
rule-KK-104 = El poder de un soldado armado se cuenta arma por arma: el valor del arma, más 1 si el soldado es un samurái, y nunca más de 4. Si las armas son dos, se suman.
rule-KK-105 = Por eso el poder va de 1 a 4 con un arma, y de 2 a 8 con dos.
rule-KK-106 = Una mano es injugable si no tiene ningún soldado armado, ninguna lluvia de flechas y menos de tres yumi.
rule-KK-107 = Una lluvia de flechas es una carta de ese nombre, o tres yumi puestos a la vez. Una vez en la mesa no hay diferencia.
rule-KK-108 = Está activo quien no ha sido eliminado ni derrotado y no ha abandonado.
rule-KK-109 = El sentido de las agujas del reloj es el orden de los asientos; después del último viene otra vez el primero, y se salta a quien no esté activo.
rule-KK-110 = En un todos contra todos, tus rivales son los demás jugadores activos. Quiénes son en equipos se cuenta desde la regla KK-1001.
rule-KK-111 = El turno es de quien le toca, pase lo que pase en una batalla.
rule-KK-112 = Cada pregunta tiene una respuesta por defecto, por lo general la que no juega ninguna carta. Están en la regla KK-708.

rules-setup = Preparación

rule-KK-201 = Cada cual conserva el asiento que tiene en la sala; si no, se sortean. En equipos juegan los asientos 1, 3, 5 y 7 contra los asientos 2, 4, 6 y 8, y los dos de cada pareja (1 y 2, 3 y 4, etcétera) están cara a cara.
rule-KK-202 = Cada cual recibe un clan: el que eligió en la sala, donde se lo queda quien lo elige antes, o si no, uno libre. Los clanes no cambian nada en el juego.
rule-KK-203 = Las tierras de los clanes sin jugador se guardan y no se usan.
rule-KK-204 = Las cartas de batalla de todos los mazos se barajan juntas en un solo mazo para robar.
rule-KK-205 = Cada cual recibe ocho cartas.
rule-KK-206 = Con el cambio inicial, todos a la vez devuelven boca abajo hasta cuatro cartas y roban otras tantas. Lo devuelto se baraja con el mazo cuando todos han robado.
rule-KK-207 = Después cada cual coloca sus cuatro tierras en los lugares del 1 al 4, todos a la vez, en secreto y con la mano a la vista. Solo quien tenga una mano injugable puede además pedir una mano nueva.
rule-KK-208 = Cuando todos han colocado sus tierras se cumplen las peticiones, por orden de asiento: la mano se muestra a todos y se descarta, y se reparten ocho cartas nuevas. A quien la pidió se le vuelve a preguntar hasta que no pida más.
rule-KK-209 = Para el primer turno cada cual descubre, todos a la vez, la carta superior del mazo. Gana la mejor arma: yumi, después naginata, katana y kunai. Lo demás no cuenta nada.
rule-KK-210 = Si varios comparten la mejor arma, solo ellos descubren otra carta. Si nadie tiene un arma, la descubren todos los que seguían en el sorteo. Así hasta que uno solo quede en cabeza con un arma.
rule-KK-211 = Las cartas descubiertas no se las queda nadie: se devuelven al mazo y se baraja cuando se sabe quién empieza. Si el mazo se agota durante el sorteo, se devuelven y se barajan en el acto, y el sorteo sigue.
rule-KK-212 = Puedes mirar tus tierras cuando quieras. No puedes moverlas.
rule-KK-213 = De dos a cuatro jugadores usan un mazo; de cinco a ocho, dos. Nada más en la preparación depende del número de jugadores.

rules-turn = Tu turno

rule-KK-301 = En tu turno haces exactamente una de cuatro cosas: atacar, lanzar flechas, reponer o pasar. Con eso acaba el turno.
rule-KK-302 = Para atacar eliges de tu mano un soldado y una o dos armas, y una tierra en juego de un rival.
rule-KK-303 = Las dos armas pueden ser iguales o distintas.
rule-KK-304 = Para lanzar flechas eliges de tu mano una o más lluvias y apuntas cada una a una tierra en juego distinta. Las tierras pueden ser de rivales distintos; a ninguna le toca más de una.
rule-KK-305 = Solo puedes reponer si no tienes un soldado armado en la mano, y además tienes menos de ocho cartas o tu mano es injugable.
rule-KK-306 = Puedes pasar siempre que no tengas un soldado armado en la mano: reponer es un buen consejo y nunca un deber. Si está prohibido pasar otra vez, no puedes pasar en dos turnos tuyos seguidos, salvo que no puedas hacer otra cosa.
rule-KK-307 = Si la obligación es atacar de cualquier modo, quien tenga un soldado armado debe atacar con un soldado o lanzar flechas.
rule-KK-308 = Si la obligación es atacar con un soldado, como es habitual, quien tenga un soldado armado debe hacerlo. Qué soldado, qué armas y qué tierra los elige libremente.
rule-KK-309 = Las lluvias de flechas y las murallas en la mano no obligan a nada, y lanzar flechas no cumple la obligación de KK-308.
rule-KK-310 = Si repones con menos de ocho cartas, robas hasta tener ocho y se te pregunta si te quedas la mano.
rule-KK-311 = Si repones con ocho cartas o más, cosa posible solo con una mano injugable, la mano se muestra y se descarta en el acto, recibes ocho cartas nuevas y se te pregunta si te las quedas.
rule-KK-312 = Después de robar acabas tu turno o, si la nueva mano es injugable, pides otra: la muestras a todos, la descartas, robas ocho y se te pregunta de nuevo. No hay límite.
rule-KK-313 = Reponer ocupa todo el turno, con mano nueva o sin ella.
rule-KK-314 = No hay otra manera de robar cartas. En particular, nadie roba después de una batalla.
rule-KK-315 = La mano no tiene límite. Con la ayuda de tu equipo puede pasar de ocho cartas.
rule-KK-316 = Si hay que robar y el mazo está vacío, el descarte se baraja y forma uno nuevo, y se sigue robando. Si los dos están vacíos, se deja de robar.
rule-KK-317 = Después le toca al siguiente jugador activo en el sentido de las agujas del reloj; en equipos, mira KK-1005.
rule-KK-318 = Defenderte o devolver el golpe en un turno ajeno no te quita nada de tu próximo turno.

rules-battle = Cuando ataca un soldado

rule-KK-401 = Una defensa es un soldado con tantas armas como tenga el ataque: una contra una, dos contra dos.
rule-KK-402 = Una defensa con menos poder que el ataque no se puede jugar.
rule-KK-403 = El mismo poder basta.
rule-KK-404 = El samurái suma al atacar, al defender y también cuando el ataque ha sido devuelto.
rule-KK-405 = Puedes rendirte aunque puedas defender.
rule-KK-406 = Un sacrificio son exactamente tres soldados puestos sin armas. No importa que tengas armas en la mano.
rule-KK-407 = Un sacrificio detiene cualquier ataque de un soldado, con una o dos armas, devuelto o no, por fuerte que sea.
rule-KK-408 = Después de un sacrificio no se usa ninguna habilidad: ni hoja oculta ni engaño.
rule-KK-409 = Un sacrificio nunca detiene una lluvia de flechas.
rule-KK-410 = Hay hoja oculta solo para un ninja que ataca, devuelto o no, y cuyo ataque acaba de toparse con una defensa válida.
rule-KK-411 = Un ninja que defiende no tiene hoja oculta.
rule-KK-412 = La hoja oculta es de quien ataca en ese momento, que es quien manda entonces en el ninja. El kunai sale de su propia mano.
rule-KK-413 = Un kunai vence a cualquier defensa, con una o dos armas, de cualquier soldado.
rule-KK-414 = Quien defiende puede responder con un kunai, sea cual sea el soldado con que defiende. Así se sigue por turnos hasta que uno de los dos pasa.
rule-KK-415 = Si pasa quien ataca, la defensa se mantiene. Si pasa quien defiende, el ninja gana y toma la tierra.
rule-KK-416 = Un kunai que ya está en la mesa como arma no es una hoja oculta. Las hojas salen de la mano.
rule-KK-417 = Las hojas van antes que el engaño.
rule-KK-418 = El engaño pide cuatro cosas: una geisha que defiende, una defensa que se mantiene, más poder que el ataque (el mismo no basta) y que el soldado que ataca no sea una geisha.
rule-KK-419 = Nadie está obligado a engañar, y se decide solo cuando se han acabado las hojas.
rule-KK-420 = Quien engaña elige cualquier tierra en juego de quien ataca, y de nadie más.
rule-KK-421 = El ataque devuelto conserva soldado, armas y poder, y se responde con tantas armas como antes.
rule-KK-422 = Quien defiende ahora tiene todas las respuestas de una defensa, también una geisha que puede devolver el ataque otra vez. Cada geisha debe superar el poder del ataque, no el de la geisha anterior.
rule-KK-423 = La geisha que está en la mesa no está en la mano, así que no se puede usar otra vez en la misma batalla.
rule-KK-424 = A una geisha que ataca se la puede vencer, pero su ataque no se puede devolver, lleve las armas que lleve.
rule-KK-425 = Un ataque de poder 4 con un arma, o de 8 con dos, no se puede devolver: nada lo supera.
rule-KK-426 = Nadie más puede intervenir en una batalla; los compañeros de equipo, solo si se les pide ayuda.

rules-settlement = Después de la batalla

rule-KK-501 = Si la tierra se conquista, el soldado atacante vuelve a la mano solo si quien conquista es quien lo había jugado. Cada soldado cuya defensa llevó a devolver el ataque regresa a la mano de su jugador. Todas las demás cartas de la mesa se descartan.
rule-KK-502 = Después de un sacrificio se descartan todas las cartas de la mesa: también los tres soldados, y cualquier geisha que hubiera devuelto el ataque antes.
rule-KK-503 = Si la tierra resiste, el último soldado defensor y cada soldado cuya defensa llevó a devolver el ataque regresan a las manos de sus jugadores. Lo demás se descarta, también el soldado atacante.
rule-KK-504 = Las armas y los kunai usados se descartan siempre, también los de quien gana.
rule-KK-505 = Los soldados que regresan están otra vez en la mano y se pueden usar ya en la batalla siguiente.
rule-KK-506 = Una batalla acaba en este orden: soldados a las manos, lo demás al descarte, la tierra boca arriba para quien la conquista, si alguien queda eliminado, si alguien ha ganado, lo que se siga para los equipos, y el turno siguiente.
rule-KK-507 = Una tierra conquistada suma su valor a los puntos de quien la conquista.
rule-KK-508 = El valor de una tierra no influye cuando un soldado la ataca o la defiende.
rule-KK-509 = Si un ataque devuelto triunfa, la tierra es de quien lo devolvió, que incluso puede ganar la partida en un turno ajeno.

rules-barrages = Flechas y murallas

rule-KK-601 = Todas las lluvias de flechas de un turno son una sola batalla. Sus cartas están en la mesa hasta que acaba; entonces se descartan, junto con todas las murallas puestas.
rule-KK-602 = Primero responde, una vez, cada cual que tenga una lluvia sobre una tierra, a todas las suyas a la vez, en el sentido de las agujas del reloj desde el siguiente a quien tiene el turno.
rule-KK-603 = Por cada lluvia de flechas pones ninguna, una o dos murallas.
rule-KK-604 = Ninguna muralla: quien apuntó la lluvia toma la tierra. Una muralla: la lluvia queda detenida. Dos murallas: se devuelve.
rule-KK-605 = Por cada lluvia que devuelves nombras, en la misma respuesta, una tierra en juego de quien la había apuntado.
rule-KK-606 = Las lluvias devueltas que siguen en el aire deben ir todas a tierras distintas. Donde no quede una tierra libre no puedes poner dos murallas ante esa lluvia.
rule-KK-607 = Lo que tu respuesta entrega se conquista en el acto, por el orden de tus lugares, antes de que responda el siguiente.
rule-KK-608 = Después responde, del mismo modo, cada cual que tenga encima una lluvia devuelta, en el sentido de las agujas del reloj desde quien tiene el turno. Se puede detener, o devolver otra vez a quien la devolvió el último.
rule-KK-609 = La batalla acaba cuando no queda ninguna lluvia en el aire.
rule-KK-610 = Solo las murallas detienen una lluvia de flechas.
rule-KK-611 = Una lluvia no tiene efecto si quien la apuntó o el dueño de la tierra ya no está activo, o si la tierra ya no está en juego.
rule-KK-612 = Lanzar flechas ocupa todo el turno; en él no ataca ningún soldado.
rule-KK-613 = Tres yumi son una lluvia, seis son dos, y puedes mezclarlos con cartas de lluvia de flechas.
rule-KK-614 = Las murallas se ponen solo como respuesta a las flechas.

rules-windows = Las preguntas, y lo que se puede notar

rule-KK-701 = A quien debe responder se le pregunta siempre, tenga o no otra respuesta que la de por defecto: por la defensa, las hojas, sus respuestas, el engaño, las murallas, la ayuda y la mano nueva.
rule-KK-702 = La única excepción es lo que todos pueden contar: quien defiende con menos de dos cartas (tres, contra dos armas), o una mano vacía cuando se pediría una hoja, su respuesta, murallas o ayuda. Entonces la respuesta por defecto se da en el acto.
rule-KK-703 = En equipos se pregunta igualmente por la defensa, las hojas, sus respuestas y las murallas mientras un compañero activo tenga alguna carta: se le puede pedir. La carta que llega tarde para esta batalla se queda en la mano.
rule-KK-704 = Por las hojas y sus respuestas se pregunta solo si ataca un ninja, y por el engaño solo si lo permite KK-418. Ambas cosas las ven todos, así que la pregunta que falta no delata nada.
rule-KK-705 = Mientras se pregunta a alguien, todos ven quién debe responder y a qué, y nunca qué respuestas hay.
rule-KK-706 = Solo aquel a quien se pregunta sabe qué está permitido. Una respuesta no permitida se rechaza solo ante quien la envía y no cambia nada.
rule-KK-707 = Aparte de KK-702, la mesa nunca responde por ti porque no tengas elección, y ninguna pausa depende de cartas ocultas. Puedes decirle que responda a ciertas preguntas siempre de un mismo modo; ese ajuste es tuyo y no tiene que ver con tu mano.
rule-KK-708 = Cuando se acaba el tiempo, y por quien se ha ido: no devolver nada, colocar las tierras al azar y no pedir nada, quedarse la mano, rendirse, pasar con las hojas y sus respuestas, no devolver el ataque, no poner murallas, negar la ayuda, tomar al rival del asiento más bajo. En un turno: reponer y acabar, si se puede; si no, el ataque permitido más débil con un arma contra una tierra al azar (el ninja antes que el samurái, y este antes que la geisha); si no, pasar; si no, una lluvia de flechas contra una tierra al azar.
rule-KK-709 = Reponer y pasar dicen a todos que en esa mano no hay un soldado armado; también lo dice una lluvia de flechas si la obligación es atacar con un soldado. Así debe ser.
rule-KK-710 = Todos oyen quién pide qué y a quién. La carta la ven solo quien la da y quien la recibe.

rules-end = Puntos, eliminación y final

rule-KK-801 = Si cuenta la tierra en tu poder, tus puntos son el valor de tus propias tierras en juego y de las que has conquistado. Empiezas con 10 y bajas cuando pierdes una tierra.
rule-KK-802 = Si cuenta la tierra conquistada, tus puntos son 10 y el valor de las tierras que has conquistado.
rule-KK-803 = Los puntos están siempre a la vista.
rule-KK-804 = En un todos contra todos ganas en el acto si, justo después de una conquista tuya, tienes los puntos para ganar.
rule-KK-805 = Quien no tiene ninguna tierra propia en juego queda eliminado en el acto.
rule-KK-806 = La mano de quien queda eliminado se descarta boca arriba. Las tierras que había conquistado siguen fuera de juego y no pasan a nadie.
rule-KK-807 = En un todos contra todos, el último jugador activo gana en el acto, tenga los puntos que tenga.
rule-KK-808 = En cada conquista se mira primero la eliminación y después los puntos. La que hace ambas cosas, simplemente gana.
rule-KK-809 = Ganada la partida no se resuelve nada más; las lluvias que sigan en el aire se descartan.
rule-KK-810 = Quien ha sido eliminado ya no puede ganar, y mira.
rule-KK-811 = Tras una eliminación le toca al siguiente jugador activo en el sentido de las agujas del reloj desde quien tenía el turno, aunque el eliminado sea este.
rule-KK-901 = En un todos contra todos va primero quien gana. Después van los demás jugadores activos por sus puntos y, con los mismos puntos, por el número de tierras propias en juego; a igualdad de ambas cosas se comparte el puesto. Después van los que quedaron fuera: cuanto más tarde, más arriba.
rule-KK-902 = No hay empate, salvo en KK-905.
rule-KK-903 = Puedes abandonar cuando quieras. Si se te está preguntando o participas en una batalla, se dan por ti las respuestas por defecto hasta que acabe. Después tus tierras en juego se apartan boca arriba para nadie, tu mano se descarta y quedas fuera. Fuera de una batalla, abandonar en tu turno solo lo acaba.
rule-KK-904 = Si con eso queda un solo jugador, o un solo equipo, ha ganado la partida.
rule-KK-905 = Si pasan seguidos 15 turnos por cada jugador que empezó, y como mínimo 60, sin ninguna conquista, la partida acaba. Se clasifica como en KK-901, y el primer puesto se puede compartir. En equipos gana la mayor suma de puntos de los miembros activos; si es igual, hay empate.

rules-teams = Equipos

rule-KK-1001 = Dos equipos iguales. Valen todas las reglas, salvo lo que sigue.
rule-KK-1002 = Los dos de cada pareja, cara a cara, son cada uno el primer rival del otro, y están en combate desde el principio.
rule-KK-1003 = Solo puedes atacar y lanzar flechas a rivales activos con los que estés en combate, y solo ellos a ti. Si hay varios eliges en cada turno, y puedes repartir las lluvias entre ellos.
rule-KK-1004 = Los ataques devueltos y las lluvias devueltas desandan el mismo camino, así que no salen de quienes están en combate.
rule-KK-1005 = Los equipos se alternan en los turnos, y los miembros activos de cada uno juegan los de su equipo por el orden de sus asientos. Por un equipo empieza el primer jugador; por el otro, su primer rival. En un equipo con menos miembros activos a cada uno le toca, simplemente, más a menudo.
rule-KK-1006 = Cada cual tiene sus propios puntos. No hay puntos de equipo.
rule-KK-1007 = Si justo después de una conquista tuya tienes los puntos para ganar, tu primer rival, si sigue activo, queda derrotado.
rule-KK-1008 = Cualquier otra derrota exige perder la última tierra en juego, sin importar qué rivales las tomaron.
rule-KK-1009 = Las tierras en juego de quien es derrotado por puntos se apartan boca arriba y no cuentan para nadie. Su mano se descarta boca arriba.
rule-KK-1010 = Al defender puedes pedir ayuda una vez por pregunta y, salvo en KK-1015, solo si tu mano no te deja más que rendirte. Nombras a un compañero activo y dices «soldado» o «arma».
rule-KK-1011 = Para una hoja o su respuesta puedes pedir una vez por pregunta y, salvo en KK-1015, solo si no tienes un kunai en la mano; también «soldado» o «arma».
rule-KK-1012 = Contra las flechas puedes pedir una vez por respuesta, solo «muralla», y sea cual sea tu mano.
rule-KK-1013 = Al compañero se le pregunta aunque no tenga ninguna carta así: da una de esa clase, la que quiera, o se niega.
rule-KK-1014 = La carta va a la mano de quien la pidió, y no hace falta usarla.
rule-KK-1015 = Si es tu turno, y en esta batalla una geisha ha devuelto tu ataque o se ha respondido a una hoja tuya, desde entonces puedes pedir sea cual sea tu mano: una vez cada vez que en esta batalla debas defender, sacar una hoja o responder a una.
rule-KK-1016 = Tras una derrota, cada jugador activo sin un rival activo con quien esté en combate elige un rival activo, en el sentido de las agujas del reloj desde quien tiene el turno; si solo queda uno, va por sí solo. Desde entonces los dos están en combate, en ambos sentidos.
rule-KK-1017 = Un equipo gana en el acto cuando todos los del otro están fuera. Todos sus miembros comparten el primer puesto, también los que quedaron fuera, y los otros comparten el segundo.
rule-KK-1018 = Llegar a los puntos otra vez, o contra alguien que no sea el primer rival, no tiene efecto.
rule-KK-1019 = Los compañeros de equipo no se ven las manos ni las tierras boca abajo. No hay charla privada de equipo.

rules-second = Segunda edición

rule-KK-1101 = El cambio inicial está en KK-206.
rule-KK-1102 = Con la reposición de la segunda edición puedes reponer con cualquier mano, salvo que en tu turno anterior ya repusieras. Primero descartas boca arriba las cartas que quieras, o ninguna, y después robas hasta tener ocho. No se te pregunta por la mano, y durante la partida no hay mano nueva.
rule-KK-1103 = Con la reposición de la segunda edición solo puedes pasar si no puedes hacer nada más.
rule-KK-1104 = Con la reposición de la segunda edición, la obligación de atacar no prohíbe reponer. Si la obligación es atacar con un soldado, sí sigue prohibiendo las flechas.
rule-KK-1105 = Con fuerza dos se puede apuntar a una tierra cualquier número de lluvias de flechas.
rule-KK-1106 = Con fuerza dos pones ante cada tierra o ninguna muralla, o al menos tantas como lluvias caen en ella, y como mucho el doble.
rule-KK-1107 = Con fuerza dos y ninguna muralla, la tierra se conquista si el doble del número de lluvias alcanza su valor. Si no, resiste y sigue boca abajo, y todos saben que vale más que eso.
rule-KK-1108 = Con fuerza dos y bastantes murallas quedan detenidas todas las lluvias sobre la tierra, y cada muralla que pase de su número devuelve una, a una tierra en juego de quien la apuntó, la que tú elijas. Pueden ir varias a la misma tierra, y entonces actúan juntas.
rule-KK-1109 = Con fuerza dos las lluvias no tienen que ir a tierras distintas, ni apuntadas ni devueltas. Todo lo demás sobre las flechas vale igual.

rules-decisions = Lo que se te puede preguntar

rule-KK-D1 = Cambio, antes de empezar, si está elegida esa opción: todos a la vez devuelven hasta cuatro cartas. Cuando han acabado todos, todos saben cuántas devolvió cada cual.
rule-KK-D2 = Tierras, antes de empezar: todos a la vez ponen en orden sus cuatro tierras y, con una mano injugable, pueden pedir una nueva. Todos saben quién ha acabado, y más tarde las peticiones y las manos mostradas; el orden, nunca.
rule-KK-D3 = Mano nueva, después de robar: quedártela, o pedir otra si es injugable. Todos saben en el acto que te la quedas, o ven las cartas mostradas.
rule-KK-D4 = Turno: atacar con un soldado, una o dos armas y una tierra; lluvias de flechas, cada una con su tierra; reponer; o pasar. Todos ven en el acto qué se pone, adónde va y cuántas cartas se roban.
rule-KK-D5 = Defensa: rendirte, defender con un soldado y armas, sacrificar tres soldados o, en equipos, pedir a un compañero. El ataque de un ninja que topa con una defensa lleva a KK-D6; la tierra perdida o el sacrificio, al final de la batalla. Todos ven en el acto qué se pone, o la tierra que se pierde.
rule-KK-D6 = Hoja: quien ataca pasa o juega un kunai, que lleva a KK-D7; en equipos puede pedir a un compañero. Si pasa, la defensa se mantiene.
rule-KK-D7 = Respuesta a la hoja: quien defiende pasa y pierde la tierra, o juega un kunai, que lleva de nuevo a KK-D6; en equipos puede pedir a un compañero.
rule-KK-D8 = Engaño: quien defiende lo deja estar o nombra una tierra de quien ataca. Entonces se cambian los papeles y viene otra vez KK-D5.
rule-KK-D9 = Murallas: por cada lluvia ninguna, una o dos, con una tierra por cada una que se devuelve; en equipos puedes pedir una muralla a un compañero. Todos ven en el acto las murallas, los nuevos blancos y las tierras que se pierden.
rule-KK-D10 = Ayuda: el compañero a quien se pide da una carta de esa clase o se niega. Todos saben si se dio una carta; cuál, lo ve solo quien la pidió.
rule-KK-D11 = Nuevo rival, en equipos tras una derrota: quien no tiene rival elige uno. Todos lo ven en el acto.
rule-KK-D12 = Abandonar: cualquier jugador activo, cuando quiera. Todos lo ven en el acto.
