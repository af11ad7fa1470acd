"""Matches: how they are stored, played, watched and looked back at."""
