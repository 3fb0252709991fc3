"""Reads custom_ids, and makes values for the fields of any click."""

import dataclasses
import re

from cogs.extensions import cogs_of
from cogs.play.answering import AnswerClick
from ui.clicks import Click, Clicks, Form

CLICKS = Clicks(click for cog in cogs_of() for click in cog.clicks)
"""The clicks of all cogs."""
EXAMPLES = ("1", "1.0", "x", "")


def asked_at(custom_id: str) -> tuple[int, int] | None:
    """The table and the version of the question that a click answers; None if it answers none."""
    try:
        click = CLICKS.read(custom_id)
    except ValueError:
        return None
    return (click.table, click.version) if isinstance(click, AnswerClick) else None


def sample(click: type[Click], **known: object) -> list[object]:
    """A value for each field: the known one, else any valid one."""
    names = [field.name for field in dataclasses.fields(click)]  # pyright: ignore[reportArgumentType]
    return [known.get(name, _any(form)) for name, form in zip(names, click.forms(), strict=True)]


def longest(form: Form) -> int:
    """The length of the longest value that a field takes."""
    return max(len(text) for text in _texts(form) if re.fullmatch(form.pattern, text))


def _any(form: Form) -> str:
    return next(text for text in _texts(form) if re.fullmatch(form.pattern, text))


def _texts(form: Form) -> list[str]:
    words = [part for part in form.pattern.split("|") if part.isidentifier()]
    numbers = ["9" * length for length in range(1, 40)]
    letters = ["x" * length for length in range(1, 40)]
    paths = [".".join(["9"] * length) for length in range(1, 10)]
    return [*EXAMPLES, *words, *numbers, *letters, *paths]


def extremes(form: Form) -> list[str]:
    """The least and the greatest of the values that a field takes."""
    valid = [
        text for text in ["0", *_texts(form)] if re.fullmatch(form.pattern, text) and _is_read(form, text)
    ]
    return [min(valid, key=len), max(valid, key=len)]


def _is_read(form: Form, text: str) -> bool:
    try:
        form.read(text)
    except ValueError:
        return False
    return True
