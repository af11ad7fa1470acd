## Avisos: te toca y la página está cerrada.

ui-notice-turn = { $game } con { $names }: te toca.
ui-notice-late = { $game } con { $names }: se acabó tu tiempo y la mesa te espera.
ui-notice-many = { $count } mesas te esperan.
ui-notice-sample = Así es un aviso.

ui-notices-title = Avisos
ui-notices-lead = Te avisamos de que te toca cuando la página de la mesa está cerrada. Un aviso nombra el juego y a quienes juegan, y nunca una carta.
ui-notices-back = A la mesa
ui-notices-mine = Tus avisos van a
ui-notices-kind-push = Este navegador
ui-notices-kind-ntfy = ntfy
ui-notices-kind-webhook = Webhook
ui-notices-try = Enviar uno de prueba
ui-notices-remove = Quitar
ui-notices-push-how = El navegador muestra un aviso, también sin ninguna página abierta. Lo lleva, cifrado, el servicio de quien hace el navegador.
ui-notices-push-not = Aquí no es posible: hace falta un navegador con script y una dirección que empiece por https. ntfy y los webhooks funcionan siempre.
ui-notices-push-refused = El navegador no lo permitió, o su servicio no respondió.
ui-notices-push-do = Avísame en este navegador
ui-notices-how-ntfy = La dirección de un tema, en ntfy.sh o en un servidor propio. Elige uno que nadie adivine: quien lo conoce lee lo mismo.
ui-notices-how-webhook = Recibe cada aviso como JSON, con «text» y «content», como les gusta a los programas de chat.
ui-notices-address = Dirección
ui-notices-add = Enviar ahí los avisos
ui-notices-said-added = Anotado. Envía uno de prueba para ver si llega.
ui-notices-said-removed = Ya no se envía nada ahí.
ui-notices-said-arrived = Enviado. Debería llegar enseguida.
ui-notices-said-lost = No llegó. ¿Es correcta la dirección?
ui-me-notices = Avisos cuando te toca
error-notice-address = Eso no es una dirección para avisos. Empieza por https:// o http://.
error-notice-address-local = Esa dirección lleva a una red local, adonde este servidor no envía nada si quien lo administra no lo permite.
error-notice-address-unknown = No se encontró ningún servidor con ese nombre.
error-notice-topic = La dirección de un tema termina con su nombre, como en https://ntfy.sh/mis-veladas.
error-notice-enough = Como mucho, { $most } direcciones. Quita una antes.
error-no-such-notice = Esa dirección ya no está.
