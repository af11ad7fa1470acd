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
