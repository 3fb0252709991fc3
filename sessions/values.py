"""Values: nobody changes them; what is to be different is made anew."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from functools import cache, partial
from typing import Any, Generic, TypeVar, cast, overload

T = TypeVar("T")
V = TypeVar("V")


def derived(*fields: str) -> Callable[[Callable[[T], V]], Derived[T, V]]:
    """Make a method a property that a value works out of these fields alone, once, when it is first asked
    for. (As `functools.cached_property`, but that takes a lock.)"""
    return partial(Derived, frozenset(fields))


class Derived(Generic[T, V]):
    """See `derived`."""

    def __init__(self, fields: frozenset[str], work_out: Callable[[T], V]) -> None:
        self.fields = fields
        self.name = work_out.__name__
        self._work_out = work_out

    @overload
    def __get__(self, value: None, _: type[T]) -> Derived[T, V]: ...
    @overload
    def __get__(self, value: T, _: type[T]) -> V: ...
    def __get__(self, value: T | None, _: type[T]) -> Derived[T, V] | V:
        if value is None:
            return self
        worked_out = value.__dict__[self.name] = self._work_out(value)
        return worked_out


def replace(value: T, **changes: Any) -> T:
    """A dataclass's value with some of its fields changed, as by `dataclasses.replace`, in a fifth of the
    time: for classes that hold nothing but their fields. What a value has worked out of those that change
    (`derived`) is not taken over. TypeError if there is no such field."""
    cls = type(value)
    state = value.__dict__ | changes
    names, properties = _names(cls)
    for each in properties:
        if not each.fields.isdisjoint(changes):
            state.pop(each.name, None)
    if not names.issuperset(changes):
        raise TypeError(f"{cls.__name__} has no {', '.join(sorted(changes.keys() - names))}")
    made = object.__new__(cls)
    object.__setattr__(made, "__dict__", state)
    return made


@cache
def _names(cls: type[Any]) -> tuple[frozenset[str], tuple[Derived[Any, Any], ...]]:
    """A class's fields, and what its values work out of them."""
    own = cast(Iterable[Any], vars(cls).values())
    properties = tuple(cast(Derived[Any, Any], each) for each in own if isinstance(each, Derived))
    return frozenset(field.name for field in fields(cls)), properties
