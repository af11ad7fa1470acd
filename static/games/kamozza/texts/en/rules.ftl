# Kamozza: the rules page in English. Only the server reads this.

## Player aid

aid-1 = 1. A ship arrives at each port; its number is what it can carry.
aid-2 = 2. Lay cargo face down: one or two cards in the main game, one in the variant.
aid-3 = 3. Choose a port in secret. All ports are shown together.
aid-4 = 4. The port with fewer players is resolved first; with equal numbers, A. That only matters for ties.
aid-5 = Main game: a rat eats all gold on its ship. Then everything is weighed: it sails and each card scores its weight, or it is too much and all sinks.
aid-6 = Variant: equal goods on one ship are confiscated, a rat swallows the gold and weighs 21, and the rest is loaded from heavy to light as far as it fits.
aid-7 = Weights and points: rat 1, tea 3, silk 5, porcelain 7, rice 10, timber 15, gold 20.
aid-8 = Loaded or lost, a card never comes back. Cards left in hand at the end score nothing.
aid-9 = Equal points: whoever boarded a ship later is ahead.

## Rules

rules-components = What is in the box

rule-KZ-101 = There are 64 cards: 2 ports, 14 ships, 3 bonus cards, 35 cargo cards (seven in each of five colours) and 10 port selection cards (an A and a B in each colour).
rule-KZ-102 = Every colour has the same seven cargo cards, each once: rat 1, tea 3, silk 5, porcelain 7, rice 10, timber 15 and gold 20.
rule-KZ-103 = The number on a cargo card is its weight. It is also the number of points that the card brings.
rule-KZ-104 = The seven small ships call at port A. They carry 8, 11, 14, 17, 20, 21 and 23.
rule-KZ-105 = The seven large ships call at port B. They carry 30, 32, 35, 37, 40, 42 and 45.
rule-KZ-106 = There are exactly seven small and seven large ships, enough for every number of players.
rule-KZ-107 = The bonus cards are two typhoons and the Cat Ship. They are used only if you choose so.
rule-KZ-108 = The number on a ship is its capacity: the greatest load that it can carry. The Cat Ship carries 25. A typhoon is no ship and carries nothing.

rules-setup = Setting up

rule-KZ-201 = Each player takes the seven cargo cards of one colour into the hand, and the two port cards of that colour. Colours have no effect on play.
rule-KZ-202 = Nothing is dealt at random: all hands are the same, and everybody knows it.
rule-KZ-203 = With four or five players the small ships make up deck A and the large ships deck B.
rule-KZ-204 = With three players, in the main game, the ships for 42 and 45 stay in the box. Of the other twelve, the six smallest (8 to 21) make up deck A and the six largest (23 to 40) deck B.
rule-KZ-205 = With three players, in the variant, all fourteen ships make up a single deck at port A. There is no port B and no choice of ports.
rule-KZ-206 = With typhoons, each deck in play gets one. Where there is only one deck, the second typhoon stays in the box.
rule-KZ-207 = The Cat Ship joins the deck that the option names; if it says so, a deck that is drawn in secret. Where there is only deck A, it goes there in any case.
rule-KZ-208 = Each deck is shuffled on its own, together with its bonus cards, and laid face down.
rule-KZ-209 = The first start player is drawn; everybody is equally likely.
rule-KZ-210 = Bonus cards come on top: no ship makes room for them, and there are no more rounds because of them. Some cards will simply not be seen.

rules-main = The main game

rule-KZ-301 = The main game lasts six rounds with three players, four with four and five with five. That is fixed when it begins.
rule-KZ-302 = The player who was drawn starts the first round. Every later round is started by the neighbour to the left of the one who started the last.
rule-KZ-303 = Whoever is out is passed over on the way to the left. One always counts from the player who really started the last round.
rule-KZ-304 = At the start of a round, before any ship arrives, every player without a card in hand is out.
rule-KZ-305 = If then at most one player is still in, the match is over at once, and no ship arrives.
rule-KZ-306 = The top card of each deck is turned up at its port. Everybody sees both ships before choosing anything.
rule-KZ-307 = Cargo is laid in turn, clockwise, beginning with the start player. Players who are out are passed over.
rule-KZ-308 = In your turn you lay one or two cards of your hand face down. If you hold a single card, you lay that one. Two are always allowed, even if you will run out of cards later.
rule-KZ-309 = Nobody may pass.
rule-KZ-310 = The others see how many cards you laid, but not which.
rule-KZ-311 = When all cargo lies, everybody still in chooses port A or port B, in secret and at the same time.
rule-KZ-312 = All the cards that you laid in this round go to the one port that you chose.
rule-KZ-313 = Cargo that was laid in turn stays laid, because later players act on the number of cards. A choice that all make at the same time may be taken back and made anew until the last one is in; the others see no more than that you are not ready any longer.
rule-KZ-314 = When the last port has been chosen, all ports are shown together. The cargo stays face down for the moment.
rule-KZ-315 = When a port's turn comes, all the cargo that was brought there is turned up together.
rule-KZ-316 = The port with fewer players comes first and is finished before the other. A port with nobody is one with fewer players. With equal numbers port A comes first.
rule-KZ-317 = If nobody came to a port, its ship leaves empty.
rule-KZ-318 = If there is at least one rat and at least one gold on a ship, all the gold on that ship is eaten, whoever laid it, the rat's own player included. One rat is enough for any amount of gold. Gold at the other port is safe.
rule-KZ-319 = Eaten gold weighs nothing and brings nothing; it is laid face down in front of its owner. In the main game the rat grows neither heavier nor more valuable.
rule-KZ-320 = Rats must eat, and they do so before anything is weighed. That can save a ship.
rule-KZ-321 = The load of a ship is the weight of all the cards on it that were neither eaten nor refused. A rat weighs 1.
rule-KZ-322 = If the load is not greater than the capacity, the ship sets sail: all cards on board stay face up and bring their weight in points.
rule-KZ-323 = If the load is greater, the ship sinks: all cards on board are laid face down in front of their players and bring nothing.
rule-KZ-324 = In the main game equal goods do not cancel each other; several rats all stay on board.
rule-KZ-325 = What happens at one port never changes what happens at the other.
rule-KZ-326 = At the end of the round both ships are laid aside face up, whether they sailed, sank or left empty. Each round has two new ones.
rule-KZ-327 = Cards that are still in hand at the end bring nothing.
rule-KZ-R17 = Mind your cards. With five players two rounds with two cards are affordable, with three players one; one more, and you will be out before the last round. With four players seven cards are always enough. Laying too many is allowed, but the table warns you.

rules-scoring = Points and victory

rule-KZ-401 = Your points are the weights of the cards that lie face up in front of you. In the variant a gold that your rat has taken counts for you.
rule-KZ-402 = You board a ship when at least one of your own cards is on a ship that takes it away. Choosing the port is not enough: if all your cards were eaten, refused, confiscated or left behind, you did not board.
rule-KZ-403 = When you last boarded is told by the round, and within the round by the order of the ports: the port that came second is later. If nobody came to one port, the players at the other are at the second.
rule-KZ-404 = Most points win.
rule-KZ-405 = If points are equal, the player who boarded a ship later wins.
rule-KZ-406 = If that is equal as well, the players share their rank, and the victory if it is the first.
rule-KZ-407 = Players who are out are ranked behind everybody who stayed in, whatever their points. Among them, whoever stayed in longer is ahead, then points decide, then who boarded later.
rule-KZ-408 = Points are open at all times: everything that scores lies face up.
rule-KZ-409 = Going down with a ship, meeting a typhoon and standing on an empty quay are not boarding.

rules-bonus = Typhoons and the Cat Ship

rule-KZ-501 = A bonus card that is turned up is what arrives at its port in this round, in place of a ship.
rule-KZ-502 = Under a typhoon nothing can be loaded. Cargo that was brought there is turned up as usual and then laid face down in front of its players; it brings nothing. Nothing is eaten and nothing cancelled.
rule-KZ-503 = Nobody boards under a typhoon, but the port counts when it is decided which port comes first.
rule-KZ-504 = A round with a typhoon, or with two, is a full round: cargo is laid, the round counts, nothing is repeated.
rule-KZ-505 = The Cat Ship is a ship with a capacity of 25. All rules for ships apply to it, with one exception.
rule-KZ-506 = The exception: it takes no rats. Before anything else, every rat that was brought there is laid face down in front of its player; it eats nothing, cancels nothing and brings nothing.
rule-KZ-507 = A refused rat weighs nothing.
rule-KZ-508 = You may send anything into a typhoon and a rat to the Cat Ship. It is allowed, if seldom wise.

rules-variant = The variant

rule-KZ-601 = The variant always lasts five rounds.
rule-KZ-602 = The start player turns up the ships, and the marker moves on clockwise each round. It has no other effect.
rule-KZ-603 = Everybody lays exactly one cargo card of the hand face down, all at the same time.
rule-KZ-604 = With three players all cards go to the one ship at port A; nobody chooses a port.
rule-KZ-605 = With four or five players ports are chosen, shown and put in order exactly as in the main game.
rule-KZ-606 = If two or more cards of the same kind are on one ship, all of them are confiscated: they are laid face down in front of their players, bring nothing, weigh nothing and do nothing.
rule-KZ-607 = Equal goods on different ships do not touch each other.
rule-KZ-608 = After that there is at most one rat and one gold on a ship. If both are there, the rat swallows the gold: they become one card of weight 21, which belongs to the rat's player.
rule-KZ-609 = Rat and gold are then loaded together or not at all. A ship for 20 takes neither.
rule-KZ-610 = The rest is loaded in order of weight, the heaviest first.
rule-KZ-611 = A card is loaded if it still fits within the capacity. Otherwise it is laid face down in front of its player and brings nothing.
rule-KZ-612 = After a card that does not fit, lighter ones are still tried.
rule-KZ-613 = A loaded card brings its weight to its player. A rat with gold inside brings 21 to the rat's player: both cards lie face up there. The gold's owner gets nothing for it, and has not boarded by it.
rule-KZ-614 = If a rat with gold inside does not fit, the rat is laid face down in front of its player and the gold in front of its owner.
rule-KZ-615 = In the variant no ship ever sinks.
rule-KZ-616 = At the end everybody has two cards left. They bring nothing. Nobody can be out.
rule-KZ-617 = Ships arrive and are laid aside as in the main game.
rule-KZ-618 = The order at a ship is: turn up, refuse rats on the Cat Ship, confiscate, eat, load from heavy to light.

rules-secrets = What is secret, and table talk

rule-KZ-701 = Nobody is shown what is secret: cards in others' hands, cargo that lies face down, ports that are not open yet, the order of the decks. No log line, no message and no pause gives it away.
rule-KZ-702 = Everybody sees every card at the moment when its port's turn comes, also if it is lost right after.
rule-KZ-703 = Once the round is over only you can look at the cards you lost; the others see how many there are. If lost cards are open, everybody can look at them.
rule-KZ-704 = You may say anything about your cards and your port, true or false, at any time. Nothing that is said binds anybody.
