"""How long drawing a picture takes.

    python -m bench.boards

Draws the last positions of a random match of each game, when there is most to see. The yardstick is resvg:
its time for the same pictures as whole SVGs, and the size of its PNGs. The first picture of a
game is drawn with empty caches; later ones reuse its lines and panels. Times vary with the machine, so
compare the ratios, which come from one run.
"""

import random
import time
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean
from typing import TypeVar

import resvg_py

from bench.figures import Figures, command_line
from boards import PAINTERS
from engine import GAMES, Match
from locales import words
from raster.font import FAMILY, FILES
from raster.panel import Drawing
from raster.studio import Studio, render

PICTURES, ROUNDS = 20, 3
GOAL_TIME_RATIO, GOAL_SIZE_RATIO = 0.10, 1.3
"""Maximum processor time and file size of a picture, relative to the yardstick."""
Shown = TypeVar("Shown", Drawing, str)
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


def processor(act: Callable[[Shown], object], pictures: Iterable[Shown]) -> list[float]:
    """The processor seconds for each picture."""
    times: list[float] = []
    for picture in pictures:
        before = time.process_time()
        act(picture)
        times.append(time.process_time() - before)
    return times


def least(rounds: Iterable[list[float]]) -> float:
    """Mean processor seconds per picture, taking the best of several rounds for each."""
    return fmean(min(times) for times in zip(*rounds, strict=True))


def drawn_anew(drawings: Sequence[Drawing]) -> list[float]:
    """The processor seconds for each picture, starting with empty caches."""
    return processor(Studio().png, drawings)


def tables(game: str, number: int) -> list[Drawing]:
    """Drawings of the table at a match's last plies."""
    say, names = words("ja"), NAMES[: GAMES[game].seats[-1]]
    return [PAINTERS[game].table(view, names, say).drawing for view in views(game, number)]


def compare(games: Iterable[str], pictures: int, number: int, figures: Figures) -> None:
    """Compare drawing times and sizes with the yardstick, for each game and on average.

    The best of several rounds counts.
    """
    print(f"processor a picture    {'panels':>11} {'first':>11} {'next':>11} {'resvg':>11}   ratio   size")
    ratios: list[float] = []
    sizes: list[float] = []
    for game in games:
        before = time.process_time()
        drawings = tables(game, pictures)
        written = (time.process_time() - before) / len(drawings)
        svgs = [drawing.svg for drawing in drawings]
        render(drawings[0])  # Load the fonts.
        rounds = [drawn_anew(drawings) for _ in range(number)]
        first = min(times[0] for times in rounds)
        drawn = least(times[1:] for times in rounds)
        held = least(processor(by_resvg, svgs[1:]) for _ in range(number))
        ratios.append(drawn / held)
        sizes.append(fmean(len(render(each)) / len(by_resvg(each.svg)) for each in drawings))
        times = " ".join(milliseconds(each) for each in (written, first, drawn, held))
        print(f"  {game:20} {times} {ratios[-1]:7.2f} {sizes[-1]:6.2f}")
    figures.tell("processor a picture, of the yardstick", fmean(ratios), "times", most=GOAL_TIME_RATIO)
    figures.tell("bytes of a picture, of the yardstick", fmean(sizes), "times", most=GOAL_SIZE_RATIO)


def main() -> None:
    chosen = command_line(__doc__).parse_args()
    with Figures("boards", smallest=chosen.smallest) as figures:
        if chosen.smallest:
            compare(["captains_orders"], 2, 1, figures)
        else:
            compare(GAMES, PICTURES, ROUNDS, figures)


if __name__ == "__main__":
    main()
