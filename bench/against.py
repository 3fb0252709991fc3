"""The engine against an earlier one, in the same run: how many times as fast, and whether it thinks the same.

    python -m bench.against [commit]

For every game with its fewest and its most seats: moves a second at random and by clever players (see
`bench.rates`), here and in a checkout of that commit, in turns; beside the ratio its goal. Then how many
answers of the clever players are the same in the same positions. The clever player of Captain's Orders has
been made stronger since the goals were set: its share is told, but there is no goal for it.
"""

import sys
from pathlib import Path

from bench.earlier import HOME, YARDSTICK, earlier, measured
from bench.figures import Figures
from engine import GAMES

TURNS = 5
RANDOM = 2.0
CLEVER = {"fleet": 4.0, "lubeck": 5.0, "goa": 4.0}
"""Goals: so many times as fast."""
SAME = 0.97
"""The goal for the share of answers that are the same ..."""
STRONGER = {"captains_orders"}
"""... save where the clever player has been changed on purpose, to play better."""


def compare(game: str, seats: int, before: Path, figures: Figures) -> None:
    best: dict[Path, dict[str, float]] = {before: {}, HOME: {}}
    for _ in range(TURNS):
        for tree, rates in best.items():
            for level, rate in measured(tree, "rates", "rates", game, seats).items():
                rates[level] = max(rates.get(level, 0.0), rate)
    which = f"{game}, {seats} seats"
    for level, goal in (("random", RANDOM), ("clever", CLEVER.get(game))):
        was, now = best[before][level], best[HOME][level]
        figures.tell(f"{which}, {level} moves", now, "a second")
        figures.tell(f"{which}, {level} moves, of those before", now / was, "times", least=goal)
    was, now = (measured(tree, "rates", "answers", game, seats) for tree in (before, HOME))
    same = sum(map(str.__eq__, was, now)) / len(was)
    goal = None if game in STRONGER else SAME
    figures.tell(f"{which}, answers that are the same", same, f"of {len(was)}", least=goal)


def main(commit: str) -> None:
    with earlier(commit) as before, Figures("against") as figures:
        for game, title in GAMES.items():
            for seats in (title.seats[0], title.seats[-1]):
                compare(game, seats, before, figures)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else YARDSTICK)
