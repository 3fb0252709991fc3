"""How long a picture takes, and how long the bot's answers wait meanwhile.

    python -m bench.boards [game]

Draws the tables of matches of random moves at each game's fullest, as SVG and as PNG, beside a yardstick:
the same SVGs drawn by resvg, with the PNGs that it makes. The first picture of a game is drawn whole, the
next ones from what has been drawn before, too. Then, for one game, draws them in the worker
process and once more out of the cache, and measures by how much a task that wants to run every millisecond
is late while the same pictures are drawn, in the worker and, for comparison, in a thread. Times vary with
the machine; the ratios, taken in one run, are what to compare.
"""

import asyncio
import random
import sys
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from statistics import fmean, median

import resvg_py

from bench.figures import Figures
from bench.lateness import lateness
from boards import Artist, painter, rasteriser
from boards.font import FAMILY, FILES
from boards.rasteriser import render, render_whole
from engine import GAMES, Match
from locales import words

PICTURES, ROUNDS = 20, 3
GOAL, LARGER = 0.10, 1.3
"""Of the yardstick: the processor time of a picture, and its bytes, at the most."""
NAMES = [f"Player {number}" for number in range(1, 9)]


def views(game: str) -> list[object]:
    """What a spectator sees at the last plies of a match of random moves: there is most to be seen."""
    match = Match.start(game, seats=GAMES[game].seats[-1], seed="bench", options={})
    chance = random.Random(1)
    seen: list[object] = []
    while not match.result:
        seen.append(match.view(None))
        seat = chance.choice(match.pending)
        match.play(seat, chance.choice(match.legal_moves(seat)))
    return seen[-PICTURES:]


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


def by_resvg(svg: str) -> bytes:
    """The yardstick."""
    files = [str(file) for file in FILES]
    return resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=files, font_family=FAMILY)


def processor(act: Callable[[str], object], svgs: Iterable[str]) -> list[float]:
    """Seconds of processor for each picture."""
    times: list[float] = []
    for svg in svgs:
        before = time.process_time()
        act(svg)
        times.append(time.process_time() - before)
    return times


def least(rounds: Iterable[list[float]]) -> float:
    """Seconds of processor a picture, in the mean; of each the least of some rounds."""
    return fmean(min(times) for times in zip(*rounds, strict=True))


def drawn_anew(svgs: Sequence[str]) -> list[float]:
    """The same for all pictures but the first, from no sprites on."""
    rasteriser.forget()
    return processor(render, svgs)


def tables(game: str) -> list[str]:
    """The SVGs of a match's tables."""
    say, names = words("ja"), NAMES[: GAMES[game].seats[-1]]
    return [painter(game).table(view, names, say).svg for view in views(game)]


def compare(figures: Figures) -> None:
    """What a picture takes, of each game and in the mean, beside the yardstick."""
    print(f"processor a picture    {'SVG':>11} {'first':>11} {'next':>11} {'resvg':>11}   ratio   size")
    ratios: list[float] = []
    sizes: list[float] = []
    for game in GAMES:
        before = time.process_time()
        svgs = tables(game)
        written = (time.process_time() - before) / len(svgs)
        render_whole(svgs[0])  # the fonts are read
        rounds = [drawn_anew(svgs) for _ in range(ROUNDS)]
        first = min(times[0] for times in rounds)
        drawn = least(times[1:] for times in rounds)
        held = least(processor(by_resvg, svgs[1:]) for _ in range(ROUNDS))
        ratios.append(drawn / held)
        sizes.append(fmean(len(render(svg)) / len(by_resvg(svg)) for svg in svgs))
        times = " ".join(milliseconds(each) for each in (written, first, drawn, held))
        print(f"  {game:20} {times} {ratios[-1]:7.2f} {sizes[-1]:6.2f}")
    figures.tell("processor a picture, of the yardstick", fmean(ratios), "times", most=GOAL)
    figures.tell("bytes of a picture, of the yardstick", fmean(sizes), "times", most=LARGER)


async def main(game: str) -> None:
    with Figures("boards") as figures:
        compare(figures)
    svgs = tables(game)
    print(f"{game}: {len(svgs)} tables")
    artist = Artist()
    start = time.perf_counter()
    await artist.draw("<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>")
    print(f"the worker's start         {milliseconds(time.perf_counter() - start)}")
    drawn = await each(artist.draw, svgs)
    kept = await each(artist.draw, svgs)
    print(f"SVG to PNG, in the worker  {milliseconds(drawn)}")
    print(f"the same, kept             {milliseconds(kept)}   {drawn / kept:.0f} times faster")

    fresh = [f"{svg}<!-- again -->" for svg in svgs]
    apart, _ = await lateness(each(artist.draw, fresh))
    await artist.close()
    inside, _ = await lateness(each(lambda svg: asyncio.to_thread(render, svg), fresh))
    print("answers late by            median          worst")
    print(f"  drawn in the worker  {milliseconds(median(apart))}    {milliseconds(max(apart))}")
    print(f"  drawn in a thread    {milliseconds(median(inside))}    {milliseconds(max(inside))}")
    print(
        f"  thread to worker     {median(inside) / median(apart):8.1f}       {max(inside) / max(apart):8.1f}"
    )


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else "captains_orders"))
