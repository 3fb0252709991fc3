"""What one seat, or a spectator, may know of a state."""

from engine.core.rules import leaders, places
from engine.core.statement import Statement
from engine.lubeck.data import HAND_LIMIT, Card, City
from engine.lubeck.reach import unplayable
from engine.lubeck.state import State


class Numbers(Statement, frozen=True):
    """Facts about the table for explanations, as the seat knows them."""

    round: int
    last: int
    """1 in the last round, else 0."""
    stock: int
    """Number of the seat's pawns that aren't aboard a ship."""
    closed: int
    """Number of the seat's cards that can't be played now."""
    own_score: int
    best_score: int
    """Score of the best other player."""
    pile: int
    """Number of cards left in the draw pile."""
    piles: int
    """Number of the draw pile: 1 for the first, 2 for the second and last."""


PUBLIC = {
    "Public: ships, pawns.": "ships",
    "Public: packages.": "packages",
    "Public: scores.": "Player.tally",
    "Public: discards.": "discards",
    "Public: hand sizes, and which cards were taken.": "players Player.known",
    "Hidden: the first three cards of each hand; each player knows their own.": "Player.secret",
    "I discard one (only if I can't play any more cards).": "Player.ruled_out",
    "Hidden: the order of the pile; its size can be seen.": "pile piles",
    "Cards are played in the open.": "Player.doubles Player.sold doubling_earlier",
    "Rounds, turns and what must be answered next follow from the open play.": (
        "round last_round compass step actor waiting first Player.passed"
    ),
    "The options are known to all.": "withdrawing",
    "The chart is the board.": "material",
    "Nobody sees the source of randomness.": "chance",
    "The view is made for a seat.": "seat",
}
"""The rules that make the fields of a view public. A field `Player.x` is one of each seat's."""


class View(State, kw_only=True):
    """Rules: "Public: ships, pawns, packages, scores, discards, hand sizes, and which cards were taken.
    Hidden: the first three cards of each hand, the order of the pile. The table view need not count cards for
    anyone."
    """

    seat: int | None
    """The seat whose view it is; None for a spectator."""

    @property
    def over(self) -> bool:
        return self.step == "over"

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's own cards, sorted; empty for a spectator."""
        return () if self.seat is None else self.players[self.seat].hand

    @property
    def barred(self) -> tuple[Card, ...]:
        """The seat's own cards that it can't play in the action it owes, sorted."""
        if self.seat is None or self.step != "act" or self.actor != self.seat:
            return ()
        return unplayable(self, self.seat)

    @property
    def excess(self) -> int:
        """The number of cards that the seat must get rid of before it can pass; 0 before the actions."""
        return max(0, len(self.hand) - HAND_LIMIT) if self.step in ("act", "withdraw") else 0

    @property
    def routes(self) -> dict[City, tuple[City, ...]]:
        """The cities to which ships sail from each city; empty at the ends of routes."""
        return self.chart.routes

    @property
    def fresh(self) -> tuple[int, ...]:
        """For each package, the number of its last cards that were laid out this round; 0 in the first round.

        Rules: "Untaken packages stay; each empty place gets one card; then every package gets one more."
        """
        laid = (1 if len(package) > 2 else len(package) for package in self.packages)
        return tuple(0 if self.round == 1 else number for number in laid)

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the highest score."""
        return leaders(self.scores)

    @property
    def ranking(self) -> tuple[tuple[int, int], ...]:
        """Places and seats, the best first."""
        placed = places(dict(enumerate(self.scores)))
        return tuple(sorted((place, seat) for seat, place in placed.items()))

    @property
    def numbers(self) -> Numbers:
        """The explanations' facts. The view must be a seat's."""
        assert self.seat is not None
        return Numbers(
            round=self.round,
            last=int(self.last_round),
            stock=self.stock(self.seat),
            closed=len(self.barred),
            own_score=self.scores[self.seat],
            best_score=max(score for seat, score in enumerate(self.scores) if seat != self.seat),
            pile=len(self.pile),
            piles=self.piles,
        )
