# What the table says in sheets that are opened seldom; loaded when the first of them is.

ui-table-report-how = Say what you saw and what you expected. With it go this match and its move, your seat, what went wrong on the page lately, and which browser it is. Only those who run the server read it.
ui-table-report-text = What is wrong?
ui-table-report-send = Send
ui-table-report-thanks = Thank you. Those who run the server can look at it now.

ui-table-away-you = Done to you
ui-table-away-rest = What else happened
ui-table-away-more = { $count } earlier in the log
ui-table-away-close = Go on
