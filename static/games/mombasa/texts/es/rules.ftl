# Mombasa: la página de reglas en español. Solo lo lee el servidor.

## Ayuda

aid-1 = 1. Planea en secreto: coloca como mucho una carta en cada casilla abierta. Todos los planes se muestran a la vez.
aid-2 = 2. Por turnos, cada cual hace una acción: mercancías, expansión, contable, mercader, marcador o terminar la fase.
aid-3 = 3. Mercancías de una clase compran como mucho una carta; el resto avanza en un indicador de compañía. Las acciones están en los indicadores.
aid-4 = 4. Una expansión usa todas tus cartas de expansión para una compañía. Sus puestos salen de la base y descubren monedas: ese es el valor de una acción.
aid-5 = 5. Un contable toma libros; el tintero avanza por ellos mientras tus cartas boca arriba cumplan sus condiciones, o pagues.
aid-6 = 6. Un mercader mueve tu marcador de diamantes: sus diamantes y hasta dos minas de una compañía.
aid-7 = 7. Al terminar la fase puedes recuperar un mazo en reposo; después las cartas de esta ronda reposan sobre sus casillas.
aid-8 = 8. Tras siete rondas: efectivo, acciones por su valor, diamantes y libros.

## Reglas

rules-setting = La ambientación y lo que deja fuera

rule-MB-000 = Mombasa habla de compañías privilegiadas que en el siglo XIX sacaban de África cosechas y piedras. Solo cuenta lo que llegó a los libros de los inversores. No muestra la tierra arrebatada, ni a la gente obligada a trabajar y a marcharse, ni a quienes resistieron. Aquí las compañías no son de nadie y no están para admirarlas; juégalas como lo que son, una máquina que convierte la tierra ajena en cifras.

rules-course = El curso de la partida

rule-MB-001 = La partida dura siete rondas. Cada una tiene una fase de planificación y una fase general de acciones; tras todas menos la última hay una fase de preparación.
rule-MB-002 = Cuando termina la fase de acciones de la séptima ronda se puntúa de inmediato.
rule-MB-003 = Los turnos van en el sentido del reloj, empezando por quien tiene el marcador de jugador inicial.
rule-MB-004 = Una acción de una compañía vale tanto como monedas haya en los espacios vacíos de su base.
rule-MB-005 = Tus acciones de una compañía son el número del último icono que tu marcador ha alcanzado o pasado, más una por cada carta de acción de esa compañía que poseas, esté donde esté.
rule-MB-006 = Los iconos de acciones son totales: solo cuenta el más avanzado.
rule-MB-007 = El dinero de todos está a la vista.
rule-MB-008 = A la banca nunca se le acaba el dinero.
rule-MB-009 = Nadie se endeuda: lo que no puedes pagar del todo no lo puedes elegir.
rule-MB-010 = Los efectos van de uno en uno, cada cual con todo lo que provoca, antes del siguiente.
rule-MB-011 = Lo que ganas lo tomas, salvo que una regla diga que puedes, o hasta cuánto.

rules-setup = Preparación

rule-MB-012 = Cada compañía tiene un borde del tablero: El Cairo arriba, Mombasa a la derecha, Ciudad del Cabo abajo, Saint-Louis a la izquierda.
rule-MB-013 = En la primera partida Mombasa tiene el indicador A1, Ciudad del Cabo el B1, Saint-Louis el C1 y El Cairo el D1.
rule-MB-014 = En la preparación variable las cuatro letras se reparten entre los bordes, cada una por cualquiera de sus caras. El indicador queda con su compañía toda la partida.
rule-MB-015 = Los quince puestos de cada compañía están en su base, así que las acciones no valen nada.
rule-MB-016 = Las cartas de acción se barajan letra por letra y se apilan: A encima, luego B, C, D y al fondo E.
rule-MB-017 = La oferta de cartas tiene tres columnas de cuatro. Se llena del mazo: primero la columna derecha, luego la central y luego la izquierda, cada una de arriba abajo.
rule-MB-018 = La pila de descartes empieza vacía.
rule-MB-019 = En los espacios 2 a 7 del indicador de rondas hay libras: una en cada uno con dos jugadores; dos en 2, 4, 6 y una en 3, 5, 7 con tres; dos en cada uno con cuatro.
rule-MB-020 = Los libros se barajan por letra; de cada letra hay cuatro a la vista.
rule-MB-021 = Las cuatro fichas de bonificación están junto al tablero.
rule-MB-022 = Todos empiezan con una libra, al inicio de los cuatro indicadores de compañía y del de diamantes. Los colores de los jugadores no significan nada en las reglas.
rule-MB-023 = Tienes tres marcadores de bonificación con dos jugadores y, si no, dos; solo un poder de indicador da más.
rule-MB-024 = El jugador inicial se sortea o es quien invita, según la opción.
rule-MB-025 = Los puestos se cuentan en el sentido del reloj desde el jugador inicial. A las nueve cartas iniciales cada puesto añade su propia expansión 1, que se vende por tantas libras como el número del puesto.
rule-MB-026 = Así, todos poseen diez cartas.
rule-MB-027 = Con fichas iniciales fijas, los puestos 1 a 4 tienen las fichas 1 a 4.
rule-MB-028 = Si no, cada cual recibe dos de las diez fichas y se queda una, en secreto y a la vez. Nadie ve lo que los demás dejaron.
rule-MB-029 = La ficha está delante del primer espacio de libro, con el tintero encima.
rule-MB-030 = Las tres cartas que nombra la ficha pasan a reposo sobre las tres casillas abiertas, una en cada una, en el orden que quieras. Quedan siete cartas en la mano.
rule-MB-031 = Después todos reciben la bonificación de su ficha, por orden de puestos.
rule-MB-032 = Las casillas izquierda y derecha están cerradas al principio.

rules-planning = Planificación

rule-MB-033 = Todos planean a la vez.
rule-MB-034 = Coloca cartas de tu mano boca abajo en tus casillas abiertas, como mucho una en cada una. Se permiten menos, y también ninguna.
rule-MB-035 = Tres casillas están siempre abiertas. La izquierda se abre con el espacio 8 de diamantes; la derecha, con el espacio 4 de libros.
rule-MB-036 = Una casilla que se abre durante una ronda se puede usar desde la siguiente planificación.
rule-MB-037 = Se puede colocar cualquier carta, también una de acción de compañía: no tiene acción, pero se puede vender.
rule-MB-038 = Las fichas de bonificación que tengas se juegan ahora, por obligación. No necesitan casilla.
rule-MB-039 = Para las cajas de más dices en secreto qué mercancía son en esta ronda.
rule-MB-040 = Cuando todos están listos, todo se muestra a la vez.
rule-MB-041 = Hasta entonces puedes deshacer tu plan; los demás solo ven que ya no estás listo.

rules-turns = Turnos

rule-MB-042 = Quien empieza la ronda tiene el primer turno. A quien ha terminado la fase se le salta; dura hasta que todos han terminado.
rule-MB-043 = En tu turno haz exactamente una cosa: usar mercancías, expandir, usar un contable, usar un mercader, colocar un marcador o terminar tu fase.
rule-MB-044 = Solo los elementos boca arriba de tu área de acción se pueden usar, vender o contar. Lo que reposa o está en la mano no hace nada, salvo que las cartas de acción de compañía cuentan.
rule-MB-045 = Un elemento usado queda boca abajo. No se puede volver a usar y no cuenta para nada.
rule-MB-046 = Lo que una carta da además de su acción se recibe al ponerla boca abajo, antes de la acción; con varias cartas, en el orden de las casillas desde la izquierda.

rules-goods = Mercancías e indicadores de compañía

rule-MB-047 = Usa uno o más elementos de la misma mercancía.
rule-MB-048 = Se suman sus valores y tu poder.
rule-MB-049 = Con ese total compra como mucho una carta de la oferta y avanza con lo que sobre en un indicador de compañía. Puedes omitir una cosa o las dos; lo que no se usa se pierde.
rule-MB-050 = Una carta cuesta su precio más el recargo de su columna: 2 a la izquierda, 1 en el centro, nada a la derecha.
rule-MB-051 = La carta comprada va a tu mano; su lugar queda vacío hasta la preparación.
rule-MB-052 = En un indicador de compañía avanzas espacio a espacio y puedes parar donde quieras.
rule-MB-053 = Para cruzar una línea de pago debes pagar lo que dice. Si no puedes o no quieres, te paras y pierdes los espacios que queden.
rule-MB-054 = Quien cruza una línea de dividendos recibe libras de la banca, y también, aunque menos, quienes ya están al otro lado.
rule-MB-055 = Lo impreso en un espacio se da una vez, cuando tu marcador entra. Un poder dura desde entonces.
rule-MB-056 = Los marcadores nunca retroceden, y cualquier número de ellos puede compartir espacio.
rule-MB-057 = Cada paso más allá del último espacio da dos libras en su lugar.
rule-MB-058 = El poder de los agentes te da enseguida otro marcador de bonificación, para esta misma ronda.
rule-MB-059 = Un avance es siempre en un solo indicador.

rules-expansion = Expansión

rule-MB-060 = Usa todos tus elementos de expansión boca arriba, al menos uno.
rule-MB-061 = Sus valores y tu poder son tus puntos.
rule-MB-062 = Elige una compañía y coloca sus puestos uno tras otro.
rule-MB-063 = Un puesto entra en una región junto a la base o junto a una región con un puesto de la misma compañía, salvo que esa compañía ya esté allí.
rule-MB-064 = Una frontera simple cuesta un punto; una doble, dos; vale el camino más barato.
rule-MB-065 = Desalojar el puesto de otra compañía cuesta un punto más.
rule-MB-066 = En una región hay como mucho un puesto.
rule-MB-067 = Toma el puesto del frente de cualquier columna de la base. Primero salen los de la reserva.
rule-MB-068 = Un puesto desalojado vuelve a una columna de su base que tú eliges, al espacio vacío más al fondo.
rule-MB-069 = El último espacio de una columna no se vuelve a tapar una vez vacío.
rule-MB-070 = Si ninguna columna puede recibir el puesto, va a la reserva junto a la base.
rule-MB-071 = Tras cada puesto recibes la recompensa de la región y puedes seguir o parar. Los puntos que sobran se pierden, y sin puestos no se sigue.

rules-books = Contables y libros

rule-MB-072 = Un punto de libro toma un libro a la vista de la letra que pide tu próximo espacio: cinco A, cinco B, cinco C.
rule-MB-073 = El libro queda boca arriba en ese espacio y no se mueve nunca.
rule-MB-074 = Las libras que hay en la fila de esa letra van con él.
rule-MB-075 = El hueco de la oferta se llena enseguida, mientras queden libros de la letra.
rule-MB-076 = Si no hay a la vista ningún libro de la letra, el punto se pierde.
rule-MB-077 = Con los quince espacios llenos, cada punto de libro da dos libras.
rule-MB-078 = Usa un contable boca arriba.
rule-MB-079 = Primero recibe sus puntos de libro y los de tu poder; después puedes mover el tintero.
rule-MB-080 = El tintero avanza libro a libro. Entra en un libro que esté boca abajo, cuyas condiciones se cumplan o al que pagues por dar la vuelta.
rule-MB-081 = Las condiciones miran tus elementos boca arriba en ese momento. No se gasta nada, y un elemento puede servir para muchos libros.
rule-MB-082 = Dar la vuelta al libro siguiente cuesta dos libras, o una con el poder, tantas veces como puedas pagar.
rule-MB-083 = Párate tras cualquier libro. Recibes la recompensa del último en el que entraste, si está boca arriba; los pasados no dan nada.
rule-MB-084 = La acción es legal aunque el tintero no se mueva.
rule-MB-085 = El espacio de libro 4 abre la casilla derecha.
rule-MB-086 = El tintero vale 10 desde el espacio 3, 15 desde el 5, 20 desde el 7, 30 desde el 9, 40 desde el 11, 50 desde el 13 y 60 en el 15.

rules-diamonds = Mercaderes y diamantes

rule-MB-087 = Usa un mercader boca arriba y elige una compañía.
rule-MB-088 = Tu marcador de diamantes avanza los diamantes del mercader, uno más por cada mina de la compañía pero como mucho dos, y tu poder.
rule-MB-089 = Nadie empieza con un mercader: compra uno o contrata al ambulante.
rule-MB-090 = El indicador de diamantes tiene 28 espacios.
rule-MB-091 = El espacio 8 abre la casilla izquierda.
rule-MB-092 = Los diamantes valen 10 desde el espacio 6, 15 desde el 9, 25 desde el 13, 30 desde el 16, 40 desde el 20, 45 desde el 23, 50 desde el 25 y 60 en el 28.
rule-MB-093 = Cada diamante más allá del último espacio da dos libras.

rules-bonus = Marcadores de bonificación

rule-MB-094 = Coloca un marcador que no esté en el tablero en un espacio o ficha de bonificación libre, paga lo que cueste y toma lo que dé.
rule-MB-095 = Cada espacio y cada ficha admite un marcador por ronda.
rule-MB-096 = Hay mayorías, espacios corrientes y fichas de bonificación.
rule-MB-097 = No se puede elegir un espacio que no te serviría de nada.
rule-MB-098 = Las mayorías no cuestan nada: plátanos, algodón, café, expansión y personas.
rule-MB-099 = Se comparan los valores de los elementos boca arriba; de las personas, su número. Los poderes no cuentan.
rule-MB-100 = Necesitas al menos 1.
rule-MB-101 = Quien ha terminado la fase no tiene nada que comparar.
rule-MB-102 = Necesitas más que cualquier otro; con la opción, tanto como el mejor.
rule-MB-103 = Una mayoría de mercancías te deja avanzar hasta dos espacios en un indicador de compañía; las otras dos, un espacio.
rule-MB-104 = Tus elementos siguen boca arriba.
rule-MB-105 = Espacios corrientes: el marcador de jugador inicial y una libra; vender una carta; comprar una carta; por una libra, un libro, un diamante o un espacio en un indicador; o dos libras.
rule-MB-106 = Vende una carta boca arriba de tus casillas. Una carta inicial sale de la partida; otra va a los descartes. La casilla queda vacía.
rule-MB-107 = Compra una carta de la oferta para tu mano con libras, a su precio con recargo.
rule-MB-108 = El marcador de jugador inicial se toma ya y cuenta desde la ronda siguiente. Si nadie lo toma, se queda donde está.
rule-MB-109 = Quien tiene el marcador también puede usar ese espacio.
rule-MB-110 = Una ficha de bonificación cuesta una libra. Queda junto al tablero hasta la preparación.
rule-MB-111 = Las fichas son mercancía 2, expansión 2, un contable con un punto de libro y un mercader con un diamante.
rule-MB-112 = En la preparación tomas la ficha. Se juega en tu próxima planificación y funciona como una carta de su clase.
rule-MB-113 = En la última ronda se puede marcar una ficha, pero no sirve de nada.

rules-end = Terminar la fase

rule-MB-114 = Primero toma tus peajes, si tienes ese poder.
rule-MB-115 = Después pon boca arriba tus elementos usados.
rule-MB-116 = En las rondas 1 a 6 puedes recuperar un mazo en reposo: entero o nada.
rule-MB-117 = Después cada carta pasa de su casilla al mazo que tiene encima.
rule-MB-118 = Las fichas de bonificación vuelven enseguida junto al tablero y se pueden marcar otra vez.
rule-MB-119 = Quedas fuera de esta fase. Tus marcadores siguen en el tablero hasta la preparación.
rule-MB-120 = En la séptima ronda no se recupera ningún mazo.

rules-preparation = Preparación de la ronda

rule-MB-121 = Las libras de la ronda siguiente van una a una a las filas de libros que nombra el indicador de rondas.
rule-MB-122 = Las cartas que queden en la columna derecha se descartan; las demás se mueven a la derecha todo lo que puedan, en sus filas.
rule-MB-123 = Los huecos se llenan del mazo, primero la columna derecha. Si el mazo se acaba, quedan; los descartes no vuelven.
rule-MB-124 = Todos recogen sus marcadores, con las fichas que marcan.
rule-MB-125 = Quien tiene el marcador de jugador inicial empieza la ronda siguiente.

rules-scoring = Puntuación final

rule-MB-126 = Tienes tu efectivo, tus acciones por su valor en cada compañía y los valores de diamantes y libros.
rule-MB-127 = Antes de la primera marca, diamantes y libros no valen nada.
rule-MB-128 = Gana el total más alto.
rule-MB-129 = De quienes empatan gana quien tenga más efectivo; si también es igual, comparten la victoria.
rule-MB-130 = Los marcadores, las fichas, los libros en sí y las cartas que no son acciones no valen nada.
rule-MB-131 = Cuando se acaban las cartas o los libros de una letra, los huecos quedan.
rule-MB-132 = Una compañía sin puestos en base ni reserva vale 15 y no coloca más.
rule-MB-133 = Una compañía que no puede ir a ninguna parte se puede elegir igualmente; los puntos se pierden.
rule-MB-134 = Puedes poseer cualquier número de cartas.
rule-MB-135 = Sin nada que usar ni marcador que colocar, solo queda terminar la fase. La mesa lo pregunta de todos modos.
rule-MB-136 = Puedes terminar la fase con elementos boca arriba; simplemente reposan.
rule-MB-137 = Con la mano vacía no planeas nada, pero tienes turnos.

rules-secrets = Qué es secreto

rule-MB-138 = A nadie se le envía una carta que no pueda ver. De un plan, los demás saben cuántas cartas tiene al confirmarlo, y las cartas cuando se muestran todas.
rule-MB-139 = El registro cuenta los planes solo cuando se muestran.
rule-MB-140 = Quien vuelve a la mesa ve lo que se veía antes.
rule-MB-141 = Todas las cartas entran en juego a la vista, así que una buena memoria conoce todas las manos. La mesa no recuerda por ti.
rule-MB-142 = Las cartas en reposo están a la vista de todos, o solo la de encima de cada mazo, según la opción.
