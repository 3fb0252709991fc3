"""A list that grows at its end: copies share what they have in common, however long it is."""

from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class Growing(Generic[T]):
    """As many copies as one likes stand on one list, each on the beginning of it that it knows. The first to
    grow goes on in it; any other takes its own with it."""

    __slots__ = ("_items", "_length")

    def __init__(self, items: list[T]) -> None:
        """The list is handed over."""
        self._items = items
        self._length = len(items)

    @property
    def items(self) -> list[T]:
        """All of it, not to be changed. It is the list itself, as a rule, which goes on growing."""
        return self._items if len(self._items) == self._length else self._items[: self._length]

    def append(self, item: T) -> None:
        """Add this at the end."""
        own = self._items
        if len(own) != self._length:
            own = self._items = own[: self._length]
        own.append(item)
        self._length += 1

    def extend(self, items: Iterable[T]) -> None:
        """Add these at the end."""
        own = self._items
        if len(own) != self._length:
            own = self._items = own[: self._length]
        own += items
        self._length = len(own)

    def copy(self) -> "Growing[T]":
        """The same, to grow apart from this one."""
        copy = Growing(self._items)
        copy._length = self._length
        return copy
