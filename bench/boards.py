"""How long drawing a picture takes.

    python -m bench.boards

Draws tables of random matches at each game's fullest, as SVG and as PNG. The yardstick is resvg: its time for
the same SVGs, and the size of its PNGs. The first picture of a game is drawn whole; later ones reuse its
parts. Times vary with the machine, so compare the ratios, which come from one run.
"""

import random
import time
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean

import resvg_py

from bench.figures import Figures, command_line
from boards import PAINTERS
from engine import GAMES, Match
from locales import words
from raster import rasteriser
from raster.font import FAMILY, FILES
from raster.rasteriser import render, render_whole

PICTURES, ROUNDS = 20, 3
GOAL, LARGER = 0.10, 1.3
"""Maximum processor time and file size of a picture, relative to the yardstick."""
NAMES = [f"Player {number}" for number in range(1, 9)]


def views(game: str, number: int) -> list[object]:
    """A spectator's views at the last plies of a random match, when there is most to see."""
    match = Match.start(game, seats=GAMES[game].seats[-1], seed="bench", options={})
    chance = random.Random(1)
    seen: list[object] = []
    while not match.result:
        seen.append(match.view(None))
        seat = chance.choice(match.pending)
        match.play(seat, chance.choice(match.legal_moves(seat)))
    return seen[-number:]


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:8.2f} ms"


def by_resvg(svg: str) -> bytes:
    """Render with the yardstick."""
    files = [str(file) for file in FILES]
    return resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=files, font_family=FAMILY)


def processor(act: Callable[[str], object], svgs: Iterable[str]) -> list[float]:
    """The processor seconds for each picture."""
    times: list[float] = []
    for svg in svgs:
        before = time.process_time()
        act(svg)
        times.append(time.process_time() - before)
    return times


def least(rounds: Iterable[list[float]]) -> float:
    """Mean processor seconds per picture, taking the best of several rounds for each."""
    return fmean(min(times) for times in zip(*rounds, strict=True))


def drawn_anew(svgs: Sequence[str]) -> list[float]:
    """Mean processor seconds of all pictures but the first, starting without cached sprites."""
    rasteriser.forget()
    return processor(render, svgs)


def tables(game: str, number: int) -> list[str]:
    """The SVGs of a match's last tables."""
    say, names = words("ja"), NAMES[: GAMES[game].seats[-1]]
    return [PAINTERS[game].table(view, names, say).svg for view in views(game, number)]


def compare(games: Iterable[str], pictures: int, number: int, figures: Figures) -> None:
    """Compare with the yardstick, for each game and on average, with the best of several rounds."""
    print(f"processor a picture    {'SVG':>11} {'first':>11} {'next':>11} {'resvg':>11}   ratio   size")
    ratios: list[float] = []
    sizes: list[float] = []
    for game in games:
        before = time.process_time()
        svgs = tables(game, pictures)
        written = (time.process_time() - before) / len(svgs)
        render_whole(svgs[0])  # Load the fonts.
        rounds = [drawn_anew(svgs) for _ in range(number)]
        first = min(times[0] for times in rounds)
        drawn = least(times[1:] for times in rounds)
        held = least(processor(by_resvg, svgs[1:]) for _ in range(number))
        ratios.append(drawn / held)
        sizes.append(fmean(len(render(svg)) / len(by_resvg(svg)) for svg in svgs))
        times = " ".join(milliseconds(each) for each in (written, first, drawn, held))
        print(f"  {game:20} {times} {ratios[-1]:7.2f} {sizes[-1]:6.2f}")
    figures.tell("processor a picture, of the yardstick", fmean(ratios), "times", most=GOAL)
    figures.tell("bytes of a picture, of the yardstick", fmean(sizes), "times", most=LARGER)


def main() -> None:
    chosen = command_line(__doc__).parse_args()
    with Figures("boards", smallest=chosen.smallest) as figures:
        if chosen.smallest:
            compare(["lubeck"], 2, 1, figures)
        else:
            compare(GAMES, PICTURES, ROUNDS, figures)


if __name__ == "__main__":
    main()
