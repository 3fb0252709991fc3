"""The deck, the deal, and the match from round to round."""

from collections import Counter
from itertools import chain

import pytest

from engine import Match
from engine.captains_orders.data import DECK
from engine.core.secrecy.visibility import BLANK
from tests.engine.captains_orders.positions import ending, hand, position, view
from tests.engine.notation import codes, play


def test_the_deck_has_each_rank_as_often_as_its_number():
    """Rules: "The Pairs deck: one 1, two 2s ... ten 10s, 55 cards"."""
    assert Counter(DECK) == {rank: rank for rank in range(1, 11)}
    assert len(DECK) == 55


@pytest.mark.parametrize("seats", range(4, 9))
def test_all_55_cards_are_shuffled_and_6_dealt_to_each_player(seats: int):
    """Rules: "Shuffle all 55, deal 6 each; the rest are out, unseen." """
    match = Match.start("captains_orders", seats, "a deal")
    hands = [hand(match, seat) for seat in range(seats)]
    assert [len(held) for held in hands] == [6] * seats
    assert sorted(chain(match.dump()["state"]["undealt"], *hands)) == sorted(DECK)
    assert set(view(match).undealt) == {BLANK}


def test_the_player_left_of_the_dealer_begins():
    """Rules: "The player left of the dealer begins, clockwise"."""
    for seed in range(20):
        match = Match.start("captains_orders", 5, str(seed))
        assert match.pending == ((view(match).dealer + 1) % 5,)


def test_the_turn_goes_clockwise():
    match = position([5, 6], [5, 6], [5, 6], [5, 6], turn=2)
    for seat in (2, 3, 0, 1):
        assert match.pending == (seat,)
        play(match, f"{seat}: ask {(seat + 2) % 4}", f"{(seat + 2) % 4}: give 5", f"{seat}: discard 5")


def test_the_first_dealer_is_random():
    """Rules: "the first dealer is random"."""
    dealers = {view(Match.start("captains_orders", 4, str(seed))).dealer for seed in range(40)}
    assert dealers == {0, 1, 2, 3}


@pytest.mark.parametrize("accused", [1, 2, 3])
def test_the_deal_moves_left_every_round_regardless_of_the_winner(accused: int):
    """Rules: "The deal moves left every round, whoever won"."""
    match = position([5, 6], [1, 9], [8, 8], [7, 7], dealer=1)
    play(match, f"0: accuse {accused}")
    assert view(match).dealer == 2
    assert match.pending == (3,)


def test_a_new_round_is_dealt_from_all_55_cards():
    match = position([5, 6], [1, 9], [8, 8], [7, 7])
    events = play(match, "0: accuse 1")
    assert codes(events)[-5:] == ["round-began", "dealt", "dealt", "dealt", "dealt"]
    state = match.dump()["state"]
    assert sorted(chain(state["undealt"], *state["hands"])) == sorted(DECK)
    assert view(match).round == 2
    assert view(match).transfers == view(match).former_orders == view(match).discarded == ()


def test_rounds_are_played_until_a_player_has_won_three():
    """Rules: "Rounds until somebody has won 3"."""
    match = position([5, 6], [1, 9], [8, 8], [7, 7], won=[1, 0, 0, 0])
    play(match, "0: accuse 1")
    assert match.pending and match.result is None
    match = position([5, 6], [1, 9], [8, 8], [7, 7], won=[2, 0, 0, 1])
    events = play(match, "0: accuse 1")
    assert match.pending == ()
    assert codes(events)[-1] == "match-ended"
    assert match.result and match.result.scores == {0: 3, 1: 0, 2: 0, 3: 1}


def test_places_are_by_rounds_won():
    """Rules: "Places at the end: by rounds won." """
    match = position([5, 6], [1, 9], [8, 8], [7, 7], [7, 9], won=[2, 1, 0, 1, 0])
    play(match, "0: accuse 1")
    assert match.result
    assert match.result.places == {0: 1, 1: 2, 2: 4, 3: 2, 4: 4}
    assert match.result.breakdown[0] == {"rounds": 3}


def test_several_players_may_reach_three_rounds_and_win_jointly():
    """Rules: "Rounds until somebody has won 3 (several may get there together: joint winners)." """
    match = position([2, 8], [2, 9], [5], [5], won=[0, 0, 2, 2])
    events = play(match, "0: accuse 1")
    assert match.result
    assert match.result.places == {0: 3, 1: 3, 2: 1, 3: 1}
    assert events[-1].facts["winner_seats"] == (2, 3)


def test_a_round_without_a_qualified_player_has_no_winner():
    """Rules: "If nobody qualifies, nobody wins the round and play goes on with the next"."""
    match = position([3, 3], [3, 9], [3], [3, 4], won=[2, 2, 2, 2])
    play(match, "0: accuse 1")
    assert ending(match).winners == ()
    assert view(match).won == (2, 2, 2, 2)
    assert view(match).round == 2 and match.pending


def test_a_hand_can_grow_far_beyond_6():
    """Rules: "a hand can grow far beyond 6 (23 seen with 8 players): no interface may assume otherwise"."""
    match = position([1, 5, 5, 5, 5, 5], *[[6, 6, 6, 10, 10, 10, 10]] * 7)
    for low in (1, 5, 5):
        play(match, f"0: order {low}", *(f"{seat}: obey 6" for seat in range(1, 8)))
        # The order of seat 0 is discarded: all others have a turn before its next one.
        for seat in range(1, 8):
            other = seat % 7 + 1
            play(match, f"{seat}: ask {other}", f"{other}: give 10", f"{seat}: discard 10")
    assert len(hand(match, 0)) == 24
