"""The clever player: rules of thumb leave a few sensible moves, and imagined worlds decide between them.

A world is a match that the player can't tell from the real one. In each, the round is played to its end with
random moves. The half of the moves that did worse is dropped, and the others are tried again, until one is
left.
"""

from collections.abc import Sequence
from copy import copy
from typing import cast

from msgspec import Struct

from engine.captains_orders.moves import Accuse, Ask, Declare, Discard, Give, Obey, Order, Pass
from engine.captains_orders.playout import play_on
from engine.captains_orders.scoring import captains_among
from engine.captains_orders.state import State
from engine.captains_orders.view import View
from engine.chance import Dice
from engine.move import Move
from engine.players.observation import Observation

WORLDS = 48
PLAYED_ON = 240
"""How often, in all, a round is played to its end."""
PLIES = 500
"""After so many moves of these rounds no more of them are begun than it takes to compare: an answer takes at
most some 50 ms of a processor."""
FEW = 3
"""A player with so many cards may try to empty the hand."""


def choose(observation: Observation, dice: Dice) -> Move:
    moves = observation.legal_moves()
    if len(moves) == 1:
        return moves[0]
    if Declare() in moves:  # silence saves nothing
        return Declare()
    sensible = _sensible(moves, observation.view())
    accusations = [move for move in moves if isinstance(move, Accuse)]
    if len(sensible) + len(accusations) == 1:
        return sensible[0]
    worlds = [cast(State, world.state) for world in observation.worlds(WORLDS, dice.chance.seed)]
    if not worlds:
        return sensible[0]
    return _best(
        [*sensible, *_confident(accusations, observation.seat, worlds)], observation.seat, worlds, dice
    )


def _sensible(moves: Sequence[Move], view: Struct) -> list[Move]:
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


def _confident(accusations: Sequence[Accuse], seat: int, worlds: Sequence[State]) -> list[Accuse]:
    """The accusation that is right in most worlds, if those are more than half of them."""
    if not accusations:
        return []
    right = dict.fromkeys(accusations, 0)
    for world in worlds:
        captains = captains_among(world.hands)
        if seat not in captains:
            for accusation in accusations:
                right[accusation] += accusation.seat in captains
    best = max(accusations, key=right.__getitem__)
    return [best] if 2 * right[best] > len(worlds) else []


def _best(moves: Sequence[Move], seat: int, worlds: Sequence[State], dice: Dice) -> Move:
    """The move after which the seat wins the round most often."""
    left: list[Move] = list(moves)
    tried = plies = 0
    won: dict[Move, int] = dict.fromkeys(left, 0)
    halvings = (len(left) - 1).bit_length()
    for halving in range(halvings):
        tries = max(1, PLAYED_ON // (halvings * len(left)))
        for number in range(tried, tried + tries):
            if number > tried and plies > PLIES * (halving + 1) // halvings:
                break
            world = worlds[number % len(worlds)]
            for move in left:
                played, winners = play_on(copy(world), seat, move, dice)
                plies += played
                won[move] += seat in winners
        tried += tries
        left = sorted(left, key=won.__getitem__, reverse=True)[: (len(left) + 1) // 2]
    return left[0]
