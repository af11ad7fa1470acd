# Kamozza: choosing and preparing in English. Only the server reads this.

blurb = Everybody owns the same seven cargoes, and two ships lie in the harbour. Load in secret, pick a port in secret, turn everything up at once. A ship that is asked to carry too much goes down with all on board, and the rat eats the gold.

## Options

option-mode = Game
option-mode-help = Main game: one or two cards a round, and overloaded ships sink. Variant: five rounds of one card, equal goods cancel each other out, and the heaviest goods are loaded first.
option-mode-main = Main game
option-mode-variant = Variant
option-typhoons = Typhoons
option-typhoons-help = A typhoon is shuffled into the deck of each port. Where it rages nothing can be loaded.
option-typhoons-off = Calm seas
option-typhoons-on = Typhoons
option-cat_ship = Cat Ship
option-cat_ship-help = A ship for 25 that takes no rats on board. It is shuffled into the deck of one port, or of a port that nobody is told.
option-cat_ship-off = No Cat Ship
option-cat_ship-port_a = In deck A
option-cat_ship-port_b = In deck B
option-cat_ship-random = In a secret deck
option-lost_cards = Lost cards
option-lost_cards-help = Face down: whoever wants to know what the others have lost must remember it, as at a real table. Open: lost cards stay readable for everybody.
option-lost_cards-hidden = Face down
option-lost_cards-open = Open

## Bots

bot-random = Stowaway
bot-random-help = Does anything that is allowed, with its eyes shut.
bot-steward = Steward
bot-steward-help = Always lays the lightest card and goes to the bigger ship. Wastes nothing, dares nothing.
bot-trader = Trader
bot-trader-help = Weighs its chances and saves its gold for a good ship. Sees no more than you do.
