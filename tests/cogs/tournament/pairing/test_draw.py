"""The promises of a draw: no avoidable rematches, and balanced seats."""

from random import Random

import pytest

from cogs.tournament.pairing import Round, Task, draw, repeats, rounds_for_all, table_sizes, unmet
from tests.cogs.tournament.pairing.promises import (
    broken_promises,
    cases,
    difference_of_seats,
    first_plan,
    times_at_smaller_tables,
)


def tournament(players: int, rounds: int, size: int = 4, seed: int = 0) -> list[Round]:
    """A Swiss tournament with random results."""
    dice = Random(seed)
    points = [0.0] * players
    sizes = table_sizes(players, size - 1, size, size)
    past: list[Round] = []
    plan: tuple[Round, ...] = ()
    for left in range(rounds, 0, -1):
        task = Task(tuple(range(players)), tuple(points), sizes, left, tuple(past), plan)
        plan = draw(task, f"{seed} {left}")
        past.append(plan[0])
        for table in plan[0]:
            for place, player in enumerate(dice.sample(table, len(table))):
                points[player] += len(table) - 1 - place
    return past


@pytest.mark.parametrize(
    ("players", "rounds"), [(16, 4), (16, 5), (24, 4), (24, 5), (24, 6), (32, 4), (32, 5), (32, 6)]
)
def test_a_swiss_tournament_has_no_rematches_and_balanced_seats(players, rounds, quick_search):
    past = tournament(players, rounds)
    assert all(sorted(p for table in tables for p in table) == list(range(players)) for tables in past)
    assert repeats(past) == 0
    assert difference_of_seats(past) <= 1


def test_unavoidable_rematches_are_minimal(quick_search):
    # 16 players have 15 others, but 18 meetings in six rounds: 3 rematches each, 24 pairs in all.
    past = tournament(16, 6)
    assert repeats(past) == 24
    assert unmet(past, range(16)) == 0
    assert difference_of_seats(past) <= 1


def test_rematches_are_counted_as_players_count_them():
    """19 players at tables of five: nine pairs who meet twice, or three pairs who meet three times."""
    assert repeats(draw(Task(tuple(range(19)), (0.0,) * 19, (5, 5, 5, 4), 3), "seed")) == 6


def test_players_with_equal_scores_meet():
    levels = tuple(float(player % 4) for player in range(32))
    past = (tuple(tuple(4 * table + (seat + table) % 4 for seat in range(4)) for table in range(8)),)
    [tables, *_] = draw(Task(tuple(range(32)), levels, (4,) * 8, 3, past), "seed")
    apart = [max(levels[p] for p in table) - min(levels[p] for p in table) for table in tables]
    assert sum(apart) <= 4  # Random tables would give about 18.
    assert repeats([*past, tables]) == 0


def test_a_plan_is_kept_to_avoid_rematches():
    """24 players, six rounds: one search finds a plan that the search for better levels would destroy."""
    task = Task(tuple(range(24)), (0.0,) * 24, (4,) * 6, 6)
    plan = draw(task, "seed")
    assert repeats(plan) == 0
    levels = tuple(float(player) for player in range(24))
    later = draw(Task(task.players, levels, task.sizes, 5, plan[:1], plan[1:]), "other")
    assert repeats([*plan[:1], *later]) == 0


def test_a_plan_of_other_players_is_ignored(quick_search):
    plan = draw(Task(tuple(range(16)), (0.0,) * 16, (4,) * 4, 3), "seed")
    left = tuple(range(12))
    later = draw(Task(left, (0.0,) * 12, (4,) * 3, 2, plan[:1], plan[1:]), "seed")
    assert sorted(player for table in later[0] for player in table) == list(left)
    assert len(later) == 2


def test_the_same_seed_gives_the_same_rounds(quick_search):
    task = Task(tuple(range(12)), tuple(map(float, range(12))), (4,) * 3, 3)
    assert draw(task, "seed") == draw(task, "seed")


@pytest.mark.parametrize(
    ("players", "size", "rounds"),
    [(4, 2, 3), (6, 2, 5), (9, 3, 4), (16, 4, 5), (4, 4, 1), (8, 2, 7)],
)
def test_all_players_meet_once_in_a_perfect_round_robin(players, size, rounds):
    drawn = rounds_for_all(range(players), (size,) * (players // size), "seed", 30)
    assert len(drawn) == rounds
    assert unmet(drawn, range(players)) == 0 == repeats(drawn)


@pytest.mark.parametrize(
    ("players", "size", "most"), [(8, 4, 4), (5, 2, 5), (7, 4, 4), (12, 4, 6), (10, 3, 7)]
)
def test_an_imperfect_round_robin_needs_few_extra_rounds(players, size, most):
    sizes = table_sizes(players, size - 1, size, size)
    drawn = rounds_for_all(range(players), sizes, "seed", 30)
    assert unmet(drawn, range(players)) == 0
    assert len(drawn) <= most


def test_a_round_robin_respects_the_maximum_number_of_rounds(quick_search):
    assert len(rounds_for_all(range(12), (4, 4, 4), "seed", 4)) == 4


BEST = cases()
SAMPLE = Random("promises").sample(sorted(BEST), 60)


@pytest.mark.parametrize("case", SAMPLE, ids=str)
def test_a_plan_is_as_good_as_the_best_of_a_long_search(case):
    """`python -m tests.cogs.tournament.pairing.promises` checks all cases."""
    assert not broken_promises(first_plan(case, "seed"), BEST[case])


@pytest.mark.parametrize(
    ("players", "rounds", "size"),
    [
        (14, 4, 4),
        (15, 4, 4),
        (18, 4, 4),
        (19, 5, 4),
        (23, 6, 4),
        (29, 5, 5),
        (39, 6, 4),
        (64, 4, 4),
        (60, 5, 5),
    ],
)
def test_later_draws_keep_what_the_plan_promised(players, rounds, size, quick_search):
    past = tournament(players, rounds, size)
    sizes = tuple(map(len, past[0]))
    assert not broken_promises(past, BEST[sizes, rounds])


@pytest.mark.parametrize(("players", "rounds", "size"), [(27, 5, 4), (23, 4, 4), (19, 4, 3)])
def test_smaller_tables_are_shared_out_evenly(players, rounds, size, quick_search):
    times = times_at_smaller_tables(tournament(players, rounds, size))
    assert max(times) - min(times) <= 1


def test_the_same_seed_gives_the_same_rounds_on_every_machine(quick_search):
    """No result depends on the machine's rounding or on the order of a set."""
    task = Task(tuple(range(11)), tuple(map(float, range(11))), (4, 4, 3), 2)
    assert draw(task, "seed") == (
        ((0, 1, 3, 2), (10, 8, 9, 7), (4, 6, 5)),
        ((7, 10, 2, 6), (3, 4, 1, 8), (5, 9, 0)),
    )
