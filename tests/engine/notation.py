"""Plays and reads matches in the notation, for the rules tests of every game."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine import Event, IllegalMove, Match, Question, Value
from engine.bots.levels import choose
from engine.bots.observation import Observation
from engine.bots.search import Judgement, judge


def play(match: Match, *lines: str) -> list[Event]:
    """Play lines like "0: pass 10 to 1"; returns the last move's events."""
    events: list[Event] = []
    for line in lines:
        seat, notation = line.split(": ")
        events = match.play(int(seat), notation)
    return events


def refused(match: Match, line: str) -> IllegalMove:
    """Try a line, and check that it is refused and changes nothing."""
    before = match.copy()
    with pytest.raises(IllegalMove) as refusal:
        play(match, line)
    assert match == before
    return refusal.value


def codes(events: Sequence[Event]) -> list[str]:
    return [event.code for event in events]


def facts(events: Sequence[Event], code: str) -> dict[str, Value]:
    """The public facts of the only event with this code."""
    (event,) = (event for event in events if event.code == code)
    return event.blanked_for(None).facts


def legal(match: Match, seat: int) -> list[str]:
    return [str(move) for move in match.legal_moves(seat)]


def asked(match: Match, seat: int = 0) -> Question:
    """The question that a seat must answer."""
    question = match.question(seat)
    assert question
    return question


def worlds(match: Match, seat: int | None, number: int) -> list[Match]:
    """Matches that the seat can't tell from this one."""
    return [match.imagine(seat, str(seed)) for seed in range(number)]


def chosen(match: Match, seat: int = 0, seed: str = "a seed") -> str:
    """The move of the clever player."""
    return str(choose(match, seat, "clever", seed))


def judged(match: Match, seat: int = 0, playouts: int = 8, seed: str = "a seed") -> Judgement:
    """The master's judgement of a seat's moves."""
    return judge(match.game.master, Observation(match, seat), seed, playouts, None)


def best(match: Match, seat: int = 0, playouts: int = 8) -> str:
    """The move that the master judges best."""
    return str(judged(match, seat, playouts).best)
