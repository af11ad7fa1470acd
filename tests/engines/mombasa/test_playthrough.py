"""A whole match with chosen starting tiles and drawn tracks.

`python -m tests.engines.mombasa.test_playthrough` tells it anew.
"""

from pathlib import Path

from engines.mombasa import game
from engines.mombasa.options import Options
from tests.engines.mombasa.scenario import SEED
from tests.engines.playthrough import Playthrough

TOLD = Path(__file__).parent / "playthrough.txt"
MATCH = Playthrough(game, Options(setup_mode="variable"), SEED, TOLD, pause="round")


def test_the_match_is_told_as_before() -> None:
    assert MATCH.text() == TOLD.read_text(encoding="utf-8")


if __name__ == "__main__":
    MATCH.write()
