"""The clicks that answer a panel's question or make a plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import discord

from ui.clicks import Button, Clickable, button, select


class AskedQuestion(NamedTuple):
    """A question of a panel. Clicks on its answers hold a path (see `ui/panel/click_path.py`)."""

    kind: Literal["answer", "plan"]
    table: int
    moment: int
    """The table's version for an answer; a checksum of the possible plans for a plan."""

    def button(self, label: str, path: Sequence[int], mark: str = "", **look: Any) -> Button:
        """A button that gives an answer, or begins one."""
        return button(label, self.kind, self.table, self.moment, tuple(path), mark, **look)

    def type_button(self, label: str, path: Sequence[int]) -> Button:
        """A button that asks for a number to extend the path."""
        return button(label, f"{self.kind}_type", self.table, self.moment, tuple(path))

    def select(
        self,
        options: Sequence[discord.SelectOption],
        path: Sequence[int],
        page: int = 0,
        mark: str = "",
        **look: Any,
    ) -> Clickable[discord.ui.Select[Any]]:
        """A select whose values extend the path. `page` distinguishes the selects of one part."""
        return select(options, f"{self.kind}_pick", self.table, self.moment, tuple(path), mark, page, **look)
