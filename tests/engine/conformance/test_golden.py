"""Golden playthroughs stay the same; see `playthrough`."""

from pathlib import Path

import pytest

from engine import GAMES
from tests.engine.conformance.playthrough import golden_files, playthrough, seed_of

FILES = [
    pytest.param(game, seats, file, id=f"{game} {seats}")
    for game in GAMES
    for seats, file in golden_files(game).items()
]


@pytest.mark.parametrize(("game", "seats", "file"), FILES)
def test_the_golden_playthrough_is_unchanged(game: str, seats: int, file: Path):
    assert playthrough(game, seats, seed_of(file)) == file.read_text()
