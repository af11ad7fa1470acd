# Cazamanzanas: the rules page in English. Only the server reads this.

## Player aid

aid-1 = 1. On your turn play one card, move the cap by its points, then throw away what you like and draw up to three.
aid-2 = 2. Trampoline: one row down and one column to its side. Leaf, upright platform, empty cell: straight down.
aid-3 = 3. Flat platform: from straight above an apple stays there. From the side it rolls over, one row down and one column on, and first pushes off whatever lies there.
aid-4 = 4. Doubler: one apple becomes two, first down-left, then down-right. At most four are on the table.
aid-5 = 5. Portal: an apple leaves the other portal of the set straight down. The two lie at most three steps apart. Whoever would enter the same portal twice is gone.
aid-6 = 6. Trap: the apple is gone. Bomb: destroys anything but a portal. Rotation: tilts a trampoline the other way, turns a platform upright or flat.
aid-7 = 7. At 12 all apples fall, from left to right, one after the other. Then the baskets may move down, and a new round begins: 3, 3 and 6 apples.
aid-8 = 8. Most apples in your two secret baskets win. If equal, the fuller single basket decides.
aid-9 = 9. A set: 4 trampolines left, 4 right, 3 platforms, 2 leaves, 2 doublers, 2 portals, 1 trap, 2 bombs, 2 rotations. Doublers and portals are worth 2 points, the fast leaf 3, all others 1.

## In the box

piece-trampoline_left = 4 in each set
piece-trampoline_right = 4 in each set
piece-platform = 3 in each set
piece-leaf = 2 in each set
piece-doubler = 2 in each set
piece-portal = 2 in each set
piece-trap = one in each set
piece-bomb = 2 in each set
piece-rotate = 2 in each set

## Rules

rules-players = Who plays

rule-CM-001 = Two, three or four play, everybody for themselves.
rule-CM-002 = Seats are taken clockwise, and the order is fixed before the match begins.
rule-CM-003 = A match has three rounds.

rules-components = What is in the box

rule-CM-010 = There are four sets of 22 cards in four colours. Every player takes one; sets that are left over are not used.
rule-CM-011 = All sets are the same: four left and four right trampolines, three platforms, two leaves, two doublers, two portals, a trap, two bombs and two rotations.
rule-CM-012 = Each card has ripening points: doublers and portals 2, one of the leaves, the fast one, 3, every other card 1.
rule-CM-013 = Eight branch cards, numbered 1 to 8, each show another picture.
rule-CM-014 = For each branch there is a blossom card with the same picture.
rule-CM-015 = Eight baskets have eight colours, and so have eight hunters: one hunter belongs to each basket.
rule-CM-016 = The track of ripeness goes from 0 to 12; a gnome's cap marks where it stands.
rule-CM-017 = There are 20 apples, all alike.
rule-CM-018 = In all these are 121 cards.

rules-field = The orchard

rule-CM-101 = Between branch and baskets lies a grid of cells, each as large as a card.
rule-CM-102 = Columns are numbered from left to right. Column 5 is the one under branch 5.
rule-CM-103 = Rows are numbered downwards from the branch. The baskets stand below the last row.
rule-CM-104 = At first there are four rows.
rule-CM-105 = Under each branch card stands exactly one basket.
rule-CM-106 = A row may be added before the second round and another before the third: there are four, five or six.
rule-CM-107 = The grid reaches three columns beyond the branch on either side.
rule-CM-108 = A cell holds one mechanism at most. Cards never overlap, and lie neither in the row of the branch nor in that of the baskets.
rule-CM-109 = Left is the same side for all players: where the smaller numbers are.
rule-CM-110 = An apple is in the supply, on a branch, on a platform, in a basket or, for a moment, on its way.
rule-CM-111 = A branch carries one apple at most.
rule-CM-112 = Any number of apples can lie on one flat platform.

rules-setup = Setting up

rule-CM-201 = Branches 1 to 8 are laid out from left to right; with two players only 3 to 8.
rule-CM-202 = A random basket comes under each branch. With two players two baskets are left over; they and their hunters leave the game, for all to see.
rule-CM-203 = The cap begins on 4 with two players, on 2 with three and on 0 with four.
rule-CM-204 = With two players the blossoms of branches 1 and 2 are taken out.
rule-CM-205 = The blossoms are shuffled and three are turned up: an apple hangs on each of their branches.
rule-CM-206 = Everybody gets two hunters and keeps them secret. Hunters that are left over stay hidden from all until the end.
rule-CM-207 = Everybody lays one portal of the set aside, for all to see, shuffles the other 21 cards and draws three of them.
rule-CM-208 = The other apples are the supply. Those that the next rounds need for their branches are reserved.
rule-CM-209 = The first player is drawn, or named by whoever sits in the first seat.
rule-CM-210 = Chance decides in this order: baskets, blossoms, hunters, decks, first player.

rules-turn = Your turn

rule-CM-301 = A turn has three parts: play a card, move the cap, refill the hand.
rule-CM-302 = You must play exactly one card if any of yours can be played.
rule-CM-303 = A card can be played if it can do what it says, useful or not: a mechanism needs a free cell, a bomb and a rotation need something to work on.
rule-CM-304 = The cap moves on by the points of the card, and stops on 12 at the latest.
rule-CM-305 = The portal that comes along with another one brings no points.
rule-CM-306 = To refill, throw away none, one or both of the cards that you have left; then draw until you hold three.
rule-CM-307 = If you have fewer cards left than usual, the same holds for them.
rule-CM-308 = Cards that are thrown away lie face up on your own pile, and anybody may look through it.
rule-CM-309 = When your deck is empty, your own discard pile is shuffled into a new one; or, if that was agreed on, you draw no more.
rule-CM-310 = If none of your cards can be played, throw one away without effect. The cap moves by its points, one at least, and you refill.
rule-CM-311 = With an empty hand you pass: the cap moves by one, and you draw what you can.
rule-CM-312 = Then it is the next player's turn, clockwise.
rule-CM-313 = When the cap reaches 12 the apples fall at once, before you refill. After the fall of the last round nobody refills any more.
rule-CM-314 = Hands, decks, piles and all that lies on the table stay from round to round.

rules-laying = Laying mechanisms

rule-CM-401 = A mechanism goes into any free cell of the grid, also directly under the branch, directly above the baskets, or beside them.
rule-CM-402 = It may touch other cards or none.
rule-CM-403 = It is laid upright, as printed: a trampoline tilts to its side, a platform lies flat.
rule-CM-404 = What was laid stays where it is until it is destroyed, and as it is until it is turned.
rule-CM-405 = There are at most four doublers on the table, of all players together.
rule-CM-406 = As long as four are there, no doubler can be played.
rule-CM-407 = A portal goes into a free cell, and your portal that was set aside goes into another one in the same move. From then on the two belong together.
rule-CM-408 = The second portal lies one, two or three steps from the first, in any direction; rows and columns are counted together.
rule-CM-409 = Where no such cell is free, the first portal cannot be laid.
rule-CM-410 = So everybody lays one pair at most.
rule-CM-411 = Laying a card never moves an apple.

rules-actions = Bombs and rotations

rule-CM-501 = An action takes effect, then its card goes to your discard pile.
rule-CM-502 = A bomb destroys any mechanism, yours or somebody else's, but never a portal.
rule-CM-503 = The destroyed card goes to the discard pile of whoever played the bomb, and is that player's from then on; or, if that was agreed on, to the player of its colour. Its cell is free.
rule-CM-504 = Apples that stuck to it fall straight down at once, the one first that stuck first, each to its end before the next.
rule-CM-505 = A rotation turns any trampoline or platform, yours or somebody else's: the trampoline tilts the other way, a flat platform stands upright, an upright one lies flat.
rule-CM-506 = Apples on a platform that is turned upright fall in the same way. No other rotation moves an apple.
rule-CM-507 = A card that leaves the table is upright when it is laid again.
rule-CM-508 = Whatever an action makes fall has fallen before the cap moves.

rules-fall = The fall

rule-CM-601 = An apple that falls from its branch enters the first row straight from above.
rule-CM-602 = One apple falls at a time, all others wait.
rule-CM-603 = Columns beside the branch are like all others: an apple may leave the baskets behind and come back. Beyond the last column it is lost.
rule-CM-604 = Apples fall from left to right. All that one of them causes is over before the next one falls.
rule-CM-605 = An apple that reaches the ground where no basket stands returns to the supply.
rule-CM-606 = An apple that reaches a basket stays there until the end.
rule-CM-607 = Apples that stick to platforms do not fall with the others. They move only if they are pushed off or lose their hold.
rule-CM-611 = Out of an empty cell and off a leaf an apple falls straight down, wherever it came from.
rule-CM-612 = An upright platform is like a leaf.
rule-CM-613 = Off a trampoline an apple goes one row down and one column to the side to which it tilts, wherever it came from.
rule-CM-614 = An apple from straight above sticks to a flat platform, beside others that are there already.
rule-CM-615 = An apple from the side rolls over a flat platform: one row down, one column on, and still sideways.
rule-CM-616 = If apples stick there, it pushes all of them off in its own direction.
rule-CM-617 = The one that stuck first goes first, each to its end; then follows the apple that pushed them.
rule-CM-618 = A doubler makes two apples of one, with an apple of the supply: one goes down-left and, when that is over, one goes down-right. Both move sideways, as off a trampoline.
rule-CM-619 = Without a spare apple a doubler is like a leaf.
rule-CM-620 = Spare are the apples of the supply that are not reserved for the branches of later rounds. An apple that returns is spare at once.
rule-CM-621 = Into a portal, straight down out of its partner, into the cell below.
rule-CM-622 = An apple that would enter a portal card for the second time in one fall would never come down: it returns to the supply. Halves remember the portals of the whole apple.
rule-CM-623 = A trap takes every apple, from any side, back to the supply, and stays.
rule-CM-624 = Apples never bump into each other anywhere else.
rule-CM-625 = So every fall comes to an end.

rules-rounds = Rounds

rule-CM-701 = A round ends as soon as the cap reaches 12, in the middle of the turn.
rule-CM-702 = All apples on the branch fall, from left to right.
rule-CM-703 = After the first and the second round: if any card lies directly above a basket, all baskets move down one row, with what is in them.
rule-CM-704 = Then new apples hang: in the second round under the next three blossoms; for the third all blossoms are shuffled and six are turned up.
rule-CM-705 = The baskets move before the new apples come. The blossoms of a round stay visible.
rule-CM-706 = The cap goes back to its start, and play goes on clockwise.
rule-CM-707 = Apples on platforms stay where they are.

rules-scoring = The end

rule-CM-801 = After the third fall all hunters are shown. Your score is what lies in your two baskets.
rule-CM-802 = Most apples win. If equal, the fuller single basket decides; if that is equal too, the victory is shared.
rule-CM-803 = Apples on platforms, and those in baskets whose hunter nobody has, count for nobody.
rule-CM-804 = All other ranks are found in the same way.
rule-CM-805 = Nobody is out before the end. A bot plays on for whoever leaves.
