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
