"""The clever player and the master, who look at the same moves."""

import pytest

from engine import Match
from engine.bots.levels import choose
from engine.bots.observation import Observation
from engine.bots.search import Judgement, judge
from engine.captains_orders.moves import Accuse
from engine.captains_orders.policy import MASTER, chance_to_win
from tests.engine.captains_orders.positions import position
from tests.engine.notation import play

HANDS = [2, 5, 7, 8, 9, 10], [4, 6, 6, 8, 9, 9], [1, 5, 7, 7, 8, 10], [2, 3, 6, 8, 10, 10]


def judged(match: Match, seat: int, playouts: int = 60, seed: str = "a") -> Judgement:
    return judge(MASTER, Observation(match, seat), seed, playouts, None)


def known_captain() -> Match:
    """The 1 and one of the 2s were orders, and seat 0 has given the other 2 to seat 3."""
    match = position(*HANDS, turn=2)
    play(match, "2: order 1", "3: obey 3", "0: obey 5", "1: obey 4")
    play(match, "3: order 2", "0: obey 2", "1: obey 6", "2: obey 3")
    return match


def test_who_knows_the_captain_accuses():
    match = known_captain()
    assert match.pending == (0,)
    assert str(choose(match, 0, "clever", "a")) == "accuse 3"
    assert str(judged(match, 0, 100).best) == "accuse 3"


@pytest.mark.parametrize("seed", list("abcd"))
def test_nobody_is_accused_of_whom_nothing_is_known(seed: str):
    match = position([4, 7, 8, 9, 9, 10], [2, 3, 5, 8, 8, 10], [3, 4, 6, 6, 9, 10], [4, 5, 7, 7, 8, 10])
    assert not isinstance(choose(match, 0, "clever", seed), Accuse)
    assert not any(isinstance(each.move, Accuse) for each in judged(match, 0, seed=seed).tried)


def test_a_captain_plays_on():
    """It has passed on a 2, but holds the 1 itself."""
    match = position(
        [5, 7, 8, 9, 9, 10], [4, 6, 6, 8, 9, 9], [2, 5, 7, 7, 8, 10], [1, 2, 6, 8, 10, 10], turn=3
    )
    play(match, "3: pass 2 to 0", "0: discard 5", "0: order 7", "1: order 6", "2: obey 7")
    assert match.pending == (3,)
    assert not isinstance(choose(match, 3, "clever", "a"), Accuse)
    assert not any(isinstance(each.move, Accuse) for each in judged(match, 3).tried)


def test_the_master_plays_moves_as_good_as_each_other_by_chance_and_the_same_by_the_same_seed():
    match = position([4, 7, 8, 9, 9, 10], [2, 3, 5, 8, 8, 10], [3, 4, 6, 6, 9, 10], [4, 5, 7, 7, 8, 10])
    assert judged(match, 0) == judged(match, 0)
    assert len({judged(match, 0, seed=seed).best for seed in "abcdefgh"}) > 1


def test_the_chance_to_win_is_divided_among_all_and_grows_with_each_round():
    assert sum(chance_to_win((2, 1, 0, 0), seat) for seat in range(4)) == pytest.approx(1)
    chances = [chance_to_win((rounds, 1, 1, 1), 0) for rounds in range(3)]
    assert chances == sorted(set(chances))
    assert [chance_to_win((3, 3, 2, 0), seat) for seat in range(4)] == [0.5, 0.5, 0, 0]
