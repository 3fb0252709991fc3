"""How fast the engine plays, copies, stores and imagines matches, and how fast computer players think.

    python -m bench.engine [matches]
    python -m bench.engine [matches] --against PATH

Plays whole random matches through the bot's API, of every game with its minimum and maximum number of seats.
Then copies, views, imagines, dumps, loads and replays the same positions, and lets the thinking computer
players answer some of them. Times vary with the machine, so compare the multiples of one random move, which
come from the same run. The slowest answers are shown beside their limit.

With `--against`, the engine of another checkout plays the same matches in turn with this one, each in a
process of its own. A figure is the ratio of this engine's time to the other's, as the median over the
matches.
"""

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import fmean, median, quantiles
from typing import Any

from bench.figures import Figures, command_line
from bench.timings import WORK, Timed
from engine import GAMES, Match
from engine.bots.levels import LEVELS, choose

MATCHES = 30
ANSWERS = 60
GOAL_SECONDS = 1.0
"""Maximum 99th percentile of the answer times, in seconds."""
GOAL_RATIO = 1.3
"""Maximum ratio to the other checkout's time."""
ROOT = Path(__file__).parents[1]


def positions(game: str, seats: int, matches: int) -> tuple[list[Match], float]:
    """Positions of random matches, and the seconds per move."""
    reached: list[Match] = []
    moves, seconds = 0, 0.0
    for number in range(matches):
        match = Match.start(game, seats, f"bench {number}")
        while match.pending:
            if match.ply % 3 == 0:
                reached.append(match.copy())
            seat = match.pending[0]
            before = time.perf_counter()
            match.play(seat, choose(match, seat, "random", "bench"))
            seconds += time.perf_counter() - before
            moves += 1
    return reached, seconds / moves


def each(matches: Sequence[Match], act: Callable[[Match], object]) -> float:
    """Mean seconds per position."""
    before = time.perf_counter()
    for match in matches:
        act(match)
    return (time.perf_counter() - before) / len(matches)


def measure(game: str, seats: int, matches: int, answers: int, figures: Figures) -> None:
    reached, move = positions(game, seats, matches)
    some = reached[:: max(1, len(reached) // answers)]
    dumps = {id(match): match.dump() for match in some}
    records = {id(match): match.record() for match in some}
    which = f"{game}, {seats} seats"
    figures.tell(f"{which}, random moves", 1 / move, "a second")
    for name, seconds in (
        ("copy", each(reached, Match.copy)),
        ("view and log of a seat", each(reached, lambda match: (match.view(0), match.log(0)))),
        ("imagine", each(reached, lambda match: match.imagine(match.pending[0], "bench"))),
        ("dump", each(some, Match.dump)),
        ("load", each(some, lambda match: Match.load(dumps[id(match)]))),
        ("replay", each(some, lambda match: Match.replay(records[id(match)]))),
    ):
        figures.tell(f"{which}, {name}", seconds / move, f"times a move, {1 / seconds:.0f} a second")
    for level in LEVELS[1:]:
        took = [answer(match, level) for match in some]
        mean = fmean(took)
        figures.tell(f"{which}, {level} answer", mean / move, f"times a move, {1 / mean:.1f} a second")
        slowest = quantiles(took, n=100)[98]
        figures.tell(f"{which}, {level} answer, 99 %", slowest, "s", most=GOAL_SECONDS)


def answer(match: Match, level: str) -> float:
    """Processor seconds per answer of a player at this level."""
    before = time.process_time()
    choose(match, match.pending[0], level, "bench")
    return time.process_time() - before


def compare(game: str, other: Path, matches: int, figures: Figures) -> None:
    """Compare with the engine of another checkout on the same random matches."""
    took: dict[str, list[tuple[float, float]]] = {work: [] for work in WORK}
    with Timed(ROOT) as ours, Timed(other) as theirs:
        for number in range(matches):
            record = at_random(game, number)
            for work, seconds in took.items():
                their = theirs.seconds(work, record)
                seconds.append((ours.seconds(work, record), their))
    for work, seconds in took.items():
        longer = median([our / their for our, their in seconds])
        usual = median([their for _, their in seconds])
        figures.tell(f"{game}, {work}", longer, f"times {1000 * usual:.1f} ms", most=GOAL_RATIO)


def at_random(game: str, number: int) -> dict[str, Any]:
    """The record of a random match. The numbers of seats alternate."""
    seats = GAMES[game].seats
    match = Match.start(game, seats[number % len(seats)], f"bench {number}")
    while match.pending:
        seat = match.pending[0]
        match.play(seat, choose(match, seat, "random", "bench"))
    return match.record()


def main() -> None:
    parser = command_line(__doc__)
    parser.add_argument("matches", nargs="?", type=int, default=MATCHES)
    parser.add_argument("--against", type=Path, metavar="PATH", help="compare with another checkout's engine")
    chosen = parser.parse_args()
    with Figures("engine", smallest=chosen.smallest or chosen.against is not None) as figures:
        if chosen.smallest:
            measure("goa", 2, 1, 2, figures)
            compare("fisherman", chosen.against or ROOT, 1, figures)
            return
        for game in GAMES.values():
            if chosen.against:
                compare(game.id, chosen.against, chosen.matches, figures)
                continue
            for seats in (game.seats[0], game.seats[-1]):
                measure(game.id, seats, chosen.matches, ANSWERS, figures)


if __name__ == "__main__":
    main()
