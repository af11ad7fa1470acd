# Mombasa in English.

title = Mombasa

## Names

name-mombasa = Mombasa
name-cape_town = Cape Town
name-saint_louis = Saint-Louis
name-cairo = Cairo
name-banana = bananas
name-cotton = cotton
name-coffee = coffee
name-goods = goods
name-expansion = expansion
name-bookkeeper = bookkeeper
name-merchant = diamond merchant
name-share = share
name-people = people
name-left = the left slot
name-s1 = the red slot
name-s2 = the yellow slot
name-s3 = the blue slot
name-right = the right slot
name-morocco = Morocco
name-algeria = Algeria
name-tripolitania = Tripolitania
name-cyrenaica = Cyrenaica
name-lower_egypt = Lower Egypt
name-upper_egypt = Upper Egypt
name-rio_de_oro = Rio de Oro
name-mauritania = Mauritania
name-senegal = Senegal
name-timbuktu = Timbuktu
name-guinea = Guinea
name-ivory_coast = the Ivory Coast
name-gold_coast = the Gold Coast
name-niger = Niger
name-hausaland = Hausaland
name-benin = Benin
name-chad = Chad
name-cameroon = Cameroon
name-ubangi = Ubangi
name-darfur = Darfur
name-nubia = Nubia
name-ethiopia = Ethiopia
name-danakil = Danakil
name-somalia = Somalia
name-equatoria = Equatoria
name-gabon = Gabon
name-congo_basin = the Congo Basin
name-buganda = Buganda
name-masai = the Masai land
name-swahili_coast = the Swahili Coast
name-tanganyika = Tanganyika
name-kasai = Kasai
name-angola = Angola
name-katanga = Katanga
name-mozambique = Mozambique
name-zambezi = Zambezi
name-damaraland = Damaraland
name-kalahari = the Kalahari
name-zululand = Zululand
name-karoo = the Karoo
name-A1 = Warehouses
name-A2 = Brokers
name-B1 = Caravans
name-B2 = Agents
name-C1 = Mines
name-C2 = Tolls
name-D1 = Archives
name-D2 = Pathfinders
name-maj_banana = most bananas
name-maj_cotton = most cotton
name-maj_coffee = most coffee
name-maj_expansion = most expansion
name-maj_people = most people
name-std_first = first player
name-std_sell = sell a card
name-std_buy = buy a card
name-std_books = order a book
name-std_diamonds = private dealer
name-std_track = stock exchange
name-std_pounds = small trade
name-bt_goods = extra crates
name-bt_expansion = extra porters
name-bt_bookkeeper = hired clerk
name-bt_merchant = travelling merchant
name-S01 = starting tile 1
name-S02 = starting tile 2
name-S03 = starting tile 3
name-S04 = starting tile 4
name-S05 = starting tile 5
name-S06 = starting tile 6
name-S07 = starting tile 7
name-S08 = starting tile 8
name-S09 = starting tile 9
name-S10 = starting tile 10
name-st_banana1 = bananas 1
name-st_banana2 = bananas 2
name-st_cotton1 = cotton 1
name-st_cotton2 = cotton 2
name-st_coffee1 = coffee 1
name-st_coffee2 = coffee 2
name-st_expansion2a = expansion 2
name-st_expansion2b = expansion 2
name-st_bookkeeper = bookkeeper 1
name-x1_seat1 = expansion 1
name-x1_seat2 = expansion 1
name-x1_seat3 = expansion 1
name-x1_seat4 = expansion 1
name-A01 = bananas 3
name-A02 = cotton 3
name-A03 = coffee 3
name-A04 = expansion 3
name-A05 = expansion 3
name-A06 = bookkeeper 2
name-A07 = merchant 1
name-A08 = merchant 1
name-A09 = merchant 1
name-B01 = bananas 3 + £1
name-B02 = cotton 3 + £1
name-B03 = coffee 3 + £1
name-B04 = bananas 4
name-B05 = cotton 4
name-B06 = coffee 4
name-B07 = expansion 3 + £1
name-B08 = expansion 3 + £1
name-B09 = expansion 4
name-B10 = bookkeeper 2
name-B11 = bookkeeper 2 + £1
name-B12 = merchant 2
name-B13 = merchant 2
name-B14 = merchant 2
name-B15 = expansion 3 + 1 diamond
name-B16 = merchant 1 + 1 book
name-C01 = bananas 4 + £1
name-C02 = cotton 4 + £1
name-C03 = coffee 4 + £1
name-C04 = expansion 4 + £1
name-C05 = expansion 4 + 1 diamond
name-C06 = expansion 4
name-C07 = bookkeeper 3
name-C08 = bookkeeper 2 + 1 diamond
name-C09 = merchant 3
name-C10 = merchant 3
name-C11 = merchant 2 + £1
name-D01 = share of Mombasa
name-D02 = share of Cape Town
name-D03 = share of Saint-Louis
name-D04 = share of Cairo
name-E01 = share of Mombasa
name-E02 = share of Cape Town
name-E03 = share of Saint-Louis
name-E04 = share of Cairo
name-BK_A01 = book A (bananas 1: £1)
name-BK_A02 = book A (bananas 1: £1)
name-BK_A03 = book A (bananas 2: £2)
name-BK_A04 = book A (bananas 2: 1 diamond)
name-BK_A05 = book A (bananas 2: 1 space on a track)
name-BK_A06 = book A (cotton 1: £1)
name-BK_A07 = book A (cotton 1: £1)
name-BK_A08 = book A (cotton 2: £2)
name-BK_A09 = book A (cotton 2: 1 diamond)
name-BK_A10 = book A (cotton 2: 1 space on a track)
name-BK_A11 = book A (coffee 1: £1)
name-BK_A12 = book A (coffee 1: £1)
name-BK_A13 = book A (coffee 2: £2)
name-BK_A14 = book A (coffee 2: 1 diamond)
name-BK_A15 = book A (coffee 2: 1 space on a track)
name-BK_A16 = book A (expansion 1: £1)
name-BK_A17 = book A (expansion 1: £1)
name-BK_A18 = book A (expansion 2: £2)
name-BK_A19 = book A (expansion 2: 1 diamond)
name-BK_A20 = book A (expansion 2: 1 space on a track)
name-BK_A21 = book A (diamond merchant: 2 diamonds)
name-BK_A22 = book A (diamond merchant: 2 diamonds)
name-BK_A23 = book A (bookkeeper: £3)
name-BK_A24 = book A (any good 2: 1 book)
name-BK_B01 = book B (bananas 3: £3)
name-BK_B02 = book B (bananas 3: 2 diamonds)
name-BK_B03 = book B (bananas 4: 2 spaces on a track)
name-BK_B04 = book B (bananas 2, expansion 1: £3)
name-BK_B05 = book B (cotton 3: £3)
name-BK_B06 = book B (cotton 3: 2 diamonds)
name-BK_B07 = book B (cotton 4: 2 spaces on a track)
name-BK_B08 = book B (cotton 2, expansion 1: £3)
name-BK_B09 = book B (coffee 3: £3)
name-BK_B10 = book B (coffee 3: 2 diamonds)
name-BK_B11 = book B (coffee 4: 2 spaces on a track)
name-BK_B12 = book B (coffee 2, expansion 1: £3)
name-BK_B13 = book B (bananas 1, cotton 1: £2)
name-BK_B14 = book B (bananas 2, cotton 1: 1 book)
name-BK_B15 = book B (cotton 1, coffee 1: £2)
name-BK_B16 = book B (cotton 2, coffee 1: 1 book)
name-BK_B17 = book B (coffee 1, bananas 1: £2)
name-BK_B18 = book B (coffee 2, bananas 1: 1 book)
name-BK_B19 = book B (expansion 3: £3)
name-BK_B20 = book B (expansion 3: 2 diamonds)
name-BK_B21 = book B (expansion 4: 2 spaces on a track)
name-BK_B22 = book B (diamond merchant, expansion 1: 3 diamonds)
name-BK_B23 = book B (diamond merchant, any good 2: 3 diamonds)
name-BK_B24 = book B (bookkeeper, any good 1: £4)
name-BK_C01 = book C (bananas 5: £5)
name-BK_C02 = book C (bananas 6: 3 spaces on a track)
name-BK_C03 = book C (bananas 3, expansion 2: 2 spaces on a track)
name-BK_C04 = book C (bananas 2, diamond merchant: 3 diamonds)
name-BK_C05 = book C (bananas 3, bookkeeper: £5)
name-BK_C06 = book C (cotton 5: £5)
name-BK_C07 = book C (cotton 6: 3 spaces on a track)
name-BK_C08 = book C (cotton 3, expansion 2: 2 spaces on a track)
name-BK_C09 = book C (cotton 2, diamond merchant: 3 diamonds)
name-BK_C10 = book C (cotton 3, bookkeeper: £5)
name-BK_C11 = book C (coffee 5: £5)
name-BK_C12 = book C (coffee 6: 3 spaces on a track)
name-BK_C13 = book C (coffee 3, expansion 2: 2 spaces on a track)
name-BK_C14 = book C (coffee 2, diamond merchant: 3 diamonds)
name-BK_C15 = book C (coffee 3, bookkeeper: £5)
name-BK_C16 = book C (bananas 2, cotton 2: £4)
name-BK_C17 = book C (bananas 2, cotton 2: 3 diamonds)
name-BK_C18 = book C (cotton 2, coffee 2: £4)
name-BK_C19 = book C (cotton 2, coffee 2: 3 diamonds)
name-BK_C20 = book C (coffee 2, bananas 2: £4)
name-BK_C21 = book C (coffee 2, bananas 2: 3 diamonds)
name-BK_C22 = book C (expansion 5: expansion 2)
name-BK_C23 = book C (expansion 3, diamond merchant: 4 diamonds)
name-BK_C24 = book C (diamond merchant, bookkeeper: £6)

## Powers

name-goods_bonus = Bigger crates
text-goods_bonus = More points in each of your goods actions: +1, later +2.
name-card_discount = Discount
text-card_discount = No surcharge in the card display, and later every card 1 cheaper.
name-expansion_bonus = Caravans
text-expansion_bonus = More points in each of your expansion actions: +1, later +2.
name-bonus_marker = Agents
text-bonus_marker = You own one more bonus marker, later two.
name-diamond_bonus = Mine shares
text-diamond_bonus = More diamonds in each of your merchant actions: +1, later +2.
name-income = Tolls
text-income = £1, later £2, whenever you end your action phase.
name-book_bonus = Clerks
text-book_bonus = One more book in each of your bookkeeper actions.
name-flip_discount = Archivists
text-flip_discount = Turning a book costs you £1 instead of £2.
name-easy_borders = Pathfinders
text-easy_borders = Every border costs you 1.
name-free_ousting = Negotiators
text-free_ousting = Ousting a post costs you no extra point.

## Choices

choice-turn-goods = Use goods
choice-turn-expansion = Expand
choice-turn-bookkeeper = Use a bookkeeper
choice-turn-merchant = Use a diamond merchant
choice-turn-bonus = Place a bonus marker
choice-turn-end = End your action phase
choice-plan-done = Ready
choice-buy-none = Buy nothing
choice-track-none = Do not advance
choice-pay-line-pay = Pay and go on
choice-pay-line-stop = Stop here
choice-region-stop = Stop here
choice-ink-enter = Enter the next book
choice-ink-flip = Pay and turn it
choice-ink-stop = Stop here
choice-retrieve-none = Take no cards back

## What is asked

prompt-tile = Choose your starting tile
    .detail = The other one goes back to the box, and nobody will know which it was.
prompt-rest = Lay these three cards to rest above your slots
    .detail = In the order of the red, yellow and blue slot.
prompt-tile-good = Which good are your extra crates this round?
    .detail = The others learn it when all plans are shown.
prompt-plan = Plan your round: lay cards into your slots
    .detail = Nobody sees them until everybody is ready.
prompt-slot = Into which slot?
    .detail = At the end of the round the card rests above that slot.
prompt-turn = Your turn: one action
    .detail = Unused items: { $left }. Bonus markers: { $markers }.
prompt-good = Which good do you use?
    .detail = All of one action are of the same good.
prompt-crates = Which of your crates do you use?
    .detail = Their values are added up. Power: +{ $bonus }.
prompt-buy = Buy a card with your goods?
    .detail = You have { $points } points. What is left walks on one company track.
prompt-purchase = Buy a card for pounds
    .detail = You have £{ $points }.
prompt-track = Advance on one company track
    .detail = Up to { $points ->
        [one] one space
       *[other] { $points } spaces
    }. You may stop on any of them.
prompt-pay-line = Pay to cross the line?
    .detail = It costs £{ $pounds }. Spaces still to go: { $left }.
prompt-company = Which company expands?
    .detail = You have { $points ->
        [one] one point
       *[other] { $points } points
    }, all for one company.
prompt-region = Where does the next post go?
    .detail = Points left: { $points }.
prompt-column = From which column is the post taken?
    .detail = The coins that it uncovers count for every share.
prompt-home = To which column does the ousted post go back?
    .detail = It covers coins of that company again.
prompt-bookkeeper = Which bookkeeper do you use?
    .detail = Books first, then the ink jar may move.
prompt-merchant = Which merchant do you use?
    .detail = Its diamonds, and up to two more from mines.
prompt-mines = Whose mines does the merchant visit?
    .detail = { $count } without mines. At most two mines of one company count.
prompt-book = Choose a book
    .detail = It must have the letter { $letter }.
prompt-ink = Does the ink jar go on?
    .detail = Next is book space { $space }. Turning the book costs £{ $pounds }.
prompt-space = Where do you place your bonus marker?
    .detail = Each space takes one marker a round.
prompt-sell = Which card do you sell?
    .detail = It leaves its slot for good.
prompt-retrieve = Take one resting deck into your hand?
    .detail = All of one deck, or none. Then the cards of this round go to rest.
hint-tile = Tap a tile
hint-rest = Tap the cards in the order of the slots
hint-tile-good = Choose a good
hint-plan = Tap a card, or say that you are ready
hint-slot = Tap a slot
hint-turn = Choose an action
hint-good = Choose a good
hint-crates = Tap the crates
hint-buy = Tap a card in the display, or buy nothing
hint-purchase = Tap a card in the display
hint-track = Tap the space that you want to reach
hint-pay-line = Pay or stop
hint-company = Tap a company
hint-region = Tap a region, or stop
hint-column = Tap a column of the base
hint-home = Tap a column of the base
hint-bookkeeper = Tap a bookkeeper
hint-merchant = Tap a merchant
hint-mines = Tap a company
hint-book = Tap a book in the display
hint-ink = Enter, turn or stop
hint-space = Tap a bonus space or tile
hint-sell = Tap a card in your slots
hint-retrieve = Tap a resting deck, or take none
wait-tile = Waiting for { $names } to choose a starting tile
wait-rest = Waiting for { $names } to lay cards to rest
wait-plan = Waiting for { $names } to plan the round
wait-turn = Waiting for { $names } to act
wait-good = Waiting for { $names } to choose a good
wait-crates = Waiting for { $names } to choose crates
wait-buy = Waiting for { $names } to buy a card, or not
wait-purchase = Waiting for { $names } to buy a card
wait-track = Waiting for { $names } to advance
wait-company = Waiting for { $names } to choose a company
wait-region = Waiting for { $names } to place posts
wait-column = Waiting for { $names } to take a post from the base
wait-home = Waiting for { $names } to send a post home
wait-bookkeeper = Waiting for { $names } to choose a bookkeeper
wait-merchant = Waiting for { $names } to choose a merchant
wait-mines = Waiting for { $names } to choose mines
wait-book = Waiting for { $names } to choose a book
wait-ink = Waiting for { $names } to move the ink jar
wait-space = Waiting for { $names } to place a bonus marker
wait-sell = Waiting for { $names } to sell a card
wait-retrieve = Waiting for { $names } to take cards back
wait-pay-line = Waiting for { $names } to pay, or to stop
confirm-rest = Lay them so
confirm-crates = { $count ->
    [one] Use it
   *[other] Use these { $count }
}

## What happened

log-round = Round { $round } of { $rounds }. { $start_you ->
    [yes] You begin.
   *[no] { $start } begins.
}
log-tile = { $you ->
    [yes] You take { $tile }.
   *[no] { $seat } takes { $tile }.
}
log-rest-first = { $you ->
    [yes] You lay to rest: { $cards }.
   *[no] { $seat } lays to rest: { $cards }.
}
log-planned = { $you ->
    [yes] You planned { $cards_count ->
        [0] nothing
       *[other] { $cards }
    }.
   *[no] { $seat } planned { $cards_count ->
        [0] nothing
       *[other] { $cards }
    }.
}
log-goods = { $you ->
    [yes] You use { $cards }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] { $seat } uses { $cards }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
log-bought = { $you ->
    [yes] You buy { $card } for { $way_id ->
        [purchase] £{ $points }
       *[buy] { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }.
   *[no] { $seat } buys { $card } for { $way_id ->
        [purchase] £{ $points }
       *[buy] { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }.
}
log-advance = { $you ->
    [yes] You advance at { $company } to space { $space }. Shares there: { $shares }.
   *[no] { $seat } advances at { $company } to space { $space }. Shares there: { $shares }.
}
log-pay-line = { $you ->
    [yes] You stop at the pay line of { $company }. Spaces lost: { $lost }.
   *[no] { $seat } stops at the pay line of { $company }. Spaces lost: { $lost }.
}
log-unused = { $you ->
    [yes] You do not advance. Points lost: { $points }.
   *[no] { $seat } does not advance. Points lost: { $points }.
}
log-gain = { $you ->
    [yes] You take
   *[no] { $seat } takes
} £{ $pounds } ({ $why ->
    [card] card bonus
    [space] bonus space
    [region] region
    [book] book
    [track] track
    [tile] starting tile
    [dividend] dividend
    [track-end] end of a track
    [diamond-end] end of the diamond track
    [book-end] full book track
    [supplement] left for this book
    [income] tolls
   *[sale] sale
}).
log-pay = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} £{ $pounds } ({ $why ->
    [pay-line] pay line
    [flip] turning a book
    [space] bonus space
   *[card] card
}).
log-diamonds = { $you ->
    [yes] You find { $count ->
        [one] one diamond
       *[other] { $count } diamonds
    }, and stand on { $space }.
   *[no] { $seat } finds { $count ->
        [one] one diamond
       *[other] { $count } diamonds
    }, and stands on { $space }.
}
log-expansion = { $you ->
    [yes] You use { $cards }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } to expand.
   *[no] { $seat } uses { $cards }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } to expand.
}
log-expand = { $you ->
    [yes] You expand { $company }.
   *[no] { $seat } expands { $company }.
}
log-post = { $company } places a post in { $region }. Share value: { $value }.
log-oust = { $company } is ousted from { $region }; the post goes { $to_id ->
    [reserve] beside its base
   *[base] back to its base
}. Share value: { $value }.
log-expanded = The expansion of { $company } ends. Points lost: { $left }.
log-bookkeeper = { $you ->
    [yes] You use { $card }: { $count ->
        [0] no book
        [one] one book
       *[other] { $count } books
    }.
   *[no] { $seat } uses { $card }: { $count ->
        [0] no book
        [one] one book
       *[other] { $count } books
    }.
}
log-book = { $you ->
    [yes] You take { $book } for book space { $space }.
   *[no] { $seat } takes { $book } for book space { $space }.
}
log-no-book = { $you ->
    [yes] There is no book { $letter } left for you.
   *[no] There is no book { $letter } left for { $seat }.
}
log-ink = { $you ->
    [yes] Your ink jar goes on to space { $space }
   *[no] The ink jar of { $seat } goes on to space { $space }
}{ $flipped_id ->
    [yes] , over a turned book.
   *[no] : { $book }.
}
log-merchant = { $you ->
    [yes] You use { $card }: { $count } without mines.
   *[no] { $seat } uses { $card }: { $count } without mines.
}
log-mines = The merchant visits { $company }. Mines: { $count }.
log-marker = { $you ->
    [yes] You place a bonus marker: { $space }.
   *[no] { $seat } places a bonus marker: { $space }.
}
log-first = { $you ->
    [yes] You take the first player marker.
   *[no] { $seat } takes the first player marker.
}
log-sold = { $you ->
    [yes] You sell { $card }.
   *[no] { $seat } sells { $card }.
}
log-end = { $you ->
    [yes] You end your action phase.
   *[no] { $seat } ends the action phase.
}
log-retrieve = { $you ->
    [yes] You take the deck of { $slot } back: { $cards }.
   *[no] { $seat } takes the deck of { $slot } back, { $count ->
        [one] one card
       *[other] { $count } cards
    }.
}
log-rest = { $you ->
    [yes] Your items go to rest: { $cards }.
   *[no] The items of { $seat } go to rest: { $cards }.
}
log-supplement = { $letters_count ->
    [0] No pounds come from the round track.
   *[other] Pounds of the round track go to the books { $letters }.
}
log-market = Card display: { $old_count ->
    [0] nothing goes
   *[other] gone are { $old }
}; { $new_count ->
    [0] nothing comes.
   *[other] new are { $new }.
}
log-over = The seven rounds are over. { $seats_you ->
    [yes] You have most: £{ $score }.
   *[no] Most has { $seats }: £{ $score }.
}

## Why not

barred-too-far = It costs { $points }, which is more than you have left.
barred-own-post = The company is there already.
barred-letter = Your next book space wants the letter { $letter }.
barred-turned = That book is face down already.
barred-too-poor = You do not have that many pounds.
barred-not-met = What lies face up in your area does not meet the conditions of the book.
barred-other-good = That is another good.
barred-too-dear = It costs { $points }, which is more than you have.
barred-taken = { $seat_you ->
    [yes] Your marker is there already.
   *[no] The marker of { $seat } is there already.
}
barred-no-majority = You do not have the most of that.
barred-tied = Somebody else has just as much.
barred-no-card = You have no face-up card to sell.
barred-no-purchase = There is no card that you can pay for.
barred-used = A used card cannot be sold.
barred-no-goods = You have no face-up goods.
barred-no-expansion = You have no face-up expansion.
barred-no-bookkeeper = You have no face-up bookkeeper.
barred-no-merchant = You have no face-up diamond merchant.
barred-no-marker = All your bonus markers are on the board.
barred-no-space = There is no space that you could use.
barred-no-deck = Nothing rests there.
barred-no-slot = All your slots are filled.
barred-slot-taken = There is a card in that slot already.
barred-slot-locked = That slot is still locked.

## How it ended

reason-rounds = Seven rounds have been played.
score-cash = Cash
score-shares = Shares of { $company }, worth { $value } each
score-diamonds = Diamonds
score-books = Books
note-tie-cash = Tie at { $points } between { $seats }. Most cash: { $winners } with £{ $pounds }.
note-tie-shared = Tie at { $points } between { $seats }, also in cash: { $winners } share the victory.

## On the page

page-tab-map = Map
page-tab-tracks = Tracks
page-tab-market = Market
page-tab-board = My board
page-tabs = Parts of the table
page-no-board = You are watching: there is no board of yours.
page-round = Round { $round } of { $rounds }
page-round-pounds = £{ $pounds } for the books
page-phase-tiles = Starting tiles
page-phase-rest = First cards to rest
page-phase-plan = Planning
page-phase-turns = Turn: { $seat }
page-phase-over = The end
page-warn-six = Round 6: bonus tiles are of no more use after the next round.
page-warn-seven = Last round: cards need not rest any more.
page-short-mombasa = Mombasa
page-short-cape_town = Cape Town
page-short-saint_louis = St-Louis
page-short-cairo = Cairo
page-map = Map of Africa with 40 regions
page-map-morocco = Morocco
page-map-algeria = Algeria
page-map-tripolitania = Tripoli-|tania
page-map-cyrenaica = Cyrenaica
page-map-lower_egypt = Lower|Egypt
page-map-upper_egypt = Upper|Egypt
page-map-rio_de_oro = Rio|de Oro
page-map-mauritania = Mauri-|tania
page-map-senegal = Senegal
page-map-timbuktu = Timbuktu
page-map-guinea = Guinea
page-map-ivory_coast = Ivory|Coast
page-map-gold_coast = Gold|Coast
page-map-niger = Niger
page-map-hausaland = Hausa-|land
page-map-benin = Benin
page-map-chad = Chad
page-map-cameroon = Came-|roon
page-map-ubangi = Ubangi
page-map-darfur = Darfur
page-map-nubia = Nubia
page-map-ethiopia = Ethiopia
page-map-danakil = Danakil
page-map-somalia = Somalia
page-map-equatoria = Equatoria
page-map-gabon = Gabon
page-map-congo_basin = Congo|Basin
page-map-buganda = Buganda
page-map-masai = Masai
page-map-swahili_coast = Swahili|Coast
page-map-tanganyika = Tanga-|nyika
page-map-kasai = Kasai
page-map-angola = Angola
page-map-katanga = Katanga
page-map-mozambique = Mozam-|bique
page-map-zambezi = Zambezi
page-map-damaraland = Damara-|land
page-map-kalahari = Kalahari
page-map-zululand = Zululand
page-map-karoo = Karoo
page-zoom-in = Enlarge the map
page-zoom-out = Show the whole map
page-region = { $region }, { $held_id ->
    [nobody] empty
   *[other] post of { $company }
}, gives { $gains }{ $cost ->
    [0] .
    [one] ; costs one point.
   *[other] ; costs { $cost } points.
}
page-nothing = nothing
page-gain-pounds = £{ $n }
page-gain-diamonds = { $n ->
    [one] 1 diamond
   *[other] { $n } diamonds
}
page-gain-book_points = { $n ->
    [one] 1 book
   *[other] { $n } books
}
page-gain-advance = { $to_id ->
    [any] { $n ->
        [one] 1 space on a track
       *[other] { $n } spaces on a track
    }
   *[other] { $n ->
        [one] 1 space at { $company }
       *[other] { $n } spaces at { $company }
    }
}
page-gain-expand = expansion { $n }
page-gain-first_player = first player marker
page-gain-sell_card = a card sold
page-gain-buy_card_with_pounds = a card for pounds
page-base = { $company }: a share is worth £{ $value }. With the next post of columns 1, 2, 3: { $after }.{ $reserve ->
    [0] { "" }
   *[other] { " " }Posts in reserve: { $reserve }.
}
page-base-empty = no post
page-reserve = +{ $count } beside
page-space = { $company }, { $space ->
    [0] start
   *[other] space { $space }
}{ $shares ->
    [0] .
    [one] : 1 share.
   *[other] : { $shares } shares.
}
page-line-pay = Behind it a pay line: £{ $pounds }.
page-line-dividend = Behind it a dividend: £{ $mover } for who crosses, £{ $beyond } for everybody beyond.
page-own-shares = { $shares } × { $value } = £{ $worth }
page-next-share = next share in { $spaces }
page-stands = { $seat }: space { $space }, { $shares ->
    [one] 1 share
   *[other] { $shares } shares
}
page-track = Track of { $company }, a share is worth £{ $value }
page-share-value = worth of one share
page-space-empty = empty space
page-card-price = { $card }, costs { $price }, sells for £{ $sale }
page-pile = pile
page-column = column with { $surcharge } more to pay
page-cards = Cards
page-books = Books
page-shelf = Books { $letter }: { $supply } more in the supply, £{ $pounds } on the row
page-taken = Marker of { $seat }.
page-has = { $seat } { $n }
page-majority = { $majority }: { $gains }. { $each }.
page-majorities = Majorities
page-bonus = Bonus spaces
page-plate = { $plate }{ $cost ->
    [0] .
   *[other] , costs £{ $cost }.
}
page-used-card = { $card }, used
page-used = used
page-tile-as = { $tile }: { $good }
page-book = { $book }
page-book-flipped = { $book }, turned
page-pounds = £{ $pounds }
page-worth = worth { $pounds }
page-markers = Bonus markers: { $left } of { $of }.
page-diamond-track = Diamond track: space { $space }, worth £{ $worth }. Space 8 opens the left slot.
page-book-track = Book track: ink jar on { $space }, worth £{ $worth }. Space 4 opens the right slot.
page-opens-right = opens the right slot
page-jar = ink jar
page-deck = Resting above { $slot }: { $count ->
    [0] nothing
   *[other] { $cards }
}
page-slot = Lay it into { $slot }
page-slot-free = { $slot }, free
page-slot-locked = { $slot }, locked
page-lay-here = lay here
page-berth = { $slot } and its resting deck
page-held = { $tile }, for the next planning
page-tiles = Bonus tiles
page-your-hand = Your hand: { $count }
page-start-tile = { $tile }: { $gains }. To rest: { $cards }.
page-study = Your tracks
page-hand-count = { $count ->
    [one] 1 card in hand.
   *[other] { $count } cards in hand.
}
page-first = Has the first player marker
page-diamonds = Diamonds: space { $space }
page-ink = Ink jar: space { $space }
page-done = Has ended the action phase
page-projected = Total so far: £{ $pounds }
page-total-from = Total from what all can see
page-total-end = Where the total comes from
page-sold = Sold: { $cards }
page-open-hand = In hand at the end: { $cards }
page-walk = { $company }: { $n ->
    [one] one space
   *[other] { $n } spaces
}, to { $space }
page-walk-confirm = Advance { $n }
page-way-shares = You then have { $shares ->
    [one] 1 share
   *[other] { $shares } shares
} there (+£{ $more } now).
page-way-pays = Pay lines on the way: £{ $pounds }.
page-way-gets = Dividends for you: £{ $pounds }.
page-way-gains = It gives { $gains }.
page-way-power = New power: { $power }.
page-way-over = Beyond the end: £{ $pounds }.
page-way-nothing = Nothing is printed on that space.
page-step = { $company } to { $space }{ $pounds ->
    [0] { "" }
   *[other] { " " }+ £{ $pounds }
}
page-enter = Enter { $region } for { $cost }
page-enter-left = Then { $left ->
    [one] 1 point is left.
   *[other] { $left } points are left.
}
page-enter-confirm = Enter for { $cost }
page-ousts = It ousts { $company }.
page-values = A share of { $company }: £{ $value } → { $after } by column; you hold { $shares }.
page-column-take = Column { $column }: worth { $value }
page-column-home = Column { $column }: worth { $value }
page-crates = { $points ->
    [one] 1 point
   *[other] { $points } points
} of { $good }
page-could = { $count ->
    [0] It buys no card; it walks up to { $points } spaces on one track.
   *[other] It could buy: { $cards }; or walk up to { $points } spaces.
}
page-buy-points = Buy { $card } for { $price ->
    [one] 1 point
   *[other] { $price } points
}
page-buy-left-points = { $left ->
    [0] Nothing is left to advance.
    [one] 1 point is left to advance.
   *[other] { $left } points are left to advance.
}
page-buy-pounds = Buy { $card } for £{ $price }
page-buy-left-pounds = You keep £{ $left }.
page-buy-confirm = Buy for { $price }
page-planned = Planned: { $count ->
    [one] one card
   *[other] { $count } cards
}
page-ready = { $count ->
    [0] Ready with none
   *[other] Ready with { $count }
}
page-slot-for = Into which slot does { $card } go?
page-take-deck = Take the deck of { $slot } back
page-take-confirm = { $count ->
    [one] Take 1 card
   *[other] Take { $count } cards
}
page-mines = { $company }: { $count ->
    [one] 1 diamond
   *[other] { $count } diamonds
} in all
page-mines-confirm = Visit { $company }
page-next-book = Next: { $book }.
page-choose = Choose { $choice }
page-plot-totals = Everybody’s total, round by round
page-plot-values = Worth of one share, round by round
page-curve = { $seat }: { $values }
page-curve-company = { $company }: { $values }
page-ledger-cash = Cash: where it came from and went
page-ledger-shares = Shares: what was walked, bought and opened up
page-ledger-diamonds = Diamonds: where they were found
page-ledger-books = Books: how the ink jar went on
page-shares-behind = Shares behind the sums
page-sources = Where the totals come from
page-flow-gain-merchant = diamond merchants
page-flow-advance = spaces walked at { $company }
page-flow-share = share cards of { $company }
page-flow-post = posts placed for { $company }
page-flow-book = books taken
page-flow-ink-met = books entered with their condition
page-flow-ink-turned = books entered turned
page-flow-gain-card = card bonuses
page-flow-gain-space = bonus spaces
page-flow-gain-region = regions
page-flow-gain-book = books
page-flow-gain-track = spaces on tracks
page-flow-gain-tile = starting tile
page-flow-gain-dividend = dividends
page-flow-gain-track-end = ends of tracks
page-flow-gain-diamond-end = end of the diamond track
page-flow-gain-book-end = full book track
page-flow-gain-supplement = found with books
page-flow-gain-income = tolls
page-flow-gain-sale = cards sold
page-flow-pay-pay-line = pay lines
page-flow-pay-flip = books turned
page-flow-pay-space = bonus spaces paid
page-flow-pay-card = cards bought
page-aid-plan = Plan in secret: one card for each open slot. Then all turn up together.
page-aid-goods = Goods of one kind: buy one card with the sum, walk one company track with the rest.
page-aid-expansion = All expansion cards at once: posts of one company. Single border 1, double border 2, ousting +1.
page-aid-bookkeeper = Take books; the ink jar walks while face-up cards meet them, or you pay to turn.
page-aid-merchant = Its diamonds, and one for each of up to two mines of one company.
page-aid-bonus = A bonus marker on a free space: majorities need the most face up; others may cost £1.
page-aid-end = End your phase: take one resting deck into hand, then this round’s cards rest above their slots.
page-aid-score = After round 7: cash, shares × value, diamonds, books.
page-aid-powers = Powers on these tracks
