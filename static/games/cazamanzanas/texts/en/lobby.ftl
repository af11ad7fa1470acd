# Cazamanzanas: choosing and preparing in English. Only the server reads this.

blurb = Two of the baskets under the branch are yours, and nobody knows which. Lay trampolines, platforms and portals into the tree, card by card, while the apples ripen. Then they fall, and every apple goes exactly where the cards send it.

## Options

option-first_player = First turn
option-first_player-help = Who takes the very first turn: drawn, or named by whoever sits in the first seat, before anything is dealt.
option-first_player-random = Drawn
option-first_player-host_choice = The first seat names somebody
option-empty_deck = Empty deck
option-empty_deck-help = What happens when somebody has to draw and the deck is used up. Without shuffling, every discard costs something.
option-empty_deck-reshuffle = Shuffle the discards
option-empty_deck-no_reshuffle = Draw no more
option-bombed_cards = Bombed cards
option-bombed_cards-help = Where a destroyed card goes. The bomber may draw and play it later; or every set stays with its owner.
option-bombed_cards-bomber = To the bomber
option-bombed_cards-owner = To the owner
option-path_preview = Path preview
option-path_preview-help = Whether the table draws where the apples would fall as things are, and with the card you are about to lay.
option-path_preview-on = Shown
option-path_preview-off = Not shown

## Bots

bot-random = Starling
bot-random-help = Does anything that is allowed, wherever it happens to perch.
bot-gnome = Gnome
bot-gnome-help = Lets every apple fall in his head before he lays a card. Sees no more than you do.
