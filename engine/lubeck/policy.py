"""The computer players. The clever one plays the first move of its best plan for its cards and pawns.

A plan is a sequence of actions, as if nobody else acted. Its first action is tried on a copy of the state.
The others board ships, or play all cards of a city in a row. Later actions count a little less, and still
less on a ship with rivals aboard, who may sail it elsewhere. Rivals who are known to hold a card for a city
may also sail the ship to where the plan wants it.

The master lets everyone play the round to its end like the clever player. For a decision about withdrawing,
it plays the following round. The result is the lead: points scored, and what cards and pawns still promise.
"""

from collections.abc import Iterator, Sequence
from copy import copy
from functools import lru_cache
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from engine.bots import search
from engine.bots.observation import Observation
from engine.bots.search import Mind
from engine.core.chance import Dice
from engine.core.move import Move
from engine.core.position import Position
from engine.lubeck import moves
from engine.lubeck.chart import Chart, chart_of
from engine.lubeck.data import CITIES, HAND_LIMIT, HOME, Card, City, in_order
from engine.lubeck.state import Ship, State, StepName
from engine.lubeck.view import View
from engine.lubeck.voyage import act, step_off

ALONE_DISCOUNT, CROWDED_DISCOUNT = 0.96, 0.86
"""Factors on the worth of the rest of a plan after an action on a ship: without rivals aboard, and with
them."""
ACTION_COST = 0.02
"""Cost of an action, which deters pointless ones."""
RIVAL_ABOARD_COST = 0.25
SUNK_PAWN_VALUE = 1.5
CARRIED_CHANCE = 0.5
"""Chance that a rival aboard sails the ship to a city for which the rival is known to hold a card."""
LATER_SALE_CHANCES = (0.9, 0.8, 0.5, 0.3, 0.2, 0.1)
"""Chance of selling a kept card next round, by the number of legs to its city."""
KEEPING_COST = 0.3
"""Deduction from a trade card's worth for keeping it until the next round."""
KEPT_EXTRA_VALUES = {"start": 0.6, "double": 0.8, "pirates": 0.3, "transfer": 0.5}
"""Worth of extra cards kept for the next round."""


def choose(observation: Observation, dice: Dice) -> Move:
    """Choose the clever player's move."""
    return ranked(observation, dice)[0]


def ranked(observation: Observation, dice: Dice) -> list[Move]:
    """All legal moves, the best first."""
    legal = observation.legal_moves()
    if len(legal) == 1:
        return list(legal)
    planner = Planner(cast("View", observation.view()), observation.seat)
    return sorted(dice.shuffled(legal), key=planner.worth, reverse=True)


class Table(Struct, frozen=True, cache_hash=True, gc=False):
    """The facts that don't change during a plan."""

    material: str | None
    last_round: bool
    harbours: tuple[City, ...]
    """The cities in which a pawn from stock can board a ship."""


class Berth(Struct, frozen=True, order=True, cache_hash=True, gc=False):
    """A ship with a pawn of the seat aboard."""

    city: City
    rivals: int = 0
    """The number of rival pawns aboard."""
    bound_for: tuple[City, ...] = ()
    """The cities to which rivals aboard may sail the ship."""


class Lot(Struct, frozen=True, cache_hash=True, gc=False):
    """Cards that plans play in a row: all trade and x2 cards of a city, or a single other card."""

    cards: tuple[Card, ...]
    city: City | None
    gains: tuple[int, ...]
    """The points that each trade or x2 card brings, the last one first. Empty for another card."""
    loss: int


Hand = tuple[Lot, ...]


class Planner:
    """Plans for one seat with what it knows."""

    def __init__(self, state: State, seat: int) -> None:
        self._seat = seat
        player = state.players[seat]
        self._begin = copy(state)
        self._begin.put_player(seat, replace(player, known=player.hand, secret=()))

    def promise(self) -> float:
        """The worth of the best plan."""
        return _promise(*self._plan(self._begin))

    def worth(self, move: Move) -> float:
        """The worth of a legal move followed by the best plan."""
        if isinstance(move, moves.NameFirst):
            return float(move.seat == self._seat)
        if isinstance(move, moves.Pass):
            return _rest(*self._plan(self._begin))
        before, after, seat = self._begin, copy(self._begin), self._seat
        if isinstance(move, moves.Take):
            after.change_player(seat, known=(*after.players[seat].known, *after.packages[move.package - 1]))
            return _promise(*self._plan(after))
        if isinstance(move, moves.Withdraw):
            for number in move.numbers:
                list(step_off(after, seat, after.ship(number)))
            return _promise(*self._plan(after))
        list(act(after, seat, move))  # Only the effect on `after` matters, not the events.
        gain: float = after.players[seat].tally.total - before.players[seat].tally.total
        boarded = getattr(move, "to_ship", getattr(move, "ship", None))
        rivals = 0
        if number := before.next_in_park if boarded == "new" else boarded:
            ship, rivals = after.ship(number), self._rivals(after.ship(number))
            gain += SUNK_PAWN_VALUE * (self._rivals(before.ship(number)) - rivals)
            if ship.at != before.ship(number).at:
                gain -= RIVAL_ABOARD_COST * rivals
        return gain + _later(_promise(*self._plan(after)), rivals)

    def _plan(self, state: State) -> tuple[Table, tuple[Berth, ...], int, Hand]:
        """The start of every plan in this state: the table, the berths, the pawns in stock, and the hand."""
        player, stock = state.players[self._seat], state.stock(self._seat)
        places = [ship.at for ship in state.ships] if stock else []
        harbours: list[City] = [city for city in CITIES if "park" in places or city in places]
        berths = [
            Berth(ship.city, self._rivals(ship), self._bound_for(ship))
            for ship in state.ships
            if self._seat in ship.pawns
        ]
        doubled = frozenset(player.doubled)
        hand = _lots(player.known, doubled, player.sold if state.doubling_earlier else None)
        return Table(state.material, state.last_round, tuple(harbours)), tuple(sorted(berths)), stock, hand

    def _rivals(self, ship: Ship) -> int:
        """The number of rival pawns aboard."""
        return len(ship.pawns) - ship.pawns.count(self._seat)

    def _bound_for(self, ship: Ship) -> tuple[City, ...]:
        """The cities for which rivals aboard are known to hold cards."""
        players = self._begin.players
        crew = [players[seat] for seat in set(ship.pawns) if seat != self._seat and not players[seat].passed]
        return tuple(sorted({card.city for player in crew for card in player.known if card.city}))


@lru_cache(maxsize=4096)
def _lots(cards: tuple[Card, ...], doubled: frozenset[City | None], sold: tuple[Card, ...] | None) -> Hand:
    """A hand in lots. `doubled` has the cities of the x2 cards played. For `sold` see `_gains`."""
    rows: dict[City | int | None, list[Card]] = {}
    for place, card in enumerate(in_order(cards)):
        rows.setdefault(card.city if card.kind in ("trade", "double") else place, []).append(card)
    lots: list[Lot] = []
    for row in rows.values():
        gains = _gains(row, row[0].city in doubled, sold)
        lots.append(Lot(tuple(row), row[0].city, gains, sum([card.loss for card in row])))
    return tuple(lots)


def _gains(row: list[Card], doubled: bool, sold: tuple[Card, ...] | None) -> tuple[int, ...]:
    """See `Lot.gains`. The highest value is sold first.

    `sold` has the sales that an x2 card would double. It is None if it only doubles later ones, so that it is
    played first.
    """
    values = [card.value for card in row if card.kind == "trade"]
    if row[-1].kind not in ("trade", "double"):
        return ()
    if doubled:
        return tuple([2 * value for value in values]) or (0,)
    if row[-1].kind == "trade":
        return tuple(values)
    if sold is None:
        return (*[2 * value for value in values], 0)
    return (sum(values) + sum([card.value for card in sold if card.city == row[0].city]), *values)


@lru_cache(maxsize=4096)
def _promise(table: Table, berths: tuple[Berth, ...], stock: int, hand: Hand) -> float:
    """The worth of the best plan. Plans go on as long as they can, without transfers and pirates.

    Cached, because many candidates and play-outs lead to the same plans.
    """
    worths: list[float] = []
    routes = chart_of(table.material).routes
    for place, berth in enumerate(berths):
        for number, lot in enumerate(hand):
            city = lot.city
            if city and lot.gains and (city == berth.city or city in routes[berth.city]):
                left = hand[:number] + hand[number + 1 :]
                worth = _promise(table, _sailed(berths, place, city), stock, left)
                for gain in lot.gains:
                    worth = gain + _later(worth, berth.rivals)
                worths.append(worth - (RIVAL_ABOARD_COST * berth.rivals if city != berth.city else 0))
        for city in berth.bound_for:
            if city in routes[berth.city] and _leads_on(table, city, hand):
                carried = _promise(table, _sailed(berths, place, city), stock, hand)
                rest = _rest(table, berths, stock, hand)
                worths.append(CARRIED_CHANCE * carried + (1 - CARRIED_CHANCE) * rest)
    for city, left in _boardings(table, hand) if stock else ():
        boarded = tuple(sorted((*berths, Berth(city))))
        worths.append(_later(_promise(table, boarded, stock - 1, left), 0))
    return max(worths) if worths else _rest(table, berths, stock, hand)


def _later(worth: float, rivals: int) -> float:
    """The worth of the rest of a plan after an action on a ship."""
    return (worth * (CROWDED_DISCOUNT if rivals else ALONE_DISCOUNT) if worth > 0 else worth) - ACTION_COST


def _sailed(berths: tuple[Berth, ...], place: int, city: City) -> tuple[Berth, ...]:
    """The berths after the ship at `place` has sailed to a city."""
    return tuple(sorted((*berths[:place], Berth(city, berths[place].rivals), *berths[place + 1 :])))


def _boardings(table: Table, hand: Hand) -> Iterator[tuple[City, Hand]]:
    """Yield the cities in which a plan can board a ship, and the cards left."""
    if HOME in table.harbours and _leads_on(table, HOME, hand):
        yield HOME, hand
    for number, lot in enumerate(hand):
        if not lot.gains and lot.city in table.harbours and _leads_on(table, lot.city, hand):
            yield lot.city, hand[:number] + hand[number + 1 :]


def _leads_on(table: Table, city: City, hand: Hand) -> bool:
    """Whether the hand has a trade or x2 card for a ship in this city."""
    onward = chart_of(table.material).routes[city]
    return any(lot.gains and (lot.city == city or lot.city in onward) for lot in hand)


def _rest(table: Table, berths: tuple[Berth, ...], stock: int, hand: Hand) -> float:
    """The worth of keeping three cards for the next round, given where the pawns will be."""
    cities = tuple([berth.city for berth in berths])
    if stock:
        cities = (*cities, HOME)
    gains = _gains_if_kept(cities, table.last_round, table.material)
    kept = sorted([gains[card] for lot in hand for card in lot.cards])[-HAND_LIMIT:]
    return sum(kept) - sum([lot.loss for lot in hand])


@lru_cache(maxsize=256)
def _gains_if_kept(cities: tuple[City, ...], last: bool, material: str | None) -> dict[Card, float]:
    """For each card, what is gained by keeping it for the next round instead of losing its points.

    `cities` has the places of the seat's pawns.
    """
    chart = chart_of(material)
    starts: set[City] = {city if chart.routes[city] else HOME for city in cities}
    return {card: 0 if last else _kept(card, starts, chart) + card.loss for card in set(chart.cards)}


def _kept(card: Card, starts: set[City], chart: Chart) -> float:
    if card.city is None or card.kind != "trade":
        return KEPT_EXTRA_VALUES[card.kind]
    far = len(LATER_SALE_CHANCES) - 1
    legs = min([chart.legs[start].get(card.city, far) for start in starts])
    return LATER_SALE_CHANCES[min(legs, far)] * card.value - KEEPING_COST


MOVES_TRIED = 6
"""Number of the clever player's best moves to try."""
PLAYOUTS: dict[StepName, int] = {"take": 360, "first": 360, "act": 600, "withdraw": 240}
"""Play-outs per step, before division by the square of the number of seats.

Play-outs are shorter later in a round.
"""
DECISIVE_LEAD, DECISIVE_LEAD_AT_END = 8.0, 3.0
"""Points of lead that multiply the odds of winning by e: before the last round, and after it.

The values are fitted to matches of clever players.
"""


def candidates(observation: Observation, dice: Dice) -> Sequence[Move]:
    """See `Mind.candidates`."""
    return ranked(observation, dice)[:MOVES_TRIED]


def outcome(world: Position, seat: int, move: Move, dice: Dice) -> float:
    """The seat's lead over the mean of the others at the horizon."""
    match = world.copy()
    state = cast("State", match.state)
    last = state.round + (state.step == "withdraw")
    match.play(seat, move)
    while match.pending and state.round <= last:
        mover = match.pending[0]
        match.play(mover, _policy(match, mover))
    has: list[float] = list(state.scores)
    if match.pending:
        has = [score + Planner(state, each).promise() for each, score in enumerate(has)]
    return has[seat] - (sum(has) - has[seat]) / (state.seats - 1)


def _policy(match: Position, seat: int) -> Move:
    """The clever player's move."""
    legal = match.legal_moves(seat)
    return legal[0] if len(legal) == 1 else max(legal, key=Planner(cast("State", match.state), seat).worth)


def chance(observation: Observation, lead: float) -> float:
    """See `Mind.chance`."""
    seen = cast("View", observation.view())
    return search.by_lead(lead / (DECISIVE_LEAD_AT_END if seen.last_round else DECISIVE_LEAD), seen.seats)


def playouts(observation: Observation) -> int:
    """See `Mind.playouts`."""
    seen = cast("View", observation.view())
    return PLAYOUTS[seen.step] // seen.seats**2


MASTER = Mind(
    candidates=candidates,
    worlds=search.worlds,
    outcome=outcome,
    playouts=playouts,
    unit="points",
    chance=chance,
)
