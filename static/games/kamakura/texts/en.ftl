# Kamakura in English.

title = Kamakura

## Answering by itself

concede-why = You are out, and you cannot come back in. The others play on without you; if only one side is left, the match is over.
you-conceded = You have conceded. The others play on.

habit-surrender = Always surrender
    .help = Gives your land up to every soldier’s attack without asking you. Whatever your hand holds: otherwise you are always asked.
habit-pass-blades = Never play blades
    .help = Passes for you whenever a hidden blade or an answer to one is asked for. Whatever your hand holds: otherwise you are always asked.

## Names

name-samurai = Samurai
name-ninja = Ninja
name-geisha = Geisha
name-kunai = Kunai
name-katana = Katana
name-naginata = Naginata
name-yumi = Yumi
name-barrage = Arrow Barrage
name-wall = Wall
name-farm = Farm
name-village = Village
name-fortress = Fortress
name-palace = Palace
name-tachibana = Tachibana
name-fujiwara = Fujiwara
name-minamoto = Minamoto
name-taira = Taira
name-seat-slot = { page-at }
text-samurai = Each weapon of a samurai counts one more, up to 4.
text-ninja = When the attack of a ninja is being beaten, whoever leads the ninja may play a kunai to win it after all. A kunai of the defender undoes that, and so on in turn.
text-geisha = A geisha who defends with more power than the attack may turn it against a land of the attacker. Her own attack cannot be turned.
text-kunai = Power 1. Also the hidden blade of a ninja, and the answer to one.
text-katana = Power 2.
text-naginata = Power 3.
text-yumi = Power 4. Three yumi laid together are a barrage.
text-barrage = Takes a land unless a wall is laid.
text-wall = Stops one barrage. Two walls on one barrage send it back.
text-farm = A land worth 1.
text-village = A land worth 2.
text-fortress = A land worth 3.
text-palace = A land worth 4.

## Choices

choice-claim-end = Keep this hand
choice-claim-claim = Show it and draw eight new
choice-turn-barrage = Barrage
choice-turn-restock = Restock
choice-turn-pass = Pass
choice-shot-shoot = Let fly
choice-pay-0 = No yumi
choice-pay-1 = One barrage as three yumi
choice-pay-2 = Two barrages as three yumi each
choice-pay-3 = Three barrages as three yumi each
choice-defend-surrender = Surrender the land
choice-defend-sacrifice = Sacrifice three soldiers
choice-blade-pass = No blade
choice-blade-kunai = Hidden blade: kunai
choice-counter-pass = No answer
choice-counter-kunai = Answer with a kunai
choice-deceive-decline = Let it be
choice-walls-0 = No wall
choice-walls-1 = One wall
choice-walls-2 = Two walls
choice-walls-3 = Three walls
choice-walls-4 = Four walls
choice-walls-5 = Five walls
choice-walls-6 = Six walls
choice-walls-7 = Seven walls
choice-walls-8 = Eight walls
choice-aid-refuse = Give nothing

## What is asked

prompt-exchange = Put up to four cards back
    .detail = You draw as many. The others learn how many, not which.
prompt-arrange = Lay your lands on their places
    .detail = Only you can look at them from now on, and they cannot be moved.
prompt-claim = Keep this hand?
    .detail = An unplayable hand may be shown and replaced.
prompt-turn = Your turn
    .detail = Attack with a soldier, or choose something else.
prompt-weapon = Which weapon?
prompt-target = At which land?
prompt-shot = Aim your barrages
    .detail = { $left ->
        [0] Every barrage is aimed.
        [one] One more can be aimed.
       *[other] { $left } more can be aimed.
    }
prompt-pay = How many as three yumi?
    .detail = The others are laid as Arrow Barrage cards.
prompt-discard = Discard what you do not need
    .detail = Everybody sees it. Then you draw up to eight.
prompt-defend = Your land { $slot } is under attack: power { $power }
    .detail = { $count ->
        [1] Answer with one soldier and one weapon, at least as strong.
       *[other] Answer with one soldier and two weapons, at least as strong.
    }
prompt-defend-weapon = Which weapon defends?
    .detail = { $count ->
        [1] Power { $power } is needed with one weapon.
       *[other] Power { $power } is needed with two weapons.
    }
prompt-sacrifice = Which three soldiers?
    .detail = They stop the attack and are lost.
prompt-blade = Your ninja is being beaten. A hidden blade?
    .detail = A kunai wins, unless it is answered with a kunai.
prompt-counter = A hidden blade! Answer it?
    .detail = Without a kunai the land is lost, and so is your defence.
prompt-deceive = Turn the attack?
    .detail = Choose a land of the attacker, or let it be.
prompt-walls = A barrage at your land. Lay walls?
    .detail = { $count ->
        [1] One wall stops the barrage, two send it back.
       *[other] { $count } walls stop the { $count } barrages, each one more sends one back.
    }
prompt-back = Send it back at which land?
prompt-aid = Give a card to your teammate?
    .detail = Only the two of you will see which.
prompt-engage = Choose a new opponent
    .detail = From now on you may attack each other.
hint-exchange = Tap cards in your hand, or keep them all
hint-arrange = Tap your lands in the order of their places
hint-claim = Keep or replace
hint-turn = Tap a soldier, or what you want to do
hint-weapon = Tap a weapon in your hand
hint-target = Tap a land, or a second weapon
hint-shot = Tap a land
hint-pay = Choose a number
hint-discard = Tap cards in your hand, or keep them all
hint-defend = Tap a soldier, or another answer
hint-defend-weapon = Tap a weapon in your hand
hint-sacrifice = Tap three soldiers
hint-blade = Choose your answer
hint-counter = Choose your answer
hint-deceive = Tap a land of the attacker
hint-walls = Choose how many
hint-back = Tap a land
hint-aid = Tap a card, or give nothing
hint-engage = Tap a player
wait-exchange = Waiting for { $names } to put cards back
wait-arrange = Waiting for { $names } to lay out lands
wait-claim = Waiting for { $names } to look at the new hand
wait-turn = Waiting for { $names } to choose what to do
wait-defend = Waiting for { $names } to answer the attack
wait-blade = Waiting for { $names }: a hidden blade?
wait-counter = Waiting for { $names }: an answer to the blade?
wait-deceive = Waiting for { $names }: is the attack turned?
wait-walls = Waiting for { $names } to answer the barrage
wait-aid = Waiting for { $names } to help, or not
wait-engage = Waiting for { $names } to choose an opponent
confirm-exchange = { $count ->
    [0] Keep all
    [one] Put one card back
   *[other] Put { $count } cards back
}
confirm-arrange = Lay them so
confirm-discard = { $count ->
    [0] Keep all and draw
    [one] Discard one and draw
   *[other] Discard { $count } and draw
}
confirm-sacrifice = Sacrifice them
confirm-aid = So be it

## What happened

log-first-draw = Cards turned up for the first turn: { $cards }.
log-first = { $you ->
    [yes] You have the first turn.
   *[no] { $seat } has the first turn.
}
log-exchanged = { $you ->
    [yes] You put { $count ->
        [0] no card back
        [one] one card back
       *[other] { $count } cards back
    }{ $own ->
        [yes] { $count ->
            [0] { "" }
           *[other] { " " }and draw { $kinds }
        }
       *[no] { "" }
    }.
   *[no] { $seat } puts { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    } back.
}
log-arranged = All lands lie face down.
log-claimed = { $you ->
    [yes] Your hand is unplayable. You show it and draw anew. Shown: { $kinds }.
   *[no] { $seat } shows an unplayable hand and draws anew. Shown: { $kinds }.
}
log-turn = Turn { $turn }: { $you ->
    [yes] yours
   *[no] { $seat }
}
log-attack = { $you ->
    [yes] You attack { $other }’s land { $slot }
   *[no] { $other_you ->
        [yes] { $seat } attacks your land { $slot }
       *[no] { $seat } attacks { $other }’s land { $slot }
    }
}: { $soldier } with { $weapons }, power { $power }.
log-surrender = { $you ->
    [yes] You surrender.
   *[no] { $seat } surrenders.
}
log-skipped = { $prompt_id ->
    [defend] { $you ->
        [yes] You have too few cards in hand to answer the attack.
       *[no] { $seat } has too few cards in hand to answer the attack.
    }
    [aid] { $you ->
        [yes] You have no card to give.
       *[no] { $seat } has no card to give.
    }
   *[other] { $you ->
        [yes] You have no card in hand to answer with.
       *[no] { $seat } has no card in hand to answer with.
    }
}
log-defend = { $you ->
    [yes] You defend
   *[no] { $seat } defends
}: { $soldier } with { $weapons }, power { $power }.
log-sacrifice = { $you ->
    [yes] You sacrifice
   *[no] { $seat } sacrifices
} { $kinds }. The attack is stopped.
log-blade = { $you ->
    [yes] You draw a hidden blade: a kunai!
   *[no] { $seat } draws a hidden blade: a kunai!
}
log-blade-none = { $you ->
    [yes] You draw no hidden blade.
   *[no] { $seat } draws no hidden blade.
}
log-counter = { $you ->
    [yes] You answer the blade with a kunai.
   *[no] { $seat } answers the blade with a kunai.
}
log-counter-none = { $you ->
    [yes] You do not answer the blade.
   *[no] { $seat } does not answer the blade.
}
log-turned = { $you ->
    [yes] You turn the attack: { $soldier } now goes for { $other }’s land { $slot }.
   *[no] { $other_you ->
        [yes] { $seat } turns the attack: { $soldier } now goes for your land { $slot }.
       *[no] { $seat } turns the attack: { $soldier } now goes for { $other }’s land { $slot }.
    }
}
log-not-turned = { $you ->
    [yes] You do not turn the attack.
   *[no] { $seat } does not turn the attack.
}
log-held = { $you ->
    [yes] You hold the land.
   *[no] { $seat } holds the land.
}
log-kept = Back to { $you ->
    [yes] your hand
   *[no] { $seat }’s hand
}: { $kinds }.
log-captured = { $you ->
    [yes] You capture { $other }’s land { $slot }
   *[no] { $other_you ->
        [yes] { $seat } captures your land { $slot }
       *[no] { $seat } captures { $other }’s land { $slot }
    }
}: { $value ->
    [1] a farm, worth 1.
    [2] a village, worth 2.
    [3] a fortress, worth 3.
    [4] a palace, worth 4.
   *[other] worth { $value }.
}
log-volley = { $you ->
    [yes] You send { $targets_count ->
        [one] a barrage
       *[other] barrages
    } at { $targets }.
   *[no] { $seat } sends { $targets_count ->
        [one] a barrage
       *[other] barrages
    } at { $targets }.
}{ $yumi ->
    [0] { "" }
    [1] { " " }One barrage is three yumi.
   *[other] { " " }{ $yumi } barrages are three yumi each.
}
log-walls = { $you ->
    [yes] You lay
   *[no] { $seat } lays
} { $count ->
    [0] no wall
    [one] one wall
   *[other] { $count } walls
} at { $you ->
    [yes] your land
   *[no] land
} { $slot }, against { $shots ->
    [one] one barrage
   *[other] { $shots } barrages
} of { $by_you ->
    [yes] yours
   *[no] { $by }
}{ $count ->
    [0] .
   *[other] : stopped.
}{ $back_count ->
    [0] { "" }
    [one] { " " }One flies back at { $back }.
   *[other] { " " }{ $back_count } fly back at { $back }.
}
log-hit-not = { $you ->
    [yes] Your
   *[no] { $seat }’s
} land { $slot } withstands the barrage: it is worth more than { $over }.
log-restock = { $own ->
    [yes] You draw { $count ->
        [0] nothing
       *[other] { $kinds }
    }.
   *[no] { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $count ->
        [0] nothing
        [one] one card
       *[other] { $count } cards
    }.
}
log-discarded = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} { $kinds }.
log-pass = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
log-reshuffle = The draw pile is empty. { $count ->
    [one] The one discarded card becomes
   *[other] { $count } discarded cards are shuffled into
} a new one.
log-asked = { $you ->
    [yes] You ask { $other }
   *[no] { $other_you ->
        [yes] { $seat } asks you
       *[no] { $seat } asks { $other }
    }
} for { $kind_id ->
    [soldier] a soldier
    [weapon] a weapon
   *[wall] a wall
}.
log-aid = { $you ->
    [yes] You give { $other }
   *[no] { $other_you ->
        [yes] { $seat } gives you
       *[no] { $seat } gives { $other }
    }
} { $own ->
    [yes] a card: { $card }
   *[no] { $kind_id ->
        [soldier] a soldier
        [weapon] a weapon
       *[wall] a wall
    }
}.
log-aid-taken = { $own ->
    [yes] You receive a card: { $card }.
   *[no] { $you ->
        [yes] You take the card.
       *[no] { $seat } takes the card.
    }
}
log-aid-none = { $you ->
    [yes] You give { $other }
   *[no] { $other_you ->
        [yes] { $seat } gives you
       *[no] { $seat } gives { $other }
    }
} { $kind_id ->
    [soldier] no soldier
    [weapon] no weapon
   *[wall] no wall
}.
log-eliminated = { $you ->
    [yes] You have lost your last land and are eliminated.
   *[no] { $seat } has lost the last land and is eliminated.
}
log-defeated = { $you ->
    [yes] { $by } has reached the score: you are defeated.
   *[no] { $by_you ->
        [yes] You have reached the score: { $seat } is defeated.
       *[no] { $by } has reached the score: { $seat } is defeated.
    }
}
log-left = { $you ->
    [yes] You are out of the match.
   *[no] { $seat } is out of the match.
}
log-hand-lost = { $you ->
    [yes] Your hand is
   *[no] { $seat }’s hand is
} discarded: { $kinds }.
log-aside = { $you ->
    [yes] Your
   *[no] { $seat }’s
} { $values_count ->
    [one] last land is set aside and belongs to nobody. Its worth: { $values }.
   *[other] remaining lands are set aside and belong to nobody. Their worth: { $values }.
}
log-engaged = { $you ->
    [yes] You and { $other } are
   *[no] { $other_you ->
        [yes] { $seat } and you are
       *[no] { $seat } and { $other } are
    }
} opponents from now on.
log-calm = { $limit } turns have gone by without a capture.
log-over = { $reason_id ->
    [score] { $seats_you ->
        [yes] You have
       *[no] { $seats } has
    } reached the score. The match is over.
    [last] { $seats_you ->
        [yes] Only you have
       *[no] Only { $seats } has
    } land left. The match is over.
    [team] The whole other team is out. Victory for { $seats }.
   *[calm] The land is at peace. The match is over.
}

## Why not, and think twice

caution-last-land = It is your last land: without it you are out of the match.
caution-their-goal = With it { $seat } reaches the goal.
barred-combination-restock = You hold a soldier and a weapon, so you cannot restock.
barred-full-restock = You have eight cards or more, and a barrage among them. Such a hand can be played, so it cannot be replaced.
barred-again-restock = You restocked on your last turn. Not twice in a row.
barred-combination-pass = You hold a soldier and a weapon, so you cannot pass.
barred-again-pass = You passed on your last turn, and there is something else that you can do.
barred-other-pass = You can pass only when there is nothing else that you can do.
barred-obligation-barrage = You hold a soldier and a weapon, so you must attack with a soldier. A barrage does not count.
barred-no-barrage = You have neither an Arrow Barrage nor three yumi.
barred-unarmed = You have no weapon for a soldier.
barred-too-weak = Too weak: a defence needs at least the power of the attack.
barred-few-weapons = A defence needs as many weapons as the attack.
barred-few-soldiers = A sacrifice takes three soldiers.
barred-no-kunai = You have no kunai in hand.
barred-no-walls = You have not enough walls in hand.
barred-taken = Too few free lands to send a barrage back to: another barrage already flies there.
barred-aimed = A barrage is already aimed at this land.
barred-not-engaged = You two do not face each other. In teams only players who face each other may attack each other.
barred-playable = Your hand can be played, so it stays.
barred-can-answer = You can answer with your own cards, so you cannot ask for help.
barred-has-kunai = You have a kunai of your own, so you cannot ask for help.
barred-asked = You have already asked for help this time.

## How it ended

reason-score = { $winners_you ->
    [yes] You reached { $score }.
   *[no] { $winners } reached { $score }.
}
reason-last = Only one player had land left.
reason-team = All players of one team were out.
reason-calm = Too many turns went by without a capture.
score-start = At the start
score-lands = Own lands held
score-captured = Lands captured
note-out = { $seat }: { $how_id ->
    [eliminated] eliminated on turn { $turn }, with the last land lost.
    [defeated] defeated on turn { $turn } by the score of the first opponent.
   *[conceded] conceded on turn { $turn }.
}
note-draw = Both teams stand equal: the match is drawn.

## Table talk

claim-walls = I have walls.
claim-no-walls = Not a wall in sight, I swear.
claim-geisha = I have a geisha.
claim-kunai = There is a kunai up my sleeve.
claim-strong = I can answer anything.
claim-weak = My hand is worth nothing.
claim-palace = My palace is on place { $slot }.
claim-farm = Place { $slot } is only a farm.

## On the page

page-a-land = { $land_id ->
    [farm] farm
    [village] village
    [fortress] fortress
   *[palace] palace
}
page-at = { $you ->
    [yes] your land { $slot }
   *[no] { $seat }’s land { $slot }
}
page-turn = Turn { $turn }
page-next = Next turns: { $names }
page-calm = { $left ->
    [one] Without a capture the match ends after this turn.
   *[other] Without a capture the match ends in { $left } turns.
}
page-pile = Draw pile: { $count ->
    [one] one card
   *[other] { $count } cards
}
page-discard = Discard pile: { $count ->
    [one] one card
   *[other] { $count } cards
}
page-close = Close
page-counts-gone = Discarded
page-counts-all = In all
page-short-samurai = Samurai
page-short-ninja = Ninja
page-short-geisha = Geisha
page-short-kunai = Kunai
page-short-katana = Katana
page-short-naginata = Naginata
page-short-yumi = Yumi
page-short-barrage = Barrage
page-short-wall = Wall
page-card = { $kind }{ $class_id ->
        [weapon] , power { $value }
        [soldier] , soldier
       *[other] { "" }
    }
page-part = { $kind } { $value }{ $plus ->
        [0] { "" }
       *[other] { " " }+ { $plus }
    }
page-sum = { $soldier }: { $parts }
page-worth = makes power { $power }
page-only-you = only you see this
page-over = worth more than { $over }
page-land-known = { page-at }: { page-a-land }, worth { $value }
page-land = { page-at }, face down{ $over ->
        [0] { "" }
       *[other] , worth more than { $over }
    }
page-lost = { page-at }: lost
page-aside = { page-at }: set aside
page-captured = Captured: { $lands }
page-own = Your lands
page-aimed = { $count ->
    [one] one barrage aimed here
   *[other] { $count } barrages aimed here
}
page-engaged = Faces { $seats }: only they may attack each other.
page-engaged-mine = You face { $seats }: only you may attack each other.
page-team = Team { $team }
page-team-self = Your team: { $seats }
page-team-mate = Plays with you: you may ask each other for cards.
page-team-foe = Plays against you.
page-side-mate = with you
page-side-facing = faces you
page-side-foe = other team
page-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
page-goal = of the { $goal } needed to win
page-out-eliminated = eliminated
page-out-defeated = defeated
page-out-conceded = conceded
page-row-lands = Lands
page-row-captured = Captured
page-row-hand = In hand

## Before the first turn

page-setup = Before the first turn
page-exchange = Tap up to four cards that you do not want. You draw as many.
page-exchanged = Your cards are chosen. The others are still thinking.
page-arrange = Only you will know the order. Tap your lands as they shall lie, from place 1 to place 4.
page-arranged = So your lands will lie.
page-places = Your four places
page-place = Place { $slot }: { $laid ->
        [0] empty
       *[other] { page-a-land }
    }
page-lay = { $land }, worth { $value }{ $slot ->
        [0] { "" }
       *[other] , on place { $slot }
    }

## A turn on the page

page-lately = What happened last
page-compose = Your turn
page-deeds = What you can do
page-deed-attack = Attack
page-deed-attack-how = Tap a soldier in your hand.
page-deed-attack-no = You hold no soldier with a weapon.
page-deed-barrage = Takes a land, or several. Only walls stop it.
page-deed-restock = { $count ->
    [one] Draw one card.
   *[other] Draw { $count } cards.
} It takes your whole turn.
page-deed-restock-second = Discard what you like and draw up to eight. It takes your whole turn.
page-deed-pass = Do nothing and keep your cards.
page-warn-shows = This shows everybody that you hold no soldier with a weapon.
page-turn-must = You hold a soldier and a weapon. Tap a soldier to attack.
page-turn-may = Tap a soldier to attack, or choose something else.
page-turn-free = You hold no soldier with a weapon. Choose what to do.
page-do-restock = Restock?
page-do-pass = Pass this turn?
page-weapon = { $soldier }: with which weapon?
page-weapon-detail = Tap one weapon. You may add a second one after it.
page-target = { $soldier } with { $weapons }, power { $power }: at which land?
page-target-detail = Tap a land, or a second weapon.
page-attack = Attack { page-at } with power { $power }?
page-attack-confirm = Attack
page-ghost-first = weapon
page-ghost-second = second weapon?
page-says-answer = { $count ->
    [1] Must be met with one weapon, power { $power } or more.
   *[other] Must be met with two weapons, power { $power } or more.
}
page-says-turn = A geisha with { $power } or more can turn it.
page-says-safe = Cannot be turned.
page-says-blade = If it is met, a kunai from your hand may win it after all.
page-says-dual = Both weapons are lost.
page-aim = { $shots ->
    [0] Aim at which land?
    [one] One barrage aimed. Another?
   *[other] { $shots } barrages aimed. Another?
}
page-aiming = Aimed: { $shots }. To be aimed: { $left }.
page-shot-at = A barrage at { page-at }?
page-shoot = { $count ->
    [one] Let one barrage fly
   *[other] Let { $count } barrages fly
}

## A battle on the page

page-battle = The battle
page-chain = The battle, step by step
page-step-open = Show in the log
page-step-attack = Attack
    .more = power { $power }
page-step-defend = Defence
    .more = power { $power }
page-step-sacrifice = Sacrifice
    .more = three soldiers
page-step-surrender = Surrender
page-step-blade = Blade
page-step-blade-none = No blade
page-step-counter = Answer
page-step-counter-none = No answer
page-step-turned = Turned
    .more = at land { $slot }
page-step-not-turned = Not turned
page-step-asked = Asks
    .more = { $kind_id ->
        [soldier] for a soldier
        [weapon] for a weapon
       *[wall] for a wall
    }
page-step-aid-none = Refused
    .more = { $kind_id ->
        [soldier] no soldier
        [weapon] no weapon
       *[wall] no wall
    }
page-step-aid-taken = Helped
    .more = { $kind_id ->
        [soldier] a soldier
        [weapon] a weapon
       *[wall] a wall
    }
page-open-defend = Defence?
page-open-blade = Blade?
page-open-counter = Answer?
page-open-deceive = Turned?
page-open-walls = Walls?
page-open-aid = Help?
page-lane-attacks = { $you ->
    [yes] { $turned ->
        [yes] attack now
       *[no] attack
    }
   *[no] { $turned ->
        [yes] attacks now
       *[no] attacks
    }
}
page-lane-defends = { $you ->
    [yes] { $turned ->
        [yes] defend now
       *[no] defend
    }
   *[no] { $turned ->
        [yes] defends now
       *[no] defends
    }
}
page-ribbon = { $you ->
    [yes] fights for you
   *[no] fights for { $seat }
}
page-to-meet = to be met
page-weapons = { $count ->
    [1] with one weapon
   *[other] with two weapons
}
page-attacked = { $seat }’s { $soldier } attacks your { page-a-land }, land { $slot }: power { $power }
page-attacked-own = Your own { $soldier } is turned on your { page-a-land }, land { $slot }: power { $power }
page-attacked-detail = { $count ->
    [1] Meet it with one weapon and as much power, sacrifice three soldiers, or surrender.
   *[other] Meet it with two weapons and as much power, sacrifice three soldiers, or surrender.
}
page-answers = Your answers
page-title-defend = Defend
page-answer-defend = { $count ->
    [1] A soldier with one weapon, power { $power } or more. The weapon is lost.
   *[other] A soldier with two weapons, power { $power } or more. Both weapons are lost.
}
page-answer-defend-blade = A kunai may still beat it.
page-answer-defend-turn = A geisha with more than { $power } can turn the attack.
page-answer-defend-none = No soldier of yours can meet this.
page-title-sacrifice = Sacrifice
page-answer-sacrifice = Three soldiers without weapons stop the attack and are lost.
page-title-surrender = Surrender
page-title-yield = No answer
page-answer-surrender-last = Your { page-a-land } is your last land: you are out, and your cards are lost.
page-answer-surrender = Your { page-a-land } is lost, your cards are not. Score: you { $mine }, { $seat } { $theirs }.
page-answer-surrender-laid = Your { page-a-land } is lost, and so are your cards on the table: { $kinds }. Score: you { $mine }, { $seat } { $theirs }.
page-answer-surrender-blind = The land is lost, and so is what you laid.
page-title-blade = Hidden blade
page-answer-blade = A kunai wins the land, unless another answers it.
page-title-no-blade = No blade
page-answer-no-blade = The defence stands. Lost on the table: { $kinds }.
page-title-counter = Answer
page-answer-counter = A kunai for a kunai. The attacker may draw another.
page-title-turn = Turn the attack
page-answer-turn = Tap a land of the attacker. Soldier and power stay the same.
page-title-decline = Let it be
page-answer-decline = You hold the land, and the battle is over.
page-ask = Ask { $seat } for { $kind_id ->
    [soldier] a soldier
    [weapon] a weapon
   *[wall] a wall
}
page-ask-kind = Ask for { $kind_id ->
    [soldier] a soldier
    [weapon] a weapon
   *[wall] a wall
}
page-answer-ask = Everybody hears it. One card of their choice, or none.
page-title-refuse = Give nothing
page-answer-refuse = You keep your cards; everybody learns that nothing was given.
page-answer-engage = Score { $score }, { $hand ->
    [one] one card in hand
   *[other] { $hand } cards in hand
}
page-defend-with = { $weapons_count ->
    [0] { $soldier } defends: with which weapon?
   *[other] { $soldier } with { $weapons }: which second weapon?
}
page-defend = { $soldier } with { $weapons }: power { $power }
page-defend-detail = At least { $needed } is needed. If the defence stands, your soldier comes back to your hand.
page-defend-confirm = Defend with { $power }
page-yield = Give your { page-a-land }, land { $slot }, to { $seat }?
page-yield-detail = You keep all your cards.
page-yield-detail-laid = You keep your hand; on the table you lose { $kinds }.
page-yield-confirm = Surrender
page-turn-at = Turn the attack on { page-at }?
page-turn-at-detail = Soldier, weapons and power stay the same.
page-turn-confirm = Turn the attack

## Barrages on the page

page-volley = Barrage
page-shot = { $by_you ->
    [yes] Your barrage
   *[no] { $by }’s barrage
} at { page-at }: { $state_id ->
    [flying] in the air
    [stopped] stopped
    [hit] the land is taken
    [held] too weak
   *[void] no effect
}
page-walls-how = How many walls?
page-walls-on = Walls on land { $slot }
page-walls = { $count ->
    [0] No wall
    [one] One wall
   *[other] { $count } walls
}
page-post-falls = Without walls your { page-a-land } falls.
page-post-holds = Your { page-a-land } is safe.
page-post-back = Safe, and it flies back.
page-post-more = Not enough walls.
page-post-withstands = Too weak for your { page-a-land }: it holds.
page-walls-ask = { $shots ->
    [one] A barrage
   *[other] { $shots } barrages
} of { $seat } at your { page-a-land }, land { $slot }
page-walls-detail = { $shots ->
    [1] One wall stops it, two send it back.
   *[other] { $shots } walls stop them, each one more sends one back.
} { $walls ->
    [0] You have none.
    [one] You have one left.
   *[other] You have { $walls } left.
}
page-walls-left = { $walls ->
    [0] You keep no wall.
    [one] You keep one wall.
   *[other] You keep { $walls } walls.
}
page-walls-lay = { $count ->
    [0] Lay no wall
    [one] Lay one wall
   *[other] Lay { $count } walls
}
page-back-at = Send it back at { page-at }?
page-back-confirm = Send it back

## Leaflets on the page

page-aid-duty = On your turn
page-duty-soldier = One deed: attack, barrage, restock or pass. With a soldier and a weapon in hand you must attack with a soldier; any soldier, any weapon, any land.
page-duty-attack = One deed: attack, barrage, restock or pass. With a soldier and a weapon in hand you must attack with a soldier or send a barrage.
page-aid-soldiers = Soldiers
page-aid-answers = What an answer costs
page-aid-cards = Cards
page-aid-yumi = Three yumi laid together are a barrage.
page-aid-win = Winning
page-aid-win-ffa = Score { $goal } after a capture of yours, or be the last with land of your own.
page-aid-win-teams = Put the whole other team out: whoever loses the last land is out, and so is your first opponent once a capture of yours brings you to { $goal }.
page-aid-ask = In need you may ask a teammate for a soldier or a weapon, against a barrage for a wall: once for each question, and they choose the card or refuse.
page-keeps-answer = Answer
page-keeps-costs = costs
page-keeps-keeps = keeps
page-keeps-defend = Defence
    .costs = the weapons
    .keeps = the soldier, if it stands
page-keeps-sacrifice = Sacrifice
    .costs = three soldiers
    .keeps = the land
page-keeps-surrender = Surrender
    .costs = the land
    .keeps = all your cards
page-keeps-blade = Blade, answer to it
    .costs = a kunai each
    .keeps = the winner’s soldier
page-keeps-turn = Turned attack
    .costs = the geisha’s weapons
    .keeps = the geisha
page-keeps-wall = Walls
    .costs = one to stop, two to send back
    .keeps = the land
page-end-captures = Captures
page-end-turn = Turn
page-end-by = Captor
page-end-land = Land
page-end-from = From
page-end-scores = Score after it
page-end-open = Hands and lands
