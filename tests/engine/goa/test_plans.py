"""Plans: the highest bid for each of the round's auctions."""

from engine import Match, Number, Resolved
from engine.goa.moves import MakeBid
from tests.engine.goa.positions import at_auctions, player
from tests.engine.notation import play


def auctions(money: int = 10) -> Match:
    """A match in which seat 2 bids last in the first auction and is the auctioneer of the third."""
    return at_auctions(
        player(),
        player(),
        player(money=money),
        markers="c0 0, c1 1, c2 2, c3 0",
        grid={"c1": "ships", "c2": "ducats", "c3": "trio"},
    )


def resolved(match: Match, seat: int, plan: str) -> str | None:
    made = match.resolve(seat, plan)
    assert made is None or made.rest is None
    return str(made.move) if made else None


def test_a_bid_limit_can_be_planned_for_each_coming_auction():
    match = auctions(money=7)
    (action,) = match.plans(2)
    cells, number = action.parts
    assert cells.among == ("c0", "c1", "c2", "c3")  # type: ignore[union-attr]
    assert isinstance(number, Number) and (number.least, number.most) == (0, 7)
    assert match.plan(2, "upto c3 7")
    assert match.plan(2, "upto c3 8") is None
    assert match.plan(2, "upto d3 5") is None


def test_the_player_to_bid_may_plan_for_later_auctions():
    match = auctions()
    assert match.pending == (1,)
    assert match.plan(1, "upto c2 4")
    assert match.resolve(1, "upto c2 4") == Resolved(rest="upto c2 4")
    assert resolved(match, 1, "upto c0 4") == "bid 4"


def test_a_player_who_has_bid_may_plan_for_later_auctions():
    match = auctions()
    play(match, "1: bid 2")
    (action,) = match.plans(1)
    assert action.parts[0].among == ("c1", "c2", "c3")  # type: ignore[union-attr]


def test_a_sufficient_limit_is_bid():
    match = auctions()
    play(match, "1: bid 4")
    assert resolved(match, 2, "upto c0 6") == "bid 6"
    assert resolved(match, 2, "upto c0 4") == "pass"
    assert resolved(match, 2, "upto c0 0") == "pass"


def test_a_limit_never_bids_above_the_players_money():
    match = auctions(money=5)
    play(match, "1: bid 4")
    assert resolved(match, 2, "upto c0 9") == "bid 5"


def test_the_auctioneer_buys_within_the_limit_or_sells():
    match = auctions()
    play(match, "1: pass", "2: pass", "2: pass", "0: pass", "0: bid 3", "1: pass")
    assert match.pending == (2,)
    assert resolved(match, 2, "upto c2 4") == "buy"
    assert resolved(match, 2, "upto c2 3") == "sell"


def test_a_plan_waits_for_its_auction():
    match = auctions()
    play(match, "1: pass")
    assert match.resolve(2, "upto c1 4") == Resolved(rest="upto c1 4")
    assert match.resolve(2, "upto c0 4") == Resolved(MakeBid(4))
    play(match, "2: pass", "2: pass", "0: pass")
    assert match.resolve(0, "upto c1 4") is None


def test_plans_are_refused_outside_of_auctions():
    match = Match.start("goa", 3, "no auctions")
    assert not any(match.plans(seat) for seat in range(3))
