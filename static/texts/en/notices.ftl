## Notices: it is your turn, and the page is closed.

ui-notice-turn = { $game } with { $names }: it is your turn.
ui-notice-late = { $game } with { $names }: your time is over, and the table waits for you.
ui-notice-many = { $count } tables wait for you.
ui-notice-sample = This is how a notice looks.

ui-notices-title = Notices
ui-notices-lead = Be told that it is your turn while the page of the table is closed. A notice names the game and who plays, and never a card.
ui-notices-back = To the table
ui-notices-mine = Your notices go to
ui-notices-kind-push = This browser
ui-notices-kind-ntfy = ntfy
ui-notices-kind-webhook = Webhook
ui-notices-try = Send one to try
ui-notices-remove = Remove
ui-notices-push-how = The browser shows a notice, also while no page is open. Its maker's push service carries it, encrypted.
ui-notices-push-not = Not possible here: it takes a browser with script, at an address that begins with https. ntfy and webhooks work everywhere.
ui-notices-push-refused = The browser did not allow it, or its push service did not answer.
ui-notices-push-do = Tell me in this browser
ui-notices-how-ntfy = The address of a topic, on ntfy.sh or a server of your own. Choose one that nobody guesses: whoever knows it reads along.
ui-notices-how-webhook = Gets each notice as JSON, with “text” and “content” as chat programs like them.
ui-notices-address = Address
ui-notices-add = Send notices there
ui-notices-said-added = Noted. Send one to try whether it arrives.
ui-notices-said-removed = Nothing is sent there any more.
ui-notices-said-arrived = Sent. It should be there in a moment.
ui-notices-said-lost = It did not get there. Is the address right?
ui-me-notices = Notices when it is your turn
error-notice-address = That is no address for notices. It begins with https:// or http://.
error-notice-address-local = That address leads into a local network, where this server sends nothing unless its operator allows it.
error-notice-address-unknown = No server of that name was found.
error-notice-topic = The address of a topic ends with its name, as in https://ntfy.sh/my-evenings.
error-notice-enough = { $most } addresses are the most. Remove one first.
error-no-such-notice = There is no such address any more.
