"""Mombasa: four chartered companies that belong to nobody, and seven rounds to buy into them."""

from engines.mombasa.game import game

__all__ = ["game"]
