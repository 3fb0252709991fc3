"""Anybody who knows the seed can reproduce the chance."""

from collections import Counter
from hashlib import sha256

import pytest

from engine import Match
from engine.captains_orders.data import DECK
from engine.core.chance import Chance, Dice


def test_a_draw_is_the_sha256_of_seed_and_number():
    number, after = Chance("a seed", 4).below(1000)
    assert number == int(sha256(b"a seed/4").hexdigest(), 16) % 1000
    assert after == Chance("a seed", 5)


def test_a_shuffle_goes_from_the_last_place_to_the_second():
    """The documentation of `engine.core.chance`, implemented by hand."""
    cards = list("abcdefg")
    for number, last in enumerate(range(6, 0, -1)):
        other = int(sha256(f"a seed/{number}".encode()).hexdigest(), 16) % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    assert Chance("a seed").shuffled("abcdefg") == (cards, Chance("a seed", 6))


def test_the_first_deal_of_a_match_can_be_recomputed():
    """The dealer is the first draw, the shuffle of the deck the following 54."""
    match = Match.start("captains_orders", 5, "verify me")
    dealer, chance = Chance("verify me").below(5)
    cards, _ = chance.shuffled(DECK)
    for seat in range(5):
        [dealt] = [event for event in match.log(seat) if event.code == "dealt"]
        assert dealt.facts["ranks"] == tuple(sorted(cards[6 * seat : 6 * seat + 6]))
    assert match.log(None)[0].facts["dealer_seat"] == dealer


def test_shuffles_are_fair():
    """Each of the 24 orders of four cards comes up about equally often."""
    chance = Chance("fair")
    orders = Counter[str]()
    for _ in range(2400):
        cards, chance = chance.shuffled("abcd")
        orders["".join(cards)] += 1
    assert len(orders) == 24
    assert all(60 <= number <= 145 for number in orders.values())


def test_a_seed_may_be_any_text():
    assert len({Chance(seed).below(10**9)[0] for seed in ("", " ", "7", "港", "7/0")}) == 5


def test_the_same_seed_throws_the_same_dice():
    one, same, another = Dice(Chance("dice")), Dice(Chance("dice")), Dice(Chance("dice", 1))
    thrown = [one.below(6) for _ in range(600)]
    assert thrown == [same.below(6) for _ in range(600)] != [another.below(6) for _ in range(600)]
    assert all(70 <= thrown.count(number) <= 130 for number in range(6))


def test_dice_shuffle_into_every_order():
    dice = Dice(Chance("shuffle"))
    orders = Counter("".join(dice.shuffled("abc")) for _ in range(600))
    assert len(orders) == 6
    assert all(70 <= number <= 130 for number in orders.values())


def test_dice_choose_by_weight():
    dice = Dice(Chance("weights"))
    chosen = Counter(dice.one_of("abc", [1, 0, 3]) for _ in range(400))
    assert set(chosen) == {"a", "c"}
    assert 60 <= chosen["a"] <= 140
    assert {dice.one_of("ab") for _ in range(40)} == {"a", "b"}


def test_fractions_can_be_weights():
    dice = Dice(Chance("fractions"))
    chosen = Counter(dice.weighted({"a": 0.25, "b": 0.0, "c": 0.75}) for _ in range(400))
    assert set(chosen) == {"a", "c"}
    assert 250 < chosen["c"] < 350
    assert dice.weighted({"a": 0.0, "b": 1e-300}) == "b"


def test_choosing_from_nothing_is_refused():
    with pytest.raises(ValueError):
        Dice(Chance("nothing")).one_of([])
