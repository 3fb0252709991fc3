"""The computer players of each level."""

from collections import Counter
from math import inf

import pytest

from engine import Match
from engine.bots.levels import LEVELS, advice, choose
from engine.bots.tournament import play_out, tournament
from tests.engine.fleet.positions import player, position


def test_there_are_three_levels():
    assert LEVELS == ("random", "clever", "master")


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_chooses_the_same_move(level: str):
    match = Match.start("captains_orders", 4, "same")
    [seat] = match.pending
    assert choose(match, seat, level, "a") == choose(match, seat, level, "a")
    assert choose(match, seat, level, "a") in match.legal_moves(seat)


def test_choosing_doesnt_change_the_match():
    match = Match.start("captains_orders", 4, "same")
    before = match.copy()
    choose(match, match.pending[0], "clever", "a")
    assert match == before


def test_random_plays_all_legal_moves_equally_often():
    match = Match.start("captains_orders", 4, "alike")
    [seat] = match.pending
    moves = match.legal_moves(seat)
    chosen = Counter(choose(match, seat, "random", str(seed)) for seed in range(60 * len(moves)))
    assert set(chosen) == set(moves)
    assert all(30 <= number <= 95 for number in chosen.values())


def test_choosing_out_of_turn_is_refused():
    match = Match.start("captains_orders", 4, "none")
    [seat] = match.pending
    with pytest.raises(ValueError, match="owes no move"):
        choose(match, (seat + 1) % 4, "random", "a")


def test_an_unknown_level_is_refused():
    match = Match.start("captains_orders", 4, "none")
    with pytest.raises(ValueError, match="no level cunning"):
        choose(match, match.pending[0], "cunning", "a")


@pytest.fixture
def last_auction() -> Match:
    """An auction of a public house between two players who can pay any price."""
    rich = player("tuna " * 5)
    return position(rich, rich, display="pub shrimp", licence_pile="", last_round=True)


def test_a_master_plays_the_move_it_would_advise(last_auction: Match):
    advised = advice(last_auction, 0, "a")
    assert advised.move == choose(last_auction, 0, "master", "a")
    assert advised.move in last_auction.legal_moves(0)


def test_advice_states_its_expected_gain(last_auction: Match):
    advised = advice(last_auction, 0, "a")
    assert str(advised.move) == "open pub 10"
    assert advised.next_best in last_auction.legal_moves(0)
    assert advised.next_best != advised.move
    assert advised.gain > 0
    assert advised.error < advised.gain
    assert advised.unit == "points"


def test_advice_without_an_alternative_gains_nothing():
    match = position(player("crab cod"), player("tuna"), display="pub shrimp")
    advised = advice(match, 0, "a")
    assert (advised.next_best, advised.gain, advised.error) == (None, 0, inf)


def test_advice_out_of_turn_is_refused():
    match = Match.start("fleet", 2, "none")
    with pytest.raises(ValueError, match="owes no move"):
        advice(match, 1 - match.pending[0], "a")


def test_a_match_is_played_out():
    match = Match.start("captains_orders", 4, "out")
    played = list(play_out(match, ["random"] * 4, "out"))
    assert match.result
    assert [[seat, str(move)] for seat, move in played] == match.record()["moves"]


def test_seats_rotate_in_a_tournament():
    """Every seat of every match counts for its level."""
    played = tournament("captains_orders", ["random", "random", "random", "random"], 8, "t")
    [standing] = played.standings.values()
    assert standing.played == 32
    assert len(played.lengths) == 8
    assert standing.shared == pytest.approx(8)
    assert standing.first >= 8
