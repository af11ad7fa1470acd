# La página de la mesa: aviso, jugadores, registro, charla, repetición y ajustes.

## Quién es quién

ui-table-you = tú
ui-table-you-name = Tú
ui-table-seat = asiento { $number }

## Partes de la página

ui-table-home = Todas mis partidas
ui-table-stage = Mesa
ui-table-hand = Mi mano
ui-table-to-hand = Ir a mi mano
ui-table-players = Jugadores
ui-table-talk = Registro y charla
ui-table-nav = Alrededor de la mesa
ui-table-log = Registro
ui-table-chat = Charla
ui-table-rules = Reglas
ui-table-replay = Repetición
ui-table-more = Más
ui-table-back = A la mesa
ui-table-close = Cerrar
ui-table-script = La mesa necesita JavaScript. El resto del sitio funciona sin él.
ui-table-broken = No se pudo poner la mesa. Vuelve a cargar la página.

## El aviso

ui-table-opening = Poniendo la mesa …
ui-table-wait = Se espera a { $names }.
ui-table-paused = { $by ->
    [admin] En pausa por quien administra.
   *[table] En pausa.
}
ui-table-paused-how = Nadie puede jugar hasta que la partida siga; el tiempo no corre.
ui-table-continue = Seguir
ui-table-pause = Pausa
ui-table-pause-propose = Proponer una pausa
ui-table-host = Cuidar de la partida
ui-table-play-again = Vuelvo a jugar
ui-table-wait-nobody = La mesa está ocupada un momento.
ui-table-you-chose = Has elegido { $choices }.
ui-table-you-conceded = Has abandonado. Un bot sigue jugando por ti.
ui-table-look = Mira lo que pasa
ui-table-skip = Saltar
ui-table-choices = Opciones
ui-table-confirm = Confirmar
ui-table-need = { $range ->
    [yes] { $at_least ->
        [0] Elige hasta { $at_most }
       *[other] Elige de { $at_least } a { $at_most }
    }
   *[no] { $at_least ->
        [one] Elige una
       *[other] Elige { $at_least }
    }
}
ui-table-full = { $count ->
    [one] Solo se puede una. Devuélvela para tomar otra.
   *[other] No más de { $count }. Devuelve una para tomar otra.
}
ui-table-put-back = Devolver
ui-table-undo = Deshacer
ui-table-undo-none = Nada que deshacer
ui-table-retract = Retirar
ui-table-sending = Enviando …
ui-table-not-stored = Aún no se sabe si quedó guardado. Se vuelve a intentar solo …
ui-table-lost = Sin conexión. Volverá por sí sola …
ui-table-lost-unstored = Sin conexión. Tu elección se conserva y se enviará en cuanto se pueda.
ui-table-no-answer = El servidor no responde. Inténtalo de nuevo.
ui-table-outdated = El servidor se ha renovado.
ui-table-reload = Recargar
ui-table-read-rule = Leer la regla { $rule }
ui-table-your-turn = La mesa te espera.

## Una elección que puede ser un error

ui-table-caution = ¿Seguro?
ui-table-caution-back = Elegir otra vez
ui-table-caution-do = Hacerlo

## Jugadores

ui-table-ready = listo
ui-table-awaited = La mesa espera a esta persona.
ui-table-bot = bot
ui-table-away = ausente
ui-table-conceded = abandonó
ui-table-winner = gana

## Registro y charla

ui-table-log-empty = Todavía no ha pasado nada.
ui-table-log-open = { " " }({ $what })
ui-table-undone = { $you ->
    [yes] Deshaces el último paso.
   *[no] { $seat } deshace el último paso.
}
log-table-left = { $you ->
    [yes] Abandonas y dejas la partida.
   *[no] { $seat } abandona y deja la partida.
}
log-table-restored = La partida volvió a este punto. Lo dice quien administra: { $why }
log-table-rules-changed = Se corrigieron las reglas y la partida sigue desde aquí; lo que nadie había visto se repartió de nuevo.
log-table-went-back = La partida volvió a este punto, como propuso { $seat } con el acuerdo de todos. Motivo: { $why }
log-table-forked = La partida continúa desde la jugada { $move } de otra. Lo que nadie había visto entonces se reparte de nuevo.
log-table-proposed = { $you ->
    [yes] Propones
   *[no] { $seat } propone
 } { $point ->
    [pause] poner la partida en pausa.
    [move] volver a antes de la última jugada.
    [step] volver al comienzo del turno.
   *[before] volver al comienzo del turno anterior.
}
log-table-rests = { $you ->
    [yes] Pones la partida en pausa.
   *[no] { $seat } pone la partida en pausa.
}
log-table-host-rests = Quien organiza pone la partida en pausa.
log-table-all-rest = La partida está en pausa, como propuso { $seat } con el acuerdo de todos. { $why }
log-table-goes-on = { $you ->
    [yes] Haces que la partida siga.
   *[no] { $seat } hace que la partida siga.
}
log-table-host-goes-on = Quien organiza hace que la partida siga.
log-table-refused = { $you ->
    [yes] Dices que no.
   *[no] { $seat } dice que no.
}
log-table-conceded = { $you ->
    [yes] Abandonas. Un bot sigue jugando por ti.
   *[no] { $seat } abandona. Un bot sigue jugando.
}
log-table-ended = { $seats_count ->
    [one] { $you ->
        [yes] Terminas aquí la partida.
       *[no] { $seats } termina aquí la partida.
    }
   *[other] La partida termina aquí, por acuerdo de { $seats }.
}
log-table-bot-in = { $you ->
    [yes] Desde ahora un bot juega por ti.
   *[no] Desde ahora un bot juega por { $seat }.
}
log-table-bot-out = { $you ->
    [yes] Vuelves a jugar sin bot.
   *[no] { $seat } vuelve a jugar sin bot.
}
log-table-given = { $you ->
    [yes] El anfitrión te devuelve el asiento en este dispositivo.
   *[no] El anfitrión devuelve a { $seat } su asiento en otro dispositivo.
}
log-table-reissued = { $you ->
    [yes] Quien administra hace un enlace nuevo a tu asiento: { $why }
   *[no] Quien administra hace un enlace nuevo al asiento de { $seat }: { $why }
}
log-table-parted = { $seat } se ha ido para siempre. Un bot sigue jugando.
log-table-late = { $you ->
    [yes] Se acabó tu tiempo.
   *[no] { $seat }: se acabó el tiempo.
}{ $what ->
    [remind] { " Va un recordatorio." }
    [bot] { " Responde un bot." }
   *[mark] { "" }
}
log-table-removed = Quien organiza echa a { $seat } de la partida. Un bot sigue jugando.
log-table-admin = Lo dice quien administra: { $why }
log-table-paused = Quien administra pone la partida en pausa: { $why }
log-table-continued = La partida sigue. Lo dice quien administra: { $why }
log-table-closed = Quien administra termina aquí la partida: { $why }
ui-table-only-you = solo lo ves tú
ui-table-since = Mientras no estabas
ui-table-chat-empty = Nadie ha dicho nada todavía.
ui-table-say = Di algo a la mesa
ui-table-send = Enviar
ui-table-claims = Dilo con un toque; no tiene por qué ser verdad
ui-table-claim-note = puede no ser verdad
ui-table-unread = { $count ->
    [one] un mensaje nuevo
   *[other] { $count } mensajes nuevos
}

## El final

ui-table-wins = { $mine ->
    [yes] { $winners_count ->
        [1] ¡Has ganado!
       *[other] { $winners } comparten la victoria.
    }
   *[no] { $winners_count ->
        [0] La partida ha terminado.
        [1] Gana { $winners }.
       *[other] { $winners } comparten la victoria.
    }
}
ui-table-ended = La partida se dejó antes del final.
ui-table-score-sheet = Puntuación
ui-table-total = Total
ui-table-rank = { $rank }.º
ui-table-rematch = Jugar otra vez
ui-table-rematch-open = Ir a la revancha
ui-table-watch-again = Verla de nuevo
ui-table-seed = ¿Fue limpio el azar?
ui-table-seed-why = Todo el azar de esta partida salió de un solo número, la semilla. Su huella (SHA-256) quedó fijada antes de la primera jugada; ahora la semilla está a la vista.
ui-table-seed-value = Semilla
ui-table-seed-hash = Huella del comienzo
ui-table-seed-fits = La semilla tiene esta huella: nada cambió desde el comienzo.
ui-table-seed-unfit = La semilla no tiene esta huella.

## Repetición

ui-table-replay-start = Comienza la partida.
ui-table-replay-quiet = Alguien eligió.
ui-table-replay-chose = { $you ->
    [yes] Has elegido.
   *[no] { $seat } ha elegido.
}
ui-table-replay-back = { $you ->
    [yes] Retiras tu elección.
   *[no] { $seat } retira su elección.
}
ui-table-replay-move = Jugada { $move } de { $moves }
ui-table-replay-slider = Jugada
ui-table-replay-first = Al principio
ui-table-replay-prev = Una jugada atrás
ui-table-replay-next = Una jugada adelante
ui-table-replay-play = Reproducir
ui-table-replay-pause = Pausa
ui-table-replay-link = Enlace a esta jugada
ui-table-fork = Seguir desde aquí
ui-table-eyes = Con los ojos de
ui-table-eyes-everything = Todo abierto
ui-table-eyes-spectator = Público

## Más

ui-table-this-match = Esta partida
ui-table-watchers = { $count ->
    [0] No hay público.
    [one] Mira una persona.
   *[other] Miran { $count } personas.
}
ui-table-link = Enlace a esta mesa
ui-table-copy = Copiar
ui-table-copied = Copiado.
ui-table-copy-by-hand = Mantén pulsada la dirección para copiarla.
ui-table-share = Compartir
ui-table-fair = Un azar limpio
ui-table-fair-why = Todo el azar de esta partida sale de un solo número, fijado antes de la primera jugada. Esta es su huella (SHA-256); el número se muestra al final.
ui-table-origin = Continúa la jugada { $move } de otra partida
ui-table-report = Avisar de un problema
ui-table-my-seat = Mi asiento
ui-table-carry = Jugar en otro dispositivo
ui-table-carry-how = Escanea esto con el otro dispositivo o abre allí el enlace. Aquí también conservas tu asiento.
ui-table-carry-link = Enlace que lleva tu asiento
ui-table-carry-local = Esta dirección lleva a tu propio dispositivo. Abre la página con la dirección que el servidor mostró al arrancar, y el enlace servirá también en otros.
ui-table-carry-once = El enlace vale una sola vez. No lo compartas: quien lo abra se sienta en tu asiento.
ui-table-carry-used = El enlace ya se ha usado: tu asiento está abierto también en el otro dispositivo.
ui-table-habits = Responder por mí
ui-table-late = Tarde
ui-table-time-short = Quedan diez segundos.
ui-table-proposal = Una propuesta
ui-table-proposes = { $mine ->
    [yes] Propones
   *[no] { $seats } propone
 } { $point ->
    [pause] poner la partida en pausa.
    [move] volver a antes de la última jugada.
    [step] volver al comienzo de este turno.
   *[before] volver al comienzo del turno anterior.
}
ui-table-proposal-waits = Falta { $seats }. Cuando todos estén de acuerdo, se hace enseguida.
ui-table-proposal-yes = De acuerdo
ui-table-proposal-no = No
ui-table-proposal-take-back = Retirarla
ui-table-go-back = Volver atrás…
ui-table-back-why = ¿Un desliz, o alguien tocó lo que no quería? Propón volver atrás; todos los que juegan deben estar de acuerdo. Lo que nadie había visto se reparte de nuevo, así que nadie sabe qué vendrá.
ui-table-back-where = ¿Hasta dónde?
ui-table-back-point = { $point ->
    [move] Antes de la última jugada
    [step] Al comienzo de este turno o fase
   *[before] Al comienzo del anterior
}
ui-table-back-reason = ¿Por qué? (lo leen todos)
ui-table-back-propose = Proponer
ui-table-recent = Lo último que pasó; abre el registro
ui-table-only-answer = Es lo único que puedes hacer. Se te pregunta igualmente, para que nadie sepa lo que tienes.
ui-table-concede = Abandonar
ui-table-concede-ask = ¿Abandonar esta partida?
ui-table-concede-why = Un bot sigue jugando por ti y ya no podrás volver. Los demás pueden terminar la partida.
ui-table-concede-not = Seguir jugando
ui-table-concede-do = Abandonar
ui-table-end-vote = Proponer el final
ui-table-end-voted = Retirar mi propuesta
ui-table-end-ask = ¿Terminar esta partida?
ui-table-end-now = Nadie más tiene que estar de acuerdo: la partida termina ahora mismo, sin ganador.
ui-table-end-why = La partida termina sin ganador en cuanto todos estén de acuerdo. Mientras tanto se sigue jugando.
ui-table-end-do = Terminar la partida
ui-table-end-votes = A favor de terminar aquí la partida: { $seats }. Termina cuando todos estén de acuerdo.
ui-table-claims-head = Alguien pide su asiento
ui-table-claim-asks = { $name } dice que el asiento de { $seats } es suyo.
ui-table-claim-give = Devolvérselo

## Ajustes

ui-table-settings = Ajustes
ui-table-set-confirm = Confirmar cada jugada
    .help = Si no: donde basta una elección, cuenta enseguida.
ui-table-set-sound = Sonido cuando te toca
    .help = Solo con la página oculta.
ui-table-set-notify = Aviso cuando te toca
    .help = Solo con la página oculta.
ui-table-set-still = Menos movimiento
ui-table-set-fast = Escenas más rápidas
ui-table-set-keys = Elegir con las teclas numéricas
    .help = Del 1 al 9 se elige, con las flechas se recorre, Intro confirma, Escape devuelve.
ui-table-notices = Avisos con la página cerrada
ui-table-notify-refused = El navegador no permite avisos aquí.
ui-table-theme = Aspecto
ui-table-theme-auto = Como el dispositivo
ui-table-theme-light = Claro
ui-table-theme-dark = Oscuro
ui-table-language = Idioma
ui-table-aid = Las reglas de un vistazo
ui-table-all-rules = Todas las reglas
