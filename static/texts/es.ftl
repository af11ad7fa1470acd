# Todas las páginas menos la mesa.

## En todas partes

ui-skip = Ir al contenido
ui-home = Sobremesa, inicio
ui-me = ¿Quién eres?
ui-foot = La charla larga en la mesa, después de comer.
ui-foot-home = Tus partidas
ui-foot-me = Tú y tus ajustes
ui-name = Tu nombre
ui-name-example = Escribe tu nombre
ui-close = Cerrar
ui-copy = Copiar el enlace
ui-copied = Copiado.
ui-copy-by-hand = El enlace está seleccionado: cópialo con el menú del navegador.
ui-share = Compartir
ui-rules = Reglas
ui-list = { $rest } y { $last }
ui-live-offline = Se ha perdido la conexión. Reintentando…
ui-live-failed = Eso no ha llegado. Inténtalo otra vez.

## Inicio

ui-home-title-waiting = ({ $n }) Sobremesa
ui-home-lead = La charla larga en la mesa, después de comer. Cinco juegos, un enlace, tus amigos.
ui-mine = Tus partidas
ui-mine-waiting = { $n ->
    [one] Una te espera
   *[other] { $n } te esperan
}
ui-mine-your-turn = Te toca
ui-mine-open-since = sin empezar
ui-mine-open = { $taken } de { $seats } asientos ocupados.
ui-mine-playing = La partida está en marcha.
ui-mine-won = { $count ->
    [one] Victoria de { $names }.
   *[other] Victoria compartida de { $names }.
}
ui-mine-ended = Terminó sin resultado.
ui-mine-over = Partidas terminadas ({ $n })
ui-ago-now = ahora mismo
ui-ago-minutes = hace { $n } min
ui-ago-hours = { $n ->
    [one] hace una hora
   *[other] hace { $n } horas
}
ui-ago-days = hace { $n } días
ui-new = Pon la mesa
ui-new-how = Elige un juego, manda el enlace a tus amigos y a jugar. Nadie necesita una cuenta, y en los asientos vacíos pueden sentarse bots.
ui-new-game = Juego
ui-new-open = Abrir una mesa
ui-box-players = Jugadores:
ui-box-seats = { $least } a { $most }
ui-box-minutes = { $n } min
ui-box-rules = Reglas

## Reglas

ui-rules-of = Reglas de { $game }
ui-rules-about = Cada párrafo tiene un número. Cuando la mesa rechaza una jugada, dice cuál es.
ui-rules-aid = De un vistazo
ui-rules-pieces = En la caja
ui-rules-contents = Secciones

## Tú

ui-me-title = Tú
ui-me-lead = No hay cuentas. Este navegador te recuerda; los demás solo ven tu nombre.
ui-me-language = Idioma
ui-me-theme = Aspecto
ui-me-theme-auto = Como el dispositivo
ui-me-theme-light = Claro
ui-me-theme-dark = Oscuro
ui-me-table = En la mesa
ui-me-confirm = Confirmar cada jugada
ui-me-confirm-help = Primero eliges y luego confirmas con un botón. Si no: donde basta una elección, cuenta enseguida.
ui-me-sound = Sonido cuando te toca
ui-me-sound-help = Dos notas suaves, cuando la página no se ve.
ui-me-notify = Aviso cuando te toca
ui-me-notify-help = Cuando la página está oculta y la mesa te espera. Solo funciona con https.
ui-me-keys = Elegir con las teclas numéricas
ui-me-keys-help = Del 1 al 9 se elige, con las flechas se recorre, Intro confirma, Escape devuelve.
ui-me-still = Menos movimiento
ui-me-still-help = Muestra los resultados de una vez, sin imágenes en movimiento.
ui-me-save = Guardar
ui-me-saved = Guardado.

## Sala

ui-lobby = Sala
ui-lobby-seats = Asientos, en orden de juego
ui-lobby-here = { $count ->
    [one] { $names } está aquí.
   *[other] { $names } están aquí.
}
ui-lobby-away = { $count ->
    [one] { $names } tiene asiento, pero aún no está aquí.
   *[other] { $names } tienen asiento, pero aún no están aquí.
}
ui-lobby-bots = { $count ->
    [one] { $names } es un bot.
   *[other] { $names } son bots.
}
ui-lobby-free = { $n ->
    [one] Queda un asiento libre: comparte el enlace o dáselo a un bot.
   *[other] Quedan { $n } asientos libres: comparte el enlace o dáselos a bots.
}
ui-lobby-open = { $n ->
    [one] Queda un asiento libre.
   *[other] Quedan { $n } asientos libres.
}
ui-lobby-full = Todos los asientos están ocupados.
ui-lobby-fork = Esta partida continuará desde la jugada { $move } de otra. Las opciones son las de entonces y los asientos están libres; lo que nadie había visto se reparte de nuevo.
ui-lobby-origin = Verla
ui-lobby-sides = Por equipos: { $first } contra { $others }.
ui-lobby-empty = La mesa está puesta y aún no se ha sentado nadie.

ui-seat-free = Libre
ui-seat-nth = Asiento { $n }
ui-seat-sit = sentarse
ui-seat-add = poner un bot
ui-seat-you = tú
ui-seat-you-host = tú, anfitrión
ui-seat-host = anfitrión
ui-seat-here = aquí
ui-seat-away = aún no está
ui-seat-bot = bot, { $kind }
ui-seat-sit-here = Sentarse en el asiento { $n }
ui-seat-open-free = Asiento libre { $n }: qué hacer con él
ui-seat-open-mine = Tu asiento: color, levantarse
ui-seat-open = Asiento de { $name }: qué hacer con él
ui-seat-move = Cambiarme a este asiento
ui-colour = Tu color
ui-colour-taken = ocupado
ui-colour-red = Rojo, un círculo
ui-colour-blue = Azul, un rombo
ui-colour-yellow = Amarillo, un triángulo
ui-colour-green = Verde, un cuadrado
ui-colour-purple = Morado, un hexágono
ui-colour-orange = Naranja, una cruz
ui-colour-teal = Turquesa, una cuña
ui-colour-grey = Gris, una estrella
ui-stand = Levantarme
ui-kick = Pedir a { $name } que se levante
ui-kick-help = { $name } pierde el asiento. Con el enlace puede volver.
ui-bot-which = ¿Qué bot se sienta aquí?
ui-bot-away = Despedir a { $name }

ui-invite = Invita
ui-invite-how = Quien abra este enlace escribe un nombre y se sienta. Sin cuenta.
ui-invite-full = Todos los asientos están ocupados. Quien abra ahora este enlace podrá mirar en cuanto empiece la partida.
ui-invite-closed = Todos los asientos están ocupados y esta mesa está cerrada a los invitados: quien abra ahora este enlace espera a que quede uno libre.
ui-invite-link = Enlace de invitación
ui-invite-qr = Código QR del enlace de invitación
ui-invite-local = Esta dirección lleva a tu propio dispositivo. Abre la página con la dirección que el servidor mostró al arrancar, y el enlace servirá a los amigos de la misma wifi.

ui-options = Opciones
ui-presets = Empieza con
ui-options-save = Guardar
ui-options-host = { $host } elige; todos ven cada cambio al momento.
ui-options-nobody = El anfitrión elige; todos ven cada cambio al momento.
ui-option-on = Sí
ui-option-off = No
ui-chairs = Asientos
ui-chairs-help = Los asientos que estén vacíos al empezar se retiran.
ui-clock = Reloj
ui-clock-help = Tiempo para cada respuesta, sin importar quién haya respondido ya. El límite propio de un juego vale donde es más corto.
ui-clock-0 = Sin reloj
ui-clock-60 = 1 min
ui-clock-180 = 3 min
ui-clock-600 = 10 min
ui-clock-3600 = 1 hora
ui-clock-86400 = 1 día
ui-clock-172800 = 2 días
ui-clock-259200 = 3 días
ui-at-zero = Cuando se acaba el tiempo
ui-at-zero-help = Todos en la mesa leen en el registro quién se retrasa. El recordatorio llega a quien ha activado los avisos; un bot responde solo a esa pregunta.
ui-at-zero-mark = Solo una marca
ui-at-zero-remind = Un recordatorio
ui-at-zero-bot = Responde un bot
ui-watch = Los amigos pueden mirar
ui-watch-help = Quien tenga el enlace y no tenga asiento ve lo que vería un invitado en la mesa, y ninguna carta oculta.

ui-start-ready = Listos para { $n }
ui-start-missing = { $n ->
    [one] Una persona más y podéis empezar
   *[other] { $n } personas más y podéis empezar
}
ui-start-free = { $n ->
    [one] Queda un asiento libre.
   *[other] Quedan { $n } asientos libres.
}
ui-start-full = Todos los asientos están ocupados.
ui-start-host = Esperas a que { $host } empiece.
ui-start-nobody = Esperas a que el anfitrión empiece.
ui-start-bot = Poner un bot
ui-start-begin = Empezar
ui-join = Sentarme
ui-join-full = Todos los asientos están ocupados
ui-join-full-watch = Quédate aquí: podrás mirar en cuanto empiece la partida.
ui-join-full-wait = Quédate aquí: puede quedar libre un asiento.

## Puerta

ui-door-playing = Esta partida ha empezado sin ti.
ui-door-over = Esta partida ha terminado.
ui-door-watch = Mirar
ui-door-closed = El anfitrión ha cerrado esta mesa a los invitados.
ui-claim = ¿Es tuyo uno de los asientos?
ui-claim-how = A veces un enlace se abre en otro navegador, que no te conoce. Di cuál es tu asiento; el anfitrión te lo devuelve con un toque.
ui-claim-mine = Este es mi asiento
ui-claim-waiting = Has dicho que el asiento de { $name } es tuyo. La página se abre sola cuando el anfitrión diga que sí.

## Llaves

ui-carry = Tu asiento en otro dispositivo
ui-carry-how = Escanea este código con el otro dispositivo o abre allí el enlace. Los dos siguen en la mesa, a la par.
ui-carry-link = Enlace a tu asiento
ui-carry-qr = Código QR del enlace a tu asiento
ui-carry-local = Esta dirección lleva a tu propio dispositivo. Abre la página con la dirección que el servidor mostró al arrancar, y el enlace servirá también en otros.
ui-carry-once = Sirve una vez, durante un cuarto de hora. Quien lo abra juega en tu asiento: no se lo enseñes a nadie.
ui-carry-back = Volver a la mesa
ui-key = Un asiento para este dispositivo
ui-key-how = Esto abre aquí el asiento de { $name } en { $game }.
ui-key-open = Abrir el asiento aquí
ui-key-once = El enlace sirve una sola vez.

## Errores

ui-error = Eso no ha podido ser
ui-error-back = Volver
ui-error-home = A tus partidas
error-not-found = Esa página no existe.
error-no-such-match = Esa partida no existe. Quizá el enlace perdió el final por el camino.
error-no-such-game = Ese juego todavía no está en la mesa.
error-no-such-seat = No hay tal asiento en esta mesa.
error-no-such-bot = Este juego no tiene ese bot.
error-no-such-colour = Ese color no existe.
error-no-such-link = Ese enlace no existe. Quizá perdió el final por el camino, u otro más nuevo ocupó su lugar.
error-no-such-claim = Alguien ya se ha ocupado de eso.
error-forbidden = No puedes hacer eso.
error-forged = Este formulario se ha quedado viejo, o tu navegador no guarda cookies. Recarga la página e inténtalo otra vez.
error-slow-down = Un poco deprisa. Espera un momento e inténtalo otra vez.
error-bad-form = Al formulario le falta algo. Recarga la página e inténtalo otra vez.
error-bad-options = El juego no conoce esas opciones.
error-bad-seat-count = El juego no admite tantos asientos.
error-name-empty = Escribe un nombre: al menos una letra o una cifra.
error-name-long = Ese nombre es demasiado largo: como mucho { $most } caracteres.
error-already-started = La partida ya ha empezado.
error-not-started = La partida aún no ha empezado.
error-not-playing = La partida no se está jugando ahora.
error-not-finished = La partida aún no ha terminado.
error-forked = Las opciones y los asientos de una partida que continúa otra no cambian.
error-origin-gone = La partida que esta iba a continuar ya no existe.
error-empty-seats = Todavía hay un asiento vacío.
error-too-few-people = El juego necesita al menos { $least }; { $count ->
    [one] hay una persona sentada
   *[other] hay { $count } sentadas
}.
error-too-few-chairs = Ya hay { $count } sentados: hacen falta tantos asientos.
error-seat-taken = Alguien fue más rápido: ese asiento está ocupado.
error-seat-needs-bot = Nadie más puede jugar en ese asiento.
error-table-full = Todos los asientos están ocupados.
error-colour-taken = Alguien fue más rápido: ese color está ocupado.
error-no-seat = No tienes asiento en esta mesa.
error-already-seated = Ya tienes otro asiento en esta mesa.
error-already-conceded = Ya te has rendido.
error-host-only = Solo el anfitrión puede hacer eso.
error-nothing-to-claim = Nadie puede reclamar ese asiento.
error-link-spent = Este enlace ya se usó. Haz uno nuevo donde juegas.
error-link-expired = Este enlace es demasiado viejo. Haz uno nuevo donde juegas.
