"""Lessons have texts for every station and question, in both languages, with the facts of real play."""

import pytest

from engine import GAMES, Prompt
from engine.core.statement import codes
from locales import LANGUAGES, words
from tests.engine.core.teaching.test_lesson import lesson_of, played
from tests.locales.test_game_words import NAMES, positions, prefix
from ui.text.game_text import GameText

MAX_IDEA = 420
"""Maximum characters of an idea, so that a phone shows it together with its question."""
MAX_HINT = 200
"""Maximum characters of a hint about where to look, and of a comment on a choice."""
MAX_EXPLANATION = 1100
"""Maximum characters of an explanation."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
class TestWords:
    def test_every_station_has_all_its_texts(self, game, language):
        say = words(language)
        for station in lesson_of(game).stations:
            id = f"{prefix(game)}-lesson-{station.code}"
            parts = ["title", "look", *(f"said-{word}" for word in station.words)]
            assert say.has(id) and not [part for part in parts if not say.has(f"{id}.{part}")]

    def test_every_question_is_explained(self, game, language):
        ids = [f"{prefix(game)}-explain-{code}" for code in codes(GAMES[game].statements(Prompt))]
        assert not [id for id in ids if not words(language).has(id)]

    def test_lesson_texts_are_short_and_complete(self, game, language):
        text = GameText(words(language), game, NAMES)
        for level in ("clever", "random"):
            for reached in played(game, level)[1].reached:
                id, facts = f"lesson-{reached.station.code}", (reached.prompt, reached.numbers)
                assert 0 < len(text.about(id, *facts)) <= MAX_IDEA
                assert len(text.about(f"{id}.title", *facts)) <= 40
                parts = ["look", *(f"said-{word}" for word in reached.station.words)]
                assert all(0 < len(text.about(f"{id}.{part}", *facts)) <= MAX_HINT for part in parts)

    @pytest.mark.parametrize("ends", [0, -1], ids=["fewest", "most"])
    def test_explanations_can_be_rendered_in_play(self, game, language, ends):
        text = GameText(words(language), game, NAMES)
        for match in positions(game, GAMES[game].seats[ends]):
            for seat in match.pending:
                question, numbers = match.question(seat), match.numbers(seat)
                assert question is not None
                said = text.about(f"explain-{question.code}", question.prompt, numbers)
                assert 0 < len(said) <= MAX_EXPLANATION
