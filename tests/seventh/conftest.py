"""The seventh title is registered for each test here, and taken out again."""

from pathlib import Path

import pytest

from engine import GAMES
from locales import LANGUAGES, words
from tests.bot_fixtures import nothing_is_left_to_chance, pictures_are_their_drawings, port, real_pictures
from tests.seventh.ship_captain_crew import GAME as SHIP

__all__ = ["nothing_is_left_to_chance", "pictures_are_their_drawings", "port", "real_pictures"]

WORDS = Path(__file__).parent / "words"


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that a new game takes: its line in the registry, its folder, its words."""
    monkeypatch.setitem(GAMES, SHIP.id, SHIP)
    for language in LANGUAGES:
        if not words(language).has("ship-captain-crew-name"):
            words(language).add(WORDS / language / "ship_captain_crew.ftl")
