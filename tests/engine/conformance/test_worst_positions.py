"""Questions, moves and computer players stay fast even for a seat that hoards everything.

The cost is counted in function calls, which is the same on every machine. A hundred thousand take some 15
milliseconds of a processor.
"""

import sys
import tracemalloc
from collections.abc import Callable
from types import FrameType

import pytest

from engine import GAMES, Match
from engine.bots.levels import choose
from tests.engine.conformance.hoarding import HOARDER, SEED, largest
from tests.engine.conformance.variants import Variant

CALLS = 350_000
MEMORY = 20 * 2**20
"""Maximum memory of a call, in bytes."""
ANSWERED_POSITIONS = 3
"""Number of a match's largest positions in which a computer player answers."""


def calls(act: Callable[[], object]) -> int:
    """The number of function calls."""
    number = 0

    def count(frame: FrameType, event: str, arg: object) -> None:
        nonlocal number
        number += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        act()
    finally:
        sys.setprofile(None)
    return number


def memory(act: Callable[[], object]) -> int:
    """The peak memory use in bytes."""
    tracemalloc.start()
    try:
        act()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def look(match: Match) -> None:
    """Every request to the engine that shows a seat its moves and judges them."""
    moves = match.legal_moves(HOARDER)
    assert match.question(HOARDER) and len(moves)
    for move in (moves[0], moves[len(moves) // 2], moves[-1]):
        assert move in moves
        match.copy().play(HOARDER, move)


@pytest.mark.parametrize("ends", [0, -1], ids=["fewest", "most"])
@pytest.mark.parametrize("game", GAMES)
def test_the_worst_positions_stay_within_time_and_memory(game: str, ends: int):
    positions = largest(Variant(game, GAMES[game].seats[ends]), SEED)
    for code, match in positions.items():
        assert calls(lambda match=match: look(match.copy())) < CALLS, code
    for code, match in list(positions.items())[:ANSWERED_POSITIONS]:
        assert calls(lambda match=match: choose(match, HOARDER, "clever", "hoard")) < CALLS, code
    greatest = next(iter(positions.values()))
    assert memory(lambda: look(greatest.copy())) < MEMORY
    assert memory(lambda: choose(greatest, HOARDER, "clever", "hoard")) < MEMORY


def test_large_positions_occur():
    """Without large positions, the tests above would prove nothing."""
    positions = largest(Variant("fleet", 3), SEED)
    assert len(positions["process"].legal_moves(HOARDER)) > 500_000
    assert len(positions["pay-licence"].legal_moves(HOARDER)) > 150
