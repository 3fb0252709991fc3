"""Previews of a named rule's effect on the player's hand."""

from engine import Match
from engine.fisherman.questions import Held, Sized, Strong
from tests.engine.fisherman.positions import cards, contest, set_rules
from tests.engine.states import altered, state_of


def holding(match: Match, seat: int, hand: str) -> Match:
    hands = state_of(match).hands
    return altered(match, hands=(*hands[:seat], cards(hand), *hands[seat + 1 :]))


def previews(match: Match, seat: int, verb: str):
    question = match.question(seat)
    assert question
    [action] = [each for each in question.actions if each.verb == verb]
    return {each.values[0]: each for each in action.previews}


def test_the_preview_of_a_favourite_lists_the_numbers_held():
    match = holding(contest(3), 1, "bream 2 7 10, goby 3")
    found = previews(match, 1, "favourite")
    assert found["bream"] == Held(("bream",), "bream", 3, "2 7 10")
    assert found["puffer"] == Held(("puffer",), "puffer", 0, "")


def test_the_preview_of_a_ranking_lists_the_strongest_numbers_held():
    match = contest(4)
    set_rules(match, "favourite goby")
    found = previews(holding(match, 2, "bream 2 7 10, goby 3 10, squid 5"), 2, "ranking")
    assert found["small"] == Strong(("small",), "small", "2 3 5 7")
    assert found["large"] == Strong(("large",), "large", "10 10 7 5")


def test_the_preview_of_a_size_counts_cards_and_favourites():
    match = contest(4)
    set_rules(match, "favourite goby", "ranking large")
    found = previews(holding(match, 3, "bream 6 7, goby 7 8"), 3, "size")
    assert found["6-7"] == Sized(("6-7",), "6-7", 3, 1)
    assert found["1-2"] == Sized(("1-2",), "1-2", 0, 0)


def test_the_preview_of_a_bad_kind_lists_its_numbers_strongest_first():
    match = contest(4)
    set_rules(match, "favourite goby", "ranking large", "size 6-7")
    found = previews(holding(match, 0, "bream 2 7 10"), 0, "bad")
    assert found["bream"] == Held(("bream",), "bream", 3, "10 7 2")
    assert set(found) == {"mackerel", "puffer", "bream", "squid"}
