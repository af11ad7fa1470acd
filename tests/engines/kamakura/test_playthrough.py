"""A whole match of the first edition.

`python -m tests.engines.kamakura.test_playthrough` tells it anew.
"""

from pathlib import Path

from engines.kamakura import game
from engines.kamakura.options import Options
from tests.engines.kamakura.scenario import SEED, word_of
from tests.engines.playthrough import Playthrough

TOLD = Path(__file__).parent / "playthrough.txt"
OPTIONS = Options(opening_exchange="on", obligation="attack")
MATCH = Playthrough(game, OPTIONS, SEED, TOLD, pause="turn", word=word_of)


def test_the_match_is_told_as_before() -> None:
    assert MATCH.text() == TOLD.read_text(encoding="utf-8")


if __name__ == "__main__":
    MATCH.write()
