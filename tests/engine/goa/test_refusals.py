"""Every refusal carries the facts that its text needs."""

from tests.engine.goa.positions import at_turn, others, player
from tests.engine.notation import asked, play, refused


def test_a_row_may_be_typed_in_any_order():
    match = at_turn(player(plantations="pepper-2 0, clove-1 0", rows={"harvest": 3}), *others(1))
    play(match, "0: harvest clove pepper pepper")
    assert [each.spices for each in match.view(0).players[0].plantations] == [2, 1]  # type: ignore[attr-defined]


def test_numbers_out_of_bounds_are_refused():
    match = at_turn(player(rows={"expedition": 5}), *others(1))
    assert refused(match, "0: expedition 0").details == {"least": 1}
    assert refused(match, "0: expedition 4").details == {"most": 3}


def test_an_owed_decision_comes_first():
    match = at_turn(player(plantations="pepper-2 0", tools="spice", colonies="cochin any"), *others(1))
    play(match, "0: use spice")
    for line in ("ships", "use spice", "progress taxes", "done"):
        assert refused(match, f"0: {line}").code == "not-now"
    assert asked(match).code == "place"
