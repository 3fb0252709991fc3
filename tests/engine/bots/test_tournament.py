"""Tournaments: duplicate deals, each in all seatings."""

import pytest

from engine.bots import tournament
from engine.bots.tournament import alternating, seatings


def test_each_distinct_seating_is_played_once():
    assert seatings(["clever", "random", "random"]) == [
        ("clever", "random", "random"),
        ("random", "clever", "random"),
        ("random", "random", "clever"),
    ]
    assert seatings(["clever", "random"] * 2) == [("clever", "random") * 2, ("random", "clever") * 2]
    assert seatings(["random"] * 4) == [("random",) * 4]


def test_a_deal_is_the_same_match_in_all_seatings(monkeypatch: pytest.MonkeyPatch):
    started: list[str] = []
    begin = tournament.Match.start

    def start(game: str, seats: int, seed: str):
        started.append(seed)
        return begin(game, seats, seed)

    monkeypatch.setattr(tournament.Match, "start", start)
    played = tournament.tournament("captains_orders", ["clever", "random", "clever", "random"], 5, "deals")
    assert started == ["deals/0", "deals/0", "deals/1", "deals/1", "deals/2"]
    assert [len(deal) for deal in played.standings["clever"].won] == [2, 2, 1]


def test_the_wins_of_the_levels_add_up_to_all_matches():
    played = tournament.tournament("captains_orders", ["clever", "random", "random", "random"], 6, "sum")
    clever, random = played.standings["clever"], played.standings["random"]
    for ours, theirs in zip(clever.won, random.won, strict=True):
        assert [a + b for a, b in zip(ours, theirs, strict=True)] == pytest.approx([1.0] * len(ours))
    assert sum(map(sum, clever.won)) == pytest.approx(clever.shared)


def test_halves_need_two_levels_and_an_even_number_of_seats():
    assert alternating(["a", "b"], 4) == ["a", "b", "a", "b"]
    assert alternating(["a", "b"], 3) is None
    assert alternating(["a", "b"], 2) is None
    assert alternating(["a", "a"], 4) is None
    assert alternating(["a", "b", "c"], 4) is None
