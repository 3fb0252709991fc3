"""Expedition cards, used with and without their action."""

import pytest

from engine import Match
from engine.goa.data import EFFECTS
from tests.engine.goa.positions import (
    action,
    among,
    at_turn,
    disabled,
    hand,
    legal_columns,
    money,
    others,
    own,
    plantations,
    player,
    state_of,
    verbs,
    view,
)
from tests.engine.notation import asked, codes, facts, legal, play, refused

BONUS = ("ships", "colonists", "ducats", "spices", "sale", "ducats-only")
WITH_ACTION = ("mixed-harvest", "scouts", "ships-only", "spices-only")
PLENTY = "ginger-2 1, pepper-2 1, clove-2 1, cinnamon-2 1"


def holding(*cards: str, plantations: str = PLENTY, pile: str = "", **rows: int) -> Match:
    return at_turn(
        player(hand=" ".join(cards), plantations=plantations, money=20, rows=rows), *others(1), pile=pile
    )


@pytest.mark.parametrize(
    ("effect", "ships", "colonists", "ducats"),
    [("ships", 2, 0, 0), ("colonists", 0, 2, 0), ("ducats", 0, 0, 5)],
)
def test_a_bonus_of_goods(effect: str, ships: int, colonists: int, ducats: int):
    match = holding(f"{effect}-1")
    events = play(match, f"0: play {effect}-1")
    assert codes(events) == ["played", "gained"]
    assert (own(match).ships, own(match).colonists, money(match)) == (4 + ships, 2 + colonists, 20 + ducats)
    assert hand(match) == ()
    assert state_of(match).discards == (f"{effect}-1",)


def test_a_card_gives_2_chosen_spices_onto_empty_fields():
    match = holding("spices-1")
    play(match, "0: play spices-1")
    assert asked(match).facts == {"source": "spices", "number": 2, "free": 4}
    assert refused(match, "0: place ginger ginger").code == "not-there"
    play(match, "0: place ginger clove")
    assert plantations(match) == "ginger-2 2, pepper-2 1, clove-2 2, cinnamon-2 1"


def test_the_card_for_spices_needs_an_empty_field():
    match = holding("spices-1", plantations="pepper-2")
    assert disabled(match, "play") == {"spices-1": ("no-field", {})}


def test_up_to_4_spices_are_sold_at_3_ducats():
    match = holding("sale-1")
    play(match, "0: play sale-1")
    assert asked(match).facts == {"number": 4, "price": 3}
    events = play(match, "0: pay ginger pepper")
    assert facts(events, "spices-sold")["ducats"] == 6
    assert money(match) == 26
    assert plantations(match) == "ginger-2 0, pepper-2 0, clove-2 1, cinnamon-2 1"


def test_no_more_than_4_are_sold():
    match = holding("sale-1", plantations="ginger-3, pepper-3")
    play(match, "0: play sale-1")
    assert refused(match, f"0: pay{' ginger' * 3}{' pepper' * 2}").code == "too-many"


def test_without_spices_there_is_no_sale():
    match = holding("sale-1", plantations="")
    assert disabled(match, "play") == {"sale-1": ("no-spices", {})}


@pytest.mark.parametrize(("row", "price"), [(2, 4), (3, 8), (4, 12), (5, 16)])
def test_a_card_pays_one_step_with_ducats_only(row: int, price: int):
    """Rulings: the card moves one marker by one row, however much money the player has."""
    match = holding("ducats-only-1", plantations="", taxes=row - 1)
    play(match, "0: play ducats-only-1")
    events = play(match, "0: progress taxes")
    assert facts(events, "progressed") == {
        "seat": 0,
        "column": "taxes",
        "row": row,
        "spices": (),
        "ships": 0,
        "ducats": price,
    }
    assert (money(match), own(match).ships) == (20 - price, 4)
    assert asked(match).code == "turn"


def test_a_step_that_costs_too_many_ducats_is_disabled():
    match = at_turn(player(hand="ducats-only-1", money=5, rows={"taxes": 2}), *others(1))
    play(match, "0: play ducats-only-1")
    assert disabled(match, "progress") == {"taxes": ("lacks-ducats", {"price": 8, "missing": 3})}
    assert asked(match).facts == {"money": 5}
    assert refused(match, "0: progress taxes").code == "lacks-ducats"


def test_the_card_for_a_step_needs_enough_money():
    match = at_turn(player(hand="ducats-only-1", money=3), *others(1))
    assert disabled(match, "play") == {"ducats-only-1": ("no-step", {})}


# Cards played with the action


def test_a_mixed_harvest_gives_the_players_number_of_mixed_goods():
    match = holding("mixed-harvest-1", harvest=4)
    play(match, "0: play mixed-harvest-1")
    assert asked(match).facts == {"number": 6}
    play(match, "0: mix 2")
    assert asked(match).facts == {"number": 4}
    play(match, "0: mix 1")
    assert asked(match).facts == {"source": "mixed-harvest", "number": 3, "free": 4}
    play(match, "0: place ginger pepper clove")
    assert (own(match).ships, own(match).colonists) == (6, 3)
    assert plantations(match) == "ginger-2 2, pepper-2 2, clove-2 2, cinnamon-2 1"
    assert match.pending == (1,)


def test_a_mixed_harvest_is_limited_by_the_number_not_the_fields():
    """Rulings: a harvest of 6 with four empty fields can give four spices and two ships, so nothing is
    lost."""
    match = holding("mixed-harvest-1", harvest=4)
    play(match, "0: play mixed-harvest-1", "0: mix 0")
    assert legal(match, 0) == ["mix 2", "mix 3", "mix 4", "mix 5", "mix 6"]
    play(match, "0: mix 2")
    assert refused(match, "0: place ginger ginger pepper clove cinnamon").code == "not-there"
    play(match, "0: place ginger pepper cinnamon clove")
    assert own(match).colonists == 4


def test_a_mixed_harvest_needs_no_field():
    match = holding("mixed-harvest-1", plantations="", harvest=3)
    play(match, "0: play mixed-harvest-1", "0: mix 4")
    assert own(match).ships == 8
    assert match.pending == (1,)


def test_scouts_reveal_three_cards():
    match = holding("scouts-1", pile="ships-1 sale-1 ducats-2")
    play(match, "0: play scouts-1")
    assert verbs(match) == ["found"]
    events = play(match, "0: found cochin")
    assert facts(events, "founding")["cards"] == ("ships-1", "sale-1", "ducats-2")


def test_scouts_are_played_before_the_reveal():
    """Rulings: scouts can't be played after two cards were revealed, to get a third one."""
    match = holding("scouts-1", pile="ships-1 sale-1")
    play(match, "0: found quilon")
    assert refused(match, "0: play scouts-1").code == "not-now"


def test_after_scouts_no_card_for_colonists():
    """Rules: "at most one expedition card an action"."""
    match = holding("scouts-1", "colonists-1", pile="ships-1 sale-1 ducats-1")
    play(match, "0: play scouts-1", "0: found cochin")
    assert match.pending == (1,)


def test_a_card_pays_a_step_with_ships_only():
    match = at_turn(player(hand="ships-only-1", ships=3, rows={"taxes": 3, "ships": 5}), *others(1))
    play(match, "0: play ships-only-1")
    assert legal_columns(match) == ["harvest", "taxes", "expedition", "colony"]
    play(match, "0: progress taxes")
    assert (own(match).row("taxes"), own(match).ships) == (4, 0)


def test_a_card_pays_a_step_with_spices_only():
    spices = "pepper-1, nutmeg-1"
    match = at_turn(player(hand="spices-only-1", ships=0, rows={"taxes": 2}, plantations=spices), *others(1))
    events = play(match, "0: play spices-only-1")
    assert asked(match).code == "progress-spices-only"
    assert legal_columns(match) == ["taxes", "expedition"]
    events = play(match, "0: progress taxes")
    assert facts(events, "progressed")["ships"] == 0
    assert own(match).row("taxes") == 3


@pytest.mark.parametrize("effect", ["ships-only", "spices-only"])
def test_the_card_for_a_step_needs_an_affordable_step(effect: str):
    match = at_turn(player(hand=f"{effect}-1", ships=0), *others(1))
    assert disabled(match, "play") == {f"{effect}-1": ("no-step", {})}


# When


@pytest.mark.parametrize("effect", BONUS)
def test_a_bonus_is_played_before_or_after_the_action(effect: str):
    assert f"{effect}-2" in among(holding(f"{effect}-2"), "play")
    after = holding(f"{effect}-2")
    play(after, "0: ships")
    assert among(after, "play") == (f"{effect}-2",)


@pytest.mark.parametrize("effect", WITH_ACTION)
def test_an_action_card_is_the_action_and_isnt_played_after_one(effect: str):
    match = holding(f"{effect}-2")
    play(match, f"0: play {effect}-2")
    assert not any(verb in verbs(match) for verb in ("ships", "taxes", "expedition"))
    after = holding(f"{effect}-2")
    play(after, "0: ships")
    assert disabled(after, "play") == {f"{effect}-2": ("before-action", {})}
    assert refused(after, f"0: play {effect}-2").code == "before-action"


def test_every_effect_is_either_a_bonus_or_an_action():
    assert set(BONUS) | set(WITH_ACTION) == set(EFFECTS)


def test_at_most_one_card_is_played_per_action():
    match = holding("ships-1", "ducats-1")
    play(match, "0: play ships-1")
    assert [each.code for each in asked(match).disabled if each.value == "play"] == ["card-played"]
    assert refused(match, "0: play ducats-1").code == "card-played"
    play(match, "0: taxes")
    assert match.pending == (1,)


def test_another_card_may_be_played_in_the_next_action():
    match = holding("ships-1", "ducats-1")
    play(match, "0: play ships-1", "0: taxes", "1: taxes", "0: play ducats-1")
    assert hand(match) == ()


def test_a_card_just_drawn_may_be_played():
    match = at_turn(player(), *others(1), pile="ducats-1")
    play(match, "0: expedition 1", "0: play ducats-1")
    assert money(match) == 15


def test_a_just_drawn_card_is_refused_after_another_card():
    match = at_turn(player(hand="ships-1"), *others(1), pile="ducats-1")
    play(match, "0: play ships-1", "0: expedition 1")
    assert match.pending == (1,)


def test_a_card_played_before_an_expedition_makes_room_for_another():
    match = at_turn(player(hand="ships-1"), *others(1))
    play(match, "0: play ships-1", "0: expedition 1")
    assert len(hand(match)) == 1


def test_a_played_card_is_public():
    match = holding("ships-1")
    play(match, "0: play ships-1")
    assert facts(match.log(None), "played") == {"seat": 0, "card": "ships-1"}
    assert match.undoable is None


def test_playing_a_card_not_in_hand_is_refused():
    match = holding("ships-1")
    assert refused(match, "0: play ships-2").code == "not-offered"


def test_the_discard_pile_is_hidden():
    match = holding("ships-1")
    play(match, "0: play ships-1")
    assert len(view(match, 1).discards) == 1


def test_a_cards_number_of_colonists_doesnt_change_its_effect():
    for number in (1, 2, 3):
        match = holding(f"colonists-{number}")
        play(match, f"0: play colonists-{number}")
        assert own(match).colonists == 4


def test_playable_cards_are_offered():
    (part,) = action(holding("ships-1", "scouts-1"), "play").parts
    assert part.what == "card"
