"""The selections that a part allows: listed if there are few, else built step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import groupby

from engine import Select
from engine.core.questions.sequences import Rows
from ui.panel.pieces import Pieces, Thing
from ui.sheet.layout import MAX_OPTIONS

MAX_MENUS = 3

Things = tuple[Thing, ...]


class Selections:
    """All selections that contain the things chosen so far."""

    def __init__(self, part: Select, begun: Sequence[Thing]) -> None:
        self._begun = Counter(begun)
        self._kinds = Pieces(part.among).kinds
        left = tuple((Counter(part.among) - self._begun).elements())
        least, most = part.least - len(begun), part.most - len(begun)
        self._more: Sequence[Things] = Rows(left, max(0, least), most)
        self.further: Collection[Thing] = frozenset(left) if most else ()
        """Things that can still be added to the selection."""
        self.is_whole = least <= 0
        """Whether the things chosen so far are a valid selection."""

    def __len__(self) -> int:
        return len(self._more)

    def pages(self) -> list[list[Things]] | None:
        """List the selections in a few menus, the largest first, or return None if there are too many.
        Selections of one size stay in one menu."""
        if len(self) > MAX_MENUS * MAX_OPTIONS:
            return None
        pages: list[list[Things]] = []
        for _, group in groupby(sorted(self._more, key=len, reverse=True), key=len):
            same = [self._whole(more) for more in group]
            if not pages or len(pages[-1]) + len(same) > MAX_OPTIONS:
                pages.append([])
            pages[-1] += same
        return pages if len(pages) <= MAX_MENUS and all(len(page) <= MAX_OPTIONS for page in pages) else None

    def _whole(self, more: Things) -> Things:
        things = self._begun + Counter(more)
        return tuple(thing for thing in self._kinds for _ in range(things[thing]))
