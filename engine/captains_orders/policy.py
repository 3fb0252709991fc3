"""The computer players: rules of thumb leave a few sensible moves, and imagined worlds decide between them.

A world is a match that the player can't tell from the real one, and that the others' moves make likely. In
each, the round is played to its end as sensible players would. The master reads the moves of the others more
thoroughly, and so dares an accusation sooner. Where moves are as good as each other it plays one by chance:
what it orders and whom it hands a card does not always tell the same.
"""

from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from typing import NamedTuple

from msgspec import Struct

from engine.bots.observation import Observation
from engine.bots.search import Mind, halve
from engine.captains_orders.beliefs import Mixing
from engine.captains_orders.beliefs import worlds as likely_worlds
from engine.captains_orders.data import ROUNDS_TO_WIN
from engine.captains_orders.moves import Accuse, Ask, Declare, Discard, Give, Obey, Order, Pass
from engine.captains_orders.playout import Round
from engine.captains_orders.scoring import captains_among
from engine.captains_orders.state import State
from engine.captains_orders.view import View
from engine.core.chance import Dice
from engine.core.move import Move

WORLDS, MASTER_WORLDS = 48, 80
"""So many are made for the search; then they come again, with other dice."""
MIXING = Mixing(settling=100, apart=12, worlds=12)
MASTER_MIXING = Mixing(settling=60, apart=0, worlds=1)
PLAYED_ON, MASTER_PLAYED_ON = 240, 800
"""How often, in all, a round is played to its end."""
LIKELY, MASTER_LIKELY = 0.75, 0.6
"""In so many of the worlds an accusation has to be right, or it isn't thought of: a wrong one takes the round
from the accuser."""
MASTER_READ = 40
"""Worlds that say whether an accusation is likely."""
LEAD = 2.2
"""How many times as likely one more round won makes it to win the match."""
ALIKE = 0.005
FEW = 3
"""A player with so many cards may try to empty the hand."""


def choose(observation: Observation, dice: Dice) -> Move:
    """The clever player's move."""
    moves = observation.legal_moves()
    if len(moves) == 1:
        return moves[0]
    if Declare() in moves:  # silence saves nothing
        return Declare()
    left = sensible(moves, observation.view())
    accusations = [move for move in moves if isinstance(move, Accuse)]
    if len(left) + len(accusations) == 1:
        return left[0]
    likely = list(islice(likely_worlds(observation, dice.chance.seed, MIXING), WORLDS))
    if not likely:
        return left[0]
    left += confident(accusations, observation.seat, likely, LIKELY)
    seat, rounds = observation.seat, cycle([Round.of(world) for world in likely])

    def outcome(begun: Round, move: Move) -> float:
        return seat in begun.copy().winners(seat, move, dice)

    return left[halve(left, rounds, outcome, PLAYED_ON).order[0]] if len(left) > 1 else left[0]


def sensible(moves: Sequence[Move], view: Struct) -> list[Move]:
    """The moves that the rules of thumb leave, without accusations.

    A card that goes unseen is the lowest that may go, since low ones make a captain and bring few points. A
    player with few cards may play any of them, to empty the hand.
    """
    assert isinstance(view, View) and view.hand
    few = len(view.hand) <= FEW
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
    accusations: Sequence[Accuse], seat: int, worlds: Sequence[State], least: float
) -> list[Accuse]:
    """The accusation that is right in most worlds, if it is right in such a share of them, from 0 to 1. A
    captain's is right in none."""
    if not accusations:
        return []
    right = dict.fromkeys(accusations, 0)
    for world in worlds:
        captains = captains_among(world.hands)
        if seat not in captains:
            for accusation in accusations:
                right[accusation] += accusation.seat in captains
    best = max(accusations, key=right.__getitem__)
    return [best] if right[best] >= least * len(worlds) else []


class Moment(NamedTuple):
    """A moment of a round that may be the real one, and the rounds won before."""

    round: Round
    won: tuple[int, ...]


def candidates(observation: Observation, dice: Dice) -> Sequence[Move]:
    """See Mind.candidates."""
    moves = observation.legal_moves()
    if len(moves) == 1:
        return moves
    if Declare() in moves:  # silence saves nothing
        return [Declare()]
    view = observation.view()
    assert isinstance(view, View)
    thought = sensible(moves, view)
    accusations = [move for move in moves if isinstance(move, Accuse)]
    if accusations:
        likely = list(islice(likely_worlds(observation, dice.chance.seed, MASTER_MIXING), MASTER_READ))
        thought += confident(accusations, observation.seat, likely, MASTER_LIKELY)
    return thought


def worlds(observation: Observation, seed: str) -> Iterator[Moment]:
    """See Mind.worlds."""
    made: list[Moment] = []
    for state in islice(likely_worlds(observation, seed, MASTER_MIXING), MASTER_WORLDS):
        made.append(Moment(Round.of(state), state.won))
        yield made[-1]
    yield from cycle(made)


def outcome(world: Moment, seat: int, move: Move, dice: Dice) -> float:
    """See Mind.outcome."""
    winners = world.round.copy().winners(seat, move, dice)
    return chance_to_win([won + (each in winners) for each, won in enumerate(world.won)], seat)


def chance_to_win(won: Sequence[int], seat: int) -> float:
    """How likely a seat wins the match, by the rounds that each has won. A tie is shared."""
    most = max(won)
    if most >= ROUNDS_TO_WIN:
        return 1 / won.count(most) if won[seat] == most else 0.0
    return LEAD ** won[seat] / sum(LEAD**each for each in won)


MASTER = Mind(
    candidates=candidates,
    worlds=worlds,
    outcome=outcome,
    playouts=lambda observation: MASTER_PLAYED_ON,
    unit="chance",
    chance=lambda observation, worth: worth,
    alike=ALIKE,
)
