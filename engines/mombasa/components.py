"""All that is in the box, read once from `components.toml` and refused where it says more.

Cards, books, tiles, regions and companies are known by their ids. A starting card has the same id
in every player's hand, which is no matter: it never comes into another's.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias, TypeVar

from msgspec import Struct, convert

Card: TypeAlias = str
Company: TypeAlias = str
Region: TypeAlias = str
Slot: TypeAlias = str
Good: TypeAlias = Literal["banana", "cotton", "coffee"]
Letter: TypeAlias = Literal["A", "B", "C"]
Pile: TypeAlias = Literal["A", "B", "C", "D", "E"]
Sort: TypeAlias = Literal["goods", "expansion", "bookkeeper", "merchant", "share"]
Majority: TypeAlias = Literal["banana", "cotton", "coffee", "expansion", "people"]
Op: TypeAlias = Literal[
    "pounds",
    "diamonds",
    "book_points",
    "advance",
    "expand",
    "first_player",
    "sell_card",
    "buy_card_with_pounds",
]
PowerName: TypeAlias = Literal[
    "goods_bonus",
    "card_discount",
    "expansion_bonus",
    "bonus_marker",
    "diamond_bonus",
    "income",
    "book_bonus",
    "flip_discount",
    "easy_borders",
    "free_ousting",
]

GOODS: Final[tuple[Good, ...]] = ("banana", "cotton", "coffee")
LETTERS: Final[tuple[Letter, ...]] = ("A", "B", "C")
PILES: Final[tuple[Pile, ...]] = ("A", "B", "C", "D", "E")
ANY: Final = "any"
CHOSEN: Final = "chosen"


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the box; a word that is not in the vocabulary is refused."""


class Effect(Strict, frozen=True):
    """What a card, a space, a region or a book brings: an op of the vocabulary, and how much."""

    op: Op
    n: int = 0
    company: Company | None = None


class Power(Strict, frozen=True):
    """What a track gives for good from a space on; a higher level replaces the lower one."""

    space: int
    power: PowerName
    level: int


class OnSpace(Strict, frozen=True):
    """What a track space brings to whoever enters it."""

    space: int
    effect: Effect


class Track(Strict, frozen=True):
    """One side of a company track.

    `shares` are [space, total from there on], `pay` [after space, pounds], `dividend`
    [after space, pounds for who crosses, pounds for each that is beyond already].
    """

    length: int
    shares: list[tuple[int, int]]
    pay: list[tuple[int, int]]
    dividend: list[tuple[int, int, int]]
    effects: list[OnSpace]
    powers: list[Power]


class Charter(Strict, frozen=True):
    """A company's place on the board: its edge, where it is drawn, its track, its borders."""

    colour: str
    edge: Literal["left", "right", "top", "bottom"]
    x: int
    y: int
    track: str
    entries: dict[Region, int]


class Land(Strict, frozen=True):
    """A region: where it is drawn, and what a post brings that enters it."""

    x: int
    y: int
    reward: tuple[Effect, ...]

    @property
    def mine(self) -> bool:
        """MB-088: whether diamonds are found there."""
        return any(effect.op == "diamonds" for effect in self.reward)


class Face(Strict, frozen=True):
    """What is printed on a card or on a bonus tile."""

    type: Sort
    good: Literal["banana", "cotton", "coffee", "chosen"] | None = None
    value: int = 0
    book_points: int = 0
    diamonds: int = 0
    letter: Pile | None = None
    cost: int = 0
    sale: int = 0
    company: Company | None = None
    shares: int = 0
    bonus: tuple[Effect, ...] = ()


class Need(Strict, frozen=True):
    """One condition of a book; see `books.is_met`."""

    kind: Literal["good", "expansion", "merchant", "bookkeeper", "any_good"]
    min: int
    good: Good | None = None


class Book(Strict, frozen=True):
    """A book tile: what must lie face up to enter it, and what stopping there brings."""

    letter: Letter
    need: tuple[Need, ...]
    reward: tuple[Effect, ...]


class Space(Strict, frozen=True):
    """A bonus space: what a marker there costs and brings, and what is compared there first."""

    cost: int
    effect: tuple[Effect, ...]
    compare: Majority | None = None


class StartingTile(Strict, frozen=True):
    """A starting tile: the cards that begin at rest, its bonus, and its seat in the first game."""

    rest: tuple[Card, ...]
    bonus: tuple[Effect, ...]
    seat: int | None = None


class Rules(Strict, frozen=True):
    """The numbers of the rules."""

    rounds: int
    start_pounds: int
    book_flip_cost: int
    overflow_pounds: int
    oust_cost: int
    mine_cap: int
    flip_cost_min: int
    price_min: int
    markers_owned: int
    tiles_to_choose_from: int


class Opening(Strict, frozen=True):
    """The space that opens a slot; a slot with neither is open from the beginning."""

    diamonds: int = 0
    books: int = 0


T = TypeVar("T")
_box: dict[str, Any] = tomllib.loads(
    files("engines.mombasa").joinpath("components.toml").read_text(encoding="utf-8")
)


def all_of(part: str, kind: type[T]) -> dict[str, T]:
    """The things of one table of the box, by id, each of them checked."""
    return convert(_box[part], dict[str, kind])


RULES: Final[Rules] = convert(_box["rules"], Rules)
MARKERS: Final[dict[int, int]] = {int(n): count for n, count in _box["markers"].items()}
"""MB-023: bonus markers at the beginning, by number of players."""
ROUND_COINS: Final[dict[int, list[int]]] = {int(n): row for n, row in _box["round_coins"].items()}
"""MB-019: pounds on the spaces of the round track, by number of players."""
ROUND_ROWS: Final[list[list[Letter]]] = _box["round_track"]["rows"]
"""MB-121: the rows of the book display that get each round's pounds."""
OPENINGS: Final[dict[Slot, Opening]] = all_of("slots", Opening)
SLOTS: Final[tuple[Slot, ...]] = tuple(OPENINGS)
"""The action slots from left to right."""
OPEN_SLOTS: Final = tuple(slot for slot, need in OPENINGS.items() if need == Opening())
DIAMOND_SPACES: Final[int] = _box["diamond_track"]["length"]
BOOK_SPACES: Final = convert(list(_box["book_track"]["letters"]), list[Letter])
"""MB-072: the letter of each book space."""
MARKET_ROWS: Final[int] = _box["market"]["rows"]
SURCHARGE: Final[list[int]] = _box["market"]["surcharge"]
"""MB-050: by column of the card display, from the left."""
BASE: Final[list[list[int]]] = _box["base"]["columns"]
"""Coins under the posts, column by column, from the end where posts are taken."""
POSTS: Final = sum(len(column) for column in BASE)
COMPANIES: Final[dict[Company, Charter]] = all_of("companies", Charter)
TRACKS: Final[dict[str, Track]] = all_of("tracks", Track)
REGIONS: Final[dict[Region, Land]] = all_of("regions", Land)
BORDERS: Final[list[tuple[Region, Region, int]]] = convert(
    _box["borders"]["list"], list[tuple[str, str, int]]
)
SPACES: Final[dict[str, Space]] = all_of("spaces", Space)
TILES: Final[dict[str, Face]] = all_of("bonus_tiles", Face)
STARTING_CARDS: Final[dict[Card, Face]] = all_of("starting_cards", Face)
SEAT_CARDS: Final[dict[Card, Face]] = all_of("seat_cards", Face)
ACTION_CARDS: Final[dict[Card, Face]] = all_of("action_cards", Face)
STARTING_TILES: Final[dict[str, StartingTile]] = all_of("starting_tiles", StartingTile)
BOOKS: Final[dict[str, Book]] = all_of("books", Book)
FACES: Final[dict[str, Face]] = {**STARTING_CARDS, **SEAT_CARDS, **ACTION_CARDS, **TILES}
"""Every card and bonus tile by id."""


def _neighbours() -> dict[Region, dict[Region, int]]:
    found: dict[Region, dict[Region, int]] = {region: {} for region in REGIONS}
    for one, other, cost in BORDERS:
        found[one][other] = found[other][one] = cost
    return found


NEIGHBOURS: Final = _neighbours()
"""What each region borders on, and the cost of the border."""

_ORDER: Final = {card: number for number, card in enumerate(FACES)}


def in_order(cards: list[Card]) -> list[Card]:
    """Cards as a hand is held, so that nobody can tell from it where they came from."""
    return sorted(cards, key=_ORDER.__getitem__)


def mark(marks: Sequence[Sequence[int]], space: int) -> int:
    """MB-006, MB-086, MB-092: what the last mark says that was reached or passed; 0 before it."""
    return max((value for at, value in marks if at <= space), default=0)


def marks_by_space(marks: Sequence[Sequence[int]], length: int) -> list[int]:
    """What `mark` says for each space of a track."""
    return [mark(marks, space) for space in range(length + 1)]


DIAMOND_SUMS: Final = marks_by_space(_box["diamond_track"]["values"], DIAMOND_SPACES)
"""MB-092: what the diamond marker is worth, by space."""
BOOK_SUMS: Final = marks_by_space(_box["book_track"]["values"], len(BOOK_SPACES))
"""MB-086: what the ink jar is worth, by space."""
