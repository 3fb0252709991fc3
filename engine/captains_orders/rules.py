"""The rules. Quotations, here and in the other modules, are from the game's rules page."""

from collections.abc import Mapping

from engine.captains_orders.round import next_round
from engine.captains_orders.state import Handed, State
from engine.captains_orders.steps import Discarding, Giving, Speaking, TakingTurn
from engine.core.chance import Chance
from engine.core.event import Event
from engine.core.rules import Choice, Result, leaders
from engine.core.statement import Statement
from engine.core.step import Steps


def start(seats: int, options: Mapping[str, Choice], chance: Chance) -> tuple[State, list[Event]]:
    """Rules: "The first dealer is random." """
    dealer, chance = chance.below(seats)
    state = State(
        chance=chance,
        won=(0,) * seats,
        round=0,
        dealer=dealer,
        turn=dealer,
        actor=dealer,
        step="turn",
        hands=((),) * seats,
        undealt=(),
        given=((),) * seats,
        taken=((),) * seats,
        discards=((),) * seats,
    )
    return state, [*next_round(state, dealer)]


STEPS = Steps({"turn": TakingTurn(), "discard": Discarding(), "give": Giving(), "word": Speaking()})


def result(state: State) -> Result:
    """Rules: "Places at the end: by rounds won." """
    return Result.by_score(state.won, "rounds")


class Numbers(Statement, frozen=True):
    """Facts about the table for explanations, as the seat knows them."""

    round: int
    own_cards: int
    own_points: int
    own_won: int
    """Rounds won by the seat."""
    lowest: int
    """Lowest rank in the seat's hand; 0 if it is empty."""
    lower: int
    """Number of cards of a lower rank that others may hold, as far as the seat can see."""
    fewest: int
    """Size of the smallest hand among the other players."""


PUBLIC = {
    "Nobody may know the shuffle before the end: nothing is shown.": "chance",
    "Public: hand sizes. Hidden: hands; each player knows their own.": "hands",
    "Public: the order and its owner.": "order",
    "Public: who passed to, asked or obeyed whom.": "transfers",
    "Hidden: cards handed over; giver and receiver know them.": "given taken",
    "Hidden: discards, known to who discarded.": "discards",
    "Public: former orders.": "former_orders",
    "Public: rounds won.": "won",
    "All hands are opened at the end of a round.": "ending",
    "The undealt cards are opened at the end of the match.": "undealt",
    "Rounds, turns and what must be answered next follow from the open play.": "round dealer turn step actor",
    "The view is made for a seat.": "seat",
}
"""The rules that make the fields of a view public. A field `Player.x` is one of each seat's."""


class View(State, kw_only=True):
    """Rules: "Public: hand sizes, the order and its owner, who passed to, asked or obeyed whom, former
    orders, rounds won. Hidden: hands, cards handed over (known to giver and receiver), discards (known to who
    discarded)."
    """

    seat: int | None
    """The seat whose view it is; None for a spectator."""

    @property
    def hand(self) -> tuple[int, ...]:
        """The seat's own cards, sorted; empty for a spectator."""
        return () if self.seat is None else self.hands[self.seat]

    @property
    def gave(self) -> tuple[Handed, ...]:
        """The cards that the seat handed over this round, the newest last."""
        return () if self.seat is None else self.given[self.seat]

    @property
    def received(self) -> tuple[Handed, ...]:
        """The cards that the seat received this round, the newest last."""
        return () if self.seat is None else self.taken[self.seat]

    @property
    def discarded(self) -> tuple[int, ...]:
        """The seat's own discards of this round."""
        return () if self.seat is None else self.discards[self.seat]

    @property
    def between_rounds(self) -> bool:
        """Whether a round has ended without a move since."""
        touched = self.order or self.former_orders or self.transfers or self.step != "turn"
        return self.over or (self.ending is not None and not touched)

    @property
    def points(self) -> int:
        """The points in the seat's hand. Rules: "Points = the sum of the ranks in hand." """
        return sum(self.hand)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won the most rounds."""
        return leaders(self.won)

    @property
    def numbers(self) -> Numbers:
        """The explanations' facts. The view must be a seat's."""
        assert self.seat is not None
        hand = self.hand
        lowest = min(hand, default=0)
        open_ranks = [order.rank for order in (*self.former_orders, *([self.order] if self.order else []))]
        gone = [rank for rank in (*self.discarded, *open_ranks) if rank < lowest]
        return Numbers(
            round=self.round,
            own_cards=len(hand),
            own_points=self.points,
            own_won=self.won[self.seat],
            lowest=lowest,
            lower=sum(range(lowest)) - len(gone),
            fewest=min(cards for seat, cards in enumerate(self.sizes) if seat != self.seat),
        )
