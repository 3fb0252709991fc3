"""Turns, extra actions, and all actions except founding."""

import pytest

from engine import Match
from engine.goa.events import Drew
from tests.engine.goa.positions import (
    action,
    at_turn,
    colonies,
    disabled,
    hand,
    money,
    others,
    own,
    plantations,
    player,
    state_of,
    suggested,
    verbs,
    view,
)
from tests.engine.notation import asked, codes, facts, legal, play, refused
from tests.engine.states import altered, in_state


def test_three_turns_each_with_one_action_clockwise_from_the_flag():
    match = at_turn(*others(3), flag=0)
    seats: list[int] = []
    while view(match).phase == "actions":
        seats.append(match.pending[0])
        play(match, f"{match.pending[0]}: ships")
    assert seats == [0, 1, 2] * 3


def test_the_same_action_may_be_repeated():
    match = at_turn(*others(2))
    play(match, "0: ships", "1: taxes", "0: ships", "1: taxes", "0: ships")
    assert own(match).ships == 7


@pytest.mark.parametrize(
    ("row", "ships", "ducats"), [(1, 1, 4), (2, 2, 6), (3, 3, 8), (4, 4, 10), (5, 5, 12)]
)
def test_ships_and_taxes_bring_the_number_of_the_row(row: int, ships: int, ducats: int):
    match = at_turn(player(rows={"ships": row, "taxes": row}), *others(1))
    told = asked(match).facts
    assert (told["ships"], told["taxes"]) == (ships, ducats)
    events = play(match, "0: ships")
    assert facts(events, "ships-built") == {"seat": 0, "number": ships}
    assert own(match).ships == 4 + ships
    play(match, "1: ships", "0: taxes")
    assert money(match) == 10 + ducats


# Harvest


def harvesting(row: int, plantations: str, colonies: str = "") -> Match:
    return at_turn(player(rows={"harvest": row}, plantations=plantations, colonies=colonies), *others(1))


@pytest.mark.parametrize(("row", "most"), [(1, 1), (2, 2), (3, 4), (4, 6), (5, 8)])
def test_harvest_brings_at_most_the_number_of_the_row(row: int, most: int):
    match = harvesting(row, "pepper-3 0, ginger-3 0, clove-3 0")
    assert refused(match, f"0: harvest{' pepper' * 3}{' ginger' * 3}{' clove' * 3}").code == "too-many"
    fields = (["pepper"] * 3 + ["ginger"] * 3 + ["clove"] * 3)[:most]
    play(match, f"0: harvest {' '.join(fields)}")
    assert sum(each.spices for each in own(match).plantations) == most


def test_each_spice_comes_onto_an_empty_matching_field():
    match = harvesting(5, "pepper-2 1, clove-1")
    assert legal(match, 0).count("harvest pepper") == 1
    for wrong, code in [("clove", "not-there"), ("nutmeg", "not-there"), ("pepper pepper", "not-there")]:
        assert refused(match, f"0: harvest {wrong}").code == code
    play(match, "0: harvest pepper")
    assert plantations(match) == "pepper-2 2, clove-1 1"


def test_fields_neednt_be_filled_completely():
    """Rulings: players choose freely which plantations and colonies they fill, and needn't fill any
    completely."""
    match = harvesting(3, "pepper-3 0, clove-3 0")
    play(match, "0: harvest pepper clove")
    assert plantations(match) == "pepper-3 1, clove-3 1"


def test_harvest_needs_an_empty_field():
    match = harvesting(5, "pepper-2")
    assert "harvest" not in verbs(match)
    assert disabled(match, "harvest") == {"harvest": ("no-field", {})}
    assert refused(match, "0: harvest pepper").code == "no-field"


def test_a_harvest_is_previewed_with_its_yield():
    told = asked(harvesting(3, "pepper-3 0, clove-2 1")).facts
    assert (told["harvest"], told["free"]) == (4, 4)


def test_spices_for_colonies_are_previewed_by_colony():
    match = harvesting(3, "pepper-2 1", "quilon ginger-clove, calicut any")
    play(match, "0: harvest pepper quilon calicut calicut")
    assert asked(match).facts == {"colony": "quilon", "fields": 1}
    assert refused(match, "0: fill pepper").code == "not-offered"
    play(match, "0: fill clove")
    assert len(legal(match, 0)) == 15
    play(match, "0: fill nutmeg nutmeg")
    assert colonies(match) == "quilon ginger-clove clove, calicut any nutmeg nutmeg"


def test_the_largest_harvest_is_suggested():
    """The suggestion prefers spices that the player has least of, and plantations to colonies."""
    match = harvesting(3, "pepper-3 2, clove-3 0", "cochin any")
    assert suggested(match, "harvest") == ["pepper", "clove", "clove", "clove"]
    assert suggested(harvesting(2, "pepper-3 2, clove-2 0, ginger-1 0"), "harvest") == ["ginger", "clove"]


# Expedition


def exploring(row: int, hand: str = "", pile: str = "", discards: str = "") -> Match:
    explorer = player(rows={"expedition": row}, hand=hand)
    return at_turn(explorer, *others(1), pile=pile, discards=discards)


@pytest.mark.parametrize(("row", "draw"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_an_expedition_draws_at_most_the_number_of_the_row(row: int, draw: int):
    match = exploring(row)
    (number,) = action(match, "expedition").parts
    assert (number.least, number.most) == (1, draw)  # type: ignore[union-attr]
    assert refused(match, f"0: expedition {draw + 1}").details == {"most": draw}
    events = play(match, f"0: expedition {draw}")
    assert facts(events, "drew") == {"seat": 0, "number": draw}
    assert len(hand(match)) == draw


def test_an_expedition_may_draw_fewer_cards():
    match = exploring(5)
    play(match, "0: expedition 1")
    assert len(hand(match)) == 1


def test_an_expedition_never_goes_beyond_the_hands_limit():
    """A player may discard first or draw fewer cards, but can't draw more cards and play the surplus."""
    match = exploring(4, "ships-1 ships-2 ships-3")
    play(match, "0: expedition 1")
    assert len(hand(match)) == 4
    match = exploring(4, "ships-1 ships-2 ships-3")
    play(match, "0: expedition 2")
    assert asked(match).facts == {"number": 1, "draw": 2, "limit": 4}
    assert refused(match, "0: discard ships-1 ships-2").code == "too-many"
    assert refused(match, "0: discard sale-1").code == "not-there"
    events = play(match, "0: discard ships-2")
    assert codes(events)[:2] == ["discarded", "drew"]
    assert len(hand(match)) == 4
    assert "ships-2" in state_of(match).discards


def test_at_the_hand_limit_each_drawn_card_costs_a_discard():
    match = exploring(1, "ships-1", pile="sale-1")
    play(match, "0: expedition 1")
    assert legal(match, 0) == ["discard ships-1"]
    play(match, "0: discard ships-1")
    assert hand(match) == ("sale-1",)


def test_a_hand_above_the_limit_stays_until_an_expedition():
    """Rules: "The limit matters at no other time." It applies only to an expedition."""
    match = exploring(1, "ships-1 ships-2 ships-3", pile="sale-1")
    play(match, "0: ships", "0: done")
    assert len(hand(match)) == 3
    play(match, "1: ships", "0: expedition 1")
    assert asked(match).facts == {"number": 3, "draw": 1, "limit": 1}


def test_drawn_cards_are_known_only_to_their_owner():
    match = exploring(1, pile="sale-1")
    play(match, "0: expedition 1")
    mine, theirs = ([event for event in match.log(seat) if isinstance(event, Drew)] for seat in (0, 1))
    assert [event.cards for event in mine] == [("sale-1",)]
    assert [event.cards for event in theirs] == [None]
    assert match.undoable is None


def test_the_discards_replace_an_empty_pile():
    match = exploring(3, pile="sale-1", discards="ships-1 ships-2")
    events = play(match, "0: expedition 2")
    assert codes(events)[:2] == ["shuffled", "drew"]
    assert facts(events, "shuffled") == {"number": 2}
    assert "sale-1" in hand(match)
    assert len(view(match).pile) == 1
    assert view(match).discards == ()


def test_without_any_cards_there_is_no_expedition():
    """An expedition is impossible when no expedition cards are left."""
    match = altered(exploring(5), pile=())
    assert disabled(match, "expedition") == {"expedition": ("no-cards", {})}
    assert refused(match, "0: expedition 1").code == "no-cards"


def test_only_remaining_cards_are_drawn():
    match = altered(exploring(5), pile=("sale-1",))
    assert refused(match, "0: expedition 2").details == {"most": 1}
    play(match, "0: expedition 1")
    assert hand(match) == ("sale-1",)


# The end of a turn


def test_a_turn_ends_automatically_if_nothing_can_be_used():
    match = at_turn(*others(2))
    play(match, "0: ships")
    assert match.pending == (1,)


def test_a_player_with_any_hand_card_is_asked_after_the_action():
    """An automatic end of the turn would reveal that none of the hand cards can be played."""
    match = at_turn(player(hand="scouts-1"), *others(1))
    play(match, "0: ships")
    assert (match.pending, asked(match).code, verbs(match)) == ((0,), "after", ["done"])
    events = play(match, "0: done")
    assert codes(events)[0] == "ended-turn"


def test_only_one_action_a_turn():
    match = at_turn(player(hand="ships-1"), *others(1))
    play(match, "0: ships")
    for line in ("ships", "taxes", "expedition 1", "found madras"):
        assert refused(match, f"0: {line}").code == "not-now"


# Extra actions


def extras(*cards: int) -> Match:
    """The last turn before the extra actions, at which every player holds this many extra action cards."""
    match = at_turn(*(player(actions=number) for number in cards))
    match = altered(match, turns=3 * len(cards) - len(cards) + 1)
    for seat in range(len(cards)):
        play(match, f"{seat}: ships")
    assert view(match).phase in ("extras", "markers")
    return match


def test_each_plays_an_extra_action_or_passes_from_the_flag_holder_clockwise():
    match = extras(1, 1, 1)
    assert (match.pending, verbs(match)) == ((0,), ["extra", "pass"])
    play(match, "0: extra", "0: taxes", "1: pass")
    assert (match.pending, asked(match, 2).code) == ((2,), "extra")
    assert money(match) == 14
    assert own(match).actions == 0


def test_a_player_without_extra_action_cards_isnt_asked():
    match = extras(0, 0, 1)
    assert match.pending == (2,)
    events = play(match, "2: pass")
    assert "round-ended" in codes(events)


def test_without_any_extra_action_cards_the_round_is_over():
    assert view(extras(0, 0)).round == 2


def test_a_player_with_two_extra_action_cards_cant_pass():
    """The first card is played automatically, since a player may carry over at most one."""
    match = extras(3, 0)
    assert (asked(match).code, own(match).actions) == ("extra-turn", 2)
    play(match, "0: ships")
    assert (asked(match).code, own(match).actions) == ("extra-turn", 1)
    play(match, "0: ships")
    assert (asked(match).code, own(match).actions) == ("extra", 1)
    play(match, "0: pass")
    assert view(match).round == 2
    assert own(match).actions == 1


def test_extra_actions_go_round_until_all_have_passed():
    match = extras(2, 1)
    play(match, "0: ships", "1: extra", "1: taxes")
    assert (match.pending, asked(match).code) == ((0,), "extra")


def test_each_player_plays_only_one_extra_action_at_a_time():
    match = extras(3, 1)
    state = state_of(match)
    state.change(0, hand=("ducats-1",))
    match = in_state(match, state)
    play(match, "0: ships", "0: done")
    assert (match.pending, asked(match, 1).code) == ((1,), "extra")
    play(match, "1: pass")
    assert asked(match, 0).code == "extra-turn"


def test_the_turn_passes_on_after_done_in_a_real_match():
    match = Match.start("goa", 2, "1")
    lines = (
        "0 flag d6, 1 mark e5, 0 mark d4, 1 pass, 0 pass, 1 pass, 0 expedition 1, 0 done, 1 ships, 0 ships, "
        "0 done, 1 ships, 0 ships, 0 done, 1 ships, 0 ships, 0 done"
    )
    for line in lines.split(", "):
        seat, move = line.split(" ", 1)
        match.play(int(seat), move)
    assert match.pending == (1,)


def test_a_player_who_passed_gets_no_more_extra_actions():
    match = extras(1, 2)
    play(match, "0: pass")
    assert view(match).is_out(0)
    play(match, "1: ships")
    assert match.pending == (1,)
    play(match, "1: pass")
    assert view(match).round == 2


def test_an_action_card_won_in_an_extra_action_can_be_played_too():
    rows = dict.fromkeys(("harvest", "taxes", "expedition", "colony"), 2)
    match = at_turn(player(rows=rows, plantations="ginger-1"), *others(1), extra=True)
    play(match, "0: progress ships")
    assert own(match).actions == 1
    assert asked(match).code == "extra"


def test_an_extra_action_is_a_full_action():
    match = at_turn(player(hand="ducats-1", tools="ship"), *others(1), extra=True)
    assert verbs(match) == ["ships", "taxes", "expedition", "found", "use", "play"]
    play(match, "0: play ducats-1", "0: use ship", "0: taxes")
    assert (money(match), own(match).ships) == (19, 5)
