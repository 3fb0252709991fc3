"""How long a picture takes, and how long the bot's answers wait meanwhile.

    python -m bench.boards [game]

Draws the tables of a match of random moves at a game's fullest: as SVG, as PNG in the worker process, and
once more out of the cache. Then measures by how much a task that wants to run every millisecond is late while
the same pictures are drawn, in the worker and, for comparison, in a thread. Times vary with the machine; the
ratios, taken in one run, are what to compare.
"""

import asyncio
import random
import sys
import time
from collections.abc import Awaitable, Callable, Iterable
from statistics import median

from boards import Artist, painter
from boards.artist import render
from engine import GAMES, Match
from locales import words

PICTURES = 30
NAMES = [f"Player {number}" for number in range(1, 9)]


def views(game: str) -> list[object]:
    """What a spectator sees at different plies of a match of random moves."""
    match = Match.start(game, seats=GAMES[game].seats[-1], seed="bench", options={})
    chance = random.Random(1)
    seen: list[object] = []
    while len(seen) < PICTURES and not match.result:
        seen.append(match.view(None))
        seat = chance.choice(match.pending)
        match.play(seat, chance.choice(match.legal_moves(seat)))
    return seen


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:8.2f} ms"


async def each(draw: Callable[[str], Awaitable[bytes]], svgs: Iterable[str]) -> float:
    """The median time of a picture, drawn one after another."""
    times: list[float] = []
    for svg in svgs:
        start = time.perf_counter()
        await draw(svg)
        times.append(time.perf_counter() - start)
    return median(times)


async def lateness(work: Awaitable[object]) -> tuple[float, float]:
    """By how much the event loop is late while `work` is done: the median and the worst."""
    late: list[float] = []

    async def tick() -> None:
        while True:
            start = time.perf_counter()
            await asyncio.sleep(0.001)
            late.append(time.perf_counter() - start - 0.001)

    ticking = asyncio.create_task(tick())
    await work
    ticking.cancel()
    return median(late), max(late)


async def main(game: str) -> None:
    seen = views(game)
    say, names = words("ja"), NAMES[: GAMES[game].seats[-1]]
    start = time.perf_counter()
    svgs = [painter(game).table(view, names, say).svg for view in seen]
    print(f"{game}: {len(svgs)} tables of {len(names)} players")
    print(f"view to SVG and alt text   {milliseconds((time.perf_counter() - start) / len(svgs))}")

    artist = Artist()
    start = time.perf_counter()
    await artist.draw("<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>")
    print(f"the worker's start         {milliseconds(time.perf_counter() - start)}")
    drawn = await each(artist.draw, svgs)
    kept = await each(artist.draw, svgs)
    print(f"SVG to PNG, in the worker  {milliseconds(drawn)}")
    print(f"the same, kept             {milliseconds(kept)}   {drawn / kept:.0f} times faster")

    fresh = [f"{svg}<!-- again -->" for svg in svgs]
    apart = await lateness(each(artist.draw, fresh))
    await artist.close()
    inside = await lateness(each(lambda svg: asyncio.to_thread(render, svg), fresh))
    print("answers late by            median          worst")
    print(f"  drawn in the worker  {milliseconds(apart[0])}    {milliseconds(apart[1])}")
    print(f"  drawn in a thread    {milliseconds(inside[0])}    {milliseconds(inside[1])}")
    print(f"  thread to worker     {inside[0] / apart[0]:8.1f}       {inside[1] / apart[1]:8.1f}")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else "captains_orders"))
