"""The state of a match. All in it is immutable, so that a shallow copy is a copy."""

from typing import Literal

from msgspec import Struct

from engine.core.chance import Chance
from engine.core.visibility import BySeat, Hidden, Own, Sealed
from engine.fisherman.data import TRICKS, Card
from engine.fisherman.scoring import Ending
from engine.fisherman.tricks import ContestRules, Due, Laid, Rule, Trick, due

Naming = Literal["favourite", "ranking", "size", "ranking-and-size", "bad"]
Step = Naming | Literal["play", "over"]
"""What is owed: a rule, or two in either order; a card; nothing."""

NAMING: dict[tuple[Rule, ...], Naming] = {
    ("favourite",): "favourite",
    ("ranking",): "ranking",
    ("size",): "size",
    ("ranking", "size"): "ranking-and-size",
    ("bad",): "bad",
}
"""The step at which these rules are to be named."""


class State(Struct):
    """A match at one moment. When it is over, the last contest is left as it ended."""

    chance: Sealed[Chance]
    dealer: int
    hands: BySeat[Own[tuple[Card, ...]]]
    """By seat, in the order of the deck."""
    left_over: Hidden[tuple[Card, ...]]
    rules: ContestRules = ContestRules()
    trick: tuple[Laid, ...] = ()
    """The cards on the table, in the order of play."""
    tricks: tuple[Trick, ...] = ()
    """The finished ones of this contest."""
    last_trick: Trick | None = None
    """The one that has just ended, until the next card is played."""
    history: tuple[Ending, ...] = ()
    """The contests that have ended."""

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def over(self) -> bool:
        """Rules: "As many contests as players." """
        return len(self.history) == self.seats

    @property
    def contest(self) -> int:
        """Counted from 1."""
        return min(len(self.history) + 1, self.seats)

    @property
    def trick_count(self) -> int:
        """The tricks of a contest."""
        return TRICKS[self.seats]

    @property
    def tricks_left(self) -> int:
        """Those that are not finished."""
        return self.trick_count - len(self.tricks)

    @property
    def leader(self) -> int:
        """Rules: "The dealer leads the first." "The winner leads next, even having caught nothing." """
        return self.tricks[-1].winner if self.tricks else self.dealer

    @property
    def played(self) -> tuple[tuple[Laid, ...], ...]:
        """All tricks of this contest, with the present one if it has begun."""
        finished = tuple([trick.laid for trick in self.tricks])
        return (*finished, self.trick) if self.trick else finished

    @property
    def due(self) -> Due | None:
        """Which rules are to be named now, and by whom; None when cards are played."""
        return due(self.rules, self.dealer, self.seats)

    @property
    def step(self) -> Step:
        if self.over:
            return "over"
        left = self.due
        return NAMING[left.rules] if left else "play"

    @property
    def actor(self) -> int | None:
        """Who owes a move; nobody when the match is over."""
        seats = len(self.hands)
        if len(self.history) == seats:
            return None
        left = due(self.rules, self.dealer, seats)
        return left.seat if left else (self.leader + len(self.trick)) % seats

    @property
    def totals(self) -> tuple[int, ...]:
        """Victory points, by seat."""
        return tuple(sum(ending.awards[seat] for ending in self.history) for seat in range(self.seats))
