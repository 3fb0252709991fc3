"""The clever player: rules of thumb leave a few sensible moves, and imagined worlds decide between them.

A world is a match that the player can't tell from the real one, and that the others' moves make likely. In
each, the round is played to its end as sensible players would. The half of the moves that did worse is
dropped, and the others are tried again, until one is left.
"""

from collections.abc import Sequence
from itertools import islice

from msgspec import Struct

from engine.bots.observation import Observation
from engine.captains_orders.beliefs import Mixing, worlds
from engine.captains_orders.foresight import Round
from engine.captains_orders.moves import Accuse, Ask, Declare, Discard, Give, Obey, Order, Pass
from engine.captains_orders.scoring import captains_among
from engine.captains_orders.state import State
from engine.captains_orders.view import View
from engine.chance import Dice
from engine.move import Move

WORLDS = 48
MIXING = Mixing(settling=100, apart=12, worlds=12)
PLAYED_ON = 240
"""How often, in all, a round is played to its end."""
LIKELY = 0.75
"""In so many of the worlds an accusation has to be right, or the round goes on: whoever accuses wrongly can't
win it any more."""
FEW = 3
"""A player with so many cards may try to empty the hand."""


def choose(observation: Observation, dice: Dice) -> Move:
    moves = observation.legal_moves()
    if len(moves) == 1:
        return moves[0]
    if Declare() in moves:  # silence saves nothing
        return Declare()
    left = sensible(moves, observation.view())
    accusations = [move for move in moves if isinstance(move, Accuse)]
    if len(left) + len(accusations) == 1:
        return left[0]
    likely = list(islice(worlds(observation, dice.chance.seed, MIXING), WORLDS))
    if not likely:
        return left[0]
    left += confident(accusations, observation.seat, likely, LIKELY)
    return _best(left, observation.seat, likely, dice)


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


def _best(moves: Sequence[Move], seat: int, worlds: Sequence[State], dice: Dice) -> Move:
    """The move after which the seat wins the round most often."""
    rounds = [Round.of(world) for world in worlds]
    left: list[Move] = list(moves)
    tried = 0
    won: dict[Move, int] = dict.fromkeys(left, 0)
    halvings = (len(left) - 1).bit_length()
    for _ in range(halvings):
        tries = max(1, PLAYED_ON // (halvings * len(left)))
        for number in range(tried, tried + tries):
            begun = rounds[number % len(rounds)]
            for move in left:
                won[move] += seat in begun.copy().winners(seat, move, dice)
        tried += tries
        left = sorted(left, key=won.__getitem__, reverse=True)[: (len(left) + 1) // 2]
    return left[0]
