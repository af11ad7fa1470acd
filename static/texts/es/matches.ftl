## Lo que dice el servidor de jugadas, conexiones y peticiones.

error-unavailable = El servidor no alcanza su memoria ahora mismo, así que no se sabe si esto quedó guardado. Se intenta de nuevo por sí solo.
error-broken = Algo salió mal en el servidor. No ha cambiado nada.
error-bad-request = El servidor no ha entendido eso.
error-too-long = Es demasiado largo: { NUMBER($most) } bytes es lo máximo.
error-bad-message = El servidor no ha entendido lo que envió la página. Vuelve a cargarla.
error-crowded = Hay tanta gente en esta mesa que nadie más puede acercarse.
error-may-not-watch = Quien organiza guarda esta mesa para los que están sentados.
error-no-such-eyes = Nadie en esta mesa tiene esos ojos.
error-other-rules = Esta partida no se puede leer aquí: sigue unas reglas que esta versión del servidor no conoce, o está dañada.
error-no-such-move = No existe esa jugada en esta partida.
error-proposal-open = Ya hay una propuesta; responde primero a esa.
error-no-proposal = Ya no hay ninguna propuesta.
error-conceded = Te has rendido; un bot juega por ti.
error-paused = La partida está en pausa. No ha cambiado nada; sigue cuando ella siga.
error-not-paused = La partida no está en pausa.
error-bot-plays = En este momento juega un bot en este sitio.
error-chat-empty = Ahí no hay nada que decir.
error-chat-nameless = Ponte primero un nombre y podrás hablar.
error-bye-revoked = Tu sitio está ahora en otro aparato, o lo tiene otra persona.
error-bye-restart = La mesa vuelve en un momento.
error-bye-gone = Esta mesa ya no se te muestra.
error-move-closed = Esa pregunta ya está contestada.
error-move-not-yours = Esa pregunta era para otra persona.
error-move-shape = No se puede elegir lo mismo dos veces.
error-move-count = { $most ->
    [one] Elige una cosa.
   *[other] Elige al menos { $least } y como mucho { $most }.
  }
error-move-illegal = Las reglas no lo permiten ahora.
error-move-barred = Las reglas no lo permiten ahora.
error-move-undo = Esto ya no se puede deshacer.
error-move-retract = Esta respuesta ya no se puede retirar.
error-report-empty = Di en pocas palabras qué está mal.
error-report-long = Es demasiado largo: como mucho { $most } caracteres.
error-report-enough = Se ha avisado tanto de esta partida que no se admite más.
error-no-such-report = No existe ese aviso; quizá alguien ya lo atendió.
