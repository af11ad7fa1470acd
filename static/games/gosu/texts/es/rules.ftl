# GOSU: la página de reglas en español. Solo la lee el servidor.

## Ayuda

aid-1 = 1. En tu turno haz una sola cosa: juega una carta, muta una, usa una de tu ejército, gasta fichas, intenta un Salto sombrío o pasa hasta el final de la ronda.
aid-2 = 2. El nivel 1 cuesta dos cartas si el clan es nuevo en tu primera fila; si no, nada. El nivel 2 necesita su clan en la fila 1, y el 3 en las filas 1 y 2; ninguna fila es más larga que la de debajo ni pasa de cinco cartas.
aid-3 = 3. Mutar: descarta lo que diga el engranaje y pon en su sitio otra carta que encaje en el nivel. Con una calavera en el engranaje puede venir del descarte.
aid-4 = 4. Dos fichas de Activación por ronda: pon una sobre una carta para usar su poder, o gasta una por una carta, o dos por tres.
aid-5 = 5. LIBRE: nada a su derecha, nada encima. Atrapada: boca abajo, sin poder, valor ni clan, hasta la ronda siguiente.
aid-6 = 6. (+m): solo mientras algún rival tenga más puntos de victoria que tú.
aid-7 = 7. Cuando todos han pasado, el ejército más fuerte gana un punto: 2, 3 y 5 por las cartas de nivel 1, 2 y 3. La ficha de Ventaja deshace los empates. Los ejércitos y las manos se quedan.
aid-8 = 8. Con tres puntos se gana, y también con una carta con corona en cuanto se cumple su condición.
aid-9 = 9. Cuando alguien ha pasado, los demás tienen diez turnos más entre todos.

## En la caja

piece-ancient = 20 cartas, 15 distintas
piece-alpha = 20 cartas, 15 distintas
piece-dark = 20 cartas, 15 distintas
piece-meka = 20 cartas, 15 distintas
piece-fire = 20 cartas, 15 distintas
piece-shadow = 20 cartas, 15 distintas
piece-dragon = 20 cartas, 15 distintas
piece-frost = 20 cartas, 15 distintas
piece-swamp = 20 cartas, 15 distintas
piece-shibuke = 20 cartas, 15 distintas
piece-oto = nivel 1, dos copias
piece-sibal = nivel 1, dos copias
piece-reya = nivel 1, dos copias
piece-mumba = nivel 1, dos copias
piece-kiri = nivel 1, dos copias
piece-alikan = nivel 2, una copia
piece-loya = nivel 2, una copia
piece-ganda = nivel 2, una copia
piece-pharoo = nivel 2, una copia
piece-teodi = nivel 2, una copia
piece-nanya = nivel 2, una copia
piece-wenro = nivel 2, una copia
piece-ubo = nivel 3, una copia
piece-daimatu = nivel 3, una copia
piece-yorimo = nivel 3, una copia
piece-bosk = nivel 1, dos copias
piece-huna = nivel 1, dos copias
piece-pako = nivel 1, dos copias
piece-rill = nivel 1, dos copias
piece-grum = nivel 1, dos copias
piece-tarka = nivel 2, una copia
piece-vesh = nivel 2, una copia
piece-moko = nivel 2, una copia
piece-lufa = nivel 2, una copia
piece-barrow = nivel 2, una copia
piece-sinn = nivel 2, una copia
piece-okka = nivel 2, una copia
piece-hurd = nivel 3, una copia
piece-zelly = nivel 3, una copia
piece-gorm = nivel 3, una copia
piece-skab = nivel 1, dos copias
piece-mire = nivel 1, dos copias
piece-nex = nivel 1, dos copias
piece-kro = nivel 1, dos copias
piece-vosp = nivel 1, dos copias
piece-kao = nivel 2, una copia
piece-trsck = nivel 2, una copia
piece-kataclysm = nivel 2, una copia
piece-duwal = nivel 2, una copia
piece-ghool = nivel 2, una copia
piece-murd = nivel 2, una copia
piece-xil = nivel 2, una copia
piece-nihil = nivel 3, una copia
piece-omo = nivel 3, una copia
piece-morrow = nivel 3, una copia
piece-rivet = nivel 1, dos copias
piece-bolt = nivel 1, dos copias
piece-cog = nivel 1, dos copias
piece-sprok = nivel 1, dos copias
piece-tink = nivel 1, dos copias
piece-piston = nivel 2, una copia
piece-gyro = nivel 2, una copia
piece-ratchet = nivel 2, una copia
piece-volta = nivel 2, una copia
piece-lathe = nivel 2, una copia
piece-klamp = nivel 2, una copia
piece-servo = nivel 2, una copia
piece-omnimek = nivel 3, una copia
piece-juggerno = nivel 3, una copia
piece-vatu = nivel 3, una copia
piece-spark = nivel 1, dos copias
piece-ember = nivel 1, dos copias
piece-sizz = nivel 1, dos copias
piece-bram = nivel 1, dos copias
piece-cinda = nivel 1, dos copias
piece-garsh = nivel 2, una copia
piece-fact = nivel 2, una copia
piece-ideo = nivel 2, una copia
piece-dynamite = nivel 2, una copia
piece-dom = nivel 2, una copia
piece-scorcha = nivel 2, una copia
piece-kindle = nivel 2, una copia
piece-walror = nivel 3, una copia
piece-brazul = nivel 3, una copia
piece-ifriz = nivel 3, una copia
piece-zubann = nivel 1, dos copias
piece-zend = nivel 1, dos copias
piece-zuubah = nivel 1, dos copias
piece-zik = nivel 1, dos copias
piece-zhu = nivel 1, dos copias
piece-zoraz = nivel 2, una copia
piece-zakk = nivel 2, una copia
piece-zorgor = nivel 2, una copia
piece-zaar = nivel 2, una copia
piece-zom = nivel 2, una copia
piece-zyrk = nivel 2, una copia
piece-zoel = nivel 2, una copia
piece-zarath = nivel 3, una copia
piece-zunah = nivel 3, una copia
piece-zombarg = nivel 3, una copia
piece-courage = nivel 1, dos copias
piece-honor = nivel 1, dos copias
piece-loyalty = nivel 1, dos copias
piece-patience = nivel 1, dos copias
piece-fervor = nivel 1, dos copias
piece-knowledge = nivel 2, una copia
piece-justice = nivel 2, una copia
piece-sacrifice = nivel 2, una copia
piece-prudence = nivel 2, una copia
piece-resolve = nivel 2, una copia
piece-wrath = nivel 2, una copia
piece-mercy = nivel 2, una copia
piece-glory = nivel 3, una copia
piece-unity = nivel 3, una copia
piece-legend = nivel 3, una copia
piece-icicla = nivel 1, dos copias
piece-rimey = nivel 1, dos copias
piece-thawn = nivel 1, dos copias
piece-sleet = nivel 1, dos copias
piece-brrk = nivel 1, dos copias
piece-glacik = nivel 2, una copia
piece-hoarf = nivel 2, una copia
piece-flurr = nivel 2, una copia
piece-nevo = nivel 2, una copia
piece-kryo = nivel 2, una copia
piece-melto = nivel 2, una copia
piece-avala = nivel 2, una copia
piece-boreal = nivel 3, una copia
piece-hiberna = nivel 3, una copia
piece-blizzarg = nivel 3, una copia
piece-mudbana = nivel 1, dos copias
piece-slogg = nivel 1, dos copias
piece-toxo = nivel 1, dos copias
piece-leecha = nivel 1, dos copias
piece-bubbo = nivel 1, dos copias
piece-mogg = nivel 2, una copia
piece-brewa = nivel 2, una copia
piece-croak = nivel 2, una copia
piece-fenn = nivel 2, una copia
piece-oozu = nivel 2, una copia
piece-sporra = nivel 2, una copia
piece-witcha = nivel 2, una copia
piece-hydraa = nivel 3, una copia
piece-primord = nivel 3, una copia
piece-bogmaw = nivel 3, una copia
piece-shibuke-messenger = nivel 1, dos copias
piece-shibuke-dark-blade = nivel 1 o 2, dos copias
piece-shibuke-warrior-spirit = nivel 1 o 2, dos copias
piece-shibuke-defender = nivel 1 o 2, dos copias
piece-shibuke-sapling = nivel 1, dos copias
piece-baeelrah = nivel 2 o 3, una copia
piece-aaelual = nivel 2 o 3, una copia
piece-uulmaar = nivel 2, una copia
piece-iirwen = nivel 2, una copia
piece-oolnuun = nivel 2, una copia
piece-eeloor = nivel 2 o 3, una copia
piece-windcaller = nivel 2, una copia
piece-yggdruul = nivel 3, una copia
piece-aanuur = nivel 3, una copia
piece-maaluth = nivel 3, una copia

## Reglas

rules-options = Reglas de torneo

rule-GO-001 = El draft, el límite de turnos y la prohibición de pasar con una ficha van juntos: son las reglas de torneo 1.1. Son opcionales y recomendables.
rule-GO-002 = Hay dos juegos de opciones preparados: Torneo lleva las tres, y Primera partida ninguna, con los cinco clanes básicos.
rule-GO-003 = Las reglas de torneo valen para cualquier número de jugadores, solos o por equipos.

rules-box = En la caja

rule-GO-010 = Hay 200 cartas en diez clanes de 20. Cinco clanes son del juego básico y cinco de Kamakor. Los Shibuke no son goblins.
rule-GO-011 = Un clan básico tiene cinco cartas distintas de nivel 1, dos veces cada una, siete de nivel 2 y tres de nivel 3.
rule-GO-012 = Un clan de Kamakor se compone igual.
rule-GO-013 = Así, un mazo de cinco clanes tiene 100 cartas: 50 de nivel 1, 35 de nivel 2 y 15 de nivel 3. Una carta de dos niveles cuenta por el más bajo.
rule-GO-014 = Cada cual tiene dos fichas de Activación; hay ocho.
rule-GO-015 = Hay una ficha de Ventaja.
rule-GO-016 = Los puntos de victoria se marcan con fichas; su número no pone límite.
rule-GO-017 = Ocho fichas de Dragón forman una reserva común.
rule-GO-018 = Hay una ficha de clan por cada uno de los diez clanes.
rule-GO-019 = El valor militar depende del nivel en el que está la carta: 2 en el nivel 1, 3 en el 2 y 5 en el 3.
rule-GO-020 = Una carta muestra su nombre, su clan, su nivel o niveles, el coste de mutarla si se puede, sus palabras clave y su poder.
rule-GO-021 = Las cartas de nivel 1 son Bakuto, las de nivel 2 Héroes y las de nivel 3 Ozeki.

rules-words = Palabras

rule-GO-030 = Tu ejército está ante ti en tres filas, una por nivel. En cada fila las cartas se cuentan desde la izquierda y no dejan huecos.
rule-GO-031 = En un ejército el nivel de una carta es su fila, ponga lo que ponga en ella.
rule-GO-032 = Encima de una carta está la que tiene el mismo número en la fila superior.
rule-GO-033 = Una carta está LIBRE si no hay nada a su derecha en su fila ni nada encima. Las cartas atrapadas también cuentan.
rule-GO-034 = Así, solo puede estar LIBRE la última carta de una fila, y lo está si la fila superior tiene menos cartas. La última de la fila 3 lo está siempre.
rule-GO-035 = Una carta elegida por Dom cuenta como LIBRE hasta el final de la ronda, aunque esté tapada.
rule-GO-036 = Tus rivales son todos los demás; por equipos, solo los del otro equipo.
rule-GO-037 = Vas por detrás si algún rival tiene más puntos de victoria que tú.
rule-GO-038 = Donde una carta dice n(+m), es n, y n+m si su jugador va por detrás en el momento de hacerlo.
rule-GO-039 = Controla un poder el jugador en cuyo ejército está la carta, o estaba hasta ahora mismo.
rule-GO-040 = Atrapar una carta es ponerla boca abajo; liberarla es volver a ponerla boca arriba.

rules-setup = Preparación

rule-GO-200 = Antes que nada se sortea quién empieza y toma la ficha de Ventaja.
rule-GO-201 = Con las fichas boca abajo se mezclan las diez fichas de clan. Desde quien empieza, cada cual descarta una por turno y se muestra. Se juega con los clanes de las cinco últimas.
rule-GO-202 = Con las fichas a la vista se hace lo mismo viendo los clanes.
rule-GO-203 = De los cinco descartes, dos jugadores hacen tres y dos; tres jugadores, dos, dos y uno; cuatro jugadores, dos, uno, uno y uno.
rule-GO-204 = Al azar, se sortean cinco de los diez clanes.
rule-GO-205 = Básicos o Kamakor: exactamente los cinco clanes de esa caja.
rule-GO-206 = Las cartas de los cinco clanes se barajan y forman el mazo. El descarte empieza vacío.
rule-GO-207 = Cada cual toma dos fichas de Activación. Todas las de Dragón están en la reserva, y nadie tiene puntos.
rule-GO-208 = Se reparten siete cartas a cada jugador.
rule-GO-209 = Por equipos, las parejas se sientan enfrente: asientos 1 y 3 contra 2 y 4.
rule-GO-210 = Sin draft, quien no tenga ninguna carta que se pueda jugar en el nivel 1 enseña su mano, la descarta y roba siete nuevas, hasta tener una. Se hace por orden de turno.
rule-GO-211 = En el draft cada cual se queda dos de las siete cartas, pasa las demás a su izquierda, se queda una de las recibidas, y así hasta que no quede ninguna. Todos eligen a la vez.
rule-GO-212 = Se elige entre siete cartas, luego entre cinco, cuatro, tres y dos; la última se queda. Todos acaban con siete, sean cuantos sean.
rule-GO-213 = Después de un draft no se vuelve a robar ninguna mano.
rule-GO-214 = Las cartas que te quedas son secretas, y nadie vuelve a mirar las que ya pasó.
rule-GO-215 = Entonces empieza la primera ronda.
rule-GO-216 = Después de una partida se puede poner la misma mesa otra vez: con clanes elegidos de nuevo, con los mismos cinco o con los cinco que quedaron fuera.

rules-round = La ronda

rule-GO-300 = Al empezar una ronda todos recuperan sus fichas de Activación, acaban las marcas de Dom, nadie ha pasado y se liberan las cartas atrapadas. Siguen los poderes que eso provoque, luego se miran las victorias especiales, y empieza quien tiene la ficha de Ventaja.
rule-GO-301 = Si Boreal impide la liberación se mira antes de liberar ninguna carta.
rule-GO-302 = Los turnos van en el sentido del reloj y saltan a quien ha pasado. En un turno se hace exactamente una acción.
rule-GO-303 = Quien ha pasado no juega más turnos en la ronda, pero lo demás sigue: los poderes funcionan, y los rivales alcanzan su ejército y su mano.
rule-GO-304 = Cuando todos han pasado se libra la Gran Batalla.
rule-GO-305 = Un turno extra se juega justo después del presente. Varios se suman. Al pasar se pierden los que queden.
rule-GO-306 = Un turno extra para quien no está de turno, cosa que solo pasa por equipos, va justo después del turno presente y sus extras; luego se sigue desde quien tenía el turno. Quien ha pasado no recibe nada.
rule-GO-307 = Después de una acción y de todo lo que provoca se miran las victorias especiales; luego acaba el turno.
rule-GO-308 = Tras 300 turnos en una ronda se considera que todos han pasado.
rule-GO-309 = Se juega ronda tras ronda hasta que alguien gane.

rules-play = Jugar una carta

rule-GO-400 = Una carta se pone en el extremo derecho de la fila de su nivel.
rule-GO-401 = Una fila nunca recibe una sexta carta.
rule-GO-402 = Para jugar una carta de nivel 2, la fila 2 debe tener menos cartas que la 1; para una de nivel 3, la fila 3 menos que la 2. Las atrapadas cuentan.
rule-GO-403 = Una carta de nivel 2 necesita una carta sin atrapar de su clan en la fila 1; una de nivel 3, una en la fila 1 y otra en la 2. Pueden estar en cualquier sitio de la fila.
rule-GO-404 = En el nivel 1 no hace falta ningún clan.
rule-GO-405 = Una carta de nivel 1 cuesta dos cartas de tu mano si en tu fila 1 no hay ninguna carta sin atrapar de su clan.
rule-GO-406 = No cuesta nada si tu fila 1 está vacía.
rule-GO-407 = No cuesta nada si allí hay una carta sin atrapar del mismo clan.
rule-GO-408 = Un goblin no cuesta nada si la última carta de tu fila 1 es un portaestandarte sin atrapar. Los Shibuke no son goblins; con una opción también les vale.
rule-GO-409 = Las cartas de nivel 2 y 3 no cuestan nada.
rule-GO-410 = El coste se paga entero, con cartas descartadas de la mano; la que se juega no puede pagarse a sí misma. Quien no puede pagar no la juega.
rule-GO-411 = Nombras la carta y su nivel, descartas el coste, la pones y cumples su poder al entrar.

rules-mutate = Mutar

rule-GO-430 = Una carta sin atrapar de tu ejército con coste de mutación se puede cambiar por otra.
rule-GO-431 = La nueva debe poder estar en ese nivel y llamarse de otro modo.
rule-GO-432 = Sale de tu mano; con Mutación zombi también del descarte.
rule-GO-433 = No se miran el clan, los límites de las filas ni el coste de alistamiento.
rule-GO-434 = Descartas tantas cartas como el coste de mutación de la antigua; la nueva no puede estar entre ellas, salvo GO-435.
rule-GO-435 = El coste se paga antes de nombrar la nueva. Así, con Mutación zombi puede entrar una carta recién pagada.
rule-GO-436 = Nombras la antigua, descartas el coste, nombras la nueva, descartas la antigua, pones la nueva en su sitio y cumples su poder al entrar con todo lo que siga; al final va el poder al mutar de la antigua.
rule-GO-437 = Una carta mutada no queda destruida.
rule-GO-438 = La nueva no lleva fichas ni marca, y se puede activar en esta ronda.
rule-GO-439 = Los descuentos nunca bajan de 1 el coste de una mutación.
rule-GO-440 = Un poder que permite mutar sin pagar deja el coste en 0. Forma parte de la misma acción.
rule-GO-441 = Los Shibuke no mutan, pero otras cartas pueden mutar en ellos.
rule-GO-442 = Una carta atrapada no puede mutar.

rules-powers-in = Cartas que entran por poderes

rule-GO-450 = Jugar una carta en el acto es hacerlo desde la mano, con todas las reglas pero sin coste de alistamiento. Nunca es obligatorio.
rule-GO-451 = Una carta puesta del descarte en el ejército solo respeta los límites de las filas. Nunca es obligatorio.
rule-GO-452 = Los poderes al entrar funcionan entre como entre la carta, salvo que el texto distinga.

rules-trap = Atrapar, destruir, salir

rule-GO-500 = Una carta atrapada no tiene poder, ni valor militar, ni clan. Conserva su nombre, nivel y sitio, y cuenta como carta.
rule-GO-501 = Todos pueden ver qué carta está atrapada.
rule-GO-502 = Solo se atrapan cartas sin atrapar, y solo se liberan las atrapadas.
rule-GO-503 = Las fichas se quedan sobre la carta atrapada.
rule-GO-504 = Una carta atrapada se puede destruir si un poder puede elegirla; su poder al ser destruida no funciona.
rule-GO-505 = Se libera lo que se pone boca arriba, por un poder o al empezar la ronda.
rule-GO-510 = Destruir una carta es llevarla del ejército al descarte. La mayoría de los poderes solo alcanzan cartas LIBRES.
rule-GO-511 = Cuando una carta sale de una fila, las de su derecha se corren un sitio a la izquierda. Las otras filas no se mueven.
rule-GO-512 = No les pasa nada a las cartas cuya fila queda demasiado larga o a cuyo clan le falta apoyo: eso solo se mira al jugar una carta.
rule-GO-513 = La ficha de Dragón de una carta que sale vuelve a la reserva; la de Activación sigue usada hasta la ronda siguiente.
rule-GO-514 = Todas las cartas que salen van a un descarte común, boca arriba.
rule-GO-515 = Lo que no se puede atrapar o destruir no se puede elegir para ello. Una carta atrapada no tiene esa protección.
rule-GO-516 = Una carta devuelta a la mano no queda destruida ni mutada.

rules-jump = Salto sombrío

rule-GO-600 = Eliges una carta sin atrapar con Salto sombrío y muestras la primera del mazo.
rule-GO-601 = Si la mostrada puede estar en ese nivel, ocupa el sitio y la saltadora se descarta, ni destruida ni mutada.
rule-GO-602 = Si no, la mostrada se descarta y la saltadora se atrapa a sí misma.
rule-GO-603 = La mostrada puede ser de cualquier clan. No se paga nada ni se mira ningún límite.
rule-GO-604 = Tras un éxito se cumple primero el poder al entrar de la nueva y después el poder por saltar de la antigua. La nueva no lleva fichas.
rule-GO-605 = Un salto necesita una carta en el mazo o en el descarte. Un mazo vacío se renueva antes.
rule-GO-606 = Una carta puede saltar en la ronda en que llegó, e intentarlo cuanto quiera: un intento por acción.
rule-GO-607 = Una carta de dos niveles se juega en el que elija su jugador, con las reglas de ese nivel. Por mutación o salto toma el de la carta que sustituye. En manos y montones vale como cualquiera de los dos.
rule-GO-608 = Su valor militar depende del nivel en el que está.
rule-GO-609 = Con Invocavientos se muestran dos cartas. Basta con que encaje una; si encajan las dos, elige el jugador. La otra se descarta.

rules-bearers = Portaestandartes

rule-GO-620 = Un portaestandarte sin atrapar que sea la primera carta de la fila 1 al final de la ronda deja a su jugador robar dos cartas.
rule-GO-621 = A su derecha un goblin nuevo no cuesta nada, como dice GO-408. Las mutaciones no se abaratan.
rule-GO-622 = Cuando se destruye un portaestandarte sin atrapar, cada rival de su jugador roba una carta.
rule-GO-623 = Cada clan goblin de Kamakor tiene uno, con dos copias y un pequeño poder propio.

rules-self = Cartas que se atrapan

rule-GO-640 = La carta se atrapa como precio y después se usa el poder. Se puede hacer siempre que la carta esté sin atrapar.
rule-GO-641 = Nada que reaccione a cartas atrapadas reacciona a una que se atrapa a sí misma.
rule-GO-642 = Los poderes que cuentan cartas atrapadas cuentan la propia carta.

rules-dragoons = Fichas de Dragón

rule-GO-660 = Tienes como mucho dos fichas de Dragón en la mano; las que están sobre cartas no cuentan. Lo que no quepa o no haya en la reserva se pierde.
rule-GO-661 = Solo salen de la reserva.
rule-GO-662 = Al final de la ronda las que están sobre cartas van a la reserva; las de la mano se conservan.

rules-actions = Acciones

rule-GO-700 = Una carta lleva como mucho una ficha de cada tipo. Activar una carta es ponerle una ficha de Activación; con la de Dragón, lo mismo.
rule-GO-701 = Una ficha roba una carta y dos roban tres. Las gastadas quedan junto al ejército hasta la ronda siguiente.
rule-GO-702 = Se puede elegir una acción aunque su poder no haga nada, y robar aunque no haya cartas.
rule-GO-703 = Por equipos existen además las acciones de GO-921 a GO-924.
rule-GO-704 = Con esta opción nadie pasa con una ficha de Activación sin usar. Si no, siempre se puede pasar.
rule-GO-705 = Quien solo puede pasar, y todos lo ven, pasa sin que se le pregunte.
rule-GO-706 = Las fichas de Dragón en la mano nunca impiden pasar.
rule-GO-707 = Una mano puede tener cualquier número de cartas.

rules-powers = Poderes

rule-GO-800 = Un poder solo funciona con su carta sin atrapar, salvo los que hablan de que la carta ha sido destruida, mutada, ha saltado o ha sido atrapada: miran cómo estaba justo antes.
rule-GO-801 = Los poderes no son opcionales salvo que el texto diga puedes o hasta, o lo digan las reglas.
rule-GO-802 = Un poder se cumple paso a paso. Lo que no se puede hacer se salta; lo que se puede en parte se hace en parte.
rule-GO-803 = Un poder empezado se cumple hasta el final, aunque su carta quede atrapada o salga.
rule-GO-804 = Lo que provoca un poder espera a que termine. Lo que espera se cumple en el orden en que surgió.
rule-GO-805 = De un mismo suceso va primero lo de quien está de turno (entre turnos, de quien tiene la ficha de Ventaja), y luego en el sentido del reloj; en un ejército, primero la carta afectada y después las demás por filas y desde la izquierda.
rule-GO-806 = Una condición se mira cuando empieza aquello a lo que se refiere.
rule-GO-807 = Lo que espera se cumple aunque su carta haya salido o quedado atrapada.
rule-GO-808 = Todo lo elige quien controla el poder, salvo que el texto nombre a otro. Quien descarta elige sus cartas.
rule-GO-809 = Si varios tienen que descartar o elegir por un mismo paso, lo hacen a la vez y se muestra junto.
rule-GO-810 = Si roban varios, lo hacen en el orden que diga el poder.
rule-GO-811 = Una carta nunca se elige a sí misma como objetivo.
rule-GO-812 = Donde se puede destruir o atrapar cualquier carta, hay que elegir una mientras un rival ofrezca alguna. Si solo la ofrece tu bando, puedes renunciar. Siempre puedes elegir una de tu bando.
rule-GO-813 = Varios objetivos se eligen uno tras otro, según estén entonces los ejércitos.
rule-GO-814 = Kao roba una carta cada vez que el poder de otra carta atrapa una carta de cualquier ejército, pero no por sí mismo.

rules-teams = Equipos

rule-GO-900 = Dos equipos de dos comparten los puntos de victoria, y ganan los dos de la pareja.
rule-GO-901 = Un equipo va por detrás si el otro tiene más puntos; entonces lo van los dos.
rule-GO-902 = Un jugador puede ser cualquiera de los cuatro; un rival, solo uno del otro equipo.
rule-GO-903 = La ficha de Ventaja es de un solo jugador.
rule-GO-921 = Por una ficha de Activación tu pareja roba una carta.
rule-GO-922 = Por dos fichas de Activación tu pareja roba tres cartas.
rule-GO-923 = Puedes poner una ficha de Activación tuya sobre una carta sin atrapar de tu pareja, que usa el poder y elige.
rule-GO-924 = Lo mismo vale para las fichas de Dragón.
rule-GO-925 = Tu pareja puede haber pasado. La ficha que pusiste sigue siendo tuya.
rule-GO-926 = En la Gran Batalla se comparan los ejércitos más fuertes de cada equipo, luego los más débiles, y si no gana el equipo con la ficha de Ventaja. Recibe un punto.
rule-GO-927 = La victoria especial de uno es victoria de los dos.
rule-GO-928 = No se puede hacer nada más con las cartas de la pareja, y las condiciones no las cuentan.
rule-GO-929 = Las parejas no se ven las manos, salvo que lo diga la opción.

rules-piles = Montones

rule-GO-1000 = Un mazo vacío se renueva barajando el descarte en cuanto hace falta una carta.
rule-GO-1001 = Si los dos están vacíos no se roba nada.
rule-GO-1002 = El descarte está a la vista de todos.
rule-GO-1003 = Las cartas apartadas no están en ningún montón hasta tener su sitio.

rules-battle = La Gran Batalla

rule-GO-1100 = Un ejército vale la suma de sus cartas sin atrapar, con los cambios de algunos poderes.
rule-GO-1101 = El ejército más fuerte gana un punto de victoria.
rule-GO-1102 = Si hay varios, gana el que tiene la ficha de Ventaja.
rule-GO-1103 = Si ninguno la tiene, cada uno recibe un punto.
rule-GO-1104 = La ficha de Ventaja se queda donde está, y los ejércitos y las manos también.
rule-GO-1105 = Al final de la ronda: batalla, puntos, fin de la partida si alguien tiene bastantes; fichas de Dragón a la reserva; poderes de fin de ronda, desde quien tiene la ficha de Ventaja; victorias especiales; la ronda siguiente.
rule-GO-1106 = Esos poderes se cumplen uno por uno con todo lo que provoquen. Una carta que entretanto quede atrapada o salga no hace nada.
rule-GO-1107 = Las fichas de Activación solo vuelven al empezar la ronda siguiente.

rules-win = Ganar

rule-GO-1200 = Quien tenga tres puntos de victoria tras una Gran Batalla gana en el acto; con una opción, dos.
rule-GO-1201 = Si varios llegan en la misma batalla, ganan juntos.
rule-GO-1202 = Las victorias especiales se miran después de cada acción con todo lo que provoca, tras las liberaciones del principio de la ronda y tras los poderes del final; nunca entremedias.
rule-GO-1203 = Se mira primero a quien está de turno (entre turnos, a quien tiene la ficha de Ventaja), y luego en el sentido del reloj. El primero que cumple una condición gana solo.
rule-GO-1204 = Un poder que dice que ganas acaba la partida en ese momento.
rule-GO-1205 = La carta que da una victoria especial debe estar sin atrapar.
rule-GO-1206 = Walror deja ganar a cualquiera que tenga a Fact, Garsh e Ideo en su ejército, atrapados o no.
rule-GO-1207 = Nadie queda eliminado, y una partida nunca acaba sin decidirse.

rules-limit = El límite de turnos

rule-GO-1300 = Entre dos, cuando uno ha pasado, el otro tiene como mucho diez turnos adicionales.
rule-GO-1301 = Entre tres o cuatro, cuando pasa el primero, los demás tienen diez entre todos.
rule-GO-1302 = Por equipos, cuando un equipo entero está fuera, los dos rivales tienen diez entre ambos. Lo que uno no use lo puede usar el otro.
rule-GO-1303 = Se cuentan todos los turnos, también los extra.
rule-GO-1304 = Un turno gastado en pasar no se cuenta.
rule-GO-1305 = Cuando se gastan los diez, se considera que todos han pasado, aunque les queden fichas.
rule-GO-1306 = Un turno extra ganado en el décimo se juega fuera del límite, y también los que se ganen en él. Los extra que quedaran de antes se pierden.
rule-GO-1307 = Un turno extra para quien no está de turno no pasa del límite.

## The card gallery

gallery-search = Buscar nombre o palabras
gallery-clan = Clan
gallery-level = Nivel
gallery-sign = Palabra clave
gallery-all = todo
gallery-found = Cartas mostradas:
gallery-sign-enter = Al entrar
gallery-sign-activate = Activación
gallery-sign-dragoon = Dragón
gallery-sign-trap-self = Se atrapa
gallery-sign-mutated = Al mutar
gallery-sign-jumped = Al lograr un salto
gallery-sign-released = Al ser liberada
gallery-sign-destroyed = Al ser destruida
gallery-sign-trapped = Al ser atrapada
gallery-sign-round-end = Fin de la ronda
gallery-sign-static = Permanente
gallery-sign-watch = Cada vez
gallery-sign-bearer = Portaestandarte
gallery-sign-crown = Victoria especial
gallery-sign-jump = Salto de Sombra
gallery-sign-zombie = Mutación zombi
