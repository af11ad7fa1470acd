# Kamakura in English.

title = Kamakura
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

## Answering by itself

concede-why = You are out, and you cannot come back in. The others play on without you.
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
    .detail = Without a kunai the land is lost.
prompt-deceive = Turn the attack?
    .detail = Choose a land of the attacker, or let it be.
prompt-walls = Arrows at your land. Lay walls?
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
wait-walls = Waiting for { $names } to answer the arrows
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
    [yes] You send arrows at { $targets }.
   *[no] { $seat } sends arrows at { $targets }.
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
}.{ $back_count ->
    [0] { "" }
    [one] { " " }One flies back at { $back }.
   *[other] { " " }{ $back_count } fly back at { $back }.
}
log-hit-not = { $you ->
    [yes] Your
   *[no] { $seat }’s
} land { $slot } withstands the arrows: it is worth more than { $over }.
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
    [alone] Everybody else has left. The match is over.
   *[calm] The land is at peace. The match is over.
}

## Why not, and think twice

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
barred-taken = Too few free lands to send arrows back to: another barrage already flies there.
barred-aimed = A barrage is already aimed at this land.
barred-not-engaged = You are not engaged with this player.
barred-playable = Your hand can be played, so it stays.
barred-can-answer = You can answer with your own cards, so you cannot ask for help.
barred-has-kunai = You have a kunai of your own, so you cannot ask for help.
barred-asked = You have already asked for help this time.

## How it ended

reason-score = Somebody reached the score.
reason-last = Only one player had land left.
reason-team = All players of one team were out.
reason-calm = Too many turns went by without a capture.
reason-alone = The others left the match.
score-start = At the start
score-lands = Own lands held
score-captured = Lands captured
note-out = { $seat }: { $how_id ->
    [eliminated] eliminated on turn { $turn }, with the last land lost.
    [defeated] defeated on turn { $turn } by the score of the first opponent.
   *[conceded] conceded on turn { $turn }.
}
note-tie-lands = { $seat } and { $other } have the same score: { $seat } held more lands and is ahead.
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
page-short-barrage = Arrows
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
page-engaged = { $seats_count ->
    [one] Opponent: { $seats }
   *[other] Opponents: { $seats }
}
page-team = Team { $team }
page-team-mine = Team { $team }, yours
page-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
page-goal = of { $goal } to win
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
page-deed-barrage = Arrows at one land or more. Only walls stop them.
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
page-shot-at = Arrows at { page-at }?
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
page-step-counter = Counter
page-step-counter-none = No counter
page-step-turned = Turned
    .more = at land { $slot }
page-step-not-turned = Not turned
page-step-asked = Asks
    .more = { $kind_id ->
        [soldier] for a soldier
        [weapon] for a weapon
       *[wall] for a wall
    }
page-open-defend = Defence?
page-open-blade = Blade?
page-open-counter = Counter?
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
page-attacked = { $seat }’s { $soldier } attacks your { page-a-land } ({ $slot }): power { $power }
page-attacked-own = Your own { $soldier } is turned on your { page-a-land } ({ $slot }): power { $power }
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
page-title-yield = Give in
page-answer-surrender = Your { page-a-land } is lost, your cards are not. Score: you { $mine }, { $seat } { $theirs }.
page-answer-surrender-blind = The land is lost, your cards are not.
page-title-blade = Hidden blade
page-answer-blade = A kunai wins the land, unless it is countered with another.
page-title-no-blade = No blade
page-answer-no-blade = The defence stands.
page-title-counter = Counter
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
page-yield = Give your { page-a-land } ({ $slot }) to { $seat }?
page-yield-detail = You keep all your cards.
page-yield-confirm = Surrender
page-turn-at = Turn the attack on { page-at }?
page-turn-at-detail = Soldier, weapons and power stay the same.
page-turn-confirm = Turn the attack

## Arrows on the page

page-volley = Arrows
page-shot = { $by_you ->
    [yes] Your arrows
   *[no] Arrows of { $by }
} at { page-at }: { $state_id ->
    [flying] in the air
    [stopped] stopped
    [hit] the land is taken
    [held] too weak
   *[void] no effect
}
page-walls-on = Walls on land { $slot }
page-walls = { $count ->
    [0] No wall
    [one] One wall
   *[other] { $count } walls
}
page-post-falls = Your { page-a-land } falls.
page-post-holds = Your { page-a-land } is safe.
page-post-back = Safe, and arrows fly back.
page-post-more = Not enough walls.
page-post-withstands = Too weak for your { page-a-land }: it holds.
page-walls-ask = { $shots ->
    [one] A barrage
   *[other] { $shots } barrages
} of { $seat } at your { page-a-land } ({ $slot })
page-walls-detail = { $shots ->
    [1] One wall stops it, two send it back.
   *[other] { $shots } walls stop them, each one more sends one back.
} { $walls ->
    [0] You have none left.
    [one] You have one left.
   *[other] You have { $walls } left.
}
page-walls-left = { $walls ->
    [0] You have no wall left for this.
    [one] You have one wall left for this.
   *[other] You have { $walls } walls left for this.
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
page-aid-ask = In need you may ask a teammate for a soldier or a weapon, against arrows for a wall: once for each question, and they choose the card or refuse.
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
page-keeps-blade = Blade, counter
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

## Player aid

aid-1 = 1. On your turn do one thing: attack with a soldier, send arrows, restock or pass. Whoever holds a soldier and a weapon must attack.
aid-2 = 2. An attack is one soldier with one or two weapons at one land. Kunai 1, katana 2, naginata 3, yumi 4; a samurai adds 1 to each, but no weapon counts more than 4.
aid-3 = 3. The defender answers at once: a soldier with as many weapons and at least the same power, or three soldiers sacrificed. Otherwise the land is lost.
aid-4 = 4. Ninja: when the attack is being beaten, a kunai wins it; a kunai of the defender undoes that, and so on.
aid-5 = 5. Geisha: if she defends with more power than the attack, it may be turned against a land of the attacker. The attack of another geisha cannot be turned.
aid-6 = 6. The winner’s soldier goes back to the hand, and so does a geisha who turned an attack. All weapons are lost, and a sacrifice sweeps everything away.
aid-7 = 7. A barrage is an Arrow Barrage or three yumi. One wall stops it, two send it back, nothing else helps.
aid-8 = 8. You draw only by restocking: a whole turn, without an armed soldier in hand, up to eight cards.
aid-9 = 9. You win with the score agreed on, or as the last with land of your own. Without land you are out.

## Rules

rules-words = Words

rule-KK-101 = A soldier and a weapon in the same hand are an armed soldier. Any soldier can carry any weapon.
rule-KK-102 = A land in play lies face down in front of its owner. A captured land lies face up in front of whoever took it. It counts for the taker's score, and nobody can attack or take it any more.
rule-KK-103 = Everybody has four places for lands, numbered from 1 to 4 beginning at the owner's left hand. Where a land was taken, the place stays empty to the end of the match.
rule-KK-104 = The power of an armed soldier is counted weapon by weapon: the weapon's value, plus 1 if the soldier is a samurai, and never more than 4. Two weapons are added up.
rule-KK-105 = With one weapon the power is therefore 1 to 4, with two weapons 2 to 8.
rule-KK-106 = A hand is unplayable if there is no armed soldier in it, no Arrow Barrage, and fewer than three yumi.
rule-KK-107 = A barrage is one Arrow Barrage card, or three yumi laid together. Once laid there is no difference between them.
rule-KK-108 = A player is active who is neither eliminated nor defeated and has not conceded.
rule-KK-109 = Clockwise means: in the order of the seats, after the last the first again, passing over whoever is not active.
rule-KK-110 = In a free-for-all all other active players are your opponents. Who they are in teams is told from KK-1001 on.
rule-KK-111 = A turn belongs to the player whose turn it is, whatever happens in a battle.
rule-KK-112 = Every question has a default answer, as a rule the one that plays no card. KK-708 lists them.

rules-setup = Setting up

rule-KK-201 = People keep the seats they have in the lobby, otherwise seats are drawn. In teams, seats 1, 3, 5 and 7 play against seats 2, 4, 6 and 8, and the two of each pair (1 and 2, 3 and 4, and so on) sit face to face.
rule-KK-202 = Everybody gets a clan: the one chosen in the lobby, where the first to choose has it, or else one that is free. Clans change nothing in play.
rule-KK-203 = The lands of clans without a player are put away and not used.
rule-KK-204 = The battle cards of all decks are shuffled together into one draw pile.
rule-KK-205 = Everybody is dealt eight cards.
rule-KK-206 = With the opening exchange everybody puts back, at the same time and face down, up to four cards, and draws as many. What was put back is shuffled into the pile when all have drawn.
rule-KK-207 = Now everybody lays the four lands on places 1 to 4, at the same time, in secret, and with the hand in view. Only whoever has an unplayable hand may also claim a full restock.
rule-KK-208 = When all have laid their lands, the claims are carried out in the order of the seats: the hand is shown to everybody and discarded, and eight new cards are dealt. Whoever claimed is asked again until they claim no more.
rule-KK-209 = For the first turn everybody turns up the top card of the pile at the same time. The best weapon wins: yumi, then naginata, katana, kunai. Anything else counts as nothing.
rule-KK-210 = If several share the best weapon, only they turn up another card. If nobody has a weapon, all who are still in the draw turn up another. This goes on until one player alone is on top with a weapon.
rule-KK-211 = Nobody keeps the cards turned up: they are shuffled back into the pile when the first player is known. If the pile runs out during the draw they are shuffled back at once, and the draw goes on.
rule-KK-212 = You may look at your own lands whenever you like. You may not move them.
rule-KK-213 = Two to four players use one deck, five to eight use two. Nothing else in the setup depends on the number of players.

rules-turn = Your turn

rule-KK-301 = On your turn you do exactly one of four things: attack, send barrages, restock or pass. Then the turn is over.
rule-KK-302 = To attack, choose one soldier and one or two weapons from your hand, and one land in play of one opponent.
rule-KK-303 = The two weapons may be alike or different.
rule-KK-304 = To send barrages, choose one or more from your hand and aim each at another land in play. The lands may belong to different opponents; no land gets more than one.
rule-KK-305 = You may restock only without an armed soldier in hand, and only if you have fewer than eight cards or your hand is unplayable.
rule-KK-306 = You may pass whenever there is no armed soldier in your hand: restocking is good advice and never a duty. If passing again is forbidden, you may not pass on two of your own turns in a row, unless there is nothing else you can do.
rule-KK-307 = If the duty is to attack in any way, whoever holds an armed soldier must attack with a soldier or send barrages.
rule-KK-308 = If the duty is to attack with a soldier, as is usual, whoever holds an armed soldier must do so. Which soldier, which weapons and which land is a free choice.
rule-KK-309 = Barrages and walls in hand oblige you to nothing, and sending a barrage does not fulfil the duty of KK-308.
rule-KK-310 = If you restock with fewer than eight cards, you draw until you have eight, and are then asked whether you keep the hand.
rule-KK-311 = If you restock with eight cards or more, which is possible only with an unplayable hand, the hand is shown and discarded at once, you get eight new cards, and are then asked whether you keep them.
rule-KK-312 = After drawing you either end your turn or, if the new hand is unplayable, claim a full restock: you show the hand to everybody, discard it, draw eight and are asked again. There is no limit to this.
rule-KK-313 = Restocking takes the whole turn, with or without a full restock.
rule-KK-314 = There is no other way to draw cards. In particular nobody draws after a battle.
rule-KK-315 = A hand has no limit. With help from a teammate it may grow beyond eight.
rule-KK-316 = If a card is to be drawn and the pile is empty, the discard pile is shuffled into a new one and drawing goes on. If both are empty, drawing stops.
rule-KK-317 = Afterwards it is the turn of the next active player clockwise; for teams see KK-1005.
rule-KK-318 = Defending, or striking back, on somebody else's turn costs you nothing of your own next turn.

rules-battle = When a soldier attacks

rule-KK-401 = A defence is one soldier with as many weapons as the attack has: one against one, two against two.
rule-KK-402 = A defence with less power than the attack cannot be played.
rule-KK-403 = The same power is enough.
rule-KK-404 = A samurai adds to the power when attacking, when defending, and still when the attack has been turned.
rule-KK-405 = You may surrender even if you could defend.
rule-KK-406 = A sacrifice is exactly three soldiers laid down without weapons. It does not matter whether you hold weapons as well.
rule-KK-407 = A sacrifice stops every attack by a soldier, with one weapon or two, turned or not, however strong.
rule-KK-408 = After a sacrifice no ability is used: no hidden blade, no deception.
rule-KK-409 = A sacrifice never stops a barrage.
rule-KK-410 = A hidden blade is there only for an attacking ninja, turned or not, whose attack has just met a legal defence.
rule-KK-411 = A ninja who defends has no hidden blade.
rule-KK-412 = The hidden blade belongs to the player who attacks now, which is whoever leads the ninja at the moment. The kunai comes from that player's own hand.
rule-KK-413 = One kunai beats any defence, with one weapon or two, by any soldier.
rule-KK-414 = The defender may answer with one kunai, whatever the defending soldier is. So it goes back and forth until one of the two passes.
rule-KK-415 = If the attacker passes, the defence stands. If the defender passes, the ninja wins and takes the land.
rule-KK-416 = A kunai that already lies on the table as a weapon is no hidden blade. Blades come from the hand.
rule-KK-417 = Blades come before deception.
rule-KK-418 = Deception needs four things: a geisha who defends, a defence that stands, more power than the attack (the same is not enough), and an attacking soldier who is no geisha.
rule-KK-419 = Nobody has to deceive, and it is decided only when the blades are over.
rule-KK-420 = Whoever deceives chooses any land in play of the attacker, and of nobody else.
rule-KK-421 = The turned attack keeps soldier, weapons and power, and must be answered with as many weapons as before.
rule-KK-422 = The new defender has every answer that a defender has, also a geisha who may turn the attack once more. Each geisha must exceed the power of the attack, not that of the geisha before.
rule-KK-423 = A geisha who lies on the table is not in the hand, so she cannot be used again in the same battle.
rule-KK-424 = A geisha who attacks can be beaten but never turned, whatever her weapons.
rule-KK-425 = An attack of power 4 with one weapon, or 8 with two, cannot be turned: nothing exceeds it.
rule-KK-426 = Nobody else can take part in a battle; teammates only when they are asked for help.

rules-settlement = After the battle

rule-KK-501 = If the land is captured, the attacking soldier goes back to the hand only if the captor is the one who had played that soldier. Each soldier whose defence led to a turned attack goes back to the hand of its player. All other cards on the table are discarded.
rule-KK-502 = After a sacrifice every card on the table is discarded: the three soldiers too, and any geisha who had turned the attack before.
rule-KK-503 = If the land is held, the last defending soldier and each soldier whose defence led to a turned attack go back to the hands of their players. All else is discarded, the attacking soldier too.
rule-KK-504 = Weapons and kunai that were used are always discarded, also the winner's.
rule-KK-505 = Soldiers that come back are in the hand again and may be used in the very next battle.
rule-KK-506 = A battle ends in this order: soldiers back to hands, the rest to the discard pile, the land face up to its captor, is somebody eliminated, has somebody won, what follows for the teams, next turn.
rule-KK-507 = A captured land adds its value to the captor's score.
rule-KK-508 = The value of a land plays no part in attacking or defending it by soldiers.
rule-KK-509 = If a turned attack succeeds, the land goes to whoever turned it, who may even win the match on somebody else's turn.

rules-barrages = Barrages and walls

rule-KK-601 = All barrages of a turn are one battle. Their cards lie on the table until it ends; then they and all walls that were laid are discarded.
rule-KK-602 = First everybody with a barrage on a land answers once, for all barrages there at the same time, clockwise beginning after the player whose turn it is.
rule-KK-603 = For each barrage you lay no wall, one or two.
rule-KK-604 = No wall: whoever aimed the barrage takes the land. One wall: the barrage is stopped. Two walls: it is sent back.
rule-KK-605 = For each barrage that you send back you name, in the same answer, a land in play of whoever had aimed it.
rule-KK-606 = Barrages that were sent back and are still in the air must all go to different lands. Where no free land is left, you cannot lay two walls on that barrage.
rule-KK-607 = What your answer gives away is captured at once, in the order of your places, before the next player answers.
rule-KK-608 = Then everybody under a barrage that was sent back answers in the same way, clockwise beginning with the player whose turn it is. It can be stopped, or sent back again to the one who sent it last.
rule-KK-609 = The battle ends when no barrage is left in the air.
rule-KK-610 = Nothing but walls stops a barrage.
rule-KK-611 = A barrage has no effect if its aimer or the owner of the land is no longer active, or the land no longer in play.
rule-KK-612 = Sending barrages takes the whole turn; no soldier attacks in it.
rule-KK-613 = Three yumi are one barrage, six are two, and you may mix them with Arrow Barrage cards.
rule-KK-614 = Walls are laid only in answer to barrages.

rules-windows = Asking, and what may be noticed

rule-KK-701 = Whoever has to answer is asked, whether or not there is any other answer than the default one: for defence, blades, their counters, deception, walls, help and a new hand.
rule-KK-702 = The only exception is what everybody can count: a defender with fewer than two cards (three against two weapons), or an empty hand where a blade, a counter, walls or help would be asked for. Then the default answer is given at once.
rule-KK-703 = In teams the questions for defence, blades, counters and walls are asked all the same as long as an active teammate has a card: it may be asked for. A card that comes too late for this battle stays in the hand.
rule-KK-704 = Blades and counters are asked for only when the attacker is a ninja, deception only when KK-418 allows it. All can see both, so a question that is missing gives nothing away.
rule-KK-705 = While somebody is asked, all see who is to answer what, and never which answers there are.
rule-KK-706 = Only the one who is asked learns what is allowed. An answer that is not allowed is refused to its sender alone and changes nothing.
rule-KK-707 = Apart from KK-702 the table never answers for you because you have no choice, and no pause depends on hidden cards. You may tell it to answer some questions in one way always; that is your own setting and has nothing to do with your hand.
rule-KK-708 = When time runs out, and for whoever has left: put nothing back, lay the lands at random and claim nothing, keep the hand, surrender, pass on blades and counters, do not turn, lay no walls, refuse help, take the opponent on the lowest seat. On a turn: restock and end, if allowed; else the weakest allowed attack with one weapon at a random land (ninja before samurai before geisha); else pass; else one barrage at a random land.
rule-KK-709 = Restocking and passing tell everybody that there is no armed soldier in that hand; so does a barrage where the duty is to attack with a soldier. That is intended.
rule-KK-710 = Everybody hears who asks whom for what. Only the giver and the receiver see the card.

rules-end = Score, elimination and the end

rule-KK-801 = If land held is counted, your score is the value of your own lands in play and of the lands you have captured. It begins at 10 and falls when you lose a land.
rule-KK-802 = If land captured is counted, your score is 10 and the value of the lands you have captured.
rule-KK-803 = Scores are always open.
rule-KK-804 = In a free-for-all you win at once if your score has reached the score to win right after a capture of yours.
rule-KK-805 = Whoever has no own land left in play is eliminated at once.
rule-KK-806 = The hand of whoever is eliminated is discarded face up. The lands they had captured stay out of play and go to nobody.
rule-KK-807 = In a free-for-all the last active player wins at once, whatever the score.
rule-KK-808 = For each single capture elimination is checked before the score. A capture that does both simply wins.
rule-KK-809 = Once the match is won nothing else is settled; barrages still in the air are discarded.
rule-KK-810 = Whoever is eliminated can no longer win, and watches.
rule-KK-811 = After an elimination the next active player clockwise from the player whose turn it was is next, even if that player was eliminated.
rule-KK-901 = In a free-for-all the winner is first. Then come the other active players by score, and with the same score by the number of own lands in play; who is equal in both shares the rank. Then come those who are out: the later, the higher.
rule-KK-902 = There is no draw, except as in KK-905.
rule-KK-903 = You may concede at any time. If you are being asked or have a part in a battle, default answers are given for you until it ends. Then your lands in play are set aside face up for nobody, your hand is discarded, and you are out. Outside a battle conceding on your own turn just ends it.
rule-KK-904 = If after that only one player, or only one team, is left, the match is won.
rule-KK-905 = If 15 turns for each player at the start, and at least 60, have gone by in a row without a capture, the match ends. It is ranked as in KK-901, and the first place may be shared. In teams the higher sum of the active members' scores wins; if equal, it is a draw.

rules-teams = Teams

rule-KK-1001 = Two teams of the same size. All rules hold, except for what follows.
rule-KK-1002 = The two players of each pair, face to face, are each other's first opponent, and are engaged from the start.
rule-KK-1003 = You may attack and send barrages only at active opponents you are engaged with, and only they at you. If there are several, you choose anew each turn, and may spread barrages over them.
rule-KK-1004 = Turned attacks and barrages sent back go the same way back, so they stay between players who are engaged.
rule-KK-1005 = The teams take turns alternately, and the active members of a team take its turns in the order of their seats. The first player begins for one team, that player's first opponent for the other. In a team with fewer active members each is simply on turn more often.
rule-KK-1006 = Everybody has their own score. There is no score of the team.
rule-KK-1007 = If your score has reached the score to win right after a capture of yours, your first opponent, if still active, is defeated.
rule-KK-1008 = Any other defeat takes the loss of the last land in play, no matter which opponents took the lands.
rule-KK-1009 = The lands in play of whoever is defeated by score are set aside face up and count for nobody. The hand is discarded face up.
rule-KK-1010 = When defending you may ask for help once for each question and, except as in KK-1015, only if your own hand leaves nothing but surrender. You name one active teammate, and "soldier" or "weapon".
rule-KK-1011 = For a blade or a counter you may ask once for each question and, except as in KK-1015, only without a kunai in hand; again for "soldier" or "weapon".
rule-KK-1012 = Against barrages you may ask once for each answer, only for "wall", and whatever your own hand is.
rule-KK-1013 = The teammate is asked even without such a card in hand, and either gives one card of that sort, of their own choice, or refuses.
rule-KK-1014 = The card goes into the asker's hand, and need not be used.
rule-KK-1015 = If it is your turn, and in this battle a geisha has turned your attack or a blade of yours was countered, you may from then on ask whatever your own hand is: once each time you have to defend, draw a blade or counter one in this battle.
rule-KK-1016 = After a defeat every active player without an engaged active opponent chooses one active opponent, clockwise from the player whose turn it is; with only one there it goes by itself. From then on the two are engaged, both ways.
rule-KK-1017 = A team wins at once when all players of the other are out. All its members share the first place, those who are out too, and the others share the second.
rule-KK-1018 = Reaching the score again, or against anybody but the first opponent, has no effect.
rule-KK-1019 = Teammates see neither each other's hands nor each other's face-down lands. There is no private chat for teams.

rules-second = Second edition

rule-KK-1101 = The opening exchange is told in KK-206.
rule-KK-1102 = With second-edition restocking you may restock with any hand, unless your own last turn was a restock. First you discard, face up, any number of cards or none, then you draw up to eight. You are not asked about the new hand, and there is no full restock during the match.
rule-KK-1103 = With second-edition restocking you may pass only if you can do nothing else.
rule-KK-1104 = With second-edition restocking the duty to attack does not forbid restocking. If the duty is to attack with a soldier, it still forbids barrages.
rule-KK-1105 = With strength two any number of barrages may be aimed at one land.
rule-KK-1106 = With strength two you lay for each land either no wall, or at least as many walls as barrages fall on it, and at most twice as many.
rule-KK-1107 = With strength two and no wall the land is captured if twice the number of barrages reaches its value. Otherwise it holds and stays face down, and all learn that it is worth more than that.
rule-KK-1108 = With strength two and enough walls all barrages on the land are stopped, and each wall beyond their number sends one back to a land in play of its aimer, of your choice. Several may go to one land and then act together.
rule-KK-1109 = With strength two barrages need not go to different lands, neither aimed nor sent back. Everything else about barrages holds.

rules-decisions = What you may be asked

rule-KK-D1 = Exchange, before the match, if that option is on: everybody at the same time puts up to four cards back. When all are done, all learn how many each put back.
rule-KK-D2 = Lands, before the match: everybody at the same time lays the four lands in an order and, with an unplayable hand, may claim a full restock. All learn who is done, later the claims and the hands that are shown; the order they never learn.
rule-KK-D3 = New hand, after drawing: keep it, or claim another if it is unplayable. All learn at once that it was kept, or see the cards shown.
rule-KK-D4 = Turn: attack with a soldier, one or two weapons and a land; barrages, each with a land; restock; or pass. All see at once what is laid, where it goes, and how many cards are drawn.
rule-KK-D5 = Defence: surrender, defend with a soldier and weapons, sacrifice three soldiers, or, in teams, ask a teammate. A ninja's attack that met a defence leads to KK-D6, a lost land or a sacrifice to the end of the battle. All see at once what is laid, or the land that is lost.
rule-KK-D6 = Blade: the attacker passes or plays a kunai, which leads to KK-D7; in teams the attacker may ask a teammate. If the attacker passes, the defence stands.
rule-KK-D7 = Counter: the defender passes and loses the land, or plays a kunai, which leads back to KK-D6; in teams the defender may ask a teammate.
rule-KK-D8 = Deception: the defender lets it be, or names a land of the attacker. Then attacker and defender change roles, and KK-D5 comes again.
rule-KK-D9 = Walls: for each barrage none, one or two, with a land for each that is sent back; in teams you may ask a teammate for a wall. All see at once the walls, the new lands aimed at, and the lands that are lost.
rule-KK-D10 = Help: the teammate who is asked gives a card of that sort or refuses. All learn whether a card was given; which one, only the asker sees.
rule-KK-D11 = New opponent, in teams after a defeat: whoever has no opponent chooses one. All see it at once.
rule-KK-D12 = Concede: any active player, at any time. All see it at once.
