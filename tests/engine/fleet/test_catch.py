"""Phases 3 and 4: boats fish, crates are processed and traded."""

import pytest

from engine import Select
from tests.engine.fleet.positions import player, position, state, view
from tests.engine.notation import asked, codes, facts, legal, play, refused

PILE = "crab cod lobster shrimp tuna " * 4


def crates(match, seat: int = 0) -> list[int]:
    return [boat.crates for boat in view(match).players[seat].boats]


def test_every_captained_boat_that_is_not_full_takes_a_crate():
    fleet = "cod:tuna cod tuna:cod:3 shrimp:cod:4"
    match = position(player("", "processing", fleet), player("", "", "cod:cod"), phase="fishing", supply=20)
    assert crates(match) == [1, 0, 4, 4]
    assert view(match).supply == 17
    assert [event.facts for event in match.log(None) if event.code == "fished"] == [
        {"seat": 0, "boats": (1, 3), "crates": 2},
        {"seat": 1, "boats": (1,), "crates": 1},
    ]


def test_fishing_is_played_in_turn_order():
    fleet = player("", "", "cod:cod")
    match = position(fleet, fleet, fleet, phase="fishing", start=2, pile=PILE)
    assert [event.facts["seat"] for event in match.log(None) if event.code == "fished"] == [2, 0, 1]


def test_owners_of_a_processing_licence_take_a_crate_from_each_boat_they_choose():
    match = position(
        player("", "processing", "cod:tuna:2 cod:tuna cod processing:cod:1"), player(), phase="fishing"
    )
    assert crates(match) == [3, 1, 0, 2]
    assert legal(match, 0) == [
        f"process {row}" for row in ("1 2 4", "1 2", "1 4", "1", "2 4", "2", "4", "none")
    ]
    play(match, "0: process 1 4")
    assert crates(match) == [2, 1, 0, 1]
    assert view(match).players[0].crates == 2
    assert refused(match, "0: process 1").code == "not-asked"


@pytest.mark.parametrize(
    ("row", "code", "boat"), [("3", "no-crate", 3), ("5", "no-such-boat", 5), ("0", "no-such-boat", 0)]
)
def test_processing_needs_a_crate(row: str, code: str, boat: int):
    match = position(
        player("", "processing", "cod:tuna:2 cod:tuna cod processing:cod:1"), player(), phase="fishing"
    )
    refusal = refused(match, f"0: process {row}")
    assert (refusal.code, refusal.details) == (code, {"boat": boat})


def test_boats_are_named_once_in_any_order():
    match = position(player("", "processing", "cod:tuna:2 cod:tuna:1"), player(), phase="fishing")
    assert refused(match, "0: process 1 1").code == "not-in-order"
    play(match, "0: process 2 1")
    assert match.record()["moves"][-1] == [0, "process 1 2"]


def test_processing_vessels_may_be_processed_from_or_not_by_the_option():
    """Processing vessels can be processed from with the option `process_from` at its default `all`, but not
    with `others`."""
    fleet = "processing:tuna cod:tuna"
    match = position(player("", "processing", fleet), player(), phase="fishing")
    assert "process 1 2" in legal(match, 0)
    match = position(player("", "processing", fleet), player(), phase="fishing", process_from="others")
    assert legal(match, 0) == ["process 2", "process none"]
    assert refused(match, "0: process 1").details == {"boat": 1}
    assert refused(match, "0: process 1").code == "from-processing"


def test_a_player_with_only_processing_vessels_isnt_asked_by_the_option():
    owner = player("", "processing", "processing:tuna")
    match = position(owner, player(), phase="fishing", process_from="others")
    assert "drew" in codes(match.log(None))


@pytest.mark.parametrize("licences", [1, 2, 3, 4])
def test_one_crate_is_traded_for_a_card_by_each_licence(licences: int):
    owned = "processing " * licences
    match = position(
        player("", owned, "cod:tuna:2", crates=2), player("", owned, "cod:tuna"), phase="fishing", pile=PILE
    )
    play(match, "0: process 1")
    assert legal(match, 0) == ["trade", "keep"]
    events = play(match, "0: trade")
    assert facts(events, "traded") == {"seat": 0, "count": licences}
    assert facts(events, "drew") == {"seat": 0, "count": licences, "reason": "trade"}
    assert view(match).players[0].crates == 2
    assert state(match).spent == 1
    assert match.pending == (1,)


def test_a_crate_of_an_earlier_round_may_be_traded_without_processing():
    match = position(player("", "processing", "cod", crates=1), player(), phase="fishing")
    assert asked(match, 0).code == "trade"


def test_a_player_without_a_crate_to_trade_isnt_asked():
    match = position(player("", "processing", "cod:tuna"), player("cod cod cod"), phase="fishing", pile=PILE)
    events = play(match, "0: process none")
    assert codes(events)[:2] == ["processed-none", "drew"]


def test_keeping_the_crates_leaves_them_to_pay_with():
    match = position(player("", "processing", "cod:tuna"), player(), phase="fishing")
    play(match, "0: process 1", "0: keep")
    assert view(match).players[0].crates == 1


def test_a_player_without_the_licence_isnt_asked():
    match = position(player("", "cod", "cod:tuna"), player("", "tuna", "tuna:tuna"), phase="fishing")
    assert not {"process", "trade"} & {asked(match, seat).code for seat in match.pending}


def test_all_owners_process_at_the_same_time():
    owner = player("", "processing", "cod:tuna")
    match = position(owner, player(), owner, phase="fishing", start=2)
    assert match.pending == (2, 0)
    play(match, "0: process 1")
    assert match.pending == (2, 0)
    assert asked(match, 0).code == "trade"


def test_trades_go_in_turn_order_if_the_pile_may_run_out():
    """Rules: "Trades are asked at once too where the pile is certain to hold enough for everybody; where it
    may run out, in turn order, once all have processed".
    """
    owner = player("", "processing processing", "cod:tuna")
    match = position(owner, owner, phase="fishing", pile="cod shrimp tuna", start=1)
    assert match.pending == (1, 0)
    play(match, "0: process 1")
    assert match.pending == (1,)
    play(match, "1: process 1")
    assert match.pending == (1,)
    play(match, "1: trade")
    assert match.pending == (0,)


@pytest.mark.parametrize(("pile", "asked_then"), [("cod shrimp tuna cod", (1, 0)), ("cod shrimp tuna", (1,))])
def test_trades_are_simultaneous_if_the_pile_is_certainly_enough(pile: str, asked_then: tuple[int, ...]):
    owner = player("", "processing processing", "cod:tuna")
    match = position(owner, owner, phase="fishing", pile=pile, start=1)
    play(match, "0: process 1", "1: process 1")
    assert match.pending == asked_then


def test_the_full_boats_are_suggested():
    match = position(player("", "processing", "cod:tuna:4 cod:tuna shrimp:cod:3"), player(), phase="fishing")
    (action,) = asked(match, 0).actions
    assert action.parts == (Select("boat", (1, 2, 3), 0, 3, (0, 2)),)


def test_the_example_of_the_rules():
    """The example of the rules: process four crates, trade one for a card, and pay $4 with the other crates
    and a shrimp licence."""
    fleet = "shrimp:cod shrimp:cod processing:cod processing:cod"
    match = position(
        player("", "processing shrimp", fleet),
        player(),
        phase="fishing",
        pile="cod cod cod cod cod",
        display="cod tuna",
    )
    play(match, "0: process 1 2 3 4", "0: trade")
    assert view(match).players[0].crates == 3
    while asked(match, match.pending[0]).code != "open":
        match.play(match.pending[0], match.legal_moves(match.pending[0])[0])
    assert match.pending == (0,)
    play(match, "0: open cod 4")
    play(match, "0: pay +3")
    assert view(match).players[0].licences == ("processing", "shrimp", "cod")
