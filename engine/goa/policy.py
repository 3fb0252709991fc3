"""The computer players. The clever one values things by rules of thumb and looks one decision ahead.

It tries each sensible answer in imagined worlds, makes the resulting small decisions in the same way, and
picks the answer that leaves it with the most. In auctions it compares the price with the tile's worth.

The master plays auctions to the last one, with everyone bidding like the clever player. It plays actions to
the end of the round. The others hardly interfere with these, so they only raise taxes. Then it compares
everyone's position.
"""

import re
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations, product
from typing import cast

from engine.bots import search
from engine.bots.observation import Observation
from engine.bots.search import Mind
from engine.core.chance import Dice
from engine.core.move import Move, MovePart
from engine.core.position import Position
from engine.core.questions.question import Choose, Cover, Number, Part, Select
from engine.goa.data import CELLS, NEIGHBOURS
from engine.goa.moves import GRAMMAR, Buy, Done, LayFlag, LayMarker, MakeBid, Pass, RaiseTaxes, Sell
from engine.goa.state import ROUNDS, State
from engine.goa.worth import Outlook, tile_worth, worth

CHANCY_WORLDS = 5
"""Number of worlds in which an answer with a random outcome is tried."""
CHANCY_MOVES = re.compile("found|expedition|use supply|play scouts")
"""Matches the notation of answers with a random outcome."""
BID_SHARE = 0.75
"""Share of the player's limit to bid, unless a higher bid is necessary. The rest is the player's gain."""
MAX_ROWS = 12
"""Maximum number of rows tried for a selection without a suggestion."""


class Worlds:
    """Imagined worlds to look ahead in, created on demand and cached."""

    def __init__(self, make: Callable[[int], Position], most: int = CHANCY_WORLDS) -> None:
        """`make` creates the world with a number below `most`."""
        self._make = cache(make)
        self._most = most

    def first(self, number: int) -> list[Position]:
        """The first `number` worlds, at most `most`."""
        return [self._make(each) for each in range(min(number, self._most))]


def choose(observation: Observation, dice: Dice) -> Move:
    moves = observation.legal_moves()
    return moves[0] if len(moves) == 1 else _ranked_by(observation, moves, dice)[0]


def _ranked_by(observation: Observation, moves: Sequence[Move], dice: Dice) -> list[Move]:
    seed = dice.chance.seed
    worlds = Worlds(lambda number: observation.world(f"{seed}/{number}"))
    return ranked(moves, cast("State", observation.view()), observation.seat, worlds)


def ranked(moves: Sequence[Move], state: State, seat: int, worlds: Worlds) -> list[Move]:
    """The sensible moves, the best first; in auctions only one. Uses `worlds` to look ahead."""
    outlook = Outlook(state)
    if state.step in ("flag", "mark"):
        return _places(moves, state, seat, outlook)
    if state.step in ("bid", "last-word"):
        return [_bid(state, seat, outlook)]
    found = answers(worlds.first(1)[0], seat)
    if len(found) == 1:
        return found

    def value(move: Move) -> float:
        tried = worlds.first(CHANCY_WORLDS if CHANCY_MOVES.match(str(move)) else 1)
        return sum([_after(world, seat, move, outlook) for world in tried]) / len(tried)

    return sorted(found, key=value, reverse=True)


def _places(moves: Sequence[Move], state: State, seat: int, outlook: Outlook) -> list[Move]:
    """Rank cells: markers go to the most valuable tile, the flag next to the most valuable tiles."""
    grid = zip(CELLS, state.grid, strict=True)
    tiles = {cell: tile_worth(tile, state, seat, outlook) for cell, tile in grid if tile}

    def value(move: Move) -> float:
        match move:
            case LayFlag(cell=cell):
                around = sorted((tiles[each] for each in NEIGHBOURS[cell] if each in tiles), reverse=True)
                return sum(around[:2])
            case LayMarker(cell=cell):
                return tiles[cell]
            case _:
                return -1.0

    return sorted(moves, key=value, reverse=True)


def _bid(state: State, seat: int, outlook: Outlook) -> Move:
    """Bid or pass within the limit. An auctioneer buys if the tile is worth more than its price and the best
    bid together."""
    most, best = limit(state, seat, outlook), state.best.ducats
    price = best + 1
    if state.marker.owner == seat:
        buys = price <= state.players[seat].money and most - price > best
        return Buy() if buys else Sell()
    if price > most:
        return Pass()
    return MakeBid(max(price, int(most * BID_SHARE)))


def limit(state: State, seat: int, outlook: Outlook) -> float:
    """The most ducats that the tile being auctioned is worth to a seat.

    If a better tile is still to come, the player spends only a part of their money on this one.
    """
    value = tile_worth(state.auctioned, state, seat, outlook)
    to_come = [state.tile(marker.cell) for marker in state.markers[state.auction + 1 :]]
    best = max((tile_worth(tile, state, seat, outlook) for tile in to_come if tile), default=0.0)
    return min(value / outlook.ducat, state.players[seat].money * min(1.0, value / max(best, 0.1)))


def _after(world: Position, seat: int, move: Move, outlook: Outlook, *, quickly: bool = False) -> float:
    """The worth of the seat's position after the move and the small decisions that follow.

    It tries all answers to these decisions and takes the best; with `quickly`, it takes the first answer.
    """
    after = world.copy()
    after.play(seat, move)
    state = cast("State", after.state)
    while state.tasks and state.tasks[-1].seat == seat:
        found = answers(after, seat, as_suggested=True)
        best = found[0]
        if len(found) > 1 and not quickly:
            best = max(found, key=lambda answer: _after(after, seat, answer, outlook, quickly=True))
        after.play(seat, best)
    return worth(state, seat, outlook)


def answers(match: Position, seat: int, *, as_suggested: bool = False) -> list[Move]:
    """The sensible answers to the seat's question, with `as_suggested` only the suggested ones where there
    are any."""
    question = match.question(seat)
    return [
        GRAMMAR.build(action.verb, values)
        for action in question.actions
        for values in product(*(_values(part, as_suggested=as_suggested) for part in action.parts))
    ]


def _values(part: Part, *, as_suggested: bool) -> Sequence[MovePart]:
    match part:
        case Choose(suggested=suggested) if as_suggested and suggested is not None:
            return (suggested,)
        case Choose(among=among):
            return among
        case Number(least=least, most=most):
            return range(least, most + 1)
        case Select(among=among, suggested=suggested) if suggested:
            return [tuple(among[place] for place in suggested)]
        case Select(among=among, least=least):
            return list(combinations(among, least))[:MAX_ROWS]
        case Cover(suggested=suggested):
            return (suggested,)


ANSWERS_TRIED = 5
"""Number of the clever player's best answers that are tried."""
BID_SHARES = (0.4, 0.6, 0.8, 1.0, 1.2)
"""Bids to try, as shares of the tile's worth to the player."""
BIDDING_PLAYOUTS, ACTING_PLAYOUTS = 60, 20
"""Play-outs per bid and per action."""
SHUFFLES = 2
"""Number of times to shuffle the pile for each move with a random outcome in a play-out."""
DUCAT_POINTS = 0.01
"""Points per ducat at the end of the match, since money breaks ties."""
LEAD_AT_END, LEAD_A_ROUND = 2.5, 1.0
"""Points of lead that multiply the odds of winning by e: at the end, and additionally per remaining round.

The lead is measured against the mean of the other players, one of whom may be above it. The values are fitted
to matches of clever players.
"""
IDLE_MOVES: tuple[Move, ...] = (Done(), Pass(), RaiseTaxes())
"""The other players' moves while only the player's own actions count. The first legal one is played."""


def candidates(observation: Observation, dice: Dice) -> Sequence[Move]:
    """See `Mind.candidates`."""
    moves = observation.legal_moves()
    if len(moves) == 1:
        return moves
    state = cast("State", observation.view())
    best = _ranked_by(observation, moves, dice)
    match state.step:
        case "bid":
            return list(dict.fromkeys([*best, Pass(), *_bids(state, observation.seat)]))
        case "last-word":
            return [*best, *(move for move in (Buy(), Sell()) if move in moves and move not in best)]
        case _:
            return best[:ANSWERS_TRIED]


def _bids(state: State, seat: int) -> list[Move]:
    """The lowest bid, and shares of the tile's worth."""
    price, money = state.best.ducats + 1, state.players[seat].money
    if money < price:
        return []
    most = limit(state, seat, Outlook(state))
    return [MakeBid(min(money, max(price, round(most * share)))) for share in (0.0, *BID_SHARES)]


def outcome(world: Position, seat: int, move: Move, dice: Dice) -> float:
    """The seat's lead over the mean of the others at the horizon."""
    after = world.copy()
    state = cast("State", after.state)
    bidding, round_now = _is_bidding(state), state.round
    after.play(seat, move)
    while after.pending and (_is_bidding(state) if bidding else state.round == round_now):
        mover = after.pending[0]
        after.play(mover, _policy(after, mover, dice) if bidding or mover == seat else _idle(after, mover))
    return _lead(state, seat)


def _is_bidding(state: State) -> bool:
    return state.phase in ("markers", "auction")


def _policy(world: Position, seat: int, dice: Dice) -> Move:
    """The clever player's move if it doesn't know the order of the pile."""
    moves = world.legal_moves(seat)
    if len(moves) == 1:
        return moves[0]
    worlds = Worlds(lambda _: _reshuffled(world, dice), SHUFFLES)
    return ranked(moves, cast("State", world.state), seat, worlds)[0]


def _idle(world: Position, seat: int) -> Move:
    verbs = [action.verb for action in world.question(seat).actions]
    idle = [move for move in IDLE_MOVES if move.verb in verbs]
    return idle[0] if idle else answers(world, seat, as_suggested=True)[0]


def _reshuffled(world: Position, dice: Dice) -> Position:
    """A copy of the world with the pile shuffled."""
    again = world.copy()
    state = cast("State", again.state)
    state.pile = tuple(dice.shuffled(state.pile))
    return again


def _lead(state: State, seat: int) -> float:
    """The seat's lead in points: real points at the end of the match, estimated worth before."""
    if state.over:
        has = [
            state.points(each).total + DUCAT_POINTS * player.money
            for each, player in enumerate(state.players)
        ]
    else:
        outlook = Outlook(state)
        has = [worth(state, each, outlook) for each in range(state.seats)]
    return has[seat] - (sum(has) - has[seat]) / (state.seats - 1)


def chance(observation: Observation, lead: float) -> float:
    """See `Mind.chance`."""
    state = cast("State", observation.view())
    left = ROUNDS - state.round + _is_bidding(state)
    return search.by_lead(lead / (LEAD_AT_END + LEAD_A_ROUND * left), state.seats)


def playouts(observation: Observation) -> int:
    """See `Mind.playouts`."""
    return BIDDING_PLAYOUTS if _is_bidding(cast("State", observation.view())) else ACTING_PLAYOUTS


MASTER = Mind(
    candidates=candidates,
    worlds=search.worlds,
    outcome=outcome,
    playouts=playouts,
    unit="points",
    chance=chance,
)
