"""The clever player."""

import pytest

from engine import Match
from engine.bots.levels import choose
from engine.goa.state import State
from engine.goa.worth import Outlook, tile_worth
from tests.engine.goa.positions import asked, at_auctions, at_turn, others, player, state_of, view
from tests.engine.notation import play


def chosen(match: Match, seat: int = 0) -> str:
    return str(choose(match, seat, "clever", "a seed"))


def test_a_step_that_can_be_paid_is_taken():
    match = at_turn(player(ships=3, colonists=0, plantations="ginger-2, cinnamon-1 0"), *others(1))
    assert chosen(match) == "progress ships"


def test_it_founds_when_the_odds_are_good():
    match = at_turn(player(colonists=5, ships=0, rows={"colony": 4}), *others(2), round=6)
    assert chosen(match).startswith("found")


def test_it_recruits_where_that_founds_the_colony():
    match = at_turn(player(colonists=5), *others(1), pile="ships-2 sale-3")
    play(match, "0: found quilon")
    assert chosen(match) == "recruit 1"


def test_it_fills_a_colony_with_what_it_lacks():
    holder = player(plantations="pepper-3, clove-3", colonies="quilon pepper-nutmeg")
    match = at_turn(holder, *others(1))
    play(match, "0: harvest quilon")
    assert chosen(match) == "fill nutmeg"


def auctioning(tile: str, bids: int, money: int = 10, round: int = 1) -> Match:
    """Seat 1 is the auctioneer of that tile in the last auction, for which seat 0 has bid."""
    match = at_auctions(
        player(money=40), player(money=money), markers="c0 0, c1 1, c2 0", grid={"c1": tile}, round=round
    )
    play(match, "1: pass", f"0: bid {bids}")
    return match


def test_a_high_price_is_taken():
    assert chosen(auctioning("ship", 30, money=40), 1) == "sell"


def test_a_good_tile_is_not_sold_for_a_trifle():
    assert chosen(auctioning("pepper-2", 1), 1) == "buy"


def test_it_never_bids_more_than_it_has():
    match = at_auctions(player(), player(money=2), player(), markers="c0 0, c1 1, c2 2, c3 0")
    assert chosen(match, 1) in ("bid 1", "bid 2", "pass")


@pytest.mark.parametrize(("better", "worse"), [("pepper-2", "pepper-1"), ("mission-3", "mission-2")])
def test_it_knows_what_a_tile_is_worth_to_it(better: str, worse: str):
    seen = view(at_turn(*others(2)), 0)
    outlook = Outlook(seen)
    assert tile_worth(better, seen, 0, outlook) > tile_worth(worse, seen, 0, outlook)


def test_a_spice_that_it_cannot_harvest_yet_is_worth_more_to_it():
    seen = view(at_turn(player(plantations="pepper-2"), *others(1)), 0)
    outlook = Outlook(seen)
    assert tile_worth("clove-2", seen, 0, outlook) > tile_worth("pepper-2", seen, 0, outlook)


def test_what_comes_late_is_worth_little():
    early, late = (view(at_turn(*others(2), round=round), 0) for round in (1, 8))
    assert tile_worth("pepper-2", early, 0, Outlook(early)) > 2 * tile_worth(
        "pepper-2", late, 0, Outlook(late)
    )


def test_it_develops_two_columns_before_the_others():
    """Half way through a match among players like it, its two best columns have most of its steps."""
    match = Match.start("goa", 3, "columns")
    while view(match).round < 6:
        seat = match.pending[0]
        match.play(seat, choose(match, seat, "clever", "columns"))
    state: State = state_of(match)
    steps = [sorted((row - 1 for row in each.rows), reverse=True) for each in state.players]
    assert sum(sum(rows[:2]) for rows in steps) > sum(sum(rows[2:]) for rows in steps)


def test_its_small_decisions_are_answers_to_what_is_asked():
    match = at_turn(
        player(tools="extra-harvest", plantations="pepper-3 0", colonies="calicut any"), *others(1)
    )
    play(match, "0: use extra-harvest")
    while asked(match).code in ("refill", "fill"):
        play(match, f"0: {chosen(match)}")
    assert asked(match).code == "turn"
