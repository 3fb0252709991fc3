"""Panels and autocomplete suggestions are fast even for a seat that hoards everything."""

from dataclasses import replace

import pytest

from cogs.play.typing import offered_moves, to_notation
from engine import GAMES, Match
from locales import words
from tests import limits
from tests.engine.conformance.hoarding import HOARDER, SEED, largest
from tests.engine.conformance.test_worst_positions import CALLS, calls
from tests.engine.conformance.variants import Variant
from ui.panel.asked import AskedQuestion
from ui.panel.choices import Choices
from ui.sheet.size import EMPTY_MESSAGE
from ui.text.game_text import GameText

ROOM = replace(EMPTY_MESSAGE, components=30)
NAMES = ("Mei", "Tom", "Ann", "Ken", "Zoe", "Ida", "Max", "Eva")


@pytest.mark.parametrize("game", GAMES)
def test_panels_and_completions_of_worst_positions_are_fast(game: str):
    for code, match in largest(Variant(game, GAMES[game].seats[1]), SEED).items():
        text = GameText(words("ja"), game, NAMES[: match.seats])
        assert calls(lambda match=match, text=text: show(match, text)) < 2 * CALLS, code


def show(match: Match, text: GameText) -> None:
    """Build the panel with each action's first click, and the autocomplete suggestions."""
    question, legal = match.question(HOARDER), match.legal_moves(HOARDER)
    assert question
    choices = Choices(question, AskedQuestion("answer", 1, 1), text)
    limits.check_items(choices.all(ROOM))
    last = str(legal[-1])
    assert to_notation(last, legal, text) == last
    assert 0 < len(offered_moves(legal, "", text)) <= 25
