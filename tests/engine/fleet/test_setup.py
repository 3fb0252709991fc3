"""The position before the first move."""

from collections import Counter

import pytest

from engine import Match
from engine.fleet.data import LICENCES, SET_UPS, Licence
from engine.fleet.state import State
from tests.engine.fleet.positions import state, view
from tests.engine.notation import asked, codes

SEEDS = [str(number) for number in range(30)]


def premium(licences: tuple[Licence, ...]) -> int:
    return sum(LICENCES[each].premium for each in licences)


def starts(seats: int, *, advanced: bool = False) -> list[State]:
    return [state(Match.start("fleet", seats, seed, {"advanced": advanced})) for seed in SEEDS]


@pytest.mark.parametrize(("seats", "pile"), [(2, 84), (3, 78), (4, 72)])
def test_each_player_starts_with_one_of_each_boat(seats: int, pile: int):
    for start in starts(seats):
        assert {player.hand for player in start.players} == {
            ("shrimp", "lobster", "processing", "cod", "tuna", "crab")
        }
        assert len(start.pile) == pile
    assert len({start.pile for start in starts(seats)}) == len(SEEDS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_25_crates_a_player(seats: int):
    assert starts(seats)[0].supply == 25 * seats


@pytest.mark.parametrize(
    ("seats", "top", "lower_premium", "lower_standard", "out_premium", "out_standard"),
    [(4, 8, 6, 12, 0, 0), (3, 6, 4, 12, 2, 2), (2, 4, 3, 10, 3, 6)],
)
def test_standard_licences_lie_on_top_of_the_shuffled_rest(
    seats: int, top: int, lower_premium: int, lower_standard: int, out_premium: int, out_standard: int
):
    assert tuple(SET_UPS[seats]) == (top, lower_premium, lower_standard)
    first_below: Counter[bool] = Counter()
    for start in starts(seats):
        over = (*start.display, *start.licence_pile[lower_premium + lower_standard :])
        below = start.licence_pile[: lower_premium + lower_standard]
        assert len(over) == top and premium(over) == 0
        assert premium(below) == lower_premium
        assert premium(start.removed) == out_premium
        assert len(start.removed) == out_premium + out_standard
        assert len(start.display) == seats
        first_below[LICENCES[below[-1]].premium] += 1
    assert set(first_below) == {True, False}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_advanced_setup_shuffles_all_licences_under_a_standard_display(seats: int):
    next_ones: Counter[bool] = Counter()
    for start in starts(seats, advanced=True):
        out = SET_UPS[seats]
        assert premium(start.display) == 0 and len(start.display) == seats
        assert premium(start.licence_pile) == out.premium
        assert len(start.licence_pile) == out.top + out.premium + out.standard - seats
        assert premium(start.removed) == out.removed_premium
        next_ones[LICENCES[start.licence_pile[-1]].premium] += 1
    assert set(next_ones) == {True, False}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_is_random_and_chooses_first(seats: int):
    matches = [Match.start("fleet", seats, seed) for seed in SEEDS]
    assert {view(match).start for match in matches} == set(range(seats))
    for match in matches:
        assert match.pending == (view(match).start,)
        assert asked(match, match.pending[0]).code == "open"


def test_the_log_begins_with_the_setup():
    match = Match.start("fleet", 3, "told")
    assert codes(match.log(None)) == ["match-began", "round-began", "displayed"]
