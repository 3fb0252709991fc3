"""Plural forms, and messages in which the actor is also the object."""

import re

import pytest

from locales import words

EN = words("en")
ONE = [
    (
        "goa-ask-bid",
        {"number": 2, "tile": "a", "cell": "b", "best": 0, "leader_seat": "", "auctioneer_seat": "c"},
    ),
    ("goa-ask-last-word", {"number": 2, "tile": "a", "cell": "b", "leader_seat": "c", "best": 3, "price": 4}),
    ("fleet-ask-trade", {}),
    ("fleet-event-displayed", {"licences": "a"}),
    ("fleet-alt-stocks", {}),
    ("goa-lesson-bid", {}),
    ("goa-lesson-progress", {}),
    ("captains-orders-lesson-points", {}),
    ("review-found", {"number": 1, "move": 2, "played": "a", "best": "b", "error": 2}),
    ("cup-scored", {}),
]


@pytest.mark.parametrize(("id", "facts"), ONE, ids=[id for id, _ in ONE])
def test_single_things_have_no_plural(id, facts):
    ours = ("own_money", "own_spices", "own_ships", "own_points")
    single = dict.fromkeys(
        ("money", "crates", "count", "left", "licences", "cards", "loss", "points", *ours), 1
    )
    text = EN(id, **{**single, **facts})
    assert not re.search(
        r"\b1 (boat |processed )?(ducats|crates|cards|licences|spices|ships|points)|one of your 1 ", text
    )


@pytest.mark.parametrize("id", ["fleet-ask-open", "fleet-ask-bid"])
@pytest.mark.parametrize(("language", "can"), [("en", "bid up to $6"), ("ja", "$6まで入札できます")])
def test_a_discount_raises_what_can_be_bid_not_what_can_be_paid(id, language, can):
    facts = {"most": 6, "discount": 2, "best_seat": "Mei", "best": 3, "licence": "a"}
    assert can in words(language)(id, **facts)


def test_a_player_may_name_themselves_as_the_first():
    assert EN("lubeck-event-named-first", seat="Ada", first_seat="Ada") == "Ada decides who acts first: Ada."
