"""Simple messages, which are text with variables: filled in without Fluent, ten times as fast."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from fluent.runtime.resolver import BaseResolver, Pattern, TextElement
from fluent.syntax.ast import Placeable, VariableReference

MINUS = "−"
"""Minus sign for negative numbers, in words and pictures: U+2212, as wide as a plus."""


def signed(number: int, *, plus: bool = False) -> str:
    """Format a number with a true minus sign. With `plus`, positive numbers get a sign too."""
    return f"{number:+d}".replace("-", MINUS) if number and (plus or number < 0) else str(number)


class Variable(NamedTuple):
    """A variable in a template."""

    name: str


Template = Sequence[str | Variable]
"""The parts of a simple message, in order."""


def template(pattern: BaseResolver) -> Template | None:
    """The parts of a message; None if it has more than variables: a choice, a function, or another
    message."""
    parts: list[str | Variable] = []
    for element in pattern.elements if isinstance(pattern, Pattern) else [pattern]:
        match element:
            case TextElement():
                parts.append(element.value)
            case Placeable(expression=VariableReference(id=id)):
                parts.append(Variable(id.name))
            case _:
                return None
    return parts


def filled(template: Template, variables: Mapping[str, str | float]) -> str | None:
    """Fill in a template. None if Fluent must do it, since a variable is missing or is neither text nor an
    integer."""
    texts: list[str] = []
    for part in template:
        value = part if isinstance(part, str) else variables.get(part.name)
        if isinstance(value, str):
            texts.append(value)
        elif type(value) is int:
            texts.append(signed(value))
        else:
            return None
    return "".join(texts)
