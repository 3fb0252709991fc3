"""The master player."""

import pytest

from engine import Match
from engine.bots.observation import Observation
from engine.bots.search import Judgement, judge
from engine.chance import Chance, Dice
from engine.lubeck import policy
from engine.lubeck.policy import CHOICES, MASTER
from tests.engine.conformance.variants import random_play
from tests.engine.lubeck.positions import table
from tests.engine.notation import play


def judged(match: Match, seat: int = 0, playouts: int = 8) -> Judgement:
    return judge(MASTER, Observation(match, seat), "a seed", playouts, None)


def chosen(match: Match, seat: int = 0) -> str:
    return str(judged(match, seat).best)


@pytest.mark.parametrize("seats", [3, 5])
def test_it_thinks_of_a_few_legal_moves_and_first_of_the_clever_one(seats: int):
    match = Match.start("lubeck", seats, "legal")
    for _ in random_play(match, "legal", most=200):
        seat = match.pending[-1]
        if match.ply % 7 == 0:
            observation = Observation(match, seat)
            moves = MASTER.candidates(observation, Dice(Chance("legal")))
            legal = match.legal_moves(seat)
            assert all(move in legal for move in moves)
            assert 0 < len(moves) <= CHOICES
            assert moves[0] == policy.choose(observation, Dice(Chance("legal")))


def test_it_sells_first_what_another_would_carry_it_past():
    """A rival aboard holds a card for the next city: what is not sold here now is never sold."""
    match = table("danzig 4, reval 5", "riga 3", "", ships=["danzig 0 1"], last_round=True)
    assert chosen(match) == "sell danzig 4 on 1"


def test_it_sinks_the_ship_that_a_rival_would_sell_on_for_much():
    match = table(
        "pirates", "reval 6, reval 5, reval 5", "visby 1", ships=["riga 1 1"], passed=[2], last_round=True
    )
    assert chosen(match) == "pirates 1"


def test_it_lets_begin_who_sails_it_to_where_it_sells():
    """Seat 1 sells in Riga, from where a ship goes on to Reval; if seat 0 began, it could only pass."""
    packages = ["riga 3", "visby 1", "reval 6", "bergen 4", "bergen 4"]
    match = table(
        "",
        "",
        "",
        ships=["danzig 0 1", "bergen 0", "bergen 1", "bergen 2"],
        step="take",
        packages=packages,
        compass=1,
        actor=1,
        last_round=True,
    )
    play(match, "1: take 1", "2: take 2", "0: take 3")
    assert chosen(match) == "first 1"


def test_what_a_withdrawal_is_worth_shows_in_the_next_round():
    match = table("riga 4, reval 6", "", "", ships=["danzig 0"], passed=[1, 2])
    play(match, "0: pass")
    assert chosen(match) == "withdraw none"
    assert judged(match).gain > 1


def test_the_same_seed_plays_the_same():
    match = table("riga 4, reval 6 | stettin 1", "| visby 1, riga 3", "reval 5", ships=["danzig 0 1"])
    assert judged(match) == judged(match)
