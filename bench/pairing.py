"""How long draws of tournament rounds take.

    python -m bench.pairing [--smallest]

The first draw of a tournament plans all rounds, and the second one matches players with similar scores.
Reports the slowest draw for 3 to 64 players at tables of three to five in three to six rounds, and the draws
of the longest tournament.
"""

from __future__ import annotations

from random import Random
from time import process_time

from bench.figures import Figures, command_line
from cogs.tournament.pairing import Round, Task, draw, table_sizes

SIZES = (3, 4, 5)
ROUNDS = (3, 4, 5, 6)
LARGEST_TASK = (64, 8, 12)
"""The largest task: number of players, table size, number of rounds."""


def main() -> None:
    options = command_line(__doc__).parse_args()
    fields, lengths = ((14,), (3,)) if options.smallest else (range(3, 65), ROUNDS)
    with Figures("pairing", smallest=options.smallest) as figures:
        times = [drawn(players, size, rounds) for players in fields for size in SIZES for rounds in lengths]
        figures.tell("the slowest first draw", max(first for first, _ in times), "s", most=2)
        figures.tell("the slowest later draw", max(later for _, later in times), "s", most=2)
        if not options.smallest:
            first, later = drawn(*LARGEST_TASK)
            figures.tell("the first draw of the longest tournament", first, "s", most=2)
            figures.tell("its second draw", later, "s", most=2)


def drawn(players: int, size: int, rounds: int) -> tuple[float, float]:
    """The seconds for the first and the second draw."""
    sizes = table_sizes(players, size - 1, size, size)
    everybody = tuple(range(players))
    before = process_time()
    [first, *plan] = draw(Task(everybody, (0.0,) * players, sizes, rounds), "bench")
    between = process_time()
    draw(Task(everybody, _scores(first), sizes, rounds - 1, (first,), tuple(plan)), "bench")
    return between - before, process_time() - between


def _scores(tables: Round) -> tuple[float, ...]:
    """Scores after a round with random results."""
    dice = Random("bench")
    points = {
        player: len(table) - 1 - place
        for table in tables
        for place, player in enumerate(dice.sample(table, len(table)))
    }
    return tuple(float(points[player]) for player in sorted(points))


if __name__ == "__main__":
    main()
