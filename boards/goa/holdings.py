"""Plantations and colonies with the spices on their fields."""

from collections.abc import Sequence

from boards.goa.goods import goods
from boards.goa.pieces import colony_letters, empty, letter
from boards.goa.spices import COLOURS, spice
from boards.look import WHITE
from boards.svg import SMALL, Length, text
from boards.text import width
from engine.goa.data import Data
from engine.goa.state import Colony, Plantation
from locales import Words

GAP = 10
WIDEST = 38
"""From a field to the next at the most."""


def plantations(held: Sequence[Plantation], y: Length, room: Length, words: Words) -> str:
    """All of a player's, side by side."""
    letters = [max(36, width(letter(each.spice, words), SMALL) + 6) + GAP for each in held]
    field = min(WIDEST, (room - sum(letters)) / max(1, sum(each.size for each in held)))
    drawn: list[str] = []
    x: Length = 0
    for each, label in zip(held, letters, strict=True):
        drawn.append(_plantation(each, x, label - GAP, y, field, words))
        x += label + each.size * field
    return "".join(drawn)


def colonies(held: Sequence[Colony], y: Length, room: Length, data: Data, words: Words) -> str:
    letters = [38 + width(colony_letters(each.name, words), SMALL) + GAP for each in held]
    fields = [data.colonies[each.name].fields for each in held]
    field = min(WIDEST, (room - sum(letters)) / max(1, sum(fields)))
    drawn: list[str] = []
    x: Length = 0
    for each, label, number in zip(held, letters, fields, strict=True):
        drawn.append(_colony(each, number, x, label - GAP, y, field, words))
        x += label + number * field
    return "".join(drawn)


def _plantation(held: Plantation, x: Length, start: Length, y: Length, field: Length, words: Words) -> str:
    """Its letter and its fields in a row, outlined where they are empty."""
    fields = (
        spice(
            held.spice,
            x + start + (at + 0.5) * field,
            y,
            field - 1,
            fill=None if at < held.spices else "none",
        )
        for at in range(held.size)
    )
    return text(x, y, letter(held.spice, words), SMALL, COLOURS[held.spice]) + "".join(fields)


def _colony(
    held: Colony, fields: int, x: Length, start: Length, y: Length, field: Length, words: Words
) -> str:
    drawn = goods("colony", x + 15, y, 30) + text(x + 32, y, colony_letters(held.name, words), SMALL, WHITE)
    for at in range(fields):
        middle = x + start + (at + 0.5) * field
        drawn += (
            spice(held.spices[at], middle, y, field - 1) if at < len(held.spices) else empty(middle, y, field)
        )
    return drawn
