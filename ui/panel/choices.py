"""Turns a question into buttons and selects; `click_path.py` leads from a click back to an answer.

Each action gets its rows in the most convenient form that fits into the message: `candidates.py` has the
forms, and `ui/sheet/fitting.py` decides. So most moves take one tap and the rest two.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import Question
from ui.panel.answer_rows import AnswerRows, SingleButton
from ui.panel.asked import AskedQuestion
from ui.panel.candidates import candidates, single_button
from ui.panel.click_path import ClickPath
from ui.sheet import layout
from ui.sheet.fitting import fit
from ui.sheet.layout import Item
from ui.sheet.size import Size
from ui.text.game_text import GameText


class Choices:
    """The clickable answers to a seat's question at one moment of a table."""

    def __init__(
        self, question: Question, asked: AskedQuestion, game_text: GameText, *, brief: bool = False
    ) -> None:
        """With `brief`, actions aren't described, except by facts of this question."""
        self._question = question
        self._rows = AnswerRows(question, asked, game_text, brief=brief)

    def all(self, room: Size) -> list[Item]:
        """Rows for every action that fit into this room. They may be higher if that saves a tap."""
        clicks = [ClickPath(action, (i,)) for i, action in enumerate(self._question.actions)]
        single_buttons = [single_button(self._rows, click) for click in clicks]
        below = _side_by_side([each for each in single_buttons if each])
        several = [click for click, each in zip(clicks, single_buttons, strict=True) if each is None]
        groups = [candidates(self._rows, click) for click in several]
        rows = fit(groups, room - Size.of(below))
        return layout.rows([self._rows.begin(click) for click in clicks]) if rows is None else [*rows, *below]

    @property
    def shortcuts(self) -> list[Item]:
        """Rows for only those actions without a choice to make."""
        return _side_by_side(
            [
                each
                for i, action in enumerate(self._question.actions)
                if not action.parts and (each := single_button(self._rows, ClickPath(action, (i,))))
            ]
        )

    def part(self, click: ClickPath, room: Size) -> list[Item]:
        """Rows for the next part of one action, with a heading, that fit into this room."""
        forms = candidates(self._rows, click, alone=True)
        return next((each for each in forms if room.holds(Size.of(each))), forms[-1])

    @property
    def reasons(self) -> str:
        """Why choices are disabled, a line of Markdown for each reason; empty if none is."""
        return self._rows.reasons(self._rows.closed())


def _side_by_side(single_buttons: Sequence[SingleButton]) -> list[Item]:
    """The actions without a choice to make: their descriptions and their buttons."""
    told = "\n".join(each.line for each in single_buttons if each.line)
    return [*([layout.small(told)] if told else []), *layout.rows([each.button for each in single_buttons])]
