"""The master player."""

from engine import Match
from engine.bots.observation import Observation
from engine.bots.search import Judgement, judge
from engine.fleet.data import LICENCES
from engine.fleet.moves import Captain, Open, Pay
from engine.fleet.policy import MASTER
from tests.engine.fleet.positions import player, position
from tests.engine.notation import play


def judged(match: Match, seat: int = 0, playouts: int = 8) -> Judgement:
    return judge(MASTER, Observation(match, seat), "a seed", playouts, None)


def chosen(match: Match, seat: int = 0, playouts: int = 8) -> str:
    return str(judged(match, seat, playouts).best)


def test_it_never_opens_above_the_minimum_nor_pays_by_all_ways_there_are():
    match = position(player("tuna tuna cod crab lobster shrimp", "shrimp"), player("tuna"))
    opened = [each.move for each in judged(match).tried if isinstance(each.move, Open)]
    assert [move.amount for move in opened] == [LICENCES[move.licence].minimum for move in opened]
    play(match, "0: open shrimp 6")
    paid = [each.move for each in judged(match).tried if isinstance(each.move, Pay)]
    assert 1 < len(paid) < len(match.legal_moves(0))


def test_of_boats_without_a_captain_it_thinks_of_the_first():
    match = position(player("cod tuna", "cod", "cod cod"), player(), phase="launching")
    play(match, "0: done")
    thought = [each.move for each in judged(match).tried]
    assert {move.boat for move in thought if isinstance(move, Captain)} == {1}


def test_in_the_last_round_it_launches_what_it_can_and_processes_nothing():
    match = position(player("tuna shrimp", "tuna"), player(), phase="launching", last_round=True)
    assert chosen(match) == "launch tuna"
    fleet = "cod:tuna:4 cod:tuna:4 shrimp:tuna"
    match = position(player("cod", "processing cod", fleet), player("cod"), phase="fishing", last_round=True)
    assert chosen(match) == "process none"
    assert judged(match).gain == 3


def test_it_does_not_let_a_rival_have_points_for_next_to_nothing():
    """In the last auction a public house is ten points, whatever one could do with the cards."""
    match = position(
        player("tuna " * 5), player("tuna " * 5), display="pub shrimp", licence_pile="", last_round=True
    )
    assert chosen(match) == "open pub 10"
    play(match, "0: open pub 10")
    assert chosen(match, 1) in {"bid 11", "bid 13"}
