"""Those who run the server: who they are, what they may do, and what they did."""
