"""Messages that are text with variables in it, as most are: filled in without Fluent, ten times as fast."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from fluent.runtime.resolver import BaseResolver, Pattern, TextElement
from fluent.syntax.ast import Placeable, VariableReference

MINUS = "−"
"""What stands before a number below zero, in words and in pictures: U+2212, as wide as a plus."""


def signed(number: int, *, plus: bool = False) -> str:
    """A number by itself, with a true minus; `plus`: where it is above zero, with its sign too."""
    return f"{number:+d}".replace("-", MINUS) if number and (plus or number < 0) else str(number)


class Variable(NamedTuple):
    """What is filled in."""

    name: str


Template = Sequence[str | Variable]
"""A message in its order."""


def template(pattern: BaseResolver) -> Template | None:
    """The parts of a message; None if there is more to it: a choice, a function, another message."""
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
    """A message with what it is told; None where Fluent has to say it: a variable is missing, or is neither a
    text nor a whole number."""
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
