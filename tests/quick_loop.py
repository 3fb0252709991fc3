"""An event loop that doesn't ask the system at each of its turns what has come from outside.

    ask_seldom()

It asks at once where it has nothing else to do; and at every eighth turn where it has, so that other threads
go on meanwhile. (While it asks, they may run.)
"""

from __future__ import annotations

import selectors
from typing import Any

IN_A_ROW = 7
"""Turns without asking."""


class Seldom(selectors.DefaultSelector):
    """What a loop asks."""

    _unasked = 0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, Any]]:
        if timeout == 0 and self._unasked < IN_A_ROW:
            self._unasked += 1
            return []
        self._unasked = 0
        return super().select(timeout)


def ask_seldom() -> None:
    """For all loops that begin from now on in this process."""
    selectors.DefaultSelector = Seldom  # type: ignore[misc]
