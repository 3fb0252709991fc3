"""Times the engine of any checkout in a separate process, to compare two checkouts.

`Timed(checkout)` runs this file as a program that imports `engine` from there. It receives records of
matches, plays them, and times one kind of work at a time on the positions reached.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from time import process_time
from types import TracebackType
from typing import Any, Self, TypeVar

T = TypeVar("T")

WORK = ("match", "load", "dump", "view", "imagine", "clever", "master")
SAMPLE_INTERVAL = 3
"""Number of moves between two kept positions."""
MASTER_POSITIONS = 4
"""Number of positions per match that the slow master answers."""


class Timed:
    """The engine of a checkout, in its own process."""

    def __init__(self, checkout: Path) -> None:
        self._process = subprocess.Popen(  # noqa: S603 (our own)
            [sys.executable, "-P", __file__],
            env={**os.environ, "PYTHONPATH": str(checkout), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._process.communicate()

    def seconds(self, work: str, record: Mapping[str, Any]) -> float:
        """The processor seconds that a kind of work takes on a recorded match."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps([work, record]), file=self._process.stdin, flush=True)
        return float(self._process.stdout.readline())


def _timed(act: Callable[[T], object], things: Sequence[T]) -> float:
    before = process_time()
    for thing in things:
        act(thing)
    return process_time() - before


def _answer(work: str, record: Mapping[str, Any]) -> float:
    from engine import Match
    from engine.bots.levels import choose

    reached = list(_positions(record))
    some = reached[:: max(1, len(reached) // MASTER_POSITIONS)]
    seats = (None, *range(record["seats"]))
    match work:
        case "match":
            return _timed(lambda record: [*_positions(record)], [record])
        case "load":
            return _timed(Match.load, [match.dump() for match in reached])
        case "dump":
            return _timed(Match.dump, reached)
        case "view":
            return _timed(lambda match: [match.view(seat) for seat in seats], reached)
        case "imagine":
            return _timed(lambda match: match.imagine(match.pending[0], "bench"), reached)
        case _:
            asked = some if work == "master" else reached
            return _timed(lambda match: choose(match, match.pending[0], work, "bench"), asked)


def _positions(record: Mapping[str, Any]) -> Iterator[Any]:
    """Play a match like a random player: list the moves, look at one, play the recorded one."""
    from engine import Match

    match = Match.replay({**record, "moves": []})
    for ply, (seat, move) in enumerate(record["moves"]):
        if ply % SAMPLE_INTERVAL == 0:
            yield match.copy()
        moves = match.legal_moves(seat)
        _ = moves[ply % len(moves)]
        match.play(seat, move)


def _serve(requests: Iterable[str]) -> None:
    for request in requests:
        print(_answer(*json.loads(request)), flush=True)


if __name__ == "__main__":
    _serve(sys.stdin)
