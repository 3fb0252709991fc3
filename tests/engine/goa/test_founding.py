"""Founding colonies."""

from itertools import combinations

import pytest

from engine import Match
from engine.core.chance import Chance, Dice
from engine.goa.cards import colonists_on, likelihood
from tests.engine.goa.positions import (
    at_turn,
    colonies,
    disabled,
    hand,
    others,
    own,
    player,
    state_of,
    verbs,
    view,
)
from tests.engine.notation import asked, codes, facts, legal, play, refused
from tests.engine.states import altered


def founding(pile: str, *, colonists: int = 2, colony: int = 1, hand: str = "", colonies: str = "") -> Match:
    """A match in which seat 0 may found a colony. `colony` is the row of its marker in that column."""
    founder = player(colonists=colonists, rows={"colony": colony}, hand=hand, colonies=colonies)
    return at_turn(founder, *others(1), pile=pile)


@pytest.mark.parametrize(
    ("colony", "need", "fields"), [("quilon", 6, 1), ("cochin", 8, 1), ("madras", 10, 2), ("calicut", 12, 2)]
)
def test_each_colony_needs_its_number_and_has_its_fields(colony: str, need: int, fields: int):
    match = founding("ships-1 sale-1", colonists=20)
    events = play(match, f"0: found {colony}")
    assert facts(events, "founding") == {
        "seat": 0,
        "colony": colony,
        "need": need,
        "board": 0,
        "cards": ("ships-1", "sale-1"),
        "number": 2,
    }
    play(match, f"0: recruit {need - 2}")
    if asked(match).code == "colony-tile":
        play(match, "0: take pepper-nutmeg")
    assert asked(match).facts == {"colony": colony, "fields": fields}
    assert own(match).colonists == 20 - (need - 2)


@pytest.mark.parametrize(("row", "board"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4)])
def test_the_boards_number_the_cards_and_the_colonists_paid_add_up(row: int, board: int):
    """Rulings: the board's number, the two cards' colonists and the colonists paid are added up."""
    match = founding("ships-1 sale-2", colony=row, colonists=3)
    play(match, "0: found quilon")
    if board >= 3:
        assert asked(match).code == "colony-tile"
        return
    missing = 6 - board - 3
    assert asked(match).facts["missing"] == missing
    assert legal(match, 0) == [f"recruit {missing}", "abandon"]


def test_a_founding_shows_the_colonists_needed():
    match = founding("ships-1 sale-2", colony=2, colonists=5)
    play(match, "0: found cochin")
    assert asked(match).facts == {
        "colony": "cochin",
        "need": 8,
        "board": 1,
        "cards": ("ships-1", "sale-2"),
        "number": 3,
        "missing": 4,
        "colonists": 5,
    }
    shown = view(match).founding
    assert shown and (shown.need, shown.missing) == (8, 4)


def test_at_most_the_missing_colonists_are_paid():
    match = founding("ships-1 sale-2", colonists=9)
    play(match, "0: found quilon")
    assert refused(match, "0: recruit 4").code == "too-high"
    assert refused(match, "0: recruit 2").code == "too-low"


def test_a_colony_with_nothing_missing_is_founded_automatically():
    match = founding("ships-3 sale-3")
    events = play(match, "0: found quilon")
    assert codes(events) == ["founding", "founded"]
    assert facts(events, "founded")["number"] == 0


def test_a_founding_that_fails_brings_a_colonist_and_costs_nothing():
    """Rulings: a failed founding gives 1 colonist from the stock, and the colonist cards in hand aren't
    discarded."""
    match = founding("ships-1 sale-1")
    events = play(match, "0: found calicut")
    assert codes(events)[:3] == ["founding", "failed", "gained"]
    assert facts(events, "failed")["on_purpose"] == 0
    assert own(match).colonists == 3
    assert own(match).colonies == ()
    assert match.pending == (1,)


def test_a_founding_may_fail_on_purpose():
    match = founding("ships-1 sale-1", colonists=4)
    play(match, "0: found quilon")
    events = play(match, "0: abandon")
    assert facts(events, "failed") == {"seat": 0, "colony": "quilon", "on_purpose": 1}
    assert own(match).colonists == 5
    assert own(match).colonies == ()


def test_the_revealed_cards_are_discarded_either_way():
    """Rulings: the revealed cards never come into the hand, whether the founding succeeds or fails."""
    for line in ("recruit 4", "abandon"):
        match = founding("ships-1 sale-1", colonists=4)
        play(match, "0: found quilon", f"0: {line}")
        assert set(state_of(match).discards) == {"ships-1", "sale-1"}
        assert hand(match) == ()


def test_one_colony_of_each_kind_a_player():
    match = founding("ships-1 sale-1", colonies="quilon ginger-clove")
    assert disabled(match, "found") == {"quilon": ("owned", {})}
    assert refused(match, "0: found quilon").code == "owned"


def test_colonies_run_out():
    match = founding("ships-1 sale-1")
    match = altered(match, colonies={**state_of(match).colonies, "cochin": ()})
    assert disabled(match, "found") == {"cochin": ("none-left", {})}
    assert refused(match, "0: found cochin").code == "none-left"


def test_reasons_are_given_if_no_colony_can_be_founded():
    match = founding(
        "ships-1 sale-1", colonies="quilon ginger-clove, cochin any, madras nutmeg-clove, calicut any"
    )
    assert "found" not in verbs(match)
    assert {code for code, _ in disabled(match, "found").values()} == {"owned"}


def test_the_founder_chooses_a_tile_of_that_kind():
    match = founding("ships-3 sale-3")
    play(match, "0: found quilon")
    assert legal(match, 0) == [
        "take ginger-cinnamon",
        "take pepper-cinnamon",
        "take pepper-nutmeg",
        "take nutmeg-clove",
        "take ginger-clove",
    ]
    play(match, "0: take nutmeg-clove")
    assert len(view(match).colonies["quilon"]) == 4
    assert refused(match, "0: fill ginger").code == "not-offered"


def test_the_fields_of_a_founded_colony_are_filled():
    """Rulings: a tile with two spices is filled with one of each or the same twice."""
    for spices in ("nutmeg clove", "nutmeg nutmeg"):
        match = founding("ships-3 sale-3", colonists=4)
        play(match, "0: found madras", "0: recruit 4", "0: take nutmeg-clove", f"0: fill {spices}")
        assert colonies(match) == f"madras nutmeg-clove {spices}"


def test_the_last_tile_of_a_kind_is_taken_automatically():
    match = founding("ships-3 sale-3")
    match = altered(match, colonies={**state_of(match).colonies, "quilon": ("nutmeg-clove",)})
    events = play(match, "0: found quilon")
    assert codes(events) == ["founding", "founded", "colony-taken"]


def test_missing_cards_arent_replaced_in_the_reveal():
    match = founding("")
    match = altered(match, pile=("sale-3",))
    events = play(match, "0: found quilon")
    assert facts(events, "founding")["cards"] == ("sale-3",)


def test_a_card_for_two_colonists_may_be_played_after_the_reveal():
    """Rulings: the card is an exception to playing cards only before or after an action."""
    match = founding("ships-1 sale-1", hand="colonists-1 ships-2")
    play(match, "0: found quilon")
    assert legal(match, 0) == ["play colonists-1", "abandon"]
    play(match, "0: play colonists-1")
    assert legal(match, 0) == ["recruit 4", "abandon"]
    play(match, "0: recruit 4")
    assert own(match).colonists == 0
    assert asked(match).code == "colony-tile"


def test_no_other_card_may_be_played_then():
    match = founding("ships-1 sale-1", hand="ships-2 scouts-1")
    play(match, "0: found quilon")
    for card in ("ships-2", "scouts-1"):
        assert refused(match, f"0: play {card}").code == "not-now"


def test_a_player_with_any_card_is_asked_before_failing():
    """A founding that failed automatically would reveal the hand."""
    match = founding("ships-1 sale-1", hand="ships-2")
    play(match, "0: found quilon")
    assert legal(match, 0) == ["abandon"]


def test_a_player_whom_no_card_helps_isnt_asked():
    match = founding("ships-1 sale-1", hand="colonists-1")
    assert "failed" in codes(play(match, "0: found calicut"))


def test_the_card_for_two_colonists_is_the_one_card_of_the_action():
    match = founding("ships-1 sale-1", hand="colonists-1 ships-2")
    play(match, "0: play ships-2", "0: found quilon")
    assert match.pending == (1,)


def test_only_a_failed_founding_gives_a_colonist():
    match = founding("ships-3 sale-3")
    play(match, "0: found quilon")
    assert own(match).colonists == 2


def test_a_founding_cant_be_undone():
    match = founding("ships-1 sale-1", colonists=4)
    play(match, "0: found quilon")
    assert match.undoable is None
    play(match, "0: recruit 4")
    assert match.undoable == 0


@pytest.mark.parametrize(("left", "discards_come"), [(5, False), (1, True)])
def test_the_likelihood_of_success_is_shown(left: int, discards_come: bool):
    """The probability counts all cards that may be revealed: the pile, and cards that only others have seen.

    If the pile is too small, the shuffled discards count, too.
    """
    cards, missing = 2, 4
    state = state_of(founding("", hand="ships-3"))
    state.discards, state.pile = state.pile[left:], state.pile[:left]
    hidden = [*state.pile, *(card for player in state.players[1:] for card in player.hand)]
    hidden += state.discards if discards_come else ()
    sums = [colonists_on(shown) for shown in combinations(hidden, cards)]
    good = sum(total >= missing for total in sums)
    assert 0 < good < len(sums)
    assert likelihood(state, 0, cards, missing) == min(99, max(1, round(100 * good / len(sums))))


def test_certain_and_impossible_success_are_marked():
    state = state_of(founding("ships-1 sale-1 ducats-3"))
    assert likelihood(state, 0, 2, 0) == likelihood(state, 0, 2, 2) == 100
    assert likelihood(state, 0, 2, 7) == 0 and likelihood(state, 0, 3, 6) not in (0, 100)


def test_the_likelihood_is_the_same_in_every_possible_world():
    match = Match.start("goa", 3, "likely")
    dice = Dice(Chance("likely"))
    for _ in range(150):
        seat = match.pending[0]
        for world in (match.imagine(seat, str(number)) for number in range(2)):
            for missing in range(7):
                there, here = state_of(world), state_of(match)
                assert likelihood(there, seat, 2, missing) == likelihood(here, seat, 2, missing)
        match.play(seat, dice.one_of(match.legal_moves(seat)))
