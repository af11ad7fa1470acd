"""A whole match with every bonus card.

`python -m tests.engines.kamozza.test_playthrough` tells it anew.
"""

from pathlib import Path

from engines.kamozza import game
from engines.kamozza.options import Options
from tests.engines.kamozza.scenario import SEED
from tests.engines.playthrough import Playthrough

TOLD = Path(__file__).parent / "playthrough.txt"
MATCH = Playthrough(game, Options(typhoons="on", cat_ship="random"), SEED, TOLD, pause="arrive")


def test_the_match_is_told_as_before() -> None:
    assert MATCH.text() == TOLD.read_text(encoding="utf-8")


if __name__ == "__main__":
    MATCH.write()
