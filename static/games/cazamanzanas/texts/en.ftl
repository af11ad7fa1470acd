# Cazamanzanas in English.

title = Cazamanzanas

## Names

name-trampoline_left = Left trampoline
name-trampoline_right = Right trampoline
name-platform = Platform
name-upright = Upright platform
name-leaf = Leaf
name-doubler = Doubler
name-portal = Magic portal
name-trap = Trap
name-bomb = Bomb
name-rotate = Rotation
name-red = red
name-orange = orange
name-yellow = yellow
name-green = green
name-turquoise = turquoise
name-blue = blue
name-violet = violet
name-pink = pink
name-acorn = acorn
name-mushroom = mushroom
name-sun = sun
name-clover = clover
name-feather = feather
name-drop = drop
name-moon = moon
name-star = star
name-ladybird = ladybird
name-bee = bee
name-butterfly = butterfly
name-snail = snail
name-robin = robin
name-squirrel = squirrel
name-caterpillar = caterpillar
name-dragonfly = dragonfly
name-column-row = row { $row } column { $column }
name-kind-points-set = { $kind_id ->
        [leaf] { $points ->
            [1] Leaf
           *[other] Fast leaf
        }
       *[other] { $kind }
    }
name-colour-count = { $colour } { $count }
name-column-event-row-way = { $event_id ->
        [bounce] bounces
       *[roll] rolls over a platform
    } { $way_id ->
        [L] left
       *[R] right
    } at row { $row } column { $column }
name-column-event-row = meets a doubler without a spare apple at row { $row } column { $column }
name-column-event-out-row = enters the portal at row { $row } column { $column } and leaves it at { $out }

## What cards do

text-trampoline_left = Sends apples one row down and one column left.
text-trampoline_right = Sends apples one row down and one column right.
text-platform = Flat, it holds apples from straight above; apples from the side roll over it and push off what lies there. Upright, it lets apples pass.
text-leaf = Lets apples fall straight on.
text-doubler = Makes two apples of one: the first goes down-left, the second down-right. Without a spare apple it lets apples pass.
text-portal = Apples leave the partner portal straight down. Both are laid together, at most three steps apart.
text-trap = Swallows apples. They return to the supply.
text-bomb = Destroys any mechanism but a portal. Apples that stuck to it fall at once.
text-rotate = Turns any trampoline or platform. Apples on a platform that is turned upright fall at once.

## What is asked

prompt-card = Choose a card to play
prompt-dead-hand = Nothing can be played: choose a card to throw away
prompt-cell = Choose a cell for { $kind }
prompt-portal = Choose a cell for the first portal
prompt-partner = Choose a cell for the second portal
prompt-bomb = Choose what to destroy
prompt-rotate = Choose what to turn
prompt-refill = Throw cards away, if you like, and refill your hand
prompt-first-player = Choose who takes the first turn
hint-card = Tap a card in your hand
hint-dead-hand = It has no effect, but the apples ripen
hint-cell = Tap a free cell; the paths show where the apples would go
hint-portal = Tap a free cell; the second portal comes at most three steps away
hint-partner = Tap one of the cells around the first portal
hint-bomb = Tap a mechanism that is no portal
hint-rotate = Tap a trampoline or a platform
hint-refill = Tap the cards that you do not want to keep
hint-first-player = Tap a name
wait-card = Waiting for { $names } to play a card
wait-refill = Waiting for { $names } to refill the hand
wait-first-player = Waiting for { $names } to say who begins

## What happened

log-removed = Out of the game: the baskets { $colours } and their hunters.
log-first = { $you ->
    [yes] You take the first turn.
   *[no] { $seat } takes the first turn.
}
log-round = Round { $round } of { $rounds }
log-apples = New apples on { $branches_count ->
    [one] branch
   *[other] branches
} { $branches } ({ $blossoms }).
log-card = { $kind_id ->
        [leaf] { $points ->
            [1] Leaf
           *[other] Fast leaf
        }
       *[other] { $kind }
    }
log-laid = { $you ->
    [yes] You lay { log-card }: { $cell }.
   *[no] { $seat } lays { log-card }: { $cell }.
}
log-portals = { $you ->
    [yes] You lay your two portals: { $cell } and { $out }.
   *[no] { $seat } lays two portals: { $cell } and { $out }.
}
log-whose = { $owner_you ->
    [yes] yours
   *[no] { $owner }
}
log-bombed = { $you ->
    [yes] You bomb { log-card } ({ log-whose }), { $cell }.
   *[no] { $seat } bombs { log-card } ({ log-whose }), { $cell }.
} It goes to { $other_you ->
    [yes] your discard pile.
   *[no] the discard pile of { $other }.
}
log-rotated = { $you ->
    [yes] You turn a card ({ log-whose }), { $cell }. Now: { $acts }.
   *[no] { $seat } turns a card ({ log-whose }), { $cell }. Now: { $acts }.
}
log-wasted = { $you ->
    [yes] You can play nothing and throw { log-card } away.
   *[no] { $seat } can play nothing and throws { log-card } away.
}
log-no-cards = { $you ->
    [yes] You have no card and pass.
   *[no] { $seat } has no card and passes.
}
log-ripened = Ripeness { $cap }{ $left ->
    [0] : the apples are ripe!
   *[other] , { $left } to go.
}
log-fall = { $cause_id ->
    [bomb] The bomb sets { $count ->
        [one] an apple
       *[other] { $count } apples
    } free.
    [rotate] The rotation sets { $count ->
        [one] an apple
       *[other] { $count } apples
    } free.
   *[ripe] { $count ->
        [one] The apple falls.
       *[other] { $count } apples fall.
    }
}
log-way = Apple { $apple }{ $how_id ->
        [knocked] , pushed off
        [released] , set free
        [waited] , rolling on
       *[hangs] { "" }
    }:{ $stops_count ->
        [0] { "" }
       *[other] { " " }{ $stops } →
    }
log-apple-basket = { log-way } { $colour } basket.
log-apple-stick = { log-way } sticks on the platform, { $cell }.
log-apple-knock = { log-way } pushes { $count ->
    [one] an apple
   *[other] { $count } apples
} off the platform, { $cell }, and waits.
log-apple-split = { log-way } is doubled, { $cell }.
log-apple-loop = { log-way } would go round for ever and is removed, { $cell }.
log-apple-trap = { log-way } ends in the trap, { $cell }.
log-apple-lost = { log-way } hits the ground beside the baskets, { $cell }.
log-fallen = { $caught_count ->
    [0] No basket gets an apple.
   *[other] Into the baskets: { $caught }.
}{ $gone ->
    [0] { "" }
   *[other] { " " }Back to the supply: { $gone }.
}
log-refilled = { $own ->
    [yes] You { $discarded_count ->
        [0] keep your cards
       *[other] throw { $discarded } away
    } and draw { $cards_count ->
        [0] nothing
       *[other] { $cards }
    }.
   *[no] { $seat } { $discarded_count ->
        [0] keeps the hand
       *[other] throws { $discarded } away
    } and draws { $count ->
        [0] nothing
        [one] one card
       *[other] { $count } cards
    }.
}
log-reshuffle = { $you ->
    [yes] Your deck is empty: your { $count } discarded cards are shuffled into a new one.
   *[no] The deck of { $seat } is empty: { $count } discarded cards are shuffled into a new one.
}
log-shift = The baskets move down one row, pushed by { $cells_count ->
    [one] the card in { $cells }.
   *[other] the cards in { $cells }.
}
log-hunters = { $you ->
    [yes] Your baskets: { $colours }. { $points ->
        [one] One apple.
       *[other] { $points } apples.
    }
   *[no] The baskets of { $seat }: { $colours }. { $points ->
        [one] One apple.
       *[other] { $points } apples.
    }
}
log-unseen = Nobody’s baskets: { $colours }.
log-over = The three rounds are over.

## Why not

barred-nothing-to-bomb = There is nothing on the table that a bomb could destroy.
barred-nothing-to-turn = There is no trampoline and no platform to turn.
barred-doublers = Four doublers are on the table; there may not be more.
barred-no-room = There is no free cell.
barred-no-pair = There are no two free cells close enough to each other.
barred-taken = A card lies there already.
barred-no-partner = There is no free cell close enough for the second portal.
barred-far = Too far: the second portal lies at most three steps from the first, rows and columns together.
barred-portal-stays = Portals cannot be destroyed.
barred-not-turnable = Only trampolines and platforms can be turned.

## How it ended

reason-rounds = Three rounds have been played.
score-fuller = Fuller basket
score-other = Other basket
note-tie-basket = Tie at { $points } between { $seat } and { $other }. The fuller single basket decides: { $fuller } to { $less } for { $seat }.
note-tie-shared = Tie at { $points } between { $seat } and { $other }, with { $fuller } in the fuller basket of both: the rank is shared.

## On the page

page-short-trampoline_left = Trampoline
page-short-trampoline_right = Trampoline
page-short-platform = Platform
page-short-leaf = Leaf
page-short-doubler = Doubler
page-short-portal = Portal
page-short-trap = Trap
page-short-bomb = Bomb
page-short-rotate = Rotation
page-leaf-fast = Fast leaf
page-hand-card = { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
} of ripeness
page-card = { $name } ({ $owner_you ->
    [yes] yours
   *[no] { $owner }
}){ $stuck ->
    [0] { "" }
    [one] , an apple on it
   *[other] , { $stuck } apples on it
}
page-cell-free = { $names }, free
page-cell-card = { $names }: { $name }
page-cells = Cells
page-orchard = The orchard
page-board = The orchard in words
page-basket = Basket { $column }, { $colour }: { $apples ->
    [one] 1 apple
   *[other] { $apples } apples
}
page-basket-of = { $colour } basket: { $apples ->
    [one] 1 apple
   *[other] { $apples } apples
}
page-falls = { $branch ->
    [now] At once
   *[other] Apple of branch { $branch }
}: { $names }
page-end-basket = { $colour } basket
page-end-stick = stays on a platform
page-end-trap = ends in the trap
page-end-loop = goes round for ever
page-end-lost = is lost
page-yours = yours
page-nobody = nobody
page-ripe = Ripeness { $cap } of { $last }
page-ripe-then = Ripeness { $cap } of { $last }; this card makes it { $reach }
page-left = { $left ->
    [0] { $aimed ->
        [yes] Then they fall!
       *[no] Now they fall!
    }
   *[other] { $left } to go
}
page-round-short = Round { $round }/{ $rounds }
page-round = Round { $round } of { $rounds }
page-blossoms = Blossoms of this round: { $pictures }. Still face down: { $pile }.
page-spare = { $spare ->
    [one] 1 spare apple
   *[other] { $spare } spare apples
} for doublers ({ $supply } in the supply, { $reserve } of them kept for later rounds)
page-doublers = { $count } of { $most } doublers on the table
page-apple = { $how ->
    [hangs] Apple { $apple } falls
    [released] Apple { $apple } is free
    [knocked] Apple { $apple } is pushed off
    [waited] Apple { $apple } rolls on
   *[other] Apple { $apple } hops off
}
page-pace = Speed of the fall: { $pace }×
page-away = away
page-cover-lay = Your hunters: { $names }. Cover them, and the marks at your baskets.
page-cover-lift = Your hunters are covered. Show them.
page-covered = covered
page-only-you = only you
page-portal-waits = Your second portal waits here
page-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
page-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
page-discard = { $count ->
    [one] 1 discarded card
   *[other] { $count } discarded cards
}
page-portal-aside = The second portal waits beside the deck.
page-portal-laid = Both portals are on the table.
page-none = None yet.
page-hunters = Hunters
page-last-hand = Last hand
page-gain = { $all ->
    [0] No apple would reach a basket.
    [one] { $own ->
        [0] One apple would reach a basket, not yours.
       *[other] One apple would reach a basket of yours.
    }
   *[other] { $all } apples would reach baskets; yours get { $own ->
        [0] none
       *[other] { $own }
    }.
}
page-gain-all = { $all ->
    [0] No apple
    [one] One apple
   *[other] { $all } apples
} would reach a basket.
page-do-cell = { $name }: { $names }
page-do-partner = Second portal: { $names }
page-do-bomb = Bomb { $name }, { $names }
page-do-rotate = Turn { $name }, { $names }
page-confirm-cell = Lay it
page-confirm-partner = Lay both
page-confirm-bomb = Destroy it
page-confirm-rotate = Turn it
page-confirm-dead-hand = Throw it away
page-confirm-refill = { $draws ->
    [0] Draw nothing
    [one] { $count ->
        [0] Keep all, draw 1
       *[other] Draw 1
    }
   *[other] { $count ->
        [0] Keep all, draw { $draws }
       *[other] Draw { $draws }
    }
}
page-refill = { $count ->
    [0] Tap a card to throw it away.
    [one] One card is thrown away, for all to see.
   *[other] { $count } cards are thrown away, for all to see.
}
page-in-set = { $count } in a set; ripeness { $points }
page-aid-turn = Your turn
page-aid-turn-how = Play one card; the cap moves on by its points. Then throw away what you like and draw up to three. On 12 all apples fall, from left to right, one after another. After three rounds the hunters are revealed.
page-aid-cards = The cards of a set
page-aid-examples = What apples do
page-aid-stick = From above: it stays, on top of others too.
page-aid-roll = From the side: it rolls over and on, diagonally.
page-aid-knock = What lies there is pushed off first; then it rolls on itself.
page-aid-doubler = One becomes two, as long as there is a spare apple. The left one goes first.
page-aid-portal = Into one, out of the other, straight down.
page-aid-loop = Into the same portal a second time: the apple is gone.
page-aid-reach = The second portal lies one to three steps from the first.
page-aid-win = Who wins
page-aid-win-how = Most apples in your two baskets. In a tie the fuller single basket decides; if that is equal too, the victory is shared. Apples on platforms count for nobody.
setting-cover = Cover my hunters
    .help = Hides your two hunters and the marks at your baskets from people who look over your shoulder.
