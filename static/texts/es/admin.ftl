## Las páginas de quienes administran el servidor.

ui-admin = Administración
ui-admin-login-how = Para quienes administran este servidor.
ui-admin-login = Entrar
ui-admin-logout = Salir, { $name }
ui-admin-password = Contraseña
ui-admin-password-again = La misma contraseña otra vez
ui-admin-password-help = Al menos { $least } caracteres.
ui-admin-first = Administrar este servidor
ui-admin-first-how = Quien rellena esto cuida de este servidor: de todas sus partidas y de lo que sea de ellas.
ui-admin-first-do = Administrar el servidor
ui-admin-audit = Registro
ui-admin-audit-empty = Nadie ha hecho nada todavía.
ui-admin-older = Anteriores
ui-admin-did-admin = dio de alta a alguien que administra
ui-admin-did-login = entró
ui-admin-matches = Partidas
ui-admin-did-look = miró lo oculto de
ui-admin-did-restore = volvió atrás en
ui-admin-did-pause = puso en pausa
ui-admin-did-continue = dejó seguir
ui-admin-did-bot = dejó jugar a un bot en
ui-admin-did-person = devolvió un asiento a su persona en
ui-admin-did-reissue = dio de nuevo un asiento en
ui-admin-did-close = terminó
ui-admin-did-delete = borró
ui-admin-did-export = exportó
ui-admin-did-import = importó
ui-admin-did-verify = comprobó

ui-admin-import = Importar
ui-admin-import-how = Una exportación de este servidor o de otro. La partida se juega otra vez antes de importarla; los asientos de personas necesitan después enlaces nuevos.
ui-admin-import-file = El archivo
ui-admin-import-do = Importar la partida
ui-admin-verify-how = Cada partida empezada se juega otra vez desde su semilla y sus jugadas, y se compara con todo lo guardado: aquí las { $most } más nuevas; la orden las comprueba todas.
ui-admin-verify-do = Comprobarlas
ui-admin-verify-none = { $n ->
    [0] No hay nada que comprobar.
    [one] Una partida, y está bien.
   *[other] Las { $n } partidas están bien.
}
ui-admin-find = Buscar
ui-admin-find-text = Nombre o dirección
ui-admin-find-awaited = Espera a
ui-admin-find-game = Juego
ui-admin-find-status = Estado
ui-admin-find-age = Último cambio
ui-admin-find-any = Cualquiera
ui-admin-found = { $n ->
    [0] No hay ninguna partida así.
    [one] Una partida.
   *[other] { $n } partidas.
}
ui-admin-status-open = sin empezar
ui-admin-status-playing = en juego
ui-admin-status-paused = en pausa
ui-admin-status-finished = acabada
ui-admin-status-abandoned = terminada sin resultado
ui-admin-age-day = en el último día
ui-admin-age-week = en la última semana
ui-admin-age-month = en el último mes
ui-admin-age-older-week = hace más de una semana
ui-admin-age-older-month = hace más de un mes
ui-admin-pages = Páginas
ui-admin-page = Página { $n } de { $pages }
ui-admin-newer = Posteriores
ui-admin-moves-count = { $n ->
    [one] una jugada
   *[other] { $n } jugadas
}
ui-admin-moves-counting = { $n } de ellas cuentan
ui-admin-bytes = { $n } KiB

ui-admin-seats = Asientos
ui-admin-seat-person = una persona
ui-admin-seat-stands-in = una persona; la sustituye { $bot }
ui-admin-seat-conceded = abandonó
ui-admin-seat-lost = nadie tiene la llave
ui-admin-seat-free = libre
ui-admin-seat-lobby = La partida no ha empezado: quien se sienta aún puede levantarse.
ui-admin-seat-plays = Quién juega
ui-admin-seat-hand = Entregar el asiento
ui-admin-reissue = Hacer un enlace nuevo al asiento
ui-admin-reissue-how = Para un asiento cuya llave se perdió, o para otra persona. Todos los que ahora lo abren se quedan fuera.
ui-admin-reissued = El asiento de { $name }
ui-admin-reissued-how = Quien primero abra este enlace tiene el asiento. Sirve una vez, durante tres días, y solo se muestra aquí.
ui-admin-back = Volver a la partida
ui-admin-facts = Datos
ui-admin-created = Abierta
ui-admin-started = Empezada
ui-admin-ended = Terminada
ui-admin-rules = Versión de las reglas
ui-admin-acts = Actos
ui-admin-acts-how = Todo queda en el registro; los motivos se leen en la mesa.
ui-admin-reason = Motivo, para todos en la mesa
ui-admin-reason-log = Motivo, para el registro
ui-admin-reason-log-example = Dos jugadores discuten por una carta
ui-admin-reason-example = Un desliz del pulgar
ui-admin-verify = Comprobar
ui-admin-verified = Todo es como lo hacen la semilla y las jugadas.
ui-admin-differs = La jugada { $move } es la primera que difiere de aquello a lo que llevan semilla y jugadas ({ $what }).
ui-admin-unreadable = Las reglas de este servidor no pueden leer esta partida. Se puede exportar y borrar.
ui-admin-pause = Poner en pausa
ui-admin-pause-how = La partida descansa: nadie puede jugar, los bots esperan, el tiempo no corre. En la mesa se lee por qué.
ui-admin-continue = Dejarla seguir
ui-admin-continue-how = Los bots vuelven a jugar, y quien debe responder a tiempo lo tiene otra vez entero.
ui-admin-close = Terminar la partida
ui-admin-close-how = La partida termina aquí sin resultado. Queda guardada y se puede volver después a una jugada.
ui-admin-export = Exportar
ui-admin-export-how = El archivo contiene la partida entera, también lo oculto: quien lo lee sabe lo que se va a robar.
ui-admin-delete = Borrar
ui-admin-delete-how = La partida desaparece, con sus jugadas, su registro y su charla. Solo una exportación la devuelve.
ui-admin-delete-type = Escribe { $slug } para borrarla

ui-admin-look = Mirar
ui-admin-look-how = A quien mira con los ojos de un asiento, o todo, se le pregunta antes, y queda escrito.
ui-admin-look-over = La partida ha terminado, así que todo está a la vista.
ui-admin-eyes-spectator = Quienes miran
ui-admin-eyes-everything = Todo
ui-admin-seen = Como lo ve: { $eyes }
ui-admin-ask-how = La partida está en juego, y esto muestra lo que sus jugadores se ocultan. Que has mirado queda en el registro.
ui-admin-ask-sure = Necesito verlo
ui-admin-ask-do = Mirar
ui-admin-view = Sobre la mesa
ui-admin-log = Crónica
ui-admin-moves = Jugadas
ui-admin-move = Jugada
ui-admin-move-what = Qué
ui-admin-move-when = Cuándo (UTC)
ui-admin-kind-start = empezada
ui-admin-kind-move = respondió:
ui-admin-kind-undo = deshizo:
ui-admin-kind-retract = retiró una respuesta:
ui-admin-kind-concede = abandonó:
ui-admin-kind-seat = el asiento cambió de manos:
ui-admin-kind-end = terminada
ui-admin-kind-restore = restaurada
ui-admin-kind-rules = pasó a otras reglas
ui-admin-kind-pause = en pausa
ui-admin-kind-continue = siguió
ui-admin-kind-note = una palabra de quien administra
ui-admin-why-restored = quedó atrás
ui-admin-why-undone = deshecha
ui-admin-why-retracted = retirada
ui-admin-restore = Volver aquí
ui-admin-restore-at = Tras la jugada { $move }
ui-admin-restore-seen = Lo que veían entonces quienes miran.
ui-admin-restore-how = La partida sigue desde aquí. Lo que nadie había visto se reparte de nuevo; las jugadas posteriores quedan guardadas pero no cuentan.
ui-admin-restore-do = Volver a la jugada { $move }
error-reason-missing = Di por qué: en la mesa querrán saberlo.
error-reason-long = Ese motivo es demasiado largo: como mucho { $most } caracteres.
error-slug-differs = Esa no es la dirección de esta partida. No se ha borrado nada.
error-not-sure = Marca que necesitas verlo.
error-no-export = Este archivo no es la exportación de una partida.
error-export-differs = Las jugadas de este archivo no llevan a lo que dice, por primera vez en la jugada { $move }. No se ha importado.
error-wrong-password = El nombre y la contraseña no van juntos.
error-password-length = Una contraseña tiene al menos { $least } y como mucho { $most } caracteres.
error-passwords-differ = Son dos contraseñas distintas.
error-admin-exists = Ya hay alguien que administra con ese nombre.

ui-admin-reports = Avisos
ui-admin-reports-how = Lo que la gente en las mesas dice que está mal. La orden hace de un aviso una prueba que falla.
ui-admin-reports-none = Nadie ha avisado de nada.
ui-admin-report = Aviso { $n }
ui-admin-report-move = jugada { $move }
ui-admin-report-page = Lo que sabía la página
ui-admin-report-done = Resuelto, tirarlo
ui-admin-did-report = atendió un aviso sobre
