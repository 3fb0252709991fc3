"""Statements of the engine: structs with a code and typed fields. The words for them are in `locales/`.

    class Ordered(Event, frozen=True):
        seat: Seat
        rank: int

The code follows from the class name (`RoundBegan` becomes "round-began"). A field's type says how it is
shown: a `Seat` as the player's name, a word of a `Named` type by its name in the game, anything else as it
is. Fields that are None are left out.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, ClassVar, NamedTuple, TypeVar, get_args, get_type_hints

from msgspec import Struct

Value = int | str | tuple[int | str, ...]
"""The value of a statement's field: a number, a word, or a row of numbers or words."""


class Named(NamedTuple):
    """Marks a type whose words have names in the game (`part-<kind>`): `Annotated[str, Named("fish")]`."""

    kind: str


Seat = Annotated[int, Named("seat")]
"""A seat's number, shown as the name of its player."""


def code_of(name: str) -> str:
    """The code for a class name: "RoundBegan" -> "round-began"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Statement(Struct, frozen=True, omit_defaults=True, tag_field="code", tag=code_of, gc=False):
    """Something that the engine says: a code with numbers and words."""

    unsaid: ClassVar[frozenset[str]] = frozenset()
    """Names of the fields that no message uses."""

    @property
    def code(self) -> str:
        """The code in kebab case."""
        return str(self.__struct_config__.tag)

    @property
    def facts(self) -> dict[str, Value]:
        """The fields that aren't None, by name."""
        return {
            name: value
            for name in self.__struct_fields__
            if name not in self.unsaid and (value := getattr(self, name)) is not None
        }

    @property
    def kinds(self) -> Mapping[str, str]:
        """The `Named` kind of each field or of its row's items. Fields without one are left out."""
        return kinds_of(type(self))


def kinds_of(cls: type[Struct]) -> Mapping[str, str]:
    """The `Named` kinds of a struct's fields."""
    kinds = _KINDS.get(cls)
    if kinds is None:
        hints = get_type_hints(cls, include_extras=True)
        found = {name: _kind(hints[name]) for name in cls.__struct_fields__}
        kinds = _KINDS[cls] = {name: kind for name, kind in found.items() if kind}
    return kinds


def _kind(of_type: Any) -> str | None:
    """The kind of a type. For an optional type or a row, the kind of the inner type."""
    marks = [mark.kind for mark in getattr(of_type, "__metadata__", ()) if isinstance(mark, Named)]
    if marks:
        return marks[-1]
    return next((kind for inner in get_args(of_type) if (kind := _kind(inner))), None)


_KINDS: dict[type[Struct], Mapping[str, str]] = {}

S = TypeVar("S", bound=Statement)


def statements(base: type[S], package: str) -> tuple[type[S], ...]:
    """All subclasses of `base` that a package defines, in order, without those that have subclasses
    themselves."""
    found = dict.fromkeys(_below(base))
    return tuple(
        cls for cls in found if f"{cls.__module__}.".startswith(f"{package}.") and not cls.__subclasses__()
    )


def _below(base: type[S]) -> Iterable[type[S]]:
    for cls in base.__subclasses__():
        yield cls
        yield from _below(cls)


def codes(classes: Iterable[type[Statement]]) -> tuple[str, ...]:
    """The codes of these classes."""
    return tuple(str(cls.__struct_config__.tag) for cls in classes)
