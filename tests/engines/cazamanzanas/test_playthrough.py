"""A whole match, told in full.

`python -m tests.engines.cazamanzanas.test_playthrough` tells it anew.
"""

from pathlib import Path

from engines.cazamanzanas import game
from engines.cazamanzanas.components import KIND, set_of
from engines.cazamanzanas.options import Options
from engines.kernel import Choice
from tests.engines.cazamanzanas.scenario import SEED
from tests.engines.playthrough import Playthrough

TOLD = Path(__file__).parent / "playthrough.txt"


def word(choice: Choice, prompt: str) -> str:
    """Cards by set and kind."""
    if isinstance(choice, int) and prompt != "first-player":
        return f"{set_of(choice)} {KIND[choice]}"
    return str(choice)


OPTIONS = Options(first_player="host_choice", path_preview="off")
MATCH = Playthrough(game, OPTIONS, SEED, TOLD, pause="round", word=word)


def test_the_match_is_told_as_before() -> None:
    assert MATCH.text() == TOLD.read_text(encoding="utf-8")


if __name__ == "__main__":
    MATCH.write()
