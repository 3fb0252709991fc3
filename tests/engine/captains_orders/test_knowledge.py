"""What is public, and who knows what is hidden."""

import pytest

from engine import Event, Match
from engine.captains_orders.events import Asked, Ordered
from engine.captains_orders.state import Transfer, TransferKind
from engine.core.secrecy.visibility import BLANK
from tests.engine.captains_orders.positions import hand, position, view
from tests.engine.notation import play


def told(match: Match, seat: int | None) -> list[Event]:
    """The events of the last move, as the seat may know them."""
    return [event for event in match.log(seat) if event.ply == match.ply]


def test_hand_sizes_and_rounds_won_are_public():
    """Rules: "Public: hand sizes, ... rounds won." """
    match = position([3, 7], [5, 9, 9], [4], [5], won=[0, 2, 1, 0])
    assert view(match).sizes == (2, 3, 1, 1)
    assert view(match).won == (0, 2, 1, 0)


def test_the_order_its_owner_and_former_orders_are_public():
    """Rules: "Public: ... the order and its owner, ... former orders"."""
    match = position([3, 7], [5, 9, 9], [4, 4], [5])
    play(match, "0: order 7", "1: order 5", "2: order 4")
    seen = view(match)
    assert seen.order and (seen.order.rank, seen.order.owner) == (4, 2)
    assert [(old.rank, old.owner) for old in seen.former_orders] == [(7, 0), (5, 1)]


def test_the_leaders_in_rounds_won_are_public():
    assert view(position([3], [5], [4], [5], won=[0, 2, 1, 2])).winners == (1, 3)


def test_a_player_sees_the_ranks_of_cards_given_and_received():
    match = position([3, 7, 8], [5, 9], [4, 6], [8, 10])
    play(match, "0: pass 7 to 1", "1: discard 9", "1: ask 0", "0: give 3")
    assert (view(match, 0).gave, view(match, 0).received) == (((7, 1), (3, 1)), ())
    assert (view(match, 1).gave, view(match, 1).received) == ((), ((7, 0), (3, 0)))
    assert (view(match, 2).gave, view(match, None).received) == ((), ())
    assert (view(match, 1).points, view(match, None).points) == (5 + 7 + 3, 0)


def test_hands_are_hidden():
    """Rules: "Hidden: hands, cards handed over (known to giver and receiver), discards (known to who
    discarded)." """
    match = position([3, 7], [5, 9, 9], [4], [5])
    assert view(match, None).hand == ()
    assert view(match, 1).hand == (5, 9, 9)
    own = [event for event in match.log(1) if event.code == "dealt"]
    assert [event.facts["seat"] for event in own] == [1]
    assert not [event for event in match.log(None) if event.code == "dealt"]


WAYS = {
    "passed": ("0: pass 7 to 1", None, (0, 1)),
    "obeyed": ("0: obey 7", (3, 2), (0, 2)),
    "gave": ("0: ask 3|3: give 8", None, (3, 0)),
}


KINDS: dict[str, TransferKind] = {"passed": "passed", "obeyed": "obeyed", "gave": "given"}


@pytest.mark.parametrize("code", WAYS)
def test_handovers_are_public_but_their_cards_known_only_to_both(code: str):
    """Rules: "Public: ... who passed to, asked or obeyed whom". "Hidden: ... cards handed over (known to
    giver and receiver)"."""
    lines, order, (giver, receiver) = WAYS[code]
    rank = 8 if code == "gave" else 7
    match = position([3, 7], [5, 9], [4, 6], [8, 10], order=order)
    play(match, *lines.split("|"))
    for seat in (0, 1, 2, 3, None):
        knows = seat in (giver, receiver)
        [event] = [event for event in told(match, seat) if event.code == code]
        assert event.facts["seat"] == giver and event.facts["to_seat"] == receiver
        assert event.facts.get("rank") == (rank if knows else None)
        assert event.is_whole == knows
        now = view(match, seat)
        assert now.transfers == (Transfer(KINDS[code], giver, receiver),)
        assert now.gave == (((rank, receiver),) if seat == giver else ())
        assert now.received == (((rank, giver),) if seat == receiver else ())
        assert now.given[giver] == (((rank, receiver),) if seat == giver else (BLANK,))
        assert now.taken[receiver] == (((rank, giver),) if seat == receiver else (BLANK,))


def test_asks_are_public():
    """Rules: "Public: ... who passed to, asked or obeyed whom"."""
    match = position([3, 7], [5, 9], [4, 6], [8, 10])
    play(match, "0: ask 3")
    assert told(match, None) == [Asked(seat=0, asked_seat=3, ply=1)]


def test_discards_are_known_only_to_the_discarding_player():
    """Rules: "Hidden: ... discards (known to who discarded)." """
    match = position([3, 7], [5, 9], [4, 6], [8, 10])
    play(match, "0: pass 7 to 1", "1: discard 9")
    for seat in (0, 1, 2, 3, None):
        [event] = told(match, seat)
        assert event.facts == ({"seat": 1, "rank": 9} if seat == 1 else {"seat": 1})
        assert view(match, seat).discarded == ((9,) if seat == 1 else ())


def test_orders_are_public():
    match = position([3, 7], [5, 9], [4, 6], [8, 10])
    play(match, "0: order 7")
    assert told(match, None) == [Ordered(seat=0, rank=7, ply=1)]


def test_a_declared_last_card_is_public():
    """Rules: "their last card is shown as still theirs"."""
    match = position([3], [5, 9], [4, 6], [8, 10])
    play(match, "0: pass 3 to 1", "0: declare")
    assert told(match, None)[0].facts == {"seat": 0, "rank": 3}


def test_hidden_cards_of_a_round_stay_hidden_in_the_next():
    match = position([3, 7], [5, 9], [4, 6], [8, 10])
    play(match, "0: pass 7 to 1", "1: discard 9", "1: accuse 0")
    assert view(match).round == 2
    [passed] = [event for event in match.log(2) if event.code == "passed"]
    assert "rank" not in passed.facts


def test_everything_is_public_after_the_match():
    """After the match, all hidden information is open."""
    match = position([3, 7], [5, 9], [4, 6], [8, 10], won=[2, 2, 2, 2])
    play(match, "0: pass 7 to 1", "1: discard 9", "1: accuse 0")
    assert match.result
    known = [event.facts["rank"] for event in match.log(None) if event.code in ("passed", "discarded")]
    assert known == [7, 9]
    assert sum(event.code == "dealt" for event in match.log(None)) == 4
    assert view(match).transfers == (Transfer("passed", 0, 1),)
    assert view(match).undealt


def test_the_own_hand_is_sorted():
    match = position([9, 1, 5, 5], [5, 9], [4, 6], [8, 10])
    play(match, "0: pass 5 to 1")
    assert hand(match, 0) == (1, 5, 9)
    assert hand(match, 1) == (5, 5, 9)


def test_a_card_seen_by_another_player_cant_be_undone():
    """A move that reveals something hidden, such as an order or a card given to another player, can't be
    undone."""
    for line in ("0: order 3", "0: pass 3 to 1", "0: ask 2", "0: accuse 1"):
        match = position([3, 7], [5, 9], [4], [8, 10])
        play(match, line)
        assert match.undoable is None


def test_an_ask_and_a_discard_can_be_undone():
    """Asking for a card and discarding one reveal nothing hidden."""
    match = Match.start("captains_orders", 4, "undo")
    asker = match.pending[0]
    asked = (asker + 1) % 4
    match.play(asker, f"ask {asked}")
    assert match.undoable == asker
    before = match.take_back()
    assert before.pending == (asker,)
    match.play(asked, match.legal_moves(asked)[0])
    assert match.undoable is None
    match.play(asker, match.legal_moves(asker)[0])
    assert match.undoable == asker
    assert match.take_back().legal_moves(asker)[0].verb == "discard"
