# Mombasa: the rules page in English. Only the server reads this.

## Player aid

aid-1 = 1. Plan in secret: lay at most one card into each open slot. All plans are shown together.
aid-2 = 2. In turn everybody does one action: goods, expansion, bookkeeper, diamond merchant, bonus marker, or the end of the phase.
aid-3 = 3. Goods of one kind buy at most one card; the rest walks on one company track. Shares lie on the tracks.
aid-4 = 4. An expansion uses all your expansion cards for one company. Its posts leave the base and uncover coins: that is the value of a share.
aid-5 = 5. A bookkeeper takes books; the ink jar walks over them while your face-up cards meet their conditions, or you pay.
aid-6 = 6. A merchant moves your diamond marker: its own diamonds and up to two mines of one company.
aid-7 = 7. When you end the phase you may take one resting deck back; then the cards of this round rest above their slots.
aid-8 = 8. After seven rounds: cash, shares times value, diamonds and books.

## Rules

rules-setting = The setting, and what it leaves out

rule-MB-000 = Mombasa speaks of chartered companies that carried crops and stones out of Africa in the nineteenth century. It counts only what reached the books of the investors. It does not show the land that was taken, the people who were forced to work and to move, nor those who resisted. The companies here belong to nobody and are not to be admired; play them as what they are, a machine for turning other people’s land into figures.

rules-course = The course of the game

rule-MB-001 = A match lasts seven rounds. Each has a planning phase and a general action phase; after all but the last there is a preparation phase.
rule-MB-002 = When the action phase of the seventh round is over, the match is scored at once.
rule-MB-003 = Turns go clockwise, beginning with whoever holds the first player marker.
rule-MB-004 = One share of a company is worth as much as there are coins on the vacant spaces of its base.
rule-MB-005 = Your shares of a company are the number at the last share icon that your marker has reached or passed, and one for each share card of that company that you own, wherever it lies.
rule-MB-006 = Share icons are totals: only the furthest one counts.
rule-MB-007 = Everybody’s money can be seen.
rule-MB-008 = The bank never runs out of money.
rule-MB-009 = Nobody goes into debt: what you cannot pay in full you cannot choose.
rule-MB-010 = Effects come one at a time, each with all that it sets off, before the next.
rule-MB-011 = What you gain you must take, unless a rule says that you may, or up to how much.

rules-setup = Setting up

rule-MB-012 = Each company has an edge of the board: Cairo the top, Mombasa the right, Cape Town the bottom, Saint-Louis the left.
rule-MB-013 = In the first game Mombasa has track A1, Cape Town B1, Saint-Louis C1 and Cairo D1.
rule-MB-014 = In the variable setup the four letters are dealt to the edges, each with either side up. A track stays with its company for the whole match.
rule-MB-015 = All fifteen posts of each company stand in its base, so that all shares are worth nothing.
rule-MB-016 = The action cards are shuffled letter by letter and stacked: A on top, then B, C, D, and E at the bottom.
rule-MB-017 = The card display has three columns of four. It is filled from the pile: right column first, then the middle, then the left, each from top to bottom.
rule-MB-018 = The discard pile begins empty.
rule-MB-019 = Pounds lie on the spaces 2 to 7 of the round track: one each with two players; two on 2, 4, 6 and one on 3, 5, 7 with three; two each with four.
rule-MB-020 = Books are shuffled by letter; four of each letter lie open.
rule-MB-021 = The four bonus tiles lie beside the board.
rule-MB-022 = Everybody begins with one pound, on the start of all four company tracks and of the diamond track. Colours of players mean nothing in the rules.
rule-MB-023 = You have three bonus markers with two players, otherwise two; more come only by a track power.
rule-MB-024 = The first player is drawn, or is the host, as the option says.
rule-MB-025 = Seats are counted clockwise from the first player. To nine starting cards each seat adds its own expansion 1, which sells for as many pounds as the number of the seat.
rule-MB-026 = So everybody owns ten cards.
rule-MB-027 = With fixed starting tiles the seats 1 to 4 have the tiles 1 to 4.
rule-MB-028 = Otherwise everybody is dealt two of the ten tiles and keeps one, in secret and at the same time. Nobody sees what the others left.
rule-MB-029 = The tile lies before the first book space, with the ink jar on it.
rule-MB-030 = The three cards that the tile names go to rest above the three open slots, one each, in any order you like. Seven cards stay in hand.
rule-MB-031 = Then everybody receives the bonus of the tile, in the order of the seats.
rule-MB-032 = The left and the right slot are locked at first.

rules-planning = Planning

rule-MB-033 = All plan at the same time.
rule-MB-034 = Lay cards from your hand face down into your open slots, at most one in each. Fewer is allowed, and so is none.
rule-MB-035 = Three slots are always open. The left one opens with space 8 of the diamond track, the right one with book space 4.
rule-MB-036 = A slot that opens during a round can be used from the next planning on.
rule-MB-037 = Any card may be laid, also a share card: it has no action, but it can be sold.
rule-MB-038 = Bonus tiles that you hold must be played now. They need no slot.
rule-MB-039 = For the extra crates you say in secret which good they are in this round.
rule-MB-040 = When everybody is ready, everything is turned up at once.
rule-MB-041 = Until then you may take your plan back; the others see no more than that you are not ready any longer.

rules-turns = Turns

rule-MB-042 = Whoever begins the round has the first turn. Who has ended the phase is passed over; it lasts until everybody has.
rule-MB-043 = In your turn do exactly one thing: use goods, expand, use a bookkeeper, use a diamond merchant, place a bonus marker, or end your phase.
rule-MB-044 = Only face-up items in your action area can be used, sold or counted. What rests or is in hand does nothing, but that share cards count.
rule-MB-045 = A used item lies face down. It cannot be used again and counts for nothing.
rule-MB-046 = What a card brings besides its action is received when the card is turned down, before the action itself; of several cards in the order of the slots from the left.

rules-goods = Goods and company tracks

rule-MB-047 = Use one or more items of the same good.
rule-MB-048 = Their values and your power are added up.
rule-MB-049 = With this total buy at most one card of the display, then walk with what is left on one company track. You may skip either, or both; what is not used is lost.
rule-MB-050 = A card costs its price and the surcharge of its column: 2 on the left, 1 in the middle, nothing on the right.
rule-MB-051 = A bought card comes to your hand; its place stays empty until the preparation.
rule-MB-052 = On a company track you go space by space, and may stop anywhere.
rule-MB-053 = To cross a pay line you must pay what it says. If you cannot, or will not, you stop and lose the spaces left.
rule-MB-054 = Whoever crosses a dividend line takes pounds from the bank, and so does everybody who is beyond it already, though fewer.
rule-MB-055 = What is printed on a space comes once, when your marker enters it. A power lasts from then on.
rule-MB-056 = Markers never go back, and any number of them may share a space.
rule-MB-057 = Each step beyond the last space brings two pounds instead.
rule-MB-058 = The power of agents gives you another bonus marker at once, for this very round.
rule-MB-059 = One advance is always on a single track.

rules-expansion = Expansion

rule-MB-060 = Use all your face-up expansion items, at least one.
rule-MB-061 = Their values and your power are your points.
rule-MB-062 = Choose one company and place its posts one after the other.
rule-MB-063 = A post enters a region beside the base or beside a region with a post of the same company, unless that company is there already.
rule-MB-064 = A single border costs one point, a double border two; the cheapest way counts.
rule-MB-065 = To oust the post of another company costs one point more.
rule-MB-066 = There is at most one post in a region.
rule-MB-067 = Take the post from the front of any column of the base. Posts in reserve go first.
rule-MB-068 = An ousted post goes back to a column of its base that you choose, onto the rearmost vacant space.
rule-MB-069 = The last space of a column is never covered again once it is vacant.
rule-MB-070 = If no column can take the post, it goes into the reserve beside the base.
rule-MB-071 = After each post you receive the reward of the region and may go on or stop. Points left are lost, and without posts there is no going on.

rules-books = Bookkeepers and books

rule-MB-072 = A book point takes one open book of the letter that your next book space asks for: five A, five B, five C.
rule-MB-073 = The book lies face up on that space and is never moved.
rule-MB-074 = Pounds that lie with the row of that letter come with it.
rule-MB-075 = The gap in the display is filled at once, as long as there are books of the letter.
rule-MB-076 = If no book of the letter lies open, the point is lost.
rule-MB-077 = With all fifteen spaces filled each book point brings two pounds.
rule-MB-078 = Use one face-up bookkeeper.
rule-MB-079 = First receive its book points and those of your power, then you may move the ink jar.
rule-MB-080 = The ink jar goes book by book. It enters a book that lies face down, whose conditions are met, or that you pay to turn.
rule-MB-081 = Conditions look at your face-up items at that moment. Nothing is spent, and one item may serve many books.
rule-MB-082 = Turning the next book costs two pounds, or one with the power, as often as you can pay.
rule-MB-083 = Stop after any book. You get the reward of the last book that you entered, if it is face up; those passed give nothing.
rule-MB-084 = The action is legal also where the ink jar does not move.
rule-MB-085 = Book space 4 opens the right slot.
rule-MB-086 = The ink jar is worth 10 from space 3 on, 15 from 5, 20 from 7, 30 from 9, 40 from 11, 50 from 13 and 60 on 15.

rules-diamonds = Merchants and diamonds

rule-MB-087 = Use one face-up diamond merchant and choose a company.
rule-MB-088 = Your diamond marker moves by the diamonds of the merchant, one more for each mine that the company holds but at most two, and your power.
rule-MB-089 = Nobody begins with a merchant: buy one, or hire the travelling merchant.
rule-MB-090 = The diamond track has 28 spaces.
rule-MB-091 = Space 8 opens the left slot.
rule-MB-092 = Diamonds are worth 10 from space 6 on, 15 from 9, 25 from 13, 30 from 16, 40 from 20, 45 from 23, 50 from 25 and 60 on 28.
rule-MB-093 = Each diamond beyond the last space brings two pounds.

rules-bonus = Bonus markers

rule-MB-094 = Place a marker that is not on the board on a free bonus space or tile, pay what it costs, and take what it brings.
rule-MB-095 = Each space and each tile takes one marker in a round.
rule-MB-096 = There are majorities, standard spaces and bonus tiles.
rule-MB-097 = A space that would do nothing at all for you cannot be chosen.
rule-MB-098 = Majorities cost nothing: bananas, cotton, coffee, expansion and people.
rule-MB-099 = Compared are the values of face-up items, of people their number. Powers do not count.
rule-MB-100 = You need at least 1.
rule-MB-101 = Who has ended the phase has nothing to compare.
rule-MB-102 = You need more than everybody else; with the option, as much as the best.
rule-MB-103 = A majority of goods lets you advance up to two spaces on one company track, the other two one space.
rule-MB-104 = Your items stay face up.
rule-MB-105 = Standard spaces: the first player marker and a pound; sell a card; buy a card; for a pound a book, a diamond or a space on a track; or two pounds.
rule-MB-106 = Sell one face-up card of your slots. A starting card leaves the game, another goes to the discard pile. The slot is empty.
rule-MB-107 = Buy one card of the display to your hand for pounds, at its price with surcharge.
rule-MB-108 = The first player marker is taken now and counts from the next round on. If nobody takes it, it stays.
rule-MB-109 = Whoever holds the marker may use that space as well.
rule-MB-110 = A bonus tile costs one pound. It stays beside the board until the preparation.
rule-MB-111 = The tiles are goods 2, expansion 2, a bookkeeper with one book point and a merchant with one diamond.
rule-MB-112 = In the preparation you take the tile. It is played in your next planning and works like a card of its kind.
rule-MB-113 = In the last round a tile may be marked, but brings nothing.

rules-end = Ending the phase

rule-MB-114 = First take your income, if you have that power.
rule-MB-115 = Then turn your face-down items up again.
rule-MB-116 = In rounds 1 to 6 you may take one resting deck into your hand: all of it, or none.
rule-MB-117 = Then each card goes from its slot onto the deck above it.
rule-MB-118 = Bonus tiles go back beside the board at once, and may be marked again.
rule-MB-119 = You are out of this phase. Your markers stay on the board until the preparation.
rule-MB-120 = In the seventh round no deck is taken back.

rules-preparation = Preparation

rule-MB-121 = The pounds of the next round go one by one to the rows of books that the round track names.
rule-MB-122 = Cards still in the right column are discarded; the others move to the right as far as they can, in their rows.
rule-MB-123 = Gaps are filled from the pile, right column first. When the pile is empty they stay; discards do not come back.
rule-MB-124 = All take their bonus markers back, with the tiles that they mark.
rule-MB-125 = Whoever holds the first player marker begins the next round.

rules-scoring = Final scoring

rule-MB-126 = You have your cash, your shares times their value in each company, and the values of diamonds and books.
rule-MB-127 = Before the first mark diamonds and books are worth nothing.
rule-MB-128 = The highest total wins.
rule-MB-129 = Of those who are tied the one with more cash wins; if that is equal too, they share the victory.
rule-MB-130 = Bonus markers, tiles, books as such and cards other than shares are worth nothing.
rule-MB-131 = When cards or books of a letter run out, gaps stay.
rule-MB-132 = A company without any post left in base and reserve is worth 15 and places no more.
rule-MB-133 = A company that cannot go anywhere may still be chosen; the points are lost.
rule-MB-134 = You may own any number of cards.
rule-MB-135 = With nothing to use and no marker to place, all that is left is to end the phase. The table asks for it all the same.
rule-MB-136 = You may end the phase with face-up items left; they simply rest.
rule-MB-137 = With an empty hand you plan nothing, and still have turns.

rules-secrets = What is secret

rule-MB-138 = Nobody is sent a card that he may not see. Of a plan the others learn how many cards it has when it is confirmed, and the cards when all are shown.
rule-MB-139 = The log tells plans only when they are shown.
rule-MB-140 = Whoever comes back to the table sees what was to be seen before.
rule-MB-141 = All cards come into play openly, so a good memory knows every hand. The table does not remember for you.
rule-MB-142 = Resting cards lie open to all, or only the top one of each deck, as the option says.
