"""GOSU with Kamakor: goblin armies of three rows, fed from one deck of five clans."""

from engines.gosu.game import game

__all__ = ["game"]
