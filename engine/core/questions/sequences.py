"""Lazy sequences, which know their length without creating their items."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, TypeVar, overload

T = TypeVar("T")
Row = tuple[int | str, ...]


class Lazy(Sequence[T]):
    """A sequence that creates its items on demand."""

    @abstractmethod
    def at(self, place: int) -> T:
        """The item at an index from 0 to the length - 1."""

    @overload
    def __getitem__(self, place: int) -> T: ...

    @overload
    def __getitem__(self, place: slice) -> list[T]: ...

    def __getitem__(self, place: int | slice) -> T | list[T]:
        places = range(len(self))[place]
        return self.at(places) if isinstance(places, int) else [self.at(each) for each in places]


class Chained(Lazy[T]):
    """Several sequences one after the other."""

    def __init__(self, sequences: Iterable[Sequence[T]]) -> None:
        self._sequences = tuple(sequences)

    def __len__(self) -> int:
        return sum(map(len, self._sequences))

    def __iter__(self) -> Iterator[T]:
        for sequence in self._sequences:
            yield from sequence

    def __contains__(self, value: object) -> bool:
        return any(value in sequence for sequence in self._sequences)

    def at(self, place: int) -> T:
        for sequence in self._sequences:
            if place < len(sequence):
                return sequence[place]
            place -= len(sequence)
        raise IndexError(place)


class Selected(Lazy[T]):
    """All ways to select some of several things, where equal things repeat.

    Things keep their order, and selections with most of the first things come first. Things are selected kind
    by kind. A state says what may still be selected: subclasses supply the initial states, their successors,
    and the number of ways to continue.
    """

    def __init__(self, among: Iterable[int | str], states: Iterable[Any]) -> None:
        """Selections from the first state come before those from the next."""
        self._counts = list(Counter(among).items())
        self._states = tuple(states)

    @abstractmethod
    def _after(self, state: Any, kind: Any, there: int) -> Iterator[tuple[int, Any]]:
        """Yield the possible counts of a kind, highest first, each with the next state. `there` things are
        available."""

    @abstractmethod
    def _ways(self, place: int, state: Any) -> int:
        """The number of ways to continue from the kind with this index. After the last kind it is 1 or 0."""

    @abstractmethod
    def _made(self, row: Row) -> T:
        """Create the item for the selected things."""

    def _steps(self, place: int, state: Any) -> Iterable[tuple[int, Any]]:
        return self._after(state, *self._counts[place]) if place < len(self._counts) else ()

    def __len__(self) -> int:
        return sum([self._ways(0, state) for state in self._states])

    def __iter__(self) -> Iterator[T]:
        for state in self._states:
            yield from map(self._made, self._from(0, state, ()))

    def _from(self, place: int, state: Any, row: Row) -> Iterator[Row]:
        if place == len(self._counts) and self._ways(place, state):
            yield row
        for number, after in self._steps(place, state):
            if self._ways(place + 1, after):
                yield from self._from(place + 1, after, row + (self._counts[place][0],) * number)

    def at(self, place: int) -> T:
        state, row = None, ()
        for state in self._states:
            if place < (ways := self._ways(0, state)):
                break
            place -= ways
        for kind, (thing, _) in enumerate(self._counts):
            for number, after in self._steps(kind, state):
                if place < (ways := self._ways(kind + 1, after)):
                    row, state = row + (thing,) * number, after
                    break
                place -= ways
        return self._made(row)


class Rows(Selected[Row]):
    """All rows of `least` to `most` things. `least` must not be negative."""

    def __init__(self, among: Iterable[int | str], least: int, most: int) -> None:
        super().__init__(among, [(least, most)])
        self._by_size = [[1]]
        """For each index, the numbers of rows of the kinds from that index on, by size."""
        for _, there in reversed(self._counts):
            fewer = self._by_size[0]
            sums = [sum(fewer[max(0, size - there) : size + 1]) for size in range(len(fewer) + there)]
            self._by_size.insert(0, sums)

    def _after(self, state: tuple[int, int], kind: int | str, there: int) -> Iterator[tuple[int, object]]:
        least, most = state
        for number in range(min(there, most), -1, -1):
            yield number, (max(0, least - number), most - number)

    def _ways(self, place: int, state: tuple[int, int]) -> int:
        return sum(self._by_size[place][state[0] : max(0, state[1] + 1)])

    def _made(self, row: Row) -> Row:
        return row


rows = lru_cache(maxsize=1024)(Rows)
"""Cached `Rows`, because a question's values are read several times."""
