"""The state of a match. All in it is immutable, so that a shallow copy is a copy."""

from msgspec import Struct

from engine.chance import Chance
from engine.fisherman.cards import TRICKS, Card
from engine.fisherman.scoring import Ending
from engine.fisherman.setting import ContestRules, Rule, open_rules
from engine.fisherman.tricks import Laid, Trick


class State(Struct):
    """A match at one moment. When it is over, the last contest is left as it ended."""

    chance: Chance
    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    """By seat, in the order of the deck."""
    left_over: tuple[Card, ...]
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
    def open_rules(self) -> tuple[Rule, ...]:
        """What the actor is to name; nothing when cards are played."""
        left = open_rules(self.rules, self.dealer, self.seats)
        return left[1] if left else ()

    @property
    def actor(self) -> int | None:
        """Who owes a move; nobody when the match is over."""
        if self.over:
            return None
        left = open_rules(self.rules, self.dealer, self.seats)
        return left[0] if left else (self.leader + len(self.trick)) % self.seats

    @property
    def totals(self) -> tuple[int, ...]:
        """Victory points, by seat."""
        return tuple(sum(ending.awards[seat] for ending in self.history) for seat in range(self.seats))
