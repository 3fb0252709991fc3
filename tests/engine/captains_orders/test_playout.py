"""Rounds that the clever player plays to their end at random."""

from copy import copy
from typing import cast

import pytest

from engine import Match, Move
from engine.captains_orders.events import RoundEnded
from engine.captains_orders.playout import draw, play_on
from engine.captains_orders.state import State
from engine.chance import Chance, Dice
from tests.engine.conformance.variants import Variant, random_play


class Numbered(Dice):
    """Dice that always show one number."""

    def __init__(self, number: int) -> None:
        super().__init__(Chance("unused"))
        self._number = number
        self.limit = 0
        """Below which the last number was asked for."""

    def below(self, limit: int) -> int:
        self.limit = limit
        return min(self._number, limit - 1)


@pytest.mark.parametrize("seats", [4, 8])
def test_the_moves_drawn_are_the_legal_ones_in_their_order(seats: int):
    match = Variant("captains_orders", seats).start("to be drawn")
    steps = set[str]()
    for _ in random_play(match, "drawn", most=400):
        state, legal = cast(State, match._state), match.legal_moves(match.pending[0])
        steps.add(f"{state.step} {'under' if state.order else 'free'}")
        drawn: list[Move] = []
        for number in range(len(legal)):
            dice = Numbered(number)
            drawn.append(draw(state, dice))
            assert dice.limit == len(legal)
        assert drawn == list(legal)
    assert steps >= {"turn free", "turn under", "discard free", "give free", "word free"}


def test_a_round_is_played_to_its_end_as_a_match_plays_it():
    match = Match.start("captains_orders", 5, "to its end")
    dice, again = Dice(Chance("to its end")), Dice(Chance("to its end"))
    move = match.legal_moves(match.pending[0])[0]
    plies, winners = play_on(copy(cast(State, match._state)), match.pending[0], move, dice)
    ends: list[tuple[int, tuple[int, ...]]] = []
    while not ends:
        events = match.play(match.pending[0], move)
        ends = [(match.ply, event.winner_seats) for event in events if isinstance(event, RoundEnded)]
        move = again.one_of(match.legal_moves(match.pending[0]))
    assert ends == [(plies, winners)]
