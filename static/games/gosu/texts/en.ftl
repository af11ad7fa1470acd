# GOSU in English.

title = GOSU

## Clans

name-ancient = Ancient Gobans
text-ancient = They look ahead, fetch cards back, and mind who holds the Advantage Token.
name-alpha = Alpha Goblins
text-alpha = They draw, recruit in a hurry, and take more turns than others.
name-dark = Dark Goblins
text-dark = They rise from the discard pile, empty hands, and love traps.
name-meka = Meka Goblins
text-meka = They get more out of Activation Tokens, trap, and mutate at low cost.
name-fire = Fire Goblins
text-fire = They destroy whatever is FREE.
name-shadow = Shadow Goblins
text-shadow = They trap themselves for power, and gain by being released.
name-dragon = Dragon Goblins
text-dragon = They gather Dragoon Tokens and spend them on strong powers.
name-frost = Frost Goblins
text-frost = They trap, and release, and trap again.
name-swamp = Swamp Goblins
text-swamp = They mutate more cheaply and to more effect.
name-shibuke = Shibuke
text-shibuke = The people of the tree world are no goblins: they jump, lie at two levels, and do not mutate.

## Cards

name-oto = Oto
text-oto = Enters: reveal the top 3 cards of the draw pile, take 1 into your hand and discard the others.
name-sibal = Sibal
text-sibal = Activation: take 1 card of level 1 or 2 from the discard pile into your hand.
name-reya = Reya
text-reya = Enters: draw 1 card, then take the Advantage Token.
name-mumba = Mumba
text-mumba = Mutates: draw 2 cards.
name-kiri = Kiri
text-kiri = End of round: fill your hand up to 3 cards.
name-alikan = Alikan
text-alikan = Enters: reveal the top 5 cards of the draw pile, take 1(+1) into your hand and discard the others.
name-loya = Loya
text-loya = Activation: take 1(+1) card from the discard pile into your hand.
name-ganda = Ganda
text-ganda = Enters: every player draws up to 4 cards in hand.
name-pharoo = Pharoo
text-pharoo = Enters: release up to 2 of your trapped cards, then draw 1 card.
name-teodi = Teodi
text-teodi = Activation: draw 2 cards, then discard 1 card. If you hold the Advantage Token, play another turn after this one.
name-nanya = Nanya
text-nanya = Mutates: take 1(+1) card from the discard pile into your hand.
name-wenro = Wenro
text-wenro = Permanent: opponents’ powers can neither look into your hand nor take cards out of it.
name-ubo = Ubo
text-ubo = End of round: if you hold the Advantage Token and have 10 or more cards in hand, you win the match.
name-daimatu = Daimatu
text-daimatu = Activation: take 2(+1) cards from the discard pile into your hand.
name-yorimo = Yorimo
text-yorimo = Permanent: whenever you spend Activation Tokens to draw, draw 1 card more.
name-bosk = Bosk
text-bosk = Enters: draw 1(+1) card.
name-huna = Huna
text-huna = Activation: draw 2 cards.
name-pako = Pako
text-pako = Enters: you may at once play 1 card of level 1 from your hand without enrolment cost.
name-rill = Rill
text-rill = Destroyed: draw 3 cards.
name-grum = Grum
text-grum = Enters: if you hold the Advantage Token, play another turn after this one; otherwise draw 1 card.
name-tarka = Tarka
text-tarka = Enters: draw 2(+1) cards.
name-vesh = Vesh
text-vesh = Enters: play another turn after this one.
name-moko = Moko
text-moko = Activation: draw one card for each untrapped Alpha card of your army, at most 4.
name-lufa = Lufa
text-lufa = Enters: each player draws 1 card, then you draw 1 more.
name-barrow = Barrow
text-barrow = Activation: you may at once play 1 card of level 1 or 2 from your hand without enrolment cost.
name-sinn = Sinn
text-sinn = Mutates: draw 3 cards.
name-okka = Okka
text-okka = End of round: draw 2 cards.
name-hurd = Hurd
text-hurd = Permanent: with 5 untrapped cards of level 1, 4 of level 2 and 2 of level 3 in your army, you win the match.
name-zelly = Zelly
text-zelly = Activation: draw 3(+1) cards. If you hold the Advantage Token, play another turn after this one.
name-gorm = Gorm
text-gorm = Permanent: you may play cards of level 2 and 3 without their clan on the levels below.
name-skab = Skab
text-skab = Zombie Mutation. Enters: a player of your choice discards 1(+1) card.
name-mire = Mire
text-mire = Activation: an opponent of your choice discards 1 card, then you draw 1 card.
name-nex = Nex
text-nex = Zombie Mutation. Mutates: each opponent discards 1 card.
name-kro = Kro
text-kro = Destroyed: each opponent discards 2 cards.
name-vosp = Vosp
text-vosp = Enters: trap 1 card of level 1.
name-kao = Kao
text-kao = Permanent: each time the power of another card traps a card, draw 1 card. A card that traps itself does not count.
name-trsck = Trsck
text-trsck = Zombie Mutation. Enters: each opponent discards 1(+1) card.
name-kataclysm = Kataclysm
text-kataclysm = Zombie Mutation. Enters: each player, you included, discards 2 cards.
name-duwal = Duwal
text-duwal = Zombie Mutation. Enters: trap 1(+1) card of level 2.
name-ghool = Ghool
text-ghool = Enters: look at the hand of an opponent of your choice, who discards the card that you name.
name-murd = Murd
text-murd = Activation: take 1(+1) Dark card from the discard pile into your hand.
name-xil = Xil
text-xil = Activation: destroy 1 FREE trapped card.
name-nihil = Nihil
text-nihil = Activation: if no opponent has a card in hand, you win the match; otherwise each opponent discards 1 card.
name-omo = Omo
text-omo = Activation: you may put 1 card of level 1 or 2 from the discard pile into your army. The limits of the rows apply; clan and enrolment cost do not.
name-morrow = Morrow
text-morrow = Zombie Mutation. Enters: each opponent discards down to 3 cards.
name-rivet = Rivet
text-rivet = Enters: take back 1 of your used Activation Tokens.
name-bolt = Bolt
text-bolt = Activation: trap 1 card of level 1 or 2.
name-cog = Cog
text-cog = Mutates: take back 1 of your used Activation Tokens, then draw 1 card.
name-sprok = Sprok
text-sprok = Enters: trap 1 FREE card.
name-tink = Tink
text-tink = Permanent: Tink can be neither trapped nor destroyed.
name-piston = Piston
text-piston = Enters: trap 1(+1) card of level 1 or 2.
name-gyro = Gyro
text-gyro = Activation: draw 1 card, then play another turn after this one.
name-ratchet = Ratchet
text-ratchet = Enters: you may at once mutate 1 other card of yours without paying for it.
name-volta = Volta
text-volta = Enters: take back 2 of your used Activation Tokens.
name-lathe = Lathe
text-lathe = Permanent: your mutations cost 1 card less, but never less than 1.
name-klamp = Klamp
text-klamp = Activation: trap 1 FREE card of each opponent; you choose.
name-servo = Servo
text-servo = Activation: release up to 1(+1) of your trapped cards, then draw 1 card.
name-omnimek = Omnimek
text-omnimek = Permanent: with 7 or more untrapped Meka cards, this one included, you win the match.
name-juggerno = Juggerno
text-juggerno = Permanent: Juggerno’s military value rises by 1 for each other untrapped Meka card of your army.
name-vatu = Vatu
text-vatu = Enters: trap every FREE card of your opponents.
name-spark = Spark
text-spark = Enters: destroy 1 FREE card of level 1.
name-ember = Ember
text-ember = Activation: destroy 1 FREE card of level 1 or 2.
name-sizz = Sizz
text-sizz = Destroyed: destroy 1 FREE card.
name-bram = Bram
text-bram = Mutates: destroy 1 FREE card of level 1 or 2.
name-cinda = Cinda
text-cinda = Enters: draw 1 card, then take the Advantage Token.
name-garsh = Garsh
text-garsh = Enters: destroy 1 FREE card of level 2.
name-fact = Fact
text-fact = Enters: destroy 1(+1) FREE card of level 1.
name-ideo = Ideo
text-ideo = Enters: destroy 1 FREE card.
name-dynamite = Dynamite
text-dynamite = Activation: take 1(+1) card named Fact, Garsh, Ideo or Walror from the discard pile into your hand. If you hold the Advantage Token, play another turn after this one.
name-dom = Dom
text-dom = Enters: you may choose 1 card of level 1 or 2; until the end of the round it counts as FREE. Then play another turn after this one.
name-scorcha = Scorcha
text-scorcha = Activation: destroy 1 FREE card of level 2 or 3.
name-kindle = Kindle
text-kindle = Permanent: each time one of your powers destroys an opponent’s card, draw 1 card.
name-walror = Walror
text-walror = Permanent: whoever has Fact, Garsh and Ideo in one army, trapped or not, wins the match, you or anybody else.
name-brazul = Brazul
text-brazul = Enters: destroy 1 FREE card of each opponent; you choose.
name-ifriz = Ifriz
text-ifriz = Activation: destroy 1 card of level 1 or 2, FREE or not.
name-zubann = Zü’Bann
text-zubann = Standard-bearer: a goblin of a new clan to its right costs nothing; first of row 1 at the end of the round, draw 2 cards; destroyed, each opponent draws 1 card. Released: draw 1 card.
name-zend = Zë’nd
text-zend = Trap Zë’nd: take 1 card with Zombie Mutation from the discard pile into your hand.
name-zuubah = Züü’Bäh
text-zuubah = Trap Züü’Bäh: a player of your choice discards 1(+1) card.
name-zik = Zïk
text-zik = Zombie Mutation. Enters: release up to 1(+1) of your trapped cards.
name-zhu = Zhü
text-zhu = Released: draw 2 cards.
name-zoraz = Zöräz
text-zoraz = Released: fill your hand up to 3 cards. Trap Zöräz: draw 2 cards.
name-zakk = Zäkk
text-zakk = Trap Zäkk: destroy 1 FREE card, then take the Advantage Token.
name-zorgor = Zör’Gör
text-zorgor = Trap Zör’Gör: draw one card for each trapped card of your army, Zör’Gör included.
name-zaar = Zäär
text-zaar = Zombie Mutation. Enters: trap 1 FREE card.
name-zom = Zöm
text-zom = Activation: release up to 2(+1) of your trapped cards.
name-zyrk = Zyrk
text-zyrk = Trap Zyrk: trap 1 card of level 1 or 2.
name-zoel = Zoë’l
text-zoel = Mutates: draw 1 card for each trapped card of your army, at most 3.
name-zarath = Zäräth
text-zarath = Trap Zäräth: destroy 1 FREE card of each opponent; you choose.
name-zunah = Zü’Näh
text-zunah = Permanent: your trapped cards keep their military value in the Great Battle.
name-zombarg = Zömbarg
text-zombarg = Permanent: while 6 or more cards of your army are trapped, you win the match.
name-courage = Courage
text-courage = Standard-bearer: a goblin of a new clan to its right costs nothing; first of row 1 at the end of the round, draw 2 cards; destroyed, each opponent draws 1 card. Enters: take 1 Dragoon Token.
name-honor = Honor
text-honor = Enters: take 1(+1) Dragoon Token.
name-loyalty = Loyalty
text-loyalty = Dragoon: draw 2 cards.
name-patience = Patience
text-patience = End of round: take 1 Dragoon Token.
name-fervor = Fervor
text-fervor = Dragoon: destroy 1 FREE card of level 1.
name-knowledge = Knowledge
text-knowledge = Dragoon: draw 3(+1) cards.
name-justice = Justice
text-justice = Dragoon: trap 1(+1) FREE card.
name-sacrifice = Sacrifice
text-sacrifice = Destroyed: take 2 Dragoon Tokens, then draw 1 card.
name-prudence = Prudence
text-prudence = Enters: take 1 Dragoon Token, then draw 1 card.
name-resolve = Resolve
text-resolve = Dragoon: draw 1 card, then play another turn after this one.
name-wrath = Wrath
text-wrath = Dragoon: destroy 1 FREE card of level 1 or 2.
name-mercy = Mercy
text-mercy = Dragoon: release all your trapped cards, then draw 1 card.
name-glory = Glory
text-glory = Dragoon: destroy 1 FREE card, then take the Advantage Token and draw 1 card.
name-unity = Unity
text-unity = Permanent: with 2 Dragoon Tokens in hand and 2 or more on cards of your army, you win the match.
name-legend = Legend
text-legend = Enters: take 2 Dragoon Tokens. Permanent: Legend’s military value rises by 1 for each Dragoon Token in your hand.
name-icicla = Icicla
text-icicla = Standard-bearer: a goblin of a new clan to its right costs nothing; first of row 1 at the end of the round, draw 2 cards; destroyed, each opponent draws 1 card. Enters: you may release 1 of your trapped cards.
name-rimey = Rimey
text-rimey = Enters: trap 1 card of level 1.
name-thawn = Thawn
text-thawn = Enters: release up to 2 of your trapped cards, then draw 1 card.
name-sleet = Sleet
text-sleet = Activation: trap 1 FREE card. If you hold the Advantage Token, draw 1 card.
name-brrk = Brrk
text-brrk = When the power of another card traps Brrk: draw 2 cards.
name-glacik = Glacik
text-glacik = Enters: trap 1(+1) card of level 2.
name-hoarf = Hoarf
text-hoarf = Activation: release any number of your trapped cards, then draw 1 card for each of them, at most 3.
name-flurr = Flurr
text-flurr = Activation: trap 1 card of level 1 or 2, then draw 1 card.
name-nevo = Nevo
text-nevo = Enters: you may trap 1 other card of yours; if you do, draw 3 cards.
name-kryo = Kryo
text-kryo = Activation: destroy 1 FREE trapped card, then draw 1 card.
name-melto = Melto
text-melto = Mutates: release all your trapped cards, then draw 1 card.
name-avala = Avala
text-avala = Enters: each opponent traps 1 own card of their choice.
name-boreal = Boreal
text-boreal = Permanent: your opponents’ trapped cards are not released at the start of a round.
name-hiberna = Hiberna
text-hiberna = Permanent: while 6 or more cards of your opponents, taken together, are trapped, you win the match.
name-blizzarg = Blizzarg
text-blizzarg = Activation: trap 2(+1) cards.
name-mudbana = Mudbana
text-mudbana = Standard-bearer: a goblin of a new clan to its right costs nothing; first of row 1 at the end of the round, draw 2 cards; destroyed, each opponent draws 1 card. Mutates: draw 1 card.
name-slogg = Slogg
text-slogg = Mutates: draw 2 cards.
name-toxo = Toxo
text-toxo = Enters: by mutation, each opponent discards 1 card; otherwise draw 1 card.
name-leecha = Leecha
text-leecha = Mutates: destroy 1 FREE card of level 1.
name-bubbo = Bubbo
text-bubbo = Permanent: your mutations cost 1 card less, but never less than 1.
name-mogg = Mogg
text-mogg = Mutates: play another turn after this one.
name-brewa = Brewa
text-brewa = Enters: draw 1 card, or 3 if Brewa came by mutation.
name-croak = Croak
text-croak = Zombie Mutation. Enters: trap 1(+1) card of level 1.
name-fenn = Fenn
text-fenn = Permanent: your mutations cost 1 card less, but never less than 1.
name-oozu = Oozu
text-oozu = Activation: you may at once mutate 1 other card of yours without paying for it, then draw 1 card.
name-sporra = Sporra
text-sporra = Mutates: draw 2(+1) cards.
name-witcha = Witcha
text-witcha = Enters: you may take 1 other card of yours back into your hand, then draw 1 card.
name-hydraa = Hydraa
text-hydraa = Enters: draw 2(+1) cards. Mutates: draw 2 cards.
name-primord = Primord
text-primord = Permanent: while untrapped cards of 5 different clans lie in your army, you win the match.
name-bogmaw = Bogmaw
text-bogmaw = Zombie Mutation. Activation: you may at once mutate 1 other card of yours, without paying, into a card of the discard pile.
name-shibuke-messenger = Shibuke Messenger
text-shibuke-messenger = Shadow Jump. Enters: reveal the top 5 cards of the draw pile, take 1(+1) into your hand and discard the others.
name-shibuke-dark-blade = Shibuke Dark Blade
text-shibuke-dark-blade = Level 1 or 2. Shadow Jump. Enters or succeeds in a Shadow Jump: each opponent discards 1(+1) card, then take the Advantage Token.
name-shibuke-warrior-spirit = Shibuke Warrior Spirit
text-shibuke-warrior-spirit = Level 1 or 2. Shadow Jump. Enters or succeeds in a Shadow Jump: destroy 1 FREE card of level 1 or 2.
name-shibuke-defender = Shibuke Defender
text-shibuke-defender = Level 1 or 2. Shadow Jump. Enters or succeeds in a Shadow Jump: draw 3 cards, then discard 1 card.
name-shibuke-sapling = Shibuke Sapling
text-shibuke-sapling = Shadow Jump. Enters: release up to 2 of your trapped cards, then draw 1 card.
name-baeelrah = Baeelrah
text-baeelrah = Level 2 or 3. Shadow Jump. Enters: every hand becomes 4 cards, by drawing or by discarding.
name-aaelual = Aaelual
text-aaelual = Level 2 or 3. Shadow Jump. Enters: whoever has the fewest victory points draws 1 card; if several do, all of them.
name-uulmaar = Uulmaar
text-uulmaar = Shadow Jump. Activation: draw 2 cards.
name-iirwen = Iirwen
text-iirwen = Shadow Jump. Enters: play another turn after this one.
name-oolnuun = Oolnuun
text-oolnuun = Shadow Jump. Enters: take 1 card from the discard pile into your hand.
name-eeloor = Eeloor
text-eeloor = Level 2 or 3. Shadow Jump. Enters or succeeds in a Shadow Jump: trap 1(+1) FREE card.
name-windcaller = Windcaller
text-windcaller = Shadow Jump. Permanent: your Shadow Jumps reveal 2 cards instead of 1; one that fits is enough.
name-yggdruul = Yggdruul
text-yggdruul = Shadow Jump. Permanent: with 6 or more untrapped Shibuke cards, this one included, you win the match.
name-aanuur = Aanuur
text-aanuur = Shadow Jump. Enters or succeeds in a Shadow Jump: draw 2(+1) cards.
name-maaluth = Maaluth
text-maaluth = Shadow Jump. Permanent: your other untrapped Shibuke cards are worth 1 more.

## Choices

choice-turn-draw-1 = Spend 1 token: draw 1 card
choice-turn-draw-3 = Spend 2 tokens: draw 3 cards
choice-turn-mate-1 = Spend 1 token: your partner draws 1 card
choice-turn-mate-3 = Spend 2 tokens: your partner draws 3 cards
choice-turn-pass = Pass
choice-level-1 = At level 1
choice-level-2 = At level 2
choice-level-3 = At level 3
choice-destroy-none = Destroy none
choice-trap-none = Trap none
choice-release-none = Release no more
choice-bounce-none = Take none back
choice-mark-free-none = Choose none
choice-enlist-none = Play none
choice-raise-none = Put none into the army
choice-mutate-now-none = Mutate none
choice-regain-spent = A token beside your army
deed-activate = Activate
deed-dragoon = Lay a Dragoon Token
deed-trap = Trap itself
deed-jump = Shadow Jump
deed-mutate = Mutate

## What is asked

prompt-clan = Discard a clan token
    .detail = The five clans left when five are gone are played.
prompt-draft = { $count ->
    [one] Keep one card
   *[other] Keep { $count } cards
}
    .detail = The rest goes to the player on your left.
prompt-turn = Your turn
    .detail = Play a card, use a card of your army, spend tokens, or pass.
prompt-level = At which level?
prompt-pay = { $count ->
    [one] Pay with one card
   *[other] Pay with { $count } cards
}
    .detail = They go to the discard pile.
prompt-into = What does it become?
    .detail = { $cost ->
        [0] It costs nothing.
        [one] It costs one card.
       *[other] It costs { $cost } cards.
    }
prompt-discard = { $count ->
    [one] Discard one card
   *[other] Discard { $count } cards
}
    .detail = The power of { $kind } wants it so.
prompt-own-card = Which of your cards is trapped?
    .detail = The power of { $kind } wants it so.
prompt-enlist = Play a card at once?
    .detail = { $kind } spares you the enrolment cost.
prompt-raise = Put a card of the discard pile into your army?
    .detail = The power of { $kind }: the limits of the rows apply, nothing else.
prompt-mutate-now = Mutate a card at once?
    .detail = { $kind } spares you the cost.
prompt-destroy = Destroy which card?
    .detail = { $left ->
        [one] The power of { $kind }.
       *[other] The power of { $kind }: { $left } to go.
    }
prompt-trap = Trap which card?
    .detail = { $left ->
        [one] The power of { $kind }.
       *[other] The power of { $kind }: { $left } to go.
    }
prompt-release = Release which card?
    .detail = { $left ->
        [one] The power of { $kind }.
       *[other] The power of { $kind }: up to { $left } more.
    }
prompt-bounce = Take which card back into your hand?
    .detail = The power of { $kind }.
prompt-mark-free = Which card counts as FREE?
    .detail = Until the end of the round, by the power of { $kind }.
prompt-player = Which player?
    .detail = { $verb ->
        [pick-discard] You will see that hand and name a card to be discarded.
       *[discard] Whoever you choose discards, by the power of { $kind }.
    }
prompt-pick-card = Which card must go?
    .detail = The power of { $kind } shows you this hand.
prompt-recover = { $count ->
    [one] Take one card from the discard pile
   *[other] Take { $count } cards from the discard pile
}
    .detail = The power of { $kind }.
prompt-dig = { $count ->
    [one] Take one of the cards revealed
   *[other] Take { $count } of the cards revealed
}
    .detail = The others are discarded.
prompt-regain = Which token do you take back?
    .detail = The power of { $kind }.
prompt-jump = Which card lands?
    .detail = Both fit; the other is discarded.
wait-clan = Waiting for { $names } to discard a clan token
wait-draft = Waiting for { $names } to keep cards
wait-turn = Waiting for { $names } to choose what to do
wait-discard = Waiting for { $names } to discard
wait-own-card = Waiting for { $names } to choose an own card
wait-enlist = Waiting for { $names }: a card at once?
wait-raise = Waiting for { $names }: a card from the discard pile?
wait-mutate-now = Waiting for { $names }: a mutation?
wait-destroy = Waiting for { $names } to destroy a card
wait-trap = Waiting for { $names } to trap a card
wait-release = Waiting for { $names } to release cards
wait-bounce = Waiting for { $names }: a card back into the hand?
wait-mark-free = Waiting for { $names } to choose a card
wait-player = Waiting for { $names } to choose a player
wait-pick-card = Waiting for { $names } to name a card
wait-recover = Waiting for { $names } to search the discard pile
wait-dig = Waiting for { $names } to take what was revealed
wait-regain = Waiting for { $names } to take a token back
wait-jump = Waiting for { $names } to choose what lands
confirm-draft = { $count ->
    [one] Keep it
   *[other] Keep them
}
confirm-pay = { $count ->
    [one] Pay one card
   *[other] Pay { $count } cards
}
confirm-discard = { $count ->
    [one] Discard it
   *[other] Discard them
}
confirm-recover = { $count ->
    [one] Take it
   *[other] Take them
}
confirm-dig = { $count ->
    [one] Take it
   *[other] Take them
}

## What happened

log-first = { $you ->
    [yes] You begin, and take the Advantage Token.
   *[no] { $seat } begins, and takes the Advantage Token.
}
log-clan = { $you ->
    [yes] You discard a clan: { $clan }.
   *[no] { $seat } discards a clan: { $clan }.
}
log-clans = These clans are played: { $clans }.
log-redraw = { $you ->
    [yes] You have no card of level 1 and draw anew. Shown: { $kinds }.
   *[no] { $seat } has no card of level 1 and draws anew. Shown: { $kinds }.
}
log-kept = { $own ->
    [yes] You keep { $kinds }.
   *[no] { $you ->
        [yes] You keep
       *[no] { $seat } keeps
    } { $count ->
        [one] one card
       *[other] { $count } cards
    }.
}
log-round = Round { $round } begins.
log-thaw = { $you ->
    [yes] Released in your army: { $kinds }.
   *[no] Released in { $seat }’s army: { $kinds }.
}
log-play = { $you ->
    [yes] You play
   *[no] { $seat } plays
} { $kind } at level { $level }{ $cost_count ->
    [0] { "" }
   *[other] , paying { $cost }
}.
log-mutate = { $you ->
    [yes] You mutate
   *[no] { $seat } mutates
} { $kind } into { $into } at level { $level }{ $source_id ->
    [discard] , from the discard pile
   *[hand] { "" }
}{ $cost_count ->
    [0] { "" }
   *[other] , paying { $cost }
}.
log-activate = { $you ->
    [yes] You lay an Activation Token
   *[no] { $seat } lays an Activation Token
} on { $kind }.
log-dragoon = { $you ->
    [yes] You lay a Dragoon Token
   *[no] { $seat } lays a Dragoon Token
} on { $kind }.
log-trap-self = { $you ->
    [yes] You let { $kind } trap itself.
   *[no] { $seat } lets { $kind } trap itself.
}
log-spend = { $you ->
    [yes] You spend
   *[no] { $seat } spends
} { $count ->
    [one] one Activation Token
   *[other] { $count } Activation Tokens
}.
log-draw = { $own ->
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
log-pass = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
log-jump = { $you ->
    [yes] You try a Shadow Jump
   *[no] { $seat } tries a Shadow Jump
} with { $kind }. Revealed: { $kinds }.
log-jumped = { $into } takes the place of { $kind } at level { $level }.
log-jump-failed = The jump fails: { $kind } is trapped.
log-power = { $kind }: { $on_id ->
    [enter] enters
    [mutated] has mutated
    [jumped] has jumped
    [destroyed] was destroyed
    [trapped] was trapped
    [released] was released
    [round-end] end of the round
    [watch] permanent power
   *[activate] power used
}.
log-discard = { $you ->
    [yes] You discard { $kinds }.
   *[no] { $seat } discards { $kinds }.
}
log-shown = { $own ->
    [yes] You look at { $other }’s hand: { $kinds }.
   *[no] { $other_you ->
        [yes] { $seat } looks at your hand.
       *[no] { $you ->
            [yes] You look at { $other }’s hand.
           *[no] { $seat } looks at { $other }’s hand.
        }
    }
}
log-destroy = { $by } destroys { $you ->
    [yes] your { $kind }
   *[no] { $seat }’s { $kind }
}, level { $level }.
log-trap = { $by } traps { $you ->
    [yes] your { $kind }
   *[no] { $seat }’s { $kind }
}, level { $level }.
log-release = { $by } releases { $you ->
    [yes] your { $kind }
   *[no] { $seat }’s { $kind }
}, level { $level }.
log-bounce = { $by } sends { $kind }, level { $level }, back to { $you ->
    [yes] your hand
   *[no] { $seat }’s hand
}.
log-mark-free = { $by } makes { $you ->
    [yes] your { $kind }
   *[no] { $seat }’s { $kind }
}, level { $level }, count as FREE.
log-recover = { $you ->
    [yes] You take
   *[no] { $seat } takes
} from the discard pile: { $kinds_count ->
    [0] nothing
   *[other] { $kinds }
}.
log-take = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $kinds_count ->
    [0] nothing
   *[other] { $kinds }
}.
log-dig = { $you ->
    [yes] You reveal
   *[no] { $seat } reveals
} { $kinds_count ->
    [0] nothing
   *[other] { $kinds }
}.
log-advantage = { $you ->
    [yes] You take the Advantage Token.
   *[no] { $seat } takes the Advantage Token.
}
log-extra-turn = { $you ->
    [yes] You will play another turn.
   *[no] { $seat } will play another turn.
}
log-regain = { $you ->
    [yes] You take an Activation Token back.
   *[no] { $seat } takes an Activation Token back.
}
log-gain-dragoon = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $count ->
    [0] no Dragoon Token
    [one] one Dragoon Token
   *[other] { $count } Dragoon Tokens
}.
log-enlist = { $you ->
    [yes] You play
   *[no] { $seat } plays
} { $kind } at once, at level { $level }.
log-raise = { $you ->
    [yes] You put
   *[no] { $seat } puts
} { $kind } from the discard pile into the army, at level { $level }.
log-reshuffle = The draw pile is empty. { $count ->
    [one] The one discarded card becomes
   *[other] { $count } discarded cards are shuffled into
} a new one.
log-called-off = { $count ->
    [0] The round has become too long and ends here.
   *[other] The { $count } additional turns are used up: the round ends.
}
log-battle = Great Battle of round { $round }: { $seats_you ->
    [yes] the victory point is yours
   *[no] the victory point goes to { $seats }
}.
log-over = { $reason_id ->
    [special] { $seats_you ->
        [yes] You win at once through { $kind }!
       *[no] { $seats } wins at once through { $kind }!
    }
   *[points] { $seats_you ->
        [yes] You have the victory points it takes. The match is over.
       *[no] { $seats } has the victory points it takes. The match is over.
    }
}

## Why not, and think twice

barred-row-full = This row has five cards already.
barred-row-below = No row may be longer than the one below it.
barred-no-clan = You need an untrapped card of this clan in every row below.
barred-cost = You cannot pay: too few other cards in hand.
barred-trapped = A trapped card does nothing until it is released.
barred-used = Such a token lies on this card already.
barred-no-token = You have not enough unused Activation Tokens.
barred-no-dragoon = You have no Dragoon Token in hand.
barred-no-pile = There is no card that could be revealed.
barred-no-other = There is no card that it could become.
barred-tokens = You still have an unused Activation Token.
caution-tokens = You still have an unused Activation Token.
caution-special = This card can win the match at once.
caution-own-card = This card is on your own side.

## How it ended

reason-points = { $winners_you ->
    [yes] You were first to { $score } victory points.
   *[no] { $winners } reached { $score } victory points.
}
reason-special = { $winners_you ->
    [yes] You won at once through a card.
   *[no] { $winners } won at once through a card.
}
score-points = Victory points
score-army = Army at the end
note-special = Special victory through { $kind }.
note-rounds = { $count ->
    [one] It took one round.
   *[other] It took { $count } rounds.
}

## On the page

page-card = { $kind }, { $clan }, level { $levels }, { $cost ->
    [-1] cannot mutate
   *[other] mutation { $cost }
}.
page-lying = { $kind }, { $clan }, row { $level }, military value { $value }{ $states ->
    [0] { "" }
   *[other] , { $state }
}.
page-is-trapped = trapped
page-is-free = FREE
page-is-marked = counts as FREE
page-has-token = with an Activation Token
page-has-dragoon = with a Dragoon Token
page-trapped-short = Trapped: no power, no value, no clan.
page-free-mark = FREE
page-row = Row { $level }, { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}, military value { $value }
page-army = { $seat_you ->
    [yes] Your army
   *[no] { $seat }’s army
}, military value { $value }
page-tab = { $seat_you ->
    [yes] Show your army
   *[no] Show { $seat }’s army
}, military value { $value }{ $count ->
    [0] { "" }
    [one] , one card to choose
   *[other] , { $count } cards to choose from
}
page-tabs = Armies
page-partner = partner
page-partner-hand = Your partner’s hand
page-value = Military value { $value }
page-points = { $points } of { $goal } victory points
page-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
page-tokens = { $unused ->
    [0] no unused Activation Token
    [one] one unused Activation Token
   *[other] { $unused } unused Activation Tokens
}, { $dragoons ->
    [0] no Dragoon Token
    [one] one Dragoon Token
   *[other] { $dragoons } Dragoon Tokens
}{ $advantage ->
    [yes] , the Advantage Token
   *[no] { "" }
}
page-flag-passed = passed
page-mark-passed = passed
page-flag-behind = behind: (+) counts
page-mark-behind = (+)
page-flag-extra = { $count ->
    [one] one extra turn
   *[other] { $count } extra turns
}
page-middle = Middle of the table
page-pile = Draw pile: { $count ->
    [one] one card
   *[other] { $count } cards
}
page-discard = Discard pile: { $count ->
    [one] one card
   *[other] { $count } cards
}
page-clans = Clans in play
page-reserve = Dragoon Tokens in the reserve: { $count }
page-round = Round { $round }
page-counted = Turn { $counted } of { $limit }
page-no-limit = No limit to the turns of this round
page-quests = Special victories
page-quest = { $seat }: { $kind }, { $have } of { $need }
page-aside = Revealed
page-line = { $clan }, level { $level }, { $cost ->
    [-1] cannot mutate
   *[other] mutation { $cost }
}
page-filters = Show only
page-level = Level { $level }
page-close = Close
page-deed-activate = Activate
page-deed-dragoon = Lay a Dragoon Token
page-deed-trap = Let it trap itself
page-deed-jump = Shadow Jump
page-deed-mutate = { $cost ->
    [unknown] Mutate
    [0] Mutate, free
    [one] Mutate for one card
   *[other] Mutate for { $cost } cards
}
page-do-activate = Activate { $kind }?
page-do-activate-confirm = Activate { $kind }
page-do-dragoon = A Dragoon Token on { $kind }?
page-do-dragoon-confirm = Token on { $kind }
page-do-trap = Shall { $kind } trap itself?
page-do-trap-confirm = Trap { $kind }
page-do-jump = Jump with { $kind }?
page-do-jump-confirm = Jump with { $kind }
page-do-mutate = Mutate { $kind }?
page-do-mutate-confirm = Mutate { $kind }
page-play = { $kind } joins row { $level }{ $cost ->
    [0] , free
   *[other] { "" }
}
page-play-confirm = Play { $kind }
page-short-draw-1 = 1 token: draw 1
page-short-draw-3 = 2 tokens: draw 3
page-short-mate-1 = 1 token: partner draws 1
page-short-mate-3 = 2 tokens: partner draws 3
page-short-pass = Pass
page-pay-play = { $kind }: pay { $count ->
    [one] one card
   *[other] { $count } cards
}
page-pay-mutate = { $kind } becomes { $into }: pay { $count ->
    [one] one card
   *[other] { $count } cards
}
page-pay-mutate-confirm = Mutate into { $into }
page-pay-left = { $count ->
    [one] One more to choose in your hand.
   *[other] { $count } to choose in your hand.
}
page-pay-done = They go to the discard pile.
page-into = What does { $kind } become?
page-into-chosen = { $kind } becomes { $into }
page-aim-destroy = Destroy { $seat_you ->
    [yes] your own { $kind }
   *[no] { $seat }’s { $kind }
}?
page-aim-destroy-confirm = Destroy { $kind }
page-aim-trap = Trap { $seat_you ->
    [yes] your own { $kind }
   *[no] { $seat }’s { $kind }
}?
page-aim-trap-confirm = Trap { $kind }
page-aim-release = Release { $seat_you ->
    [yes] your { $kind }
   *[no] { $seat }’s { $kind }
}?
page-aim-release-confirm = Release { $kind }
page-aim-bounce = Take { $kind } back into the hand?
page-aim-bounce-confirm = Take { $kind } back
page-aim-mark-free = { $seat_you ->
    [yes] Your { $kind }
   *[no] { $seat }’s { $kind }
} counts as FREE?
page-aim-mark-free-confirm = Choose { $kind }
page-chosen = { $kind }?
page-chosen-confirm = Choose { $kind }
page-seat = { $seat }, { $count ->
    [one] one card
   *[other] { $count } cards
}
page-price = { $cost ->
    [0] Free
    [one] 1 card
   *[other] { $cost } cards
}
page-price-row = row { $level }
page-bar-row-full = Row { $level } is full
page-bar-row-below = Row below too short
page-bar-no-clan = Clan missing below
page-bar-cost = Cannot pay
page-read = Read { $kind }.
page-read-short = Read
page-staging-mutate = The mutation
page-staging-play = What is paid
page-staging-pay = paid with
page-hand-none = No cards in your hand.
page-tray-discard = From the discard pile
page-tray-aside = Revealed cards
page-tray-shown = { $seat }’s hand
page-tray-draft = { $count ->
    [one] Keep one of these cards
   *[other] Keep { $count } of these cards
}
page-tokens-title = Which clans play?
page-tokens-lead = Five tokens go; the five clans that are left make the deck.
page-face-down = Token { $number }, face down
page-draft-title = The draft
page-draft-lead = Everybody keeps cards and hands the rest on. The cards you have kept lie below.
page-battle = Great Battle of round { $round }
page-battles = The Great Battles
page-no-army = No cards lie here yet.
page-open-hand = Cards in hand at the end
page-end-clans = Clans in the last armies
page-fact-level = Level { $level }
page-fact-value = value { $value }
page-fact-mutation = { $cost ->
    [-1] cannot mutate
   *[other] { $zombie ->
        [yes] Zombie Mutation { $cost }
       *[no] mutation { $cost }
    }
}
page-fact-copies = { $count ->
    [one] one in the box
   *[other] { $count } in the box
}
page-sign-enter = works when it enters
page-sign-activate = costs an Activation Token
page-sign-dragoon = costs a Dragoon Token
page-sign-trap-self = traps itself for it
page-sign-mutated = works when another card has taken its place
page-sign-jumped = Shadow Jump
page-sign-released = works when it is released
page-sign-destroyed = works when it is destroyed
page-sign-trapped = works when another card traps it
page-sign-round-end = works at the end of the round
page-sign-static = holds as long as it lies face up
page-sign-watch = works each time that happens
page-sign-bearer = standard-bearer
page-sign-crown = can win the match at once
page-aid-actions = Your turn
    .text = One thing: play a card, mutate one, use a card of your army, jump, spend tokens for cards, or pass for the rest of the round.
page-aid-costs = Playing
    .text = Level 1 is free, but two cards for a clan that is new to your row 1. Level 2 needs its clan in row 1, level 3 in rows 1 and 2. No row is longer than the one below, none has more than five.
page-aid-mutate = Mutating
    .text = Discard what the cog says and put another card that fits the level in its place. With a skull it may come from the discard pile.
page-aid-tokens = Tokens
    .text = Two Activation Tokens a round: on a card for its power, or one for one card, two for three. Dragoon Tokens lie on cards with their sign; you hold two at most.
page-aid-free = FREE
    .text = Nothing to its right, and nothing above it.
page-aid-trapped = Trapped
    .text = No power, no value, no clan, until the next round begins.
page-aid-behind = Behind
    .text = Some opponent has more victory points: the bonus in brackets (+) counts for you.
page-aid-end = End of a round
    .text = All have passed: Great Battle, Dragoon Tokens go back, powers of the end of the round. Armies and hands stay.
page-aid-turns = Ten turns
    .text = Once somebody is out, the others have ten more turns between them, unless the host has switched that off.
page-aid-win = Winning
    .text = { $goal } victory points, or a card with a crown. The Advantage Token breaks a tied battle.
page-aid-teams = Teams
    .text = Partners share victory points; tokens may be laid on the partner’s cards, and cards drawn for the partner.
page-aid-worth = What a card is worth
page-aid-signs = Signs
