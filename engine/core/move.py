"""Moves and their notation.

A game writes each of its moves as a struct with a form:

    class Pass(Move, frozen=True):
        form = "pass {rank} to {seat}"
        rank: int
        seat: int

`str(Pass(7, 2))` is "pass 7 to 2", and `Grammar(Pass, ...).parse("pass 7 to 2")` is `Pass(7, 2)` again. A
form begins with a word, the move's verb. A field is a number (`int`), one of some words (`Literal["small",
"large"]`), either (`int | Literal["new"]`), or a row of at least one of these (`tuple[int, ...]`), written
with spaces between; a row that may be empty (`tuple[int, ...] | tuple[()]`) is then written "none". A value
of several words is text with a pattern (`Annotated[str, Meta(pattern="(?:bream|squid) [1-9]")]`, its
groups unnamed); it stands alone, not in a row. A `Named` type says what a field is for people (see
`statement`).
"""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Annotated, Any, ClassVar, Literal, cast, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct

from engine.core.errors import IllegalMove, NotAMove
from engine.core.statement import kinds_of

NUMBER = "0|[1-9][0-9]{0,5}"
NONE = "none"
"""How an empty row is written."""

MovePart = int | str | tuple[int | str, ...]


class Move(Struct, frozen=True, gc=False):
    """What a seat does, in one line. Moves are values: equal when they say the same."""

    form: ClassVar[str]
    verb: ClassVar[str]
    """The first word of the form."""
    fields: ClassVar[tuple[str, ...]]
    """The names of the form's fields, in the order of the form."""
    _blank: ClassVar[str]
    """The form with a place for each field's text."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        cls.verb = cls.form.split(" ", 1)[0]
        cls.fields = tuple(re.findall(r"{(\w+)}", cls.form))
        cls._blank = re.sub(r"{\w+}", "%s", cls.form)

    def __str__(self) -> str:
        return self._blank % tuple([_spelt(getattr(self, name)) for name in self.fields])

    @property
    def kinds(self) -> tuple[str, ...]:
        """What the fields are called in words: the `Named` kind of each, else its name."""
        return _field_kinds(type(self))

    @property
    def parts(self) -> tuple[MovePart, ...]:
        """The values of the fields, in the order of the form."""
        return tuple([getattr(self, name) for name in self.fields])


def _field_kinds(move: type[Move]) -> tuple[str, ...]:
    kinds = kinds_of(move)
    return tuple(kinds.get(name, name) for name in move.fields)


def written(form: str, values: Iterable[tuple[str, object]]) -> str:
    """A form with values in the place of its fields."""
    return form.format(**{name: _spelt(value) for name, value in values})


class Grammar:
    """Reads all moves of a game from their notation."""

    def __init__(self, *moves: type[Move]) -> None:
        self._moves = frozenset(moves)
        self._readers: dict[str, list[_Reader]] = {}
        for move in moves:
            self._readers.setdefault(move.verb, []).append(_Reader(move))
        self.parse = lru_cache(maxsize=4096)(self._parse)
        """The move whose `str` is that text. Raises IllegalMove("not-a-move") if there is none."""
        self.made = lru_cache(maxsize=4096)(self._make)
        """The same as `build`, of values in a tuple."""
        self._written = lru_cache(maxsize=4096)(self._write)

    @property
    def verbs(self) -> tuple[str, ...]:
        return tuple(self._readers)

    def fields(self, verb: str) -> tuple[str, ...]:
        """The names of the fields of a verb's form, in its order. KeyError if there is no such verb."""
        return self._readers[verb][0].move.fields

    def part(self, verb: str, place: int, text: str) -> MovePart | None:
        """The value of one of those fields as it is written; None if it is written otherwise."""
        return self._readers[verb][0].part(place, text)

    def kinds(self, verb: str) -> tuple[str, ...]:
        """What the values of those fields are for the words (see `Move.kinds`)."""
        return _field_kinds(self._readers[verb][0].move)

    def _parse(self, text: str) -> Move:
        for reader in self._readers.get(text.split(" ", 1)[0], ()):
            if move := reader.read(text):
                return move
        raise IllegalMove(NotAMove())

    def read(self, move: Move | str) -> tuple[Move, str]:
        """A move of the game, and its notation. Raises IllegalMove("not-a-move") for anything else."""
        if type(move) in self._moves or isinstance(move, Move):
            return self._written(move)
        notation = str(move)
        return self.parse(notation), notation

    def _write(self, move: Move) -> tuple[Move, str]:
        notation = str(move)
        for reader in self._readers.get(move.verb, ()):
            if reader.move is type(move) and reader.suits(move.parts):
                return move, notation
        return self.parse(notation), notation

    def build(self, verb: str, values: Sequence[object]) -> Move:
        """The move of that verb with those values for its fields (numbers may be given as their digits).

        Raises IllegalMove("not-a-move") if there is none.
        """
        return self.made(verb, tuple(values))

    def _make(self, verb: str, values: tuple[object, ...]) -> Move:
        for reader in self._readers.get(verb, ()):
            if reader.suits(values):
                return reader.made(values)
            if len(reader.move.fields) == len(values) and (
                move := reader.read(written(reader.move.form, zip(reader.move.fields, values, strict=True)))
            ):
                return move
        raise IllegalMove(NotAMove())


class _Reader:
    """Reads one form."""

    def __init__(self, move: type[Move]) -> None:
        self.move = move
        hints = get_type_hints(move, include_extras=True)
        self._types = {name: hints[name] for name in move.fields}
        self._patterns = [(re.compile(_item(of_type)), _is_row(of_type)) for of_type in self._types.values()]
        pieces = re.split(r"{(\w+)}", move.form)
        self._pattern = re.compile(
            "".join(
                f"(?P<{piece}>{_pattern(hints[piece])})" if index % 2 else re.escape(piece)
                for index, piece in enumerate(pieces)
            )
        )

    def suits(self, values: Sequence[object]) -> bool:
        """Whether these are values of the fields, just as a move has them: then nothing needs to be read.

        An empty row is left to be read.
        """
        return len(values) == len(self._patterns) and all(map(_suits_field, values, self._patterns))

    def made(self, values: Sequence[object]) -> Move:
        """The move with those values, which suit it."""
        return self.move(**dict(zip(self._types, values, strict=True)))

    def part(self, place: int, text: str) -> MovePart | None:
        of_type = self._types[self.move.fields[place]]
        return _read(text, of_type) if re.fullmatch(_pattern(of_type), text) else None

    def read(self, text: str) -> Move | None:
        match = self._pattern.fullmatch(text)
        if match is None:
            return None
        return self.move(**{name: _read(match[name], of_type) for name, of_type in self._types.items()})


def _suits_field(value: object, field: tuple[re.Pattern[str], bool]) -> bool:
    """Whether a value may stand in the field of which that is the pattern, or that of a thing in its row."""
    pattern, is_row = field
    if not is_row:
        return _suits(value, pattern)
    row = cast(tuple[object, ...], value)
    return type(value) is tuple and bool(row) and all(_suits(each, pattern) for each in row)


def _suits(value: object, pattern: re.Pattern[str]) -> bool:
    """Whether it is a number, or a text that isn't one, of that pattern."""
    if type(value) is int:
        return pattern.fullmatch(str(value)) is not None
    return type(value) is str and not value.isdecimal() and pattern.fullmatch(value) is not None


def _pattern(of_type: Any) -> str:
    """The regular expression of a field of that type."""
    if of_type is int:
        return NUMBER
    origin, inner = get_origin(of_type), get_args(of_type)
    if origin is tuple:
        return f"(?:{_pattern(inner[0])})(?: (?:{_pattern(inner[0])}))*" if inner else NONE
    if origin is Literal:
        return "|".join(re.escape(word) for word in inner)
    if origin is Annotated:
        patterns = [f"(?:{meta.pattern})" for meta in inner if isinstance(meta, Meta)]
        return "|".join(patterns) or _pattern(inner[0])
    return "|".join(_pattern(each) for each in inner)


def _item(of_type: Any) -> str:
    """The regular expression of a thing in a row; of a field that is none, its own."""
    if not _is_row(of_type):
        return _pattern(of_type)
    rows = (of_type, *get_args(of_type))
    inner = next(get_args(each) for each in rows if get_origin(each) is tuple and get_args(each))
    return _pattern(inner[0])


def _is_row(of_type: Any) -> bool:
    return any(get_origin(each) is tuple for each in (of_type, *get_args(of_type)))


def _read(text: str, of_type: Any) -> MovePart:
    if _is_row(of_type):
        words = [] if text == NONE else text.split(" ")
        return tuple(int(word) if word.isdecimal() else word for word in words)
    return int(text) if text.isdecimal() else text


def _spelt(value: object) -> object:
    """What stands for a value in a line of text."""
    if isinstance(value, tuple):
        return " ".join(map(str, cast(tuple[object, ...], value))) or NONE
    return value
