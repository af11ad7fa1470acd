# The shell: every page but the table.

## Everywhere

ui-skip = To the content
ui-home = Sobremesa, home
ui-me = Who are you?
ui-foot = The long talk at the table after the meal.
ui-foot-home = Your matches
ui-foot-me = You and your settings
ui-name = Your name
ui-name-example = Type your name
ui-close = Close
ui-copy = Copy the link
ui-copied = Copied.
ui-copy-by-hand = The link is selected: copy it with your browser’s menu.
ui-share = Share
ui-rules = Rules
ui-list = { $rest } and { $last }
ui-live-offline = The connection is gone. Trying again…
ui-live-failed = That did not arrive. Please try once more.

## Home

ui-home-title-waiting = ({ $n }) Sobremesa
ui-home-lead = The long talk at the table after the meal. Five games, one link, your friends.
ui-mine = Your matches
ui-mine-waiting = { $n ->
    [one] One waits for you
   *[other] { $n } wait for you
}
ui-mine-your-turn = Your turn
ui-mine-open-since = not begun
ui-mine-open = { $taken } of { $seats } seats are taken.
ui-mine-playing = The match is under way.
ui-mine-won = { $count ->
    [one] { $names } won.
   *[other] { $names } won together.
}
ui-mine-ended = Ended without a result.
ui-mine-over = Finished matches ({ $n })
ui-ago-now = just now
ui-ago-minutes = { $n } min ago
ui-ago-hours = { $n ->
    [one] an hour ago
   *[other] { $n } hours ago
}
ui-ago-days = { $n } days ago
ui-new = Set the table
ui-new-how = Choose a game, send the link to your friends, play. Nobody needs an account, and empty seats can be given to bots.
ui-new-game = Game
ui-new-open = Open a table
ui-box-players = Players:
ui-box-seats = { $least } to { $most }
ui-box-minutes = { $n } min
ui-box-rules = Rules

## Rules

ui-rules-of = Rules of { $game }
ui-rules-about = Every paragraph has a number. When the table refuses a move, it names the paragraph.
ui-rules-aid = At a glance
ui-rules-pieces = In the box
ui-rules-contents = Sections

## You

ui-me-title = You
ui-me-lead = There is no account. This browser remembers you; your name is all that others see.
ui-me-language = Language
ui-me-theme = Appearance
ui-me-theme-auto = As the device
ui-me-theme-light = Light
ui-me-theme-dark = Dark
ui-me-table = At the table
ui-me-confirm = Confirm each move
ui-me-confirm-help = First choose, then confirm with a button. Off: where one choice is enough, it counts at once.
ui-me-sound = Sound when it is your turn
ui-me-sound-help = Two soft notes, when the page is hidden.
ui-me-notify = Notice when it is your turn
ui-me-notify-help = When the page is hidden and the table waits for you. Works only over https.
ui-me-keys = Digit keys pick choices
ui-me-keys-help = 1 to 9 pick, arrows walk, Enter confirms, Escape puts back.
ui-me-still = Less motion
ui-me-still-help = Shows results at once, without moving pictures.
ui-me-save = Save
ui-me-saved = Saved.

## Lobby

ui-lobby = Lobby
ui-lobby-seats = Seats, in the order of play
ui-lobby-here = { $count ->
    [one] { $names } is here.
   *[other] { $names } are here.
}
ui-lobby-away = { $count ->
    [one] { $names } has a seat but is not here yet.
   *[other] { $names } have seats but are not here yet.
}
ui-lobby-bots = { $count ->
    [one] { $names } is a bot.
   *[other] { $names } are bots.
}
ui-lobby-free = { $n ->
    [one] One seat is free: share the link, or let a bot take it.
   *[other] { $n } seats are free: share the link, or let bots take them.
}
ui-lobby-open = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
}
ui-lobby-full = All seats are taken.
ui-lobby-fork = This match will go on from move { $move } of another one. The options are as they were, the seats are free; what nobody had seen then is dealt again.
ui-lobby-origin = Look at it
ui-lobby-sides = In teams: { $first } against { $others }.
ui-lobby-empty = The table is laid and nobody sits yet.

ui-seat-free = Free
ui-seat-nth = Seat { $n }
ui-seat-sit = sit down
ui-seat-add = add a bot
ui-seat-you = you
ui-seat-you-host = you, host
ui-seat-host = host
ui-seat-here = here
ui-seat-away = not here yet
ui-seat-bot = bot, { $kind }
ui-seat-sit-here = Sit down on seat { $n }
ui-seat-open-free = Free seat { $n }: what to do with it
ui-seat-open-mine = Your seat: colour, stand up
ui-seat-open = { $name }’s seat: what to do with it
ui-seat-move = Move to this seat
ui-colour = Your colour
ui-colour-taken = taken
ui-colour-red = Red, a circle
ui-colour-blue = Blue, a diamond
ui-colour-yellow = Yellow, a triangle
ui-colour-green = Green, a square
ui-colour-purple = Purple, a hexagon
ui-colour-orange = Orange, a cross
ui-colour-teal = Teal, a wedge
ui-colour-grey = Grey, a star
ui-stand = Stand up
ui-kick = Ask { $name } to leave
ui-kick-help = { $name } loses the seat. With the link, { $name } can come back.
ui-bot-which = Which bot should sit here?
ui-bot-away = Send { $name } away

ui-invite = Invite
ui-invite-how = Whoever opens this link types a name and sits down. No account.
ui-invite-full = All seats are taken. Whoever opens this link now can watch as soon as the match begins.
ui-invite-closed = All seats are taken, and this table is closed to guests: whoever opens this link now waits for a free seat.
ui-invite-link = Invite link
ui-invite-qr = QR code of the invite link
ui-invite-local = This address leads back to your own device. Open the page under the address that the server showed when it started, and friends in the same Wi-Fi can use the link.

ui-options = Options
ui-presets = Begin with
ui-options-save = Save
ui-options-host = { $host } chooses; everybody sees every change at once.
ui-options-nobody = The host chooses; everybody sees every change at once.
ui-option-on = On
ui-option-off = Off
ui-chairs = Seats
ui-chairs-help = Seats that are empty when you begin are taken away.
ui-clock = Clock
ui-clock-help = Time for each answer, whoever has answered already. A game's own time limit counts where it is shorter.
ui-clock-0 = Off
ui-clock-60 = 1 min
ui-clock-180 = 3 min
ui-clock-600 = 10 min
ui-clock-3600 = 1 hour
ui-clock-86400 = 1 day
ui-clock-172800 = 2 days
ui-clock-259200 = 3 days
ui-at-zero = When the time is over
ui-at-zero-help = All at the table read in the log who is late. A reminder goes to those who have turned on notices; a bot answers this one question only.
ui-at-zero-mark = Nothing but a mark
ui-at-zero-remind = A reminder
ui-at-zero-bot = A bot answers
ui-watch = Friends may watch
ui-watch-help = Whoever has the link and no seat sees what a guest at the table would see, and no hidden card.

ui-start-ready = Ready for { $n }
ui-start-missing = { $n ->
    [one] One more, and you can begin
   *[other] { $n } more, and you can begin
}
ui-start-free = { $n ->
    [one] One more seat is free.
   *[other] { $n } more seats are free.
}
ui-start-full = Every seat is taken.
ui-start-host = You wait for { $host } to begin.
ui-start-nobody = You wait for the host to begin.
ui-start-bot = Add a bot
ui-start-begin = Begin
ui-join = Sit down
ui-join-full = Every seat is taken
ui-join-full-watch = Stay here: you can watch as soon as the match begins.
ui-join-full-wait = Stay here: a seat may become free.

## Door

ui-door-playing = This match has begun without you.
ui-door-over = This match is over.
ui-door-watch = Watch
ui-door-closed = The host has closed this table to guests.
ui-claim = Is one of the seats yours?
ui-claim-how = Links open in another browser sometimes, and then it does not know you. Say which seat is yours; the host gives it back with one tap.
ui-claim-mine = This is my seat
ui-claim-waiting = You said that { $name }’s seat is yours. The page opens by itself when the host agrees.

## Keys

ui-carry = Your seat on another device
ui-carry-how = Scan this code with the other device, or open the link there. Both devices stay at the table, in step.
ui-carry-link = Link to your seat
ui-carry-qr = QR code of the link to your seat
ui-carry-local = This address leads back to your own device. Open the page under the address that the server showed when it started, and the link works elsewhere too.
ui-carry-once = It works once, for a quarter of an hour. Whoever opens it plays in your seat: show it to nobody.
ui-carry-back = Back to the table
ui-key = A seat for this device
ui-key-how = This opens { $name }’s seat in { $game } here.
ui-key-open = Open the seat here
ui-key-once = The link works once.

## Errors

ui-error = That did not work
ui-error-back = Back
ui-error-home = To your matches
error-not-found = There is no such page.
error-no-such-match = There is no such match. Perhaps the link lost its end on the way.
error-no-such-game = There is no such game on this table yet.
error-no-such-seat = There is no such seat at this table.
error-no-such-bot = This game has no such bot.
error-no-such-colour = There is no such colour.
error-no-such-link = There is no such link. Perhaps it lost its end on the way, or a newer one took its place.
error-no-such-claim = Somebody has dealt with that already.
error-forbidden = You may not do that.
error-forged = This form has grown old, or your browser keeps no cookies. Load the page again and try once more.
error-slow-down = That was a little fast. Wait a moment and try again.
error-bad-form = The form came with something missing. Load the page again and try once more.
error-bad-options = The game does not know these options.
error-bad-seat-count = The game does not know so many seats.
error-name-empty = Please type a name: at least one letter or digit.
error-name-long = That name is too long: { $most } characters are the most.
error-already-started = The match has begun already.
error-not-started = The match has not begun yet.
error-not-playing = The match is not being played now.
error-not-finished = The match is not over yet.
error-forked = The options and seats of a match that goes on from another stay as they were.
error-origin-gone = The match that this one was to go on from is gone.
error-empty-seats = There is still an empty seat.
error-too-few-people = The game needs at least { $least }; { $count ->
    [one] one sits
   *[other] { $count } sit
} here so far.
error-too-few-chairs = { $count } sit already: so many seats must stay.
error-seat-taken = Somebody was quicker: that seat is taken.
error-seat-needs-bot = Nobody else can play in that seat.
error-table-full = Every seat is taken.
error-colour-taken = Somebody was quicker: that colour is taken.
error-no-seat = You have no seat at this table.
error-already-seated = You have another seat at this table already.
error-already-conceded = You have given up already.
error-host-only = Only the host can do that.
error-nothing-to-claim = Nobody can claim that seat.
error-link-spent = This link was used already. Make a new one where you play.
error-link-expired = This link is too old. Make a new one where you play.
