"""Recorded matches: 2,000 random ones of each game, and 200 of its clever players.

After a change of the engine's internals, each recorded match must still have the same legal moves, events,
views and results.

    .venv/bin/python -m tests.engine.conformance.recorded check [GAME ...]

replays all of them in a few minutes; a test replays a hundred of each game. If a change of the rules is meant
to change the matches, run `record` instead of `check`.

A line of `recorded/random.txt` is a random match: its number is the seed, and its two words are hashes of the
moves played and of everything that the seats saw. Random moves are chosen from the sorted notations, so the
order in which moves are listed doesn't matter. `recorded/clever.txt.xz` contains the moves, too, since other
clever players would choose different ones.
"""

from __future__ import annotations

import lzma
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from engine import GAMES, Match
from engine.bots.levels import choose
from tests.engine.conformance.variants import LIKINGS, VARIANTS, Variant

TESTS = Path(__file__).parent.parent
RANDOM, CLEVER = 2000, 200
VIEW_INTERVAL = 5
"""Number of moves between two comparisons of the views. The last position is always compared."""
HASH_DIGITS = 8
"""Number of hexadecimal digits of a hash to keep."""
MATCHES_PER_TASK = 20
"""Number of matches given to a process at a time."""

Choose = Callable[[Match, int, Sequence[str]], str]
"""A function that chooses one of a seat's legal moves, given sorted by notation."""


def variant(game: str, number: int) -> Variant:
    """The setup of the match with this number. The variants take turns."""
    ways = [each for each in VARIANTS if each.game == game]
    return ways[number % len(ways)]


def played(game: str, number: int, chosen: Choose) -> tuple[str, list[str]]:
    """Play a match to its end. Returns its two hashes, and its moves as `SEAT NOTATION`."""
    match = variant(game, number).start(f"recorded {number}")
    what, seen, moves = sha256(), sha256(), list[str]()
    what.update(_told(match))
    while match.pending:
        seat = match.pending[int.from_bytes(what.digest()[:4], "big") % len(match.pending)]
        for other in match.pending:
            what.update("\n".join(sorted(map(str, match.legal_moves(other)))).encode())
        move = chosen(match, seat, sorted(map(str, match.legal_moves(seat))))
        match.play(seat, move)
        moves.append(f"{seat} {move}")
        what.update(moves[-1].encode() + _told(match))
        if match.ply % VIEW_INTERVAL == 0 or not match.pending:
            for viewer in (None, *range(match.seats)):
                seen.update(_encoded(match.view(viewer)))
    what.update(_encoded(match.result))
    return f"{what.hexdigest()[:HASH_DIGITS]} {seen.hexdigest()[:HASH_DIGITS]}", moves


def _told(match: Match) -> bytes:
    """The last move's events, as a spectator and as each seat sees them."""
    told = [
        [(event.code, event.reveals, event.facts) for event in match.latest(viewer)]
        for viewer in (None, *range(match.seats))
    ]
    return _encoded(told)


def _encoded(value: Any) -> bytes:
    return msgspec.json.encode(msgspec.to_builtins(value, str_keys=True), order="deterministic")


def at_random(number: int) -> Choose:
    """A random player. Each seed prefers some verbs, so that rare things happen often somewhere."""
    dice = random.Random(number)
    likings: dict[str, int] = {}

    def chosen(_match: Match, _seat: int, moves: Sequence[str]) -> str:
        verbs = [move.partition(" ")[0] for move in moves]
        for verb in sorted(set(verbs) - likings.keys()):
            likings[verb] = dice.choice(LIKINGS)
        return dice.choices(moves, [likings[verb] for verb in verbs])[0]

    return chosen


def cleverly(match: Match, seat: int, _moves: Sequence[str]) -> str:
    """The move of a clever player."""
    return str(choose(match, seat, "clever", match.seed))


def as_recorded(moves: Sequence[str]) -> Choose:
    """Play recorded moves. Fails if a move belongs to a seat that isn't asked."""
    left = iter(moves)

    def chosen(_match: Match, seat: int, _legal: Sequence[str]) -> str:
        mover, _, move = next(left).partition(" ")
        assert int(mover) == seat
        return move

    return chosen


def random_line(game: str, number: int) -> str:
    """The line of a random match."""
    return played(game, number, at_random(number))[0]


def clever_line(game: str, number: int) -> str:
    """The line of a match of clever players: hashes and moves."""
    hashes, moves = played(game, number, cleverly)
    return ";".join([hashes, *moves])


def replayed_line(game: str, number: int, line: str) -> str:
    """The line of a match whose recorded moves are played again."""
    _, *moves = line.split(";")
    return ";".join([played(game, number, as_recorded(moves))[0], *moves])


def random_file(game: str) -> Path:
    return TESTS / game / "recorded" / "random.txt"


def clever_file(game: str) -> Path:
    return TESTS / game / "recorded" / "clever.txt.xz"


def recorded(game: str) -> tuple[list[str], list[str]]:
    """The recorded lines, first those of random matches, then those of matches between clever players."""
    clever = lzma.decompress(clever_file(game).read_bytes()).decode()
    return random_file(game).read_text().splitlines(), clever.splitlines()


def record(game: str, pool: ProcessPoolExecutor) -> None:
    """Write a game's files again."""
    random_file(game).parent.mkdir(exist_ok=True)
    lines = pool.map(random_line, [game] * RANDOM, range(RANDOM), chunksize=MATCHES_PER_TASK)
    random_file(game).write_text("".join(f"{line}\n" for line in lines))
    lines = pool.map(clever_line, [game] * CLEVER, range(CLEVER), chunksize=MATCHES_PER_TASK)
    clever = "".join(f"{line}\n" for line in lines)
    clever_file(game).write_bytes(lzma.compress(clever.encode(), preset=9 | lzma.PRESET_EXTREME))


def check(game: str, pool: ProcessPoolExecutor) -> Iterator[str]:
    """Replay a game's matches. Yields a line for each that differs."""
    at_random, clever = recorded(game)
    numbers = range(max(len(at_random), len(clever)))
    again = pool.map(random_line, [game] * len(at_random), numbers, chunksize=MATCHES_PER_TASK)
    yield from (f"{game}: random match {n}" for n, line in enumerate(again) if line != at_random[n])
    again = pool.map(replayed_line, [game] * len(clever), numbers, clever, chunksize=MATCHES_PER_TASK)
    yield from (f"{game}: clever match {n}" for n, line in enumerate(again) if line != clever[n])


def main(command: str, games: Sequence[str]) -> int:
    """Return exit code 1 if a match isn't played the same."""
    with ProcessPoolExecutor() as pool:
        wrong = 0
        for game in games or GAMES:
            if command == "record":
                record(game, pool)
            else:
                found = list(islice(check(game, pool), 20))
                print(*found, f"{game}: {len(found)} differ", sep="\n", flush=True)
                wrong += len(found)
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
