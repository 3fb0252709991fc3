"""Moves name the plantation that is filled or pays, if there are several of a spice and it can matter.

Quotations are from the game's rules page.
"""

import pytest

from engine import Match
from tests.engine.goa.positions import (
    among,
    at_auctions,
    at_turn,
    others,
    plantations,
    player,
    state_of,
    suggested,
    verbs,
)
from tests.engine.notation import asked, legal, play, refused

PEPPERS = "pepper-1, pepper-3"


def test_the_paying_plantation_matters_before_an_extra_harvest():
    """An Extra harvest fills three plantations. A triple plantation that paid two spices gets two back."""
    held = f"{PEPPERS}, clove-3 0, nutmeg-3 0"
    for paid, refilled in (("pepper-3 pepper-3", 8), ("pepper-1 pepper-3", 7)):
        match = at_turn(player(hand="sale-1", tools="extra-harvest", plantations=held), *others(1))
        play(match, "0: play sale-1", f"0: pay {paid}")
        before = spices(match)
        play(match, "0: use extra-harvest", "0: refill pepper-3 nutmeg-3 clove-3")
        assert spices(match) - before == refilled


def spices(match: Match) -> int:
    return sum(each.spices for each in state_of(match).players[0].plantations)


def test_a_sale_names_the_plantations():
    match = at_turn(player(hand="sale-1", plantations=f"{PEPPERS}, clove-1"), *others(1))
    play(match, "0: play sale-1")
    assert among(match, "pay") == ("pepper-1", *["pepper-3"] * 3, "clove")
    assert refused(match, "0: pay pepper").code == "not-there"
    play(match, "0: pay pepper-3 pepper-3 clove")
    assert plantations(match) == "pepper-1 1, pepper-3 1, clove-1 0"


def test_duty_names_the_plantations():
    match = at_turn(player(tools="duty", plantations=f"{PEPPERS}, clove-3"), *others(1))
    play(match, "0: use duty", "0: pay pepper-3 pepper-3 pepper-3 clove clove clove")
    assert plantations(match) == "pepper-1 1, pepper-3 0, clove-3 0"


def test_a_harvest_names_the_plantations():
    match = at_turn(player(rows={"harvest": 3}, plantations="pepper-1 0, pepper-3 1, clove-1 0"), *others(1))
    assert among(match, "harvest") == ("pepper-1", "pepper-3", "pepper-3", "clove")
    assert suggested(match, "harvest") == ["pepper-1", "pepper-3", "pepper-3", "clove"]
    play(match, "0: harvest pepper-1 pepper-3")
    assert plantations(match) == "pepper-1 1, pepper-3 2, clove-1 0"


@pytest.mark.parametrize("tile", ["spice", "extra-harvest"])
def test_placed_spices_and_refills_name_the_plantations(tile: str):
    match = at_turn(player(tools=tile, plantations="pepper-1 0, pepper-3 1"), *others(1))
    play(match, f"0: use {tile}", f"0: {'place' if tile == 'spice' else 'refill'} pepper-1")
    assert plantations(match) == "pepper-1 1, pepper-3 1"


def test_only_fillable_or_paying_plantations_count():
    match = at_turn(player(hand="sale-1", plantations="pepper-1 0, pepper-3 2"), *others(1))
    assert among(match, "harvest") == ("pepper-1", "pepper-3")
    play(match, "0: play sale-1")
    assert among(match, "pay") == ("pepper", "pepper")


def test_two_plantations_of_one_size_arent_distinguished():
    """The fuller plantation is filled and the emptier one pays, since no other choice gains anything."""
    match = at_turn(player(hand="sale-1", plantations="pepper-2 1, pepper-2 0"), *others(1))
    play(match, "0: harvest pepper")
    assert plantations(match) == "pepper-2 2, pepper-2 0"
    match = at_turn(player(hand="sale-1", plantations="pepper-2 1, pepper-2 2"), *others(1))
    play(match, "0: play sale-1", "0: pay pepper")
    assert plantations(match) == "pepper-2 0, pepper-2 2"


@pytest.mark.parametrize(("tools", "named"), [("", False), ("extra-harvest", True), ("swap", True)])
def test_plantations_arent_named_if_it_makes_no_difference(tools: str, named: bool):
    """After the last auction, only Swap can bring a fifth plantation."""
    held = player(hand="sale-1", tools=tools, plantations="pepper-1, pepper-3, ginger-1, ginger-2")
    match = at_turn(held, *others(1), round=8)
    play(match, "0: play sale-1")
    assert among(match, "pay")[0] == ("ginger-1" if named else "ginger")
    play(match, "0: pay ginger-2 pepper-1" if named else "0: pay ginger pepper")
    assert plantations(match) == (
        "pepper-1 0, pepper-3 3, ginger-1 1, ginger-2 1"
        if named
        else "pepper-1 0, pepper-3 3, ginger-1 0, ginger-2 2"
    )


def test_plantations_are_named_if_a_fifth_may_still_come():
    match = at_auctions(
        player(tools="duty", plantations=f"{PEPPERS}, clove-3"),
        *others(1),
        markers="c0 0, c1 1, c2 0",
        round=8,
    )
    play(match, "1: pass", "0: use duty")
    assert "pepper-1" in among(match, "pay")


# Duty is used after a fifth plantation has arrived, before the choice of the one to discard.

FOUR = "ginger-2, pepper-2, cinnamon-2, nutmeg-2"


def won(tools: str, planted: str = FOUR) -> Match:
    """A match in which seat 1 has just won a fifth plantation."""
    match = at_auctions(
        player(), player(tools=tools, plantations=planted), markers="c0 0, c1 1, c2 0", grid={"c1": "clove-3"}
    )
    play(match, "1: pass", "0: pass")
    return match


def test_duty_may_be_used_before_giving_up_a_plantation():
    match = won("duty")
    assert verbs(match, 1) == ["drop", "use"]
    play(match, "1: use duty", "1: pay pepper pepper cinnamon clove clove clove")
    assert (asked(match, 1).code, verbs(match, 1)) == ("drop", ["drop"])
    play(match, "1: drop pepper-2")
    assert plantations(match, 1) == "ginger-2 2, cinnamon-2 1, nutmeg-2 2, clove-3 0"


def test_only_an_affordable_duty_precedes_giving_up_a_plantation():
    assert verbs(won("extra-harvest"), 1) == ["drop"]
    assert verbs(won("duty", "ginger-2 0, pepper-2 0, cinnamon-2 0, nutmeg-2 1"), 1) == ["drop"]


def test_duty_cant_interrupt_a_step_after_swap():
    """The new plantation has to pay for the step first."""
    match = at_turn(
        player(rows={"taxes": 2}, plantations="pepper-2, clove-2, ginger-2, cinnamon-2", tools="swap duty"),
        *others(1),
        round=5,
        grid={"d4": "nutmeg-2"},
    )
    play(match, "0: progress taxes", "0: swap d4")
    assert asked(match).code == "drop"
    assert all(line.startswith("drop") for line in legal(match, 0))
