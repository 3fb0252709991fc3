"""Matches played and read in the notation, for the tests of every game's rules."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine import Event, IllegalMove, Match, Value


def play(match: Match, *lines: str) -> list[Event]:
    """Plays lines like "0: pass 10 to 1"; returns what the last one brought."""
    events: list[Event] = []
    for line in lines:
        seat, notation = line.split(": ")
        events = match.play(int(seat), notation)
    return events


def refused(match: Match, line: str) -> IllegalMove:
    """Tries a line that must be refused, and must change nothing."""
    before = match.copy()
    with pytest.raises(IllegalMove) as refusal:
        play(match, line)
    assert match == before
    return refusal.value


def codes(events: Sequence[Event]) -> list[str]:
    return [event.code for event in events]


def facts(events: Sequence[Event], code: str) -> dict[str, Value]:
    """What everybody may know of the one event of that code."""
    (event,) = (event for event in events if event.code == code)
    return event.blanked_for(None).facts


def legal(match: Match, seat: int) -> list[str]:
    return [str(move) for move in match.legal_moves(seat)]
