"""Perft: the number of legal move sequences from a seeded start.

Each game's tests have a file `perft.txt`, whose lines have seats, seed, and the numbers for 1, 2, 3 ...
moves. If a number changes, the rules have changed. To get the new numbers, run

    .venv/bin/python -m engine perft <game> --seats 4 --seed perft --depth 3
"""

from pathlib import Path

import pytest

from engine import GAMES, Match
from engine.tools.perft import perft

TESTS = Path(__file__).parent.parent


def counts(game: str) -> list[list[str]]:
    """The words of each line of a game's file."""
    file = TESTS / game / "perft.txt"
    lines = file.read_text().splitlines() if file.exists() else []
    return [line.split() for line in lines if not line.startswith("#")]


STARTS = [
    pytest.param(game, int(seats), seed, list(map(int, numbers)), id=f"{game} {seats}")
    for game in GAMES
    for seats, seed, *numbers in counts(game)
]


@pytest.mark.parametrize(("game", "seats", "seed", "numbers"), STARTS)
def test_the_number_of_move_sequences_matches(game: str, seats: int, seed: str, numbers: list[int]):
    match = Match.start(game, seats, seed)
    assert [perft(match, depth) for depth in range(1, len(numbers) + 1)] == numbers


@pytest.mark.parametrize("game", GAMES)
def test_perft_covers_every_number_of_seats(game: str):
    assert {int(seats) for seats, *_ in counts(game)} == set(GAMES[game].seats)
