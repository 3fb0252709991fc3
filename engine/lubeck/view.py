"""What one seat, or a spectator, may know of a state."""

from functools import lru_cache

from msgspec import Struct

from engine.core.rules import leaders, places
from engine.core.statement import Statement
from engine.lubeck.chart import chart_of
from engine.lubeck.data import CITIES, LIMIT, Card, City, Port
from engine.lubeck.reach import unplayable
from engine.lubeck.state import Ship, State, Step, Tally


class Route(Struct, frozen=True):
    """Where ships sail to from a city."""

    city: City
    to: tuple[City, ...]


class Numbers(Statement, frozen=True):
    """What explanations of a question say of the table, as the seat knows it."""

    round: int
    last: int
    """1 in the last round; 0."""
    stock: int
    """Own pawns that are not aboard."""
    closed: int
    """Own cards that can't be played now."""
    own_score: int
    best_score: int
    """Of the other who has most."""
    pile: int
    """Cards left in it."""
    piles: int
    """1: it is the first; 2: the second and last one."""


class View(Struct, frozen=True):
    """Rules: "Public: ships, pawns, packages, scores, discards, hand sizes, and which cards were taken.
    Hidden: the first three cards of each hand, the order of the pile. The table view need not count cards for
    anyone."
    """

    seat: int | None
    """Whose view it is; None is a spectator's."""
    seats: int
    round: int
    last_round: bool
    compass: int
    step: Step
    actor: int | None
    """Who owes a package, a word who acts first, or an action."""
    waiting: tuple[int, ...]
    """Who owes a word about withdrawing."""
    first: int | None
    """Who acted first in this round, once that is named."""
    routes: tuple[Route, ...]
    """From every city; from the ends to none."""
    corrected: bool
    """Routes or cards are a host's own, not those that the game brings."""
    ships: tuple[Ship, ...]
    stock: tuple[int, ...]
    """Pawns that are not aboard, by seat."""
    packages: tuple[tuple[Card, ...], ...]
    """By place; one that was taken is empty."""
    doubles: tuple[tuple[Port, ...], ...]
    """The cities whose x2 cards lie before each seat."""
    sold: tuple[tuple[Card, ...], ...]
    """By seat, the trade cards played in this round, where an x2 card doubles those before it too."""
    doubling_earlier: bool
    """Whether it does."""
    passed: tuple[bool, ...]
    hands: tuple[int, ...]
    """Numbers of cards, by seat."""
    hand: tuple[Card, ...] | None
    """The seat's own cards, sorted."""
    barred: tuple[Card, ...]
    """Those of its own cards that it can't play in the action that it owes."""
    scores: tuple[int, ...]
    tallies: tuple[Tally, ...]
    pile: int
    """Cards left in it."""
    piles: int
    """1, 2: the first, the second pile; 3: the last layout was completed from a third."""
    discards: tuple[Card, ...]
    """Open, the newest last."""
    over: bool
    revealed: tuple[tuple[Card, ...], ...] | None
    """The cards that each had left; None while the match runs."""
    unused: tuple[Card, ...] | None
    """What was left of the pile; None while the match runs."""

    @property
    def excess(self) -> int:
        """By how many cards the seat's own hand is too large to pass, from the actions on."""
        laden = self.hand is not None and self.step in ("act", "withdraw")
        return max(0, len(self.hand or ()) - LIMIT) if laden else 0

    @property
    def fresh(self) -> tuple[int, ...]:
        """By place, how many of a package's cards, the last ones, were laid out in this round; none in the
        first round, in which all are new.

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
        """Of a seat's view."""
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
        corrected=state.material is not None,
        ships=state.ships,
        stock=tuple(map(state.stock, range(state.seats))),
        packages=state.packages,
        doubles=tuple(tuple(card.city for card in player.doubles if card.city) for player in state.players),
        sold=tuple(player.sold for player in state.players),
        doubling_earlier=state.doubling_earlier,
        passed=tuple(player.passed for player in state.players),
        hands=tuple(player.size for player in state.players),
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
    """The routes of the chart in that text; None: of the game's own."""
    routes = chart_of(material).routes
    return tuple(Route(city, routes[city]) for city in CITIES)


def _owes_action(state: State, seat: int) -> bool:
    return state.step == "act" and state.actor == seat
