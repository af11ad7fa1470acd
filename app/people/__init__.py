"""People: who is asking, under which name, with which key."""
