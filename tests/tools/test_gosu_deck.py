"""What the page knows of GOSU's cards is what the engine plays with."""

from tools.gosu_deck import DECK, deck


def test_the_page_has_the_printed_cards() -> None:
    assert DECK.read_text() == deck(), "run: python -m tools.gosu_deck"
