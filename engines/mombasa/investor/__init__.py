"""A bot that weighs every choice in pounds at the end; it knows what its seat may know."""

from engines.mombasa.investor.bot import Investor

__all__ = ["Investor"]
