"""The log of a fall: what it takes to follow every apple without seeing it."""

from __future__ import annotations

from tests.engines.cazamanzanas.scenario import orchard

BUSY = """
col      3  4  5  6  7  8  9 10 11
branch   o  o  o  =  o  o
r1       .  \\  .  .  .  \\  .  .  .
r2       .  .  -  .  .  .  \\  .  .
r3       .  1  .  -  .  .  .  \\  .
r4       .  .  1  .  .  .  .  .  \\
basket   U  U  U  U  U  U  #  #  #
stuck    r2c5:Q1
"""


def test_every_stretch_of_a_way_is_a_line() -> None:
    """CM-605, CM-615 to CM-617: who moves, why, where, and how it ends."""
    table = orchard(BUSY, hands=["leaf"], cap=11)
    table.play("leaf", "r1c1")
    assert table.said("fall") == [{"cause": "ripe", "count": 5}]
    told = [
        (entry.data["apple"], entry.data["how"], entry.key)
        for entry in table.entries
        if entry.key.startswith("apple-")
    ]
    assert told == [
        ("3", "hangs", "apple-basket"),
        ("4", "hangs", "apple-knock"),
        ("Q1", "knocked", "apple-basket"),
        ("4", "waited", "apple-basket"),
        ("5", "hangs", "apple-stick"),
        ("7", "hangs", "apple-basket"),
        ("8", "hangs", "apple-lost"),
    ]
    (knock,), (lost,) = table.said("apple-knock"), table.said("apple-lost")
    assert (knock["count"], knock["cell"]) == (1, {"row": 2, "column": 5})
    assert knock["stops"] == [{"row": 1, "column": 4, "event": "bounce", "way": "R"}]
    assert (lost["cell"], lost["path"][-1]) == ({"row": 5, "column": 12}, [5, 12, "lost"])
    pushed = table.said("apple-basket")[1]
    assert pushed["origin"] == [2, 5]
    assert pushed["stops"] == [{"row": 3, "column": 6, "event": "roll", "way": "R"}]
    (fallen,) = table.said("fallen")
    assert (fallen["gone"], fallen["spare"]) == (1, 9)
    assert sum(basket["count"] for basket in fallen["caught"]) == 4


def test_a_portal_tells_where_it_leads() -> None:
    """CM-621: the step has the way out, and so has the stop that is read."""
    table = orchard(BUSY.replace("r1       .  \\", "r1       .  ."), hands=["leaf"], cap=11)
    table.play("leaf", "r1c1")
    through = table.said("apple-basket")[1]
    assert [3, 4, "teleport", 4, 5] in through["path"]
    out = {"row": 4, "column": 5}
    assert through["stops"] == [{"row": 3, "column": 4, "event": "teleport", "out": out}]
