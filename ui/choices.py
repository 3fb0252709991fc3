"""From the shape of a question to buttons and selects (and `ui/click_path.py` from a click to an answer).

Each action gets its rows in the most convenient form that fits into the message (`ui/candidates.py` has the
forms, `ui/fitting.py` decides), so that most moves are one tap and the rest two. Where there are too many
actions even for one button each under its name, the buttons stand side by side.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import Move, Question
from engine.legality import depends
from ui import layout
from ui.answer_rows import AnswerRows
from ui.candidates import candidates
from ui.click_path import ClickPath
from ui.fitting import fit
from ui.game_text import GameText
from ui.ids import Asked
from ui.layout import Item


class Choices:
    """The clickable answers to one question of one seat, at one moment of a table."""

    def __init__(
        self, question: Question, legal: Sequence[Move] | None, asked: Asked, game_text: GameText
    ) -> None:
        """`legal`: the seat's legal moves; where parts depend on each other, they narrow later parts to what
        fits the earlier ones. None where no parts do."""
        self._question = question
        self._legal = legal if legal is not None and depends(legal) else None
        self._rows = AnswerRows(question, asked, game_text)

    def all(self, room: int, letters: int = layout.TEXT) -> list[Item]:
        """Rows for every action, in at most `room` components with `letters` characters of text."""
        actions = self._question.actions
        groups = [self._candidates(ClickPath(action, (i,))) for i, action in enumerate(actions)]
        closed = self._rows.closed()
        fitting = fit(groups, room - layout.size(closed), letters - layout.letters(closed))
        return [*(self._side_by_side() if fitting is None else fitting), *closed]

    def part(self, click: ClickPath, letters: int = layout.TEXT) -> list[Item]:
        """Rows for the next part of one action, under its name, with at most `letters` characters of text."""
        forms = self._candidates(click)
        return next((each for each in forms if layout.letters(each) <= letters), forms[-1])

    def _candidates(self, click: ClickPath) -> list[list[Item]]:
        return candidates(self._rows, click, self._legal)

    def _side_by_side(self) -> list[Item]:
        """A button for each action, without further words: what it does stands over its values."""
        actions = enumerate(self._question.actions)
        return layout.rows([self._rows.begin(ClickPath(action, (i,))) for i, action in actions])
