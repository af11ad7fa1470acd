# Kamozza in English.

title = Kamozza

## Names

name-rat = Rat
name-tea = Tea
name-silk = Silk
name-porcelain = Porcelain
name-rice = Rice
name-timber = Timber
name-gold = Gold
name-ship_8 = the ship for 8
name-ship_11 = the ship for 11
name-ship_14 = the ship for 14
name-ship_17 = the ship for 17
name-ship_20 = the ship for 20
name-ship_21 = the ship for 21
name-ship_23 = the ship for 23
name-ship_30 = the ship for 30
name-ship_32 = the ship for 32
name-ship_35 = the ship for 35
name-ship_37 = the ship for 37
name-ship_40 = the ship for 40
name-ship_42 = the ship for 42
name-ship_45 = the ship for 45
name-cat_ship = the Cat Ship
name-typhoon_1 = a typhoon
name-typhoon_2 = a typhoon
choice-port-A = Port A
choice-port-B = Port B

## What is asked

prompt-cargo = { $most ->
    [1] Lay one card face down
    [2] Lay one or two cards face down
   *[other] Lay your cargo face down
}
prompt-port = Choose a port for your cargo
hint-cargo = Tap a card in your hand
hint-port = Tap one of the ships
wait-cargo = Waiting for { $names } to lay cargo
wait-port = Waiting for { $names } to choose a port

## What happened

log-round = Round { $round } of { $rounds }. { $start_you ->
    [yes] You start.
   *[no] { $start } starts.
}
log-out = { $you ->
    [yes] You have no card left: you are out from round { $round } on.
   *[no] { $seat } has no card left and is out from round { $round } on.
}
log-arrive = Port { $port }: { $ship }.
log-laid = { $own ->
    [yes] You lay { $kinds } face down.
   *[no] { $seat } lays { $count ->
        [one] one card
       *[other] { $count } cards
    } face down.
}
log-all-laid = All cargo lies face down.
log-ports = The ports are open: { $count_a } at A, { $count_b } at B. Port { $first } comes first.
log-load = { $open ->
    [yes] { $load }
   *[unsaid] too much
}
log-port = { $result ->
    [departed] Port { $port }: { $ship } sets sail. There: { $seats }.
    [sunk] Port { $port }: { $ship } was asked to carry { log-load } and sinks with everything on board. There: { $seats }.
    [loaded] Port { $port }: { $ship } is loaded and sets sail. There: { $seats }.
    [typhoon] Port { $port }: the typhoon lets nothing be loaded.
   *[empty] Port { $port }: nobody came, { $ship } leaves empty.
}
log-gain = { $you ->
    [yes] You score { $points }: { $kinds }.
   *[no] { $seat } scores { $points }: { $kinds }.
}
log-loss = { $own ->
    [yes] You lose { $kinds }.
   *[no] { $seat } loses { $count ->
        [one] one card
       *[other] { $count } cards
    }.
}
log-loss-open = { $you ->
    [yes] You lose { $kinds }{ $why ->
            [confiscated] , for it equalled another’s goods
            [left] , for there was no room
           *[unsaid] { "" }
        }.
   *[no] { $seat } loses { $kinds }{ $why ->
            [confiscated] , for it equalled another’s goods
            [left] , for there was no room
           *[unsaid] { "" }
        }.
}
log-over = { $reason ->
    [alone] Everybody else is out of cards. The match is over.
    [nobody] Nobody has a card left. The match is over.
   *[rounds] The last ships have gone. The match is over.
}

## Why not, and think twice

barred-played = You have played your { $kind } already.
caution-elimination = Two cards now leave you too few: at the start of round { $round } you would have none and be out of the match.

## How it ended

reason-rounds = All rounds have been played.
reason-alone = Only one player had cards left.
reason-nobody = Nobody had a card left.
score-cargo = { $kind }
score-captured = { $kind } taken by rats
note-tie-round = Tie at { $points } points between { $seat } and { $other }. Last time on board: { $seat } in round { $round } at port { $port }, { $other } in round { $other_round }. Later is ahead.
note-tie-port = Tie at { $points } points between { $seat } and { $other }, both last on board in round { $round }. Port { $port } ({ $seat }) was resolved after port { $other_port } ({ $other }). Later is ahead.
note-tie-shared = Tie at { $points } points between { $seat } and { $other }, last on board the same ship (round { $round }, port { $port }): the rank is shared.
note-tie-ashore = { $seat } and { $other } never boarded a ship: the rank is shared.
note-out = Out of cards at the start of round { $round }: { $seat }, ranked behind everybody who stayed in.

## Table talk

claim-cargo = I am loading { $cargo }.
claim-port = I am going to port { $port }.

## On the page

page-round = Round { $round } of { $rounds }
page-order = Who lays in which order
page-seat =
    { $turn }{ $start ->
        [yes] , start player
       *[no] { "" }
    }: { $doing_id ->
        [ready] goods laid, port chosen
        [thinking] goods laid, choosing a port
        [laid] { $laid ->
            [one] one card face down
           *[other] { $laid } cards face down
        }
        [choosing] choosing goods
       *[later] lays later
    }
page-berth-ship = Port { $port_id }: a ship that holds { $capacity }
page-berth-cat = Port { $port_id }: the Cat Ship, holds { $capacity }, takes no rats
page-berth-typhoon = Port { $port_id }: typhoon, nothing can be loaded here
page-berth-none = Port { $port_id }: no ship
page-berth-yours = Port { $port_id }: your goods go here
page-notice-cat = No rats
page-notice-typhoon = Nothing can be loaded here
page-deck = Still to come at { $port_id }
page-deck-help = One of these comes next; nobody knows which.
page-card-cat = Cat Ship { $capacity }
page-card-typhoon = Typhoon
page-to-come = to come
page-gone = Ships that are gone from { $port_id }
page-gone-departed = { $cat ->
        [yes] Cat Ship
       *[no] Ship { $capacity }
    } departed in round { $round }
page-gone-loaded = { $cat ->
        [yes] Cat Ship
       *[no] Ship { $capacity }
    } departed in round { $round }
page-gone-sunk = { $cat ->
        [yes] Cat Ship
       *[no] Ship { $capacity }
    } sank in round { $round }
page-gone-empty = { $cat ->
        [yes] Cat Ship
       *[no] Ship { $capacity }
    } left empty in round { $round }
page-gone-typhoon = Typhoon in round { $round }
page-claim-help = Said at the table. It need not be true.
page-sign-rat = eats gold
page-sign-gold = is eaten by rats
page-tag = { $kind }, weight { $weight }{ $signed ->
        [no] { "" }
       *[other] { ", " }{ $sign }
    }{ $place_id ->
        [laid] , laid in this round
        [scored] , scored
        [lost] , lost
        [captured] , captured
       *[hand] { "" }
    }
page-place-scored = scored
page-place-lost = lost
page-place-captured = captured
page-budget = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } { $left ->
        [0] in hand
        [one] for 1 round
       *[other] for { $left } rounds
    }
page-budget-pairs = { $short ->
        [yes] not enough for each of them
       *[no] { $left ->
            [0] this is the last round
            [1] { $spare ->
                [0] one card
               *[other] one card or two
            }
           *[other] { $spare ->
                [0] one in each of them
                [one] you can lay two in 1 of them
               *[other] you can lay two in { $spare } of them
            }
        }
    }
page-budget-variant = two stay in hand at the end
page-goal-main = Loaded cards score their weight; too heavy, and all on board is lost.
page-goal-variant = Loaded cards score their weight, heavy ones go first; equal goods on a ship are lost.
page-holds-ship = { $port_id } holds { $capacity }.
page-holds-cat = { $port_id } holds { $capacity }, no rats.
page-holds-typhoon = Typhoon at { $port_id }.
page-holds-none = { "" }
page-second = Tap a second card to lay it too.
page-weight = Weight { $weight }.
page-weight-of = Weight { $weight }: { $kinds }.
page-port-later = The port comes later.
page-lay = Lay { $kinds }?
page-lay-confirm = Lay face down
page-send = Send your goods to { $port_id }?
page-send-confirm = To port { $port_id }
page-ready = { $seats } { $seats_count ->
        [one] is
       *[other] are
    } ready.
page-hand = { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
page-start = Start player
page-lost = { $count ->
        [0] nothing lost
        [one] 1 card lost, face down
       *[other] { $count } cards lost, face down
    }
page-out = Out since round { $round }.
page-out-short = out
page-up = Scored: { $kinds }
page-none = nothing
page-captured = captured, was { $owner_you ->
        [yes] yours
       *[no] { $owner }’s
    }
page-row-up = Scored, { $points }
page-row-lost = Lost
page-row-hand = In hand
page-stamp = Last boarded a ship in round { $round }, { $position ->
        [1] at the port that was first
       *[other] at the port that was second
    }.
page-stamp-never = Has not boarded a ship yet.
page-nobody = nobody came
page-news = How the last round ended
page-load = { $load } of { $capacity }
page-of = of { $capacity }
page-result-departed = departs
page-result-loaded = departs
page-result-sunk = sinks
page-result-empty = leaves empty
page-result-typhoon = all lost
page-was-departed = departed
page-was-loaded = departed
page-was-sunk = sank
page-was-empty = left empty
page-was-typhoon = all lost
page-why-of = { $kind } ({ $seats })
page-why-refused = The Cat Ship takes no rats: { $goods }.
page-why-confiscated = Equal goods confiscated: { $goods }.
page-why-eaten = Eaten by rats: { $goods }.
page-why-swallowed = A rat swallows gold and takes 21 points: { $seat }, from { $owner }.
page-why-left = No room left: { $goods }.
page-why-heavy = Too heavy for { $capacity }: sinks, all on board is lost.
page-why-typhoon = The typhoon takes everything that was sent here.
page-why-lost = Lost, face down: { $who }.
page-why-count = { $seat } ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    })
page-was-bare = sails empty
page-result-bare = sails empty
page-reveal-bare = { $port_id }: nothing came on board, the ship sails empty.
page-news-close = Put the news away
page-nothing-lost = lost, eaten or confiscated
page-nothing-hand = never laid
page-nothing-taken = taken by a rat
page-rank = No. { $rank }
page-ranking = The ranking
page-row-left = Not shown yet
page-fate = { $seat }: { $kind }, { $fate_id ->
        [eaten] eaten by rats
        [refused] not taken by the Cat Ship
        [confiscated] confiscated
        [left] no room
        [lost] lost
       *[loaded] on board
    }
page-stamp-confiscated = confiscated
page-reveal-open = All ports are chosen.
page-reveal-countdown = Ports open in
page-reveal-order = { $a } at A, { $b } at B: { $first_id } first.
page-reveal-who = { $a ->
        [0] Nobody at A
       *[other] { $a_names } at A
    }; { $b ->
        [0] nobody at B
       *[other] { $b_names } at B
    }.
page-reveal-port = Port { $port_id }: { $seats }.
page-reveal-refused = The Cat Ship takes no rats.
page-reveal-confiscated = Equal goods are confiscated.
page-reveal-eaten = { $count ->
        [one] Rats eat the gold!
       *[other] Rats eat all the gold!
    }
page-reveal-swallowed = A rat swallows the gold: 21 points on four legs.
page-reveal-bounced = { $kind }: no room at { $load } of { $capacity }.
page-reveal-departed = { $port_id }: { $load } of { $capacity }, the ship departs.
page-reveal-loaded = { $port_id }: { $load } of { $capacity }, the ship departs.
page-reveal-sunk = { $port_id }: { $load } of { $capacity }, the ship sinks.
page-reveal-empty = { $port_id }: nobody came, the ship leaves empty.
page-reveal-typhoon = { $port_id }: the typhoon takes everything.
page-reveal-gain = { $seat } +{ $points }
page-aid-round = A round
page-aid-cargo-main = In turn, lay one or two cards face down. Nobody may pass.
page-aid-cargo-variant = Everybody lays one card face down at the same time.
page-aid-port = Everybody chooses port A (small ships) or B (large ships) in secret.
page-aid-order = The port with fewer players is resolved first, with equal numbers A. The ports do not touch each other: the order only matters for ties.
page-aid-load-main = A ship that can carry everything departs, and each card scores its weight. Too heavy by one, and it sinks with all.
page-aid-confiscate = Equal goods on the same ship are confiscated, all of them.
page-aid-load-variant = The rest is loaded from heavy to light as far as it fits. What is loaded scores its weight.
page-aid-spent = Loaded or lost, a card never comes back to your hand. Cards left in hand at the end score nothing.
page-aid-rats = Rats and gold
page-aid-rats-main = One rat eats all gold on its ship, before the ship is weighed. Eaten gold weighs and scores nothing.
page-aid-rats-variant = A rat swallows the gold on its ship. Together they are one card of 21 for the rat’s player.
page-aid-typhoon = Typhoon: nothing can be loaded there, what is sent is lost.
page-aid-cat = Cat Ship, 25: takes no rats; they are lost.
page-aid-win = Who wins
page-aid-ties = Most points. If equal, who boarded a ship later; in the same round the port that came second is later.
page-aid-out = Without a card at the start of a round you are out, and behind all who stayed in.
page-aid-goods = Weight and points
