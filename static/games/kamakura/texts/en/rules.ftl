# Kamakura: the rules page in English. Only the server reads this.

## Player aid

aid-1 = 1. On your turn do one thing: attack with a soldier, send a barrage, restock or pass. Whoever holds a soldier and a weapon must attack.
aid-2 = 2. An attack is one soldier with one or two weapons at one land. Kunai 1, katana 2, naginata 3, yumi 4; a samurai adds 1 to each, but no weapon counts more than 4.
aid-3 = 3. The defender answers at once: a soldier with as many weapons and at least the same power, or three soldiers sacrificed. Otherwise the land is lost.
aid-4 = 4. Ninja: when the attack is being beaten, a kunai wins it; a kunai of the defender undoes that, and so on.
aid-5 = 5. Geisha: if she defends with more power than the attack, it may be turned against a land of the attacker. The attack of another geisha cannot be turned.
aid-6 = 6. The winner’s soldier goes back to the hand, and so does a geisha who turned an attack. All weapons are lost, and a sacrifice sweeps everything away.
aid-7 = 7. A barrage is an Arrow Barrage or three yumi. One wall stops it, two send it back, nothing else helps.
aid-8 = 8. You draw only by restocking: a whole turn, without an armed soldier in hand, up to eight cards.
aid-9 = 9. You win with the score agreed on, or as the last with land of your own. Without land you are out.

## In the box

piece-samurai = 12 in a deck
piece-ninja = 12 in a deck
piece-geisha = 12 in a deck
piece-kunai = 12 in a deck
piece-katana = 10 in a deck
piece-naginata = 10 in a deck
piece-yumi = 8 in a deck
piece-barrage = 6 in a deck
piece-wall = 10 in a deck
piece-farm = one for each player
piece-village = one for each player
piece-fortress = one for each player
piece-palace = one for each player

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
