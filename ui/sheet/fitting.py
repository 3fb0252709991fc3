"""Fits groups of rows into one message, each in the most convenient form that still fits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter

from ui.sheet.layout import Item
from ui.sheet.size import Size

ItemRows = Sequence[Item]
SizedRows = tuple[Size, ItemRows]


def fit(groups: Sequence[Sequence[ItemRows]], room: Size) -> list[Item] | None:
    """The rows of all groups; None if Discord wouldn't accept them in this room.

    Each group is a list of its forms, from the most convenient to the smallest. The largest group takes its
    next form first. To stay within `room.pixels`, groups take lower forms only if that costs no additional
    tap.
    """
    forms = [[(Size.of(rows), rows) for rows in group] for group in groups]
    while not room.holds(total := _total(forms)):
        shrinkable = [group for group in forms if len(group) > 1]
        if not shrinkable:
            return None
        _shrink(shrinkable, attrgetter("components" if total.components > room.components else "letters"))
    while _total(forms).pixels > room.pixels:
        lowered = [group for group in forms if _is_lowered(group)]
        if not lowered:
            break
        _shrink(lowered, attrgetter("pixels"))
    return [item for group in forms for item in group[0][1]]


def _total(forms: Sequence[Sequence[SizedRows]]) -> Size:
    return sum((group[0][0] for group in forms), Size())


def _shrink(groups: Sequence[list[SizedRows]], weigh: Callable[[Size], int]) -> None:
    """Move the largest group to its next form."""
    max(groups, key=lambda group: weigh(group[0][0])).pop(0)


def _is_lowered(group: Sequence[SizedRows]) -> bool:
    """Whether the next form is lower and isn't the last one, which costs an additional tap."""
    return len(group) > 2 and group[1][0].pixels < group[0][0].pixels
