"""Rounds that are played to their end as sensible players would."""

from copy import copy
from typing import cast

import pytest

from engine import Match
from engine.captains_orders.events import RoundEnded
from engine.captains_orders.foresight import Round
from engine.captains_orders.moves import Accuse, Declare, Discard, Silent
from engine.captains_orders.play import play as by_the_rules
from engine.captains_orders.state import State
from engine.core.chance import Chance, Dice
from engine.core.move import Move
from tests.engine.captains_orders.positions import position
from tests.engine.conformance.variants import Variant, random_play
from tests.engine.notation import play


def state_of(match: Match) -> State:
    return cast(State, match._state)


def foreseen(match: Match, seat: int, move: Move, seed: str = "a") -> tuple[int, ...]:
    return Round.of(state_of(match)).winners(seat, move, Dice(Chance(seed)))


@pytest.mark.parametrize("seats", [4, 8])
def test_a_move_that_ends_the_round_ends_it_as_the_rules_do(seats: int):
    match = Variant("captains_orders", seats).start("foreseen")
    ends = set[str]()
    for _ in random_play(match, "foreseen", most=250):
        seat = match.pending[0]
        for move in match.legal_moves(seat):
            if not isinstance(move, Accuse | Declare | Silent):
                continue
            [ended] = [
                event
                for event in by_the_rules(copy(state_of(match)), seat, move)
                if isinstance(event, RoundEnded)
            ]
            assert foreseen(match, seat, move) == ended.winner_seats
            ends.add(ended.verdict)
    assert ends >= {"captain-named", "mutineer-named", "accuser-captain", "declared-wrongly", "silent"}


def test_who_has_given_away_the_lowest_card_accuses_its_receiver():
    """The 1 goes to seat 3 by an order, which is discarded as its owner's turn comes; then seat 0 knows."""
    match = position([1, 9, 9, 9, 9, 9], [5, 6, 7, 8], [5, 6, 7, 8], [6, 7, 8, 8], turn=0, order=(1, 3))
    [obey] = [move for move in match.legal_moves(0) if str(move) == "obey 1"]
    wins = sum(foreseen(match, 0, obey, str(seed)) == (0,) for seed in range(100))
    assert wins > 70


def test_a_captain_who_knows_it_accuses_nobody():
    match = position([1, 2, 9, 9, 9], [5, 6, 7, 8], [5, 6, 7, 8], [6, 7, 8, 8])
    play(match, "0: pass 2 to 1", "1: discard 5")
    round = Round.of(state_of(match))
    assert [round.suspect(0, Dice(Chance(str(seed)))) for seed in range(200)] == [-1] * 200


def test_a_round_is_foreseen_without_changing_it():
    match = position([3, 5, 7], [2, 4, 9], [6, 6, 8], [4, 7, 10])
    round = Round.of(state_of(match))
    move = match.legal_moves(0)[0]
    first = round.copy().winners(0, move, Dice(Chance("b")))
    assert round.copy().winners(0, move, Dice(Chance("b"))) == first
    play(match, "0: pass 3 to 2")
    assert isinstance(match.legal_moves(2)[0], Discard)
