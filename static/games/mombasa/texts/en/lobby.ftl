# Mombasa: choosing and preparing in English. Only the server reads this.

blurb = Four trading companies belong to nobody, and everybody may buy into them. Plan your cards in secret, push the company that you own most of, and mind which cards must rest: only one stack comes back each round.

## Options

option-setup_mode = Setup
option-setup_mode-help = First game: every company has its usual track. Variable: the tracks are drawn, either side of each.
option-setup_mode-first_game = First game
option-setup_mode-variable = Variable
option-starting_tiles = Starting tiles
option-starting_tiles-help = Whether everybody gets the tile of the seat, or chooses one of two in secret. By itself: as fits the setup.
option-starting_tiles-auto = As fits the setup
option-starting_tiles-fixed = By seat
option-starting_tiles-choose_of_two = One of two
option-first_player = First player
option-first_player-help = Who begins the first round. Later ones are begun by whoever holds the marker.
option-first_player-random = Drawn
option-first_player-host = The host
option-resting_view = Resting cards
option-resting_view-help = Open: everybody may look through all resting cards. Top card only: the cards below must be remembered.
option-resting_view-open = Open
option-resting_view-top_only = Top card only
option-majority_ties = Ties for a majority
option-majority_ties-help = Strict: whoever is tied has no majority. Shared: whoever is tied for the most may use the space.
option-majority_ties-strict = Strict
option-majority_ties-shared = Shared

preset-first-game = First game
preset-first-game-help = The usual tracks, and a starting tile for each seat. Begin here.
preset-variable = Variable
preset-variable-help = Tracks are drawn, and everybody chooses one of two starting tiles.
preset-memory = Good memory
preset-memory-help = As variable, and of resting cards only the top one can be seen.

## Bots

bot-random = Speculator
bot-random-help = Does anything that is allowed, and hopes for the best.
bot-investor = Investor
bot-investor-help = Reckons what everything will bring at the end. Sees no more than you do.
