"""Every refusal carries the facts that its text needs."""

import pytest

from tests.engine.captains_orders.positions import position
from tests.engine.notation import play, refused

HANDS = [3, 7], [5, 9], [4, 6], [4]

REFUSED = {
    "owes-discard": (["0: pass 7 to 1"], "1: order 5", {}),
    "owes-card": (["0: ask 1"], "1: declare", {}),
    "owes-word": (["0: ask 3"], "3: order 4", {}),
    "nothing-to-discard": ([], "0: discard 3", {}),
    "nobody-asked": ([], "0: give 3", {}),
    "hand-not-empty": ([], "0: declare", {}),
    "order-stands": (["0: order 3"], "1: ask 0", {"order_seat": 0, "order_rank": 3}),
    "no-order": ([], "0: obey 7", {}),
    "not-yourself": ([], "0: pass 3 to 0", {}),
    "not-in-hand": ([], "0: order 5", {"rank": 5}),
    "below-order": (["0: order 7"], "1: obey 5", {"rank": 5, "order_rank": 7}),
    "not-below-order": (["0: order 7"], "1: order 9", {"rank": 9, "order_rank": 7}),
    "no-such-seat": ([], "0: ask 4", {"number": "4"}),
}


@pytest.mark.parametrize("code", REFUSED)
def test_a_move_is_refused_with_its_code(code: str):
    before, line, details = REFUSED[code]
    match = position(*HANDS)
    play(match, *before)
    refusal = refused(match, line)
    assert (refusal.code, refusal.details) == (code, details)


@pytest.mark.parametrize("rank", [0, 11, 99])
def test_an_unknown_rank_is_refused(rank: int):
    match = position(*HANDS)
    assert refused(match, f"0: order {rank}").code == "not-in-hand"
