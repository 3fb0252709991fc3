"""The effects of tiles when they are taken; orange tiles, Duty, missions, plantations."""

import pytest

from engine import Match
from engine.core.secrecy.visibility import BLANK
from tests.engine.goa.positions import (
    at_auctions,
    at_turn,
    disabled,
    hand,
    money,
    others,
    own,
    plantations,
    player,
    position,
    state_of,
    suggested,
    tools,
    verbs,
    view,
)
from tests.engine.notation import asked, codes, facts, legal, play, refused
from tests.engine.states import altered, in_state

PLANTED = ("ginger", "pepper", "cinnamon", "nutmeg", "clove")


def won(tile: str, plantations: str = "") -> Match:
    """A match in which seat 1 has just won this tile in an auction for nothing."""
    match = at_auctions(
        player(), player(plantations=plantations), markers="c0 0, c1 1, c2 0", grid={"c1": tile}
    )
    play(match, "1: pass")
    play(match, "0: pass")
    return match


@pytest.mark.parametrize("spice", PLANTED)
@pytest.mark.parametrize("size", [1, 2, 3])
def test_a_plantation_arrives_full(spice: str, size: int):
    assert plantations(won(f"{spice}-{size}"), 1) == f"{spice}-{size} {size}"


@pytest.mark.parametrize(
    ("tile", "ships", "colonists", "actions", "cards"),
    [
        ("ships", 4, 0, 0, 0),
        ("colonists", 0, 4, 0, 0),
        ("actions", 0, 0, 2, 0),
        ("cards", 0, 0, 0, 2),
        ("more-cards", 0, 0, 0, 3),
        ("trio", 1, 1, 1, 0),
    ],
)
def test_immediate_tiles_give_their_goods_at_once(
    tile: str, ships: int, colonists: int, actions: int, cards: int
):
    now = own(won(tile), 1)
    assert (now.ships, now.colonists, now.actions) == (4 + ships, 2 + colonists, actions)
    assert (len(now.hand), now.tools) == (cards, ())


@pytest.mark.parametrize(("goods", "ships", "colonists"), [("ships", 7, 2), ("colonists", 4, 5)])
def test_a_tile_gives_3_ships_or_3_colonists(goods: str, ships: int, colonists: int):
    match = won("ships-or-colonists")
    assert asked(match, 1).facts == {"number": 3}
    assert refused(match, "1: choose spices").code == "not-offered"
    play(match, f"1: choose {goods}")
    assert (own(match, 1).ships, own(match, 1).colonists) == (ships, colonists)


def test_cards_from_a_tile_may_exceed_the_hand_limit():
    """Rulings: the hand limit applies only to drawing by an action."""
    assert len(hand(won("more-cards"), 1)) == 3


@pytest.mark.parametrize(
    "tile",
    ["ship", "ducats", "colonist", "spice", "duty", "extra-harvest", "swap", "supply", "deputy", "spy"],
)
def test_a_usable_tile_lies_before_its_owner(tile: str):
    assert tools(won(tile), 1) == tile


@pytest.mark.parametrize(("tile", "points"), [("mission-2", 2), ("mission-3", 3)])
def test_a_mission_is_kept_face_down(tile: str, points: int):
    match = won(tile)
    assert own(match, 1).hidden == (BLANK,)
    mine, theirs = view(match, 1), view(match, 0)
    assert mine.own and mine.own.hidden == (tile,) and theirs.own and theirs.own.hidden == ()
    assert mine.points(1).missions == points


# A fifth plantation

FOUR = "ginger-1, pepper-2 1, cinnamon-2, nutmeg-2"


def test_a_fifth_plantation_makes_the_owner_give_one_up():
    match = won("clove-2", FOUR)
    assert asked(match, 1).code == "drop"
    assert asked(match, 1).facts == {"plantation": "clove-2"}
    assert legal(match, 1) == [
        "drop ginger-1",
        "drop pepper-2",
        "drop cinnamon-2",
        "drop nutmeg-2",
        "drop clove-2",
    ]
    events = play(match, "1: drop pepper-2")
    assert facts(events, "dropped") == {"seat": 1, "plantation": "pepper-2", "face_down": 0}
    assert plantations(match, 1) == "ginger-1 1, cinnamon-2 2, nutmeg-2 2, clove-2 2"
    assert own(match, 1).hidden == ()


def test_the_new_plantation_may_be_given_up():
    match = won("clove-2", FOUR)
    play(match, "1: drop clove-2")
    assert plantations(match, 1) == "ginger-1 1, pepper-2 1, cinnamon-2 2, nutmeg-2 2"


def test_a_discarded_single_plantation_is_kept_face_down_for_its_point():
    match = won("clove-2", FOUR)
    events = play(match, "1: drop ginger-1")
    assert facts(events, "dropped")["face_down"] == 1
    mine = view(match, 1)
    assert mine.own and mine.own.hidden == ("ginger-1",)
    assert mine.points(1).plantations == 1


def test_the_emptier_of_two_equal_plantations_is_given_up():
    match = won("pepper-2", FOUR)
    play(match, "1: drop pepper-2")
    assert plantations(match, 1) == "ginger-1 1, cinnamon-2 2, nutmeg-2 2, pepper-2 2"


def test_a_fourth_plantation_is_placed_unasked():
    assert asked(won("clove-2", "ginger-1, pepper-2, cinnamon-2"), 1).code != "drop"


# Orange tiles


@pytest.mark.parametrize(
    ("tile", "ships", "ducats", "colonists"), [("ship", 1, 0, 0), ("ducats", 0, 4, 0), ("colonist", 0, 0, 1)]
)
def test_each_orange_tile_gives_its_goods(tile: str, ships: int, ducats: int, colonists: int):
    match = at_turn(player(tools=tile), *others(1))
    play(match, f"0: use {tile}")
    assert (own(match).ships, money(match), own(match).colonists) == (4 + ships, 10 + ducats, 2 + colonists)


def test_the_player_chooses_the_spice_of_the_orange_tile():
    """Rules: "1 of choice onto an empty matching field"."""
    match = at_turn(player(tools="spice", plantations="pepper-2 0", colonies="cochin any"), *others(1))
    play(match, "0: use spice")
    assert asked(match).facts == {"source": "spice", "number": 1, "free": 3}
    assert legal(match, 0) == ["place pepper", "place cochin"]
    play(match, "0: place cochin", "0: fill nutmeg")
    assert own(match).colonies[0].spices == ("nutmeg",)


def test_an_orange_tile_is_used_once_a_round():
    match = at_turn(player(tools="ship ducats"), *others(1))
    play(match, "0: use ship")
    assert disabled(match, "use") == {"ship": ("used-this-round", {})}
    assert refused(match, "0: use ship").code == "used-this-round"
    assert [view(match).is_ready(tool) for tool in own(match).tools] == [False, True]


def test_in_the_next_round_it_may_be_used_again():
    match = at_turn(player(tools="ship"), *others(1))
    play(match, "0: use ship")
    match = altered(match, round=state_of(match).round + 1)
    play(match, "0: use ship")
    assert own(match).ships == 6


def test_orange_tiles_are_free_before_or_after_the_action_any_number():
    """Rulings: using an orange tile isn't an action."""
    match = at_turn(player(tools="ship ducats colonist"), *others(1))
    play(match, "0: use ship", "0: use ducats", "0: taxes")
    assert (asked(match).code, verbs(match)) == ("after", ["use", "done"])
    play(match, "0: use colonist")
    assert match.pending == (1,)


def test_a_spice_without_an_empty_field_isnt_offered():
    match = at_turn(player(tools="spice", plantations="pepper-2"), *others(1))
    assert disabled(match, "use") == {"spice": ("no-field", {})}
    assert "use" not in verbs(match)


# Duty

SIX = "pepper-3, clove-3"


def test_duty_is_6_spices_for_4_points_once():
    match = at_turn(player(tools="duty", plantations=SIX, colonies="cochin any nutmeg"), *others(1))
    play(match, "0: use duty")
    assert asked(match).facts == {"number": 6}
    assert refused(match, "0: pay pepper pepper clove clove clove").code == "too-few"
    events = play(match, "0: pay pepper pepper clove clove clove cochin-nutmeg")
    done = facts(events, "duty-done")
    assert done["points"] == 4
    assert (tools(match), own(match).duties) == ("", 1)
    assert plantations(match) == "pepper-3 1, clove-3 0"


def test_duty_with_exactly_six_spices_needs_no_choice():
    match = at_turn(player(tools="duty", plantations=SIX), *others(1))
    assert codes(play(match, "0: use duty"))[:2] == ["used", "duty-done"]


def test_duty_suggests_six_spices():
    match = at_turn(player(tools="duty", plantations=f"{SIX}, ginger-2"), *others(1))
    play(match, "0: use duty")
    assert len(suggested(match, "pay")) == 6


def test_duty_with_fewer_spices_is_refused():
    match = at_turn(player(tools="duty", plantations="pepper-3, clove-2"), *others(1))
    assert disabled(match, "use") == {"duty": ("too-few-spices", {"needed": 6, "number": 5})}
    refusal = refused(match, "0: use duty")
    assert refusal.details == {"needed": 6, "number": 5}


def test_duty_may_be_used_any_time_on_the_players_turn():
    """Duty can be used while laying markers, before bidding, and before passing an extra action."""
    dutiful = player(tools="duty", plantations=SIX)
    match = position(dutiful, player())
    assert verbs(match) == ["flag", "use"]
    play(match, "0: use duty")
    assert (own(match).duties, asked(match).code) == (1, "flag")
    match = position(player(), dutiful)
    play(match, "0: flag c0")
    play(match, "1: use duty")
    assert asked(match, 1).code == "mark"
    match = at_turn(dutiful, player())
    state = state_of(match)
    state.phase, state.turn, state.asked, state.turns = "extras", None, 0, 6
    state.give(0, actions=1)
    match = in_state(match, state)
    assert verbs(match) == ["extra", "pass", "use"]
    play(match, "0: use duty", "0: pass")
    assert own(match).duties == 1


PEPPERS = "pepper-1 1, pepper-3"


@pytest.mark.parametrize(
    ("held", "options", "moves"),
    [
        ({"colonies": "cochin any"}, {}, ["harvest cochin"]),
        ({"tools": "duty spy"}, {"round": 5}, ["use spy"]),
        ({"tools": "duty swap"}, {"round": 5}, ["use swap"]),
        ({"tools": "duty deputy"}, {"round": 5}, ["use deputy"]),
    ],
)
def test_duty_may_be_used_in_the_middle_of_an_action(
    held: dict[str, object], options: dict[str, object], moves: list[str]
):
    """Source: at any time before the end. The question is asked again after it."""
    held = {"tools": "duty", "plantations": f"{PEPPERS}, clove-3", **held}
    match = at_turn(player(**held), *others(1), **options)  # type: ignore[arg-type]
    play(match, *(f"0: {move}" for move in moves))
    before = asked(match).code
    assert before != "after" and legal(match, 0)[-1] == "use duty"
    play(match, "0: use duty")
    if asked(match).code == "duty":
        match.play(0, legal(match, 0)[0])
    assert (own(match).duties, asked(match).code) == (1, before)


def test_duty_leaves_the_spices_of_a_step():
    match = at_turn(player(tools="duty", plantations=f"{PEPPERS}, clove-3"), *others(1))
    play(match, "0: progress taxes", "0: use duty")
    assert (own(match).duties, plantations(match)) == (1, "pepper-1 0, pepper-3 0, clove-3 0")
    few = at_turn(player(tools="duty", plantations=f"{PEPPERS}, clove-2"), *others(1))
    play(few, "0: progress taxes")
    assert all(move.startswith("pay") for move in legal(few, 0))


def test_two_duties_may_be_used():
    match = at_turn(player(tools="duty duty", plantations=f"{SIX}, ginger-3, nutmeg-3"), *others(1))
    play(match, "0: use duty", f"0: pay {'pepper ' * 3}clove clove clove", "0: use duty")
    assert own(match).duties == 2
