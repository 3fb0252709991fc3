"""Strength tests: play deals between all levels, at all table sizes, and write a page of the results.

Each finished deal is appended to a file at once, so an interrupted run loses little and the next one
continues it.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import combinations, count, groupby
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import msgspec

from engine.bots.levels import LEVELS
from engine.bots.share import share_of
from engine.bots.tournament import alternating, seatings, tournament
from engine.core.game import Game
from engine.core.registry import GAMES

HEAD = """# How strong the computer players are

`make strength` writes this page. It plays each deal in all seatings. *Won* is the first level's share of
wins; a shared win is divided. *By chance* is its share among equals. The interval holds the true share with
95 % confidence, counted by deals. Times are the processor time of one answer at the first level.
"""
DEFAULT_SEED = "1"
COLUMNS = f"| seats | table | matches | won | 95 % | by chance | mean ms | slowest ms |\n{'|---' * 8}|\n"


class Lineup(NamedTuple):
    game: str
    levels: tuple[str, ...]
    """The level of each seat, in one of the seatings."""

    @property
    def matches_per_deal(self) -> int:
        """Number of matches per deal."""
        return len(seatings(self.levels))


class Dealt(msgspec.Struct, frozen=True):
    """A deal played in all seatings, and the results of the first level."""

    game: str
    levels: tuple[str, ...]
    deal: int
    won: tuple[float, ...]
    """The first level's share of first place in each match."""
    answers: int
    seconds: float
    """Total processor seconds of the first level's answers."""
    slowest: float
    seed: str = DEFAULT_SEED

    @property
    def table(self) -> Lineup:
        return Lineup(self.game, self.levels)


def tables(game: Game, levels: Sequence[str], seats: int | None = None) -> Iterator[Lineup]:
    """Yield the tables to test for every pair of levels.

    For each pair, there is a table with a single stronger seat among weaker ones, and where it is fair, a
    table with half of each. The weaker level of a pair is named first. `seats` limits the tables to that
    size.
    """
    for number in game.seats:
        if seats not in (None, number):
            continue
        for weaker, stronger in combinations(sorted(set(levels), key=LEVELS.index), 2):
            yield Lineup(game.id, (stronger, *[weaker] * (number - 1)))
            if halves := alternating((stronger, weaker), number):
                yield Lineup(game.id, tuple(halves))


def play(table: Lineup, deal: int, seed: str) -> Dealt:
    """Play a deal in all seatings. With the same seed, all tables of one size get the same deals."""
    first = table.levels[0]
    standing = tournament(table.game, table.levels, table.matches_per_deal, f"{seed}/{deal}").standings[first]
    return Dealt(
        table.game,
        table.levels,
        deal,
        tuple(standing.won[0]),
        standing.answers,
        standing.seconds,
        standing.slowest,
        seed,
    )


def measure(wanted: Sequence[Lineup], matches: int, seed: str, kept: Path, workers: int) -> Iterator[Dealt]:
    """Play deals until each table has this many matches with the seed, and yield each deal.

    The tables with the fewest matches come first. Deals run in `workers` processes and are appended to the
    file `kept`.
    """
    begun = defaultdict[Lineup, set[int]](set)
    for dealt in read(kept):
        if dealt.seed == seed:
            begun[dealt.table].add(dealt.deal)
    running = set[Future[Dealt]]()
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool, kept.open("ab") as file:
        while True:
            missing = [table for table in wanted if len(begun[table]) * table.matches_per_deal < matches]
            if missing and len(running) < workers:
                table = min(missing, key=lambda each: len(begun[each]) * each.matches_per_deal)
                deal = next(number for number in count() if number not in begun[table])
                begun[table].add(deal)
                running.add(pool.submit(play, table, deal, seed))
            elif running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    file.write(msgspec.json.encode(future.result()) + b"\n")
                    file.flush()
                    yield future.result()
            else:
                return


def read(kept: Path) -> list[Dealt]:
    """Read the deals from a file; none if it doesn't exist."""
    lines = kept.read_bytes().splitlines() if kept.exists() else []
    return [msgspec.json.decode(line, type=Dealt) for line in lines]


def page(dealt: Iterable[Dealt]) -> str:
    """Format the deals as a page with one row per table."""
    by_table = defaultdict[Lineup, list[Dealt]](list)
    for each in dealt:
        by_table[each.table].append(each)
    text = HEAD
    for game, rows in groupby(sorted(by_table, key=_place), key=lambda table: table.game):
        text += f"\n## {game}\n\n{COLUMNS}" + "".join(row(table, by_table[table]) for table in rows)
    return text


def row(table: Lineup, dealt: Sequence[Dealt]) -> str:
    """Format one row: how the table's first level did."""
    first, *others = table.levels
    own, answers = table.levels.count(first), sum(each.answers for each in dealt)
    chance = own / len(table.levels)
    share = share_of([each.won for each in dealt], chance)
    return (
        f"| {len(table.levels)} | {own} {first}, {len(table.levels) - own} {others[0]} | {share.matches}"
        f" | {share.mean:.1%} | {share.low:.1%} to {share.high:.1%} | {chance:.1%}"
        f" | {sum(each.seconds for each in dealt) / answers * 1000:.0f}"
        f" | {max(each.slowest for each in dealt) * 1000:.0f} |\n"
    )


def _place(table: Lineup) -> tuple[object, ...]:
    """Sort key: game, table size, weaker players first, a single player before half and half."""
    ranks = [LEVELS.index(level) for level in table.levels]
    return list(GAMES).index(table.game), len(ranks), ranks[0], ranks[1:]
