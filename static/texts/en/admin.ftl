## The pages of those who run the server.

ui-admin = Admin
ui-admin-login-how = For those who run this server.
ui-admin-login = Log in
ui-admin-logout = Log out, { $name }
ui-admin-password = Password
ui-admin-password-again = The same password again
ui-admin-password-help = At least { $least } characters.
ui-admin-first = Become the admin
ui-admin-first-how = Whoever fills this in looks after this server: all its matches, and what becomes of them.
ui-admin-first-do = Become the admin
ui-admin-audit = Audit log
ui-admin-audit-empty = Nobody has done anything yet.
ui-admin-older = Older
ui-admin-did-admin = made an admin
ui-admin-did-login = logged in
ui-admin-matches = Matches
ui-admin-did-look = looked behind the cards of
ui-admin-did-restore = went back in
ui-admin-did-pause = paused
ui-admin-did-continue = let go on
ui-admin-did-bot = let a bot play in
ui-admin-did-person = gave a seat back to its person in
ui-admin-did-reissue = gave out a seat anew in
ui-admin-did-close = ended
ui-admin-did-delete = deleted
ui-admin-did-export = exported
ui-admin-did-import = imported
ui-admin-did-verify = verified

ui-admin-import = Import
ui-admin-import-how = An export of this server or another one. The match is played again before it is taken in; the seats of persons then need new links.
ui-admin-import-file = The file
ui-admin-import-do = Take the match in
ui-admin-verify-how = Every match that has begun is played again from its seed and moves, and compared with all that is stored: here the newest { $most }; the command verifies all.
ui-admin-verify-do = Verify them
ui-admin-verify-none = { $n ->
    [0] There is nothing to verify.
    [one] One match, and it is right.
   *[other] All { $n } matches are right.
}
ui-admin-find = Find
ui-admin-find-text = Name or address
ui-admin-find-awaited = Waits for
ui-admin-find-game = Game
ui-admin-find-status = Status
ui-admin-find-age = Last change
ui-admin-find-any = Any
ui-admin-found = { $n ->
    [0] No match fits.
    [one] One match.
   *[other] { $n } matches.
}
ui-admin-status-open = not begun
ui-admin-status-playing = under way
ui-admin-status-paused = paused
ui-admin-status-finished = finished
ui-admin-status-abandoned = ended without a result
ui-admin-age-day = within a day
ui-admin-age-week = within a week
ui-admin-age-month = within a month
ui-admin-age-older-week = more than a week ago
ui-admin-age-older-month = more than a month ago
ui-admin-pages = Pages
ui-admin-page = Page { $n } of { $pages }
ui-admin-newer = Newer
ui-admin-moves-count = { $n ->
    [one] one move
   *[other] { $n } moves
}
ui-admin-moves-counting = { $n } of them count
ui-admin-bytes = { $n } KiB

ui-admin-seats = Seats
ui-admin-seat-person = a person
ui-admin-seat-stands-in = a person; { $bot } stands in
ui-admin-seat-conceded = conceded
ui-admin-seat-lost = nobody has a key
ui-admin-seat-free = free
ui-admin-seat-lobby = The match has not begun: whoever sits can still stand up.
ui-admin-seat-plays = Who plays
ui-admin-seat-hand = Hand the seat over
ui-admin-reissue = Make a new link to the seat
ui-admin-reissue-how = For a seat whose key is lost, or for another person. All that open the seat now are shut out of it.
ui-admin-reissued = { $name }’s seat
ui-admin-reissued-how = Whoever opens this link first has the seat. It works once, within three days, and is shown only here.
ui-admin-back = Back to the match
ui-admin-facts = Facts
ui-admin-created = Opened
ui-admin-started = Begun
ui-admin-ended = Ended
ui-admin-rules = Version of the rules
ui-admin-acts = Acts
ui-admin-acts-how = Everything stands in the audit log; reasons are read at the table.
ui-admin-reason = Reason, for all at the table
ui-admin-reason-log = Reason, for the audit log
ui-admin-reason-log-example = Two players disagree about a card
ui-admin-reason-example = A slip of the thumb
ui-admin-verify = Verify
ui-admin-verified = All is as the seed and the moves make it.
ui-admin-differs = Move { $move } is the first that differs from what seed and moves lead to ({ $what }).
ui-admin-unreadable = The rules of this server cannot read this match. It can be exported and deleted.
ui-admin-pause = Pause
ui-admin-pause-how = The match rests: nobody can move, bots wait, no time runs. People at the table read why.
ui-admin-continue = Let it go on
ui-admin-continue-how = Bots play again, and who must answer in time has all of it again.
ui-admin-close = End the match
ui-admin-close-how = The match ends here without a result. It stays stored, and can be restored to a move later.
ui-admin-export = Export
ui-admin-export-how = The file holds the whole match, also what is hidden in it: whoever reads it knows what will be drawn.
ui-admin-delete = Delete
ui-admin-delete-how = The match goes, with its moves, its log and its talk. Nothing brings it back but an export.
ui-admin-delete-type = Type { $slug } to delete it

ui-admin-look = Look
ui-admin-look-how = Whoever looks with the eyes of a seat, or at everything, is asked first, and it is written down.
ui-admin-look-over = The match is over, so everything is open.
ui-admin-eyes-spectator = Spectators
ui-admin-eyes-everything = Everything
ui-admin-seen = As seen by: { $eyes }
ui-admin-ask-how = The match is under way, and this shows what its players hide from each other. That you looked stands in the audit log.
ui-admin-ask-sure = I need to see it
ui-admin-ask-do = Look
ui-admin-view = On the table
ui-admin-log = Log
ui-admin-moves = Moves
ui-admin-move = Move
ui-admin-move-what = What
ui-admin-move-when = When (UTC)
ui-admin-kind-start = begun
ui-admin-kind-move = answered:
ui-admin-kind-undo = took back:
ui-admin-kind-retract = took an answer back:
ui-admin-kind-concede = conceded:
ui-admin-kind-seat = seat changed hands:
ui-admin-kind-end = ended
ui-admin-kind-restore = restored
ui-admin-kind-rules = taken over by other rules
ui-admin-kind-pause = paused
ui-admin-kind-continue = went on
ui-admin-kind-note = a word of the admin
ui-admin-why-restored = gone back behind
ui-admin-why-undone = taken back
ui-admin-why-retracted = taken back
ui-admin-restore = Go back to here
ui-admin-restore-at = After move { $move }
ui-admin-restore-seen = What those who watch saw then.
ui-admin-restore-how = The match goes on from here. What nobody had seen by then is dealt anew; later moves stay stored but count no more.
ui-admin-restore-do = Go back to move { $move }
error-reason-missing = Say why: people at the table want to know.
error-reason-long = That reason is too long: { $most } characters are the most.
error-slug-differs = That is not the address of this match. Nothing was deleted.
error-not-sure = Tick that you need to see it.
error-no-export = This file is no export of a match.
error-export-differs = The moves of this file do not lead to what it says, first at move { $move }. It was not taken in.
error-wrong-password = Name and password do not go together.
error-password-length = A password has at least { $least } and at most { $most } characters.
error-passwords-differ = These are two different passwords.
error-admin-exists = There is an admin of that name already.

ui-admin-reports = Reports
ui-admin-reports-how = What people at tables say is wrong. The command makes a failing test of a report.
ui-admin-reports-none = Nobody has reported anything.
ui-admin-report = Report { $n }
ui-admin-report-move = move { $move }
ui-admin-report-page = What the page knew
ui-admin-report-done = Seen to, throw it away
ui-admin-did-report = saw to a report about
