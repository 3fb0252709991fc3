"""Standings of a tournament, computed from the places at its tables.

At each table, the winner gets ten points and the last player none. The points of the places between are
evenly spaced. Entrants who share a place share the points. Ties are broken by tables won, then by the
opponents' mean points.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from cogs.tournament.document import Format, Pod, PodSeat, Tournament
from sessions.tables.table import Status, Table

TEN_POINTS = 840
"""Ten points in the unit of `Standing.points`.

The unit gives every place at a table of up to eight a whole number.
"""


class Standing(Struct, frozen=True):
    """An entrant's standing."""

    entrant: int
    rank: int  # rank from 1, shared if all criteria are equal
    points: int  # points, of which `TEN_POINTS` make ten
    wins: int  # number of tables at which the entrant came first, alone or tied
    opponents: float  # mean points of the opponents, counted once per meeting
    played: int  # number of tables with a result
    reached: int  # number of the last round with a table; 0 for none
    last: int  # place at the table of that round; 0 without a result


def points(places: Sequence[int]) -> list[int]:
    """The points for the places at one table, in the same order; `TEN_POINTS` is ten points."""
    others = len(places) - 1
    if others < 1:
        return [TEN_POINTS // 2] * len(places)  # There is a single entrant, with computer players.
    beaten = [sum(each > place for each in places) for place in places]
    level = [places.count(place) - 1 for place in places]
    return [TEN_POINTS * (2 * won + drawn) // (2 * others) for won, drawn in zip(beaten, level, strict=True)]


def standings(tournament: Tournament) -> list[Standing]:
    """The standings of all entrants, best first. In a knockout, the round reached counts first."""
    got: dict[int, int] = {each.number: 0 for each in tournament.entrants}
    wins = dict(got)
    played = dict(got)
    reached = dict(got)
    last = dict(got)
    met: dict[int, list[int]] = {number: [] for number in got}
    for round, pods in enumerate(tournament.pods, 1):
        for pod in pods:
            for entrant in pod.entrants:
                reached[entrant], last[entrant] = round, 0
            if not pod.is_over:
                continue
            places = [seat.place or 0 for seat in pod.seats]
            for seat, place, parts in zip(pod.seats, places, points(places), strict=True):
                got[seat.entrant] += parts
                wins[seat.entrant] += place == 1
                played[seat.entrant] += 1
                last[seat.entrant] = place
                met[seat.entrant] += [each for each in pod.entrants if each != seat.entrant]
    found = [
        Standing(
            number,
            0,
            got[number],
            wins[number],
            round_mean([got[each] for each in met[number]]),
            played[number],
            reached[number],
            last[number],
        )
        for number in got
    ]
    is_knockout = tournament.format is Format.KNOCKOUT

    def key(each: Standing) -> tuple[float, ...]:
        merit = (-each.points, -each.wins, -each.opponents)
        return (-each.reached, each.last, *merit) if is_knockout else merit

    ranked: list[Standing] = []
    for each in sorted(found, key=lambda each: (*key(each), each.entrant)):
        is_level = bool(ranked) and key(ranked[-1]) == key(each)
        ranked.append(replace(each, rank=ranked[-1].rank if is_level else len(ranked) + 1))
    return ranked


def round_mean(values: Sequence[int]) -> float:
    """The mean, rounded so that floating-point errors can't break a tie; 0 without values."""
    return round(sum(values) / len(values), 6) if values else 0.0


def through(tournament: Tournament) -> list[int]:
    """The entrants who advance in a knockout, best first: the better half of each table, rounded up.

    The standings decide between entrants who share a place.
    """
    order = [standing.entrant for standing in standings(tournament)]
    going: list[int] = []
    for pod in tournament.present:
        ranked = sorted(pod.seats, key=lambda seat: (seat.place or 0, order.index(seat.entrant)))
        going += [seat.entrant for seat in ranked[: (len(ranked) + 1) // 2]]
    return sorted(going, key=order.index)


def is_knocked_out(tournament: Tournament, number: int) -> bool:
    """Whether an entrant has been knocked out."""
    if tournament.format is not Format.KNOCKOUT or not tournament.pods:
        return False
    if tournament.pod_of(number) is None:
        return True
    return tournament.is_round_over and number not in through(tournament)


def placed(pod: Pod, people: Mapping[int, int | None], table: Table | None) -> Pod:
    """The pod with places from its table's result, or from its current state if the match has no result.

    `people` maps entrants to persons. Entrants who left and weren't back at the end come last. Without a
    result, all who stayed share first place, except that those who owe a move come after the others.
    """
    seats: list[PodSeat] = []
    rows: list[tuple[int, int]] = []
    for number, seat in enumerate(pod.seats):
        stayed, place = _outcome(table, number, people.get(seat.entrant))
        rows.append((0 if stayed else 1, place))
        seats.append(replace(seat, stayed=stayed))
    ranks = _ranks(rows)
    return replace(
        pod, seats=tuple(replace(seat, place=rank) for seat, rank in zip(seats, ranks, strict=True))
    )


def ruled(pod: Pod, order: Sequence[int]) -> Pod:
    """The pod with the organiser's result: entrants, winner first. Those left out share the last place."""
    places = {entrant: place for place, entrant in enumerate(order, 1)}
    seats = tuple(replace(seat, place=places.get(seat.entrant, len(order) + 1)) for seat in pod.seats)
    return replace(pod, seats=seats, ruled=True)


def unplaced(pod: Pod) -> Pod:
    """The pod without its result, for a table that was reopened."""
    return replace(pod, seats=tuple(replace(seat, place=None, stayed=True) for seat in pod.seats))


def _outcome(table: Table | None, number: int, person: int | None) -> tuple[bool, int]:
    """Whether the person stayed in the seat, and their place among those who stayed."""
    if table is None or table.started is None or number >= len(table.seats):
        return True, 1
    seat = table.seats[number]
    stayed = person is not None and seat.person == person and (seat.computer is None or seat.once)
    if table.status is Status.FINISHED and table.result is not None:
        return stayed, table.result.places[number]
    owes = table.match is not None and table.match.result is None and number in table.match.pending
    return stayed, 2 if owes else 1


def _ranks(rows: Sequence[tuple[int, int]]) -> Iterable[int]:
    """The rank of each row, from 1; equal rows share one: (1, 1), (0, 2), (0, 1) -> 3, 2, 1."""
    return [1 + sum(other < row for other in rows) for row in rows]
