"""Kamozza: exporters load cargo in secret, pick a port in secret, and hope that the ship sails."""

from engines.kamozza.game import game

__all__ = ["game"]
