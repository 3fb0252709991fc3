"""Achievements: notable feats, found in the events of a finished match.

The words are `<game>-achievement-<code>`, with `.told` for the sentence.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from engine.core.event import Event
from engine.core.rules import Result

E = TypeVar("E", bound=Event)

Log = Sequence[Event]
"""The events of a finished match, hidden parts included."""
Finder = Callable[[Log, Result], Iterable[int]]
"""A function that returns the seats with the achievement."""
Achievements = Mapping[str, Finder]
"""Finders of a game's achievements by code, in display order."""
MAX_ACHIEVEMENTS = 12
"""Maximum number of achievements per game."""


def of_kind(log: Log, kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in log if isinstance(event, kind)]


def at_least(seats: Iterable[int], least: int) -> list[int]:
    """The seats that occur at least `least` times."""
    return [seat for seat, number in Counter(seats).items() if number >= least]


def winners(result: Result) -> list[int]:
    """The seats in first place."""
    return [seat for seat, place in result.places.items() if place == 1]


def clear_winner(result: Result, ahead: float) -> list[int]:
    """The winner, if they won alone and at least `ahead` points ahead of everyone else."""
    first, second = sorted(result.scores.values(), reverse=True)[:2]
    won = winners(result)
    return won if len(won) == 1 and first - second >= ahead else []
