# Kamakura en español.

title = Kamakura

## Responder sin preguntar

concede-why = Quedas fuera y ya no podrás volver. Los demás siguen sin ti; si solo queda un bando, la partida termina.
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
    .detail = Sin un kunai se pierden la tierra y tu defensa.
prompt-deceive = ¿Devuelves el ataque a quien lo lanzó?
    .detail = Elige una de sus tierras, o déjalo estar.
prompt-walls = Una lluvia de flechas contra tu tierra. ¿Pones murallas?
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
wait-walls = Esperando la respuesta de { $names } a la lluvia de flechas
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
    [yes] Lanzas { $targets_count ->
        [one] una lluvia de flechas
       *[other] lluvias de flechas
    } contra { $targets }.
   *[no] { $seat } lanza { $targets_count ->
        [one] una lluvia de flechas
       *[other] lluvias de flechas
    } contra { $targets }.
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
}{ $count ->
    [0] .
   *[other] : quedan paradas.
}{ $back_count ->
    [0] { "" }
    [one] { " " }Vuelve una contra { $back }.
   *[other] { " " }Vuelven { $back_count } contra { $back }.
}
log-hit-not = { $you ->
    [yes] Tu tierra { $slot }
   *[no] La tierra { $slot } de { $seat }
} resiste la lluvia de flechas: vale más de { $over }.
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
   *[calm] Hay paz en la tierra. Fin de la partida.
}

## Por qué no, y piénsalo bien

caution-last-land = Es tu última tierra: sin ella quedas fuera de la partida.
caution-their-goal = Con ella { $seat } llega a la meta.
barred-combination-restock = Tienes un soldado y un arma, así que no puedes reponer.
barred-full-restock = Tienes ocho cartas o más, y entre ellas una lluvia de flechas. Esa mano se puede jugar, así que no se puede cambiar.
barred-again-restock = En tu turno anterior repusiste. Dos veces seguidas no se puede.
barred-combination-pass = Tienes un soldado y un arma, así que no puedes pasar.
barred-again-pass = En tu turno anterior pasaste, y hay otra cosa que puedes hacer.
barred-other-pass = Solo puedes pasar si no puedes hacer nada más.
barred-obligation-barrage = Tienes un soldado y un arma, así que debes atacar con un soldado. Una lluvia de flechas no vale.
barred-no-barrage = No tienes ni una lluvia de flechas ni tres yumi.
barred-unarmed = No tienes ningún arma para un soldado.
barred-too-weak = Demasiado débil: para defender hace falta al menos el poder del ataque.
barred-few-weapons = Para defender hacen falta tantas armas como tiene el ataque.
barred-few-soldiers = Para un sacrificio hacen falta tres soldados.
barred-no-kunai = No tienes ningún kunai en la mano.
barred-no-walls = No tienes bastantes murallas en la mano.
barred-taken = No quedan tierras libres a las que devolver una lluvia: ya va otra lluvia hacia allí.
barred-aimed = A esa tierra ya apunta una lluvia de flechas.
barred-not-engaged = No estáis frente a frente. Por equipos solo pueden atacarse quienes están frente a frente.
barred-playable = Tu mano se puede jugar, así que te la quedas.
barred-can-answer = Puedes responder con tus cartas, así que no puedes pedir ayuda.
barred-has-kunai = Tienes un kunai, así que no puedes pedir ayuda.
barred-asked = Esta vez ya has pedido ayuda.

## Cómo ha terminado

reason-score = { $winners_you ->
    [yes] Llegaste a { $score }.
   *[no] { $winners } llegó a { $score }.
}
reason-last = Solo a un jugador le quedaba tierra.
reason-team = Un equipo quedó fuera al completo.
reason-calm = Pasaron demasiados turnos sin ninguna conquista.
score-start = Al empezar
score-lands = Tierras propias
score-captured = Tierras conquistadas
note-out = { $seat }: { $how_id ->
    [eliminated] fuera en el turno { $turn }, sin tierras propias.
    [defeated] fuera en el turno { $turn }, por los puntos del primer rival.
   *[conceded] fuera en el turno { $turn }, por abandono.
}
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
page-short-barrage = Lluvia
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
page-engaged = Frente a { $seats }: solo pueden atacarse entre sí.
page-engaged-mine = Estás frente a { $seats }: solo podéis atacaros entre vosotros.
page-team = Equipo { $team }
page-team-self = Tu equipo: { $seats }
page-team-mate = Juega contigo: podéis pediros cartas.
page-team-foe = Juega contra ti.
page-side-mate = contigo
page-side-facing = frente a ti
page-side-foe = otro equipo
page-hand = { $count ->
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
}
page-goal = de los { $goal } que hacen falta para ganar
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
page-deed-barrage = Toma una tierra, o varias. Solo la detienen las murallas.
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
page-shot-at = ¿Una lluvia contra { page-at }?
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
page-step-aid-none = Se niega
    .more = { $kind_id ->
        [soldier] ningún soldado
        [weapon] ningún arma
       *[wall] ninguna muralla
    }
page-step-aid-taken = Ayuda
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
page-attacked = { $soldier } de { $seat } ataca tu { page-a-land }, la tierra { $slot }: poder { $power }
page-attacked-own = { $soldier }, tu propia carta, va contra tu { page-a-land }, la tierra { $slot }: poder { $power }
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
page-title-yield = Sin respuesta
page-answer-surrender-last = Tu { page-a-land } es tu última tierra: quedas fuera y pierdes tus cartas.
page-answer-surrender = Pierdes tu { page-a-land }, pero no tus cartas. Puntos: tú { $mine }, { $seat } { $theirs }.
page-answer-surrender-laid = Pierdes tu { page-a-land } y tus cartas de la mesa: { $kinds }. Puntos: tú { $mine }, { $seat } { $theirs }.
page-answer-surrender-blind = Pierdes la tierra y lo que hayas puesto.
page-title-blade = Hoja oculta
page-answer-blade = Un kunai gana la tierra, si no le responde otro.
page-title-no-blade = Sin hoja
page-answer-no-blade = La defensa se mantiene. De la mesa pierdes: { $kinds }.
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
page-ask-kind = Pedir { $kind_id ->
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
page-yield = ¿Entregas a { $seat } tu { page-a-land }, la tierra { $slot }?
page-yield-detail = Conservas todas tus cartas.
page-yield-detail-laid = Conservas tu mano; de la mesa pierdes { $kinds }.
page-yield-confirm = Rendirte
page-turn-at = ¿Devuelves el ataque contra { page-at }?
page-turn-at-detail = El soldado, las armas y el poder son los mismos.
page-turn-confirm = Devolver el ataque

## Lluvias de flechas en la página

page-volley = Lluvia de flechas
page-shot = { $by_you ->
    [yes] Tu lluvia de flechas
   *[no] Lluvia de flechas de { $by }
} contra { page-at }: { $state_id ->
    [flying] en el aire
    [stopped] detenida
    [hit] toma la tierra
    [held] demasiado débil
   *[void] sin efecto
}
page-walls-how = ¿Cuántas murallas?
page-walls-on = Murallas en la tierra { $slot }
page-walls = { $count ->
    [0] Ninguna muralla
    [one] Una muralla
   *[other] { $count } murallas
}
page-post-falls = Sin murallas pierdes tu { page-a-land }.
page-post-holds = Tu { page-a-land } está a salvo.
page-post-back = A salvo, y la lluvia vuelve.
page-post-more = Faltan murallas.
page-post-withstands = Poco para tu { page-a-land }: resiste.
page-walls-ask = { $shots ->
    [one] Una lluvia
   *[other] { $shots } lluvias
} de flechas de { $seat } contra tu { page-a-land }, la tierra { $slot }
page-walls-detail = { $shots ->
    [1] Una muralla la detiene, dos la devuelven.
   *[other] { $shots } murallas las detienen, y cada una más devuelve una.
} { $walls ->
    [0] No tienes ninguna.
    [one] Te queda una.
   *[other] Te quedan { $walls }.
}
page-walls-left = { $walls ->
    [0] Te quedas sin murallas.
    [one] Te queda una muralla.
   *[other] Te quedan { $walls } murallas.
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
page-duty-soldier = Una sola cosa: atacar, lanzar una lluvia de flechas, reponer o pasar. Con un soldado y un arma en la mano debes atacar con un soldado: el soldado, el arma y la tierra que quieras.
page-duty-attack = Una sola cosa: atacar, lanzar una lluvia de flechas, reponer o pasar. Con un soldado y un arma en la mano debes atacar con un soldado o lanzar una lluvia de flechas.
page-aid-soldiers = Soldados
page-aid-answers = Lo que cuesta una respuesta
page-aid-cards = Cartas
page-aid-yumi = Tres yumi puestos a la vez son una lluvia de flechas.
page-aid-win = Ganar
page-aid-win-ffa = Llega a { $goal } con una conquista tuya, o sé quien conserve las últimas tierras propias.
page-aid-win-teams = Dejad fuera a todo el otro equipo: queda fuera quien pierde su última tierra, y también tu primer rival cuando una conquista tuya te lleva a { $goal }.
page-aid-ask = En un apuro puedes pedir a un compañero un soldado o un arma, y contra una lluvia de flechas una muralla: una vez por pregunta; la carta la elige quien la da, o se niega.
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
