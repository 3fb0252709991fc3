"""What fits into one message: groups of rows, each in the most convenient form that there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from ui import layout
from ui.layout import Item

Rows = Sequence[Item]


def fit(groups: Sequence[Sequence[Rows]], room: int, letters: int) -> list[Item] | None:
    """All groups in at most `room` components with `letters` characters of text; None if that can't be.

    Each group is a list of forms that it may have, from the most convenient to the smallest. The largest
    gives way first.
    """
    forms = [list(group) for group in groups]
    while (crowded := sum(layout.size(form[0]) for form in forms) > room) or (
        sum(layout.letters(form[0]) for form in forms) > letters
    ):
        shrinkable = [group for group in forms if len(group) > 1]
        if not shrinkable:
            return None
        weigh = layout.size if crowded else layout.letters
        max(shrinkable, key=lambda group: weigh(group[0])).pop(0)
    return [item for group in forms for item in group[0]]
