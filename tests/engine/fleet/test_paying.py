"""Payments: hand cards at their value, crates at $1, nothing superfluous."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine import Choose, Cover, Match
from engine.core.questions.covers import Covers
from engine.fleet.data import BOATS, KINDS, Kind, sorted_cards
from engine.fleet.paying import MAX_PAYMENTS, Payment, ways_to_pay
from tests.engine.fleet.positions import cards, hand, player, position, state, view
from tests.engine.notation import asked, facts, legal, play, refused

RICH = "tuna tuna tuna tuna"
SPACED = [f"{kind} " for kind in KINDS]
HOARD = "".join(SPACED * 8)


def bill(hand: str, owned: str = "", *, price: int, crates: int = 0) -> Match:
    """A match in which seat 0 has bought a pub and must pay for it."""
    match = position(player(hand, owned, crates=crates), player("cod cod"), display="pub cod")
    play(match, f"0: open pub {price}")
    return match


def test_cards_are_discarded_and_crates_leave_the_game():
    match = bill("shrimp lobster cod tuna tuna", "processing", price=10, crates=3)
    before = state(match).supply
    events = play(match, "0: pay shrimp lobster tuna +3")
    assert facts(events, "paid") == {
        "seat": 0,
        "payment": "shrimp lobster tuna +3",
        "cards": ("shrimp", "lobster", "tuna"),
        "crates": 3,
    }
    assert hand(match, 0) == "cod tuna"
    assert view(match).discards == ("shrimp", "lobster", "tuna")
    assert view(match).players[0].crates == 0
    assert (state(match).supply, state(match).spent) == (before, 3)


def test_the_discount_is_taken_off_first():
    match = bill(RICH, "shrimp shrimp", price=11)
    assert asked(match, 0).facts == {
        "licence": "pub",
        "price": 11,
        "discount": 2,
        "due": 9,
        "crates": 0,
    }
    assert legal(match, 0) == ["pay tuna tuna tuna"]


def test_no_change_is_given():
    """A price of $10 is paid with four cards of $3, because three are too few."""
    match = bill(RICH, price=10)
    assert legal(match, 0) == ["pay tuna tuna tuna tuna"]
    play(match, "0: pay tuna tuna tuna tuna")
    assert hand(match, 0) == ""


@pytest.mark.parametrize(
    ("payment", "item"),
    [
        ("shrimp lobster cod tuna tuna", "cod"),
        ("shrimp cod tuna tuna +2", "crate"),
        ("lobster tuna tuna tuna +1", "crate"),
        ("shrimp lobster tuna tuna tuna", "shrimp"),
    ],
)
def test_a_payment_with_an_unnecessary_item_is_refused(payment: str, item: str):
    match = bill("shrimp lobster cod tuna tuna tuna", "processing", price=10, crates=3)
    refusal = refused(match, f"0: pay {payment}")
    assert (refusal.code, refusal.details) == ("could-keep", {"item": item})


def test_overpaying_is_allowed_if_no_item_is_unnecessary():
    """Rules: "one may overpay only if no exact payment is possible with a subset of what is offered"."""
    match = bill("shrimp lobster cod tuna tuna tuna", price=10)
    play(match, "0: pay shrimp tuna tuna tuna")
    assert hand(match, 0) == "lobster cod"


def test_an_insufficient_payment_is_refused():
    match = bill("shrimp lobster cod tuna tuna tuna", price=10)
    assert refused(match, "0: pay shrimp tuna tuna").details == {"due": 10, "offered": 8}


def test_a_payment_with_missing_cards_is_refused():
    match = bill("shrimp tuna tuna tuna", "processing", price=10, crates=1)
    assert refused(match, "0: pay cod tuna tuna tuna").details == {"card": "cod"}
    assert refused(match, "0: pay tuna tuna tuna tuna").details == {"card": "tuna"}
    assert refused(match, "0: pay shrimp tuna tuna +2").details == {"crates": 2, "held": 1}


def test_a_payment_has_one_canonical_notation():
    match = bill("shrimp tuna tuna tuna", price=10)
    assert refused(match, "0: pay tuna shrimp tuna tuna").code == "not-in-order"


def test_a_payment_forced_only_by_the_hand_is_still_asked():
    match = bill(RICH, price=12)
    assert match.pending == (0,)
    assert len(legal(match, 0)) == 1


@pytest.mark.parametrize("due", range(1, 13))
@pytest.mark.parametrize("crates", [0, 2, 5])
@pytest.mark.parametrize(
    "held", ["shrimp lobster processing cod tuna crab", "cod cod crab tuna tuna", "shrimp shrimp tuna", "cod"]
)
def test_exactly_the_minimal_payments_are_found(held: str, crates: int, due: int):
    counts = Counter(cards(held))
    expected: set[Payment] = set()
    for numbers in product(*(range(counts[kind] + 1) for kind in KINDS)):
        chosen = cards(" ".join(kind * number for kind, number in zip(SPACED, numbers, strict=True)))
        for added in range(crates + 1):
            things = [BOATS[card].money for card in chosen] + [1] * added
            if things and sum(things) - min(things) < due <= sum(things):
                expected.add(Payment(chosen, added))
    if not expected:
        return
    part = ways_to_pay(cards(held), crates, due)
    named = list(map(str, part.among if isinstance(part, Choose) else part.values()))
    assert len(named) == len(set(named))
    assert {Payment.read(text) for text in named} == expected
    assert isinstance(part, Choose) == (len(expected) <= MAX_PAYMENTS)


@pytest.mark.parametrize(
    ("held", "owned", "crates", "due", "suggested"),
    [
        # The suggestion pays exactly, and not a dollar too much.
        ("shrimp lobster tuna", "", 0, 2, "shrimp"),
        # The suggestion keeps the card that can be launched.
        ("shrimp lobster tuna", "shrimp", 0, 2, "lobster"),
        # The suggestion pays exactly, even with useful cards.
        ("cod cod tuna", "cod", 0, 2, "cod cod"),
        ("cod lobster crab", "", 0, 2, "lobster"),  # The suggestion uses one card rather than two.
        ("cod lobster crab", "", 2, 2, "+2"),  # The suggestion uses no card rather than one.
        ("tuna lobster", "", 0, 1, "lobster"),  # The suggestion overpays as little as possible.
    ],
)
def test_the_suggestion_is_the_cheapest_payment_with_least_useful_cards(
    held: str, owned: str, crates: int, due: int, suggested: str
):
    useful = player(owned=owned).allowed
    part = ways_to_pay(cards(held), crates, due, useful)
    assert isinstance(part, Choose) and part.among[0] == part.suggested == suggested


@given(
    st.lists(st.sampled_from(KINDS), min_size=6, max_size=11),
    st.integers(0, 6),
    st.integers(1, 14),
    st.frozensets(st.sampled_from(KINDS)),
)
def test_the_suggestion_is_the_same_with_too_many_payments_to_list(
    held: list[Kind], crates: int, due: int, useful: frozenset[Kind]
):
    assume(due <= crates + sum(BOATS[card].money for card in held))
    part = ways_to_pay(sorted_cards(held), crates, due, useful)
    if isinstance(part, Cover):
        ways = [Payment.read(row) for row in part.values()]
        best = min(
            ways,
            key=lambda each: (
                each.value,
                sum(card in useful for card in each.cards),
                len(each.cards),
                each.crates,
                tuple(map(KINDS.index, each.cards)),
            ),
        )
        assert part.suggested == str(best)


def test_payments_from_a_hoard_are_fast():
    """The hand allows too many payments to enumerate, and each of them is legal."""
    match = bill(HOARD, price=30, crates=20)
    moves = match.legal_moves(0)
    assert len(moves) > 5_000
    assert moves[len(moves) // 2] in moves and moves[-1] in moves
    match.play(0, moves[-1])


def test_a_payment_is_checked_without_listing_the_others(monkeypatch: pytest.MonkeyPatch):
    match = bill(HOARD, price=30, crates=20)
    for listing in ("__iter__", "at"):
        monkeypatch.setattr(Covers, listing, lambda *_: pytest.fail("a way to pay was listed"))
    assert refused(match, "0: pay shrimp +20").code == "underpaid"
    assert refused(match, f"0: pay {' '.join(['tuna'] * 8)} +7").code == "could-keep"
    play(match, f"0: pay {' '.join(['tuna'] * 8)} +6")


def test_the_suggested_payment_is_preselected():
    match = bill("shrimp lobster cod tuna tuna tuna", "processing", price=10, crates=3)
    (action,) = asked(match, 0).actions
    (part,) = action.parts
    assert isinstance(part, Choose)
    assert part.suggested == part.among[0] == "tuna tuna tuna +1"
    assert list(map("pay {}".format, part.among)) == legal(match, 0)
