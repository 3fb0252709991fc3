"""How entrants stand, by the places that they had at their tables.

At each table the first has ten points and the last none, the others what lies between, evenly: whoever beats
more of those who sat there has more. Who share a place share the points. Of two with the same points the one
is ahead who won more tables, then the one whose opponents have more points.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from sessions.table import Status, Table
from sessions.tournaments.tournament import Format, Pod, PodSeat, Tournament

WHOLE = 840
"""The parts of which ten points consist: places at tables of up to eight come out even."""


class Standing(Struct, frozen=True):
    """How an entrant stands."""

    entrant: int
    rank: int  # from 1; who can't be told apart share one
    points: int  # in parts of which WHOLE are ten points
    wins: int  # tables at which they were first
    opponents: float  # what those whom they met have, in the mean
    played: int  # tables that are over
    reached: int  # the last round in which they sat
    last: int  # their place in it; 0: it isn't over


def points(places: Sequence[int]) -> list[int]:
    """What each gets for the places at a table, in parts."""
    others = len(places) - 1
    if others < 1:
        return [WHOLE // 2] * len(places)  # with computer players alone
    beaten = [sum(each > place for each in places) for place in places]
    level = [places.count(place) - 1 for place in places]
    return [WHOLE * (2 * won + drawn) // (2 * others) for won, drawn in zip(beaten, level, strict=True)]


def standings(tournament: Tournament) -> list[Standing]:
    """Everybody who takes part or did, the first one first. In a knockout who came further is ahead."""
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
    """The mean, such that equal ones are equal whatever the order."""
    return round(sum(values) / len(values), 6) if values else 0.0


def through(tournament: Tournament) -> list[int]:
    """Who goes on in a knockout after the present round, the best first: the better half of each table, and
    the one in the middle. Of who share a place the one who stands better does."""
    order = [standing.entrant for standing in standings(tournament)]
    going: list[int] = []
    for pod in tournament.present:
        ranked = sorted(pod.seats, key=lambda seat: (seat.place or 0, order.index(seat.entrant)))
        going += [seat.entrant for seat in ranked[: (len(ranked) + 1) // 2]]
    return sorted(going, key=order.index)


def placed(pod: Pod, people: Mapping[int, int | None], table: Table | None) -> Pod:
    """The pod with its places as its table has come to, or stands. `people`: the person that each entrant is.

    Who left, and wasn't back at the end, comes after all who stayed. Where the match isn't over, all who
    stayed share the first place, but for those who owed the next move: they come after them.
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
    """The pod with the places that the organiser says: entrants, the first one first. Who is not named shares
    the last place."""
    places = {entrant: place for place, entrant in enumerate(order, 1)}
    seats = tuple(replace(seat, place=places.get(seat.entrant, len(order) + 1)) for seat in pod.seats)
    return replace(pod, seats=seats, ruled=True)


def unplaced(pod: Pod) -> Pod:
    """The pod, its table not being over after all."""
    return replace(pod, seats=tuple(replace(seat, place=None, stayed=True) for seat in pod.seats))


def _outcome(table: Table | None, number: int, person: int | None) -> tuple[bool, int]:
    """Whether an entrant stayed in that seat, and their place among those who did."""
    if table is None or table.started is None or number >= len(table.seats):
        return True, 1
    seat = table.seats[number]
    stayed = person is not None and seat.person == person and (seat.computer is None or seat.once)
    if table.status is Status.FINISHED and table.result is not None:
        return stayed, table.result.places[number]
    owes = table.match is not None and table.match.result is None and number in table.match.pending
    return stayed, 2 if owes else 1


def _ranks(rows: Sequence[tuple[int, int]]) -> Iterable[int]:
    """Places from 1, shared by equals: (1, 1), (0, 2), (0, 1) -> 3, 2, 1."""
    return [1 + sum(other < row for other in rows) for row in rows]
