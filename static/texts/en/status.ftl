### The page that says how the server is.

ui-status-title = The server
ui-status-lead = How this server is at this moment.
ui-status-database = Database
ui-status-database-up = answers
ui-status-database-away = is away. Nothing that was stored is lost; tables go on by themselves when it is back.
ui-status-since = Serving since
ui-status-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
ui-status-version = Version
ui-status-matches = Matches in play
ui-status-here = People here in the last minute
ui-status-lag = News between processes takes
ui-status-lag-ms = { $n } ms
