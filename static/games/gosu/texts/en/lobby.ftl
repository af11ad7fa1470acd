# GOSU: choosing and preparing in English. Only the server reads this.

blurb = Goblin warlords raise armies of three rows from one deck of five clans. Every card does something outrageous: it draws, traps, destroys, mutates into something worse, or leaps out of the shadows. Three Great Battles win, or one mad plan that comes off.

## Options

option-last = The clans of the match before
option-last-help = Which clans were played at this table last.
option-again = Clans of the rematch
option-again-help = Whether the five clans are chosen anew, as said below, or are those of the match before, or the five that it left over.
option-again-anew = Chosen anew
option-again-same = The same five
option-again-left_over = The five left over
option-clan_mode = Clans
option-clan_mode-help = Which five of the ten clans are played. With tokens you take turns to discard clans until five are left, blindly or with the clans in view.
option-clan_mode-tokens_face_down = Tokens, face down
option-clan_mode-tokens_open = Tokens, open
option-clan_mode-random = At random
option-clan_mode-base = The base clans
option-clan_mode-kamakor = The Kamakor clans
option-draft = Opening hand
option-draft-help = Draft: keep two of seven cards and hand the rest on, then one by one. Dealt: seven cards as they come.
option-draft-on = Draft
option-draft-off = Dealt
option-turn_limit = Turn limit
option-turn_limit-help = Once somebody has passed, the others have ten more turns between them in this round.
option-turn_limit-on = Ten more turns
option-turn_limit-off = No limit
option-no_pass_with_token = Passing with a token
option-no_pass_with_token-help = Whether you may pass while you hold an unused Activation Token.
option-no_pass_with_token-on = Forbidden
option-no_pass_with_token-off = Allowed
option-team_play = Sides
option-team_play-help = Two against two needs four players: partners sit opposite each other, share their victory points, and may spend tokens for each other.
option-team_play-off = Everybody alone
option-team_play-on = Two against two
option-open_team_hands = Partners’ hands
option-open_team_hands-help = In teams: whether partners see each other’s hand.
option-open_team_hands-off = Secret
option-open_team_hands-on = Open to the partner
option-victory_points = Victory points to win
option-victory_points-help = Three is the usual match, two a short one.
option-victory_points-2 = 2
option-victory_points-3 = 3
option-recruiter_helps = Standard-bearers
option-recruiter_helps-help = Which new cards cost nothing to the right of a standard-bearer: goblins alone, or Shibuke as well.
option-recruiter_helps-goblins = Goblins alone
option-recruiter_helps-any = Any card
objection-teams = Two against two needs four players.

preset-tournament = Tournament
preset-tournament-help = With draft, turn limit and no passing with a token: the rules for people who know the goblins.
preset-first-game = First game
preset-first-game-help = The five base clans, a dealt hand and none of the tournament rules. Start here.
preset-teams = Two against two
preset-teams-help = The tournament rules for two teams of two.

## Bots

bot-random = Straggler
bot-random-help = Does anything that is allowed, on a whim.
bot-warlord = Warlord
bot-warlord-help = Weighs what every card brings, and knows when to stop. Sees no more than you do.
