"""What deserves to be told of how somebody played a match: feats, counted from what happened.

The words are `<game>-achievement-<code>`, with `.told` for the sentence.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from engine.core.event import Event
from engine.core.rules import Result

E = TypeVar("E", bound=Event)

Log = Sequence[Event]
"""All that happened in a match that is over, hidden parts included."""
Finder = Callable[[Log, Result], Iterable[int]]
"""The seats that have achieved it."""
Achievements = Mapping[str, Finder]
"""By code, in their order."""
MOST = 12
"""Of a game."""


def of_kind(log: Log, kind: type[E]) -> list[E]:
    """What happened of one kind."""
    return [event for event in log if isinstance(event, kind)]


def often(seats: Iterable[int], least: int) -> list[int]:
    """The seats that are among these so often at least."""
    return [seat for seat, number in Counter(seats).items() if number >= least]


def winners(result: Result) -> list[int]:
    """The seats in the first place."""
    return [seat for seat, place in result.places.items() if place == 1]


def by_far(result: Result, ahead: float) -> list[int]:
    """The seat that has won alone, so many points ahead of all others at least."""
    first, second = sorted(result.scores.values(), reverse=True)[:2]
    won = winners(result)
    return won if len(won) == 1 and first - second >= ahead else []
