"""Rounds that are played to their end as sensible players would."""

from collections.abc import Iterator
from typing import cast, get_args

from engine import Event, Match
from engine.captains_orders.events import RoundEnded
from engine.captains_orders.moves import GRAMMAR, Discard
from engine.captains_orders.playout import Round
from engine.captains_orders.scoring import Verdict
from engine.captains_orders.state import State
from engine.core.chance import Chance, Dice
from engine.core.move import Move
from tests.engine.captains_orders.positions import position
from tests.engine.conformance.variants import Variant, random_play
from tests.engine.notation import play


def state_of(match: Match) -> State:
    return cast(State, match._state)


def foreseen(match: Match, seat: int, move: Move, seed: str = "a") -> tuple[int, ...]:
    return Round.of(state_of(match)).winners(seat, move, Dice(Chance(seed)))


def moments() -> Iterator[Match]:
    """Moments of random rounds, and empty hands."""
    for seats in (4, 8):
        match = Variant("captains_orders", seats).start("foreseen")
        yield from (match for _ in random_play(match, "foreseen", most=250) if match.pending)
    for lowest in (1, 9):
        match = position([lowest], [5, 6], [7, 8], [9, 10])
        play(match, f"0: order {lowest}")
        yield match


def test_every_verb_does_what_the_engine_does():
    verbs, verdicts = set[str](), set[str]()
    for match in moments():
        seat = match.pending[0]
        for move in match.legal_moves(seat):
            verbs.add(str(move).split()[0])
            round, by_the_rules = Round.of(state_of(match)), match.copy()
            won = round.play(seat, move)
            events = played_on(by_the_rules, seat, move)
            ended = [event for event in events if isinstance(event, RoundEnded)]
            if ended:
                assert won == ended[0].winner_seats
                verdicts.add(ended[0].verdict)
            else:
                after = state_of(by_the_rules)
                assert (won, round.turn, round.order) == (None, after.turn, after.order)
                assert tuple(map(tuple, round.hands)) == after.hands
    assert verbs == set(GRAMMAR.verbs)
    assert verdicts == set(get_args(Verdict))


def played_on(match: Match, seat: int, move: Move) -> list[Event]:
    """What happens by a move, and by what it asks of others: they give and discard their lowest card, and
    declare an empty hand."""
    events = match.play(seat, move)
    while match.pending and (step := state_of(match).step) in ("give", "discard", "word"):
        seat = match.pending[0]
        lowest = min(state_of(match).hands[seat], default=0)
        events += match.play(seat, "declare" if step == "word" else f"{step} {lowest}")
    return events


def test_who_has_given_away_the_lowest_card_accuses_its_receiver():
    """The 1 goes to seat 3 by an order, which is discarded as its owner's turn comes; then seat 0 knows."""
    match = position([1, 9, 9, 9, 9, 9], [5, 6, 7, 8], [5, 6, 7, 8], [6, 7, 8, 8], turn=0, order=(1, 3))
    [obey] = [move for move in match.legal_moves(0) if str(move) == "obey 1"]
    wins = sum(foreseen(match, 0, obey, str(seed)) == (0,) for seed in range(100))
    assert wins > 70


def test_a_captain_who_knows_it_accuses_nobody():
    match = position([1, 2, 9, 9, 9], [5, 6, 7, 8], [5, 6, 7, 8], [6, 7, 8, 8])
    play(match, "0: pass 2 to 1", "1: discard 5")
    round = Round.of(state_of(match))
    assert [round.suspect(0, Dice(Chance(str(seed)))) for seed in range(200)] == [-1] * 200


def test_a_round_is_foreseen_without_changing_it():
    match = position([3, 5, 7], [2, 4, 9], [6, 6, 8], [4, 7, 10])
    round = Round.of(state_of(match))
    move = match.legal_moves(0)[0]
    first = round.copy().winners(0, move, Dice(Chance("b")))
    assert round.copy().winners(0, move, Dice(Chance("b"))) == first
    play(match, "0: pass 3 to 2")
    assert isinstance(match.legal_moves(2)[0], Discard)
