"""Which seats may know what."""

from engine import Match
from engine.core.secrecy.visibility import BLANK
from engine.fleet.state import Turn
from tests.engine.fleet.positions import player, position, view
from tests.engine.notation import play


def test_hand_sizes_are_public_and_cards_known_to_their_holder():
    match = position(player("tuna cod"), player("crab crab crab"))
    seen = [[each.hand for each in view(match, seat).players] for seat in (0, 1)]
    assert seen == [[("cod", "tuna"), (BLANK,) * 3], [(BLANK,) * 2, ("crab", "crab", "crab")]]
    assert [each.hand for each in view(match).players] == [(BLANK,) * 2, (BLANK,) * 3]
    assert [view(match, seat).hand for seat in (0, 1, None)] == [seen[0][0], seen[1][1], ()]


def test_the_purse_is_known_only_to_its_owner():
    match = position(player("tuna cod", "shrimp processing", crates=2), player("crab"))
    assert [own.purse for seat in (0, 1) if (own := view(match, seat).own)] == [3 + 1 + 1 + 2, 1]
    assert view(match).own is None


def test_possible_discards_are_known_only_to_their_player():
    match = position(player(), player(), phase="drawing", pile="cod crab shrimp tuna")
    assert view(match, 0).choice == ("shrimp", "tuna")
    assert view(match, 1).choice == ("cod", "crab")
    assert view(match).choice == ()
    assert match.pending == (0, 1)


def test_payments_and_discards_are_public():
    match = position(player("tuna tuna cod"), player("tuna tuna cod"), display="cod tuna")
    play(match, "0: open cod 6", "1: pass", "0: pay tuna tuna")
    assert view(match, 1).discards == ("tuna", "tuna")


def test_the_licence_being_auctioned_is_no_longer_on_display():
    match = position(player("tuna tuna cod"), player("tuna tuna cod"), display="cod tuna")
    play(match, "0: open cod 4")
    seen = view(match)
    assert seen.display == ("tuna",)
    assert seen.lot and (seen.lot.licence, seen.lot.turn) == ("cod", 1)


def test_the_parts_of_a_price_are_public():
    match = position(player("tuna tuna cod", "shrimp"), player("cod cod"), display="pub tuna")
    play(match, "0: open tuna 7")
    bill = view(match, 1).bill
    assert bill and (bill.seat, bill.price, bill.discount, bill.due, bill.licence) == (0, 7, 1, 6, "tuna")


def test_the_player_whose_turn_it_is_to_launch_is_public():
    match = position(
        player("cod cod tuna", "cod lobster"), player("cod", "", "cod"), phase="launching", pile="cod cod"
    )
    assert view(match).turn == Turn(0)
    play(match, "0: launch cod", "0: pay tuna")
    turn = view(match).turn
    assert turn and (turn.step, turn.launched, turn.hired) == ("hire", 1, 0)


def test_set_aside_licences_are_hidden():
    match = Match.start("fleet", 2, "set aside")
    assert set(view(match).removed) == {BLANK}
    assert view(match).licences_left == 15


def test_the_present_score_is_always_public():
    match = position(player("tuna tuna", "crab-captains", "cod:tuna:2 cod"), player("tuna tuna"))
    assert view(match).sheets[0].parts == {
        "licences": 5,
        "boats": 4,
        "crates": 2,
        "crab-captains": 1,
        "crab-crates": 0,
        "crab-licences": 0,
    }
    assert view(match).places is None
