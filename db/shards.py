"""Shards of the gateway, by which servers, and so tables, are divided among processes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Shards:
    """A process's: from the `first` to the `last` of so many, counted from 0."""

    first: int
    last: int
    count: int

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.count}"

    @property
    def are_all(self) -> bool:
        """Whether there is nothing for other processes."""
        return self.last - self.first + 1 == self.count

    @property
    def numbers(self) -> range:
        return range(self.first, self.last + 1)

    def have(self, server: int | None) -> bool:
        """Whether a server is theirs, as Discord divides them; None: direct messages, which are the first
        shard's."""
        return ((server or 0) >> 22) % self.count in self.numbers


ALL = Shards(0, 0, 1)
"""Those of a process that has nobody beside it."""
