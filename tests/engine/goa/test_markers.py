"""The flag and the markers of a round."""

import pytest

from engine import Match
from engine.goa.state import Marker
from tests.engine.goa.positions import among, at_auctions, others, player, position, state_of, view
from tests.engine.notation import asked, codes, facts, legal, play, refused
from tests.engine.states import in_state

OUTSIDE = {
    *(f"{column}{row}" for column in "abcde" for row in (0, 6)),
    *(f"{column}{row}" for column in "zf" for row in range(1, 6)),
}


def emptied(cells: str, seats: int = 3) -> Match:
    return position(*others(seats), grid=dict.fromkeys(cells.split()))


def test_the_flag_may_lie_anywhere_just_outside_the_grids_edge():
    assert set(among(emptied(""), "flag")) == OUTSIDE


def test_the_flag_may_lie_on_an_emptied_cell_inside():
    """Rules: the flag lies "on an emptied cell inside; it must share a side with at least one tile"."""
    assert set(among(emptied("c3 a1"), "flag")) == OUTSIDE - {"a0", "z1"} | {"c3", "a1"}


def test_the_flag_isnt_laid_diagonally_to_a_tile():
    match = emptied("c3 c2 c4 b3 d3")
    assert "c3" not in among(match, "flag")
    refusal = refused(match, "0: flag c3")
    assert refusal.code == "not-offered"


def test_the_flag_isnt_laid_beside_an_emptied_edge_cell():
    match = emptied("c1")
    assert "c0" not in among(match, "flag")
    assert "c1" in among(match, "flag")


def test_the_flag_never_lies_on_a_tile():
    assert refused(emptied(""), "0: flag c3").code == "not-offered"


def test_marker_1_is_on_the_flag():
    match = emptied("")
    play(match, "0: flag c0")
    assert view(match).markers == (Marker("c0", 0),)


@pytest.mark.parametrize(
    ("flag", "around"),
    [
        ("c0", {"b1", "c1", "d1"}),
        ("a0", {"a1", "b1"}),
        ("z3", {"a2", "a3", "a4"}),
        ("f5", {"e4", "e5"}),
        ("e6", {"d5", "e5"}),
        ("c3", {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}),
    ],
)
def test_marker_2_goes_onto_a_tile_next_to_the_flag_in_8_directions(flag: str, around: set[str]):
    """Marker 2 needn't share a side with the flag."""
    match = emptied("c3")
    play(match, f"0: flag {flag}")
    assert set(among(match, "mark", 1)) == around


def test_each_marker_goes_next_to_the_one_before():
    match = emptied("", seats=4)
    play(match, "0: flag c0", "1: mark d1")
    assert set(among(match, "mark", 2)) == {"c1", "e1", "c2", "d2", "e2"}
    play(match, "2: mark e2")
    assert set(among(match, "mark", 3)) == {"e1", "d2", "d3", "e3"}
    assert asked(match, 3).facts == {"number": 4, "last_cell": "e2", "near": 1}


def test_each_tile_bears_one_marker():
    match = emptied("", seats=4)
    play(match, "0: flag c0", "1: mark c1", "2: mark d1")
    assert "c1" not in among(match, "mark", 3)
    assert refused(match, "3: mark c1").code == "not-offered"


def test_an_emptied_cell_bears_no_marker():
    match = emptied("c1")
    play(match, "0: flag b0")
    assert set(among(match, "mark", 1)) == {"a1", "b1"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_flag_holder_puts_the_last_one_too(seats: int):
    """Rules: "the flag holder puts the last one (number of players + 1) too"."""
    match = position(*others(seats), flag=1)
    play(match, "1: flag c0")
    owners = [1]
    while view(match).phase == "markers":
        owners.append(match.pending[0])
        play(match, f"{match.pending[0]}: {legal(match, match.pending[0])[0]}")
    assert owners == [(1 + place) % seats for place in range(seats + 1)]
    assert len(view(match).markers) == seats + 1


def test_any_free_tile_may_be_marked_if_none_is_near():
    """Rules: "any free tile will do and the chain goes on from there"."""
    match = emptied("b1 c1 a2 b2", seats=3)
    play(match, "0: flag z1")
    assert asked(match, 2).facts == {"number": 3, "last_cell": "a1", "near": 0}
    assert len(among(match, "mark", 2)) == 20
    play(match, "2: mark e5")
    assert set(among(match, "mark", 0)) == {"d4", "e4", "d5"}


def test_a_marker_with_a_single_place_is_put_automatically():
    match = emptied("b1")
    events = play(match, "0: flag a0")
    assert codes(events) == ["flag-laid", "marked"]
    assert facts(events, "marked") == {
        "seat": 1,
        "cell": "a1",
        "tile": state_of(match).tile("a1"),
        "number": 2,
    }
    assert match.pending == (2,)


def test_the_auctions_start_after_all_markers_are_put():
    match = at_auctions(*others(2), markers="c0 0, c1 1, c2 0")
    assert view(match).phase == "auction"
    assert match.pending == (1,)


def test_the_flag_drawn_at_the_start_brings_no_action_card():
    """Rules: "the first tiger gets the flag (no extra action card for that).

    The revealed cards are discarded."
    """
    for seed in range(20):
        match = Match.start("goa", 4, str(seed))
        drawn = facts(match.log(None), "flag-drawn")
        cards = drawn["cards"]
        assert isinstance(cards, tuple)
        symbols = [view(match).data.cards[str(card)] for card in cards]
        assert [symbol == "tiger" for symbol in symbols] == [False] * (len(cards) - 1) + [True]
        first = drawn["first_seat"]
        assert isinstance(first, int)
        assert view(match).flag_holder == drawn["seat"] == (first + len(cards) - 1) % 4
        assert len(view(match).discards) == len(cards)
        assert len(view(match).pile) == 30 - len(cards)
        assert all(each.actions == 0 for each in view(match).players)


def test_all_players_start_equally_except_for_money():
    """Rules: each player has 4 ships, 2 colonists and markers in row 1. "The start player gets the flag and 7
    ducats, the others 10." """
    match = Match.start("goa", 3, "set up")
    holder = view(match).flag_holder
    for seat in range(3):
        player_now = view(match).players[seat]
        assert (player_now.ships, player_now.colonists) == (4, 2)
        assert set(player_now.rows) == {1}
        assert (player_now.plantations, player_now.colonies, player_now.tools) == ((), (), ())
        held = view(match, seat).own
        assert held and (held.money, held.hand) == (7 if seat == holder else 10, ())
    assert {name: len(left) for name, left in view(match).colonies.items()} == {
        "quilon": 5,
        "cochin": 4,
        "madras": 5,
        "calicut": 4,
    }


def test_25_of_27_tiles_lie_in_the_grid():
    match = Match.start("goa", 2, "tiles")
    data = view(match).data
    laid = list(view(match).grid)
    assert len(laid) == 25
    rest = data.part("a")
    for tile in laid:
        assert tile
        rest.remove(tile)
    assert len(rest) == 2


def test_after_round_4_the_b_tiles_are_laid():
    """Rules: "After round 4 whatever is left of A goes out, and the 27 B tiles are laid likewise." """
    match = position(player(), player(), round=4)
    state = state_of(match)
    state.phase, state.turns, state.turn, state.markers = "actions", 5, None, ()
    state.turns = 6
    state.phase = "extras"
    state.give(0, actions=1)
    state.asked = 0
    match = in_state(match, state)
    events = play(match, "0: pass")
    assert codes(events) == ["passed", "round-ended", "round-began", "tiles-left", "tiles-laid"]
    assert facts(events, "tiles-left") == {"number": 25}
    assert facts(events, "tiles-laid")["part"] == "b"
    rest = view(match).data.part("b")
    for tile in view(match).grid:
        assert tile
        rest.remove(tile)
    assert len(rest) == 2
