"""The shogun: a program that plays Kamakura well, on what its seat can know.

It weighs every answer by exact chances (`chances`) and by what lands and cards are worth
(`outlook`), and remembers nothing: each question of a turn is answered by the best plan that
agrees with what has been chosen already. Plans of nearly the same value are mixed by chance.
"""

from __future__ import annotations

from engines.kamakura.shogun.bot import Shogun

__all__ = ["Shogun"]
