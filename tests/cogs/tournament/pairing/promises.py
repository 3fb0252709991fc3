"""The promises of a draw, for all numbers of players, sizes of tables and numbers of rounds.

`best.txt` has the results of a long search: billions of swaps in compiled code. Each line has the sizes of
the tables and then, for three to six rounds, the rematches, a slash, and the imbalance of the smaller tables.
A pair that meets three times has two rematches, as players count. Imbalance 0 means that the numbers of times
at a smaller table differ by at most one.

Fewer rematches come first. In small fields they sometimes cost balance: 14 players can avoid all rematches in
four rounds, but then some sit at a smaller table twice more often than others.

    python -m tests.cogs.tournament.pairing.promises

draws all of them in a few minutes; a test draws some.
"""

import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from cogs.tournament.pairing import Round, Task, draw, repeats, seat_counts

ROUNDS = (3, 4, 5, 6)

Case = tuple[tuple[int, ...], int]
"""The sizes of the tables, and the number of rounds."""


def cases() -> dict[Case, tuple[int, int]]:
    """The best known rematches and imbalance of each case."""
    found: dict[Case, tuple[int, int]] = {}
    for line in Path(__file__).with_name("best.txt").read_text().splitlines():
        sizes, *results = line.split()
        for rounds, result in zip(ROUNDS, results, strict=True):
            rematches, _, unbalanced = result.partition("/")
            found[tuple(map(int, sizes)), rounds] = int(rematches), int(unbalanced)
    return found


def first_plan(case: Case, seed: str) -> list[Round]:
    """The rounds planned by the first draw."""
    sizes, rounds = case
    players = tuple(range(sum(sizes)))
    return list(draw(Task(players, (0.0,) * len(players), sizes, rounds), seed))


def broken_promises(rounds: list[Round], best: tuple[int, int]) -> list[str]:
    """The promises that these rounds break."""
    rematches = repeats(rounds)
    times = times_at_smaller_tables(rounds)
    smaller = repetitions(times) - repetitions(even_counts(times))
    seats = difference_of_seats(rounds)
    found = [
        f"{rematches} rematches, not {best[0]}" if rematches > best[0] else "",
        f"smaller tables unbalanced by {smaller}, not {best[1]}" if (rematches, smaller) > best else "",
        f"seats differ by {seats}" if seats > 1 else "",
    ]
    return [each for each in found if each]


def difference_of_seats(rounds: list[Round]) -> int:
    """The largest difference between two players' counts of the same seat."""
    counts = seat_counts(rounds).values()
    seats = max(len(table) for tables in rounds for table in tables)
    return max(
        max(count[seat] for count in counts) - min(count[seat] for count in counts) for seat in range(seats)
    )


def times_at_smaller_tables(rounds: list[Round]) -> list[int]:
    """How often each player sits at a smaller table."""
    times = Counter({player: 0 for table in rounds[0] for player in table})
    for tables in rounds:
        largest = max(map(len, tables))
        times.update(player for table in tables if len(table) < largest for player in table)
    return list(times.values())


def even_counts(counts: list[int]) -> list[int]:
    """Counts with the same sum that differ by one at most."""
    return [(sum(counts) + place) // len(counts) for place in range(len(counts))]


def repetitions(counts: Iterable[int]) -> int:
    """The total of n * (n - 1) / 2 over the counts: 1 for 2, 3 for 3, 6 for 4."""
    return sum(count * (count - 1) // 2 for count in counts)


def main() -> int:
    """Draw all cases; exit code 1 if a promise is broken."""
    wrong = 0
    for case, best in cases().items():
        for seed in ("a", "b"):
            if found := broken_promises(first_plan(case, seed), best):
                print(*case, seed, *found, flush=True)
                wrong += 1
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main())
