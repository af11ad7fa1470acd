# GOSU: elegir y preparar, en español. Solo lo lee el servidor.

blurb = Caudillos goblins levantan ejércitos de tres filas con un solo mazo de cinco clanes. Cada carta hace una barbaridad: roba, atrapa, destruye, muta en algo peor o salta desde las sombras. Se gana con tres Grandes Batallas, o con un plan descabellado que salga bien.

## Opciones

option-last = Los clanes de la partida anterior
option-last-help = Con qué clanes se jugó en esta mesa la última vez.
option-again = Clanes de la revancha
option-again-help = Si los cinco clanes se eligen de nuevo, como se dice abajo, o son los de la partida anterior, o los cinco que quedaron fuera.
option-again-anew = Elegidos de nuevo
option-again-same = Los mismos cinco
option-again-left_over = Los cinco que quedaron
option-clan_mode = Clanes
option-clan_mode-help = Con qué cinco de los diez clanes se juega. Con fichas, se van descartando clanes por turnos hasta que quedan cinco, a ciegas o a la vista.
option-clan_mode-tokens_face_down = Fichas boca abajo
option-clan_mode-tokens_open = Fichas a la vista
option-clan_mode-random = Al azar
option-clan_mode-base = Los clanes básicos
option-clan_mode-kamakor = Los clanes de Kamakor
option-draft = Mano inicial
option-draft-help = Draft: quédate dos de siete cartas y pasa el resto, luego una a una. Repartida: siete cartas como salgan.
option-draft-on = Draft
option-draft-off = Repartida
option-turn_limit = Límite de turnos
option-turn_limit-help = Cuando alguien ha pasado, los demás tienen diez turnos más entre todos en esa ronda.
option-turn_limit-on = Diez turnos más
option-turn_limit-off = Sin límite
option-no_pass_with_token = Pasar con una ficha
option-no_pass_with_token-help = Si puedes pasar teniendo una ficha de Activación sin usar.
option-no_pass_with_token-on = Prohibido
option-no_pass_with_token-off = Permitido
option-team_play = Bandos
option-team_play-help = Dos contra dos pide cuatro jugadores: las parejas se sientan enfrente, comparten los puntos de victoria y pueden gastar fichas la una por la otra.
option-team_play-off = Cada cual por su cuenta
option-team_play-on = Dos contra dos
option-open_team_hands = Manos de la pareja
option-open_team_hands-help = Por equipos: si las parejas se ven la mano.
option-open_team_hands-off = Secretas
option-open_team_hands-on = A la vista de la pareja
option-victory_points = Puntos de victoria para ganar
option-victory_points-help = Lo habitual son tres; con dos la partida es corta.
option-victory_points-2 = 2
option-victory_points-3 = 3
option-recruiter_helps = Portaestandartes
option-recruiter_helps-help = Qué cartas nuevas no cuestan nada a la derecha de un portaestandarte: solo goblins, o también los Shibuke.
option-recruiter_helps-goblins = Solo goblins
option-recruiter_helps-any = Cualquier carta
objection-teams = Para dos contra dos hacen falta cuatro jugadores.

preset-tournament = Torneo
preset-tournament-help = Con draft, límite de turnos y sin pasar con una ficha: las reglas para quien ya conoce a los goblins.
preset-first-game = Primera partida
preset-first-game-help = Los cinco clanes básicos, mano repartida y ninguna regla de torneo. Empieza por aquí.
preset-teams = Dos contra dos
preset-teams-help = Las reglas de torneo para dos equipos de dos.

## Bots

bot-random = Rezagado
bot-random-help = Hace cualquier cosa que esté permitida, a capricho.
bot-warlord = Caudillo
bot-warlord-help = Sopesa lo que trae cada carta y sabe cuándo parar. No ve más que tú.
