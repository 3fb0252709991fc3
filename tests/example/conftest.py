"""Registers the example game for each test in this folder."""

from pathlib import Path

import pytest

from boards import PAINTERS
from engine import GAMES
from locales import LANGUAGES, words
from tests.bot_fixtures import nothing_is_left_to_chance, pictures_are_their_drawings, port, real_pictures
from tests.example.ship_captain_crew import GAME as SHIP
from tests.example.ship_captain_crew.pictures import PAINTER

__all__ = ["nothing_is_left_to_chance", "pictures_are_their_drawings", "port", "real_pictures"]

WORDS = Path(__file__).parent / "words"


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register everything a new game needs: the game, its pictures and its words."""
    monkeypatch.setitem(GAMES, SHIP.id, SHIP)
    monkeypatch.setitem(PAINTERS, SHIP.id, PAINTER)
    for language in LANGUAGES:
        if not words(language).has("ship-captain-crew-name"):
            words(language).add(WORDS / language / "ship_captain_crew.ftl")
