"""Blue tiles are used once and then discarded."""

import pytest

from engine import Match
from tests.engine.goa.positions import (
    action,
    among,
    at_turn,
    colonies,
    disabled,
    hand,
    legal_columns,
    money,
    others,
    own,
    plantations,
    player,
    position,
    state_of,
    suggested,
    tile,
    tools,
    verbs,
    view,
)
from tests.engine.notation import asked, codes, facts, legal, play, refused


def test_blue_tiles_are_free_any_number_before_or_after_the_action():
    """Rulings: using a blue tile isn't an action, and isn't limited to one per turn as cards are."""
    match = at_turn(player(tools="supply deputy", plantations="pepper-2 0"), *others(1))
    play(match, "0: use supply", "0: choose ships", "0: use deputy", "0: progress taxes", "0: taxes")
    assert tools(match) == ""
    assert money(match) == 16


def test_blue_tiles_are_removed_after_use():
    match = at_turn(player(tools="supply"), *others(1))
    play(match, "0: use supply")
    assert tools(match) == ""
    assert refused(match, "0: use supply").code == "not-now"


# Extra harvest


def test_extra_harvest_fills_up_to_3_plantations_completely():
    match = at_turn(
        player(
            tools="extra-harvest",
            plantations="ginger-3 0, pepper-2 1, clove-3 0, nutmeg-3 0",
            colonies="calicut any pepper",
        ),
        *others(1),
    )
    play(match, "0: use extra-harvest")
    assert among(match, "refill") == ("ginger-3", "pepper-2", "nutmeg-3", "clove-3", "calicut")
    assert suggested(match, "refill") == ["ginger-3", "nutmeg-3", "clove-3"]
    assert refused(match, "0: refill ginger-3 pepper-2 nutmeg-3 clove-3").code == "too-many"
    play(match, "0: refill ginger-3 nutmeg-3 calicut")
    assert asked(match).facts == {"colony": "calicut", "fields": 1}
    play(match, "0: fill clove")
    assert plantations(match) == "ginger-3 3, pepper-2 1, clove-3 0, nutmeg-3 3"
    assert colonies(match) == "calicut any pepper clove"


def test_extra_harvest_may_fill_partly_filled_plantations():
    match = at_turn(player(tools="extra-harvest", plantations="ginger-3 1, pepper-2 1"), *others(1))
    play(match, "0: use extra-harvest", "0: refill ginger-3 pepper-2")
    assert plantations(match) == "ginger-3 3, pepper-2 2"


def test_extra_harvest_fills_the_emptier_of_two_equal_plantations():
    match = at_turn(player(tools="extra-harvest", plantations="pepper-2 1, pepper-2 0"), *others(1))
    play(match, "0: use extra-harvest", "0: refill pepper-2")
    assert plantations(match) == "pepper-2 1, pepper-2 2"


def test_extra_harvest_needs_an_empty_field():
    match = at_turn(player(tools="extra-harvest", plantations="pepper-2"), *others(1))
    assert disabled(match, "use") == {"extra-harvest": ("no-field", {})}


# Swap


def test_swap_takes_any_tile_and_replaces_it():
    match = at_turn(player(tools="swap"), *others(1), round=5, grid={"d4": "clove-3", "a1": None})
    play(match, "0: use swap")
    assert len(among(match, "swap")) == 24
    assert refused(match, "0: swap a1").code == "not-offered"
    events = play(match, "0: swap d4")
    assert facts(events, "swapped") == {"seat": 0, "cell": "d4", "tile": "clove-3"}
    assert (tile(match, "d4"), tools(match), plantations(match)) == ("swap", "", "clove-3 3")


@pytest.mark.parametrize(("taken", "result"), [("ships", 8), ("trio", 5)])
def test_a_swapped_tile_works_like_a_won_tile(taken: str, result: int):
    match = at_turn(player(tools="swap"), *others(1), round=5, grid={"d4": taken})
    play(match, "0: use swap", "0: swap d4")
    assert own(match).ships == result


def test_after_swapping_for_a_fifth_plantation_any_may_be_given_up():
    four = "ginger-1, pepper-2, cinnamon-2, nutmeg-2"
    match = at_turn(player(tools="swap", plantations=four), *others(1), round=5, grid={"d4": "clove-3"})
    play(match, "0: use swap", "0: swap d4")
    assert asked(match).code == "drop"
    play(match, "0: drop clove-3")
    assert plantations(match) == "ginger-1 1, pepper-2 2, cinnamon-2 2, nutmeg-2 2"


def test_swap_is_auctioned_again_and_used_again_in_its_own_round():
    """Rulings: Swap can be auctioned and used again even in the round in which it was won."""
    rich = player(tools="swap")
    match = at_turn(rich, player(), round=5, grid={"c1": "ships", "c2": "colonists", "d4": "clove-3"})
    play(match, "0: use swap", "0: swap c1", "0: taxes")
    assert tile(match, "c1") == "swap"
    again = position(player(), player(), round=6, grid={"c1": "swap", "c2": "colonists", "d4": "clove-3"})
    play(again, "0: flag c0", "1: mark c1", "0: mark c2")
    play(again, "1: pass", "0: bid 2", "1: sell")
    assert tools(again) == "swap"
    play(again, "1: pass")
    assert view(again).phase == "actions"
    play(again, "0: use swap", "0: swap d4")
    assert plantations(again) == "clove-3 3"


# Supply


def test_supply_reveals_two_cards_and_gives_their_sum_in_one_kind():
    match = at_turn(
        player(tools="supply", plantations="pepper-3 0, clove-3 0"), *others(1), pile="ships-2 sale-3"
    )
    events = play(match, "0: use supply")
    assert facts(events, "supplied") == {"seat": 0, "cards": ("ships-2", "sale-3"), "number": 5}
    assert legal(match, 0) == ["choose spices", "choose ships", "choose colonists"]
    assert match.undoable is None
    play(match, "0: choose colonists")
    assert own(match).colonists == 7


def test_spices_of_a_supply_come_onto_fields():
    match = at_turn(
        player(tools="supply", plantations="pepper-3 0, clove-1 0"), *others(1), pile="ships-2 sale-3"
    )
    play(match, "0: use supply", "0: choose spices")
    assert asked(match).facts == {"source": "supply", "number": 5, "free": 4}
    play(match, "0: place pepper pepper pepper clove")
    assert plantations(match) == "pepper-3 3, clove-1 1"


def test_a_supply_gives_no_spices_without_an_empty_field():
    match = at_turn(player(tools="supply"), *others(1), pile="ships-2 sale-3")
    play(match, "0: use supply")
    assert legal(match, 0) == ["choose ships", "choose colonists"]


def test_the_cards_of_a_supply_are_discarded():
    match = at_turn(player(tools="supply"), *others(1), pile="ships-2 sale-3")
    play(match, "0: use supply", "0: choose ships")
    assert set(state_of(match).discards) == {"ships-2", "sale-3"}
    assert hand(match) == ()


# King's deputy


def test_the_deputy_moves_a_least_advanced_marker_for_free():
    """Rulings: the deputy can't move one of the most advanced markers."""
    match = at_turn(player(tools="deputy", rows={"ships": 3, "taxes": 2}), *others(1))
    play(match, "0: use deputy")
    assert legal_columns(match) == ["harvest", "expedition", "colony"]
    assert refused(match, "0: progress ships").code == "not-offered"
    events = play(match, "0: progress colony")
    assert facts(events, "progressed")["spices"] == ()
    assert (own(match).row("colony"), own(match).ships) == (2, 4)


def test_a_single_least_advanced_marker_moves_at_once():
    rows = {"ships": 3, "taxes": 2, "harvest": 2, "colony": 2}
    match = at_turn(player(tools="deputy", rows=rows), *others(1))
    events = play(match, "0: use deputy")
    assert facts(events, "progressed")["column"] == "expedition"
    assert facts(events, "row-complete")["row"] == 2


def test_the_deputy_cant_be_used_with_all_markers_in_the_last_row():
    rows = dict.fromkeys(("ships", "harvest", "taxes", "expedition", "colony"), 5)
    match = at_turn(player(tools="deputy", rows=rows), *others(1))
    assert disabled(match, "use") == {"deputy": ("no-step", {})}


# Spy


def spying(*rows: dict[str, int], own_rows: dict[str, int] | None = None, **has: str) -> Match:
    return at_turn(player(tools="spy", rows=own_rows, **has), *(player(rows=each) for each in rows))  # type: ignore[arg-type]


def test_the_spy_uses_the_most_advanced_marker_of_another_player():
    match = spying({"ships": 3, "taxes": 2}, {"taxes": 4})
    play(match, "0: use spy")
    events = play(match, "0: spy 1")
    assert facts(events, "spied") == {"seat": 0, "owner_seat": 1, "column": "ships", "number": 3}
    assert own(match).ships == 7
    match = spying({"ships": 3, "taxes": 2}, {"taxes": 4})
    play(match, "0: use spy", "0: spy 2")
    assert money(match) == 20


def test_the_spy_chooses_among_several_most_advanced_markers():
    match = spying({"ships": 3, "taxes": 3, "expedition": 3})
    play(match, "0: use spy", "0: spy 1")
    assert asked(match).facts == {"owner_seat": 1}
    assert legal(match, 0) == ["copy ships", "copy taxes"]
    play(match, "0: copy taxes")
    assert money(match) == 18


def test_the_spy_never_uses_expedition():
    match = spying({"expedition": 3}, {"taxes": 2})
    play(match, "0: use spy")
    assert among(match, "spy") == (0, 2)


def test_the_spy_works_column_by_column():
    """The spy reaches as far as the most advanced marker of the others in each column, or the player's own
    marker."""
    match = spying({"ships": 3, "taxes": 4}, {"ships": 5, "taxes": 3}, {"taxes": 4}, own_rows={"ships": 2})
    play(match, "0: use spy")
    assert among(match, "spy") == (0, 1, 2)
    previews = [each.facts["columns"] for each in action(match, "spy").previews]
    assert previews == [("ships", "taxes", "colony"), ("taxes",), ("ships",)]
    play(match, "0: spy 1")
    assert money(match) == 10 + 10


def test_the_spy_isnt_offered_markers_equal_to_the_players_own():
    match = spying({"ships": 3, "taxes": 2}, own_rows={"ships": 3})
    play(match, "0: use spy")
    assert [each.facts["columns"] for each in action(match, "spy").previews] == [
        ("ships", "taxes", "colony"),
        ("taxes",),
    ]


def test_the_spy_may_use_the_players_own_marker():
    """Rulings: a player may use their own marker, and so do the same thing twice in a turn."""
    match = spying({"expedition": 3}, own_rows={"taxes": 3})
    play(match, "0: use spy", "0: spy 0")
    assert legal(match, 0) == ["copy ships", "copy taxes", "copy colony"]
    events = play(match, "0: copy taxes")
    assert facts(events, "spied")["owner_seat"] == 0
    play(match, "0: taxes")
    assert money(match) == 10 + 8 + 8


def test_spying_isnt_an_action_and_allows_no_card():
    match = spying({"harvest": 3}, hand="mixed-harvest-1", plantations="pepper-3 0")
    play(match, "0: use spy", "0: spy 1")
    assert asked(match).code == "place"
    assert asked(match).facts == {"source": "spy", "number": 4, "free": 3}
    play(match, "0: place pepper pepper pepper")
    assert asked(match).code == "turn"


def test_a_spied_founding_uses_only_the_other_markers_number():
    match = at_turn(
        player(tools="spy", rows={"colony": 3, "ships": 2}, colonists=1),
        player(rows={"colony": 4}),
        pile="ships-1 sale-1",
    )
    play(match, "0: use spy", "0: spy 1", "0: copy colony")
    assert asked(match).code == "found-spy"
    assert asked(match).facts == {"board": 3, "cards": 2, "owner_seat": 1}
    events = play(match, "0: found quilon")
    assert facts(events, "founding")["board"] == 3
    play(match, "0: recruit 1")
    assert asked(match).code == "colony-tile"


def test_no_card_for_colonists_after_the_reveal_of_a_spied_founding():
    match = at_turn(
        player(tools="spy", colonists=0, hand="colonists-1"),
        player(rows={"colony": 2}),
        pile="ships-1 sale-1",
    )
    play(match, "0: use spy", "0: spy 1")
    assert "failed" in codes(play(match, "0: found quilon"))


def test_blue_tiles_may_be_used_after_the_action_too():
    match = at_turn(player(tools="spy"), player(rows={"taxes": 4}))
    play(match, "0: ships")
    assert verbs(match) == ["use", "done"]
    play(match, "0: use spy", "0: spy 1")
    assert money(match) == 20
    assert match.pending == (1,)
