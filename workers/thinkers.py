"""Computer players think in worker processes: a thinking thread would make all answers late."""

from __future__ import annotations

from typing import Any

from engine import Match, Move
from engine.players import Advice, advice, choose
from workers.crew import Crew
from workers.line import Urgency, urgency

LONGEST = 20.0
"""Seconds that a thought may take; the longest takes about one."""
NICE = 10
"""By how much the bot, and who draws for people, go before them."""


class Thinkers:
    """As many as there are spare cores, each with one thought at a time. They are started with the first."""

    def __init__(self, most: int | None = None, longest: float = LONGEST) -> None:
        self.crew = Crew("A computer player", longest, most=most, nice=NICE)

    async def choose(self, match: Match, seat: int, level: str, seed: str) -> Move:
        """The move of a computer player of that level; see `engine.players.choose`.

        Whoever waits for a hint is served before. Raises what it raises, and what `Crew.do` does.
        """
        urgency.set(Urgency.BOARD)
        return match.game.grammar.parse(await self.crew.do(_choose, match.dump(), seat, level, seed))

    async def advise(self, match: Match, seat: int, seed: str) -> Advice:
        """What a master would do; see `engine.players.advice`. Raises what `choose` does."""
        best, next_best, gain, error, unit = await self.crew.do(_advise, match.dump(), seat, seed)
        parse = match.game.grammar.parse
        return Advice(parse(best), None if next_best is None else parse(next_best), gain, error, unit)

    async def close(self) -> None:
        """Let them go when they have thought."""
        await self.crew.close()


def _choose(dump: dict[str, Any], seat: int, level: str, seed: str) -> str:
    """In the worker: the move, written."""
    return str(choose(Match.load(dump), seat, level, seed))


def _advise(dump: dict[str, Any], seat: int, seed: str) -> tuple[str, str | None, float, float, str]:
    """In the worker: the advice, its moves written."""
    given = advice(Match.load(dump), seat, seed)
    next_best = None if given.next_best is None else str(given.next_best)
    return str(given.move), next_best, given.gain, given.error, given.unit
