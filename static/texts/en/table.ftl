# The table page: prompt, players, log, chat, replay, settings. Read by the browser and the server.

## Who is called what

ui-table-you = you
ui-table-you-name = You
ui-table-seat = seat { $number }

## Parts of the page

ui-table-home = All my matches
ui-table-stage = Table
ui-table-hand = My hand
ui-table-to-hand = To my hand
ui-table-players = Players
ui-table-talk = Log and chat
ui-table-nav = Around the table
ui-table-log = Log
ui-table-chat = Chat
ui-table-rules = Rules
ui-table-replay = Replay
ui-table-more = More
ui-table-back = To the table
ui-table-close = Close
ui-table-script = The table needs JavaScript. Everything else on this site works without it.
ui-table-broken = The table could not be laid. Please reload the page.

## The prompt

ui-table-opening = Laying the table …
ui-table-wait = Waiting for { $names }.
ui-table-paused = { $by ->
    [admin] Paused by the admin.
   *[table] Paused.
}
ui-table-paused-how = Nobody can move until the match goes on; no time runs.
ui-table-continue = Go on
ui-table-pause = Pause
ui-table-pause-propose = Propose a pause
ui-table-host = Look after the match
ui-table-play-again = I play again
ui-table-wait-nobody = The table is busy for a moment.
ui-table-you-chose = You chose { $choices }.
ui-table-you-conceded = You have conceded. A bot plays on for you.
ui-table-look = Look what happens
ui-table-skip = Skip
ui-table-choices = Choices
ui-table-confirm = Confirm
ui-table-need = { $range ->
    [yes] { $at_least ->
        [0] Choose up to { $at_most }
       *[other] Choose { $at_least } to { $at_most }
    }
   *[no] { $at_least ->
        [one] Choose one
       *[other] Choose { $at_least }
    }
}
ui-table-full = { $count ->
    [one] Only one is allowed. Put it back to take another.
   *[other] No more than { $count }. Put one back to take another.
}
ui-table-put-back = Put back
ui-table-undo = Undo
ui-table-undo-none = Nothing to undo
ui-table-retract = Take back
ui-table-sending = Sending …
ui-table-not-stored = Not known to be stored yet. Trying again by itself …
ui-table-lost = Connection lost. Coming back by itself …
ui-table-lost-unstored = Connection lost. Your choice is kept and sent again as soon as it can be.
ui-table-no-answer = No answer from the server. Please try again.
ui-table-outdated = The server has been renewed.
ui-table-reload = Reload
ui-table-read-rule = Read rule { $rule }
ui-table-your-turn = The table waits for you.

## A choice that may be a mistake

ui-table-caution = Are you sure?
ui-table-caution-back = Choose again
ui-table-caution-do = Do it

## Players

ui-table-ready = ready
ui-table-awaited = The table waits for this player.
ui-table-bot = bot
ui-table-away = away
ui-table-conceded = conceded
ui-table-winner = winner

## Log and chat

ui-table-log-empty = Nothing has happened yet.
ui-table-log-open = { " " }({ $what })
ui-table-undone = { $you ->
    [yes] You take the last step back.
   *[no] { $seat } takes the last step back.
}
log-table-left = { $you ->
    [yes] You concede and leave the match.
   *[no] { $seat } concedes and leaves the match.
}
log-table-restored = The match went back to this point. The admin says: { $why }
log-table-rules-changed = The rules were corrected, and the match goes on from here; what nobody had seen was dealt again.
log-table-went-back = The match went back to this point, as { $seat } proposed and all agreed. Reason: { $why }
log-table-forked = The match goes on from move { $move } of another one. What nobody had seen then is dealt again.
log-table-proposed = { $you ->
    [yes] You propose
   *[no] { $seat } proposes
 } { $point ->
    [pause] to pause the match.
    [move] to go back before the last move.
    [step] to go back to the beginning of the turn.
   *[before] to go back to the beginning of the turn before.
}
log-table-rests = { $you ->
    [yes] You pause the match.
   *[no] { $seat } pauses the match.
}
log-table-host-rests = The host pauses the match.
log-table-all-rest = The match is paused, as { $seat } proposed and all agreed. { $why }
log-table-goes-on = { $you ->
    [yes] You let the match go on.
   *[no] { $seat } lets the match go on.
}
log-table-host-goes-on = The host lets the match go on.
log-table-refused = { $you ->
    [yes] You say no.
   *[no] { $seat } says no.
}
log-table-conceded = { $you ->
    [yes] You concede. A bot plays on for you.
   *[no] { $seat } concedes. A bot plays on.
}
log-table-ended = { $seats_count ->
    [one] { $you ->
        [yes] You end the match here.
       *[no] { $seats } ends the match here.
    }
   *[other] The match ends here, as { $seats } agreed.
}
log-table-bot-in = { $you ->
    [yes] A bot plays for you from now on.
   *[no] A bot plays for { $seat } from now on.
}
log-table-bot-out = { $you ->
    [yes] You play again yourself.
   *[no] { $seat } plays again without a bot.
}
log-table-given = { $you ->
    [yes] The host gives you your seat back on this device.
   *[no] The host gives { $seat } the seat back on another device.
}
log-table-reissued = { $you ->
    [yes] The admin makes a new link to your seat: { $why }
   *[no] The admin makes a new link to the seat of { $seat }: { $why }
}
log-table-parted = { $seat } has left for good. A bot plays on.
log-table-late = { $you ->
    [yes] Your
   *[no] { $seat }: the
 } time is over.{ $what ->
    [remind] { " A reminder is on its way." }
    [bot] { " A bot gives this answer." }
   *[mark] { "" }
}
log-table-removed = The host removes { $seat } from the match. A bot plays on.
log-table-admin = The admin says: { $why }
log-table-paused = The admin pauses the match: { $why }
log-table-continued = The match goes on. The admin says: { $why }
log-table-closed = The admin ends the match here: { $why }
ui-table-only-you = only you see this
ui-table-since = While you were away
ui-table-chat-empty = Nobody has said anything yet.
ui-table-say = Say something to the table
ui-table-send = Send
ui-table-claims = Say with one tap; it need not be true
ui-table-claim-note = need not be true
ui-table-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}

## The end

ui-table-wins = { $mine ->
    [yes] { $winners_count ->
        [1] You win!
       *[other] { $winners } share the victory.
    }
   *[no] { $winners_count ->
        [0] The match is over.
        [1] { $winners } wins.
       *[other] { $winners } share the victory.
    }
}
ui-table-ended = The match was ended early.
ui-table-score-sheet = Score sheet
ui-table-total = Total
ui-table-rank = { $rank }.
ui-table-rematch = Play again
ui-table-rematch-open = Join the rematch
ui-table-watch-again = Watch again
ui-table-seed = Was the shuffle honest?
ui-table-seed-why = All chance in this match came from one number, the seed. Its fingerprint (SHA-256) was fixed before the first move; now the seed itself is open.
ui-table-seed-value = Seed
ui-table-seed-hash = Fingerprint from the start
ui-table-seed-fits = The seed has this fingerprint: nothing was changed after the start.
ui-table-seed-unfit = The seed does not have this fingerprint.

## Replay

ui-table-replay-start = The match begins.
ui-table-replay-quiet = A choice was made.
ui-table-replay-chose = { $you ->
    [yes] You have chosen.
   *[no] { $seat } has chosen.
}
ui-table-replay-back = { $you ->
    [yes] You take your choice back.
   *[no] { $seat } takes the choice back.
}
ui-table-replay-move = Move { $move } of { $moves }
ui-table-replay-slider = Move
ui-table-replay-first = To the beginning
ui-table-replay-prev = One move back
ui-table-replay-next = One move on
ui-table-replay-play = Play
ui-table-replay-pause = Pause
ui-table-replay-link = Link to this move
ui-table-fork = Play on from here
ui-table-eyes = Through whose eyes
ui-table-eyes-everything = All open
ui-table-eyes-spectator = Onlooker

## More

ui-table-this-match = This match
ui-table-watchers = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
ui-table-link = Link to this table
ui-table-copy = Copy
ui-table-copied = Copied.
ui-table-copy-by-hand = Press and hold the address to copy it.
ui-table-share = Share
ui-table-fair = An honest shuffle
ui-table-fair-why = All chance in this match comes from one number that was fixed before the first move. This is its fingerprint (SHA-256); the number itself is shown at the end.
ui-table-origin = Goes on from move { $move } of another match
ui-table-report = Report a problem
ui-table-my-seat = My seat
ui-table-carry = Play on another device
ui-table-carry-how = Scan this with the other device, or open the link there. You keep your seat here as well.
ui-table-carry-link = Link that carries your seat
ui-table-carry-local = This address leads back to your own device. Open the page under the address that the server showed when it started, and the link works elsewhere too.
ui-table-carry-once = The link works once. Do not pass it on: who opens it sits on your seat.
ui-table-carry-used = The link has been used: your seat is now open on the other device too.
ui-table-habits = Answer for me
ui-table-late = Late
ui-table-time-short = Ten seconds left.
ui-table-proposal = A proposal
ui-table-proposes = { $mine ->
    [yes] You propose
   *[no] { $seats } proposes
 } { $point ->
    [pause] to pause the match.
    [move] to go back before the last move.
    [step] to go back to the beginning of this turn.
   *[before] to go back to the beginning of the turn before.
}
ui-table-proposal-waits = Waiting for { $seats }. When all agree, it is done at once.
ui-table-proposal-yes = Agree
ui-table-proposal-no = Refuse
ui-table-proposal-take-back = Take it back
ui-table-go-back = Go back …
ui-table-back-why = A slip, or somebody touched the wrong thing? Propose to go back; everybody who plays must agree. What nobody had seen is dealt again, so nobody knows what will come.
ui-table-back-where = How far?
ui-table-back-point = { $point ->
    [move] Before the last move
    [step] To the beginning of this turn or phase
   *[before] To the beginning of the one before
}
ui-table-back-reason = Why? (all read it)
ui-table-back-propose = Propose
ui-table-recent = What happened last; opens the log
ui-table-only-answer = This is all you can do. You are asked all the same, so that nobody learns what you hold.
ui-table-concede = Concede
ui-table-concede-ask = Concede this match?
ui-table-concede-why = A bot plays on for you, and you cannot come back in. The others can finish the match.
ui-table-concede-not = Play on
ui-table-concede-do = Concede
ui-table-end-vote = Propose to end
ui-table-end-voted = Withdraw my proposal to end
ui-table-end-ask = End this match?
ui-table-end-now = Nobody else has to agree: the match ends at once, without a winner.
ui-table-end-why = The match ends without a winner as soon as everybody agrees. Until then you play on.
ui-table-end-do = End the match
ui-table-end-votes = { $seats } would like to end the match here. It ends when everybody agrees.
ui-table-claims-head = Somebody wants a seat back
ui-table-claim-asks = { $name } says that the seat of { $seats } is theirs.
ui-table-claim-give = Give it back

## Settings

ui-table-settings = Settings
ui-table-set-confirm = Confirm each move
    .help = Off: where one choice is enough, it counts at once.
ui-table-set-sound = Sound when it is your turn
    .help = Only while the page is hidden.
ui-table-set-notify = Notice when it is your turn
    .help = Only while the page is hidden.
ui-table-set-still = Less motion
ui-table-set-fast = Quicker scenes
ui-table-set-keys = Digit keys pick choices
    .help = 1 to 9 pick, arrows walk, Enter confirms, Escape puts back.
ui-table-notices = Notices while the page is closed
ui-table-notify-refused = The browser does not allow notifications here.
ui-table-theme = Appearance
ui-table-theme-auto = As the device
ui-table-theme-light = Light
ui-table-theme-dark = Dark
ui-table-language = Language
ui-table-aid = Rules at a glance
ui-table-all-rules = All rules
