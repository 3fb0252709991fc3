"""The clever player, its plans, and the master."""

import pytest

from engine import Match
from engine.bots.levels import choose
from engine.bots.observation import Observation
from engine.core.chance import Chance, Dice
from engine.lubeck import policy
from engine.lubeck.moves import Pass
from engine.lubeck.policy import ALONE, CROWDED, EFFORT, SUNK, Planner
from tests.engine.conformance.variants import random_play
from tests.engine.lubeck.positions import state_of, table
from tests.engine.notation import best, chosen, judged, play


def planner(match: Match, seat: int) -> Planner:
    return Planner(state_of(match), seat)


def worths(match: Match) -> dict[str, float]:
    """Seat 0's judgement of its moves."""
    plans = planner(match, 0)
    return {str(move): plans.worth(move) for move in match.legal_moves(0)}


def test_it_sells_the_card_that_brings_most_before_the_ship_sails():
    match = table("riga 4, reval 5", "visby 1", "", ships=["riga 0"])
    assert chosen(match, 0) == "sell riga 4 on 1"


def test_it_plays_x2_first_where_it_has_much_to_sell_and_only_that_counts():
    match = table("double riga, riga 3, riga 4, riga 4", "", "", ships=["danzig 0"], double="later")
    assert chosen(match, 0) == "double riga on 1"


@pytest.mark.parametrize(("double", "next_move"), [("all", "double riga on 1"), ("later", "pass")])
def test_it_plays_x2_for_what_it_has_sold(double: str, next_move: str):
    match = table("double riga, riga 4", "", "", ships=["danzig 0"], passed=[1, 2], double=double)
    play(match, "0: sell riga 4 on 1")
    assert chosen(match, 0) == next_move


def test_it_discards_what_costs_least_and_promises_least():
    match = table("stettin 1, brugge 6, london 5, reval 5", "", "", ships=["riga 1", "danzig 0 0"])
    assert chosen(match, 0) == "discard stettin 1"


def test_it_embarks_where_its_cards_lead_on():
    match = table("stettin 2, danzig 3, riga 4", "", "")
    assert chosen(match, 0) == "embark new"


def test_it_does_nothing_in_vain():
    """In the last round, with nothing left to sell."""
    match = table("| brugge 4", "", "", last_round=True)
    assert chosen(match, 0) == "pass"


def test_it_passes_when_no_more_can_be_had():
    match = table("| reval 4", "", "", ships=["bergen 0", "bergen 0"])
    assert chosen(match, 0) == "pass"


def test_it_takes_the_package_that_goes_with_its_hand():
    packages = ["brugge 6, brugge 5", "danzig 3, riga 4", "pirates, transfer", "london 4", "reval 4"]
    match = table("| stettin 2", "", "", step="take", packages=packages)
    assert chosen(match, 0) == "take 2"


@pytest.mark.parametrize(("hand", "carried"), [("riga 2", True), ("| riga 2", False), ("visby 1", False)])
def test_a_rival_aboard_may_carry_it_on_with_a_card_that_all_have_seen(hand: str, carried: bool):
    match = table("reval 6", hand, "", ships=["danzig 0 1"], last_round=True)
    assert (planner(match, 0).promise() > -6) == carried


def test_a_rival_who_has_passed_carries_it_nowhere():
    match = table("reval 6", "riga 2", "", ships=["danzig 0 1"], passed=[1], last_round=True)
    assert planner(match, 0).promise() == -6


def test_cards_that_others_hold_unseen_make_no_difference():
    hidden, other = (table("riga 4", f"| {card}", "", ships=["danzig 0 1"]) for card in ("riga 2", "visby 1"))
    assert worths(hidden) == worths(other)


def test_the_worth_of_a_plan_is_what_it_sells_and_what_is_left():
    """In the last round, the first sale counts in full, and each later one a little less."""
    match = table("riga 3, reval 6", "", "", ships=["danzig 0"], last_round=True)
    plans = planner(match, 0)
    assert plans.promise() == pytest.approx(3 + ALONE * 6, abs=0.1)
    assert plans.worth(Pass()) == -9


@pytest.mark.parametrize(("double", "promise"), [("all", 4 + ALONE * 4), ("later", ALONE * 8)])
def test_a_plan_counts_what_x2_cards_bring(double: str, promise: float):
    """Earlier gains count more: sell at once, or for twice the value after the x2 card."""
    match = table("double riga, riga 4", "", "", ships=["danzig 0"], last_round=True, double=double)
    assert planner(match, 0).promise() == pytest.approx(promise, abs=3 * EFFORT)


def test_what_follows_counts_less_on_a_ship_with_others_aboard():
    match = table("riga 3, reval 6", "", "", ships=["riga 0", "riga 0 1"], last_round=True)
    worth = worths(match)
    assert worth["sell riga 3 on 1"] - worth["sell riga 3 on 2"] == pytest.approx(
        (ALONE - CROWDED) * 6, abs=1
    )


def test_sinking_a_ship_is_worth_its_rival_pawns():
    match = table("| pirates", "", "", ships=["bergen 0", "bergen 1 2", "bergen 1 1"], last_round=True)
    worth = worths(match)
    assert worth["pirates 1"] == -EFFORT
    assert worth["pirates 2"] == worth["pirates 3"] == 2 * SUNK - EFFORT


def test_it_withdraws_a_pawn_only_where_the_voyage_promises_nothing():
    match = table("riga 4, reval 6", "", "", ships=["danzig 0"], passed=[1, 2])
    play(match, "0: pass")
    assert chosen(match, 0) == "withdraw none"
    match = table("| stettin 3", "", "", ships=["bergen 0", "hamburg 0"], passed=[1, 2])
    play(match, "0: pass")
    assert chosen(match, 0).startswith("withdraw ") and chosen(match, 0) != "withdraw none"


def test_of_the_best_moves_one_is_played_by_chance():
    """Two equivalent ships."""
    match = table("riga 4", "", "", ships=["danzig 0", "danzig 0"])
    played = {str(choose(match, 0, "clever", str(seed))) for seed in range(20)}
    assert played == {"sell riga 4 on 1", "sell riga 4 on 2"}


def test_the_moves_are_ranked():
    match = table("riga 4, reval 5", "visby 1", "", ships=["riga 0"])
    ranked = policy.ranked(Observation(match, 0), Dice(Chance("a seed")))
    assert str(ranked[0]) == chosen(match, 0) and set(ranked) == set(match.legal_moves(0))


def test_it_names_itself_first():
    packages = ["riga 2", "visby 1", "visby 2"]
    match = table("", "", "", step="take", packages=packages, compass=1, actor=1)
    play(match, "1: take 1", "2: take 2", "0: take 3")
    ranked = policy.ranked(Observation(match, 0), Dice(Chance("a seed")))
    assert str(ranked[0]) == chosen(match, 0) == "first 0"


def test_weighing_a_move_of_any_kind_leaves_the_table_as_it_is():
    match, verbs = Match.start("lubeck", 3, "weighed"), set[str]()
    for _ in random_play(match, "weighed"):
        seat = match.pending[0]
        before, plans = match.copy(), planner(match, seat)
        for move in match.legal_moves(seat):
            plans.worth(move)
            verbs.add(move.verb)
        assert match == before
    assert verbs == set(match.game.grammar.verbs)


def test_moves_are_weighed_alike_in_any_order():
    """However many positions the search for the previous move took."""
    held = "stettin 1, stettin 2, visby 1, visby 2, danzig 2, danzig 3, riga 2, riga 3, start riga, transfer"
    match = table(held, "", "", ships=["lubeck 1", "lubeck 2"])
    plans, moves = planner(match, 0), list(match.legal_moves(0))
    assert [plans.worth(move) for move in moves] == [plans.worth(move) for move in moves[::-1]][::-1]


def test_it_sells_first_what_another_would_carry_it_past():
    """A rival aboard holds a card for the next city: what is not sold here now is never sold."""
    match = table("danzig 4, reval 5", "riga 3", "", ships=["danzig 0 1"], last_round=True)
    assert best(match) == "sell danzig 4 on 1"


def test_it_sinks_the_ship_that_a_rival_would_sell_on_for_much():
    match = table(
        "pirates", "reval 6, reval 5, reval 5", "visby 1", ships=["riga 1 1"], passed=[2], last_round=True
    )
    assert best(match) == "pirates 1"


def test_it_lets_begin_who_sails_it_to_where_it_sells():
    """Seat 1 sells in Riga, and a ship goes on to Reval; if seat 0 began, it could only pass."""
    packages = ["riga 3", "visby 1", "reval 6", "bergen 4", "bergen 4"]
    match = table(
        "",
        "",
        "",
        ships=["danzig 0 1", "bergen 0", "bergen 1", "bergen 2"],
        step="take",
        packages=packages,
        compass=1,
        actor=1,
        last_round=True,
    )
    play(match, "1: take 1", "2: take 2", "0: take 3")
    assert best(match) == "first 1"


def test_what_a_withdrawal_is_worth_shows_in_the_next_round():
    match = table("riga 4, reval 6", "", "", ships=["danzig 0"], passed=[1, 2])
    play(match, "0: pass")
    assert best(match) == "withdraw none"
    assert judged(match).gain > 1
