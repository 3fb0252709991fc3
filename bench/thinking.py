"""By how much the bot's answers wait while computer players think.

    python -m bench.thinking

A task that wants to run every millisecond is late by so much: while nothing else goes on, while masters
think in workers, as they do, and for comparison while they think in a thread. Times vary with the
machine; the ratios, taken in one run, are what to compare.
"""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median, quantiles

from bench.figures import Figures
from bench.lateness import lateness
from engine import GAMES, Match, Move
from engine.players import choose
from workers import Thinkers

SECONDS = 5.0
Think = Callable[[Match, int, str, str], Awaitable[Move]]


async def play(think: Think, until: float) -> int:
    """Let masters play match after match; how many thoughts they had."""
    thoughts = 0
    while time.monotonic() < until:
        for game in GAMES:
            match = Match.start(game, seats=GAMES[game].seats[-1], seed="thinking")
            while not match.result and time.monotonic() < until and match.ply < 20:
                seat = match.pending[0]
                match.play(seat, await think(match, seat, "master", str(thoughts)))
                thoughts += 1
    return thoughts


async def go_on(think: Think | None) -> int:
    """Think for a while, or do nothing; how many thoughts were had."""
    return await play(think, time.monotonic() + SECONDS) if think else await asyncio.sleep(SECONDS, 0)


async def in_thread(match: Match, seat: int, level: str, seed: str) -> Move:
    """As it was done before."""
    return await asyncio.to_thread(choose, match, seat, level, seed)


def memory(process: int) -> float:
    """MiB that a process has for itself; nan where the system doesn't tell."""
    try:
        pages = Path(f"/proc/{process}/statm").read_text("ascii").split()
    except OSError:
        return float("nan")
    return (int(pages[1]) - int(pages[2])) * os.sysconf("SC_PAGE_SIZE") / 2**20


async def main() -> None:
    thinkers = Thinkers()
    await play(thinkers.choose, time.monotonic() + 2)  # they are started, and have read all games
    ways: dict[str, Think | None] = {"idle": None, "in workers": thinkers.choose, "in a thread": in_thread}
    with Figures("thinking") as figures:
        for way, think in ways.items():
            late, thoughts = await lateness(go_on(think))
            figures.tell(f"{way}: thoughts", thoughts, "")
            figures.tell(f"{way}: answers late by, median", 1000 * median(late), "ms")
            figures.tell(f"{way}: answers late by, 99 %", 1000 * quantiles(late, n=100)[98], "ms")
            figures.tell(f"{way}: answers late by, worst", 1000 * max(late), "ms")
    print(*(f"a worker takes {memory(each.process):.0f} MiB" for each in thinkers.crew.workers), sep="\n")
    await thinkers.close()


if __name__ == "__main__":
    asyncio.run(main())
