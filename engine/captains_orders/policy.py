"""The clever player and the master.

Rules of thumb leave a few sensible moves. A search tries these in worlds that the other players' moves make
likely. There everyone plays the round to its end by light rules of thumb, and the lead in rounds gives the
value. The master reads the others' moves more thoroughly than the clever player, accuses sooner, and picks at
random among equally good moves.
"""

from collections.abc import Iterator, Sequence
from copy import copy
from itertools import cycle, islice
from typing import cast

from engine.bots.observation import Observation
from engine.bots.search import Mind, judge
from engine.captains_orders.beliefs import REPLACE_CHANCE, likely_worlds
from engine.captains_orders.data import DECK, ROUNDS_TO_WIN
from engine.captains_orders.events import RoundEnded
from engine.captains_orders.moves import Accuse, Ask, Declare, Discard, Give, Obey, Order, Pass
from engine.captains_orders.rules import STEPS, View
from engine.captains_orders.scoring import captains_among
from engine.captains_orders.state import State
from engine.core.chance import Dice
from engine.core.move import Move

SMALL_HAND = 3
"""Maximum size of a hand from which a player may play any card, to empty the hand."""
ODDS_PER_ROUND = 2.2
"""Factor by which one more round won raises the odds of winning the match."""

MIN_CHANCE_TO_ACCUSE = 0.5
"""Minimum chance of being right with which a player accuses in a play-out."""
HUNCH_CHANCE = 0.04
"""Chance of accusing without any evidence."""
PASS_CHANCE, ASK_CHANCE = 0.25, 0.35
"""Chances of passing and of asking when no order is on the table. Otherwise the player gives an order."""
SECOND_LOWEST_CHANCE = 0.25
"""Chance of ordering the second-lowest card instead of the lowest."""
MAX_PLAYOUT_MOVES = 100
"""Number of moves after which a play-out ends without a winner."""


def choose(observation: Observation, dice: Dice) -> Move:
    """The clever player's move."""
    return judge(CLEVER, observation, dice.chance.seed).best


def mind(*, worlds: int, tries: int, playouts: int, looks: int, likely: float) -> Mind[State]:
    """Create a mind that searches in `worlds` worlds, each picked from `tries` candidates.

    It considers an accusation that is right in more than `likely` of the first `looks` worlds.
    """

    def read(observation: Observation, seed: str) -> Iterator[State]:
        return islice(likely_worlds(observation, seed, tries), worlds)

    def candidates(observation: Observation, dice: Dice) -> Sequence[Move]:
        moves = observation.legal_moves()
        if len(moves) == 1:
            return moves
        if Declare() in moves:  # Staying silent has no advantage.
            return [Declare()]
        thought = sensible(moves, cast("View", observation.view()))
        accusations = [move for move in moves if isinstance(move, Accuse)]
        if accusations:
            found = list(islice(read(observation, dice.chance.seed), looks))
            thought += confident(accusations, observation.seat, found, likely)
        return thought

    return Mind(
        candidates=candidates,
        worlds=lambda observation, seed: cycle(read(observation, seed)),
        outcome=outcome,
        playouts=lambda _: playouts,
        unit="chance",
        chance=lambda _, worth: worth,
    )


def sensible(moves: Sequence[Move], view: View) -> list[Move]:
    """The moves that the rules of thumb leave, without accusations.

    Cards that move unseen are the lowest possible, since low cards make a captain and bring few points.
    """
    assert view.hand
    few = len(view.hand) <= SMALL_HAND
    lowest = view.hand[0]
    lowest_to_obey = min((move.rank for move in moves if isinstance(move, Obey)), default=lowest)
    sensible: list[Move] = []
    for move in moves:
        match move:
            case Order() | Ask():
                sensible.append(move)
            case Obey(rank=rank) if few or rank == lowest_to_obey:
                sensible.append(move)
            case Pass(rank=rank) | Discard(rank=rank) | Give(rank=rank) if few or rank == lowest:
                sensible.append(move)
            case _:
                pass
    return sensible


def confident(
    accusations: Sequence[Accuse], seat: int, worlds: Sequence[State], likely: float
) -> list[Accuse]:
    """The accusation that is right in most worlds, if that share is above `likely`.

    A captain's own accusation is never right.
    """
    right = dict.fromkeys(accusations, 0)
    for world in worlds:
        captains = captains_among(world.hands)
        if seat not in captains:
            for accusation in accusations:
                right[accusation] += accusation.seat in captains
    best = max(accusations, key=right.__getitem__)
    return [best] if right[best] > likely * len(worlds) else []


def outcome(world: State, seat: int, move: Move, dice: Dice) -> float:
    """The seat's chance of winning the match after a play-out of the round."""
    winners = play_out(world, seat, move, dice)
    return chance_to_win([won + (each in winners) for each, won in enumerate(world.won)], seat)


def chance_to_win(won: Sequence[int], seat: int) -> float:
    """A seat's chance of winning the match, given the rounds won. A tie is shared."""
    most = max(won)
    if most >= ROUNDS_TO_WIN:
        return 1 / won.count(most) if won[seat] == most else 0.0
    return ODDS_PER_ROUND ** won[seat] / sum(ODDS_PER_ROUND**each for each in won)


def play_out(world: State, seat: int, move: Move, dice: Dice) -> tuple[int, ...]:
    """Return the round's winners if the seat makes this move and then everyone plays by `habit`."""
    state = copy(world)
    for _ in range(MAX_PLAYOUT_MOVES):
        for event in STEPS.at(state).play(state, seat, move):
            if isinstance(event, RoundEnded):
                return event.winner_seats
        seat = state.actor
        move = habit(state, seat, dice)
    return ()


def habit(state: State, seat: int, dice: Dice) -> Move:
    """A sensible move in a state with open hands. The player uses only what its seat knows."""
    hand = state.hands[seat]
    match state.step:
        case "discard":
            return Discard(hand[0])
        case "give":
            return Give(hand[0])
        case "word":
            return Declare()
        case _:
            pass
    other = (seat + 1 + dice.below(len(state.hands) - 1)) % len(state.hands)
    suspected = suspect(state, seat)
    if suspected is None and hand[0] > 2 and _happens(HUNCH_CHANCE, dice):
        suspected = other
    if suspected is not None:
        return Accuse(suspected)
    if state.order:
        fitting = [rank for rank in hand if rank >= state.order.rank]
        if not fitting or (len(fitting) < len(hand) and _happens(REPLACE_CHANCE, dice)):
            return Order(hand[0])
        return Obey(fitting[0])
    what = dice.below(1000) / 1000
    if what < PASS_CHANCE:
        return Pass(hand[0], other)
    if what < PASS_CHANCE + ASK_CHANCE:
        return Ask(other)
    return Order(hand[1 if len(hand) > 1 and _happens(SECOND_LOWEST_CHANCE, dice) else 0])


def suspect(state: State, seat: int) -> int | None:
    """The player to accuse: among those holding a low card that the seat gave them, the likeliest captain."""
    own = state.hands[seat]
    best, suspected = MIN_CHANCE_TO_ACCUSE, None
    for rank, holder in state.given[seat]:
        if rank < own[0] and rank in state.hands[holder]:
            right = _right(state, seat, holder, rank)
            if right >= best:
                best, suspected = right, holder
    return suspected


def _right(state: State, seat: int, holder: int, rank: int) -> float:
    """The chance, as far as the seat knows, that nobody but the holder holds a card below this rank."""
    orders = (*state.former_orders, state.order) if state.order else state.former_orders
    gone = [order.rank for order in orders]
    gone += state.discards[seat]
    lower = sum(range(rank)) - sum(each < rank for each in gone)
    own = len(state.hands[seat])
    elsewhere = sum(map(len, state.hands)) - own - len(state.hands[holder])
    return max(0.0, 1 - elsewhere / (len(DECK) - len(gone) - own)) ** lower


def _happens(chance: float, dice: Dice) -> bool:
    return dice.below(1000) < 1000 * chance


CLEVER = mind(worlds=16, tries=4, playouts=128, looks=12, likely=0.7)
MASTER = mind(worlds=80, tries=4, playouts=800, looks=30, likely=0.6)
