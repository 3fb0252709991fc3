"""Answers played for a seat that obviously has no choice reveal nothing."""

import pytest

from engine import Match
from tests.engine.conformance.variants import VARIANTS, Variant, every_variant, random_play

OBVIOUS = ("fleet", "goa")
"""Games in which the engine plays obvious answers."""


@every_variant
@pytest.mark.parametrize("seed", ["a", "b"])
def test_an_obvious_answer_is_the_same_in_every_possible_world(variant: Variant, seed: str):
    match = variant.start(seed)
    for seat, _ in random_play(match, seed, most=400):
        obvious = match.obvious(seat)
        if obvious is None:
            continue
        assert [*match.legal_moves(seat)] == [obvious]
        for other in (*range(variant.seats), None):
            world = match.imagine(other, f"{seed} {match.ply}")
            answer = world.obvious(seat)
            assert answer is not None and answer.verb == obvious.verb


@pytest.mark.parametrize("game", OBVIOUS)
def test_obvious_answers_occur(game: str):
    """Without obvious answers, the test above would prove nothing."""
    seen = 0
    for variant in VARIANTS:
        for seed in ("often", "still") if variant.game == game else ():
            match = variant.start(seed)
            seen += sum(match.obvious(seat) is not None for seat, _ in random_play(match, seed))
    assert seen >= 10


def test_a_seat_without_a_question_has_no_obvious_answer():
    match = Match.start("goa", 3, "x")
    assert [match.obvious(seat) for seat in range(3) if seat not in match.pending] == [None, None]
