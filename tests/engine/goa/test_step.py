"""The step that a view is in."""

import pytest

from tests.engine.conformance.variants import Variant, random_play
from tests.engine.goa.positions import view


@pytest.mark.parametrize("seats", [2, 4])
def test_a_views_step_is_the_code_of_the_question(seats: int):
    steps = set[str]()
    for seed in ("step", "by", "step again"):
        match = Variant("goa", seats).start(seed)
        for seat, _ in random_play(match, seed):
            question = match.question(seat)
            assert question
            steps.add(question.code)
            assert view(match).step == question.code
        assert view(match).step == "over"
    assert len(steps) > 20
