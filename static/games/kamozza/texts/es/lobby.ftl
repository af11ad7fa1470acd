# Kamozza: elegir y preparar, en español. Solo lo lee el servidor.

blurb = Todos tienen las mismas siete mercancías y en el puerto esperan dos barcos. Carga en secreto, elige muelle en secreto y descubridlo todo a la vez. El barco al que se le pide demasiado se hunde con cuanto lleva, y la rata se come el oro.

## Opciones

option-mode = Juego
option-mode-help = Juego principal: una o dos cartas por ronda, y los barcos sobrecargados se hunden. Variante: cinco rondas de una carta, las mercancías iguales se anulan y se carga primero lo más pesado.
option-mode-main = Juego principal
option-mode-variant = Variante
option-typhoons = Tifones
option-typhoons-help = En el mazo de cada puerto se baraja un tifón. Donde sopla no se puede cargar nada.
option-typhoons-off = Mar en calma
option-typhoons-on = Tifones
option-cat_ship = Barco del Gato
option-cat_ship-help = Un barco para 25 que no admite ratas a bordo. Se baraja en el mazo de un puerto, o en el de uno que no se dice a nadie.
option-cat_ship-off = Sin Barco del Gato
option-cat_ship-port_a = En el mazo A
option-cat_ship-port_b = En el mazo B
option-cat_ship-random = En un mazo secreto
option-lost_cards = Cartas perdidas
option-lost_cards-help = Boca abajo: quien quiera saber qué han perdido los demás tiene que recordarlo, como en una mesa de verdad. A la vista: las cartas perdidas quedan legibles para todos.
option-lost_cards-hidden = Boca abajo
option-lost_cards-open = A la vista

## Bots

bot-random = Polizón
bot-random-help = Hace cualquier cosa que esté permitida, con los ojos cerrados.
bot-steward = Mayordomo
bot-steward-help = Siempre pone la carta más ligera y va al barco más grande. No malgasta nada ni se atreve a nada.
bot-trader = Mercader
bot-trader-help = Calcula sus posibilidades y guarda el oro para un buen barco. No ve más que tú.
