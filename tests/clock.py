"""A clock for timers and time-outs that a test can move forward.

async def test_a_connection_ends_after_a_while(port, clock):
    ...
    clock.forward(10)    # all that is due within these seconds is due now
"""

import time

import pytest


class Clock:
    """`time.monotonic` plus an offset. Event loops read it, too."""

    def __init__(self) -> None:
        self._real = time.monotonic
        self._ahead = 0.0

    def __call__(self) -> float:
        return self._real() + self._ahead

    def forward(self, seconds: float) -> None:
        """Move the clock forward."""
        self._ahead += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock)
    return clock
