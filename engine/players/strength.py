"""How strong the levels are: a page in Markdown, of tournaments of all levels, games and numbers of seats."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from engine.game import Game
from engine.players.tournament import Standing, half_and_half, tournament

HEAD = """# How strong the computer players are

Made by `make strength`, which plays each deal in all seatings, {games} matches a row. *Won* is what the first
level's seats have of the first places (a tie is divided), *by chance* what they would have among equals; the
interval holds the true share by 95 %, counted by deals. Times are those of an answer of the first level.
"""
COLUMNS = "| seats | table | won | 95 % | by chance | mean ms | slowest ms |\n|---|---|---|---|---|---|---|\n"


def pages(
    games: Sequence[Game], levels: Sequence[str], seats: Sequence[int] | None, matches: int, seed: str
) -> Iterator[str]:
    """The page as far as it is known, again after each row: the whole of it takes hours.

    `levels`: the weaker before the stronger. `seats`: the numbers of seats, None for all that a game has.
    """
    page = HEAD.format(games=matches)
    for game in games:
        page += f"\n## {game.id}\n\n{COLUMNS}"
        for number in game.seats:
            if seats is not None and number not in seats:
                continue
            for table in tables(levels, number):
                page += row(game.id, table, matches, seed)
                yield page


def tables(levels: Sequence[str], seats: int) -> Iterator[list[str]]:
    """Of any two levels, one seat of the stronger among the weaker, and half and half where that is fair."""
    for weaker, stronger in combinations(levels, 2):
        yield [stronger, *[weaker] * (seats - 1)]
        if halves := half_and_half((stronger, weaker), seats):
            yield halves


def row(game: str, levels: Sequence[str], matches: int, seed: str) -> str:
    """A line of the page: how the first of the levels does at that table."""
    standing: Standing = tournament(game, levels, matches, seed).standings[levels[0]]
    own = levels.count(levels[0])
    chance = own / len(levels)
    share = standing.share(chance)
    return (
        f"| {len(levels)} | {own} {levels[0]}, {len(levels) - own} {levels[1]} | {share.mean:.1%}"
        f" | {share.low:.1%} to {share.high:.1%} | {chance:.1%}"
        f" | {standing.seconds / standing.answers * 1000:.0f} | {standing.slowest * 1000:.0f} |\n"
    )
