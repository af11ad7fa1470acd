"""Home, rules, oneself, and what went wrong."""
