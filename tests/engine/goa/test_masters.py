"""The master player."""

from engine import Match
from engine.bots.observation import Observation
from engine.bots.search import Judgement, judge
from engine.goa.moves import MakeBid
from engine.goa.policy import MASTER
from engine.goa.state import TURNS
from tests.engine.goa.positions import at_auctions, at_turn, others, player, state_of
from tests.engine.notation import play


def judged(match: Match, seat: int = 0, playouts: int = 8) -> Judgement:
    return judge(MASTER, Observation(match, seat), "a seed", playouts, None)


def chosen(match: Match, seat: int = 0) -> str:
    return str(judged(match, seat).best)


def test_it_bids_no_more_than_its_money():
    match = at_auctions(player(money=3), player(), markers="c1 1, c2 0, c3 0")
    assert all(each.move.number <= 3 for each in judged(match).tried if isinstance(each.move, MakeBid))


def test_it_takes_the_money_of_who_overpays():
    match = at_auctions(
        player(money=40), player(money=40), markers="c0 0, c1 1, c2 0", grid={"c1": "mission-2"}, round=7
    )
    play(match, "1: pass", "0: bid 39")
    assert chosen(match, 1) == "sell"


def test_a_step_that_can_be_paid_is_taken_in_the_last_turn():
    holder = player(ships=3, rows={"ships": 3}, plantations="ginger-2, pepper-2, cinnamon-2")
    match = at_turn(holder, *others(1), round=8)
    state_of(match).turns = TURNS * 2 - 1
    assert chosen(match).startswith("progress")


def test_it_fills_a_colony_with_what_it_lacks():
    holder = player(plantations="pepper-3, clove-3", colonies="quilon pepper-nutmeg")
    match = at_turn(holder, *others(1))
    play(match, "0: harvest quilon")
    assert chosen(match) == "fill nutmeg"
