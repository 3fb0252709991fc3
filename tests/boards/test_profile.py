"""The card of a profile is legible, stays inside the picture, and has an alt text."""

import re
from xml.etree import ElementTree as ET

import pytest

from boards.profile import ProfileLine, profile_card
from boards.svg import SMALL, WIDTH
from locales import LANGUAGES, words
from raster.text import width
from tests.boards.test_pictures import NAMES, texts

EN = words("en")
FULL = ProfileLine(
    "Lübeck（リューベック）",
    "1,234 games, 1,000 won",
    "Rating 1534 ± 667",
    [1.0, 3.0, 2.0],
    "Accuracy 100",
    [9.0, 9.0],
)
BARE = ProfileLine("Goa", "1 game, 0 won", "", [], "", [])


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_texts_are_inside_and_large_enough(name, language):
    card = profile_card(name, "1,234 games, 1,000 won", [FULL, BARE], words(language))
    found = list(texts(ET.fromstring(card.svg)))
    assert len(found) == 2 + 4 + 2
    for _, left, right, size in found:
        assert 0 <= left <= right <= WIDTH and size >= SMALL - 2


def test_a_long_name_leaves_room_for_the_number_of_games():
    card = profile_card("m" * 60, "61 games", [], EN)
    title, played = list(texts(ET.fromstring(card.svg)))
    assert title[2] < played[1]
    assert width(played[0], SMALL) > 0


def test_the_curve_goes_from_the_first_value_to_the_last():
    card = profile_card("Mei", "", [FULL], EN)
    curves = [
        [tuple(map(int, point.split())) for point in way.split("L")]
        for way in re.findall(r'd="M([\d .L]+)"', card.svg)
    ]
    ratings, accuracies = curves
    xs, ys = zip(*ratings, strict=True)
    assert list(xs) == sorted(xs) and max(ys) == ys[0] and min(ys) == ys[1]
    assert len({y for _, y in accuracies}) == 1


def test_a_game_without_a_rating_has_no_curve():
    assert 'd="M' not in profile_card("Mei", "", [BARE], EN).svg.replace('d="M0', "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_has_everything(language):
    say = words(language)
    alt = profile_card("Mei", "61 games", [FULL, BARE], say).alt
    assert say("profile-card", name="Mei") in alt and "61 games" in alt
    assert all(each in alt for each in (FULL.game, FULL.played, FULL.rating, FULL.accuracy, BARE.game))
