"""Matches among computer players."""

import time
from collections.abc import Iterator, Sequence

from msgspec import Struct

from engine.match import Match
from engine.move import Move
from engine.players import choose


class Standing(Struct):
    """How one level did in a tournament."""

    played: int = 0
    """Seats played, over all matches."""
    first: int = 0
    """First places. A shared one counts in full for each who shares it."""
    shared: float = 0.0
    """First places. A shared one is divided among those who share it."""
    answers: int = 0
    seconds: float = 0.0
    """The time of all answers together."""
    slowest: float = 0.0
    """Seconds of the longest answer."""


class Tournament(Struct):
    standings: dict[str, Standing]
    """By level."""
    lengths: list[int]
    """The number of moves of each match."""


def play_out(match: Match, levels: Sequence[str], seed: str) -> Iterator[tuple[int, Move]]:
    """Plays the match to its end, with a level for each seat. Yields each seat and move, just played."""
    while match.pending:
        seat = match.pending[0]
        move = choose(match, seat, levels[seat], seed)
        match.play(seat, move)
        yield seat, move


def tournament(game: str, levels: Sequence[str], matches: int, seed: str) -> Tournament:
    """Plays many matches. From each to the next, the levels move on by one seat."""
    standings = {level: Standing() for level in levels}
    lengths: list[int] = []
    for number in range(matches):
        shift = number % len(levels)
        seated = [*levels[-shift:], *levels[:-shift]] if shift else list(levels)
        match = Match.start(game, len(levels), f"{seed}/{number}")
        before = time.perf_counter()
        for seat, _ in play_out(match, seated, f"{seed}/{number}"):
            _time(standings[seated[seat]], time.perf_counter() - before)
            before = time.perf_counter()
        lengths.append(match.ply)
        _count(match, seated, standings)
    return Tournament(standings, lengths)


def _time(standing: Standing, seconds: float) -> None:
    standing.answers += 1
    standing.seconds += seconds
    standing.slowest = max(standing.slowest, seconds)


def _count(match: Match, seated: Sequence[str], standings: dict[str, Standing]) -> None:
    assert match.result
    first = [seat for seat, place in match.result.places.items() if place == 1]
    for seat, level in enumerate(seated):
        standings[level].played += 1
        if seat in first:
            standings[level].first += 1
            standings[level].shared += 1 / len(first)
