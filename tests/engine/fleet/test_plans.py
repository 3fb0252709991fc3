"""Plans: moves that players leave for their next turn."""

import pytest

from engine import Action, Choose, Match, Number, Resolved
from engine.fleet.moves import Bid, Decline, Done, Open, Pass
from tests.engine.fleet.positions import player, position, view
from tests.engine.notation import play

RICH = "tuna tuna tuna tuna"


def auction(display: str = "cod tuna pub") -> Match:
    return position(player(RICH), player(RICH), player(RICH), display=display)


def test_bid_limits_can_be_planned_in_an_auction():
    match = auction()
    play(match, "0: open cod 4")
    amount = Number("amount", 4, 12)
    licence = Choose("licence", ("cod", "tuna", "pub"))
    assert match.plans(2) == (
        Action("upto", (amount,)),
        Action("only", (licence, amount)),
        Action("pass"),
        Action("idle"),
    )


def test_bid_limits_above_the_players_money_arent_offered():
    match = position(player(RICH), player(RICH), player("tuna tuna"), display="cod pub tuna")
    play(match, "0: open cod 4")
    amount = Number("amount", 4, 6)
    assert match.plans(2)[:2] == (
        Action("upto", (amount,)),
        Action("only", (Choose("licence", ("cod", "tuna")), amount)),
    )


def test_a_player_who_can_buy_nothing_may_plan_to_pass():
    match = position(player(RICH), player(RICH), player("cod cod"), display="cod pub tuna")
    play(match, "0: open cod 4")
    assert match.plans(2) == (Action("pass"), Action("idle"))


def test_upto_bids_the_minimum_necessary():
    match = auction()
    play(match, "0: open cod 4")
    assert match.resolve(1, "upto 6") == Resolved(Bid(5), "upto 6")
    play(match, "1: bid 5", "2: pass", "0: bid 6")
    assert match.resolve(1, "upto 6") == Resolved(Pass())
    assert match.resolve(1, "upto 7") == Resolved(Bid(7), "upto 7")


def test_upto_never_opens_an_auction():
    match = auction()
    assert match.resolve(0, "upto 9") is None


def test_upto_never_exceeds_the_players_money():
    match = auction()
    play(match, "0: open cod 12")
    assert match.pending == (0,)
    match = position(player("tuna tuna tuna tuna"), player("cod cod"), display="cod tuna")
    play(match, "0: open cod 4")
    assert match.resolve(1, "upto 9") == Resolved(Pass())


def test_only_bids_on_its_licence_and_passes_on_the_others():
    match = auction()
    play(match, "0: open cod 4")
    assert match.resolve(1, "only cod 6") == Resolved(Bid(5), "only cod 6")
    assert match.resolve(1, "only tuna 6") == Resolved(Pass(), "only tuna 6")


def test_only_opens_its_licence_at_the_minimum():
    match = auction()
    assert match.resolve(0, "only tuna 6") == Resolved(Open("tuna", 5), "only tuna 6")
    assert match.resolve(0, "only tuna 4") is None


def test_only_does_nothing_when_its_licence_is_gone():
    match = auction()
    assert match.resolve(0, "only shrimp 6") is None


def test_only_ends_with_a_pass_on_its_licence():
    match = auction()
    play(match, "0: open cod 7")
    assert match.resolve(1, "only cod 7") == Resolved(Pass())


def test_a_pass_is_for_one_licence():
    match = auction()
    assert match.resolve(0, "pass") is None
    play(match, "0: open cod 4")
    assert match.resolve(1, "pass") == Resolved(Pass())


def test_idle_passes_and_declines():
    match = auction()
    assert match.resolve(0, "idle") == Resolved(Decline())
    play(match, "0: open cod 4")
    assert match.resolve(1, "idle") == Resolved(Pass(), "idle")


def test_idle_launches_and_hires_nothing():
    ready = player("cod tuna", "cod", "cod")
    match = position(ready, ready, phase="launching")
    assert match.plans(1) == (Action("idle"),)
    assert match.resolve(0, "idle") == Resolved(Done(), "idle")
    play(match, "0: done")
    assert match.resolve(0, "idle") == Resolved(Done())
    assert match.plans(1) == (Action("idle"),)
    play(match, "0: done")
    assert match.plans(0) == ()


@pytest.mark.parametrize("plan", ["upto 6", "only cod 6", "pass", "idle"])
def test_payments_cant_be_planned(plan: str):
    match = auction()
    play(match, "0: open cod 4", "1: pass", "2: pass")
    resolved = match.resolve(0, plan)
    assert resolved is None or resolved.move is None


def test_players_out_of_the_phase_have_no_plans():
    match = auction()
    play(match, "0: open cod 6", "1: pass", "2: pass", "0: pay tuna tuna", "1: decline")
    assert match.plans(0) == match.plans(1) == ()


@pytest.mark.parametrize("plan", ["upto 13", "upto 3", "only pub 13", "only shrimp 6", "decline", "bid 5"])
def test_other_plans_are_refused(plan: str):
    match = auction()
    play(match, "0: open cod 4")
    assert match.plan(2, plan) is None


def test_two_planned_limits_bid_against_each_other():
    """Two players bid in turn, one dollar more each time, until one of them reaches the limit of their
    plan."""
    match = auction()
    plans: dict[int, str | None] = {0: "pass", 1: "upto 8", 2: "upto 6"}
    play(match, "0: open cod 4")
    while plans[2]:
        (seat,) = match.pending
        resolved = match.resolve(seat, plans[seat] or "")
        assert resolved and resolved.move
        match.play(seat, resolved.move)
        plans[seat] = resolved.rest
    bids = [(event.facts["seat"], event.facts["amount"]) for event in match.log(None) if event.code == "bid"]
    assert bids == [(1, 5), (2, 6), (1, 7)]
    assert view(match).players[1].licences == ("cod",)
