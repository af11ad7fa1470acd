## What the server says about moves, sockets and requests.

error-unavailable = The server cannot reach its memory just now, so this is not known to be stored. It is tried again by itself.
error-broken = Something went wrong on the server. Nothing was changed.
error-bad-request = The server did not understand that.
error-too-long = That is too long: { NUMBER($most) } bytes are the most.
error-bad-message = The server did not understand what the page sent. Load the page again.
error-crowded = So many people are at this table that nobody else can come near it.
error-may-not-watch = The host keeps this table among those who sit at it.
error-no-such-eyes = Nobody at this table has such eyes.
error-other-rules = This match cannot be read here: it follows rules that this version of the server does not know, or it is damaged.
error-no-such-move = There is no such move in this match.
error-proposal-open = There is a proposal already; answer that one first.
error-no-proposal = Nothing is proposed any more.
error-conceded = You gave up; a bot plays for you.
error-paused = The match is paused. Nothing was changed; go on when it does.
error-not-paused = The match is not paused.
error-bot-plays = A bot plays in this seat at the moment.
error-chat-empty = There is nothing to say in that.
error-chat-nameless = Give yourself a name first, then you can talk.
error-bye-revoked = Your seat is on another device now, or somebody else has it.
error-bye-restart = The table comes back in a moment.
error-bye-gone = This table is not shown to you any more.
error-move-closed = That question is answered already.
error-move-not-yours = That question was put to somebody else.
error-move-shape = The same thing cannot be chosen twice.
error-move-count = { $most ->
    [one] Choose one.
   *[other] Choose at least { $least } and at most { $most }.
  }
error-move-illegal = The rules do not allow that now.
error-move-barred = The rules do not allow that now.
error-move-undo = This cannot be taken back any more.
error-move-retract = This answer cannot be taken back any more.
error-report-empty = Say in a few words what is wrong.
error-report-long = That is too long: { $most } characters are the most.
error-report-enough = So much has been reported of this match that no more is taken.
error-no-such-report = There is no such report; perhaps somebody has seen to it.
