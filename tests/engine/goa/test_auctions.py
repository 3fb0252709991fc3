"""The auctions of a round."""

import pytest

from engine import Match
from engine.goa.state import Bid
from tests.engine.goa.positions import (
    at_auctions,
    money,
    others,
    own,
    plantations,
    player,
    state_of,
    tile,
    tools,
    verbs,
    view,
)
from tests.engine.notation import asked, codes, facts, legal, play, refused

MARKERS = {2: "c0 0, c1 1, c2 0", 3: "c0 0, c1 1, c2 2, c3 0", 4: "c0 0, c1 1, c2 2, c3 3, c4 0"}


def auctions(seats: int = 3, **grid: str) -> Match:
    return at_auctions(*others(seats), markers=MARKERS[seats], grid=grid)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_other_player_bids_once_clockwise_from_the_auctioneers_left(seats: int):
    match = auctions(seats)
    order = []
    for bid in range(1, seats):
        order.append(match.pending[0])
        play(match, f"{match.pending[0]}: bid {bid}")
    assert order == list(range(1, seats))
    assert match.pending == (0,)
    assert verbs(match) == ["buy", "sell"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_marker_has_an_auction_in_order(seats: int):
    match = auctions(seats, c1="ships", c2="colonists", c3="ships", c4="colonists")
    numbers: list[int] = []
    while view(match).phase == "auction":
        numbers.append(view(match).auction)
        play(match, f"{match.pending[0]}: pass")
    assert sorted(set(numbers)) == list(range(seats + 1))
    assert numbers == sorted(numbers)


def test_the_auctioneer_leads_at_0_while_all_pass():
    match = auctions(4)
    for seat in (1, 2):
        play(match, f"{seat}: pass")
        assert view(match).best == Bid(0, 0)
        assert asked(match, seat + 1).facts["leader_seat"] == 0
    play(match, "3: bid 2")
    assert view(match).best == Bid(3, 2)


def test_a_bid_is_higher_than_the_best_so_far():
    match = auctions()
    assert refused(match, "1: bid 0").code == "too-low"
    play(match, "1: bid 4")
    refusal = refused(match, "2: bid 4")
    assert (refusal.code, refusal.details) == ("too-low", {"least": 5})
    play(match, "2: bid 5")
    assert asked(match).facts["price"] == 6


def test_bids_above_the_players_money_are_refused():
    match = at_auctions(player(), player(money=3), player(), markers=MARKERS[3])
    refusal = refused(match, "1: bid 4")
    assert (refusal.code, refusal.details) == ("too-high", {"most": 3})
    assert legal(match, 1) == ["bid 1", "bid 2", "bid 3", "pass"]


def test_a_player_with_too_little_money_is_still_asked():
    """Passing automatically would reveal how much money the player has."""
    match = at_auctions(player(), player(money=0), player(), markers=MARKERS[3])
    assert match.pending == (1,)
    assert legal(match, 1) == ["pass"]
    play(match, "1: pass", "2: bid 10")
    assert legal(match, 0) == ["sell"]


def test_the_highest_bid_takes_the_tile_and_pays_the_auctioneer():
    match = auctions(3, c1="ship")
    play(match, "1: pass", "2: pass")
    play(match, "2: pass", "0: bid 6")
    events = play(match, "1: sell")
    assert facts(events, "sold") == {
        "seat": 0,
        "auctioneer_seat": 1,
        "tile": "ship",
        "cell": "c1",
        "price": 6,
    }
    assert (money(match, 0), money(match, 1)) == (4, 16)
    assert tools(match) == "ship"
    assert tile(match, "c1") is None


def test_the_auctioneer_buys_for_one_more_and_pays_the_bank():
    match = auctions(3, c1="ship")
    play(match, "1: pass", "2: pass")
    play(match, "2: bid 3", "0: pass")
    assert asked(match, 1).facts == {
        "cell": "c1",
        "tile": "ship",
        "number": 2,
        "best": 3,
        "leader_seat": 2,
        "money": 10,
        "price": 4,
    }
    events = play(match, "1: buy")
    assert facts(events, "bought") == {"seat": 1, "tile": "ship", "cell": "c1", "price": 4}
    assert [money(match, seat) for seat in range(3)] == [10, 6, 10]
    assert tools(match, 1) == "ship"


def test_the_auctioneers_bid_starts_at_0():
    """An auctioneer who is highest without any bid takes the tile and pays nothing."""
    match = auctions(3, c1="ship")
    play(match, "1: pass", "2: pass")
    events = play(match, "2: pass", "0: pass")
    assert codes(events)[:3] == ["passed", "kept", "kept-tile"]
    assert money(match, 1) == 10
    assert tools(match, 1) == "ship"


def test_the_flags_winner_takes_the_flag_and_an_action_card():
    match = auctions()
    play(match, "1: bid 2", "2: pass", "0: sell")
    assert view(match).flag_holder == 1
    assert own(match, 1).actions == 1
    assert (money(match, 0), money(match, 1)) == (12, 8)


def test_the_flags_winner_gets_an_action_card_at_0_too():
    match = auctions()
    play(match, "1: pass", "2: pass")
    assert view(match).flag_holder == 0
    assert own(match).actions == 1


def test_other_tiles_give_no_action_card():
    match = auctions(3, c1="ship")
    play(match, "1: pass", "2: pass", "2: pass", "0: bid 1", "1: sell")
    assert [each.actions for each in view(match).players] == [1, 0, 0]


def test_the_flag_holder_starts_the_actions():
    match = auctions(2, c1="ships", c2="colonists")
    play(match, "1: bid 1", "0: sell", "0: pass", "1: pass")
    assert view(match).phase == "actions"
    assert match.pending == (1,)


def test_a_player_may_win_any_number_of_tiles():
    match = auctions(3, c1="ships", c2="colonists", c3="ducats")
    play(match, "1: bid 1", "2: pass", "0: sell")
    play(match, "2: pass", "0: pass")
    play(match, "0: pass", "1: bid 1", "2: sell")
    play(match, "1: bid 1", "2: pass", "0: sell")
    assert view(match).phase == "actions"
    assert (own(match, 1).ships, own(match, 1).colonists) == (8, 6)
    assert tools(match, 1) == "ducats"


def test_the_money_of_a_sale_can_be_spent_in_the_next_auction():
    match = auctions(2, c1="ships", c2="colonists")
    play(match, "1: bid 10", "0: sell")
    assert money(match) == 20
    play(match, "0: bid 20", "1: sell")
    assert (money(match), money(match, 1)) == (0, 20)


def test_a_plantation_won_arrives_full():
    match = auctions(3, c1="pepper-2")
    play(match, "1: pass", "2: pass", "2: bid 1", "0: pass", "1: sell")
    assert plantations(match, 2) == "pepper-2 2"


def test_the_winner_of_a_fifth_plantation_gives_one_up_at_once():
    rich = player(plantations="ginger-1, pepper-1, clove-1, nutmeg-1")
    match = at_auctions(player(), player(), rich, markers=MARKERS[3], grid={"c1": "cinnamon-2"})
    play(match, "1: pass", "2: pass", "2: bid 1", "0: pass", "1: sell")
    assert match.pending == (2,)
    play(match, "2: drop clove-1")
    assert match.pending == (0,)
    assert asked(match).code == "bid"


def test_ships_or_colonists_are_chosen_in_the_auction():
    match = auctions(3, c1="ships-or-colonists")
    play(match, "1: pass", "2: pass", "2: pass", "0: pass")
    assert (asked(match, 1).code, match.pending) == ("goods", (1,))
    play(match, "1: choose colonists")
    assert (own(match, 1).ships, own(match, 1).colonists) == (4, 5)


def test_only_duty_may_be_used_during_auctions():
    """Rulings: orange tiles can be used only when actions are played, even the one for 4 ducats.

    Duty can be used at any time.
    """
    idle = player(tools="ducats swap spy supply")
    match = at_auctions(player(), idle, player(), markers=MARKERS[3])
    assert verbs(match, 1) == ["bid", "pass"]
    for wrong in ("ducats", "swap", "spy", "supply"):
        assert refused(match, f"1: use {wrong}").code == "not-now"
    dutiful = player(tools="ducats duty", plantations="pepper-3, clove-3")
    match = at_auctions(player(), dutiful, player(), markers=MARKERS[3])
    assert verbs(match, 1) == ["bid", "pass", "use"]
    assert refused(match, "1: use ducats").code == "not-offered"
    play(match, "1: use duty")
    assert own(match, 1).duties == 1
    assert match.pending == (1,)
    assert asked(match, 1).code == "bid"


def test_a_purchase_cant_be_undone_but_a_bid_can():
    """Money is hidden, so a bid can be undone unless it ends in a purchase."""
    match = auctions(2)
    play(match, "1: bid 3")
    assert match.undoable == 1
    play(match, "0: sell")
    assert match.undoable is None


def test_bids_are_public_events():
    match = auctions(4)
    play(match, "1: bid 2", "2: pass", "3: bid 5")
    seen = view(match)
    assert seen.bids == (Bid(1, 2), Bid(2, 0), Bid(3, 5))
    assert (seen.best, seen.marker.owner, seen.actor) == (Bid(3, 5), 0, 0)
    assert seen.auctioned == "flag"


def test_a_flag_on_an_inner_cell_is_auctioned():
    match = at_auctions(*others(2), markers="c3 0, c2 1, c1 0", grid={"c3": None})
    seen = view(match)
    assert (seen.marker.cell, seen.auctioned) == ("c3", "flag")
    play(match, "1: pass")
    assert state_of(match).tile("c3") is None
