"""What happened, in codes and numbers."""

from msgspec import Struct
from msgspec.structs import replace

Value = int | str | tuple[int | str, ...]
"""A fact: a number, a word, or a row of numbers or of words."""


class Event(Struct, frozen=True, omit_defaults=True):
    """One thing that happened, with what is public about it apart from what is not.

    A fact that is a seat is called `seat` (the one who acted) or ends in `_seat`; a row of seats ends in
    `_seats`. All other facts are numbers and words.
    """

    code: str
    facts: dict[str, Value] = {}
    """What everybody may know. An event without any is told to its knowers only."""
    secret: dict[str, Value] = {}
    """What only `knowers` may know while the match runs. Empty in what `Match.log` tells."""
    knowers: tuple[int, ...] = ()
    opens: bool = False
    """Something hidden came to light by it, to anyone: the move that caused it can't be taken back."""
    seen: bool = False
    """Told to somebody who knows the secret: it is among the facts."""
    ply: int = 0
    """The move that caused it, counted from 1; 0 is the start of the match."""

    def told_to(self, seat: int | None, *, over: bool = False) -> "Event | None":
        """The event as that seat (None: a spectator) may know it; None if it may know nothing of it.

        When the match is over, everybody may know everything.
        """
        if self.secret and (over or seat in self.knowers):
            return replace(self, facts={**self.facts, **self.secret}, secret={}, knowers=(), seen=True)
        if not self.facts:
            return None
        return replace(self, secret={}, knowers=()) if self.knowers else self

    def blanked_for(self, seat: int | None) -> "Event":
        """The event without its secret, unless that seat knows it: it is told the same of both."""
        return self if seat in self.knowers else replace(self, secret={})
