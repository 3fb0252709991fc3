"""What the largest positions take: those of a hoarder among players who leave everything to it.

    python -m bench.worst [seeds]

For each game the longest that a question, its legal moves, a panel and a clever answer took, in milliseconds
of processor, with the number of answers that there were. Beside them stands a yardstick, which is the same
work on every machine: a hundred thousand calls of an empty function.
"""

import sys
import time
from collections.abc import Callable

from bench.figures import Figures
from engine import GAMES
from engine.players import choose
from locales import words
from tests.engine.conformance.hoarding import HOARDER, largest
from tests.engine.conformance.variants import Variant
from ui.choices import Choices
from ui.game_text import GameText
from ui.ids import TableRef

SEEDS = 3


def milliseconds(act: Callable[[], object]) -> float:
    """Of a processor."""
    before = time.process_time()
    act()
    return (time.process_time() - before) * 1000


def yardstick() -> float:
    def nothing() -> None:
        pass

    def calls() -> None:
        for _ in range(100_000):
            nothing()

    return min(milliseconds(calls) for _ in range(5))


def measure(game: str, seats: int, seeds: int, figures: Figures) -> None:
    worst: dict[str, tuple[float, str, int]] = {}
    text = GameText(words("en"), game, [f"Player {seat}" for seat in range(seats)])
    for seed in range(seeds):
        for code, match in largest(Variant(game, seats), str(seed)).items():
            question, moves = match.question(HOARDER), match.legal_moves(HOARDER)
            assert question
            acts: dict[str, Callable[[], object]] = {
                "question": lambda match=match: match.copy().question(HOARDER),
                "moves": lambda match=match: len(match.copy().legal_moves(HOARDER)),
                "panel": lambda asked=question, moves=moves: Choices(asked, moves, TableRef(1, 1), text).all(
                    30
                ),
                "clever": lambda match=match: choose(match, HOARDER, "clever", "worst"),
            }
            for name, act in acts.items():
                worst[name] = max(worst.get(name, (0.0, "", 0)), (milliseconds(act), code, len(moves)))
    for name, (took, code, count) in worst.items():
        figures.tell(f"{game}, {seats} seats, {name}", took, f"ms ({code}, {count})")


def main() -> None:
    seeds = int(sys.argv[1]) if len(sys.argv) > 1 else SEEDS
    with Figures("worst") as figures:
        figures.tell("yardstick", yardstick(), "ms")
        for game, title in GAMES.items():
            for seats in (title.seats[0], title.seats[-1]):
                measure(game, seats, seeds, figures)


if __name__ == "__main__":
    main()
