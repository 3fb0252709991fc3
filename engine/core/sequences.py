"""Sequences that are made only as one goes through them: each knows its length and its members cheaply.

They are equal to any sequence of the same things in the same order.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from math import prod
from typing import Any, TypeVar, cast, overload

T = TypeVar("T")
FEW = 200
"""So many things are sooner made than counted."""
Row = tuple[int | str, ...]


class Lazy(Sequence[T]):
    """A sequence of which a subclass gives `__len__`, `__iter__`, `__contains__` and `at`."""

    def at(self, place: int) -> T:
        """What stands at that place, from 0 to below the length."""
        raise NotImplementedError

    @overload
    def __getitem__(self, place: int) -> T: ...

    @overload
    def __getitem__(self, place: slice) -> list[T]: ...

    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, slice):
            return [self.at(each) for each in range(*place.indices(len(self)))]
        index = place + len(self) if place < 0 else place
        if not 0 <= index < len(self):
            raise IndexError(place)
        return self.at(index)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence) or isinstance(other, str):
            return NotImplemented
        others = cast(Sequence[Any], other)
        return len(self) == len(others) and all(map(_same, self, others))

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({list(self)!r})"


class Chained(Lazy[T]):
    """Several sequences, one after the other."""

    def __init__(self, sequences: Iterable[Sequence[T]]) -> None:
        self._sequences = tuple(sequences)
        self._length = sum(map(len, self._sequences))

    def __len__(self) -> int:
        return self._length

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


class Product(Lazy[tuple[Any, ...]]):
    """One of each sequence, in every combination; the last one changes first."""

    def __init__(self, sequences: Iterable[Sequence[Any]]) -> None:
        self._sequences = tuple(sequences)
        self._length = prod(map(len, self._sequences))

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return product(*self._sequences)

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple):
            return False
        values = cast(tuple[Any, ...], value)
        return len(values) == len(self._sequences) and all(
            each in among for each, among in zip(values, self._sequences, strict=True)
        )

    def at(self, place: int) -> tuple[Any, ...]:
        chosen: list[Any] = []
        for sequence in reversed(self._sequences):
            place, each = divmod(place, len(sequence))
            chosen.append(sequence[each])
        return tuple(reversed(chosen))


class Mapped(Lazy[T]):
    """What is made of the things of another sequence, each of which makes something else."""

    def __init__(self, make: Callable[[Any], T], read: Callable[[T], Any], of: Sequence[Any]) -> None:
        """`read` gives what something is made of. It may give anything else for what isn't made so."""
        self._make, self._read, self._of = make, read, of

    def __len__(self) -> int:
        return len(self._of)

    def __iter__(self) -> Iterator[T]:
        return map(self._make, self._of)

    def __contains__(self, value: Any) -> bool:
        return self._read(value) in self._of

    def at(self, place: int) -> T:
        return self._make(self._of[place])


class Rows(Lazy[Row]):
    """All rows of `least` to `most` of some things, nothing more often than it is there.

    A row has its things in the order in which they were given; the rows with most of the first come first.
    """

    def __init__(self, among: Iterable[int | str], least: int, most: int) -> None:
        self._counts = list(Counter(among).items())
        self._kinds = {kind: place for place, (kind, _) in enumerate(self._counts)}
        self._least, self._most = max(0, least), most
        self._ways = self._ways_by_size()

    def _ways_by_size(self) -> list[list[int]]:
        """For the kinds from each place on, the number of rows by the number of things in them."""
        ways = [[1]]
        for _, there in reversed(self._counts):
            fewer = ways[-1]
            sizes = range(min(self._most, len(fewer) - 1 + there) + 1)
            ways.append([sum(fewer[max(0, size - there) : size + 1]) for size in sizes])
        return ways[::-1]

    def _number(self, place: int, least: int, most: int) -> int:
        """Of rows of the kinds from that place on, with so many things."""
        return sum(self._ways[place][max(0, least) : most + 1]) if most >= 0 else 0

    def __len__(self) -> int:
        return self._number(0, self._least, self._most)

    def __iter__(self) -> Iterator[Row]:
        return self._from(0, self._least, self._most) if self else iter(())

    def _from(self, place: int, least: int, most: int) -> Iterator[Row]:
        if place == len(self._counts):
            yield ()
            return
        word, there = self._counts[place]
        for number in range(min(there, most), -1, -1):
            if self._number(place + 1, least - number, most - number):
                for row in self._from(place + 1, least - number, most - number):
                    yield (word,) * number + row

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, tuple):
            return False
        row = cast(Row, value)
        counts = Counter(row)
        too_many = any(counts[word] > there for word, there in self._counts)
        if too_many or counts.keys() - self._kinds or not self._least <= len(row) <= self._most:
            return False
        return list(row) == sorted(row, key=self._kinds.__getitem__)

    def at(self, place: int) -> Row:
        row: Row = ()
        least, most = self._least, self._most
        for kind, (word, there) in enumerate(self._counts):
            for number in range(min(there, most), -1, -1):
                ways = self._number(kind + 1, least - number, most - number)
                if place < ways:
                    row += (word,) * number
                    least, most = least - number, most - number
                    break
                place -= ways
        return row


def _same(one: object, other: object) -> bool:
    return one == other
