# Lo que dice la mesa en hojas que se abren pocas veces; se carga al abrir la primera.

ui-table-report-how = Di qué viste y qué esperabas. Se envían también esta partida y su jugada, tu asiento, lo que falló hace poco en la página y qué navegador es. Solo lo leen quienes llevan el servidor.
ui-table-report-text = ¿Qué está mal?
ui-table-report-send = Enviar
ui-table-report-thanks = Gracias. Quienes llevan el servidor ya pueden mirarlo.

ui-table-away-you = Lo que te hicieron
ui-table-away-rest = Qué más pasó
ui-table-away-more = { $count } antes, en el registro
ui-table-away-close = Seguir
