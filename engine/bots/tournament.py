"""Matches between computer players.

They play *duplicate* deals: the same match with the same seed, once in each seating, so no level gets better
cards. Matches of one deal are correlated, so confidence intervals are computed over deals.
"""

import time
from collections.abc import Iterator, Sequence

from msgspec import Struct, field

from engine.bots.levels import choose
from engine.bots.share import WinShare, share_of
from engine.core.match import Match
from engine.core.move import Move


class LevelStanding(Struct):
    """How one level did in a tournament."""

    played: int = 0
    """Number of seats played, over all matches."""
    first: int = 0
    """Number of first places. A shared one counts in full for each seat that shares it."""
    shared: float = 0.0
    """Number of first places. A shared one is divided among the seats that share it."""
    answers: int = 0
    seconds: float = 0.0
    """Processor seconds of all answers together."""
    slowest: float = 0.0
    """Processor seconds of the slowest answer."""
    won: list[list[float]] = field(default_factory=list[list[float]])
    """Share of first place of the level's seats together, from 0 to 1: a row per deal, a number per match."""

    def share(self, chance: float) -> WinShare:
        """The share of matches won. `chance` is the share expected among equals."""
        return share_of(self.won, chance)


class LevelTournament(Struct):
    standings: dict[str, LevelStanding]
    """The results of a tournament."""
    lengths: list[int]
    """Number of moves of each match."""


def play_out(match: Match, levels: Sequence[str], seed: str) -> Iterator[tuple[int, Move]]:
    """Play the match to its end with one level per seat, and yield each seat and the move it just made."""
    while match.pending:
        seat = match.pending[0]
        move = choose(match, seat, levels[seat], seed)
        match.play(seat, move)
        yield seat, move


def seatings(levels: Sequence[str]) -> list[tuple[str, ...]]:
    """All distinct rotations of the levels around the table."""
    rotations = ((*levels[shift:], *levels[:shift]) for shift in range(len(levels), 0, -1))
    return list(dict.fromkeys(rotations))


def alternating(levels: Sequence[str], seats: int) -> list[str] | None:
    """Two levels alternating around the table. None if that would be unfair, or for a table of two."""
    return (
        [*levels] * (seats // 2) if len(set(levels)) == len(levels) == 2 < seats and not seats % 2 else None
    )


def tournament(game: str, levels: Sequence[str], matches: int, seed: str) -> LevelTournament:
    """Play this many matches: each deal in all seatings, then the next deal."""
    standings = {level: LevelStanding() for level in levels}
    lengths: list[int] = []
    tables = seatings(levels)
    for number in range(matches):
        deal, seating = divmod(number, len(tables))
        seated = tables[seating]
        match = Match.start(game, len(levels), f"{seed}/{deal}")
        before = time.process_time()
        for seat, _ in play_out(match, seated, f"{seed}/{deal}"):
            _time(standings[seated[seat]], time.process_time() - before)
            before = time.process_time()
        lengths.append(match.ply)
        _count(match, seated, deal, standings)
    return LevelTournament(standings, lengths)


def _time(standing: LevelStanding, seconds: float) -> None:
    standing.answers += 1
    standing.seconds += seconds
    standing.slowest = max(standing.slowest, seconds)


def _count(match: Match, seated: Sequence[str], deal: int, standings: dict[str, LevelStanding]) -> None:
    assert match.result
    first = [seat for seat, place in match.result.places.items() if place == 1]
    for level, standing in standings.items():
        own = [seat for seat, each in enumerate(seated) if each == level]
        won = sum(seat in first for seat in own)
        standing.played += len(own)
        standing.first += won
        standing.shared += won / len(first)
        if deal == len(standing.won):
            standing.won.append([])
        standing.won[deal].append(won / len(first))
