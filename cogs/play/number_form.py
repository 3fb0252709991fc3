"""The form for typing a number when there are too many for a menu."""

from __future__ import annotations

from engine import Number
from sessions import Refused, Table
from ui.clicks import Click, form
from ui.context import Context
from ui.panel.click_path import ClickPath
from ui.respond import ask
from ui.text.game_text import GameText

MAX_DIGITS = 6


async def ask_number(ctx: Context, table: Table, click: ClickPath, pressed: Click) -> None:
    """Open a form to type the next part of an answer, for `pressed.typed`.

    Refused: out-of-date, if that is no number; too-slow, if the person has been told already that the answer
    takes a moment.
    """
    asked = _asked(click)
    title = GameText(ctx.words, table.game, table.names).verb(click.action.verb)
    label = ctx.words("number-range", least=asked.least, most=asked.most)
    if not await ask(ctx.interaction, form(pressed, title, label, MAX_DIGITS)):
        raise Refused("too-slow")


def typed_path(click: ClickPath, text: str) -> tuple[int, ...]:
    """The path, extended by a typed number. Refused: not-in-range, out-of-date (no number is asked)."""
    asked, text = _asked(click), text.strip()
    number = int(text) if text.isdecimal() and len(text) <= MAX_DIGITS else -1
    if not asked.least <= number <= asked.most:
        raise Refused("not-in-range", text=text, least=asked.least, most=asked.most)
    return (*click.path, number - asked.least)


def _asked(click: ClickPath) -> Number:
    if not isinstance(click.next, Number):
        raise Refused("out-of-date")
    return click.next
