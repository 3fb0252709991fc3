"""What one seat, or a spectator, may know of a state."""

from functools import lru_cache

from msgspec import Struct

from engine.core.rules import leaders, places
from engine.core.statement import Statement
from engine.lubeck.chart import chart_of
from engine.lubeck.data import CITIES, HAND_LIMIT, Card, City, Port
from engine.lubeck.reach import unplayable
from engine.lubeck.state import Ship, State, StepName, Tally


class Route(Struct, frozen=True):
    """The cities that ships sail to from a city."""

    city: City
    to: tuple[City, ...]


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
    "Public: ships, pawns.": "ships stock",
    "Public: packages.": "packages",
    "Public: scores.": "scores tallies",
    "Public: discards.": "discards",
    "Public: hand sizes, and which cards were taken.": "hands known",
    "Hidden: the first three cards of each hand; each player knows their own.": "hand barred",
    "Hidden: the order of the pile; its size can be seen.": "pile piles",
    "Cards are played in the open.": "doubles sold doubling_earlier",
    "Rounds, turns and what must be answered next follow from the open play.": (
        "seats round last_round compass step actor waiting first passed"
    ),
    "The chart is the board.": "routes material",
    "The remaining cards are shown at the end.": "over revealed unused",
    "The view is made for a seat.": "seat",
}
"""The rules that make the fields of a view public. A field `Player.x` is one of each seat's."""


class View(Struct, frozen=True):
    """Rules: "Public: ships, pawns, packages, scores, discards, hand sizes, and which cards were taken.
    Hidden: the first three cards of each hand, the order of the pile. The table view need not count cards for
    anyone."
    """

    seat: int | None
    """The seat whose view it is; None for a spectator."""
    seats: int
    round: int
    last_round: bool
    compass: int
    step: StepName
    actor: int | None
    """The seat that owes a package, the choice of the first player, or an action."""
    waiting: tuple[int, ...]
    """The seats that must still decide which pawns to withdraw."""
    first: int | None
    """The seat that acted first this round; None until it is chosen."""
    routes: tuple[Route, ...]
    """Routes from each city; empty at the ends of routes."""
    material: str | None
    """The text of the chart in use; None for the game's own."""
    ships: tuple[Ship, ...]
    stock: tuple[int, ...]
    """Number of pawns that aren't aboard a ship, by seat."""
    packages: tuple[tuple[Card, ...], ...]
    """Packages by index. A taken package is empty."""
    doubles: tuple[tuple[Port, ...], ...]
    """The cities of the x2 cards placed before each seat."""
    sold: tuple[tuple[Card, ...], ...]
    """The trade cards that each seat played this round, if x2 cards also double earlier ones."""
    doubling_earlier: bool
    """Whether an x2 card also doubles cards played earlier in the round."""
    passed: tuple[bool, ...]
    hands: tuple[int, ...]
    """Hand sizes by seat."""
    known: tuple[tuple[Card, ...], ...]
    """The cards in each hand that everyone saw being taken."""
    hand: tuple[Card, ...] | None
    """The seat's own cards, sorted."""
    barred: tuple[Card, ...]
    """The seat's own cards that it can't play in the action it owes."""
    scores: tuple[int, ...]
    tallies: tuple[Tally, ...]
    pile: int
    """Number of cards left in the draw pile."""
    piles: int
    """Number of the draw pile: 1 or 2, or 3 if a third pile completed the last layout."""
    discards: tuple[Card, ...]
    """Discarded cards, face up, the newest last."""
    over: bool
    revealed: tuple[tuple[Card, ...], ...] | None
    """The cards left in each hand at the end; None while the match runs."""
    unused: tuple[Card, ...] | None
    """The rest of the draw pile; None while the match runs."""

    @property
    def excess(self) -> int:
        """The number of cards that the seat must get rid of before it can pass; 0 before the actions."""
        laden = self.hand is not None and self.step in ("act", "withdraw")
        return max(0, len(self.hand or ()) - HAND_LIMIT) if laden else 0

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
            stock=self.stock[self.seat],
            closed=len(self.barred),
            own_score=self.scores[self.seat],
            best_score=max(score for seat, score in enumerate(self.scores) if seat != self.seat),
            pile=self.pile,
            piles=self.piles,
        )


def view(state: State, seat: int | None) -> View:
    over = state.step == "over"
    return View(
        seat=seat,
        seats=state.seats,
        round=state.round,
        last_round=state.last_round,
        compass=state.compass,
        step=state.step,
        actor=state.actor,
        waiting=state.waiting,
        first=state.first,
        routes=_routes(state.material),
        material=state.material,
        ships=state.ships,
        stock=tuple(map(state.stock, range(state.seats))),
        packages=state.packages,
        doubles=tuple(tuple(card.city for card in player.doubles if card.city) for player in state.players),
        sold=tuple(player.sold for player in state.players),
        doubling_earlier=state.doubling_earlier,
        passed=tuple(player.passed for player in state.players),
        hands=tuple(player.size for player in state.players),
        known=tuple(player.known for player in state.players),
        hand=None if seat is None else state.players[seat].hand,
        barred=unplayable(state, seat) if seat is not None and _owes_action(state, seat) else (),
        scores=state.scores,
        tallies=tuple(player.tally for player in state.players),
        pile=len(state.pile),
        piles=state.piles,
        discards=state.discards,
        over=over,
        revealed=tuple(player.hand for player in state.players) if over else None,
        unused=state.pile if over else None,
    )


@lru_cache(maxsize=8)
def _routes(material: str | None) -> tuple[Route, ...]:
    """The routes of a chart's text; None for the game's own."""
    routes = chart_of(material).routes
    return tuple(Route(city, routes[city]) for city in CITIES)


def _owes_action(state: State, seat: int) -> bool:
    return state.step == "act" and state.actor == seat
