"""The master player."""

import pytest

from engine import Match
from engine.bots.observation import Observation
from engine.bots.search import Judgement, judge
from engine.chance import Chance, Dice
from engine.goa import policy
from engine.goa.moves import MakeBid
from engine.goa.policy import CHOICES, MASTER
from engine.goa.state import TURNS
from tests.engine.conformance.variants import random_play
from tests.engine.goa.positions import at_auctions, at_turn, others, player, state_of
from tests.engine.notation import play


def judged(match: Match, seat: int = 0, playouts: int = 8) -> Judgement:
    return judge(MASTER, Observation(match, seat), "a seed", playouts, None)


def chosen(match: Match, seat: int = 0) -> str:
    return str(judged(match, seat).best)


@pytest.mark.parametrize("seats", [2, 4])
def test_it_thinks_of_a_few_legal_moves_and_first_of_the_clever_one(seats: int):
    match = Match.start("goa", seats, "legal")
    for _ in random_play(match, "legal", most=200):
        [seat] = match.pending
        if match.ply % 9 == 0:
            observation, dice = Observation(match, seat), Dice(Chance("legal"))
            moves = MASTER.candidates(observation, dice)
            legal = match.legal_moves(seat)
            assert all(move in legal for move in moves)
            assert len(moves) <= 2 * CHOICES
            assert moves[0] == policy.choose(observation, dice)


def test_it_bids_no_more_than_its_money():
    match = at_auctions(player(money=3), player(), markers="c1 1, c2 0, c3 0")
    assert all(each.move.number <= 3 for each in judged(match).tried if isinstance(each.move, MakeBid))


def test_it_takes_the_money_of_who_overpays():
    match = at_auctions(
        player(money=40), player(money=40), markers="c0 0, c1 1, c2 0", grid={"c1": "mission-2"}, round=7
    )
    play(match, "1: pass", "0: bid 39")
    assert chosen(match, 1) == "sell"


def test_a_step_that_can_be_paid_is_taken_in_the_last_turn():
    holder = player(ships=3, rows={"ships": 3}, plantations="ginger-2, pepper-2, cinnamon-2")
    match = at_turn(holder, *others(1), round=8)
    state_of(match).turns = TURNS * 2 - 1
    assert chosen(match).startswith("progress")


def test_it_fills_a_colony_with_what_it_lacks():
    holder = player(plantations="pepper-3, clove-3", colonies="quilon pepper-nutmeg")
    match = at_turn(holder, *others(1))
    play(match, "0: harvest quilon")
    assert chosen(match) == "fill nutmeg"


def test_the_same_seed_plays_the_same():
    match = at_turn(player(ships=3, plantations="ginger-2"), *others(2))
    assert judged(match) == judged(match)
