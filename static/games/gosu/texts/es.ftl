# GOSU en español.

title = GOSU

## Clanes

name-ancient = Gobans Ancestrales
text-ancient = Miran lejos, recuperan cartas y vigilan quién tiene la ficha de Ventaja.
name-alpha = Goblins Alfa
text-alpha = Roban, reclutan deprisa y juegan más turnos que nadie.
name-dark = Goblins Oscuros
text-dark = Vuelven del descarte, vacían manos y adoran las trampas.
name-meka = Goblins Meka
text-meka = Exprimen las fichas de Activación, atrapan y mutan por poco.
name-fire = Goblins de Fuego
text-fire = Destruyen todo lo que esté LIBRE.
name-shadow = Goblins de la Sombra
text-shadow = Se atrapan a sí mismos por su poder y ganan al liberarse.
name-dragon = Goblins Dragón
text-dragon = Reúnen fichas de Dragón y las gastan en grandes poderes.
name-frost = Goblins de la Escarcha
text-frost = Atrapan, liberan y vuelven a atrapar.
name-swamp = Goblins del Pantano
text-swamp = Mutan más barato y con más fruto.
name-shibuke = Shibuke
text-shibuke = El pueblo del árbol-mundo no son goblins: saltan, valen para dos niveles y no mutan.

## Cartas

name-oto = Oto
text-oto = Al entrar: muestra las 3 primeras cartas del mazo, toma 1 y descarta las demás.
name-sibal = Sibal
text-sibal = Activación: toma del descarte 1 carta de nivel 1 o 2.
name-reya = Reya
text-reya = Al entrar: roba 1 carta y después toma la ficha de Ventaja.
name-mumba = Mumba
text-mumba = Al mutar: roba 2 cartas.
name-kiri = Kiri
text-kiri = Fin de la ronda: roba hasta tener 3 cartas en la mano.
name-alikan = Alikan
text-alikan = Al entrar: muestra las 5 primeras cartas del mazo, toma 1(+1) y descarta las demás.
name-loya = Loya
text-loya = Activación: toma del descarte 1(+1) carta.
name-ganda = Ganda
text-ganda = Al entrar: todos roban hasta tener 4 cartas en la mano.
name-pharoo = Pharoo
text-pharoo = Al entrar: libera hasta 2 de tus cartas atrapadas y después roba 1 carta.
name-teodi = Teodi
text-teodi = Activación: roba 2 cartas y después descarta 1 carta. Si tienes la ficha de Ventaja, juega otro turno después de este.
name-nanya = Nanya
text-nanya = Al mutar: toma del descarte 1(+1) carta.
name-wenro = Wenro
text-wenro = Permanente: los poderes rivales no pueden mirar tu mano ni quitarte cartas de ella.
name-ubo = Ubo
text-ubo = Fin de la ronda: si tienes la ficha de Ventaja y 10 o más cartas en la mano, ganas la partida.
name-daimatu = Daimatu
text-daimatu = Activación: toma del descarte 2(+1) cartas.
name-yorimo = Yorimo
text-yorimo = Permanente: cada vez que gastas fichas de Activación para robar, roba 1 carta más.
name-bosk = Bosk
text-bosk = Al entrar: roba 1(+1) carta.
name-huna = Huna
text-huna = Activación: roba 2 cartas.
name-pako = Pako
text-pako = Al entrar: puedes jugar en el acto 1 carta de nivel 1 de tu mano sin coste de alistamiento.
name-rill = Rill
text-rill = Al ser destruida: roba 3 cartas.
name-grum = Grum
text-grum = Al entrar: si tienes la ficha de Ventaja, juega otro turno después de este; si no, roba 1 carta.
name-tarka = Tarka
text-tarka = Al entrar: roba 2(+1) cartas.
name-vesh = Vesh
text-vesh = Al entrar: juega otro turno después de este.
name-moko = Moko
text-moko = Activación: roba una carta por cada carta Alfa sin atrapar de tu ejército, 4 como mucho.
name-lufa = Lufa
text-lufa = Al entrar: cada jugador roba 1 carta y después tú robas otra.
name-barrow = Barrow
text-barrow = Activación: puedes jugar en el acto 1 carta de nivel 1 o 2 de tu mano sin coste de alistamiento.
name-sinn = Sinn
text-sinn = Al mutar: roba 3 cartas.
name-okka = Okka
text-okka = Fin de la ronda: roba 2 cartas.
name-hurd = Hurd
text-hurd = Permanente: con 5 cartas sin atrapar de nivel 1, 4 de nivel 2 y 2 de nivel 3 en tu ejército, ganas la partida.
name-zelly = Zelly
text-zelly = Activación: roba 3(+1) cartas. Si tienes la ficha de Ventaja, juega otro turno después de este.
name-gorm = Gorm
text-gorm = Permanente: puedes jugar cartas de nivel 2 y 3 sin tener su clan en los niveles inferiores.
name-skab = Skab
text-skab = Mutación zombi. Al entrar: el jugador que elijas descarta 1(+1) carta.
name-mire = Mire
text-mire = Activación: el rival que elijas descarta 1 carta y después robas 1 carta.
name-nex = Nex
text-nex = Mutación zombi. Al mutar: cada rival descarta 1 carta.
name-kro = Kro
text-kro = Al ser destruida: cada rival descarta 2 cartas.
name-vosp = Vosp
text-vosp = Al entrar: atrapa 1 carta de nivel 1.
name-kao = Kao
text-kao = Permanente: cada vez que el poder de otra carta atrapa una carta, roba 1 carta. No cuenta la que se atrapa a sí misma.
name-trsck = Trsck
text-trsck = Mutación zombi. Al entrar: cada rival descarta 1(+1) carta.
name-kataclysm = Kataclysm
text-kataclysm = Mutación zombi. Al entrar: cada jugador, tú también, descarta 2 cartas.
name-duwal = Duwal
text-duwal = Mutación zombi. Al entrar: atrapa 1(+1) carta de nivel 2.
name-ghool = Ghool
text-ghool = Al entrar: mira la mano del rival que elijas, que descarta la carta que tú digas.
name-murd = Murd
text-murd = Activación: toma del descarte 1(+1) carta Oscura.
name-xil = Xil
text-xil = Activación: destruye 1 carta LIBRE atrapada.
name-nihil = Nihil
text-nihil = Activación: si ningún rival tiene cartas en la mano, ganas la partida; si no, cada rival descarta 1 carta.
name-omo = Omo
text-omo = Activación: puedes poner en tu ejército 1 carta de nivel 1 o 2 del descarte. Cuentan los límites de las filas, pero ni el clan ni el coste de alistamiento.
name-morrow = Morrow
text-morrow = Mutación zombi. Al entrar: cada rival descarta hasta quedarse con 3 cartas.
name-rivet = Rivet
text-rivet = Al entrar: recupera 1 de tus fichas de Activación usadas.
name-bolt = Bolt
text-bolt = Activación: atrapa 1 carta de nivel 1 o 2.
name-cog = Cog
text-cog = Al mutar: recupera 1 de tus fichas de Activación usadas y después roba 1 carta.
name-sprok = Sprok
text-sprok = Al entrar: atrapa 1 carta LIBRE.
name-tink = Tink
text-tink = Permanente: Tink no puede ser atrapado ni destruido.
name-piston = Piston
text-piston = Al entrar: atrapa 1(+1) carta de nivel 1 o 2.
name-gyro = Gyro
text-gyro = Activación: roba 1 carta y después juega otro turno después de este.
name-ratchet = Ratchet
text-ratchet = Al entrar: puedes mutar en el acto otra carta tuya sin pagar.
name-volta = Volta
text-volta = Al entrar: recupera 2 de tus fichas de Activación usadas.
name-lathe = Lathe
text-lathe = Permanente: tus mutaciones cuestan 1 carta menos, pero nunca menos de 1.
name-klamp = Klamp
text-klamp = Activación: atrapa 1 carta LIBRE de cada rival; eliges tú.
name-servo = Servo
text-servo = Activación: libera hasta 1(+1) de tus cartas atrapadas y después roba 1 carta.
name-omnimek = Omnimek
text-omnimek = Permanente: con 7 o más cartas Meka sin atrapar, contando esta, ganas la partida.
name-juggerno = Juggerno
text-juggerno = Permanente: el valor militar de Juggerno sube en 1 por cada otra carta Meka sin atrapar de tu ejército.
name-vatu = Vatu
text-vatu = Al entrar: atrapa todas las cartas LIBRES de tus rivales.
name-spark = Spark
text-spark = Al entrar: destruye 1 carta LIBRE de nivel 1.
name-ember = Ember
text-ember = Activación: destruye 1 carta LIBRE de nivel 1 o 2.
name-sizz = Sizz
text-sizz = Al ser destruida: destruye 1 carta LIBRE.
name-bram = Bram
text-bram = Al mutar: destruye 1 carta LIBRE de nivel 1 o 2.
name-cinda = Cinda
text-cinda = Al entrar: roba 1 carta y después toma la ficha de Ventaja.
name-garsh = Garsh
text-garsh = Al entrar: destruye 1 carta LIBRE de nivel 2.
name-fact = Fact
text-fact = Al entrar: destruye 1(+1) carta LIBRE de nivel 1.
name-ideo = Ideo
text-ideo = Al entrar: destruye 1 carta LIBRE.
name-dynamite = Dynamite
text-dynamite = Activación: toma del descarte 1(+1) carta que se llame Fact, Garsh, Ideo o Walror. Si tienes la ficha de Ventaja, juega otro turno después de este.
name-dom = Dom
text-dom = Al entrar: puedes elegir 1 carta de nivel 1 o 2; hasta el final de la ronda cuenta como LIBRE. Después juega otro turno tras este.
name-scorcha = Scorcha
text-scorcha = Activación: destruye 1 carta LIBRE de nivel 2 o 3.
name-kindle = Kindle
text-kindle = Permanente: cada vez que uno de tus poderes destruye una carta rival, roba 1 carta.
name-walror = Walror
text-walror = Permanente: quien tenga a Fact, Garsh e Ideo en su ejército, atrapados o no, gana la partida, seas tú o cualquier otro.
name-brazul = Brazul
text-brazul = Al entrar: destruye 1 carta LIBRE de cada rival; eliges tú.
name-ifriz = Ifriz
text-ifriz = Activación: destruye 1 carta de nivel 1 o 2, esté LIBRE o no.
name-zubann = Zü’Bann
text-zubann = Portaestandarte: un goblin de un clan nuevo a su derecha no cuesta nada; si es la primera de la fila 1 al final de la ronda, roba 2 cartas; al ser destruida, cada rival roba 1 carta. Al liberarse: roba 1 carta.
name-zend = Zë’nd
text-zend = Atrapa a Zë’nd: toma del descarte 1 carta con Mutación zombi.
name-zuubah = Züü’Bäh
text-zuubah = Atrapa a Züü’Bäh: el jugador que elijas descarta 1(+1) carta.
name-zik = Zïk
text-zik = Mutación zombi. Al entrar: libera hasta 1(+1) de tus cartas atrapadas.
name-zhu = Zhü
text-zhu = Al liberarse: roba 2 cartas.
name-zoraz = Zöräz
text-zoraz = Al liberarse: roba hasta tener 3 cartas en la mano. Atrapa a Zöräz: roba 2 cartas.
name-zakk = Zäkk
text-zakk = Atrapa a Zäkk: destruye 1 carta LIBRE y después toma la ficha de Ventaja.
name-zorgor = Zör’Gör
text-zorgor = Atrapa a Zör’Gör: roba una carta por cada carta atrapada de tu ejército, contando a Zör’Gör.
name-zaar = Zäär
text-zaar = Mutación zombi. Al entrar: atrapa 1 carta LIBRE.
name-zom = Zöm
text-zom = Activación: libera hasta 2(+1) de tus cartas atrapadas.
name-zyrk = Zyrk
text-zyrk = Atrapa a Zyrk: atrapa 1 carta de nivel 1 o 2.
name-zoel = Zoë’l
text-zoel = Al mutar: roba 1 carta por cada carta atrapada de tu ejército, 3 como mucho.
name-zarath = Zäräth
text-zarath = Atrapa a Zäräth: destruye 1 carta LIBRE de cada rival; eliges tú.
name-zunah = Zü’Näh
text-zunah = Permanente: tus cartas atrapadas conservan su valor militar en la Gran Batalla.
name-zombarg = Zömbarg
text-zombarg = Permanente: con 6 o más cartas atrapadas en tu ejército, ganas la partida.
name-courage = Coraje
text-courage = Portaestandarte: un goblin de un clan nuevo a su derecha no cuesta nada; si es la primera de la fila 1 al final de la ronda, roba 2 cartas; al ser destruida, cada rival roba 1 carta. Al entrar: toma 1 ficha de Dragón.
name-honor = Honor
text-honor = Al entrar: toma 1(+1) ficha de Dragón.
name-loyalty = Lealtad
text-loyalty = Dragón: roba 2 cartas.
name-patience = Paciencia
text-patience = Fin de la ronda: toma 1 ficha de Dragón.
name-fervor = Fervor
text-fervor = Dragón: destruye 1 carta LIBRE de nivel 1.
name-knowledge = Saber
text-knowledge = Dragón: roba 3(+1) cartas.
name-justice = Justicia
text-justice = Dragón: atrapa 1(+1) carta LIBRE.
name-sacrifice = Sacrificio
text-sacrifice = Al ser destruida: toma 2 fichas de Dragón y después roba 1 carta.
name-prudence = Prudencia
text-prudence = Al entrar: toma 1 ficha de Dragón y después roba 1 carta.
name-resolve = Tesón
text-resolve = Dragón: roba 1 carta y después juega otro turno después de este.
name-wrath = Ira
text-wrath = Dragón: destruye 1 carta LIBRE de nivel 1 o 2.
name-mercy = Piedad
text-mercy = Dragón: libera todas tus cartas atrapadas y después roba 1 carta.
name-glory = Gloria
text-glory = Dragón: destruye 1 carta LIBRE; después toma la ficha de Ventaja y roba 1 carta.
name-unity = Unidad
text-unity = Permanente: con 2 fichas de Dragón en la mano y 2 o más sobre cartas de tu ejército, ganas la partida.
name-legend = Leyenda
text-legend = Al entrar: toma 2 fichas de Dragón. Permanente: el valor militar de Leyenda sube en 1 por cada ficha de Dragón en tu mano.
name-icicla = Icicla
text-icicla = Portaestandarte: un goblin de un clan nuevo a su derecha no cuesta nada; si es la primera de la fila 1 al final de la ronda, roba 2 cartas; al ser destruida, cada rival roba 1 carta. Al entrar: puedes liberar 1 de tus cartas atrapadas.
name-rimey = Rimey
text-rimey = Al entrar: atrapa 1 carta de nivel 1.
name-thawn = Thawn
text-thawn = Al entrar: libera hasta 2 de tus cartas atrapadas y después roba 1 carta.
name-sleet = Sleet
text-sleet = Activación: atrapa 1 carta LIBRE. Si tienes la ficha de Ventaja, roba 1 carta.
name-brrk = Brrk
text-brrk = Cuando el poder de otra carta atrapa a Brrk: roba 2 cartas.
name-glacik = Glacik
text-glacik = Al entrar: atrapa 1(+1) carta de nivel 2.
name-hoarf = Hoarf
text-hoarf = Activación: libera las cartas atrapadas tuyas que quieras y después roba 1 carta por cada una, 3 como mucho.
name-flurr = Flurr
text-flurr = Activación: atrapa 1 carta de nivel 1 o 2 y después roba 1 carta.
name-nevo = Nevo
text-nevo = Al entrar: puedes atrapar otra carta tuya; si lo haces, roba 3 cartas.
name-kryo = Kryo
text-kryo = Activación: destruye 1 carta LIBRE atrapada y después roba 1 carta.
name-melto = Melto
text-melto = Al mutar: libera todas tus cartas atrapadas y después roba 1 carta.
name-avala = Avala
text-avala = Al entrar: cada rival atrapa 1 carta suya a su elección.
name-boreal = Boreal
text-boreal = Permanente: las cartas atrapadas de tus rivales no se liberan al principio de la ronda.
name-hiberna = Hiberna
text-hiberna = Permanente: con 6 o más cartas atrapadas entre todos tus rivales, ganas la partida.
name-blizzarg = Blizzarg
text-blizzarg = Activación: atrapa 2(+1) cartas.
name-mudbana = Mudbana
text-mudbana = Portaestandarte: un goblin de un clan nuevo a su derecha no cuesta nada; si es la primera de la fila 1 al final de la ronda, roba 2 cartas; al ser destruida, cada rival roba 1 carta. Al mutar: roba 1 carta.
name-slogg = Slogg
text-slogg = Al mutar: roba 2 cartas.
name-toxo = Toxo
text-toxo = Al entrar: por mutación, cada rival descarta 1 carta; si no, roba 1 carta.
name-leecha = Leecha
text-leecha = Al mutar: destruye 1 carta LIBRE de nivel 1.
name-bubbo = Bubbo
text-bubbo = Permanente: tus mutaciones cuestan 1 carta menos, pero nunca menos de 1.
name-mogg = Mogg
text-mogg = Al mutar: juega otro turno después de este.
name-brewa = Brewa
text-brewa = Al entrar: roba 1 carta, o 3 si Brewa ha llegado por mutación.
name-croak = Croak
text-croak = Mutación zombi. Al entrar: atrapa 1(+1) carta de nivel 1.
name-fenn = Fenn
text-fenn = Permanente: tus mutaciones cuestan 1 carta menos, pero nunca menos de 1.
name-oozu = Oozu
text-oozu = Activación: puedes mutar en el acto otra carta tuya sin pagar y después roba 1 carta.
name-sporra = Sporra
text-sporra = Al mutar: roba 2(+1) cartas.
name-witcha = Witcha
text-witcha = Al entrar: puedes devolver a tu mano otra carta tuya y después roba 1 carta.
name-hydraa = Hydraa
text-hydraa = Al entrar: roba 2(+1) cartas. Al mutar: roba 2 cartas.
name-primord = Primord
text-primord = Permanente: con cartas sin atrapar de 5 clanes distintos en tu ejército, ganas la partida.
name-bogmaw = Bogmaw
text-bogmaw = Mutación zombi. Activación: puedes mutar en el acto otra carta tuya, sin pagar, en una carta del descarte.
name-shibuke-messenger = Mensajero Shibuke
text-shibuke-messenger = Salto sombrío. Al entrar: muestra las 5 primeras cartas del mazo, toma 1(+1) y descarta las demás.
name-shibuke-dark-blade = Hoja Oscura Shibuke
text-shibuke-dark-blade = Nivel 1 o 2. Salto sombrío. Al entrar o lograr un Salto sombrío: cada rival descarta 1(+1) carta y después toma la ficha de Ventaja.
name-shibuke-warrior-spirit = Espíritu Guerrero Shibuke
text-shibuke-warrior-spirit = Nivel 1 o 2. Salto sombrío. Al entrar o lograr un Salto sombrío: destruye 1 carta LIBRE de nivel 1 o 2.
name-shibuke-defender = Defensor Shibuke
text-shibuke-defender = Nivel 1 o 2. Salto sombrío. Al entrar o lograr un Salto sombrío: roba 3 cartas y después descarta 1 carta.
name-shibuke-sapling = Retoño Shibuke
text-shibuke-sapling = Salto sombrío. Al entrar: libera hasta 2 de tus cartas atrapadas y después roba 1 carta.
name-baeelrah = Baeelrah
text-baeelrah = Nivel 2 o 3. Salto sombrío. Al entrar: todas las manos pasan a tener 4 cartas, robando o descartando.
name-aaelual = Aaelual
text-aaelual = Nivel 2 o 3. Salto sombrío. Al entrar: quien menos puntos de victoria tenga roba 1 carta; si son varios, todos ellos.
name-uulmaar = Uulmaar
text-uulmaar = Salto sombrío. Activación: roba 2 cartas.
name-iirwen = Iirwen
text-iirwen = Salto sombrío. Al entrar: juega otro turno después de este.
name-oolnuun = Oolnuun
text-oolnuun = Salto sombrío. Al entrar: toma 1 carta del descarte.
name-eeloor = Eeloor
text-eeloor = Nivel 2 o 3. Salto sombrío. Al entrar o lograr un Salto sombrío: atrapa 1(+1) carta LIBRE.
name-windcaller = Invocavientos
text-windcaller = Salto sombrío. Permanente: tus Saltos sombríos muestran 2 cartas en vez de 1; basta con que encaje una.
name-yggdruul = Yggdruul
text-yggdruul = Salto sombrío. Permanente: con 6 o más cartas Shibuke sin atrapar, contando esta, ganas la partida.
name-aanuur = Aanuur
text-aanuur = Salto sombrío. Al entrar o lograr un Salto sombrío: roba 2(+1) cartas.
name-maaluth = Maaluth
text-maaluth = Salto sombrío. Permanente: tus otras cartas Shibuke sin atrapar valen 1 más.

## Opciones de una decisión

choice-turn-draw-1 = Gastar 1 ficha: robar 1 carta
choice-turn-draw-3 = Gastar 2 fichas: robar 3 cartas
choice-turn-mate-1 = Gastar 1 ficha: tu pareja roba 1 carta
choice-turn-mate-3 = Gastar 2 fichas: tu pareja roba 3 cartas
choice-turn-pass = Pasar
choice-level-1 = En el nivel 1
choice-level-2 = En el nivel 2
choice-level-3 = En el nivel 3
choice-destroy-none = No destruir ninguna
choice-trap-none = No atrapar ninguna
choice-release-none = No liberar más
choice-bounce-none = No devolver ninguna
choice-mark-free-none = No elegir ninguna
choice-enlist-none = No jugar ninguna
choice-raise-none = No poner ninguna en el ejército
choice-mutate-now-none = No mutar ninguna
choice-regain-spent = Una ficha junto a tu ejército
deed-activate = Activar
deed-dragoon = Poner una ficha de Dragón
deed-trap = Atraparse
deed-jump = Salto sombrío
deed-mutate = Mutar

## Lo que se pregunta

prompt-clan = Descarta una ficha de clan
    .detail = Se juega con los cinco clanes que queden al quitar cinco.
prompt-draft = { $count ->
    [one] Quédate con una carta
   *[other] Quédate con { $count } cartas
}
    .detail = El resto pasa a quien está a tu izquierda.
prompt-turn = Es tu turno
    .detail = Juega una carta, usa una de tu ejército, gasta fichas o pasa.
prompt-level = ¿En qué nivel?
prompt-pay = { $count ->
    [one] Paga con una carta
   *[other] Paga con { $count } cartas
}
    .detail = Van al descarte.
prompt-into = ¿En qué se convierte?
    .detail = { $cost ->
        [0] No cuesta nada.
        [one] Cuesta una carta.
       *[other] Cuesta { $cost } cartas.
    }
prompt-discard = { $count ->
    [one] Descarta una carta
   *[other] Descarta { $count } cartas
}
    .detail = Así lo manda el poder de { $kind }.
prompt-own-card = ¿Cuál de tus cartas queda atrapada?
    .detail = Así lo manda el poder de { $kind }.
prompt-enlist = ¿Juegas una carta en el acto?
    .detail = { $kind } te ahorra el coste de alistamiento.
prompt-raise = ¿Pones en tu ejército una carta del descarte?
    .detail = El poder de { $kind }: solo cuentan los límites de las filas.
prompt-mutate-now = ¿Mutas una carta en el acto?
    .detail = { $kind } te ahorra el coste.
prompt-destroy = ¿Qué carta destruyes?
    .detail = { $left ->
        [one] El poder de { $kind }.
       *[other] El poder de { $kind }: faltan { $left }.
    }
prompt-trap = ¿Qué carta atrapas?
    .detail = { $left ->
        [one] El poder de { $kind }.
       *[other] El poder de { $kind }: faltan { $left }.
    }
prompt-release = ¿Qué carta liberas?
    .detail = { $left ->
        [one] El poder de { $kind }.
       *[other] El poder de { $kind }: hasta { $left } más.
    }
prompt-bounce = ¿Qué carta devuelves a tu mano?
    .detail = El poder de { $kind }.
prompt-mark-free = ¿Qué carta cuenta como LIBRE?
    .detail = Hasta el final de la ronda, por el poder de { $kind }.
prompt-player = ¿Qué jugador?
    .detail = { $verb ->
        [pick-discard] Verás esa mano y dirás qué carta se descarta.
       *[discard] Quien elijas descarta, por el poder de { $kind }.
    }
prompt-pick-card = ¿Qué carta se va?
    .detail = El poder de { $kind } te enseña esta mano.
prompt-recover = { $count ->
    [one] Toma una carta del descarte
   *[other] Toma { $count } cartas del descarte
}
    .detail = El poder de { $kind }.
prompt-dig = { $count ->
    [one] Toma una de las cartas mostradas
   *[other] Toma { $count } de las cartas mostradas
}
    .detail = Las demás se descartan.
prompt-regain = ¿Qué ficha recuperas?
    .detail = El poder de { $kind }.
prompt-jump = ¿Qué carta cae en el sitio?
    .detail = Las dos encajan; la otra se descarta.
wait-clan = { $names }: falta descartar una ficha de clan
wait-draft = { $names }: falta elegir cartas
wait-turn = { $names }: falta decidir qué hacer
wait-discard = { $names }: falta descartar
wait-own-card = { $names }: falta elegir una carta propia
wait-enlist = { $names }: ¿una carta en el acto?
wait-raise = { $names }: ¿una carta del descarte?
wait-mutate-now = { $names }: ¿una mutación?
wait-destroy = { $names }: falta destruir una carta
wait-trap = { $names }: falta atrapar una carta
wait-release = { $names }: falta liberar cartas
wait-bounce = { $names }: ¿una carta de vuelta a la mano?
wait-mark-free = { $names }: falta elegir una carta
wait-player = { $names }: falta elegir un jugador
wait-pick-card = { $names }: falta nombrar una carta
wait-recover = { $names }: falta buscar en el descarte
wait-dig = { $names }: falta tomar de lo mostrado
wait-regain = { $names }: falta recuperar una ficha
wait-jump = { $names }: falta elegir qué cae en el sitio
confirm-draft = { $count ->
    [one] Quedármela
   *[other] Quedármelas
}
confirm-pay = { $count ->
    [one] Pagar una carta
   *[other] Pagar { $count } cartas
}
confirm-discard = { $count ->
    [one] Descartarla
   *[other] Descartarlas
}
confirm-recover = { $count ->
    [one] Tomarla
   *[other] Tomarlas
}
confirm-dig = { $count ->
    [one] Tomarla
   *[other] Tomarlas
}

## Lo que ha pasado

log-first = { $you ->
    [yes] Empiezas tú y tomas la ficha de Ventaja.
   *[no] Empieza { $seat } y toma la ficha de Ventaja.
}
log-clan = { $you ->
    [yes] Descartas un clan: { $clan }.
   *[no] { $seat } descarta un clan: { $clan }.
}
log-clans = Se juega con estos clanes: { $clans }.
log-redraw = { $you ->
    [yes] No tienes cartas de nivel 1 y robas de nuevo. Mostradas: { $kinds }.
   *[no] { $seat } no tiene cartas de nivel 1 y roba de nuevo. Mostradas: { $kinds }.
}
log-kept = { $own ->
    [yes] Te quedas con { $kinds }.
   *[no] { $you ->
        [yes] Te quedas
       *[no] { $seat } se queda
    } con { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
}
log-round = Empieza la ronda { $round }.
log-thaw = { $you ->
    [yes] Liberadas en tu ejército: { $kinds }.
   *[no] Liberadas en el ejército de { $seat }: { $kinds }.
}
log-play = { $you ->
    [yes] Juegas
   *[no] { $seat } juega
} { $kind } en el nivel { $level }{ $cost_count ->
    [0] { "" }
   *[other] , pagando { $cost }
}.
log-mutate = { $you ->
    [yes] Mutas
   *[no] { $seat } muta
} { $kind } en { $into }, nivel { $level }{ $source_id ->
    [discard] , desde el descarte
   *[hand] { "" }
}{ $cost_count ->
    [0] { "" }
   *[other] , pagando { $cost }
}.
log-activate = { $you ->
    [yes] Pones una ficha de Activación
   *[no] { $seat } pone una ficha de Activación
} sobre { $kind }.
log-dragoon = { $you ->
    [yes] Pones una ficha de Dragón
   *[no] { $seat } pone una ficha de Dragón
} sobre { $kind }.
log-trap-self = { $you ->
    [yes] Haces que { $kind } se atrape.
   *[no] { $seat } hace que { $kind } se atrape.
}
log-spend = { $you ->
    [yes] Gastas
   *[no] { $seat } gasta
} { $count ->
    [one] una ficha de Activación
   *[other] { $count } fichas de Activación
}.
log-draw = { $own ->
    [yes] { $count ->
        [0] No robas nada
       *[other] Robas { $kinds }
    }.
   *[no] { $count ->
        [0] { $you ->
            [yes] No robas nada
           *[no] { $seat } no roba nada
        }
       *[other] { $you ->
            [yes] Robas
           *[no] { $seat } roba
        } { $count ->
            [one] una carta
           *[other] { $count } cartas
        }
    }.
}
log-pass = { $you ->
    [yes] Pasas.
   *[no] { $seat } pasa.
}
log-jump = { $you ->
    [yes] Intentas un Salto sombrío
   *[no] { $seat } intenta un Salto sombrío
} con { $kind }. Se muestra: { $kinds }.
log-jumped = { $into } ocupa el sitio de { $kind } en el nivel { $level }.
log-jump-failed = El salto falla: { $kind } queda atrapado.
log-power = { $kind }: { $on_id ->
    [enter] al entrar
    [mutated] al mutar
    [jumped] tras el salto
    [destroyed] al ser destruido
    [trapped] al ser atrapado
    [released] al liberarse
    [round-end] fin de la ronda
    [watch] poder permanente
   *[activate] poder usado
}.
log-discard = { $you ->
    [yes] Descartas { $kinds }.
   *[no] { $seat } descarta { $kinds }.
}
log-shown = { $own ->
    [yes] Miras la mano de { $other }: { $kinds }.
   *[no] { $other_you ->
        [yes] { $seat } mira tu mano.
       *[no] { $you ->
            [yes] Miras la mano de { $other }.
           *[no] { $seat } mira la mano de { $other }.
        }
    }
}
log-destroy = { $by } destruye a { $kind }, nivel { $level }, { $you ->
    [yes] de tu ejército
   *[no] del ejército de { $seat }
}.
log-trap = { $by } atrapa a { $kind }, nivel { $level }, { $you ->
    [yes] de tu ejército
   *[no] del ejército de { $seat }
}.
log-release = { $by } libera a { $kind }, nivel { $level }, { $you ->
    [yes] de tu ejército
   *[no] del ejército de { $seat }
}.
log-bounce = { $by } devuelve a { $kind }, nivel { $level }, { $you ->
    [yes] a tu mano
   *[no] a la mano de { $seat }
}.
log-mark-free = { $by } hace que { $kind }, nivel { $level }, { $you ->
    [yes] de tu ejército
   *[no] del ejército de { $seat }
}, cuente como LIBRE.
log-recover = { $kinds_count ->
    [0] { $you ->
        [yes] No tomas nada
       *[no] { $seat } no toma nada
    } del descarte
   *[other] { $you ->
        [yes] Tomas
       *[no] { $seat } toma
    } del descarte: { $kinds }
}.
log-take = { $kinds_count ->
    [0] { $you ->
        [yes] No tomas nada
       *[no] { $seat } no toma nada
    }
   *[other] { $you ->
        [yes] Tomas
       *[no] { $seat } toma
    } { $kinds }
}.
log-dig = { $kinds_count ->
    [0] { $you ->
        [yes] No muestras nada
       *[no] { $seat } no muestra nada
    }
   *[other] { $you ->
        [yes] Muestras
       *[no] { $seat } muestra
    } { $kinds }
}.
log-advantage = { $you ->
    [yes] Tomas la ficha de Ventaja.
   *[no] { $seat } toma la ficha de Ventaja.
}
log-extra-turn = { $you ->
    [yes] Jugarás otro turno.
   *[no] { $seat } jugará otro turno.
}
log-regain = { $you ->
    [yes] Recuperas una ficha de Activación.
   *[no] { $seat } recupera una ficha de Activación.
}
log-gain-dragoon = { $count ->
    [0] { $you ->
        [yes] No tomas
       *[no] { $seat } no toma
    } ninguna ficha de Dragón
   *[other] { $you ->
        [yes] Tomas
       *[no] { $seat } toma
    } { $count ->
        [one] una ficha
       *[other] { $count } fichas
    } de Dragón
}.
log-enlist = { $you ->
    [yes] Juegas
   *[no] { $seat } juega
} { $kind } en el acto, en el nivel { $level }.
log-raise = { $you ->
    [yes] Pones
   *[no] { $seat } pone
} { $kind } del descarte en el ejército, en el nivel { $level }.
log-reshuffle = El mazo se ha acabado. { $count ->
    [one] La única carta descartada pasa a ser
   *[other] { $count } cartas descartadas se barajan en
} uno nuevo.
log-called-off = { $count ->
    [0] La ronda se ha alargado demasiado y acaba aquí.
   *[other] Se han gastado los { $count } turnos adicionales: la ronda acaba.
}
log-battle = Gran Batalla de la ronda { $round }: { $seats_you ->
    [yes] el punto de victoria es tuyo
   *[no] el punto de victoria es para { $seats }
}.
log-over = { $reason_id ->
    [special] { $seats_you ->
        [yes] ¡Ganas en el acto gracias a { $kind }!
       *[no] ¡Victoria inmediata de { $seats } gracias a { $kind }!
    }
   *[points] { $seats_you ->
        [yes] Tienes los puntos de victoria que hacen falta. Fin de la partida.
       *[no] { $seats } tiene los puntos de victoria que hacen falta. Fin de la partida.
    }
}

## Por qué no, y piénsalo bien

barred-row-full = Esta fila ya tiene cinco cartas.
barred-row-below = Ninguna fila puede ser más larga que la de debajo.
barred-no-clan = Necesitas una carta sin atrapar de este clan en cada fila inferior.
barred-cost = No puedes pagar: te faltan otras cartas en la mano.
barred-trapped = Una carta atrapada no hace nada hasta que se libera.
barred-used = Ya hay una ficha así sobre esta carta.
barred-no-token = No te quedan bastantes fichas de Activación sin usar.
barred-no-dragoon = No tienes ninguna ficha de Dragón en la mano.
barred-no-pile = No hay ninguna carta que mostrar.
barred-no-other = No hay ninguna carta en la que convertirla.
barred-tokens = Aún tienes una ficha de Activación sin usar.
caution-tokens = Aún tienes una ficha de Activación sin usar.
caution-special = Esta carta puede ganar la partida en el acto.
caution-own-card = Esta carta es de tu propio bando.

## Cómo terminó

reason-points = { $winners_you ->
    [yes] Llegaste antes que nadie a { $score } puntos de victoria.
   *[no] { $score } puntos de victoria para { $winners }.
}
reason-special = { $winners_you ->
    [yes] Ganaste en el acto gracias a una carta.
   *[no] Victoria inmediata de { $winners } gracias a una carta.
}
score-points = Puntos de victoria
score-army = Ejército al final
note-special = Victoria especial gracias a { $kind }.
note-rounds = { $count ->
    [one] Duró una ronda.
   *[other] Duró { $count } rondas.
}

## On the page

page-card = { $kind }, { $clan }, nivel { $levels }, { $cost ->
    [-1] no puede mutar
   *[other] mutación { $cost }
}.
page-lying = { $kind }, { $clan }, fila { $level }, valor militar { $value }{ $states ->
    [0] { "" }
   *[other] , { $state }
}.
page-is-trapped = atrapada
page-is-free = LIBRE
page-is-marked = cuenta como LIBRE
page-has-token = con una ficha de Activación
page-has-dragoon = con una ficha de Dragón
page-trapped-short = Atrapada: sin poder, sin valor, sin clan.
page-free-mark = LIBRE
page-row = Fila { $level }, { $count ->
    [0] vacía
    [one] una carta
   *[other] { $count } cartas
}, valor militar { $value }
page-army = { $seat_you ->
    [yes] Tu ejército
   *[no] Ejército de { $seat }
}, valor militar { $value }
page-tab = { $seat_you ->
    [yes] Mostrar tu ejército
   *[no] Mostrar el ejército de { $seat }
}, valor militar { $value }{ $count ->
    [0] { "" }
    [one] , una carta que elegir
   *[other] , { $count } cartas entre las que elegir
}
page-tabs = Ejércitos
page-partner = pareja
page-partner-hand = La mano de tu pareja
page-value = Valor militar { $value }
page-points = { $points } de { $goal } puntos de victoria
page-hand = { $count ->
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
}
page-tokens = { $unused ->
    [0] ninguna ficha de Activación sin usar
    [one] una ficha de Activación sin usar
   *[other] { $unused } fichas de Activación sin usar
}, { $dragoons ->
    [0] ninguna ficha de Dragón
    [one] una ficha de Dragón
   *[other] { $dragoons } fichas de Dragón
}{ $advantage ->
    [yes] , la ficha de Ventaja
   *[no] { "" }
}
page-flag-passed = ha pasado
page-mark-passed = pasa
page-flag-behind = va por detrás: cuenta el (+)
page-mark-behind = (+)
page-flag-extra = { $count ->
    [one] un turno extra
   *[other] { $count } turnos extra
}
page-middle = Centro de la mesa
page-pile = Mazo: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
page-discard = Descarte: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
page-clans = Clanes en juego
page-reserve = Fichas de Dragón en la reserva: { $count }
page-round = Ronda { $round }
page-counted = Turno { $counted } de { $limit }
page-no-limit = Esta ronda no tiene límite de turnos
page-quests = Victorias especiales
page-quest = { $seat }: { $kind }, { $have } de { $need }
page-aside = Reveladas
page-line = { $clan }, nivel { $level }, { $cost ->
    [-1] no puede mutar
   *[other] mutación { $cost }
}
page-filters = Mostrar solo
page-level = Nivel { $level }
page-close = Cerrar
page-deed-activate = Activar
page-deed-dragoon = Poner una ficha de Dragón
page-deed-trap = Que se atrape a sí misma
page-deed-jump = Salto de Sombra
page-deed-mutate = { $cost ->
    [unknown] Mutar
    [0] Mutar, gratis
    [one] Mutar por una carta
   *[other] Mutar por { $cost } cartas
}
page-do-activate = ¿Activar a { $kind }?
page-do-activate-confirm = Activar a { $kind }
page-do-dragoon = ¿Una ficha de Dragón en { $kind }?
page-do-dragoon-confirm = Ficha en { $kind }
page-do-trap = ¿Se atrapa { $kind } a sí misma?
page-do-trap-confirm = Atrapar a { $kind }
page-do-jump = ¿Saltar con { $kind }?
page-do-jump-confirm = Saltar con { $kind }
page-do-mutate = ¿Mutar a { $kind }?
page-do-mutate-confirm = Mutar a { $kind }
page-play = { $kind } entra en la fila { $level }{ $cost ->
    [0] , gratis
   *[other] { "" }
}
page-play-confirm = Jugar a { $kind }
page-short-draw-1 = 1 ficha: roba 1
page-short-draw-3 = 2 fichas: roba 3
page-short-mate-1 = 1 ficha: tu pareja roba 1
page-short-mate-3 = 2 fichas: tu pareja roba 3
page-short-pass = Pasar
page-pay-play = { $kind }: paga { $count ->
    [one] una carta
   *[other] { $count } cartas
}
page-pay-mutate = { $kind } se convierte en { $into }: paga { $count ->
    [one] una carta
   *[other] { $count } cartas
}
page-pay-mutate-confirm = Mutar en { $into }
page-pay-left = { $count ->
    [one] Elige una más de tu mano.
   *[other] Elige { $count } de tu mano.
}
page-pay-done = Van al descarte.
page-into = ¿En qué se convierte { $kind }?
page-into-chosen = { $kind } se convierte en { $into }
page-aim-destroy = { $seat_you ->
    [yes] ¿Destruir tu propia carta, { $kind }?
   *[no] ¿Destruir a { $kind }, de { $seat }?
}
page-aim-destroy-confirm = Destruir a { $kind }
page-aim-trap = { $seat_you ->
    [yes] ¿Atrapar tu propia carta, { $kind }?
   *[no] ¿Atrapar a { $kind }, de { $seat }?
}
page-aim-trap-confirm = Atrapar a { $kind }
page-aim-release = { $seat_you ->
    [yes] ¿Liberar a tu { $kind }?
   *[no] ¿Liberar a { $kind }, de { $seat }?
}
page-aim-release-confirm = Liberar a { $kind }
page-aim-bounce = ¿Devolver a { $kind } a la mano?
page-aim-bounce-confirm = Devolver a { $kind }
page-aim-mark-free = { $seat_you ->
    [yes] ¿Cuenta tu { $kind } como LIBRE?
   *[no] ¿Cuenta { $kind }, de { $seat }, como LIBRE?
}
page-aim-mark-free-confirm = Elegir a { $kind }
page-chosen = ¿{ $kind }?
page-chosen-confirm = Elegir a { $kind }
page-seat = { $seat }, { $count ->
    [one] una carta
   *[other] { $count } cartas
}
page-price = { $cost ->
    [0] Gratis
    [one] 1 carta
   *[other] { $cost } cartas
}
page-price-row = fila { $level }
page-bar-row-full = Fila { $level } llena
page-bar-row-below = Fila inferior corta
page-bar-no-clan = Falta el clan debajo
page-bar-cost = No puedes pagar
page-read = Leer { $kind }.
page-read-short = Leer
page-staging-mutate = La mutación
page-staging-play = Lo que se paga
page-staging-pay = se paga con
page-hand-none = No tienes cartas en la mano.
page-tray-discard = Del descarte
page-tray-aside = Cartas reveladas
page-tray-shown = Mano de { $seat }
page-tray-draft = { $count ->
    [one] Quédate con una de estas cartas
   *[other] Quédate con { $count } de estas cartas
}
page-tokens-title = ¿Qué clanes juegan?
page-tokens-lead = Se van cinco fichas; los cinco clanes que quedan forman el mazo.
page-face-down = Ficha { $number }, boca abajo
page-draft-title = El reparto
page-draft-lead = Cada cual se queda con cartas y pasa el resto. Las que has guardado están abajo.
page-battle = Gran Batalla de la ronda { $round }
page-battles = Las Grandes Batallas
page-no-army = Aún no hay cartas aquí.
page-open-hand = Cartas en la mano al final
page-end-clans = Clanes de los últimos ejércitos
page-fact-level = Nivel { $level }
page-fact-value = valor { $value }
page-fact-mutation = { $cost ->
    [-1] no puede mutar
   *[other] { $zombie ->
        [yes] mutación zombi { $cost }
       *[no] mutación { $cost }
    }
}
page-fact-copies = { $count ->
    [one] una en la caja
   *[other] { $count } en la caja
}
page-sign-enter = actúa al entrar
page-sign-activate = cuesta una ficha de Activación
page-sign-dragoon = cuesta una ficha de Dragón
page-sign-trap-self = se atrapa a sí misma
page-sign-mutated = actúa cuando otra carta ocupa su lugar
page-sign-jumped = Salto de Sombra
page-sign-released = actúa al ser liberada
page-sign-destroyed = actúa al ser destruida
page-sign-trapped = actúa cuando otra carta la atrapa
page-sign-round-end = actúa al final de la ronda
page-sign-static = vale mientras esté boca arriba
page-sign-watch = actúa cada vez que ocurre
page-sign-bearer = portaestandarte
page-sign-crown = puede ganar la partida al instante
page-aid-actions = Tu turno
    .text = Una cosa: jugar una carta, mutar una, usar una de tu ejército, saltar, gastar fichas para robar, o pasar hasta el final de la ronda.
page-aid-costs = Jugar cartas
    .text = El nivel 1 es gratis, pero cuesta dos cartas si el clan es nuevo en tu fila 1. El nivel 2 pide su clan en la fila 1, el nivel 3 en las filas 1 y 2. Ninguna fila es más larga que la de debajo ni tiene más de cinco cartas.
page-aid-mutate = Mutar
    .text = Descarta lo que dice el engranaje y pon en su lugar otra carta que sirva para ese nivel. Con calavera, puede venir del descarte.
page-aid-tokens = Fichas
    .text = Dos fichas de Activación por ronda: en una carta por su poder, o una por una carta, dos por tres. Las de Dragón van en cartas con su signo; tienes dos como mucho.
page-aid-free = LIBRE
    .text = Nada a su derecha y nada encima.
page-aid-trapped = Atrapada
    .text = Sin poder, sin valor y sin clan, hasta que empiece la próxima ronda.
page-aid-behind = Por detrás
    .text = Algún rival tiene más puntos de victoria: para ti cuenta el extra entre paréntesis (+).
page-aid-end = Fin de la ronda
    .text = Todos han pasado: Gran Batalla, vuelven las fichas de Dragón, poderes del final de la ronda. Ejércitos y manos se quedan.
page-aid-turns = Diez turnos
    .text = Cuando alguien queda fuera, los demás tienen diez turnos más entre todos, si el anfitrión no lo ha quitado.
page-aid-win = Ganar
    .text = { $goal } puntos de victoria, o una carta con corona. La ficha de Ventaja desempata la batalla.
page-aid-teams = Equipos
    .text = La pareja comparte los puntos de victoria; se pueden poner fichas en las cartas de la pareja y hacer que robe.
page-aid-worth = Lo que vale una carta
page-aid-signs = Signos
