## Lo que se guarda de las personas, y cómo se borra.

ui-former = Exjugador { $n }
ui-foot-data = Tus datos
ui-data-title = Tus datos
ui-data-lead = Abajo está lo que este servidor guarda de ti. Puedes llevártelo todo y puedes hacer que se borre.
ui-data-kept = Lo que se guarda
ui-data-kept-you = Tu nombre, tu idioma, cómo quieres que se porte la mesa, y cuándo estuviste aquí por primera y última vez.
ui-data-kept-key = Una llave en la cookie de este navegador; el servidor solo guarda su huella. No hay correo ni contraseña.
ui-data-kept-matches = { $n ->
    [0] Partidas: ninguna todavía.
    [one] Una partida: tu asiento, tus jugadas, lo que dijiste.
   *[other] { $n } partidas: tus asientos, tus jugadas, lo que dijiste.
}
ui-data-kept-devices = Otro aparato al que llevaste un asiento cuenta como otra persona: mira también allí.
ui-data-nobody = Este servidor no sabe nada de ti: el nombre se guarda solo cuando te sientas o guardas tus ajustes.
ui-data-gone = Ya no se sabe de ti. Donde jugaste, los demás leen ahora «Exjugador».
ui-data-export = Llévatelo
ui-data-export-how = Un archivo JSON con todo lo que se guarda de ti. De las partidas en marcha contiene lo que tú ya sabías, y ningún secreto.
ui-data-export-do = Descargar mis datos
ui-data-delete = Haz que se borre
ui-data-delete-how = Tu nombre desaparece de todos los asientos y registros, lo que dijiste en las mesas se borra y la llave de este navegador deja de valer. Tus jugadas se quedan, porque las partidas son también de tus amigos.
ui-data-delete-running = { $n ->
    [0] No tienes ninguna partida en marcha.
    [one] Tienes una partida en marcha: un bot sigue jugando en tu asiento.
   *[other] Tienes { $n } partidas en marcha: bots siguen jugando en tus asientos.
}
ui-data-delete-sure = Quiero que se me olvide; nada lo devuelve
ui-data-delete-do = Borrar mis datos
error-unsure = Marca que lo quieres de verdad. No se ha borrado nada.

## Quienes no pueden entrar.

error-banned = Este servidor no te deja entrar. { $why }
error-banned-here = Quien organiza esta partida no te deja entrar.
error-nobody-to-ban = Ahí no hay nadie a quien echar.
error-no-such-ban = Alguien ya se ocupó de eso.
ui-ban = Echar a { $name } para siempre
ui-ban-help = { $name } pierde el asiento, lo que dijo se borra, y su navegador no puede volver a esta partida.
ui-banned = Sin entrada
ui-unban = Dejar entrar otra vez a { $name }
ui-unban-nameless = Alguien sin nombre
ui-admin-bans = Expulsiones
ui-admin-bans-how = A quiénes se ha expulsado de este servidor: las llaves de sus navegadores ya no abren nada más que la página sobre sus propios datos.
ui-admin-bans-none = No se ha expulsado a nadie.
ui-admin-bans-lift = Dejar entrar otra vez
ui-admin-ban = Expulsar del servidor
ui-admin-ban-how = La persona pierde todos sus asientos en este servidor; siguen bots. Su nombre y lo que dijo se borran, sus jugadas se quedan. Se puede anular en Expulsiones, pero los asientos siguen perdidos.
ui-admin-ban-reason = Motivo, para la persona y el registro de actos
ui-admin-did-ban = expulsó a alguien en
ui-admin-did-lift = anuló una expulsión

## Quien organiza una partida en marcha.

ui-host-title = Cuidar de la partida
ui-host-lead = Lo que puedes hacer como organizador mientras dura la partida. Todos en la mesa lo leen en el registro.
ui-host-back = A la mesa
ui-host-pause = Pausa
ui-host-pause-how = Nadie puede jugar, los bots esperan y el tiempo no corre. Cualquiera que esté sentado puede hacer que siga.
ui-host-pause-do = Poner en pausa
ui-host-paused = La partida está en pausa.
ui-host-paused-admin = Quien administra ha puesto la partida en pausa, y hará que siga.
ui-host-continue-do = Que siga
ui-host-people = En la mesa
ui-host-bot = un bot
ui-host-stands-in = un bot la sustituye
ui-host-here = aquí
ui-host-away = ausente
ui-host-conceded = abandonó
ui-host-you = tú
ui-host-stand-in = Que juegue un bot hasta que vuelva { $name }
ui-host-stand-in-me = Que juegue un bot hasta que yo vuelva
ui-host-stand-out = Que vuelva a jugar { $name }
ui-host-stand-out-me = Vuelvo a jugar
error-is-here = Esa persona estaba aquí hace un momento. Un bot puede sustituirla cuando lleve un minuto ausente.
error-paused-by-admin = Quien administra ha puesto la partida en pausa, y hará que siga.
