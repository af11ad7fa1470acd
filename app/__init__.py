"""The server: pages, sockets, storage."""
