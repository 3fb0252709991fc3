"""A dictionary that forgets: for what is kept in memory about tables and people, whose number only grows."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Recent(Generic[K, V]):
    """Values by key. Each is forgotten some seconds after it was set."""

    def __init__(self, seconds: float, clock: Callable[[], float]) -> None:
        self._seconds = seconds
        self._clock = clock
        self._kept: dict[K, tuple[float, V]] = {}  # in the order in which they were set

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: K) -> bool:
        return self.get(key) is not None

    def __setitem__(self, key: K, value: V) -> None:
        now = self._clock()
        self._kept.pop(key, None)
        while self._kept and not self._lasts(first := next(iter(self._kept)), now):
            del self._kept[first]
        self._kept[key] = now, value

    def get(self, key: K) -> V | None:
        return self._kept[key][1] if key in self._kept and self._lasts(key, self._clock()) else None

    def pop(self, key: K) -> V | None:
        """Remove a value and return it; None if there is none."""
        value = self.get(key)
        self._kept.pop(key, None)
        return value

    def _lasts(self, key: K, now: float) -> bool:
        return 0 <= now - self._kept[key][0] <= self._seconds
