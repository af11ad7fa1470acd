"""What an operator can see of a running server: figures for Prometheus, a page for people."""
