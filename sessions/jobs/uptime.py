"""The program's two clocks: Unix time and uptime.

People are shown *Unix time*. *Uptime* counts the seconds for which the program has run, over all its runs. It
stops while the program is down, and ignores changes to the machine's clock. Thinking time is measured in
uptime, so downtime costs players nothing.

Uptime starts out equal to Unix time and falls behind by the length of each downtime.

Uptime can be held, for example for maintenance. Meanwhile Unix time advances only by `adjust`.
"""

from __future__ import annotations

from collections.abc import Callable

MAX_CLOCK_DRIFT = 2
"""Seconds by which the machine's clock may drift before `off` reports a difference."""


class UptimeClock:
    def __init__(self, clock: Callable[[], float], steady: Callable[[], float] | None = None) -> None:
        """`clock` returns Unix seconds. `steady` returns monotonic seconds; None if `clock` never jumps."""
        self._clock = clock
        self._steady = self._passed = steady or clock
        self._held: float | None = None  # value of `steady` when uptime was held; None if it isn't held
        self.go_on(int(clock()))

    def go_on(self, uptime: int) -> None:
        """Resume uptime at its value from the program's last run."""
        self._began = self._passed() - uptime
        self.ahead = round(self._clock()) - uptime
        """Seconds by which Unix time is ahead of uptime."""

    def join(self, uptime: int, ahead: int) -> None:
        """Adopt the time of another process of the house."""
        if self._held is not None:
            self._began = self._held - uptime
        elif ahead != self.ahead:
            self._began = self._passed() - (self._clock() - ahead)
        self.ahead = ahead

    def uptime(self) -> int:
        """Uptime now, in whole seconds."""
        return int(self._passed() - self._began)

    def unix(self) -> int:
        """Unix time now, in whole seconds. Only `adjust` and `go_on` make it jump."""
        return int(self._passed() - self._began) + self.ahead

    def unix_at(self, uptime: int) -> int:
        """Convert uptime to Unix time, assuming no downtime or adjustment in between."""
        return uptime + self.ahead

    @property
    def is_held(self) -> bool:
        """Whether uptime is held."""
        return self._held is not None

    def hold(self) -> None:
        """Stop uptime until `release`."""
        if self._held is None:
            held = self._held = self._steady()
            self._passed = lambda: held

    def release(self) -> None:
        """Resume uptime from where it was held."""
        if self._held is not None:
            self._began += self._steady() - self._held
            self._held = None
            self._passed = self._steady

    def off(self) -> int:
        """The seconds by which the machine's clock is ahead of `unix`; negative if it was set back.

        It gets ahead when it is set forward, when the machine sleeps, or while uptime is held.
        Differences below `MAX_CLOCK_DRIFT` count as 0.
        """
        off = round(self._clock()) - self.unix()
        return off if abs(off) >= MAX_CLOCK_DRIFT else 0

    def adjust(self, seconds: int) -> None:
        """Move Unix time by the seconds that `off` returned. Uptime doesn't change."""
        self.ahead += seconds
