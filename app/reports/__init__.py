"""Reports: what somebody at a table says is wrong, with what the server needs to look at it."""
