"""The master player."""

import pytest

from engine import Match
from engine.bots.observation import Observation
from engine.bots.search import Judgement, judge
from engine.fisherman.master import MASTER, chance_to_win
from tests.engine.conformance.variants import Variant, random_play
from tests.engine.fisherman.test_clever import DEAL, dealt
from tests.engine.notation import play


def judged(match: Match, seat: int, playouts: int = 40) -> Judgement:
    return judge(MASTER, Observation(match, seat), "a seed", playouts, None)


@pytest.mark.parametrize("seats", [3, 4])
def test_it_thinks_of_all_that_is_legal(seats: int):
    match = Variant("fisherman", seats).start("legal")
    for _ in random_play(match, "legal", most=60):
        if match.ply % 6 == 0:
            seat = match.pending[0]
            assert {each.move for each in judged(match, seat, 0).tried} == set(match.legal_moves(seat))


def test_it_takes_the_favourite():
    match = dealt(*DEAL)
    play(match, "0: play puffer 8", "1: play puffer 5")
    assert str(judged(match, 2, 200).best) == "play puffer 10"


def test_it_ducks_the_bad_kind():
    match = dealt(*DEAL)
    play(match, "0: play mackerel 8", "1: play mackerel 6")
    assert str(judged(match, 2).best) in {f"play mackerel {below}" for below in (2, 5, 7)}


def test_the_same_seed_judges_the_same():
    match = Match.start("fisherman", 3, "same")
    seat = match.pending[0]
    assert judged(match, seat) == judged(match, seat)


def test_the_chance_to_win_is_divided_among_all():
    assert sum(chance_to_win((9, 6, 4, 0), 2, seat) for seat in range(4)) == pytest.approx(1)


def test_after_the_last_contest_only_the_first_place_counts():
    assert [chance_to_win((9, 9, 4, 0), 0, seat) for seat in range(4)] == [0.5, 0.5, 0, 0]


def test_a_lead_is_worth_more_the_fewer_contests_are_left():
    chances = [chance_to_win((5, 3, 3), left, 0) for left in (2, 1, 0)]
    assert chances == sorted(set(chances))
