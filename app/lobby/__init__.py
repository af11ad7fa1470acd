"""The lobby: people gather at a table, and what they do to a match beside playing."""
