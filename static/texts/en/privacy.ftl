## What is stored of people, and how it goes.

ui-former = Former player { $n }
ui-foot-data = Your data
ui-data-title = Your data
ui-data-lead = What this server keeps of you is below. You can take all of it with you, and you can have it deleted.
ui-data-kept = What is kept
ui-data-kept-you = Your name, your language, how you want the table to behave, and when you were here first and last.
ui-data-kept-key = A key in this browser’s cookie; the server keeps its fingerprint only. There is no e-mail address and no password.
ui-data-kept-matches = { $n ->
    [0] Matches: none so far.
    [one] One match: your seat, your moves, what you said.
   *[other] { $n } matches: your seats, your moves, what you said.
}
ui-data-kept-devices = Another device to which you carried a seat counts as somebody else: look there as well.
ui-data-nobody = This server knows nothing of you: a name is kept only once you sit down or save your settings.
ui-data-gone = You are forgotten. Where you played, others read “Former player” now.
ui-data-export = Take it with you
ui-data-export-how = One file in JSON, with all that is kept of you. Of matches under way it holds what you knew yourself, and no secret.
ui-data-export-do = Download my data
ui-data-delete = Have it deleted
ui-data-delete-how = Your name goes from all seats and logs, what you said at tables is deleted, and this browser’s key is dead. Your moves stay, since the matches are your friends’ as well.
ui-data-delete-running = { $n ->
    [0] No match of yours is under way.
    [one] One match of yours is under way: a bot plays on in your seat.
   *[other] { $n } matches of yours are under way: bots play on in your seats.
}
ui-data-delete-sure = I want to be forgotten; nothing brings it back
ui-data-delete-do = Delete my data
error-unsure = Tick that you are sure. Nothing was deleted.

## Those who are not let in.

error-banned = This server does not let you in. { $why }
error-banned-here = The host of this match does not let you in.
error-nobody-to-ban = Nobody sits there who could be removed.
error-no-such-ban = Somebody has dealt with that already.
ui-ban = Remove { $name } for good
ui-ban-help = { $name } loses the seat, what { $name } said goes, and this browser cannot come back to this match.
ui-banned = Not let in
ui-unban = Let { $name } in again
ui-unban-nameless = Somebody without a name
ui-admin-bans = Bans
ui-admin-bans-how = Who is banned from this server: their browsers’ keys open nothing any more but the page about their own data.
ui-admin-bans-none = Nobody is banned.
ui-admin-bans-lift = Let in again
ui-admin-ban = Ban from the server
ui-admin-ban-how = The person loses all seats on this server; bots play on. Name and talk go, moves stay. It can be lifted under Bans, but seats stay lost.
ui-admin-ban-reason = Reason, for the person and the audit log
ui-admin-did-ban = banned somebody in
ui-admin-did-lift = lifted a ban

## The host of a match that runs.

ui-host-title = Look after the match
ui-host-lead = What you may do as the host while the match runs. All at the table read it in the log.
ui-host-back = To the table
ui-host-pause = Pause
ui-host-pause-how = Nobody can move, bots wait, and no time runs. Anybody who sits can let the match go on.
ui-host-pause-do = Pause the match
ui-host-paused = The match is paused.
ui-host-paused-admin = An admin has paused the match, and lets it go on.
ui-host-continue-do = Let it go on
ui-host-people = At the table
ui-host-bot = a bot
ui-host-stands-in = a bot stands in
ui-host-here = here
ui-host-away = away
ui-host-conceded = conceded
ui-host-you = you
ui-host-stand-in = Let a bot play until { $name } is back
ui-host-stand-in-me = Let a bot play until I am back
ui-host-stand-out = Let { $name } play again
ui-host-stand-out-me = I play again
error-is-here = That person was here a moment ago. A bot can stand in once they have been away for a minute.
error-paused-by-admin = An admin has paused the match, and lets it go on.
