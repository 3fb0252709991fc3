"""The master player."""

from engine import Match
from engine.bots.observation import Observation
from engine.bots.search import Judgement, judge
from engine.lubeck.policy import MASTER
from tests.engine.lubeck.positions import table
from tests.engine.notation import play


def judged(match: Match, seat: int = 0, playouts: int = 8) -> Judgement:
    return judge(MASTER, Observation(match, seat), "a seed", playouts, None)


def chosen(match: Match, seat: int = 0) -> str:
    return str(judged(match, seat).best)


def test_it_sells_first_what_another_would_carry_it_past():
    """A rival aboard holds a card for the next city: what is not sold here now is never sold."""
    match = table("danzig 4, reval 5", "riga 3", "", ships=["danzig 0 1"], last_round=True)
    assert chosen(match) == "sell danzig 4 on 1"


def test_it_sinks_the_ship_that_a_rival_would_sell_on_for_much():
    match = table(
        "pirates", "reval 6, reval 5, reval 5", "visby 1", ships=["riga 1 1"], passed=[2], last_round=True
    )
    assert chosen(match) == "pirates 1"


def test_it_lets_begin_who_sails_it_to_where_it_sells():
    """Seat 1 sells in Riga, from where a ship goes on to Reval; if seat 0 began, it could only pass."""
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
    assert chosen(match) == "first 1"


def test_what_a_withdrawal_is_worth_shows_in_the_next_round():
    match = table("riga 4, reval 6", "", "", ships=["danzig 0"], passed=[1, 2])
    play(match, "0: pass")
    assert chosen(match) == "withdraw none"
    assert judged(match).gain > 1
