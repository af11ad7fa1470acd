"""Cazamanzanas: lay cards under the branch, so that the apples fall into baskets of your own."""

from engines.cazamanzanas.game import game

__all__ = ["game"]
