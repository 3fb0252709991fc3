"""The clever player, its plans, and the master."""

import pytest

from engine import Match
from engine.bots.levels import choose
from engine.bots.observation import Observation
from engine.core.chance import Chance, Dice
from engine.lubeck import policy
from engine.lubeck.moves import Pass
from engine.lubeck.policy import ACTION_COST, ALONE_DISCOUNT, CROWDED_DISCOUNT, SUNK_PAWN_VALUE, Planner
from tests.engine.conformance.variants import random_play
from tests.engine.lubeck.positions import state_of, table
from tests.engine.notation import best, chosen, judged, play


def planner(match: Match, seat: int) -> Planner:
    return Planner(state_of(match), seat)


def worths(match: Match) -> dict[str, float]:
    """Seat 0's estimates of the worth of its moves."""
    plans = planner(match, 0)
    return {str(move): plans.worth(move) for move in match.legal_moves(0)}


def test_the_clever_player_sells_the_best_card_before_sailing():
    match = table("riga 4, reval 5", "visby 1", "", ships=["riga 0"])
    assert chosen(match, 0) == "sell riga 4 on 1"


def test_the_clever_player_plays_x2_first_under_the_option_later():
    match = table("double riga, riga 3, riga 4, riga 4", "", "", ships=["danzig 0"], double="later")
    assert chosen(match, 0) == "double riga on 1"


@pytest.mark.parametrize(("double", "next_move"), [("all", "double riga on 1"), ("later", "pass")])
def test_the_clever_player_plays_x2_for_earlier_sales(double: str, next_move: str):
    match = table("double riga, riga 4", "", "", ships=["danzig 0"], passed=[1, 2], double=double)
    play(match, "0: sell riga 4 on 1")
    assert chosen(match, 0) == next_move


def test_the_clever_player_discards_the_cheapest_least_promising_card():
    match = table("stettin 1, brugge 6, london 5, reval 5", "", "", ships=["riga 1", "danzig 0 0"])
    assert chosen(match, 0) == "discard stettin 1"


def test_the_clever_player_embarks_for_its_later_cards():
    match = table("stettin 2, danzig 3, riga 4", "", "")
    assert chosen(match, 0) == "embark new"


def test_the_clever_player_passes_if_nothing_can_be_sold():
    """In the last round, the clever player has nothing left to sell."""
    match = table("| brugge 4", "", "", last_round=True)
    assert chosen(match, 0) == "pass"


def test_the_clever_player_passes_if_nothing_more_can_be_gained():
    match = table("| reval 4", "", "", ships=["bergen 0", "bergen 0"])
    assert chosen(match, 0) == "pass"


def test_the_clever_player_takes_the_package_fitting_its_hand():
    packages = ["brugge 6, brugge 5", "danzig 3, riga 4", "pirates, transfer", "london 4", "reval 4"]
    match = table("| stettin 2", "", "", step="take", packages=packages)
    assert chosen(match, 0) == "take 2"


@pytest.mark.parametrize(("hand", "carried"), [("riga 2", True), ("| riga 2", False), ("visby 1", False)])
def test_a_rival_aboard_may_sail_on_with_a_seen_card(hand: str, carried: bool):
    match = table("reval 6", hand, "", ships=["danzig 0 1"], last_round=True)
    assert (planner(match, 0).promise() > -6) == carried


def test_a_rival_who_passed_doesnt_sail_on():
    match = table("reval 6", "riga 2", "", ships=["danzig 0 1"], passed=[1], last_round=True)
    assert planner(match, 0).promise() == -6


def test_other_players_unseen_cards_make_no_difference():
    hidden, other = (table("riga 4", f"| {card}", "", ships=["danzig 0 1"]) for card in ("riga 2", "visby 1"))
    assert worths(hidden) == worths(other)


def test_a_plans_value_is_its_sales_and_the_cards_left():
    """In the last round, the first sale counts in full, and each later one a little less."""
    match = table("riga 3, reval 6", "", "", ships=["danzig 0"], last_round=True)
    plans = planner(match, 0)
    assert plans.promise() == pytest.approx(3 + ALONE_DISCOUNT * 6, abs=0.1)
    assert plans.worth(Pass()) == -9


@pytest.mark.parametrize(
    ("double", "promise"), [("all", 4 + ALONE_DISCOUNT * 4), ("later", ALONE_DISCOUNT * 8)]
)
def test_a_plans_value_includes_x2_cards(double: str, promise: float):
    """Earlier gains count more: the player can sell at once, or for twice the value after the x2 card."""
    match = table("double riga, riga 4", "", "", ships=["danzig 0"], last_round=True, double=double)
    assert planner(match, 0).promise() == pytest.approx(promise, abs=3 * ACTION_COST)


def test_later_sales_count_less_on_a_shared_ship():
    match = table("riga 3, reval 6", "", "", ships=["riga 0", "riga 0 1"], last_round=True)
    worth = worths(match)
    assert worth["sell riga 3 on 1"] - worth["sell riga 3 on 2"] == pytest.approx(
        (ALONE_DISCOUNT - CROWDED_DISCOUNT) * 6, abs=1
    )


def test_sinking_a_ship_is_worth_its_rival_pawns():
    match = table("| pirates", "", "", ships=["bergen 0", "bergen 1 2", "bergen 1 1"], last_round=True)
    worth = worths(match)
    assert worth["pirates 1"] == -ACTION_COST
    assert worth["pirates 2"] == worth["pirates 3"] == 2 * SUNK_PAWN_VALUE - ACTION_COST


def test_the_clever_player_withdraws_only_from_hopeless_voyages():
    match = table("riga 4, reval 6", "", "", ships=["danzig 0"], passed=[1, 2])
    play(match, "0: pass")
    assert chosen(match, 0) == "withdraw none"
    match = table("| stettin 3", "", "", ships=["bergen 0", "hamburg 0"], passed=[1, 2])
    play(match, "0: pass")
    assert chosen(match, 0).startswith("withdraw ") and chosen(match, 0) != "withdraw none"


def test_the_best_moves_are_played_at_random():
    """Two ships are equivalent, so the player picks one at random."""
    match = table("riga 4", "", "", ships=["danzig 0", "danzig 0"])
    played = {str(choose(match, 0, "clever", str(seed))) for seed in range(20)}
    assert played == {"sell riga 4 on 1", "sell riga 4 on 2"}


def test_the_moves_are_ranked():
    match = table("riga 4, reval 5", "visby 1", "", ships=["riga 0"])
    ranked = policy.ranked(Observation(match, 0), Dice(Chance("a seed")))
    assert str(ranked[0]) == chosen(match, 0) and set(ranked) == set(match.legal_moves(0))


def test_the_clever_player_names_itself_first():
    packages = ["riga 2", "visby 1", "visby 2"]
    match = table("", "", "", step="take", packages=packages, compass=1, actor=1)
    play(match, "1: take 1", "2: take 2", "0: take 3")
    ranked = policy.ranked(Observation(match, 0), Dice(Chance("a seed")))
    assert str(ranked[0]) == chosen(match, 0) == "first 0"


def test_evaluating_a_move_doesnt_change_the_table():
    match, verbs = Match.start("lubeck", 3, "weighed"), set[str]()
    for _ in random_play(match, "weighed"):
        seat = match.pending[0]
        before, plans = match.copy(), planner(match, seat)
        for move in match.legal_moves(seat):
            plans.worth(move)
            verbs.add(move.verb)
        assert match == before
    assert verbs == set(match.game.grammar.verbs)


def test_evaluation_doesnt_depend_on_the_order_of_moves():
    """The worth of a move doesn't depend on the number of positions searched for the previous move."""
    held = "stettin 1, stettin 2, visby 1, visby 2, danzig 2, danzig 3, riga 2, riga 3, start riga, transfer"
    match = table(held, "", "", ships=["lubeck 1", "lubeck 2"])
    plans, moves = planner(match, 0), list(match.legal_moves(0))
    assert [plans.worth(move) for move in moves] == [plans.worth(move) for move in moves[::-1]][::-1]


def test_the_clever_player_sells_before_a_rival_sails_on():
    """A rival aboard holds a card for the next city, so a card for this city must be sold now or never."""
    match = table("danzig 4, reval 5", "riga 3", "", ships=["danzig 0 1"], last_round=True)
    assert best(match) == "sell danzig 4 on 1"


def test_the_clever_player_sinks_the_ship_of_a_rivals_big_sale():
    match = table(
        "pirates", "reval 6, reval 5, reval 5", "visby 1", ships=["riga 1 1"], passed=[2], last_round=True
    )
    assert best(match) == "pirates 1"


def test_the_clever_player_names_the_rival_who_sails_it_on():
    """If seat 1 begins, it sells in Riga and a ship goes on to Reval. If seat 0 began, it could only pass."""
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


def test_a_withdrawal_is_evaluated_by_the_next_round():
    match = table("riga 4, reval 6", "", "", ships=["danzig 0"], passed=[1, 2])
    play(match, "0: pass")
    assert best(match) == "withdraw none"
    assert judged(match).gain > 1


def assert_ranked_by_the_whole_state(match: Match, seat: int) -> None:
    moves = Dice(Chance("whole")).shuffled(match.legal_moves(seat))
    by_state = sorted(moves, key=planner(match, seat).worth, reverse=True)
    assert policy.ranked(Observation(match, seat), Dice(Chance("whole"))) == by_state


@pytest.mark.parametrize("double", ["all", "later"])
@pytest.mark.parametrize("seed", "abcd")
def test_the_clever_player_plans_from_the_view_as_from_the_whole_state(double: str, seed: str):
    """The view has everything that plans depend on."""
    match = Match.start("lubeck", 3, seed, {"double": double})
    for seat, _ in random_play(match, seed):
        assert_ranked_by_the_whole_state(match, seat)


def test_the_clever_player_sees_its_x2_card_on_the_table():
    """Riga 3 now brings more than Bergen 4, so it is sold first."""
    hand, ships = "double riga, riga 3, bergen 4", ["danzig 0", "bergen 0"]
    match = table(hand, "", "", ships=ships, passed=[1, 2])
    play(match, "0: double riga on 1")
    assert chosen(match, 0) == "sell riga 3 on 1"
    assert_ranked_by_the_whole_state(match, 0)
