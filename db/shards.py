"""Shards of Discord's gateway. They divide the servers, and so the jobs, among several processes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Shards:
    """The shards of one process: `first` to `last` of `count`, numbered from 0."""

    first: int
    last: int
    count: int

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.count}"

    @property
    def numbers(self) -> range:
        return range(self.first, self.last + 1)

    @property
    def are_all(self) -> bool:
        """Whether no shards are left to other processes."""
        return len(self.numbers) == self.count

    @property
    def share(self) -> float:
        """The share of all shards, above 0 and up to 1."""
        return len(self.numbers) / self.count

    def have(self, id: int) -> bool:
        """Whether a server belongs to these shards. Discord assigns servers by their ids."""
        return (id >> 22) % self.count in self.numbers


ALL_SHARDS = Shards(0, 0, 1)
"""The shards of a process that has its database to itself."""
