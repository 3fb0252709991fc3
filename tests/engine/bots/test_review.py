"""Reviews: what a seat's decisions gave away, in matches whose moves have values set by the test."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from math import inf
from random import Random
from typing import Any

import pytest

from engine import GAMES, Match, Move
from engine.bots.levels import choose
from engine.bots.observation import Observation
from engine.bots.review import (
    LOOK_LIMITS,
    MAX_RIVALS,
    MIN_REPORTED_LOSS,
    PLAYOUT_FACTORS,
    Look,
    decisions,
    due,
    look,
    next_own_move,
    report,
)
from engine.bots.search import Mind
from engine.core.chance import Dice
from engine.core.rules import Result

SEAT = 1


@lru_cache
def record() -> Mapping[str, Any]:
    """The record of a Fleet match between two random players."""
    match = Match.start("fleet", 2, "review")
    while match.pending:
        match.play(match.pending[0], choose(match, match.pending[0], "random", "review"))
    return match.record()


@pytest.fixture
def costs(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """The cost of each move, for a chance of winning of 50 %; other moves cost nothing.

    The luck of a world falls partly on all moves alike, partly on each one.
    """
    costs: dict[str, float] = {}

    def candidates(observation: Observation, dice: Dice) -> list[Move]:
        return list(observation.legal_moves())[:4]

    def worlds(observation: Observation, seed: str) -> Iterator[str]:
        return (f"{seed}/{number}" for number in range(10**6))

    def outcome(world: str, seat: int, move: Move, dice: Dice) -> float:
        luck = Random(world).gauss(0, 2.0)
        return 10 * (0.5 - costs.get(str(move), 0)) + luck + Random(f"{world}/{move}").gauss(0, 1.0)

    mind = Mind(
        candidates=candidates,
        worlds=worlds,
        outcome=outcome,
        playouts=lambda _: 200,
        unit="points",
        chance=lambda _, points: points / 10,
    )

    monkeypatch.setitem(GAMES, "fleet", replace(GAMES["fleet"], master=mind))
    return costs


def seen(ply: int, loss: float = 0.0, error: float = 0.01, best: str = "better", depth: int = 0) -> Look:
    return Look(ply, "played", best, 0.5, loss, error, 2.0, "points", (best, "other"), depth)


def test_decisions_are_the_moves_with_an_alternative():
    match, decided = Match.replay({**record(), "moves": []}), list[int]()
    for seat, move in record()["moves"]:
        if seat == SEAT and len(match.legal_moves(SEAT)) > 1:
            decided.append(match.ply)
        match.play(seat, move)
    assert decisions(record(), SEAT) == decided
    assert 0 < len(decided) < sum(seat == SEAT for seat, _ in record()["moves"])


def test_a_look_finds_the_loss_of_a_move(costs: dict[str, float]):
    ply = decisions(record(), SEAT)[0]
    played = record()["moves"][ply][1]
    costs[played] = 0.2
    found = look(record(), ply, "a")
    assert (found.ply, found.played, found.depth, found.unit) == (ply, played, 0, "points")
    assert found.best != played
    assert found.loss == pytest.approx(0.2, abs=4 * found.error)
    assert found.gain == pytest.approx(10 * found.loss)
    assert found.chance == pytest.approx(0.5, abs=0.2)
    assert found.is_reported
    assert found.lost == found.loss


def test_an_unbeaten_move_is_itself_the_best(costs: dict[str, float]):
    ply = decisions(record(), SEAT)[0]
    costs[record()["moves"][ply][1]] = -0.3
    found = look(record(), ply, "a")
    assert found.best == found.played
    assert (found.loss, found.error, found.gain, found.is_reported) == (0, 0, 0, False)


def test_each_look_is_deeper_in_other_worlds_and_at_fewer_rivals(costs: dict[str, float]):
    ply = decisions(record(), SEAT)[0]
    costs[record()["moves"][ply][1]] = 0.1
    first = look(record(), ply, "a")
    second = look(record(), ply, "a", first)
    third = look(record(), ply, "a", second)
    assert [each.depth for each in (first, second, third)] == [0, 1, 2]
    assert len({first.loss, second.loss, third.loss}) == 3
    assert first.error > second.error > third.error
    assert len(first.rivals) == MAX_RIVALS
    assert {*second.rivals} <= {*first.rivals, first.played}
    assert third.is_reported


@pytest.mark.usefixtures("costs")
def test_equally_good_moves_are_hardly_ever_reported():
    """All moves are equally good, so any finding is wrong."""
    wrong = tried = 0
    for seed in range(4):
        looks: dict[int, Look] = {}
        decided = decisions(record(), SEAT)[:8]
        for depth in range(len(PLAYOUT_FACTORS)):
            for ply in due(decided, looks, depth):
                looks[ply] = look(record(), ply, str(seed), looks.get(ply))
        wrong += sum(each.is_reported for each in looks.values())
        tried += len(looks)
    assert wrong <= 0.05 * tried


def test_a_look_depends_on_its_seed(costs: dict[str, float]):
    ply = decisions(record(), SEAT)[0]
    costs[record()["moves"][ply][1]] = 0.2
    assert look(record(), ply, "a") == look(record(), ply, "a") != look(record(), ply, "b")


def test_suspicious_moves_are_looked_at_again_worst_first():
    looks = {
        each.ply: each
        for each in [
            seen(1, 0.05),
            seen(2, 0.3),
            seen(3, 0.02, error=0.001),  # not worth another look
            seen(4, 0.02, error=0.05),
            seen(5, -0.01, error=0.5),  # The move did better than the best one.
            seen(6, 0.0, best="played"),
        ]
    }
    assert due([1, 2, 3, 4, 5, 6], looks, 1) == [2, 1, 4]
    assert due([1, 2, 3, 4, 5, 6], {}, 0) == [1, 2, 3, 4, 5, 6]
    assert len(due([], {ply: seen(ply, 0.2) for ply in range(50)}, 1)) == LOOK_LIMITS[0]


@pytest.mark.parametrize(
    ("loss", "error", "told"),
    [
        (0.2, 0.02, True),
        (0.2, 0.11, False),
        (MIN_REPORTED_LOSS - 0.001, 0, False),
        (0.2, inf, False),
        (-0.2, 0.01, False),
    ],
)
def test_only_certain_and_large_losses_are_reported(loss: float, error: float, told: bool):
    assert seen(1, loss, error).is_reported == told
    assert seen(1, loss, error).lost == (loss if told else 0)


def test_luck_skill_and_an_even_chance_add_up_to_the_result():
    looks = [seen(9, 0.07), seen(3, 0.2), seen(5), seen(7, 0.14), seen(1, 0.04), seen(11, 0.5, error=0.4)]
    reviewed = report(record(), SEAT, looks)
    result = Match.replay(record()).result
    assert result
    assert reviewed.won == result.share(SEAT)
    assert reviewed.even == 0.5
    assert reviewed.skill == pytest.approx(-0.45)
    assert reviewed.even + reviewed.luck + reviewed.skill == pytest.approx(reviewed.won)
    assert [each.ply for each in reviewed.looks] == [1, 3, 5, 7, 9, 11]
    assert [each.ply for each in reviewed.turning_points] == [3, 7, 9]
    assert reviewed.accuracy == pytest.approx(100 * (2 + 0.5 + 0.25 + 0.5 ** (20 / 7) + 0.5 ** (4 / 7)) / 6)


def test_a_seat_without_choices_has_no_losses():
    reviewed = report(record(), SEAT, [])
    assert (reviewed.accuracy, reviewed.skill, reviewed.turning_points) == (100, 0, [])


def test_an_unfinished_match_isnt_reviewed():
    with pytest.raises(ValueError, match="over"):
        report({**record(), "moves": record()["moves"][:10]}, SEAT, [])


def test_a_shared_first_place_counts_as_a_fraction():
    result = Result({0: 1, 1: 3, 2: 1}, {}, {})
    assert [result.share(seat) for seat in range(3)] == [0.5, 0, 0.5]


def test_the_likeliest_own_next_move_is_given():
    """Lübeck: the package taken now determines the next actions."""
    match = Match.start("lubeck", 3, "next")
    while not (match.pending[0] == SEAT and len(match.legal_moves(SEAT)) > 1):
        match.play(match.pending[0], choose(match, match.pending[0], "clever", "next"))
    ply = match.ply
    move = str(choose(match, SEAT, "clever", "next"))
    match.play(SEAT, move)
    following = next_own_move(match.record(), ply, move, "next")
    assert following == next_own_move(match.record(), ply, move, "next")
    assert following == "embark new"
    assert next_own_move(match.record(), ply, "nonsense", "next") is None
