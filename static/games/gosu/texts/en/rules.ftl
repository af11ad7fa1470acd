# GOSU: the rules page in English. Only the server reads this.

## Player aid

aid-1 = 1. On your turn do one thing: play a card, mutate one, use a card of your army, spend tokens, try a Shadow Jump, or pass for the rest of the round.
aid-2 = 2. Level 1 costs two cards if the clan is new to your first row, else nothing. Level 2 needs its clan in row 1, level 3 in rows 1 and 2; no row is longer than the one below, none has more than five cards.
aid-3 = 3. Mutating: discard the cost in the cog, then put another card that fits the level in its place. A skull in the cog: it may come from the discard pile.
aid-4 = 4. Two Activation Tokens a round: lay one on a card for its power, or spend one for one card, two for three.
aid-5 = 5. FREE: nothing to its right, nothing above. Trapped: face down, without power, value and clan, until the next round.
aid-6 = 6. (+m): only while an opponent has more victory points than you.
aid-7 = 7. When all have passed, the strongest army wins a point: 2, 3 and 5 for cards of level 1, 2, 3. The Advantage Token breaks ties. Armies and hands stay.
aid-8 = 8. Three points win, and so does a card with a crown, as soon as its condition is met.
aid-9 = 9. Once somebody has passed, the others have ten more turns between them.

## In the box

piece-ancient = 20 cards, 15 different ones
piece-alpha = 20 cards, 15 different ones
piece-dark = 20 cards, 15 different ones
piece-meka = 20 cards, 15 different ones
piece-fire = 20 cards, 15 different ones
piece-shadow = 20 cards, 15 different ones
piece-dragon = 20 cards, 15 different ones
piece-frost = 20 cards, 15 different ones
piece-swamp = 20 cards, 15 different ones
piece-shibuke = 20 cards, 15 different ones
piece-oto = level 1, two copies
piece-sibal = level 1, two copies
piece-reya = level 1, two copies
piece-mumba = level 1, two copies
piece-kiri = level 1, two copies
piece-alikan = level 2, one copy
piece-loya = level 2, one copy
piece-ganda = level 2, one copy
piece-pharoo = level 2, one copy
piece-teodi = level 2, one copy
piece-nanya = level 2, one copy
piece-wenro = level 2, one copy
piece-ubo = level 3, one copy
piece-daimatu = level 3, one copy
piece-yorimo = level 3, one copy
piece-bosk = level 1, two copies
piece-huna = level 1, two copies
piece-pako = level 1, two copies
piece-rill = level 1, two copies
piece-grum = level 1, two copies
piece-tarka = level 2, one copy
piece-vesh = level 2, one copy
piece-moko = level 2, one copy
piece-lufa = level 2, one copy
piece-barrow = level 2, one copy
piece-sinn = level 2, one copy
piece-okka = level 2, one copy
piece-hurd = level 3, one copy
piece-zelly = level 3, one copy
piece-gorm = level 3, one copy
piece-skab = level 1, two copies
piece-mire = level 1, two copies
piece-nex = level 1, two copies
piece-kro = level 1, two copies
piece-vosp = level 1, two copies
piece-kao = level 2, one copy
piece-trsck = level 2, one copy
piece-kataclysm = level 2, one copy
piece-duwal = level 2, one copy
piece-ghool = level 2, one copy
piece-murd = level 2, one copy
piece-xil = level 2, one copy
piece-nihil = level 3, one copy
piece-omo = level 3, one copy
piece-morrow = level 3, one copy
piece-rivet = level 1, two copies
piece-bolt = level 1, two copies
piece-cog = level 1, two copies
piece-sprok = level 1, two copies
piece-tink = level 1, two copies
piece-piston = level 2, one copy
piece-gyro = level 2, one copy
piece-ratchet = level 2, one copy
piece-volta = level 2, one copy
piece-lathe = level 2, one copy
piece-klamp = level 2, one copy
piece-servo = level 2, one copy
piece-omnimek = level 3, one copy
piece-juggerno = level 3, one copy
piece-vatu = level 3, one copy
piece-spark = level 1, two copies
piece-ember = level 1, two copies
piece-sizz = level 1, two copies
piece-bram = level 1, two copies
piece-cinda = level 1, two copies
piece-garsh = level 2, one copy
piece-fact = level 2, one copy
piece-ideo = level 2, one copy
piece-dynamite = level 2, one copy
piece-dom = level 2, one copy
piece-scorcha = level 2, one copy
piece-kindle = level 2, one copy
piece-walror = level 3, one copy
piece-brazul = level 3, one copy
piece-ifriz = level 3, one copy
piece-zubann = level 1, two copies
piece-zend = level 1, two copies
piece-zuubah = level 1, two copies
piece-zik = level 1, two copies
piece-zhu = level 1, two copies
piece-zoraz = level 2, one copy
piece-zakk = level 2, one copy
piece-zorgor = level 2, one copy
piece-zaar = level 2, one copy
piece-zom = level 2, one copy
piece-zyrk = level 2, one copy
piece-zoel = level 2, one copy
piece-zarath = level 3, one copy
piece-zunah = level 3, one copy
piece-zombarg = level 3, one copy
piece-courage = level 1, two copies
piece-honor = level 1, two copies
piece-loyalty = level 1, two copies
piece-patience = level 1, two copies
piece-fervor = level 1, two copies
piece-knowledge = level 2, one copy
piece-justice = level 2, one copy
piece-sacrifice = level 2, one copy
piece-prudence = level 2, one copy
piece-resolve = level 2, one copy
piece-wrath = level 2, one copy
piece-mercy = level 2, one copy
piece-glory = level 3, one copy
piece-unity = level 3, one copy
piece-legend = level 3, one copy
piece-icicla = level 1, two copies
piece-rimey = level 1, two copies
piece-thawn = level 1, two copies
piece-sleet = level 1, two copies
piece-brrk = level 1, two copies
piece-glacik = level 2, one copy
piece-hoarf = level 2, one copy
piece-flurr = level 2, one copy
piece-nevo = level 2, one copy
piece-kryo = level 2, one copy
piece-melto = level 2, one copy
piece-avala = level 2, one copy
piece-boreal = level 3, one copy
piece-hiberna = level 3, one copy
piece-blizzarg = level 3, one copy
piece-mudbana = level 1, two copies
piece-slogg = level 1, two copies
piece-toxo = level 1, two copies
piece-leecha = level 1, two copies
piece-bubbo = level 1, two copies
piece-mogg = level 2, one copy
piece-brewa = level 2, one copy
piece-croak = level 2, one copy
piece-fenn = level 2, one copy
piece-oozu = level 2, one copy
piece-sporra = level 2, one copy
piece-witcha = level 2, one copy
piece-hydraa = level 3, one copy
piece-primord = level 3, one copy
piece-bogmaw = level 3, one copy
piece-shibuke-messenger = level 1, two copies
piece-shibuke-dark-blade = level 1 or 2, two copies
piece-shibuke-warrior-spirit = level 1 or 2, two copies
piece-shibuke-defender = level 1 or 2, two copies
piece-shibuke-sapling = level 1, two copies
piece-baeelrah = level 2 or 3, one copy
piece-aaelual = level 2 or 3, one copy
piece-uulmaar = level 2, one copy
piece-iirwen = level 2, one copy
piece-oolnuun = level 2, one copy
piece-eeloor = level 2 or 3, one copy
piece-windcaller = level 2, one copy
piece-yggdruul = level 3, one copy
piece-aanuur = level 3, one copy
piece-maaluth = level 3, one copy

## Rules

rules-options = Tournament rules

rule-GO-001 = Draft, turn limit and the ban on passing with a token belong together: they are the tournament rules 1.1. They are optional, and recommended.
rule-GO-002 = Two sets of options are ready: Tournament has all three, First game has none of them and the five base clans.
rule-GO-003 = The tournament rules hold for any number of players, alone or in teams.

rules-box = In the box

rule-GO-010 = There are 200 cards in ten clans of 20. Five clans are the base game, five are Kamakor. The Shibuke are no goblins.
rule-GO-011 = A base clan has five different cards of level 1, twice each, seven of level 2 and three of level 3.
rule-GO-012 = A Kamakor clan is made up in the same way.
rule-GO-013 = So a deck of five clans has 100 cards: 50 of level 1, 35 of level 2 and 15 of level 3. A card of two levels counts at the lower one.
rule-GO-014 = Everybody has two Activation Tokens; there are eight.
rule-GO-015 = There is one Advantage Token.
rule-GO-016 = Victory points are marked with tokens; their number is no limit.
rule-GO-017 = Eight Dragoon Tokens lie in a common reserve.
rule-GO-018 = There is a clan token for each of the ten clans.
rule-GO-019 = Military value goes by the level at which a card lies: 2 at level 1, 3 at level 2, 5 at level 3.
rule-GO-020 = A card shows its name, clan, level or levels, the cost of mutating it if it can, its keywords and its power.
rule-GO-021 = Cards of level 1 are Bakuto, those of level 2 Heroes, those of level 3 Ozeki.

rules-words = Words

rule-GO-030 = Your army lies before you in three rows, one for each level. In a row cards are counted from the left and leave no gaps.
rule-GO-031 = In an army the level of a card is its row, whatever else is printed on it.
rule-GO-032 = Above a card lies the card with the same number in the next higher row.
rule-GO-033 = A card is FREE if nothing lies to its right in its row and nothing above it. Trapped cards lie there too.
rule-GO-034 = So only the last card of a row can be FREE, and it is so exactly if the row above has fewer cards. The last card of row 3 always is.
rule-GO-035 = A card chosen by Dom counts as FREE until the end of the round, even where it is covered.
rule-GO-036 = Your opponents are all other players; in teams only those of the other team.
rule-GO-037 = You are behind if some opponent has more victory points than you.
rule-GO-038 = Where a card says n(+m), it is n, and n+m if its player is behind at the moment when that is done.
rule-GO-039 = A power is controlled by the player in whose army its card lies, or lay until just now.
rule-GO-040 = To trap a card is to turn it face down, to release it is to turn it up again.

rules-setup = Setting up

rule-GO-200 = First of all the first player is drawn and takes the Advantage Token.
rule-GO-201 = With tokens face down the ten clan tokens are shuffled. From the first player on, each in turn discards one of them, which is shown. The clans of the last five tokens are played.
rule-GO-202 = With open tokens the same is done with the clans in view.
rule-GO-203 = Of the five discards two players make three and two, three players two, two and one, four players two, one, one and one.
rule-GO-204 = At random, five of the ten clans are drawn.
rule-GO-205 = Base or Kamakor: exactly the five clans of that box.
rule-GO-206 = The cards of the five clans are shuffled into the draw pile. The discard pile begins empty.
rule-GO-207 = Everybody takes two Activation Tokens. All Dragoon Tokens lie in the reserve, and nobody has points.
rule-GO-208 = Everybody is dealt seven cards.
rule-GO-209 = In teams partners sit opposite each other: seats 1 and 3 against seats 2 and 4.
rule-GO-210 = Without a draft, whoever has no card that can be played at level 1 shows the hand, discards it and draws seven new cards, until there is one. This is done in turn order.
rule-GO-211 = In the draft everybody keeps two of the seven cards, hands the others to the left, keeps one of those received, and so on until nothing is left. All choose at the same time.
rule-GO-212 = One chooses from seven cards, then from five, four, three, two; the last one is kept. Everybody ends with seven, whatever the number of players.
rule-GO-213 = After a draft no hand is drawn anew.
rule-GO-214 = Kept cards are secret, and nobody looks back at cards handed on.
rule-GO-215 = Then the first round begins.
rule-GO-216 = After a match the same table can be laid again: with clans chosen anew, with the same five, or with the five left over.

rules-round = The round

rule-GO-300 = At the start of a round everybody takes all Activation Tokens back, marks of Dom end, nobody has passed, and trapped cards are released. Powers set off by that follow, then special victories are looked at, then the holder of the Advantage Token begins.
rule-GO-301 = Whether Boreal forbids the release is looked at before any card is released.
rule-GO-302 = Turns go clockwise and pass over whoever has passed. In a turn exactly one action is carried out.
rule-GO-303 = Whoever has passed takes no more turns in this round, but all other things go on: powers work, opponents can reach the army and the hand.
rule-GO-304 = When all have passed, the Great Battle is fought.
rule-GO-305 = An extra turn is taken directly after the present one. Several add up. Passing loses those that are left.
rule-GO-306 = An extra turn for somebody who is not on turn, which happens in teams only, comes directly after the present turn and its extra turns; then play goes on from whose turn it was. Whoever has passed gets nothing.
rule-GO-307 = After an action and all that it sets off, special victories are looked at; then the turn ends.
rule-GO-308 = After 300 turns in a round all are treated as having passed.
rule-GO-309 = Round follows round until somebody wins.

rules-play = Playing a card

rule-GO-400 = A card is laid to the right end of the row of its level.
rule-GO-401 = A row never gets a sixth card.
rule-GO-402 = Row 2 must have fewer cards than row 1 for a card of level 2 to be played, and row 3 fewer than row 2 for one of level 3. Trapped cards count.
rule-GO-403 = A card of level 2 needs an untrapped card of its clan in row 1; one of level 3 needs one in row 1 and one in row 2. They may lie anywhere in the row.
rule-GO-404 = At level 1 no clan is needed.
rule-GO-405 = A card of level 1 costs two cards of your hand if no untrapped card of its clan lies in your row 1.
rule-GO-406 = It costs nothing if your row 1 is empty.
rule-GO-407 = It costs nothing if an untrapped card of the same clan lies there.
rule-GO-408 = A goblin costs nothing if the last card of your row 1 is an untrapped standard-bearer. Shibuke are no goblins; by option they get it too.
rule-GO-409 = Cards of level 2 and 3 cost nothing.
rule-GO-410 = A cost is paid in full, with cards discarded from the hand; the card that is played cannot pay for itself. Whoever cannot pay cannot play it.
rule-GO-411 = You name the card and its level, discard the cost, lay the card, and carry out its power for entering.

rules-mutate = Mutating

rule-GO-430 = An untrapped card of your army with a mutation cost can be replaced by another card.
rule-GO-431 = The new card must be one that can lie at that level, and of another name.
rule-GO-432 = It comes out of your hand; with Zombie Mutation also out of the discard pile.
rule-GO-433 = Clan, limits of rows and enrolment cost are not looked at.
rule-GO-434 = You discard as many cards as the old card’s mutation cost; the new one cannot be among them, but for GO-435.
rule-GO-435 = The cost is paid before the new card is named. So with Zombie Mutation a card just paid may come in.
rule-GO-436 = You name the old card, discard the cost, name the new one, discard the old one, lay the new one in its place and carry out its power for entering with all that follows; last comes the old card’s power for mutating.
rule-GO-437 = A mutated card is not destroyed.
rule-GO-438 = The new card carries no tokens and no mark, and can be activated in this round.
rule-GO-439 = Discounts never bring the cost of a mutation below 1.
rule-GO-440 = A power that lets you mutate without paying makes the cost 0. It is part of the same action.
rule-GO-441 = Shibuke do not mutate, but other cards can mutate into them.
rule-GO-442 = A trapped card cannot mutate.

rules-powers-in = Cards that come in by powers

rule-GO-450 = To play a card at once means from the hand, by all rules but without enrolment cost. It is never a must.
rule-GO-451 = A card put from the discard pile into the army minds the limits of the rows and nothing else. It is never a must.
rule-GO-452 = Powers for entering work however a card has come in, unless the text tells a difference.

rules-trap = Trapping, destroying, leaving

rule-GO-500 = A trapped card has no power, no military value and no clan. It keeps its name, level and place, and counts as a card.
rule-GO-501 = Everybody can see what a trapped card is.
rule-GO-502 = Only untrapped cards are trapped, only trapped cards released.
rule-GO-503 = Tokens stay on a trapped card.
rule-GO-504 = A trapped card can be destroyed where a power may choose it; its power for being destroyed does not work.
rule-GO-505 = Released is whatever is turned up, by a power or at the start of a round.
rule-GO-510 = To destroy a card is to put it from an army onto the discard pile. Most powers reach FREE cards only.
rule-GO-511 = When a card leaves a row, those to its right move one place to the left. Other rows stay.
rule-GO-512 = Nothing happens to cards whose row has become too long or whose clan is missing below: that is looked at only when a card is played.
rule-GO-513 = A Dragoon Token on a card that leaves goes to the reserve; an Activation Token stays used until the next round.
rule-GO-514 = All cards that leave go to one common discard pile, face up.
rule-GO-515 = What cannot be trapped or destroyed cannot be chosen for it. A trapped card has no such protection.
rule-GO-516 = A card taken back into the hand is neither destroyed nor mutated.

rules-jump = Shadow Jump

rule-GO-600 = You choose an untrapped card with Shadow Jump and reveal the top card of the draw pile.
rule-GO-601 = If the revealed card can lie at that level it takes the place, and the jumper is discarded, neither destroyed nor mutated.
rule-GO-602 = Otherwise the revealed card is discarded, and the jumper traps itself.
rule-GO-603 = The revealed card may be of any clan. Nothing is paid, and no limit is looked at.
rule-GO-604 = After a success first the new card’s power for entering is carried out, then the old card’s power for the jump. The new card carries no tokens.
rule-GO-605 = A jump needs a card in the draw pile or the discard pile. An empty draw pile is renewed first.
rule-GO-606 = A card may jump in the round in which it came, and try as often as it likes: one try an action.
rule-GO-607 = A card of two levels is played at the level its player chooses, by the rules of that level. By mutation or jump it takes the level of the card it replaces. In hands and piles it counts as either.
rule-GO-608 = Its military value goes by the level at which it lies.
rule-GO-609 = With Windcaller two cards are revealed. One that fits is enough; if both fit the player chooses. The other is discarded.

rules-bearers = Standard-bearers

rule-GO-620 = A standard-bearer that is untrapped and the first card of row 1 at the end of the round lets its player draw two cards.
rule-GO-621 = To its right a new goblin costs nothing, as GO-408 says. Mutations are not cheaper.
rule-GO-622 = When an untrapped standard-bearer is destroyed, each opponent of its player draws a card.
rule-GO-623 = Each goblin clan of Kamakor has one, in two copies, with a small power of its own.

rules-self = Cards that trap themselves

rule-GO-640 = The card traps itself as the price, then the power is used. This may be done as often as the card is untrapped.
rule-GO-641 = Nothing that reacts to trapped cards reacts to a card that traps itself.
rule-GO-642 = Powers that count trapped cards count the card itself.

rules-dragoons = Dragoon Tokens

rule-GO-660 = You hold two Dragoon Tokens in hand at most; those on cards do not count. What does not fit, or is not in the reserve, is lost.
rule-GO-661 = They come from the reserve only.
rule-GO-662 = At the end of a round those on cards go to the reserve; those in hand are kept.

rules-actions = Actions

rule-GO-700 = A card carries at most one token of each kind. To activate a card is to lay an Activation Token on it, with a Dragoon Token likewise.
rule-GO-701 = One token draws one card, two draw three. Spent tokens lie beside the army until the next round.
rule-GO-702 = An action may be chosen even if its power can do nothing, and drawing even if there is no card.
rule-GO-703 = In teams there are the actions of GO-921 to GO-924 as well.
rule-GO-704 = By option nobody passes with an unused Activation Token. Otherwise passing is always allowed.
rule-GO-705 = Whoever can but pass, and all can tell, passes without being asked.
rule-GO-706 = Dragoon Tokens in hand never hinder passing.
rule-GO-707 = A hand may have any number of cards.

rules-powers = Powers

rule-GO-800 = A power works only while its card is untrapped, but for those that speak of the card having been destroyed, mutated, jumped or trapped: they look at it as it was just before.
rule-GO-801 = Powers are no choice unless the text says may or up to, or the rules say so.
rule-GO-802 = A power is carried out step by step. What cannot be done is skipped, what can be done in part is done in part.
rule-GO-803 = A power once begun is carried out to its end, even if its card is trapped or leaves.
rule-GO-804 = What a power sets off waits until it is finished. What waits is carried out in the order in which it arose.
rule-GO-805 = Of one event, what belongs to the player on turn comes first (between turns, to the holder of the Advantage Token), then clockwise; within an army first the card it happened to, then the others by row and from the left.
rule-GO-806 = A condition is looked at when what it is for begins.
rule-GO-807 = What waits is carried out even if its card has left or been trapped since.
rule-GO-808 = All choices are made by the player who controls the power, unless the text names another. Whoever discards chooses the cards.
rule-GO-809 = If several have to discard or choose by one step, they do so at the same time, and it is shown together.
rule-GO-810 = If several draw, they do so in the order that the power says.
rule-GO-811 = A card never chooses itself as a target.
rule-GO-812 = Where any card may be destroyed or trapped, one must be chosen as long as an opponent offers one. If only your own side does, you may decline. You may always choose a card of your side instead.
rule-GO-813 = Several targets are chosen one after the other, by what the armies are then.
rule-GO-814 = Kao draws a card each time the power of another card traps a card of any army, but not for Kao itself.

rules-teams = Teams

rule-GO-900 = Two teams of two share their victory points, and both partners win.
rule-GO-901 = A team is behind if the other has more points; then both are.
rule-GO-902 = A player may be any of the four, an opponent only one of the other team.
rule-GO-903 = The Advantage Token belongs to one player alone.
rule-GO-921 = For one Activation Token your partner draws a card.
rule-GO-922 = For two Activation Tokens your partner draws three cards.
rule-GO-923 = You may lay an Activation Token of yours on an untrapped card of your partner, who uses the power and makes the choices.
rule-GO-924 = The same goes for Dragoon Tokens.
rule-GO-925 = Your partner may have passed. A token that you laid stays yours.
rule-GO-926 = In the Great Battle the stronger armies of both teams are compared, then the weaker ones, then the team with the Advantage Token wins. It gets one point.
rule-GO-927 = A special victory of one is a victory of both.
rule-GO-928 = Nothing else can be done with the partner’s cards, and conditions do not count them.
rule-GO-929 = Partners do not see each other’s hands, unless the option says so.

rules-piles = Piles

rule-GO-1000 = An empty draw pile is renewed by shuffling the discard pile as soon as a card is needed.
rule-GO-1001 = With both empty nothing is drawn.
rule-GO-1002 = The discard pile is open to all.
rule-GO-1003 = Cards set aside are in neither pile until they have found their place.

rules-battle = The Great Battle

rule-GO-1100 = An army is worth the sum of its untrapped cards, changed by some powers.
rule-GO-1101 = The strongest army wins a victory point.
rule-GO-1102 = Of several strongest, the one with the Advantage Token wins.
rule-GO-1103 = If none of them has it, each gets a point.
rule-GO-1104 = The Advantage Token stays where it is, and so do armies and hands.
rule-GO-1105 = At the end of a round: battle, points, the end of the match if somebody has enough; Dragoon Tokens to the reserve; powers for the end of the round, from the holder of the Advantage Token on; special victories; the next round.
rule-GO-1106 = These powers are carried out one by one with all that they set off. A card that has been trapped or has left meanwhile does nothing.
rule-GO-1107 = Activation Tokens come back only at the start of the next round.

rules-win = Winning

rule-GO-1200 = Whoever has three victory points after a Great Battle wins at once; by option two.
rule-GO-1201 = Several who reach them in the same battle win together.
rule-GO-1202 = Special victories are looked at after every action with all that it sets off, after the releases at the start of a round and after the powers at its end, never in between.
rule-GO-1203 = The player on turn is looked at first (between turns, the holder of the Advantage Token), then clockwise. The first who meets a condition wins alone.
rule-GO-1204 = A power that says you win ends the match at that moment.
rule-GO-1205 = The card that grants a special victory must be untrapped.
rule-GO-1206 = Walror lets anybody win who has Fact, Garsh and Ideo in one army, trapped or not.
rule-GO-1207 = Nobody is eliminated, and a match never ends undecided.

rules-limit = The turn limit

rule-GO-1300 = Of two players, once one has passed, the other has ten additional turns at most.
rule-GO-1301 = Of three or four, once the first has passed, the others have ten between them.
rule-GO-1302 = In teams, once a whole team is out, the two opponents have ten between them. What one leaves unused the other may use.
rule-GO-1303 = Every turn is counted, extra turns too.
rule-GO-1304 = A turn used for passing is not counted.
rule-GO-1305 = When ten are used up, all are treated as having passed, even with unused tokens.
rule-GO-1306 = An extra turn won in the tenth turn is played beyond the limit, and so is every one won in such a turn. Extra turns left over from before are lost.
rule-GO-1307 = An extra turn for somebody who is not on turn does not go beyond the limit.

## The card gallery

gallery-search = Search name or words
gallery-clan = Clan
gallery-level = Level
gallery-sign = Keyword
gallery-all = all
gallery-found = Cards shown:
gallery-sign-enter = Enters
gallery-sign-activate = Activation
gallery-sign-dragoon = Dragoon
gallery-sign-trap-self = Trap itself
gallery-sign-mutated = Mutates
gallery-sign-jumped = Succeeds in a jump
gallery-sign-released = Released
gallery-sign-destroyed = Destroyed
gallery-sign-trapped = Trapped
gallery-sign-round-end = End of round
gallery-sign-static = Permanent
gallery-sign-watch = Each time
gallery-sign-bearer = Standard-bearer
gallery-sign-crown = Special victory
gallery-sign-jump = Shadow Jump
gallery-sign-zombie = Zombie Mutation
