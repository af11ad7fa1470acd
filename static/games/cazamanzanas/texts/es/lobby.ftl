# Cazamanzanas: elegir y preparar, en español. Solo lo lee el servidor.

blurb = Dos de las cestas que hay bajo la rama son tuyas, y nadie sabe cuáles. Pon trampolines, plataformas y portales en el árbol, carta a carta, mientras las manzanas maduran. Luego caen, y cada manzana va exactamente adonde la mandan las cartas.

## Opciones

option-first_player = Primer turno
option-first_player-help = Quién juega el primer turno de todos: se sortea, o lo dice quien ocupa el primer asiento antes de repartir nada.
option-first_player-random = Se sortea
option-first_player-host_choice = Lo dice el primer asiento
option-empty_deck = Mazo vacío
option-empty_deck-help = Qué pasa cuando alguien tiene que robar y su mazo se ha acabado. Sin barajar, cada descarte cuesta algo.
option-empty_deck-reshuffle = Se barajan los descartes
option-empty_deck-no_reshuffle = No se roba más
option-bombed_cards = Cartas destruidas
option-bombed_cards-help = Adónde va una carta destruida. Quien puso la bomba puede robarla y jugarla más tarde; o cada juego de cartas se queda con su dueño.
option-bombed_cards-bomber = A quien puso la bomba
option-bombed_cards-owner = A su dueño
option-path_preview = Caminos a la vista
option-path_preview-help = Si la mesa dibuja por dónde caerían las manzanas tal como está todo, y con la carta que estás a punto de poner.
option-path_preview-on = Se muestran
option-path_preview-off = No se muestran

## Bots

bot-random = Estornino
bot-random-help = Hace cualquier cosa que esté permitida, allí donde se posa.
bot-gnome = Gnomo
bot-gnome-help = Deja caer cada manzana en su cabeza antes de poner una carta. No ve más que tú.
