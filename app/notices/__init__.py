"""It is your turn: told to who wants to be told while the page of the table is closed."""
