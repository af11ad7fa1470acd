# Mombasa: elegir y preparar, en español. Solo lo lee el servidor.

blurb = Cuatro compañías comerciales no son de nadie y todo el mundo puede invertir en ellas. Planea tus cartas en secreto, impulsa la compañía de la que más posees y piensa qué cartas deben reposar: cada ronda solo vuelve un mazo.

## Opciones

option-setup_mode = Preparación
option-setup_mode-help = Primera partida: cada compañía tiene su indicador habitual. Variable: los indicadores se sortean, por cualquiera de sus caras.
option-setup_mode-first_game = Primera partida
option-setup_mode-variable = Variable
option-starting_tiles = Fichas iniciales
option-starting_tiles-help = Si cada cual recibe la ficha de su puesto o elige una de dos en secreto. Automático: según la preparación.
option-starting_tiles-auto = Según la preparación
option-starting_tiles-fixed = Por puesto
option-starting_tiles-choose_of_two = Una de dos
option-first_player = Jugador inicial
option-first_player-help = Quién empieza la primera ronda. Las siguientes las empieza quien tenga el marcador.
option-first_player-random = Por sorteo
option-first_player-host = Quien invita
option-resting_view = Cartas en reposo
option-resting_view-help = Abiertas: todos pueden mirar todas las cartas en reposo. Solo la de encima: hay que recordar las de debajo.
option-resting_view-open = Abiertas
option-resting_view-top_only = Solo la de encima
option-majority_ties = Empates en una mayoría
option-majority_ties-help = Estricto: quien empata no tiene mayoría. Compartido: quien empata a más puede usar el espacio.
option-majority_ties-strict = Estricto
option-majority_ties-shared = Compartido

preset-first-game = Primera partida
preset-first-game-help = Los indicadores habituales y una ficha inicial para cada puesto. Empieza aquí.
preset-variable = Variable
preset-variable-help = Los indicadores se sortean y cada cual elige una de dos fichas iniciales.
preset-memory = Buena memoria
preset-memory-help = Como la variable y, de las cartas en reposo, solo se ve la de encima.

## Bots

bot-random = Especulador
bot-random-help = Hace cualquier cosa permitida y confía en la suerte.
bot-investor = Inversor
bot-investor-help = Calcula lo que todo rendirá al final. No ve más que tú.
