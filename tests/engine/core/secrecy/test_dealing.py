"""Dealing with restrictions on some cards makes every possible deal equally likely."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from engine.core.chance import Chance, Dice
from engine.core.secrecy.dealing import Receivers, deal
from engine.fisherman.data import DECKS, KINDS, Card, Kind
from tests.engine.fisherman.positions import cards


def possible_deals(unseen: Sequence[Card], sizes: tuple[int, int], lacking: str) -> Counter[frozenset[Card]]:
    """Each first hand that leaves the second hand without a certain kind."""
    hands: Counter[frozenset[Card]] = Counter()
    for first in combinations(unseen, sizes[0]):
        rest = [card for card in unseen if card not in first]
        hands[frozenset(first)] += sum(
            all(card.kind != lacking for card in second) for second in combinations(rest, sizes[1])
        )
    return +hands


def test_all_possible_deals_are_equally_likely():
    """The second receiver holds no bream: at least two of the three are in the first hand."""
    unseen = cards("bream 1 2 3, goby 1 2 3")
    expected = possible_deals(unseen, (3, 2), "bream")
    receivers: dict[Kind, Receivers] = {kind: (0, 2) if kind == "bream" else (0, 1, 2) for kind in KINDS}
    dice = Dice(Chance("fair"))
    dealt = Counter(
        frozenset(deal(unseen, lambda card: receivers[card.kind], (3, 2, 1), dice)[0]) for _ in range(2000)
    )
    assert dealt.keys() == expected.keys()
    for first, ways in expected.items():
        assert abs(dealt[first] - 2000 * ways / expected.total()) < 60


def test_a_deal_exists_for_any_number_of_missing_kinds():
    """The only possible deal is found."""
    unseen = cards("bream 1, goby 1, squid 1, puffer 1")
    receivers: dict[Kind, Receivers] = {
        "bream": (0,),
        "goby": (0, 1),
        "squid": (1, 2),
        "puffer": (2, 3),
        "mackerel": (),
    }
    dealt = deal(unseen, lambda card: receivers[card.kind], (1, 1, 1, 1), Dice(Chance("one")))
    assert dealt == [cards("bream 1"), cards("goby 1"), cards("squid 1"), cards("puffer 1")]


def test_a_deal_is_fast_with_many_missing_kinds():
    """Five receivers, four of whom lack a kind each: the most expensive case to count."""
    unseen = DECKS[4][:46]
    receivers: dict[Kind, Receivers] = {
        kind: tuple(each for each in range(5) if each != place) for place, kind in enumerate(KINDS)
    }
    dealt = deal(unseen, lambda card: receivers[card.kind], (11, 11, 11, 11, 2), Dice(Chance("much")))
    assert [len(row) for row in dealt] == [11, 11, 11, 11, 2]
    assert sorted(card for row in dealt for card in row) == sorted(unseen)
    for place, kind in enumerate(KINDS):
        assert all(card.kind != kind for card in dealt[place])
