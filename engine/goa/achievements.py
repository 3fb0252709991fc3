"""What deserves to be told of a match: colonies, the development board, what a score is made of."""

from collections.abc import Iterable

from engine.achievements import Achievements, Log, of_kind, often
from engine.goa.events import Failed, FirstThere, Founded, RowComplete, Scored
from engine.match import Result

COLONIES, SURE, FIRSTS, ROW = 4, 3, 3, 3


def governor(log: Log, result: Result) -> Iterable[int]:
    """All colonies that one can have were founded."""
    return often((founded.seat for founded in of_kind(log, Founded)), COLONIES)


def sure_footed(log: Log, result: Result) -> Iterable[int]:
    """So many colonies at least were founded, and no founding has failed."""
    failed = {each.seat for each in of_kind(log, Failed)}
    founded = often((each.seat for each in of_kind(log, Founded)), SURE)
    return [seat for seat in founded if seat not in failed]


def pioneer(log: Log, result: Result) -> Iterable[int]:
    """So often the first of all in row 4 or 5 of a column."""
    return often((first.seat for first in of_kind(log, FirstThere)), FIRSTS)


def abreast(log: Log, result: Result) -> Iterable[int]:
    """All five markers came to row 3 or further."""
    return [complete.seat for complete in of_kind(log, RowComplete) if complete.row >= ROW]


def all_rounder(log: Log, result: Result) -> Iterable[int]:
    """Points for rows, colonies, plantations and cards, and for duty or missions."""
    return [
        scored.seat
        for scored in of_kind(log, Scored)
        if scored.rows and scored.colonies and scored.plantations and scored.cards
        if scored.duty or scored.missions
    ]


ACHIEVEMENTS: Achievements = {
    "governor": governor,
    "sure-footed": sure_footed,
    "pioneer": pioneer,
    "abreast": abreast,
    "all-rounder": all_rounder,
}
