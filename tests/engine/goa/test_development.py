"""The development board: the price, the payment and the effect of a step."""

import pytest

from engine.goa.data import COLUMNS
from tests.engine.goa.positions import (
    among,
    at_turn,
    colonies,
    disabled,
    hand,
    legal_columns,
    others,
    own,
    plantations,
    player,
    suggested,
    tile,
    tools,
    verbs,
)
from tests.engine.notation import asked, codes, facts, legal, play, refused

STEPS = {
    "ships": ["ginger", "cinnamon", "pepper", "nutmeg"],
    "harvest": ["cinnamon", "pepper", "nutmeg", "clove"],
    "taxes": ["pepper", "nutmeg", "clove", "ginger"],
    "expedition": ["nutmeg", "clove", "ginger", "cinnamon"],
    "colony": ["clove", "ginger", "cinnamon", "pepper"],
}


@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("row", [2, 3, 4, 5])
def test_a_step_costs_its_spices_and_as_many_ships(column: str, row: int):
    spices = STEPS[column][: row - 1]
    planted = ", ".join(f"{spice}-1" for spice in spices)
    match = at_turn(player(rows={column: row - 1}, plantations=planted, ships=row), *others(1))
    events = play(match, f"0: progress {column}")
    told = facts(events, "progressed")
    assert (told["column"], told["row"], told["ships"], told["ducats"]) == (column, row, row - 1, 0)
    spent = told["spices"]
    assert isinstance(spent, tuple)
    assert sorted(map(str, spent)) == sorted(spices)
    assert own(match).row(column) == row  # type: ignore[index]
    assert own(match).ships == 1
    assert all(each.spices == 0 for each in own(match).plantations)


def test_an_unaffordable_step_lists_missing_goods():
    match = at_turn(
        player(ships=1, rows={"taxes": 2, "ships": 2}, plantations="pepper-2, clove-1"), *others(1)
    )
    assert disabled(match, "progress") == {
        "ships": (
            "lacks-both",
            {
                "spices": ("ginger", "cinnamon"),
                "ships": 2,
                "missing_spices": ("ginger", "cinnamon"),
                "missing_ships": 1,
            },
        ),
        "harvest": ("lacks-spices", {"spices": ("cinnamon",), "ships": 1, "missing_spices": ("cinnamon",)}),
        "taxes": (
            "lacks-both",
            {"spices": ("pepper", "nutmeg"), "ships": 2, "missing_spices": ("nutmeg",), "missing_ships": 1},
        ),
        "expedition": ("lacks-spices", {"spices": ("nutmeg",), "ships": 1, "missing_spices": ("nutmeg",)}),
    }
    refusal = refused(match, "0: progress expedition")
    assert (refusal.code, refusal.details["missing_spices"]) == ("lacks-spices", ("nutmeg",))


def test_reasons_are_given_even_if_no_marker_can_move():
    match = at_turn(player(), *others(1))
    assert "progress" not in verbs(match)
    assert {code for code, _ in disabled(match, "progress").values()} == {"lacks-spices"}
    assert set(disabled(match, "progress")) == set(COLUMNS)


def test_an_unaffordable_step_may_lack_only_ships():
    match = at_turn(
        player(ships=1, rows={"taxes": 2}, plantations="pepper-2, nutmeg-1, ginger-1"), *others(1)
    )
    reasons = disabled(match, "progress")
    assert reasons["taxes"] == (
        "lacks-ships",
        {"spices": ("pepper", "nutmeg"), "ships": 2, "missing_ships": 1},
    )
    assert refused(match, "0: progress taxes").code == "lacks-ships"


def test_a_marker_cant_move_below_the_last_row():
    match = at_turn(player(rows={"ships": 5}, plantations="ginger-1, pepper-1"), *others(1))
    assert disabled(match, "progress")["ships"] == ("last-row", {})


def test_a_step_is_paid_at_once_and_completely():
    """Rulings: a step can't be paid in part, and nothing else can be done in the middle of paying."""
    match = at_turn(player(rows={"taxes": 2}, plantations="pepper-2", tools="spice"), *others(1))
    assert refused(match, "0: progress taxes").code == "lacks-spices"
    assert own(match).row("taxes") == 2


def test_emptied_fields_arent_filled_while_paying():
    """Rulings: no tile or card may be used until the payment is complete."""
    match = at_turn(
        player(plantations="ginger-1", colonies="cochin any ginger", tools="spice", hand="spices-1"),
        *others(1),
    )
    play(match, "0: progress ships")
    assert asked(match).code == "pay-spice"
    assert verbs(match) == ["pay"]
    for line in ("use spice", "play spices-1"):
        assert refused(match, f"0: {line}").code == "not-now"


# Sources of the spices


def test_a_spice_in_a_single_place_is_paid_unasked():
    for planted in ("ginger-2, ginger-1 0", "ginger-2 1, ginger-2 1"):
        match = at_turn(player(plantations=planted), *others(1))
        play(match, "0: progress ships")
        assert own(match).row("ships") == 2


def test_the_player_names_the_paying_one_of_several_plantations():
    match = at_turn(player(plantations="ginger-2, ginger-1, clove-1"), *others(1))
    play(match, "0: progress ships")
    assert legal(match, 0) == ["pay ginger-1", "pay ginger-2"]
    assert suggested(match, "pay") == ["ginger-1"]
    assert facts(play(match, "0: pay ginger-2"), "spice-paid")["unit"] == "ginger-2"
    assert plantations(match) == "ginger-2 1, ginger-1 1, clove-1 1"


def test_a_spice_in_several_places_is_paid_from_any_of_them():
    """The suggested payment keeps the most kinds of spices available."""
    holder = player(plantations="ginger-1", colonies="quilon ginger-clove ginger, cochin any ginger")
    match = at_turn(holder, *others(1))
    play(match, "0: progress ships")
    assert asked(match).facts == {"spice": "ginger", "column": "ships"}
    assert suggested(match, "pay") == ["cochin-ginger"]
    events = play(match, "0: pay quilon-ginger")
    assert codes(events)[:2] == ["spice-paid", "progressed"]
    assert colonies(match) == "quilon ginger-clove, cochin any ginger"
    match = at_turn(holder, *others(1))
    play(match, "0: progress ships", "0: pay ginger")
    assert plantations(match) == "ginger-1 0"


def test_only_owed_spices_are_paid():
    match = at_turn(player(plantations="ginger-1, clove-1", colonies="cochin any ginger"), *others(1))
    play(match, "0: progress ships")
    assert refused(match, "0: pay clove").code == "not-there"
    assert refused(match, "0: pay ginger cochin-ginger").code == "too-many"


def test_each_spice_in_several_places_is_asked_for():
    match = at_turn(
        player(
            rows={"ships": 2},
            plantations="ginger-1, cinnamon-1",
            colonies="madras ginger-cinnamon ginger cinnamon",
        ),
        *others(1),
    )
    play(match, "0: progress ships")
    assert asked(match).facts["spice"] == "ginger"
    play(match, "0: pay madras-ginger")
    assert asked(match).facts["spice"] == "cinnamon"
    play(match, "0: pay cinnamon")
    assert colonies(match) == "madras ginger-cinnamon cinnamon"
    assert own(match).row("ships") == 3


# Swap during a payment


def test_swap_may_get_a_plantation_for_a_spice_still_owed():
    """Rulings: getting an owed spice by Swap is the exception to using blue tiles only before or after an
    action."""
    match = at_turn(
        player(rows={"taxes": 2}, plantations="pepper-2 1", tools="swap"),
        *others(1),
        grid={"b2": "nutmeg-2", "d4": "nutmeg-1"},
    )
    play(match, "0: progress taxes")
    assert asked(match).code == "swap-for"
    assert asked(match).facts == {"spice": "nutmeg", "column": "taxes"}
    assert all(str(tile(match, str(cell))).startswith("nutmeg") for cell in among(match, "swap"))
    events = play(match, "0: swap b2")
    assert codes(events)[:4] == ["used", "swapped", "planted", "progressed"]
    assert plantations(match) == "pepper-2 0, nutmeg-2 1"
    assert (tools(match), tile(match, "b2")) == ("", "swap")
    assert own(match).row("taxes") == 3


def test_a_plantation_swapped_for_payment_cant_be_given_up():
    match = at_turn(
        player(rows={"taxes": 2}, plantations="pepper-2 1, clove-1, ginger-1, cinnamon-1", tools="swap"),
        *others(1),
        grid={"b2": "nutmeg-2"},
    )
    play(match, "0: progress taxes", "0: swap b2")
    assert asked(match).code == "drop"
    assert refused(match, "0: drop nutmeg-2").code == "not-offered"
    play(match, "0: drop pepper-2")
    assert plantations(match) == "clove-1 1, ginger-1 1, cinnamon-1 1, nutmeg-2 1"
    assert own(match).row("taxes") == 3


def test_one_swap_cant_replace_two_spices():
    match = at_turn(player(rows={"taxes": 2}, tools="swap", plantations="clove-1"), *others(1))
    assert refused(match, "0: progress taxes").code == "lacks-spices"


# Effects of a step


def test_the_first_of_all_in_row_4_and_in_row_5_draws_a_card():
    """Rules: "The first of all players to reach row 4 in a column, and the first to reach row 5, draws 1
    expedition card, even over the limit." """
    ready = player(rows={"ships": 3}, plantations="ginger-1, cinnamon-1, pepper-1", hand="sale-1 sale-2")
    match = at_turn(ready, *others(1))
    events = play(match, "0: progress ships")
    assert codes(events)[1:3] == ["first-there", "drew"]
    assert len(hand(match)) == 3


def test_the_second_player_in_a_row_draws_no_card():
    match = at_turn(
        player(rows={"ships": 3}, plantations="ginger-1, cinnamon-1, pepper-1"),
        player(rows={"ships": 4}),
    )
    events = play(match, "0: progress ships")
    assert "first-there" not in codes(events)
    assert hand(match) == ()


def test_each_column_and_the_last_row_count_separately():
    """Rulings: after Adam was first in row 4 of ships, Bernard may still be first in other columns, and in
    row 5."""
    match = at_turn(
        player(rows={"ships": 4}, plantations="ginger-1, cinnamon-1, pepper-1, nutmeg-1"),
        player(rows={"ships": 4}),
    )
    events = play(match, "0: progress ships")
    assert facts(events, "first-there") == {"seat": 0, "column": "ships", "row": 5}


@pytest.mark.parametrize("row", [2, 3])
def test_earlier_rows_give_no_card(row: int):
    match = at_turn(player(rows={"ships": row - 1}, plantations="ginger-1, cinnamon-1"), *others(1))
    assert "first-there" not in codes(play(match, "0: progress ships"))


@pytest.mark.parametrize("row", [2, 3, 4, 5])
def test_five_markers_in_a_row_give_an_action_card(row: int):
    """Other players don't affect whether a player gets the card, and markers beyond the row count, too."""
    rows = {"ships": row - 1, "harvest": row, "taxes": 5, "expedition": 5, "colony": row}
    planted = "ginger-1, cinnamon-1, pepper-1, nutmeg-1"
    match = at_turn(player(rows=rows, plantations=planted), player(rows=dict.fromkeys(COLUMNS, 5)))
    events = play(match, "0: progress ships")
    assert facts(events, "row-complete") == {"seat": 0, "row": row}
    assert own(match).actions == 1


def test_four_markers_in_a_row_give_no_action_card():
    rows = {"ships": 1, "harvest": 2, "taxes": 2, "expedition": 2, "colony": 1}
    match = at_turn(player(rows=rows, plantations="ginger-1"), *others(1))
    assert "row-complete" not in codes(play(match, "0: progress ships"))
    assert own(match).actions == 0


def test_columns_that_can_be_moved_are_offered():
    match = at_turn(player(plantations="ginger-1, clove-1"), *others(1))
    assert legal_columns(match) == ["ships", "colony"]
