"""The fish, the deal, and the match from contest to contest."""

from collections import Counter
from itertools import chain, product

import pytest

from engine import Match
from engine.fisherman.data import DECKS, SIZES, Card, Size, strongest_first
from tests.engine.fisherman.positions import cards, contest, finish_contest, hand, position, set_rules, view
from tests.engine.notation import codes, facts, play

KINDS = "mackerel", "puffer", "bream", "goby", "squid"


def test_five_kinds_each_1_to_10():
    """Rules: five kinds (horse mackerel, puffer, sea bream, goby, squid), "each 1 to 10".

    With four players, all 50 cards are used.
    """
    assert Counter(map(str, DECKS[4])) == Counter(f"{kind} {n}" for kind, n in product(KINDS, range(1, 11)))


def test_3_players_play_without_squid():
    """Rules: "3 players: no squid, 40"."""
    assert set(DECKS[3]) == {card for card in DECKS[4] if card.kind != "squid"}
    assert len(DECKS[3]) == 40


def test_a_size_is_two_neighbouring_numbers():
    """Rules: "two neighbouring numbers, 9 choices, no wrap from 10 to 1"."""
    assert list(map(str, SIZES)) == ["1-2", "2-3", "3-4", "4-5", "5-6", "6-7", "7-8", "8-9", "9-10"]


def test_cards_and_sizes_survive_a_round_trip_through_text():
    assert Card.read("bream 10") == Card("bream", 10) and str(Card("bream", 10)) == "bream 10"
    assert Size.read("6-7") == Size(6, 7) and str(Size(6, 7)) == "6-7"


def test_the_strongest_numbers_come_first():
    """Rules: "small is strong (listed "1, 2, 3 ...", strongest first) or large is strong ("10, 9, 8
    ...")"."""
    assert strongest_first("small") == tuple(range(1, 11))
    assert strongest_first("large") == tuple(range(10, 0, -1))


@pytest.mark.parametrize(("seats", "each", "left_over"), [(4, 12, 2), (3, 13, 1)])
def test_all_cards_are_shuffled_and_dealt_evenly(seats: int, each: int, left_over: int):
    """Rules: "All cards are shuffled and dealt evenly: 12 each (4 players, 2 left over) or 13 each (3
    players, 1 left over)"."""
    match = Match.start("fisherman", seats, "a deal")
    hands = [hand(match, seat) for seat in range(seats)]
    rest = [Card(*card) for card in match.dump()["state"]["left_over"]]
    assert [len(held) for held in hands] == [each] * seats and len(rest) == left_over
    assert sorted(chain(rest, *hands)) == sorted(DECKS[seats])


@pytest.mark.parametrize("seats", [3, 4])
def test_the_first_dealer_is_random(seats: int):
    """Rules: "the first dealer is random"."""
    matches = [Match.start("fisherman", seats, str(seed)) for seed in range(40)]
    assert {view(match).dealer for match in matches} == set(range(seats))


@pytest.mark.parametrize("seats", [3, 4])
def test_as_many_contests_as_players_and_the_deal_moves_left(seats: int):
    """Rules: "As many contests as players; the deal moves left"."""
    match = contest(seats, dealer=1)
    dealers = []
    for number in range(1, seats + 1):
        assert (view(match).contest, view(match).seats) == (number, seats)
        dealers.append(view(match).dealer)
        finish_contest(match)
    assert dealers == [(1 + number) % seats for number in range(seats)]
    assert match.pending == () and match.log(None)[-1].code == "match-ended"
    assert [ending.dealer for ending in view(match).history] == dealers


def test_each_contest_is_dealt_from_all_cards():
    match = contest(4)
    events = finish_contest(match)
    assert codes(events)[-5:] == ["contest-began", "dealt", "dealt", "dealt", "dealt"]
    assert facts(events, "contest-began") == {"contest": 2, "contests": 4, "dealer_seat": 1}
    now = view(match)
    assert [len(hand) for hand in now.hands] == [12] * 4 and now.tricks_left == 12
    assert now.caught == ((), (), (), ()) and now.points == (0, 0, 0, 0)
    assert now.rules.favourite is now.rules.ranking is now.rules.size is now.rules.bad is None


def test_the_highest_total_of_victory_points_wins():
    """Rules: "The highest total of victory points wins"."""
    match = position(
        "bream 1 2", "bream 3 4", "bream 5 10", "bream 8 9",
        points=[4, 3, 2, 1], awards=[[5, 3, 1, 0], [0, 1, 5, 3], [0, 3, 5, 1]],
    )  # fmt: skip
    events = play(match, "0: play bream 1", "1: play bream 3", "2: play bream 10", "3: play bream 8")
    assert match.result
    assert match.result.scores == {0: 10, 1: 10, 2: 12, 3: 4}
    assert match.result.places == {0: 2, 1: 2, 2: 1, 3: 4}
    assert match.result.breakdown[0] == {"gold": 10, "silver": 0, "bronze": 0}
    assert match.result.breakdown[1] == {"gold": 0, "silver": 9, "bronze": 1}
    assert facts(events, "match-ended") == {"winner_seats": (2,), "winners": 1, "totals": (10, 10, 12, 4)}


def test_a_tie_is_shared():
    """Rules: "The highest total of victory points wins; a tie is shared." """
    match = position("bream 1 2", "bream 3 4", "bream 5 10", points=[3, 2, 1], awards=[[0, 1, 5], [1, 3, 5]])
    events = play(match, "0: play bream 1", "1: play bream 3", "2: play bream 10")
    assert match.result
    assert match.result.scores == {0: 6, 1: 7, 2: 11}
    match = position("bream 1 2", "bream 3 4", "bream 5 10", points=[3, 2, 1], awards=[[1, 1, 5], [5, 3, 5]])
    events = play(match, "0: play bream 1", "1: play bream 3", "2: play bream 10")
    assert match.result
    assert match.result.places == {0: 1, 1: 3, 2: 1}
    assert facts(events, "match-ended")["winner_seats"] == (0, 2)


def test_hands_are_sorted_by_number_while_the_ranking_is_open_then_by_strength():
    match = position("bream 1 3, goby 2 10", "squid 1 2 3 4", "squid 5 6 7 8", "puffer 1 2 3 4")
    assert hand(match, 0) == cards("bream 3 1, goby 10 2")
    match = contest(4)
    for ranking, numbers in (("small", range(1, 11)), ("large", range(10, 0, -1))):
        order = [Card.read(f"{kind} {number}") for kind in KINDS for number in numbers]
        after = match.copy()
        set_rules(after, "favourite bream", f"ranking {ranking}")
        assert list(hand(after, 0)) == [card for card in order if card in hand(match, 0)]
    assert hand(match, 0) == tuple(card for card in DECKS[4] if card in hand(match, 0))
