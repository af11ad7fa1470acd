# Kamakura: elegir y preparar, en español. Solo lo lee el servidor.

blurb = Cuatro tierras ocultas por cabeza, y todos quieren más. Manda un soldado armado o un cielo lleno de flechas, y la respuesta llega en el acto: un acero igual de bueno, tres soldados que se interponen, un kunai en la manga o una geisha que vuelve contra ti tu propio ataque.

## Opciones

option-mode = Bandos
option-mode-help = Todos contra todos: cada cual por su cuenta. Equipos: dos equipos iguales de dos, tres o cuatro se alternan, y entre compañeros se pueden pedir cartas.
option-mode-ffa = Todos contra todos
option-mode-teams = Equipos
option-decks = Mazos
option-decks-help = Un mazo da para cuatro jugadores; el segundo trae cuatro clanes más. Por sí sola, la mesa usa los que hagan falta.
option-decks-auto = Los que hagan falta
option-decks-1 = Uno
option-decks-2 = Dos
option-score_mode = Puntos
option-score_mode-help = Tierra en tu poder: cuenta lo que tienes delante, así que perder una tierra resta su valor. Tierra conquistada: empiezas con 10 y solo puedes subir; una carrera más corta.
option-score_mode-holdings = Tierra en tu poder
option-score_mode-captures = Tierra conquistada
option-obligation = Obligación de atacar
option-obligation-help = A qué está obligado quien tiene un soldado y un arma. Con un soldado: a atacar con él y nada más. Cualquier ataque: también vale una lluvia de flechas; robar y pasar siguen prohibidos.
option-obligation-soldier = Con un soldado
option-obligation-attack = Cualquier ataque
option-repeat_pass = Pasar otra vez
option-repeat_pass-help = Si quien no tiene un soldado armado puede pasar dos turnos seguidos.
option-repeat_pass-allowed = Permitido
option-repeat_pass-forbidden = Prohibido
option-victory_score = Puntos para ganar
option-victory_score-help = Lo habitual son 17. Con 20 o 23 la partida es más larga, lo que conviene a un todos contra todos de cinco o más.
option-victory_score-17 = 17
option-victory_score-20 = 20
option-victory_score-23 = 23
option-opening_exchange = Cambio inicial
option-opening_exchange-help = Segunda edición. Antes de empezar, cada cual puede devolver hasta cuatro cartas y robar otras tantas.
option-opening_exchange-off = Manos como salgan
option-opening_exchange-on = Cambio inicial
option-restock_rule = Reponer la mano
option-restock_rule-help = Primera edición: solo robas si no tienes un soldado armado en la mano, y puedes cambiar una mano injugable. Segunda edición: robas con cualquier mano y antes descartas lo que quieras, pero no dos turnos seguidos.
option-restock_rule-first = Primera edición
option-restock_rule-second = Segunda edición
option-barrage_strength = Fuerza de las flechas
option-barrage_strength-help = Cualquier tierra: una lluvia de flechas toma aquella en la que cae. Fuerza dos: cada lluvia cuenta 2 contra el valor de la tierra, pueden caer varias en la misma, y cada una pide su propia muralla.
option-barrage_strength-any = Cualquier tierra
option-barrage_strength-two = Fuerza dos
option-response_timer = Tiempo para responder
option-response_timer-help = Segundos para cada pregunta. Cuando se acaban, la mesa responde por ti, por lo general sin jugar ninguna carta.
option-response_timer-0 = Sin límite
option-response_timer-30 = 30 segundos
option-response_timer-60 = 1 minuto
option-response_timer-120 = 2 minutos
objection-decks = Un mazo solo da para cuatro jugadores. Elige dos.
sides-facing = Frente a frente: { $pairs }.
objection-teams = Para jugar por equipos hacen falta cuatro, seis u ocho jugadores.

preset-first-game = Primera partida
preset-first-game-help = Las reglas de la primera edición, todos contra todos, hasta 17. Empieza por aquí.
preset-second-edition = Segunda edición
preset-second-edition-help = Mejor mano inicial, más libertad para robar y flechas que por sí solas no pueden con un palacio.
preset-teams = Equipos
preset-teams-help = Dos equipos que se alternan. Cada cual empieza con un rival enfrente, y en un apuro puedes pedir una carta a alguien de tu equipo.

## Bots

bot-random = Vagabundo
bot-random-help = Hace cualquier cosa que esté permitida, según le da.
bot-steward = Mayordomo
bot-steward-help = No juega ninguna carta que pueda guardar, y ataca solo cuando las reglas lo obligan.
bot-shogun = Shogún
bot-shogun-help = Cuenta cartas, golpea a las manos pequeñas y sopesa cada respuesta. No ve más que tú.
