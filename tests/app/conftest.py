"""People with browsers, at a server of their own or at one that many tests share."""

from tests.app.guest import guest, shared_server

__all__ = ["guest", "shared_server"]
