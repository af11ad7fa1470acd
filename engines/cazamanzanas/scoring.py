"""The end of a match: hunters are revealed, baskets are counted (section 10)."""

from __future__ import annotations

from engines.cazamanzanas.state import State
from engines.kernel import Note, Outcome, ScoreLine, Seat, Table


def counts_of(state: State, seat: Seat) -> list[int]:
    """The apples in the baskets of a player's hunters, the fuller one first (CM-801)."""
    apples = {basket.colour: basket.apples for basket in state.baskets}
    return sorted((apples[colour] for colour in state.players[seat].hunters), reverse=True)


def ranks_of(counts: list[list[int]]) -> list[int]:
    """CM-802, CM-804: most apples, then the fuller single basket; equal players share a rank."""
    merits = [(sum(count), count[0]) for count in counts]
    return [1 + sum(other > merit for other in merits) for merit in merits]


def finish(table: Table[State]) -> Outcome:
    """CM-801 to CM-803: the match is over; all hands and hunters lie open."""
    s = table.state
    s.phase = "over"
    table.reveal([[player.hunters, player.hand] for player in s.players])
    counts = [counts_of(s, seat) for seat in range(len(s.players))]
    for seat, player in enumerate(s.players):
        table.say("hunters", seat=seat, colours=list(player.hunters), points=sum(counts[seat]))
    if s.unseen:
        table.say("unseen", colours=list(s.unseen))
    ranks = ranks_of(counts)
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    table.say("over", winners=winners)
    return Outcome(list(map(sum, counts)), ranks, "rounds", sheet_of(counts), notes_of(counts))


def sheet_of(counts: list[list[int]]) -> list[ScoreLine]:
    """The two baskets of everybody, the fuller one first: it decides ties."""
    return [
        ScoreLine(key, [count[place] for count in counts])
        for place, key in enumerate(("fuller", "other"))
    ]


def notes_of(counts: list[list[int]]) -> list[Note]:
    """CM-802: for each pair with equal sums, what decided between them."""
    notes: list[Note] = []
    seats = range(len(counts))
    for seat, other in ((a, b) for a in seats for b in seats):
        one, two = counts[seat], counts[other]
        params = {"seat": seat, "other": other, "points": sum(one)}
        if sum(one) != sum(two):
            continue
        if one[0] > two[0]:
            notes.append(Note("tie-basket", {**params, "fuller": one[0], "less": two[0]}))
        elif one == two and seat < other:
            notes.append(Note("tie-shared", {**params, "fuller": one[0]}))
    return notes
