"""The podium picture: everyone is named, all texts can be read on a phone, and nothing is cut but names."""

import pytest

from boards.podium import BASE, HIGH, MIN_TEXT_SIZE, WIDE, PodiumPlace, podium
from engine import GAMES
from locales import LANGUAGES, words
from tests.boards.geometry import boxes
from tests.boards.test_colours import faint
from tests.boards.test_layers import looks_as_described
from tests.boards.test_texts import LONG

EN = words("en")


def standings(*places: int, name: str = "Mina") -> list[PodiumPlace]:
    return [
        PodiumPlace(place, f"{name} {number}", number, f"{number} points")
        for number, place in enumerate(places, 1)
    ]


@pytest.mark.parametrize("name", LONG)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_all_texts_can_be_read_and_only_names_are_cut(game: str, language: str, name: str):
    say = words(language)
    key = game.replace("_", "-")
    scores = (128, -13, 1, 0, -4, 12, 5, 7)
    rows = [
        PodiumPlace(place, name, score, say(f"{key}-score", score=score))
        for place, score in enumerate(scores, 1)
    ]
    date = say("share-date", year="2026", month=11, day=27)
    card = podium(say(f"{key}-name"), date, rows, say("share-turning", move=431), say)
    found = boxes(card.svg)
    cut = [box.text for box in found if "…" in box.text]
    assert all(name[0] in told for told in cut)
    assert all(box.size >= MIN_TEXT_SIZE - 0.01 for box in found if box.text)
    assert all(box.left >= 0 and box.right <= WIDE and box.top >= 0 and box.bottom <= HIGH for box in found)
    texts = [box for box in found if box.text]
    assert not [
        (one.text, other.text)
        for at, one in enumerate(texts)
        for other in texts[at + 1 :]
        if one.covers(other)
    ]
    assert not [*faint(card.drawing)]
    assert looks_as_described(card.drawing)


def test_the_best_stands_in_the_middle_and_highest():
    card = podium("Goa", "", standings(1, 2, 3), "", EN)
    at = {box.text: box for box in boxes(card.svg)}
    assert at["Mina 2"].left < at["Mina 1"].left < at["Mina 3"].left
    assert at["Mina 1"].top < at["Mina 2"].top < at["Mina 3"].top < BASE


def test_players_with_the_same_place_stand_equally_high():
    card = podium("Goa", "", standings(1, 1, 3), "", EN)
    at = {box.text: box for box in boxes(card.svg)}
    assert at["Mina 1"].top == at["Mina 2"].top < at["Mina 3"].top


def test_the_others_are_listed_and_all_are_told():
    card = podium("Goa", "today", standings(1, 2, 3, 4, 5), "Turning point: move 7", EN)
    assert {"4. Mina 4", "5. Mina 5"} <= {box.text for box in boxes(card.svg)}
    assert card.alt.split("\n") == [
        "Goa · today",
        *(f"{number}. Mina {number}: {number} points" for number in range(1, 6)),
        "Turning point: move 7",
    ]


def test_it_has_the_size_of_a_link_preview():
    assert podium("Goa", "", standings(1, 2), "", EN).drawing.size == (1200, 630)
