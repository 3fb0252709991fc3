"""The computer players. The clever one plays the first move of its best plan for its cards and pawns.

A plan is a sequence of actions, tried on copies of the state as if nobody else acted. Later actions count a
little less, and still less on a ship with rivals aboard, who may sail it elsewhere. Rivals who are known to
hold a card for a city may also sail the ship to where the plan wants it.

The master lets everyone play the round to its end like the clever player. For a decision about withdrawing,
it plays the following round. The result is the lead: points scored, and what cards and pawns still promise.
"""

from collections.abc import Iterator, Sequence
from copy import copy
from functools import lru_cache
from typing import cast

from msgspec.structs import replace

from engine.bots import search
from engine.bots.observation import Observation
from engine.bots.search import Mind
from engine.core.chance import Dice
from engine.core.move import Move
from engine.core.position import Position
from engine.lubeck import moves
from engine.lubeck.chart import Chart, chart_of
from engine.lubeck.data import HAND_LIMIT, HOME, Card, City
from engine.lubeck.reach import Reach
from engine.lubeck.state import Ship, State, Step
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
MAX_POSITIONS = 10
"""Maximum number of positions planned for each move. Beyond them, only kept cards count."""


def choose(observation: Observation, dice: Dice) -> Move:
    """Choose the clever player's move."""
    return ranked(observation, dice)[0]


def ranked(observation: Observation, dice: Dice) -> list[Move]:
    """All legal moves, the best first."""
    legal = observation.legal_moves()
    if len(legal) == 1:
        return list(legal)
    planner = Planner(cast(State, observation.world("plans").state), observation.seat)
    return sorted(dice.shuffled(legal), key=planner.worth, reverse=True)


class Planner:
    """Plans for one seat with what it knows."""

    def __init__(self, state: State, seat: int) -> None:
        self._seat = seat
        player = state.players[seat]
        self._begin = copy(state)
        self._begin.put_player(seat, replace(player, known=player.hand, secret=()))
        bound_for = {ship.number: self._destinations(ship) for ship in state.ships}
        self._bound_for = {number: cities for number, cities in bound_for.items() if cities}
        self._found: dict[tuple[tuple[Ship, ...], tuple[Card, ...]], float] = {}
        """The worth of positions, by ships and remaining cards, which determine everything else."""

    def _destinations(self, ship: Ship) -> set[City | None]:
        """The cities for which rivals aboard are known to hold cards."""
        players = self._begin.players
        crew = {seat for seat in ship.pawns if seat != self._seat and not players[seat].passed}
        return {card.city for seat in crew for card in players[seat].known}

    def promise(self) -> float:
        """The worth of the best plan."""
        self._found.clear()
        return self._worth(self._begin)

    def worth(self, move: Move) -> float:
        """The worth of a legal move followed by the best plan."""
        self._found.clear()
        state, seat = copy(self._begin), self._seat
        match move:
            case moves.NameFirst(seat=first):
                return float(first == seat)
            case moves.Pass():
                return self._rest(state, Reach(state, seat))
            case moves.Take(package=number):
                state.change_player(seat, known=(*state.players[seat].known, *state.packages[number - 1]))
                return self._worth(state)
            case moves.Withdraw(numbers=numbers):
                for number in numbers:
                    list(step_off(state, seat, state.ship(number)))
                return self._worth(state)
            case _:
                return self._acting(state, move)

    def _worth(self, state: State) -> float:
        """The worth of the best plan from this state."""
        position = state.ships, state.players[self._seat].known
        worth = self._found.get(position)
        if worth is None:
            reach = Reach(state, self._seat)
            worth = self._rest(state, reach)
            if len(self._found) < MAX_POSITIONS:
                worth = self._found[position] = max([worth, *self._plans(state, reach, worth)])
        return worth

    def _plans(self, state: State, reach: Reach, rest: float) -> Iterator[float]:
        for card in dict.fromkeys(state.players[self._seat].known):
            if card.kind != "pirates":
                for move in reach.uses(card):
                    yield self._acting(state, move)
        for ship in reach.boardable(HOME):
            yield self._acting(state, moves.Embark(ship))
        for carried in self._carried(state):
            yield CARRIED_CHANCE * self._worth(carried) + (1 - CARRIED_CHANCE) * rest

    def _carried(self, state: State) -> Iterator[State]:
        """Yield the states in which a rival sailed one of the seat's ships."""
        for number, cities in self._bound_for.items():
            ship = state.ship(number)
            if self._seat in ship.pawns:
                for city in state.chart.routes[ship.city]:
                    if city in cities:
                        carried = copy(state)
                        carried.put_ship(replace(ship, at=city))
                        yield carried

    def _acting(self, state: State, move: Move) -> float:
        """The worth of an action followed by the best plan."""
        after, seat = copy(state), self._seat
        list(act(after, seat, move))  # Only the effect on `after` matters, not the events.
        gain: float = after.players[seat].tally.total - state.players[seat].tally.total
        worth, keeps = self._worth(after), ALONE_DISCOUNT
        if number := _ship_of(move, state):
            before, ship = state.ship(number), after.ship(number)
            others = self._others(ship)
            if others:
                keeps = CROWDED_DISCOUNT
            if ship.at != before.at:
                gain -= RIVAL_ABOARD_COST * others
            gain += SUNK_PAWN_VALUE * (self._others(before) - others)
        return gain + (worth * keeps if worth > 0 else worth) - ACTION_COST

    def _others(self, ship: Ship) -> int:
        """The number of rival pawns aboard."""
        return len(ship.pawns) - ship.pawns.count(self._seat)

    def _rest(self, state: State, reach: Reach) -> float:
        """The worth of keeping three cards for the next round, given where the pawns will be."""
        cities = tuple([ship.city for ship in reach.own])
        if reach.stock:
            cities = (*cities, HOME)
        cards = state.players[self._seat].known
        gains = _gains_if_kept(cities, state.last_round, state.material)
        kept = sorted([gains[card] for card in cards], reverse=True)[:HAND_LIMIT]
        return sum(kept) - sum([card.value or 1 for card in cards])


def _ship_of(move: Move, state: State) -> int | None:
    """The ship that an action boards, sails or sinks, or None."""
    match move:
        case moves.Sell(ship=number) | moves.Double(ship=number) | moves.Pirates(ship=number):
            return number
        case moves.Transfer(to_ship=number):
            return number
        case moves.Embark(ship=number) | moves.Start(ship=number):
            return state.next_in_park if number == "new" else number
        case _:
            return None


@lru_cache(maxsize=256)
def _gains_if_kept(cities: tuple[City, ...], last: bool, material: str | None) -> dict[Card, float]:
    """For each card, what is gained by keeping it for the next round instead of losing its points.

    `cities` has the places of the seat's pawns.
    """
    chart = chart_of(material)
    starts: set[City] = {city if chart.routes[city] else HOME for city in cities}
    return {card: 0 if last else _kept(card, starts, chart) + card.loss for card in chart.cards}


def _kept(card: Card, starts: set[City], chart: Chart) -> float:
    if card.city is None or card.kind != "trade":
        return KEPT_EXTRA_VALUES[card.kind]
    far = len(LATER_SALE_CHANCES) - 1
    legs = min([chart.legs[start].get(card.city, far) for start in starts])
    return LATER_SALE_CHANCES[min(legs, far)] * card.value - KEEPING_COST


MOVES_TRIED = 6
"""Number of the clever player's best moves to try."""
PLAYOUTS: dict[Step, int] = {"take": 360, "first": 360, "act": 600, "withdraw": 240}
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
    state = cast(State, match.state)
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
    return legal[0] if len(legal) == 1 else max(legal, key=Planner(cast(State, match.state), seat).worth)


def chance(observation: Observation, lead: float) -> float:
    """See `Mind.chance`."""
    seen = cast(View, observation.view())
    return search.by_lead(lead / (DECISIVE_LEAD_AT_END if seen.last_round else DECISIVE_LEAD), seen.seats)


def playouts(observation: Observation) -> int:
    """See `Mind.playouts`."""
    seen = cast(View, observation.view())
    return PLAYOUTS[seen.step] // seen.seats**2


MASTER = Mind(
    candidates=candidates,
    worlds=search.worlds,
    outcome=outcome,
    playouts=playouts,
    unit="points",
    chance=chance,
)
