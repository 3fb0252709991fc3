"""The pictures on the pages of the rules."""

from xml.etree import ElementTree as ET

import pytest

from boards import rules_pictures
from boards.picture import ALT_LENGTH
from boards.svg import WIDTH
from engine import GAMES
from locales import LANGUAGES, words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_picture_belongs_to_a_page_and_has_an_alt_text(game, language):
    say = words(language)
    prefix = f"{game.replace('_', '-')}-rules"
    pictures = rules_pictures(game)
    assert pictures
    assert set(pictures) == {number for number in range(1, 25) if say.has(f"{prefix}-{number}-picture")}
    for number, draw in pictures.items():
        assert say.has(f"{prefix}-{number}")
        assert 0 < len(say(f"{prefix}-{number}-picture")) <= ALT_LENGTH
        drawn = ET.fromstring(draw(say).svg)
        assert drawn.attrib["width"] == str(WIDTH) and float(drawn.attrib["height"]) <= 480


def test_a_game_without_a_folder_of_pictures_has_none():
    assert rules_pictures("chess") == {}
