"""The clever player and the master."""

import pytest

from engine import Match
from engine.bots.levels import choose
from engine.goa.state import TURNS, State
from engine.goa.worth import Outlook, tile_worth
from tests.engine.goa.positions import at_auctions, at_turn, others, player, state_of, view
from tests.engine.notation import best, chosen, play
from tests.engine.states import altered


def test_the_clever_player_takes_an_affordable_step():
    match = at_turn(player(ships=3, colonists=0, plantations="ginger-2, cinnamon-1 0"), *others(1))
    assert chosen(match) == "progress ships"


def test_the_clever_player_founds_with_good_odds():
    match = at_turn(player(colonists=5, ships=0, rows={"colony": 4}), *others(2), round=6)
    assert chosen(match).startswith("found")


def test_the_clever_player_recruits_to_found_a_colony():
    match = at_turn(player(colonists=5), *others(1), pile="ships-2 sale-3")
    play(match, "0: found quilon")
    assert chosen(match) == "recruit 1"


def test_the_clever_player_fills_a_colony_with_missing_spices():
    holder = player(plantations="pepper-3, clove-3", colonies="quilon pepper-nutmeg")
    match = at_turn(holder, *others(1))
    play(match, "0: harvest quilon")
    assert chosen(match) == best(match) == "fill nutmeg"


def auctioning(tile: str, bids: int, money: int = 10, round: int = 1) -> Match:
    """A match in which seat 1 is the auctioneer of this tile in the last auction, and seat 0 has bid."""
    match = at_auctions(
        player(money=40), player(money=money), markers="c0 0, c1 1, c2 0", grid={"c1": tile}, round=round
    )
    play(match, "1: pass", f"0: bid {bids}")
    return match


def test_the_clever_player_sells_at_a_high_price():
    assert chosen(auctioning("ship", 30, money=40), 1) == "sell"


def test_the_clever_player_doesnt_sell_a_good_tile_cheaply():
    assert chosen(auctioning("pepper-2", 1), 1) == "buy"


@pytest.mark.parametrize(("better", "worse"), [("pepper-2", "pepper-1"), ("mission-3", "mission-2")])
def test_the_clever_player_values_tiles_by_its_position(better: str, worse: str):
    seen = view(at_turn(*others(2)), 0)
    outlook = Outlook(seen)
    assert tile_worth(better, seen, 0, outlook) > tile_worth(worse, seen, 0, outlook)


def test_a_new_kind_of_spice_is_worth_more():
    seen = view(at_turn(player(plantations="pepper-2"), *others(1)), 0)
    outlook = Outlook(seen)
    assert tile_worth("clove-2", seen, 0, outlook) > tile_worth("pepper-2", seen, 0, outlook)


def test_late_tiles_are_worth_little():
    early, late = (view(at_turn(*others(2), round=round), 0) for round in (1, 8))
    assert tile_worth("pepper-2", early, 0, Outlook(early)) > 2 * tile_worth(
        "pepper-2", late, 0, Outlook(late)
    )


def test_the_clever_player_develops_two_columns_first():
    """Halfway through a match against equal players, the clever player's two best columns have most of its
    steps."""
    match = Match.start("goa", 3, "columns")
    while view(match).round < 6:
        seat = match.pending[0]
        match.play(seat, choose(match, seat, "clever", "columns"))
    state: State = state_of(match)
    steps = [sorted((row - 1 for row in each.rows), reverse=True) for each in state.players]
    assert sum(sum(rows[:2]) for rows in steps) > sum(sum(rows[2:]) for rows in steps)


def test_the_clever_player_takes_an_overpayment():
    match = at_auctions(
        player(money=40), player(money=40), markers="c0 0, c1 1, c2 0", grid={"c1": "mission-2"}, round=7
    )
    play(match, "1: pass", "0: bid 39")
    assert best(match, 1) == "sell"


def test_the_clever_player_takes_an_affordable_step_in_the_last_turn():
    holder = player(ships=3, rows={"ships": 3}, plantations="ginger-2, pepper-2, cinnamon-2")
    match = at_turn(holder, *others(1), round=8)
    match = altered(match, turns=TURNS * 2 - 1)
    assert best(match).startswith("progress")
