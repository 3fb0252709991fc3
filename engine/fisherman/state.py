"""The state of a match. All its values are immutable, so a shallow copy is enough."""

from functools import cache, lru_cache
from itertools import chain
from typing import Literal

from msgspec import Struct

from engine.core.chance import Chance
from engine.core.secrecy.visibility import BySeat, Hidden, Own
from engine.core.step import Step
from engine.fisherman.data import DECKS, TRICKS, Card
from engine.fisherman.scoring import Catch, Ending
from engine.fisherman.tricks import CHOOSERS, ContestRules, Laid, Rule, Trick

Naming = Literal["favourite", "ranking", "size", "ranking-and-size", "bad"]
StepName = Naming | Literal["play", "over"]
"""The decision that is owed: one rule, two rules in either order, a card, or nothing."""

STEP_BY_DUE_RULES: dict[tuple[Rule, ...], Naming] = {
    ("favourite",): "favourite",
    ("ranking",): "ranking",
    ("size",): "size",
    ("ranking", "size"): "ranking-and-size",
    ("bad",): "bad",
}
"""The naming step for each set of due rules. Players name ranking and size in either order."""


class State(Struct):
    """The state of a match. After the end, the last contest stays as it ended."""

    chance: Chance
    dealer: int
    hands: BySeat[Own[tuple[Card, ...]]]
    """The cards in each seat's hand, in the order of the deck."""
    left_over: Hidden[tuple[Card, ...]]
    leader: int
    """The seat that leads the trick on the table or the next one."""
    caught: tuple[tuple[Catch, ...], ...]
    """The cards caught in this contest, by seat."""
    rules: ContestRules = ContestRules()
    trick: tuple[Laid, ...] = ()
    """The cards on the table, in the order of play."""
    tricks: Hidden[tuple[Trick, ...]] = ()
    """The finished tricks of this contest. Their cards that don't count were set aside."""
    last_trick: Trick | None = None
    """The trick that just ended; None once the next card is played."""
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
        """Number of the contest, counted from 1."""
        return min(len(self.history) + 1, self.seats)

    @property
    def trick_count(self) -> int:
        """Number of tricks in a contest."""
        return TRICKS[self.seats]

    @property
    def tricks_left(self) -> int:
        """Number of tricks that aren't finished."""
        return self.trick_count - len(self.tricks)

    @property
    def played(self) -> tuple[tuple[Laid, ...], ...]:
        """All tricks of this contest, including the unfinished one."""
        finished = tuple([trick.laid for trick in self.tricks])
        return (*finished, self.trick) if self.trick else finished

    @property
    def choosers(self) -> dict[Rule, int]:
        """The seat that names each rule: "clockwise from the dealer's left", "one each, the dealer naming the
        bad kind. With 3 the second player names ranking and size."
        """
        return _choosers(self.dealer, self.seats)

    @property
    def due(self) -> tuple[Rule, ...]:
        """The rules that the actor must name now, in either order; none while cards are played."""
        return _due(self.rules, self.dealer, self.seats)

    @property
    def step(self) -> StepName:
        if self.over:
            return "over"
        return STEP_BY_DUE_RULES.get(self.due, "play")

    @property
    def actor(self) -> int | None:
        """The seat that owes a move; None when the match is over."""
        if self.over:
            return None
        if due := self.due:
            return self.choosers[due[0]]
        return (self.leader + len(self.trick)) % self.seats

    def unseen(self, seat: int | None) -> list[Card]:
        """The cards of this contest that a seat, or a spectator, hasn't seen, in deck order."""
        seen = {laid.card for laid in chain(*self.played)}
        if seat is not None:
            seen.update(self.hands[seat])
        return [card for card in DECKS[self.seats] if card not in seen]

    @property
    def totals(self) -> tuple[int, ...]:
        """Victory points, by seat."""
        return tuple(sum(ending.awards[seat] for ending in self.history) for seat in range(self.seats))


@cache
def _choosers(dealer: int, seats: int) -> dict[Rule, int]:
    return {rule: (dealer + left) % seats for rule, left in CHOOSERS[seats].items()}


@lru_cache(maxsize=4096)
def _due(rules: ContestRules, dealer: int, seats: int) -> tuple[Rule, ...]:
    left, choosers = rules.open, _choosers(dealer, seats)
    return tuple([rule for rule in left if choosers[rule] == choosers[left[0]]])


class Turn(Step[State]):
    """A decision of one seat."""

    def pending(self, state: State) -> tuple[int, ...]:
        return () if state.actor is None else (state.actor,)
