"""The clever player, and the planner that it follows."""

import pytest
from msgspec.structs import replace

from engine import Match
from engine.bots.levels import choose
from engine.bots.observation import Observation
from engine.bots.tournament import tournament
from engine.chance import Chance, Dice
from engine.lubeck import clever
from engine.lubeck.codes import coded_row
from engine.lubeck.glance import glance
from engine.lubeck.planner import Planner, Position
from engine.lubeck.search import ALONE, MOST
from tests.engine.lubeck.positions import cards, state_of, table
from tests.engine.notation import play


def chosen(match: Match, seat: int) -> str:
    return str(choose(match, seat, "clever", "a seed"))


def planner(match: Match, seat: int) -> Planner:
    return Planner(glance(state_of(match), seat))


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
    """In the last round, with nothing that it could sell any more."""
    match = table("| brugge 4", "", "", last_round=True)
    assert chosen(match, 0) == "pass"


def test_it_passes_when_no_more_can_be_had():
    match = table("| reval 4", "", "", ships=["bergen 0", "bergen 0"])
    assert chosen(match, 0) == "pass"


def test_it_takes_the_package_that_goes_with_its_hand():
    packages = ["brugge 6, brugge 5", "danzig 3, riga 4", "pirates, transfer", "london 4", "reval 4"]
    match = table("| stettin 2", "", "", step="take", packages=packages)
    assert chosen(match, 0) == "take 2"


def test_it_reckons_with_cards_that_it_has_seen_others_take():
    """Who is aboard and has been seen to take a card for the next city may sail the ship there."""
    packages = ["riga 2", "visby 1", "visby 2", "visby 3", "danzig 4"]
    match = table("", "", "", step="take", packages=packages, ships=["danzig 0 1"], compass=1, actor=1)
    play(match, "1: take 1", "2: take 2", "0: take 3", "0: first 1")
    seen = glance(state_of(match), 0)
    assert seen.seen[1:] == (cards("riga 2"), cards("visby 1"))
    position = Position(planner(match, 0).begin.spots, 0, 0, coded_row(cards("reval 6")))
    unaware = Planner(replace(seen, seen=((), (), ())))
    assert planner(match, 0).worth(position) > unaware.worth(position)


def test_cards_that_were_played_are_no_longer_reckoned_with():
    packages = ["riga 2, riga 3", "visby 1", "visby 2"]
    match = table("", "", "", step="take", packages=packages, ships=["danzig 0 1"], compass=1, actor=1)
    play(match, "1: take 1", "2: take 2", "0: take 3", "0: first 1", "1: sell riga 2 on 1")
    assert glance(state_of(match), 0).seen[1] == cards("riga 3")


def test_the_worth_of_a_plan_is_what_it_sells_and_what_is_left():
    """In the last round: a card sold now counts in full, each one after it a little less."""
    match = table("riga 3, reval 6", "", "", ships=["danzig 0"], last_round=True)
    plans = planner(match, 0)
    assert plans.worth(plans.begin) == pytest.approx(3 + ALONE * 6, abs=0.1)
    assert plans.rest(plans.begin) == -9


def test_it_withdraws_a_pawn_only_where_the_voyage_promises_nothing():
    match = table("riga 4, reval 6", "", "", ships=["danzig 0"], passed=[1, 2])
    play(match, "0: pass")
    assert chosen(match, 0) == "withdraw none"
    match = table("| stettin 3", "", "", ships=["bergen 0", "hamburg 0"], passed=[1, 2])
    play(match, "0: pass")
    assert chosen(match, 0).startswith("withdraw ") and chosen(match, 0) != "withdraw none"


def test_each_move_that_is_weighed_gets_its_share_of_the_positions():
    """However many the one before it took."""
    held = "stettin 1, stettin 2, visby 1, visby 2, danzig 2, danzig 3, riga 2, riga 3, start riga, transfer"
    match = table(held, "", "", ships=["lubeck 1", "lubeck 2"])
    plans = planner(match, 0)
    plans.worth(plans.begin)
    another = plans.taking(cards("riga 4, reval 5"))
    assert plans.worth(another) == plans.rest(another)
    plans.search.renew()
    assert plans.worth(another) > plans.rest(another)


def test_of_the_best_moves_one_is_played_by_chance():
    """Two ships that are alike."""
    match = table("riga 4", "", "", ships=["danzig 0", "danzig 0"])
    played = {str(choose(match, 0, "clever", str(seed))) for seed in range(20)}
    assert played == {"sell riga 4 on 1", "sell riga 4 on 2"}


def test_the_moves_are_ranked():
    match = table("riga 4, reval 5", "visby 1", "", ships=["riga 0"])
    ranked = clever.ranked(Observation(match, 0), Dice(Chance("a seed")))
    assert str(ranked[0]) == chosen(match, 0) and set(ranked) == set(match.legal_moves(0))


def test_it_names_itself_first():
    packages = ["riga 2", "visby 1", "visby 2"]
    match = table("", "", "", step="take", packages=packages, compass=1, actor=1)
    play(match, "1: take 1", "2: take 2", "0: take 3")
    ranked = clever.ranked(Observation(match, 0), Dice(Chance("a seed")))
    assert str(ranked[0]) == chosen(match, 0) == "first 0"


def test_it_looks_at_a_bounded_number_of_positions():
    held = "stettin 1, stettin 2, visby 1, visby 2, danzig 2, danzig 3, riga 2, riga 3, start riga, transfer"
    match = table(held, "", "", ships=["lubeck 1", "lubeck 2"])
    plans = planner(match, 0)
    assert plans.worth(plans.begin) > 0
    assert MOST <= len(plans.search.found) < MOST + 100


@pytest.mark.parametrize("seats", [3, 5])
def test_it_beats_random_players(seats: int):
    """A few games of many: each one is won but for a rare accident."""
    levels = ["clever", *["random"] * (seats - 1)]
    standings = tournament("lubeck", levels, 10, "clever").standings
    assert standings["clever"].first >= 9
