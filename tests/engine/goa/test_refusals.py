"""What is refused, and with which words."""

import pytest

from tests.engine.goa.positions import asked, at_turn, others, player
from tests.engine.notation import play, refused


@pytest.mark.parametrize(
    "line", ["bid 3", "pass", "buy", "sell", "flag c0", "mark c3", "extra", "done", "swap c3"]
)
def test_what_nobody_asks_for(line: str):
    assert refused(at_turn(*others(2)), f"0: {line}").code == "not-now"


@pytest.mark.parametrize(
    "line",
    [
        "flag g3",
        "mark z3",
        "bid",
        "bid 007",
        "harvest",
        "harvest saffron",
        "found goa",
        "play ships-4",
        "use flag",
    ],
)
def test_what_is_no_move(line: str):
    assert refused(at_turn(*others(2)), f"0: {line}").code == "not-a-move"


def test_a_row_may_be_typed_in_any_order():
    match = at_turn(player(plantations="pepper-2 0, clove-1 0", rows={"harvest": 3}), *others(1))
    play(match, "0: harvest clove pepper pepper")
    assert [each.spices for each in match.view(0).players[0].plantations] == [2, 1]  # type: ignore[attr-defined]


def test_numbers_out_of_bounds():
    match = at_turn(player(rows={"expedition": 5}), *others(1))
    assert refused(match, "0: expedition 0").details == {"least": 1}
    assert refused(match, "0: expedition 4").details == {"most": 3}


def test_a_decision_that_is_owed_comes_first():
    match = at_turn(player(plantations="pepper-2 0", tools="spice", colonies="cochin any"), *others(1))
    play(match, "0: use spice")
    for line in ("ships", "use spice", "progress taxes", "done"):
        assert refused(match, f"0: {line}").code == "not-now"
    assert asked(match).code == "place"
