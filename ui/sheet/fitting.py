"""What fits into one message: groups of rows, each in the most convenient form that there is room for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ui.sheet import layout
from ui.sheet.heights import height
from ui.sheet.layout import Item

Rows = Sequence[Item]


def fit(groups: Sequence[Sequence[Rows]], room: int, letters: int, high: int) -> list[Item] | None:
    """All groups in at most `room` components with `letters` characters of text; None if that can't be.

    Each group is a list of forms that it may have, from the most convenient to the smallest. The largest
    gives way first. Those of more than `high` pixels together give way, too, as long as they need no further
    tap for it.
    """
    forms = [list(group) for group in groups]
    while _sum(layout.size, forms) > room or _sum(layout.letters, forms) > letters:
        weigh = layout.size if _sum(layout.size, forms) > room else layout.letters
        shrinkable = [group for group in forms if len(group) > 1]
        if not shrinkable:
            return None
        max(shrinkable, key=lambda group: weigh(group[0])).pop(0)
    while _sum(height, forms) > high:
        lowered = [group for group in forms if _is_lowered(group)]
        if not lowered:
            break
        max(lowered, key=lambda group: height(group[0])).pop(0)
    return [item for group in forms for item in group[0]]


def _sum(weigh: Callable[[Rows], int], forms: Sequence[Sequence[Rows]]) -> int:
    return sum(weigh(group[0]) for group in forms)


def _is_lowered(group: Sequence[Rows]) -> bool:
    """Whether its next form is lower and not the smallest, in which nothing is chosen yet."""
    return len(group) > 2 and height(group[1]) < height(group[0])
