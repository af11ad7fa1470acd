### La página que dice cómo está el servidor.

ui-status-title = El servidor
ui-status-lead = Cómo está este servidor en este momento.
ui-status-database = Base de datos
ui-status-database-up = responde
ui-status-database-away = no responde. Lo guardado no se pierde; las mesas siguen solas en cuanto vuelva.
ui-status-since = En marcha desde
ui-status-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
  }
ui-status-version = Versión
ui-status-matches = Partidas en juego
ui-status-here = Personas aquí en el último minuto
ui-status-lag = Las noticias entre procesos tardan
ui-status-lag-ms = { $n } ms
