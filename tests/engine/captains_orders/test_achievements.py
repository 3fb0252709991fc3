"""Feats of Captain's Orders, each in a few events."""

from engine.captains_orders.events import Accused, Declared, MatchEnded, RoundEnded
from engine.captains_orders.teaching import ACHIEVEMENTS
from engine.core.rules import Result

WON_BY_0 = Result({0: 1, 1: 2, 2: 2}, {0: 3, 1: 0, 2: 0}, {})


def ended(verdict, seat, winners, captains=(2,), accused=None):
    return RoundEnded(
        round=1,
        verdict=verdict,
        seat=seat,
        captain_seats=captains,
        winner_seats=winners,
        winners=len(winners),
        points=(1, 2, 3),
        won=(0, 0, 0),
        accused_seat=accused,
    )


def found(code, *log):
    return set(ACHIEVEMENTS[code](log, WON_BY_0))


def test_a_sharp_eye_names_a_captain_twice():
    named = ended("captain-named", 0, (0,), accused=2)
    assert found("sharp-eye", named) == set()
    assert found("sharp-eye", named, ended("captain-named", 1, (1,)), named) == {0}


def test_an_accused_mutineer_who_wins_is_recognised():
    assert found("wrongly-named", ended("mutineer-named", 0, (1,), accused=1)) == {1}
    assert found("wrongly-named", ended("mutineer-named", 0, (2,), accused=1)) == set()
    assert found("wrongly-named", ended("captain-named", 0, (0,), accused=1)) == set()


def test_a_true_word_is_a_correct_declaration():
    assert found("true-word", ended("declared-rightly", 1, (1,))) == {1}
    assert found("true-word", ended("declared-wrongly", 1, (0,))) == set()


def test_a_silent_winner_has_neither_accused_nor_declared():
    assert found("silent-winner", Accused(seat=1, accused_seat=2)) == {0}
    assert found("silent-winner", Accused(seat=0, accused_seat=2)) == set()
    assert found("silent-winner", Declared(seat=0, rank=2)) == set()


def test_a_clean_sweep_wins_every_round():
    assert found("clean-sweep", MatchEnded(winner_seats=(0,), winners=1, won=(3, 0, 0))) == {0}
    assert found("clean-sweep", MatchEnded(winner_seats=(0,), winners=1, won=(3, 1, 0))) == set()
