"""Rules of games, and the kernel that drives them."""
