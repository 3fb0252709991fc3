"""Previews of answers fit below an option."""

import pytest

from engine import Match
from engine.fisherman.questions import Held
from engine.lubeck.questions import Package
from locales import words
from ui.sheet.layout import MAX_DESCRIPTION
from ui.text.game_text import GameText

MANY = (
    *("start visby", "double helsingborg", "start helsingborg", "double danzig", "bergen 3", "transfer"),
    *("pirates", "reval 6", "london 5", "brugge 6", "start riga", "double riga"),
)


def package(cards):
    return Package((1,), cards, len(cards), len(cards) + 9, len(cards) + 6)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_package_of_many_cards_is_counted_rather_than_cut(language):
    text = GameText(words(language), "lubeck", ("Mei", "Tom", "Uma"))
    few, many = (
        text.preview(package(MANY[:2]), MAX_DESCRIPTION),
        text.preview(package(MANY), MAX_DESCRIPTION),
    )
    assert "Helsingborg" in few and "Helsingborg" not in many
    assert "12" in many and "21" in many and len(many) <= MAX_DESCRIPTION
    assert len(text.preview(package(MANY))) > MAX_DESCRIPTION


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("seats", [3, 5])
def test_no_package_of_a_game_is_cut(language, seats):
    text = GameText(words(language), "lubeck", ("Alexander",) * seats)
    match = Match.start("lubeck", seats, "packages")
    seen = 0
    while match.pending and seen < 400:
        seat = match.pending[0]
        question = match.question(seat)
        assert question
        for preview in (each for action in question.actions for each in action.previews):
            if isinstance(preview, Package):
                assert len(text.preview(preview, MAX_DESCRIPTION)) <= MAX_DESCRIPTION
                seen += 1
        match.play(seat, match.legal_moves(seat)[-1])
    assert seen > 100


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_preview_that_names_its_answer_is_not_named_twice(language):
    text = GameText(words(language), "fisherman", ("Mei", "Tom", "Uma"))
    held = Held(("bream",), "bream", 2, "9 2")
    told = text.told("X", held)
    assert text.names_answer(held) and not told.startswith("X") and text.part("kind", "bream") in told
    assert text.part("seat", 1) == "Tom"
