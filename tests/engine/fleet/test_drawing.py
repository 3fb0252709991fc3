"""The draw pile, and phase 5, in which every player draws."""

import pytest

from engine import Match
from engine.fleet.state import Player
from tests.engine.fleet.positions import hand, player, position, state, view
from tests.engine.notation import asked, codes, facts, legal, play, refused

PILE = "crab crab cod lobster shrimp tuna"
"""A pile from which the tuna is drawn first."""


def drawing(*players: Player, pile: str = PILE, discards: str = "", start: int = 0) -> Match:
    return position(*players, phase="drawing", pile=pile, discards=discards, start=start)


def drawn(match: Match) -> list[tuple[object, ...]]:
    """The seat and the number of cards of each draw."""
    draws = [event.facts for event in match.log(None) if event.code == "drew"]
    return [(each["seat"], each["count"]) for each in draws]


def test_two_cards_are_drawn_and_one_of_them_discarded():
    match = drawing(player("cod cod"), player())
    assert drawn(match) == [(0, 2), (1, 2)]
    assert hand(match, 0) == "shrimp cod cod tuna"
    assert asked(match, 0).code == "discard-drawn"
    assert legal(match, 0) == ["discard shrimp", "discard tuna"]
    assert refused(match, "0: discard cod").details == {"card": "cod"}
    assert refused(match, "0: discard crab").code == "not-in-hand"
    assert facts(play(match, "0: discard shrimp"), "discarded") == {"seat": 0, "card": "shrimp"}
    assert hand(match, 0) == "cod cod tuna"
    assert view(match).discards == ("shrimp",)


def test_drawn_cards_are_asked_about_even_with_an_empty_hand():
    match = drawing(player(), player())
    assert asked(match, 0).code == "discard-drawn"
    assert legal(match, 0) == ["discard shrimp", "discard tuna"]


@pytest.mark.parametrize(("licences", "number"), [(1, 2), (3, 3)])
def test_one_and_three_tuna_licences_keep_all(licences: int, number: int):
    match = drawing(player("crab", "tuna " * licences), player())
    assert drawn(match)[0] == (0, number)
    assert len(state(match).players[0].hand) == 1 + number
    assert match.pending == (1,)


@pytest.mark.parametrize(("licences", "number"), [(2, 3), (4, 4)])
def test_with_two_or_four_tuna_licences_any_hand_card_may_be_discarded(licences: int, number: int):
    match = drawing(player("processing", "tuna " * licences), player())
    assert drawn(match)[0] == (0, number)
    assert asked(match, 0).code == "discard-any"
    assert "discard processing" in legal(match, 0)
    play(match, "0: discard processing")
    assert len(state(match).players[0].hand) == number


def test_the_pile_is_dealt_in_turn_order():
    match = drawing(player(), player(), player(), start=1)
    assert drawn(match) == [(1, 2), (2, 2), (0, 2)]
    assert view(match, 1).choice == ("shrimp", "tuna")


def test_all_choose_their_discards_at_the_same_time():
    match = drawing(player(), player(), player(), start=1)
    assert match.pending == (1, 2, 0)
    play(match, "0: discard crab")
    assert match.pending == (1, 2)


def test_two_equal_drawn_cards_are_still_asked_about():
    match = drawing(player(), player("cod cod cod"), pile="tuna cod crab crab")
    assert legal(match, 0) == ["discard crab"]
    assert match.pending == (0, 1)


def test_the_marker_moves_to_the_left():
    match = drawing(player("tuna tuna"), player("tuna tuna"), player("tuna tuna"), start=2)
    play(match, "2: discard tuna", "0: discard cod")
    events = play(match, "1: discard crab")
    assert codes(events) == ["discarded", "round-ended", "round-began"]
    assert (view(match).round, view(match).start) == (2, 0)
    assert match.pending == (0,)


def test_the_shuffled_discards_replace_an_empty_pile():
    match = drawing(player(), player(), pile="", discards="tuna tuna tuna tuna tuna")
    assert [code for code in codes(match.log(None)) if code in ("reshuffled", "drew")] == [
        "reshuffled",
        "drew",
        "drew",
    ]
    assert (len(view(match).pile), view(match).discards) == (1, ())


def test_the_reshuffle_happens_only_when_a_card_is_needed():
    match = drawing(player(), player("tuna tuna tuna"), pile="cod cod cod cod", discards="tuna tuna tuna")
    assert "reshuffled" not in codes(match.log(None))
    assert view(match).pile == ()


def test_a_draw_continues_with_the_shuffled_discards():
    match = drawing(player(), player(), pile="cod", discards="tuna tuna tuna tuna")
    assert drawn(match) == [(0, 1), (0, 1), (1, 2)]
    assert hand(match, 0) == "cod tuna"
    assert facts(match.log(None), "reshuffled") == {"count": 4}
    assert legal(match, 0) == ["discard cod", "discard tuna"]


def test_the_discards_are_shuffled():
    """The discards lie face up in order, but each seed draws them in a different order."""
    discards = "shrimp lobster processing cod tuna crab " * 3
    piles = {
        state(position(player(), player(), phase="drawing", pile="", discards=discards, seed=seed)).pile
        for seed in map(str, range(10))
    }
    assert len(piles) == 10


def test_fewer_cards_are_drawn_if_the_discards_are_too_few():
    match = drawing(player(), player("cod cod cod"), pile="cod tuna crab")
    assert drawn(match) == [(0, 2), (1, 1)]
    assert match.pending == (0,)


def test_a_discard_is_owed_after_a_short_draw_if_possible():
    """The only drawn card is discarded automatically, since there is nothing to choose."""
    match = drawing(player("cod cod"), player("crab crab"), pile="shrimp", start=0)
    assert {"seat": 0, "card": "shrimp"} in [event.facts for event in match.log(None)]
    assert hand(match, 0) == "cod cod"
    match = drawing(player("cod crab", "tuna tuna"), player("crab crab"), pile="")
    assert legal(match, 0) == ["discard cod", "discard crab"]
    match = drawing(player("crab", "tuna tuna"), player("crab crab"), pile="")
    assert hand(match, 0) == ""


def test_a_player_without_any_card_owes_no_discard():
    match = drawing(player("", "tuna tuna"), player("tuna tuna"), pile="")
    assert view(match).round == 2


def test_the_cod_draw_uses_just_paid_cards_if_needed():
    match = position(player("cod cod lobster", "cod cod"), player("cod cod"), phase="launching", pile="tuna")
    play(match, "0: launch cod")
    events = play(match, "0: pay lobster")
    assert codes(events) == ["paid", "drew", "reshuffled", "drew"]
    assert hand(match, 0) == "lobster cod tuna"


def test_drawn_cards_are_seen_by_their_owner_and_counted_by_others():
    match = drawing(player(), player())
    own = [event.facts for event in match.log(0) if event.code == "drew"]
    assert own[0] == {"seat": 0, "count": 2, "reason": "phase", "cards": ("shrimp", "tuna")}
    assert own[1] == {"seat": 1, "count": 2, "reason": "phase"}
