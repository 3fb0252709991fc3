"""What time it is, and how much of it has passed.

Two times run side by side. *Unix time* is what people are shown. *House time* counts the seconds for which
the program has been running, on and on over all its runs: it stands while the program is stopped, and takes
no notice when somebody moves the machine's clock. Whatever measures how long somebody took is measured in
house time, so nobody wins or loses by what happens to the machine.

House time begins equal to Unix time and falls behind by what the program was stopped for.
"""

from __future__ import annotations

from collections.abc import Callable

TOLERANCE = 2
"""Seconds by which the machine's clock may be off before it counts as moved."""


class Timekeeper:
    def __init__(self, clock: Callable[[], float], steady: Callable[[], float] | None = None) -> None:
        """`clock` gives Unix seconds; `steady` gives seconds from any beginning, and never jumps: None if
        `clock` never does."""
        self._clock = clock
        self._steady = steady or clock
        self.go_on(int(clock()))

    def go_on(self, house: int) -> None:
        """The program begins to run: let house time go on from what it was when the program last ran."""
        self._began = self._steady() - house
        self.ahead = round(self._clock()) - house
        """Seconds by which Unix time is ahead of house time."""

    def house(self) -> int:
        """House time now, in whole seconds."""
        return int(self._steady() - self._began)

    def unix(self) -> int:
        """Unix time now, as the house sees it: it never jumps, but for `follow`."""
        return self.house() + self.ahead

    def unix_at(self, house: int) -> int:
        """When it will be (or was) that house time, by Unix time, if the program runs until then."""
        return house + self.ahead

    def house_at(self, unix: int) -> int:
        """What house time it will be (or was) then, if the program runs until then."""
        return unix - self.ahead

    def moved(self) -> int:
        """The seconds by which the machine's clock was moved (or the machine slept) since it was last
        followed; 0 if it wasn't."""
        off = round(self._clock()) - self.unix()
        return off if abs(off) >= TOLERANCE else 0

    def follow(self, seconds: int) -> None:
        """Show Unix time as the machine now has it: so many seconds on. House time takes no notice."""
        self.ahead += seconds
