"""Every refusal carries the facts that its text needs."""

import pytest

from engine import Match
from tests.engine.lubeck.positions import table
from tests.engine.notation import play, refused


def choosing() -> Match:
    return table("", "", "", step="take", packages=["riga 2", "", "riga 3"])


def naming() -> Match:
    return table("", "", "", step="first")


def acting() -> Match:
    return table(
        "riga 3, start riga, pirates, transfer, double visby", "riga 2", "",
        ships=["stettin 0", "lubeck 1", "lost"],
    )  # fmt: skip


def all_aboard() -> Match:
    return table("start riga, riga 3", "", "", ships=["danzig 0 0"])


def none_in_park() -> Match:
    return table("start riga", "", "", ships=["danzig 1", "danzig 1", "danzig 2", "danzig 2"])


def near_riga() -> Match:
    return table("riga 3, double riga", "", "", ships=["riga 0", "lubeck 1", "bergen 0", "lost"])


def ashore() -> Match:
    return table("riga 3, start riga, transfer, pirates", "", "", ships=["bergen 1"])


def no_ship_out() -> Match:
    return table("pirates", "", "")


def one_ship_out() -> Match:
    return table("transfer", "", "", ships=["bergen 0"])


def withdrawing() -> Match:
    match = table("", "", "", ships=["danzig 0", "visby 1", "bergen 0"], passed=[1, 2])
    play(match, "0: pass")
    return match


REFUSED = {
    "owes-package": [(choosing, "first 0", {}), (choosing, "pass", {}), (choosing, "withdraw 1", {})],
    "owes-first": [(naming, "take 1", {}), (naming, "embark new", {})],
    "owes-action": [(acting, "take 1", {}), (acting, "withdraw none", {}), (acting, "first 0", {})],
    "owes-withdrawal": [(withdrawing, "pass", {}), (withdrawing, "take 1", {})],
    "no-such-package": [
        (choosing, "take 0", {"package": 0, "packages": 5}),
        (choosing, "take 6", {"package": 6, "packages": 5}),
    ],
    "package-taken": [(choosing, "take 2", {"package": 2})],
    "no-such-seat": [(naming, "first 3", {"number": "3"})],
    "no-such-ship": [
        (acting, "embark 5", {"ship": 5}),
        (acting, "pirates 0", {"ship": 0}),
        (near_riga, "sell riga 3 on 9", {"ship": 9}),
        (acting, "transfer 1 to 5", {"ship": 5}),
    ],
    "ship-lost": [(acting, "pirates 3", {"ship": 3}), (near_riga, "sell riga 3 on 4", {"ship": 4})],
    "ship-parked": [(acting, "pirates 4", {"ship": 4}), (acting, "transfer 1 to 4", {"ship": 4})],
    "no-pawn-left": [(all_aboard, "embark new", {}), (all_aboard, "start riga new", {})],
    "park-empty": [(none_in_park, "embark new", {})],
    "no-pawn-aboard": [(ashore, "sell riga 3 on 1", {}), (ashore, "transfer 1 to 2", {})],
    "no-ship-near": [
        (acting, "sell riga 3 on 9", {"city": "riga"}),
        (acting, "double visby on 1", {"city": "visby"}),
    ],
    "no-ship-there": [(none_in_park, "start riga new", {"city": "riga"})],
    "no-ship-out": [(no_ship_out, "pirates 1", {})],
    "no-other-ship": [(one_ship_out, "transfer 1 to 2", {})],
    "not-there": [
        (acting, "embark 1", {"ship": 1, "city": "lubeck"}),
        (acting, "embark 4", {"ship": 4, "city": "lubeck"}),
        (acting, "start riga 2", {"ship": 2, "city": "riga"}),
    ],
    "not-in-hand": [
        (acting, "sell riga 4 on 1", {"card": "riga 4"}),
        (acting, "double riga on 1", {"card": "double riga"}),
        (acting, "start visby new", {"card": "start visby"}),
        (acting, "discard brugge 4", {"card": "brugge 4"}),
        (all_aboard, "pirates 1", {"card": "pirates"}),
        (all_aboard, "transfer 1 to 1", {"card": "transfer"}),
    ],
    "not-aboard": [
        (near_riga, "sell riga 3 on 2", {"ship": 2}),
        (acting, "transfer 2 to 1", {"ship": 2}),
        (withdrawing, "withdraw 2", {"ship": 2}),
        (withdrawing, "withdraw 1 1", {"ship": 1}),
        (withdrawing, "withdraw 9", {"ship": 9}),
    ],
    "out-of-reach": [
        (near_riga, "sell riga 3 on 3", {"ship": 3, "city": "riga"}),
        (near_riga, "double riga on 3", {"ship": 3, "city": "riga"}),
    ],
    "same-ship": [(acting, "transfer 1 to 1", {"ship": 1})],
    "too-many-cards": [(acting, "pass", {"hand": 5, "limit": 3})],
    "not-laden": [(all_aboard, "discard riga 3", {"hand": 2, "limit": 3})],
    "can-play": [(acting, "discard riga 3", {"card": "start riga"})],
    "ships-unsorted": [(withdrawing, "withdraw 3 1", {"ships": "1 3"})],
    "not-a-move": [
        (acting, line, {})
        for line in (
            *("sell lubeck 1 on 1", "sell riga 0 on 1", "sell riga 10 on 1", "sell riga 3"),
            *("sell riga 3 on new", "sell Riga 3 on 1", "sell riga 03 on 1", "double on 1", "start riga"),
            *("discard start lubeck", "discard riga", "discard double", "discard", "pirates new"),
            *("transfer 1", "transfer 1 to new", "embark", "embark New", "take new", "first"),
            *("withdraw", "withdraw none 2", "withdraw 02"),
        )
    ],
}  # fmt: skip


@pytest.mark.parametrize("code", REFUSED)
def test_a_move_is_refused_with_its_code(code: str):
    for position, line, details in REFUSED[code]:
        match = position()
        refusal = refused(match, f"{match.pending[0]}: {line}")
        assert (line, refusal.code, refusal.details) == (line, code, details)
