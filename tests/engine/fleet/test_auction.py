"""Phase 1: licences are auctioned."""

import pytest

from engine import Match
from engine.fleet.state import Lot
from tests.engine.fleet.positions import finish, player, position, state, view
from tests.engine.notation import asked, codes, facts, legal, play, refused

RICH = "tuna tuna tuna tuna"
"""A hand worth $12."""


def auction(*hands: str, display: str = "shrimp cod lobster tuna", start: int = 0) -> Match:
    return position(*(player(hand) for hand in hands), display=display, start=start)


def lot(match: Match) -> Lot:
    running = view(match).lot
    assert running
    return running


def test_the_chooser_opens_at_the_minimum_or_more():
    match = auction(RICH, RICH, RICH)
    assert [move for move in legal(match, 0) if "lobster" in move] == [
        f"open lobster {amount}" for amount in range(5, 13)
    ]
    assert refused(match, "0: open lobster 4").code == "below-minimum"
    assert facts(play(match, "0: open lobster 5"), "opened") == {"seat": 0, "licence": "lobster", "amount": 5}


def test_bids_go_clockwise_and_up_by_whole_dollars():
    match = auction(RICH, RICH, RICH)
    play(match, "0: open cod 4")
    assert match.pending == (1,)
    assert legal(match, 1) == [*(f"bid {amount}" for amount in range(5, 13)), "pass"]
    play(match, "1: bid 5")
    assert match.pending == (2,)
    play(match, "2: bid 7")
    assert match.pending == (0,)
    assert refused(match, "0: bid 7").code == "not-higher"
    assert [tuple(bid) for bid in lot(match).bids] == [(0, 4), (1, 5), (2, 7)]


def test_a_pass_is_final_for_this_licence():
    match = auction(RICH, RICH, RICH)
    play(match, "0: open cod 4", "1: pass", "2: bid 5", "0: bid 6")
    assert match.pending == (2,)


def test_a_pass_is_for_this_licence_only():
    match = auction(RICH, RICH, RICH)
    play(match, "0: open cod 4", "1: pass", "2: pass", "0: pay tuna tuna")
    play(match, "1: open lobster 5", "2: bid 6")
    assert match.pending == (1,)


def test_the_last_bidder_left_buys():
    match = auction(RICH, RICH, RICH)
    play(match, "0: open cod 4", "1: bid 5", "2: pass")
    events = play(match, "0: pass")
    assert facts(events, "won") == {"seat": 1, "licence": "cod", "price": 5, "discount": 0, "due": 5}
    assert view(match).players[1].licences == ("cod",)
    assert match.pending == (1,)
    assert asked(match, 1).code == "pay-licence"


def test_the_same_chooser_chooses_again_if_another_player_won():
    match = auction(RICH, RICH, RICH)
    play(match, "0: open cod 4", "1: bid 6", "2: pass", "0: pass", "1: pay tuna tuna")
    assert match.pending == (0,)
    assert asked(match, 0).code == "open"


def test_the_next_player_chooses_if_the_chooser_won():
    match = auction(RICH, RICH, RICH)
    play(match, "0: open cod 6", "1: pass", "2: pass", "0: pay tuna tuna")
    assert match.pending == (1,)
    assert asked(match, 1).code == "open"


def test_a_player_who_has_bought_is_out_of_the_phase():
    match = auction(RICH, RICH, RICH)
    play(match, "0: open cod 6", "1: pass", "2: pass", "0: pay tuna tuna", "1: open lobster 5")
    assert lot(match).bidders == (1, 2)


def test_a_player_who_has_declined_is_out_of_the_phase():
    match = auction(RICH, RICH, RICH)
    play(match, "0: decline", "1: open lobster 5")
    assert lot(match).bidders == (1, 2)
    assert match.pending == (2,)


def test_the_chooser_is_the_first_in_turn_order():
    match = auction(RICH, RICH, RICH, start=1)
    assert match.pending == (1,)
    play(match, "1: decline")
    assert match.pending == (2,)
    play(match, "2: decline")
    assert match.pending == (0,)


def test_a_sole_remaining_player_buys_at_the_minimum():
    match = auction(RICH, RICH)
    play(match, "0: decline")
    events = play(match, "1: open cod 4")
    assert codes(events)[:2] == ["opened", "won"]
    assert facts(events, "won")["price"] == 4


def test_a_sole_remaining_player_may_open_above_the_minimum():
    match = auction(RICH, RICH)
    play(match, "0: decline")
    assert facts(play(match, "1: open cod 6"), "won")["price"] == 6


def test_bids_above_the_players_money_are_refused():
    """Rules: "hand money + processed crates + shrimp licences owned"."""
    match = position(player("tuna shrimp cod", "shrimp shrimp processing", crates=3), player(RICH))
    assert asked(match, 0).facts["most"] == 3 + 2 + 1 + 3 + 2 == 11
    assert refused(match, "0: open cod 12").details == {"amount": 12, "most": 11}
    play(match, "0: open cod 11")


def test_the_discount_lowers_the_payment_and_not_the_bid():
    match = position(player(RICH, "shrimp shrimp"), player(RICH))
    events = play(match, "0: open cod 8", "1: pass")
    assert facts(events, "won") == {"seat": 0, "licence": "cod", "price": 8, "discount": 2, "due": 6}
    play(match, "0: pay tuna tuna")


@pytest.mark.parametrize(("owned", "due"), [(0, 4), (1, 3), (2, 2), (3, 1)])
def test_a_shrimp_licence_gives_no_discount_on_its_own_purchase(owned: int, due: int):
    match = position(player(RICH, "shrimp " * owned), player("cod"))
    events = play(match, "0: open shrimp 4")
    assert facts(events, "won")["due"] == due


def test_a_price_within_the_discount_costs_nothing():
    match = position(player("cod", "shrimp shrimp shrimp shrimp"), player())
    play(match, "0: open cod 4")
    assert state(match).bill is None
    assert view(match).players[0].licences[-1] == "cod"


def test_the_display_is_refilled_and_unsold_licences_stay():
    match = position(player(RICH), player(RICH), display="cod tuna", licence_pile="pub shrimp lobster")
    play(match, "0: open cod 6", "1: pass", "0: pay tuna tuna")
    events = play(match, "1: decline")
    assert view(match).display == ("tuna", "lobster")
    assert facts(events, "displayed") == {"licences": ("lobster",), "left": 2}


def test_the_whole_display_leaves_if_nothing_was_bought():
    match = position(player(RICH), player(RICH), display="cod tuna", licence_pile="pub shrimp lobster")
    events = play(match, "0: decline", "1: decline")
    assert codes(events)[:3] == ["declined", "unsold", "displayed"]
    assert view(match).gone == ("cod", "tuna")
    assert view(match).display == ("lobster", "shrimp")
    assert view(match).licences_left == 1


def test_the_display_is_refilled_only_after_the_phase():
    match = auction(RICH, RICH, RICH)
    play(match, "0: open cod 6", "1: pass", "2: pass", "0: pay tuna tuna")
    assert len(view(match).display) == 2


def test_a_player_publicly_unable_to_pay_any_minimum_isnt_asked():
    """A card may be worth $3.

    One such card is too little for any licence; two may be enough for the cheapest.
    """
    match = auction("tuna", "cod cod", RICH)
    assert codes(match.log(None)) == ["cannot-open"]
    assert match.pending == (1,)
    assert view(match).declined == (0,)


def test_a_player_secretly_unable_to_pay_any_minimum_is_asked():
    match = auction("cod cod", RICH)
    assert legal(match, 0) == ["decline"]


def test_crates_and_discount_count_as_public_money():
    match = position(player("cod", "shrimp processing", crates=0), player(RICH))
    assert asked(match, 0).code == "open"
    match = position(player("", "processing", crates=4), player(RICH))
    assert asked(match, 0).code == "open"


def test_a_player_publicly_unable_to_bid_more_passes_unasked():
    match = auction(RICH, "cod cod", RICH)
    events = play(match, "0: open cod 6")
    assert facts(events, "outpriced") == {"seat": 1, "licence": "cod"}
    assert match.pending == (2,)


def test_a_player_secretly_unable_to_bid_more_is_asked():
    match = auction(RICH, "cod cod", RICH)
    play(match, "0: open cod 5")
    assert match.pending == (1,)
    assert legal(match, 1) == ["pass"]


def test_each_player_buys_one_licence_a_round():
    match = auction(RICH, RICH)
    play(match, "0: open cod 6", "1: pass", "0: pay tuna tuna", "1: open shrimp 4")
    finish(match, but=["launch"])
    assert [len(each.licences) for each in view(match).players] == [1, 1]
