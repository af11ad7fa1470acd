"""Kamakura: raids and counter-raids, answered at once with soldiers, blades and walls."""

from engines.kamakura.game import game

__all__ = ["game"]
