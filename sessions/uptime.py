"""What time it is, and how much of it has passed.

Two times run side by side. *Unix time* is what people are shown. *Uptime* counts the seconds for which the
program has been running, over all its runs: it stands while the program is stopped, and doesn't change when
somebody sets the machine's clock. Whatever measures how long somebody took is measured in uptime, so nobody
wins or loses by what happens to the machine.

Uptime begins equal to Unix time and falls behind by what the program was stopped for.

Uptime can be held (for maintenance, say): it stands, and Unix time goes on only with each `adjust`, as if the
machine had slept meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable

TOLERANCE = 2
"""Seconds by which the machine's clock may be off before it counts as set."""


class UptimeClock:
    def __init__(self, clock: Callable[[], float], steady: Callable[[], float] | None = None) -> None:
        """`clock` gives Unix seconds; `steady` gives seconds from any beginning, and never jumps: None if
        `clock` never does."""
        self._clock = clock
        self._steady = self._passed = steady or clock
        self._held: float | None = None  # what `steady` gave when uptime began to stand
        self.go_on(int(clock()))

    def go_on(self, uptime: int) -> None:
        """Let uptime go on from what it was when the program last ran."""
        self._began = self._passed() - uptime
        self.ahead = round(self._clock()) - uptime
        """Seconds by which Unix time is ahead of uptime."""

    def uptime(self) -> int:
        """Uptime now, in whole seconds."""
        return int(self._passed() - self._began)

    def unix(self) -> int:
        """Unix time now. It never jumps, except by `adjust`."""
        return int(self._passed() - self._began) + self.ahead

    def unix_at(self, uptime: int) -> int:
        """The Unix time at which uptime will be (or was) that, if the program runs until then."""
        return uptime + self.ahead

    @property
    def is_held(self) -> bool:
        """Whether uptime stands."""
        return self._held is not None

    def hold(self) -> None:
        """Let uptime stand from now on."""
        if self._held is None:
            held = self._held = self._steady()
            self._passed = lambda: held

    def release(self) -> None:
        """Let uptime go on from where it stands."""
        if self._held is not None:
            self._began += self._steady() - self._held
            self._held = None
            self._passed = self._steady

    def off(self) -> int:
        """The seconds by which the machine's clock was set forward (or the machine slept) since the last
        `adjust`; 0 if it wasn't."""
        off = round(self._clock()) - self.unix()
        return off if abs(off) >= TOLERANCE else 0

    def adjust(self, seconds: int) -> None:
        """Move Unix time by so many seconds, to where the machine's clock now is. Uptime stays."""
        self.ahead += seconds
