# Kamakura: choosing and preparing in English. Only the server reads this.

blurb = Four hidden lands each, and everybody wants more. Send an armed soldier or a sky full of arrows, and the answer comes at once: an equal blade, three soldiers thrown in the way, a kunai from the sleeve, or a geisha who turns your own attack against you.

## Options

option-mode = Sides
option-mode-help = Free-for-all: everybody against everybody. Teams: two equal teams of two, three or four take turns, and teammates may ask each other for cards.
option-mode-ffa = Free-for-all
option-mode-teams = Teams
option-decks = Decks
option-decks-help = A deck is enough for four players; the second brings four more clans. By itself the table takes as many as are needed.
option-decks-auto = As many as needed
option-decks-1 = One
option-decks-2 = Two
option-score_mode = Score
option-score_mode-help = Land held: what lies before you counts, so a lost land costs its value. Land captured: you begin at 10 and only ever climb; a shorter race.
option-score_mode-holdings = Land held
option-score_mode-captures = Land captured
option-obligation = Duty to attack
option-obligation-help = What whoever holds a soldier and a weapon must do. With a soldier: attack with one, nothing else. Any attack: a barrage will do as well; drawing and passing are forbidden all the same.
option-obligation-soldier = With a soldier
option-obligation-attack = Any attack
option-repeat_pass = Passing again
option-repeat_pass-help = Whether somebody without an armed soldier may pass on two turns in a row.
option-repeat_pass-allowed = Allowed
option-repeat_pass-forbidden = Forbidden
option-victory_score = Score to win
option-victory_score-help = 17 is the usual score. 20 or 23 make a longer match, which suits a free-for-all of five or more.
option-victory_score-17 = 17
option-victory_score-20 = 20
option-victory_score-23 = 23
option-opening_exchange = Opening exchange
option-opening_exchange-help = Second edition. Before the match everybody may put up to four cards back and draw as many.
option-opening_exchange-off = Hands as dealt
option-opening_exchange-on = Opening exchange
option-restock_rule = Restocking
option-restock_rule-help = First edition: you draw only without an armed soldier in hand, and may replace an unplayable hand. Second edition: you draw with any hand, discarding what you like first, but not on two turns in a row.
option-restock_rule-first = First edition
option-restock_rule-second = Second edition
option-barrage_strength = Strength of barrages
option-barrage_strength-help = Any land: one barrage takes whatever it falls on. Strength two: each barrage counts 2 against the value of the land, several may fall on one land, and each wants a wall of its own.
option-barrage_strength-any = Any land
option-barrage_strength-two = Strength two
option-response_timer = Time to answer
option-response_timer-help = Seconds for each question. When they are over the table answers for you, as a rule with the answer that plays no card.
option-response_timer-0 = No limit
option-response_timer-30 = 30 seconds
option-response_timer-60 = 1 minute
option-response_timer-120 = 2 minutes
objection-decks = One deck is enough for four players only. Take two.
sides-facing = Face to face: { $pairs }.
objection-teams = Teams need four, six or eight players.

preset-first-game = First game
preset-first-game-help = The rules of the first edition, everybody against everybody, first to 17. Start here.
preset-second-edition = Second edition
preset-second-edition-help = A better first hand, freer drawing, and arrows that are too weak for a palace on their own.
preset-teams = Teams
preset-teams-help = Two teams that alternate. Each of you begins with one opponent, and a teammate in need may ask for a card.

## Bots

bot-random = Drifter
bot-random-help = Does anything that is allowed, on a whim.
bot-steward = Steward
bot-steward-help = Plays no card that it can keep, and attacks only when the rules insist.
bot-shogun = Shogun
bot-shogun-help = Counts cards, strikes at small hands and weighs every answer. Sees no more than you do.
