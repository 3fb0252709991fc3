"""What deserves to be told of a match: tricks, and contests."""

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.achievements import Achievements, Log, of_kind, often, winners
from engine.event import Event
from engine.fisherman.events import ContestBegan, ContestEnded, Placed, TrickWon
from engine.match import Result

BIG = 6
"""Points of a trick that is told of."""


def big_catch(log: Log, result: Result) -> Iterable[int]:
    """A trick that brings so much."""
    return [won.seat for won in of_kind(log, TrickWon) if won.points >= BIG]


def twice_first(log: Log, result: Result) -> Iterable[int]:
    """Two contests of a match were won alone."""
    return often((end.winner_seats[0] for end in of_kind(log, ContestEnded) if end.winners == 1), 2)


def from_the_bottom(log: Log, result: Result) -> Iterable[int]:
    """Last in the first contest, alone, and first in the match."""
    first = of_kind(log, Placed)[: len(result.places)]
    last = max(placed.place for placed in first)
    return [placed.seat for placed in first if placed.place == last > 1 and placed.seat in winners(result)]


def few_tricks(log: Log, result: Result) -> Iterable[int]:
    """A contest was won alone, with fewer tricks than anybody else."""
    for contest in _contests(log):
        [end] = of_kind(contest, ContestEnded)
        tricks = Counter(won.seat for won in of_kind(contest, TrickWon))
        for seat in end.winner_seats if end.winners == 1 else ():
            if all(tricks[other] > tricks[seat] for other in result.places if other != seat):
                yield seat


def clean_nets(log: Log, result: Result) -> Iterable[int]:
    """No trick of the match has cost points."""
    spoilt = {won.seat for won in of_kind(log, TrickWon) if won.points < 0}
    return [seat for seat in result.places if seat not in spoilt]


def _contests(log: Log) -> Iterator[list[Event]]:
    """What happened in each."""
    contest: list[Event] = []
    for event in log:
        if isinstance(event, ContestBegan):
            contest = []
        contest.append(event)
        if isinstance(event, ContestEnded):
            yield contest


ACHIEVEMENTS: Achievements = {
    "big-catch": big_catch,
    "twice-first": twice_first,
    "from-the-bottom": from_the_bottom,
    "few-tricks": few_tricks,
    "clean-nets": clean_nets,
}
