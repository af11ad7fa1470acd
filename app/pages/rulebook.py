"""The rules page of a game, made from the paragraphs that refusals quote."""

import re
from dataclasses import dataclass, field

from app.texts import Texts

_RULE = re.compile(r"rule-(.+)")
_SECTION = "rules-"
_PIECE = "piece-"
_GALLERY = "gallery-"


@dataclass(frozen=True)
class Paragraph:
    """One numbered rule. Its id is the anchor: `/rules/kamozza#KZ-308`."""

    id: str
    text: str


@dataclass(frozen=True)
class Section:
    """A heading and its rules, in the order of the catalogue."""

    id: str
    title: str
    paragraphs: list[Paragraph] = field(default_factory=list[Paragraph])


@dataclass(frozen=True)
class Piece:
    """A card or another thing of the box: what it is called, how many there are, what it does."""

    id: str
    name: str
    count: str
    text: str


@dataclass(frozen=True)
class Rulebook:
    """What the rules page shows: sections of rules, the player aid's lines, what is in the box.

    `gallery`: words with which a game's script lets one look for pieces, by name.
    """

    sections: list[Section]
    aid: list[str]
    pieces: list[Piece]
    gallery: dict[str, str]


def rulebook_of(texts: Texts) -> Rulebook:
    """The rulebook of the game that `texts` knows, in the order of its catalogue.

    A `rules-…` text opens a section, each `rule-…` text after it is one of its paragraphs.
    A `piece-…` text says how many there are of what `name-…` and `text-…` tell more about.
    """
    sections: list[Section] = []
    for key in texts.keys("rule"):
        if key.startswith(_SECTION):
            sections.append(Section(key.removeprefix(_SECTION), texts.text(key)))
        elif found := _RULE.fullmatch(key):
            if not sections:
                sections.append(Section("all", texts.text("ui-rules")))
            sections[-1].paragraphs.append(Paragraph(found[1], texts.text(key)))
    aid = [texts.text(key) for key in texts.keys("aid-")]
    pieces = [_piece(key, texts) for key in texts.keys(_PIECE)]
    gallery = {key.removeprefix(_GALLERY): texts.text(key) for key in texts.keys(_GALLERY)}
    return Rulebook(sections, aid, pieces, gallery)


def _piece(key: str, texts: Texts) -> Piece:
    kind = key.removeprefix(_PIECE)
    return Piece(kind, texts.text(f"name-{kind}"), texts.text(key), texts.text(f"text-{kind}"))
