"""What deserves to be told of a match: sales, ships, hands."""

from collections.abc import Iterable

from engine.achievements import Achievements, Log, of_kind, often, winners
from engine.lubeck.events import Counted, Discarded, Doubled, Pirated, RoundEnded, Sold
from engine.match import Result

SALE, SALES, DOUBLES, STRANDED = 6, 3, 3, 2


def great_sales(log: Log, result: Result) -> Iterable[int]:
    """So many cards brought so many points each."""
    return often((sold.seat for sold in of_kind(log, Sold) if sold.points >= SALE), SALES)


def doubler(log: Log, result: Result) -> Iterable[int]:
    """So many x2 cards lie before a player at the end."""
    return often((doubled.seat for doubled in of_kind(log, Doubled)), DOUBLES)


def pirate(log: Log, result: Result) -> Iterable[int]:
    """A ship was taken by pirates with so many pawns aboard, none of which was one's own."""
    return [
        pirated.seat
        for pirated in of_kind(log, Pirated)
        if pirated.pawns >= STRANDED and pirated.seat not in pirated.pawn_seats
    ]


def empty_hold(log: Log, result: Result) -> Iterable[int]:
    """Nothing was discarded at a loss, and no card is left at the end."""
    lost = {discarded.seat for discarded in of_kind(log, Discarded)}
    left = {counted.seat for counted in of_kind(log, Counted) if counted.number}
    return [seat for seat in result.places if seat not in lost | left]


def from_astern(log: Log, result: Result) -> Iterable[int]:
    """Last after the first round, and first in the end."""
    totals = of_kind(log, RoundEnded)[0].totals
    return [
        seat for seat in winners(result) if totals[seat] == min(totals) and totals.count(totals[seat]) == 1
    ]


ACHIEVEMENTS: Achievements = {
    "great-sales": great_sales,
    "doubler": doubler,
    "pirate": pirate,
    "empty-hold": empty_hold,
    "from-astern": from_astern,
}
