# Kamakura en español.

title = Kamakura
blurb = Cuatro tierras ocultas por cabeza, y todos quieren más. Manda un soldado armado o un cielo lleno de flechas, y la respuesta llega en el acto: un acero igual de bueno, tres soldados que se interponen, un kunai en la manga o una geisha que vuelve contra ti tu propio ataque.

## Opciones

option-mode = Bandos
option-mode-help = Todos contra todos: cada cual por su cuenta. Equipos: dos equipos iguales de dos, tres o cuatro se alternan, y entre compañeros se pueden pedir cartas.
option-mode-ffa = Todos contra todos
option-mode-teams = Equipos
option-decks = Mazos
option-decks-help = Un mazo da para cuatro jugadores; el segundo trae cuatro clanes más. Por sí sola, la mesa usa los que hagan falta.
option-decks-auto = Los que hagan falta
option-decks-1 = Uno
option-decks-2 = Dos
option-score_mode = Puntos
option-score_mode-help = Tierra en tu poder: cuenta lo que tienes delante, así que perder una tierra resta su valor. Tierra conquistada: empiezas con 10 y solo puedes subir; una carrera más corta.
option-score_mode-holdings = Tierra en tu poder
option-score_mode-captures = Tierra conquistada
option-obligation = Obligación de atacar
option-obligation-help = A qué está obligado quien tiene un soldado y un arma. Con un soldado: a atacar con él y nada más. Cualquier ataque: también vale una lluvia de flechas; robar y pasar siguen prohibidos.
option-obligation-soldier = Con un soldado
option-obligation-attack = Cualquier ataque
option-repeat_pass = Pasar otra vez
option-repeat_pass-help = Si quien no tiene un soldado armado puede pasar dos turnos seguidos.
option-repeat_pass-allowed = Permitido
option-repeat_pass-forbidden = Prohibido
option-victory_score = Puntos para ganar
option-victory_score-help = Lo habitual son 17. Con 20 o 23 la partida es más larga, lo que conviene a un todos contra todos de cinco o más.
option-victory_score-17 = 17
option-victory_score-20 = 20
option-victory_score-23 = 23
option-opening_exchange = Cambio inicial
option-opening_exchange-help = Segunda edición. Antes de empezar, cada cual puede devolver hasta cuatro cartas y robar otras tantas.
option-opening_exchange-off = Manos como salgan
option-opening_exchange-on = Cambio inicial
option-restock_rule = Reponer la mano
option-restock_rule-help = Primera edición: solo robas si no tienes un soldado armado en la mano, y puedes cambiar una mano injugable. Segunda edición: robas con cualquier mano y antes descartas lo que quieras, pero no dos turnos seguidos.
option-restock_rule-first = Primera edición
option-restock_rule-second = Segunda edición
option-barrage_strength = Fuerza de las flechas
option-barrage_strength-help = Cualquier tierra: una lluvia de flechas toma aquella en la que cae. Fuerza dos: cada lluvia cuenta 2 contra el valor de la tierra, pueden caer varias en la misma, y cada una pide su propia muralla.
option-barrage_strength-any = Cualquier tierra
option-barrage_strength-two = Fuerza dos
option-response_timer = Tiempo para responder
option-response_timer-help = Segundos para cada pregunta. Cuando se acaban, la mesa responde por ti, por lo general sin jugar ninguna carta.
option-response_timer-0 = Sin límite
option-response_timer-30 = 30 segundos
option-response_timer-60 = 1 minuto
option-response_timer-120 = 2 minutos
objection-decks = Un mazo solo da para cuatro jugadores. Elige dos.
objection-teams = Para jugar por equipos hacen falta cuatro, seis u ocho jugadores.

preset-first-game = Primera partida
preset-first-game-help = Las reglas de la primera edición, todos contra todos, hasta 17. Empieza por aquí.
preset-second-edition = Segunda edición
preset-second-edition-help = Mejor mano inicial, más libertad para robar y flechas que por sí solas no pueden con un palacio.
preset-teams = Equipos
preset-teams-help = Dos equipos que se alternan. Cada cual empieza con un rival enfrente, y en un apuro puedes pedir una carta a alguien de tu equipo.

## Bots

bot-random = Vagabundo
bot-random-help = Hace cualquier cosa que esté permitida, según le da.
bot-steward = Mayordomo
bot-steward-help = No juega ninguna carta que pueda guardar, y ataca solo cuando las reglas lo obligan.
bot-shogun = Shogún
bot-shogun-help = Cuenta cartas, golpea a las manos pequeñas y sopesa cada respuesta. No ve más que tú.

## Responder sin preguntar

concede-why = Quedas fuera y ya no podrás volver. Los demás siguen sin ti.
you-conceded = Has abandonado. Los demás siguen jugando.

habit-surrender = Rendirse siempre
    .help = Entrega tu tierra a todo ataque de un soldado sin preguntarte, tengas lo que tengas en la mano. Si no, se te pregunta siempre.
habit-pass-blades = Nunca hojas ocultas
    .help = Pasa por ti cada vez que se pide una hoja oculta o la respuesta a una, tengas lo que tengas en la mano. Si no, se te pregunta siempre.

## Nombres

name-samurai = Samurái
name-ninja = Ninja
name-geisha = Geisha
name-kunai = Kunai
name-katana = Katana
name-naginata = Naginata
name-yumi = Yumi
name-barrage = Lluvia de flechas
name-wall = Muralla
name-farm = Granja
name-village = Aldea
name-fortress = Fortaleza
name-palace = Palacio
name-tachibana = Tachibana
name-fujiwara = Fujiwara
name-minamoto = Minamoto
name-taira = Taira
name-seat-slot = { page-at }
text-samurai = Cada arma de un samurái cuenta uno más, hasta 4.
text-ninja = Cuando el ataque de un ninja está siendo vencido, quien manda en el ninja puede jugar un kunai para ganarlo después de todo. Un kunai de quien defiende lo anula, y así por turnos.
text-geisha = Si defiende con más poder que el ataque, puede devolverlo contra una tierra de quien ataca. El ataque de una geisha no se puede devolver.
text-kunai = Poder 1. Es también la hoja oculta del ninja, y la respuesta a ella.
text-katana = Poder 2.
text-naginata = Poder 3.
text-yumi = Poder 4. Tres yumi puestos a la vez son una lluvia de flechas.
text-barrage = Toma una tierra si no se pone una muralla.
text-wall = Detiene una lluvia de flechas. Dos murallas ante una misma lluvia la devuelven.
text-farm = Una tierra que vale 1.
text-village = Una tierra que vale 2.
text-fortress = Una tierra que vale 3.
text-palace = Una tierra que vale 4.

## Respuestas

choice-claim-end = Quedarme esta mano
choice-claim-claim = Mostrarla y robar ocho nuevas
choice-turn-barrage = Lluvia de flechas
choice-turn-restock = Reponer
choice-turn-pass = Pasar
choice-shot-shoot = Disparar
choice-pay-0 = Sin yumi
choice-pay-1 = Una lluvia con tres yumi
choice-pay-2 = Dos lluvias con tres yumi cada una
choice-pay-3 = Tres lluvias con tres yumi cada una
choice-defend-surrender = Entregar la tierra
choice-defend-sacrifice = Sacrificar tres soldados
choice-blade-pass = Sin hoja oculta
choice-blade-kunai = Hoja oculta: kunai
choice-counter-pass = Sin respuesta
choice-counter-kunai = Responder con un kunai
choice-deceive-decline = Dejarlo estar
choice-walls-0 = Ninguna muralla
choice-walls-1 = Una muralla
choice-walls-2 = Dos murallas
choice-walls-3 = Tres murallas
choice-walls-4 = Cuatro murallas
choice-walls-5 = Cinco murallas
choice-walls-6 = Seis murallas
choice-walls-7 = Siete murallas
choice-walls-8 = Ocho murallas
choice-aid-refuse = No dar nada

## Lo que se pregunta

prompt-exchange = Devuelve hasta cuatro cartas
    .detail = Robas otras tantas. Los demás sabrán cuántas, no cuáles.
prompt-arrange = Coloca tus tierras en sus lugares
    .detail = Desde ahora solo tú puedes mirarlas, y no se pueden mover.
prompt-claim = ¿Te quedas esta mano?
    .detail = Una mano injugable se puede mostrar y cambiar.
prompt-turn = Te toca
    .detail = Ataca con un soldado, o elige otra cosa.
prompt-weapon = ¿Con qué arma?
prompt-target = ¿Contra qué tierra?
prompt-shot = Apunta tus flechas
    .detail = { $left ->
        [0] Todas las lluvias tienen blanco.
        [one] Puedes apuntar una lluvia más.
       *[other] Puedes apuntar { $left } lluvias más.
    }
prompt-pay = ¿Cuántas pagas con tres yumi?
    .detail = Las demás se ponen como cartas de lluvia de flechas.
prompt-discard = Descarta lo que no necesites
    .detail = Lo ven todos. Después robas hasta tener ocho.
prompt-defend = Atacan tu tierra { $slot }: poder { $power }
    .detail = { $count ->
        [1] Responde con un soldado y un arma, al menos igual de fuertes.
       *[other] Responde con un soldado y dos armas, al menos igual de fuertes.
    }
prompt-defend-weapon = ¿Con qué arma defiendes?
    .detail = { $count ->
        [1] Hace falta poder { $power } con un arma.
       *[other] Hace falta poder { $power } con dos armas.
    }
prompt-sacrifice = ¿Qué tres soldados?
    .detail = Detienen el ataque y se pierden.
prompt-blade = Tu ninja está siendo vencido. ¿Una hoja oculta?
    .detail = Un kunai gana, si no le responde otro kunai.
prompt-counter = ¡Una hoja oculta! ¿Respondes?
    .detail = Sin un kunai se pierde la tierra.
prompt-deceive = ¿Devuelves el ataque a quien lo lanzó?
    .detail = Elige una de sus tierras, o déjalo estar.
prompt-walls = Flechas contra tu tierra. ¿Pones murallas?
    .detail = { $count ->
        [1] Una muralla detiene la lluvia, dos la devuelven.
       *[other] { $count } murallas detienen las { $count } lluvias, y cada una más devuelve una.
    }
prompt-back = ¿A qué tierra la devuelves?
prompt-aid = ¿Das una carta a tu equipo?
    .detail = Cuál es lo veréis solo quien la pide y tú.
prompt-engage = Elige un nuevo rival
    .detail = Desde ahora podéis atacaros.
hint-exchange = Toca cartas de tu mano, o quédatelas todas
hint-arrange = Toca tus tierras en el orden de sus lugares
hint-claim = Quédatela o cámbiala
hint-turn = Toca un soldado, o lo que quieras hacer
hint-weapon = Toca un arma de tu mano
hint-target = Toca una tierra, o una segunda arma
hint-shot = Toca una tierra
hint-pay = Elige un número
hint-discard = Toca cartas de tu mano, o quédatelas todas
hint-defend = Toca un soldado, u otra respuesta
hint-defend-weapon = Toca un arma de tu mano
hint-sacrifice = Toca tres soldados
hint-blade = Elige tu respuesta
hint-counter = Elige tu respuesta
hint-deceive = Toca una tierra de quien ataca
hint-walls = Elige cuántas
hint-back = Toca una tierra
hint-aid = Toca una carta, o no des nada
hint-engage = Toca a un jugador
wait-exchange = Esperando el cambio de cartas de { $names }
wait-arrange = Esperando a que coloquen sus tierras: { $names }
wait-claim = Esperando a que miren la mano nueva: { $names }
wait-turn = Esperando la jugada de { $names }
wait-defend = Esperando la respuesta de { $names } al ataque
wait-blade = Esperando a { $names }: ¿una hoja oculta?
wait-counter = Esperando a { $names }: ¿una respuesta a la hoja?
wait-deceive = Esperando a { $names }: ¿se devuelve el ataque?
wait-walls = Esperando la respuesta de { $names } a las flechas
wait-aid = Esperando la ayuda de { $names }, o su negativa
wait-engage = Esperando a que elija rival: { $names }
confirm-exchange = { $count ->
    [0] Quedármelas todas
    [one] Devolver una carta
   *[other] Devolver { $count } cartas
}
confirm-arrange = Colocarlas así
confirm-discard = { $count ->
    [0] Quedármelas y robar
    [one] Descartar una y robar
   *[other] Descartar { $count } y robar
}
confirm-sacrifice = Sacrificarlos
confirm-aid = Así sea

## Lo que ha pasado

log-first-draw = Cartas descubiertas para el primer turno: { $cards }.
log-first = { $you ->
    [yes] El primer turno es tuyo.
   *[no] El primer turno es de { $seat }.
}
log-exchanged = { $you ->
    [yes] { $count ->
        [0] No devuelves ninguna carta
        [one] Devuelves una carta
       *[other] Devuelves { $count } cartas
    }{ $own ->
        [yes] { $count ->
            [0] { "" }
           *[other] { " " }y robas { $kinds }
        }
       *[no] { "" }
    }.
   *[no] { $seat } { $count ->
        [0] no devuelve ninguna carta
        [one] devuelve una carta
       *[other] devuelve { $count } cartas
    }.
}
log-arranged = Todas las tierras están boca abajo.
log-claimed = { $you ->
    [yes] Tu mano es injugable. La muestras y robas de nuevo. Se ve: { $kinds }.
   *[no] { $seat } muestra una mano injugable y roba de nuevo. Se ve: { $kinds }.
}
log-turn = Turno { $turn }: { $you ->
    [yes] el tuyo
   *[no] { $seat }
}
log-attack = { $you ->
    [yes] Atacas la tierra { $slot } de { $other }
   *[no] { $other_you ->
        [yes] { $seat } ataca tu tierra { $slot }
       *[no] { $seat } ataca la tierra { $slot } de { $other }
    }
}: { $soldier } con { $weapons }, poder { $power }.
log-surrender = { $you ->
    [yes] Te rindes.
   *[no] { $seat } se rinde.
}
log-skipped = { $prompt_id ->
    [defend] { $you ->
        [yes] Tienes muy pocas cartas en la mano para responder al ataque.
       *[no] { $seat } tiene muy pocas cartas en la mano para responder al ataque.
    }
    [aid] { $you ->
        [yes] No tienes ninguna carta que dar.
       *[no] { $seat } no tiene ninguna carta que dar.
    }
   *[other] { $you ->
        [yes] No tienes ninguna carta en la mano para responder.
       *[no] { $seat } no tiene ninguna carta en la mano para responder.
    }
}
log-defend = { $you ->
    [yes] Defiendes
   *[no] { $seat } defiende
}: { $soldier } con { $weapons }, poder { $power }.
log-sacrifice = { $you ->
    [yes] Sacrificas
   *[no] { $seat } sacrifica
} { $kinds }. El ataque queda detenido.
log-blade = { $you ->
    [yes] Sacas una hoja oculta: ¡un kunai!
   *[no] { $seat } saca una hoja oculta: ¡un kunai!
}
log-blade-none = { $you ->
    [yes] No sacas ninguna hoja oculta.
   *[no] { $seat } no saca ninguna hoja oculta.
}
log-counter = { $you ->
    [yes] Respondes a la hoja con un kunai.
   *[no] { $seat } responde a la hoja con un kunai.
}
log-counter-none = { $you ->
    [yes] No respondes a la hoja.
   *[no] { $seat } no responde a la hoja.
}
log-turned = { $you ->
    [yes] Devuelves el ataque: { $soldier } va ahora contra la tierra { $slot } de { $other }.
   *[no] { $other_you ->
        [yes] { $seat } devuelve el ataque: { $soldier } va ahora contra tu tierra { $slot }.
       *[no] { $seat } devuelve el ataque: { $soldier } va ahora contra la tierra { $slot } de { $other }.
    }
}
log-not-turned = { $you ->
    [yes] No devuelves el ataque.
   *[no] { $seat } no devuelve el ataque.
}
log-held = { $you ->
    [yes] Conservas la tierra.
   *[no] { $seat } conserva la tierra.
}
log-kept = De vuelta a { $you ->
    [yes] tu mano
   *[no] la mano de { $seat }
}: { $kinds }.
log-captured = { $you ->
    [yes] Conquistas la tierra { $slot } de { $other }
   *[no] { $other_you ->
        [yes] { $seat } conquista tu tierra { $slot }
       *[no] { $seat } conquista la tierra { $slot } de { $other }
    }
}: { $value ->
    [1] una granja, vale 1.
    [2] una aldea, vale 2.
    [3] una fortaleza, vale 3.
    [4] un palacio, vale 4.
   *[other] vale { $value }.
}
log-volley = { $you ->
    [yes] Lanzas flechas contra { $targets }.
   *[no] { $seat } lanza flechas contra { $targets }.
}{ $yumi ->
    [0] { "" }
    [1] { " " }Una de las lluvias son tres yumi.
   *[other] { " " }{ $yumi } de las lluvias son tres yumi cada una.
}
log-walls = { $count ->
    [0] { $you ->
        [yes] No pones ninguna muralla
       *[no] { $seat } no pone ninguna muralla
    }
   *[other] { $you ->
        [yes] Pones
       *[no] { $seat } pone
    } { $count ->
        [one] una muralla
       *[other] { $count } murallas
    }
} en { $you ->
    [yes] tu tierra
   *[no] la tierra
} { $slot }, contra { $shots ->
    [one] una lluvia
   *[other] { $shots } lluvias
} de flechas { $by_you ->
    [yes] de las tuyas
   *[no] de { $by }
}.{ $back_count ->
    [0] { "" }
    [one] { " " }Vuelve una contra { $back }.
   *[other] { " " }Vuelven { $back_count } contra { $back }.
}
log-hit-not = { $you ->
    [yes] Tu tierra { $slot }
   *[no] La tierra { $slot } de { $seat }
} resiste las flechas: vale más de { $over }.
log-restock = { $own ->
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
log-discarded = { $you ->
    [yes] Descartas
   *[no] { $seat } descarta
} { $kinds }.
log-pass = { $you ->
    [yes] Pasas.
   *[no] { $seat } pasa.
}
log-reshuffle = El mazo está vacío. { $count ->
    [one] La única carta descartada forma
   *[other] Se barajan { $count } cartas descartadas y forman
} uno nuevo.
log-asked = { $you ->
    [yes] Pides a { $other }
   *[no] { $other_you ->
        [yes] { $seat } te pide
       *[no] { $seat } pide a { $other }
    }
} { $kind_id ->
    [soldier] un soldado
    [weapon] un arma
   *[wall] una muralla
}.
log-aid = { $you ->
    [yes] Das a { $other }
   *[no] { $other_you ->
        [yes] { $seat } te da
       *[no] { $seat } da a { $other }
    }
} { $own ->
    [yes] una carta: { $card }
   *[no] { $kind_id ->
        [soldier] un soldado
        [weapon] un arma
       *[wall] una muralla
    }
}.
log-aid-taken = { $own ->
    [yes] Recibes una carta: { $card }.
   *[no] { $you ->
        [yes] Tomas la carta.
       *[no] { $seat } toma la carta.
    }
}
log-aid-none = { $you ->
    [yes] No das a { $other }
   *[no] { $other_you ->
        [yes] { $seat } no te da
       *[no] { $seat } no da a { $other }
    }
} { $kind_id ->
    [soldier] ningún soldado
    [weapon] ningún arma
   *[wall] ninguna muralla
}.
log-eliminated = { $you ->
    [yes] Has perdido tu última tierra: quedas fuera.
   *[no] { $seat } ha perdido su última tierra y queda fuera.
}
log-defeated = { $you ->
    [yes] { $by } ha llegado a los puntos: quedas fuera.
   *[no] { $by_you ->
        [yes] Has llegado a los puntos: { $seat } queda fuera.
       *[no] { $by } ha llegado a los puntos: { $seat } queda fuera.
    }
}
log-left = { $you ->
    [yes] Estás fuera de la partida.
   *[no] { $seat } está fuera de la partida.
}
log-hand-lost = { $you ->
    [yes] Tu mano va
   *[no] La mano de { $seat } va
} al descarte: { $kinds }.
log-aside = { $you ->
    [yes] Se apartan tus tierras
   *[no] Se apartan las tierras de { $seat }
} y ya no son de nadie. { $values_count ->
    [one] Quedaba una, que vale { $values }.
   *[other] Quedaban { $values_count }, que valen { $values }.
}
log-engaged = Desde ahora son rivales { $you ->
    [yes] { $other } y tú
   *[no] { $other_you ->
        [yes] { $seat } y tú
       *[no] { $seat } y { $other }
    }
}.
log-calm = Han pasado { $limit } turnos sin ninguna conquista.
log-over = { $reason_id ->
    [score] { $seats_you ->
        [yes] Has llegado
       *[no] { $seats } ha llegado
    } a los puntos. Fin de la partida.
    [last] { $seats_you ->
        [yes] Solo te queda tierra a ti
       *[no] Solo le queda tierra a { $seats }
    }. Fin de la partida.
    [team] El otro equipo está fuera al completo. Victoria de { $seats }.
    [alone] Los demás se han ido. Fin de la partida.
   *[calm] Hay paz en la tierra. Fin de la partida.
}

## Por qué no, y piénsalo bien

barred-combination-restock = Tienes un soldado y un arma, así que no puedes reponer.
barred-full-restock = Tienes ocho cartas o más, y entre ellas una lluvia de flechas. Esa mano se puede jugar, así que no se puede cambiar.
barred-again-restock = En tu turno anterior repusiste. Dos veces seguidas no se puede.
barred-combination-pass = Tienes un soldado y un arma, así que no puedes pasar.
barred-again-pass = En tu turno anterior pasaste, y hay otra cosa que puedes hacer.
barred-other-pass = Solo puedes pasar si no puedes hacer nada más.
barred-obligation-barrage = Tienes un soldado y un arma, así que debes atacar con un soldado. Las flechas no valen.
barred-no-barrage = No tienes ni una lluvia de flechas ni tres yumi.
barred-unarmed = No tienes ningún arma para un soldado.
barred-too-weak = Demasiado débil: para defender hace falta al menos el poder del ataque.
barred-few-weapons = Para defender hacen falta tantas armas como tiene el ataque.
barred-few-soldiers = Para un sacrificio hacen falta tres soldados.
barred-no-kunai = No tienes ningún kunai en la mano.
barred-no-walls = No tienes bastantes murallas en la mano.
barred-taken = No quedan tierras libres a las que devolver flechas: ya va otra lluvia hacia allí.
barred-aimed = A esa tierra ya apunta una lluvia de flechas.
barred-not-engaged = Con ese jugador no estás en combate.
barred-playable = Tu mano se puede jugar, así que te la quedas.
barred-can-answer = Puedes responder con tus cartas, así que no puedes pedir ayuda.
barred-has-kunai = Tienes un kunai, así que no puedes pedir ayuda.
barred-asked = Esta vez ya has pedido ayuda.

## Cómo ha terminado

reason-score = Alguien llegó a los puntos.
reason-last = Solo a un jugador le quedaba tierra.
reason-team = Un equipo quedó fuera al completo.
reason-calm = Pasaron demasiados turnos sin ninguna conquista.
reason-alone = Los demás dejaron la partida.
score-start = Al empezar
score-lands = Tierras propias
score-captured = Tierras conquistadas
note-out = { $seat }: { $how_id ->
    [eliminated] fuera en el turno { $turn }, sin tierras propias.
    [defeated] fuera en el turno { $turn }, por los puntos del primer rival.
   *[conceded] fuera en el turno { $turn }, por abandono.
}
note-tie-lands = { $seat } y { $other } tienen los mismos puntos: a { $seat } le quedaban más tierras y va delante.
note-draw = Los dos equipos están igualados: empate.

## Charla de mesa

claim-walls = Tengo murallas.
claim-no-walls = Ni una muralla, lo juro.
claim-geisha = Tengo una geisha.
claim-kunai = Llevo un kunai en la manga.
claim-strong = Puedo responder a lo que sea.
claim-weak = Mi mano no vale nada.
claim-palace = Mi palacio está en el lugar { $slot }.
claim-farm = El lugar { $slot } es solo una granja.

## En la página

page-a-land = { $land_id ->
    [farm] granja
    [village] aldea
    [fortress] fortaleza
   *[palace] palacio
}
page-at = { $you ->
    [yes] tu tierra { $slot }
   *[no] la tierra { $slot } de { $seat }
}
page-turn = Turno { $turn }
page-next = Próximos turnos: { $names }
page-calm = { $left ->
    [one] Si nadie conquista nada, la partida acaba tras este turno.
   *[other] Si nadie conquista nada, la partida acaba en { $left } turnos.
}
page-pile = Mazo: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
page-discard = Descarte: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
page-close = Cerrar
page-counts-gone = Descartadas
page-counts-all = En total
page-short-samurai = Samurái
page-short-ninja = Ninja
page-short-geisha = Geisha
page-short-kunai = Kunai
page-short-katana = Katana
page-short-naginata = Naginata
page-short-yumi = Yumi
page-short-barrage = Flechas
page-short-wall = Muralla
page-card = { $kind }{ $class_id ->
        [weapon] , poder { $value }
        [soldier] , soldado
       *[other] { "" }
    }
page-part = { $kind } { $value }{ $plus ->
        [0] { "" }
       *[other] { " " }+ { $plus }
    }
page-sum = { $soldier }: { $parts }
page-worth = da poder { $power }
page-only-you = solo lo ves tú
page-over = vale más de { $over }
page-land-known = { page-at }: { page-a-land }, vale { $value }
page-land = { page-at }, boca abajo{ $over ->
        [0] { "" }
       *[other] , vale más de { $over }
    }
page-lost = { page-at }: perdida
page-aside = { page-at }: apartada
page-captured = Conquistas: { $lands }
page-own = Tus tierras
page-aimed = { $count ->
    [one] una lluvia apunta aquí
   *[other] { $count } lluvias apuntan aquí
}
page-engaged = { $seats_count ->
    [one] Rival: { $seats }
   *[other] Rivales: { $seats }
}
page-team = Equipo { $team }
page-team-mine = Equipo { $team }, el tuyo
page-hand = { $count ->
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
}
page-goal = de { $goal } para ganar
page-out-eliminated = fuera
page-out-defeated = fuera
page-out-conceded = abandono
page-row-lands = Tierras
page-row-captured = Conquistas
page-row-hand = En la mano

## Antes del primer turno

page-setup = Antes del primer turno
page-exchange = Toca hasta cuatro cartas que no quieras. Robas otras tantas.
page-exchanged = Tus cartas están elegidas. Los demás siguen pensando.
page-arrange = Solo tú sabrás el orden. Toca tus tierras como deban quedar, del lugar 1 al 4.
page-arranged = Así quedarán tus tierras.
page-places = Tus cuatro lugares
page-place = Lugar { $slot }: { $laid ->
        [0] vacío
       *[other] { page-a-land }
    }
page-lay = { $land }, vale { $value }{ $slot ->
        [0] { "" }
       *[other] , en el lugar { $slot }
    }

## Un turno en la página

page-lately = Lo último que ha pasado
page-compose = Tu turno
page-deeds = Lo que puedes hacer
page-deed-attack = Atacar
page-deed-attack-how = Toca un soldado de tu mano.
page-deed-attack-no = No tienes ningún soldado con un arma.
page-deed-barrage = Flechas contra una tierra o varias. Solo las detienen las murallas.
page-deed-restock = { $count ->
    [one] Robas una carta.
   *[other] Robas { $count } cartas.
} Ocupa todo tu turno.
page-deed-restock-second = Descarta lo que quieras y roba hasta tener ocho. Ocupa todo tu turno.
page-deed-pass = No hagas nada y guarda tus cartas.
page-warn-shows = Así todos sabrán que no tienes ningún soldado con un arma.
page-turn-must = Tienes un soldado y un arma. Toca un soldado para atacar.
page-turn-may = Toca un soldado para atacar, o elige otra cosa.
page-turn-free = No tienes ningún soldado con un arma. Elige qué hacer.
page-do-restock = ¿Repones?
page-do-pass = ¿Pasas este turno?
page-weapon = { $soldier }: ¿con qué arma?
page-weapon-detail = Toca un arma. Después puedes añadir otra.
page-target = { $soldier } con { $weapons }, poder { $power }: ¿contra qué tierra?
page-target-detail = Toca una tierra, o una segunda arma.
page-attack = ¿Atacas { page-at } con poder { $power }?
page-attack-confirm = Atacar
page-ghost-first = arma
page-ghost-second = ¿otra arma?
page-says-answer = { $count ->
    [1] Se responde con un arma, poder { $power } o más.
   *[other] Se responde con dos armas, poder { $power } o más.
}
page-says-turn = Una geisha con { $power } o más puede devolverlo.
page-says-safe = No se puede devolver.
page-says-blade = Si lo paran, un kunai de tu mano aún puede ganarlo.
page-says-dual = Las dos armas se pierden.
page-aim = { $shots ->
    [0] ¿Contra qué tierra?
    [one] Una lluvia apuntada. ¿Otra?
   *[other] { $shots } lluvias apuntadas. ¿Otra?
}
page-aiming = Apuntadas: { $shots }. Por apuntar: { $left }.
page-shot-at = ¿Flechas contra { page-at }?
page-shoot = { $count ->
    [one] Lanzar una lluvia
   *[other] Lanzar { $count } lluvias
}

## Una batalla en la página

page-battle = La batalla
page-chain = La batalla, paso a paso
page-step-open = Ver en el registro
page-step-attack = Ataque
    .more = poder { $power }
page-step-defend = Defensa
    .more = poder { $power }
page-step-sacrifice = Sacrificio
    .more = tres soldados
page-step-surrender = Rendición
page-step-blade = Hoja
page-step-blade-none = Sin hoja
page-step-counter = Respuesta
page-step-counter-none = Sin respuesta
page-step-turned = Devuelto
    .more = a la tierra { $slot }
page-step-not-turned = Sin devolver
page-step-asked = Pide
    .more = { $kind_id ->
        [soldier] un soldado
        [weapon] un arma
       *[wall] una muralla
    }
page-open-defend = ¿Defensa?
page-open-blade = ¿Hoja?
page-open-counter = ¿Respuesta?
page-open-deceive = ¿Devuelto?
page-open-walls = ¿Murallas?
page-open-aid = ¿Ayuda?
page-lane-attacks = { $you ->
    [yes] { $turned ->
        [yes] atacas ahora
       *[no] atacas
    }
   *[no] { $turned ->
        [yes] ataca ahora
       *[no] ataca
    }
}
page-lane-defends = { $you ->
    [yes] { $turned ->
        [yes] defiendes ahora
       *[no] defiendes
    }
   *[no] { $turned ->
        [yes] defiende ahora
       *[no] defiende
    }
}
page-ribbon = { $you ->
    [yes] lucha por ti
   *[no] lucha por { $seat }
}
page-to-meet = hay que igualar
page-weapons = { $count ->
    [1] con un arma
   *[other] con dos armas
}
page-attacked = { $soldier } de { $seat } ataca tu { page-a-land } ({ $slot }): poder { $power }
page-attacked-own = { $soldier }, tu propia carta, va contra tu { page-a-land } ({ $slot }): poder { $power }
page-attacked-detail = { $count ->
    [1] Iguálalo con un arma, sacrifica tres soldados o ríndete.
   *[other] Iguálalo con dos armas, sacrifica tres soldados o ríndete.
}
page-answers = Tus respuestas
page-title-defend = Defender
page-answer-defend = { $count ->
    [1] Un soldado con un arma, poder { $power } o más. El arma se pierde.
   *[other] Un soldado con dos armas, poder { $power } o más. Las dos armas se pierden.
}
page-answer-defend-blade = Un kunai aún puede vencerlo.
page-answer-defend-turn = Una geisha con más de { $power } puede devolver el ataque.
page-answer-defend-none = Ningún soldado tuyo puede con esto.
page-title-sacrifice = Sacrificio
page-answer-sacrifice = Tres soldados sin armas detienen el ataque y se pierden.
page-title-surrender = Rendirte
page-title-yield = Ceder
page-answer-surrender = Pierdes tu { page-a-land }, pero no tus cartas. Puntos: tú { $mine }, { $seat } { $theirs }.
page-answer-surrender-blind = Pierdes la tierra, pero no tus cartas.
page-title-blade = Hoja oculta
page-answer-blade = Un kunai gana la tierra, si no le responde otro.
page-title-no-blade = Sin hoja
page-answer-no-blade = La defensa se mantiene.
page-title-counter = Responder
page-answer-counter = Un kunai por un kunai. Quien ataca puede sacar otro.
page-title-turn = Devolver el ataque
page-answer-turn = Toca una tierra de quien ataca. El soldado y el poder son los mismos.
page-title-decline = Dejarlo estar
page-answer-decline = Conservas la tierra, y la batalla acaba.
page-ask = Pedir a { $seat } { $kind_id ->
    [soldier] un soldado
    [weapon] un arma
   *[wall] una muralla
}
page-answer-ask = Lo oyen todos. Una carta a su elección, o ninguna.
page-title-refuse = No dar nada
page-answer-refuse = Guardas tus cartas; todos sabrán que no has dado nada.
page-answer-engage = Puntos: { $score }, { $hand ->
    [one] una carta en la mano
   *[other] { $hand } cartas en la mano
}
page-defend-with = { $weapons_count ->
    [0] { $soldier } defiende: ¿con qué arma?
   *[other] { $soldier } con { $weapons }: ¿qué segunda arma?
}
page-defend = { $soldier } con { $weapons }: poder { $power }
page-defend-detail = Hace falta al menos { $needed }. Si la defensa se mantiene, tu soldado vuelve a tu mano.
page-defend-confirm = Defender con { $power }
page-yield = ¿Entregas tu { page-a-land } ({ $slot }) a { $seat }?
page-yield-detail = Conservas todas tus cartas.
page-yield-confirm = Rendirte
page-turn-at = ¿Devuelves el ataque contra { page-at }?
page-turn-at-detail = El soldado, las armas y el poder son los mismos.
page-turn-confirm = Devolver el ataque

## Flechas en la página

page-volley = Flechas
page-shot = { $by_you ->
    [yes] Tus flechas
   *[no] Flechas de { $by }
} contra { page-at }: { $state_id ->
    [flying] en el aire
    [stopped] detenidas
    [hit] toman la tierra
    [held] demasiado débiles
   *[void] sin efecto
}
page-walls-on = Murallas en la tierra { $slot }
page-walls = { $count ->
    [0] Ninguna muralla
    [one] Una muralla
   *[other] { $count } murallas
}
page-post-falls = Pierdes tu { page-a-land }.
page-post-holds = Tu { page-a-land } está a salvo.
page-post-back = A salvo, y las flechas vuelven.
page-post-more = Faltan murallas.
page-post-withstands = Poco para tu { page-a-land }: resiste.
page-walls-ask = { $shots ->
    [one] Una lluvia
   *[other] { $shots } lluvias
} de flechas de { $seat } contra tu { page-a-land } ({ $slot })
page-walls-detail = { $shots ->
    [1] Una muralla la detiene, dos la devuelven.
   *[other] { $shots } murallas las detienen, y cada una más devuelve una.
} { $walls ->
    [0] No te queda ninguna.
    [one] Te queda una.
   *[other] Te quedan { $walls }.
}
page-walls-left = { $walls ->
    [0] No te quedan murallas para esto.
    [one] Te queda una muralla para esto.
   *[other] Te quedan { $walls } murallas para esto.
}
page-walls-lay = { $count ->
    [0] No poner ninguna
    [one] Poner una muralla
   *[other] Poner { $count } murallas
}
page-back-at = ¿La devuelves contra { page-at }?
page-back-confirm = Devolverla

## Hojas de ayuda en la página

page-aid-duty = En tu turno
page-duty-soldier = Una sola cosa: atacar, lanzar flechas, reponer o pasar. Con un soldado y un arma en la mano debes atacar con un soldado: el soldado, el arma y la tierra que quieras.
page-duty-attack = Una sola cosa: atacar, lanzar flechas, reponer o pasar. Con un soldado y un arma en la mano debes atacar con un soldado o lanzar flechas.
page-aid-soldiers = Soldados
page-aid-answers = Lo que cuesta una respuesta
page-aid-cards = Cartas
page-aid-yumi = Tres yumi puestos a la vez son una lluvia de flechas.
page-aid-win = Ganar
page-aid-win-ffa = Llega a { $goal } con una conquista tuya, o sé quien conserve las últimas tierras propias.
page-aid-win-teams = Dejad fuera a todo el otro equipo: queda fuera quien pierde su última tierra, y también tu primer rival cuando una conquista tuya te lleva a { $goal }.
page-aid-ask = En un apuro puedes pedir a un compañero un soldado o un arma, y contra las flechas una muralla: una vez por pregunta; la carta la elige quien la da, o se niega.
page-keeps-answer = Respuesta
page-keeps-costs = cuesta
page-keeps-keeps = conserva
page-keeps-defend = Defensa
    .costs = las armas
    .keeps = el soldado, si se mantiene
page-keeps-sacrifice = Sacrificio
    .costs = tres soldados
    .keeps = la tierra
page-keeps-surrender = Rendición
    .costs = la tierra
    .keeps = todas tus cartas
page-keeps-blade = Hoja y respuesta
    .costs = un kunai cada una
    .keeps = el soldado de quien gana
page-keeps-turn = Ataque devuelto
    .costs = las armas de la geisha
    .keeps = la geisha
page-keeps-wall = Murallas
    .costs = una para detener, dos para devolver
    .keeps = la tierra
page-end-captures = Conquistas
page-end-turn = Turno
page-end-by = Quién
page-end-land = Tierra
page-end-from = De
page-end-scores = Puntos después
page-end-open = Manos y tierras

## Ayuda

aid-1 = 1. En tu turno haz una sola cosa: atacar con un soldado, lanzar flechas, reponer o pasar. Quien tiene un soldado y un arma debe atacar.
aid-2 = 2. Un ataque es un soldado con una o dos armas contra una tierra. Kunai 1, katana 2, naginata 3, yumi 4; un samurái suma 1 a cada una, pero ningún arma cuenta más de 4.
aid-3 = 3. Quien defiende responde en el acto: un soldado con las mismas armas en número y al menos el mismo poder, o tres soldados sacrificados. Si no, la tierra se pierde.
aid-4 = 4. Ninja: cuando el ataque está siendo vencido, un kunai lo gana; un kunai de quien defiende lo anula, y así sucesivamente.
aid-5 = 5. Geisha: si defiende con más poder que el ataque, puede devolverlo contra una tierra de quien ataca. El ataque de otra geisha no se puede devolver.
aid-6 = 6. El soldado que gana vuelve a la mano, y también la geisha que devolvió un ataque. Todas las armas se pierden, y un sacrificio lo barre todo.
aid-7 = 7. Una lluvia de flechas es una carta de ese nombre o tres yumi. Una muralla la detiene, dos la devuelven, y nada más sirve.
aid-8 = 8. Solo robas al reponer: un turno entero, sin un soldado armado en la mano, hasta tener ocho cartas.
aid-9 = 9. Ganas al llegar a los puntos acordados, o si nadie más conserva tierras propias. Sin tierras quedas fuera.

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
