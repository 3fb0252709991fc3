"""Moves and their notation.

A game defines each of its moves as a struct with a form:

    class Pass(Move, frozen=True):
        form = "pass {rank} to {seat}"
        rank: int
        seat: int

`str(Pass(7, 2))` is "pass 7 to 2", and `Grammar(Pass, ...).parse("pass 7 to 2")` is `Pass(7, 2)` again. A
form begins with a word, the move's verb. A field is one of these:

- a number (`int`),
- one of several words (`Literal["small", "large"]`),
- a number or a word (`int | Literal["new"]`),
- a non-empty row of these (`tuple[int, ...]`), written with spaces between the items,
- a row that may be empty (`tuple[int, ...] | tuple[()]`), whose empty form is "none",
- text of several words with a pattern (`Annotated[str, Meta(pattern="(?:bream|squid) [1-9]")]`). Its groups
  must be unnamed, and it can't be an item of a row.

A `Named` type says what kind of thing a field holds, for the words that people see (see `statement`).
"""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Annotated, Any, ClassVar, Literal, cast, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct

from engine.core.errors import IllegalMove, NotAMove
from engine.core.statement import kinds_of

NUMBER = "0|[1-9][0-9]{0,5}"
EMPTY_ROW = "none"

MovePart = int | str | tuple[int | str, ...]


class Move(Struct, frozen=True, gc=False):
    """What a seat does, in one line. Moves are values: equal if they have the same fields."""

    form: ClassVar[str]
    verb: ClassVar[str]
    """The first word of the move's notation."""
    fields: ClassVar[tuple[str, ...]]
    """The names of the move's fields, in the order of the notation."""
    _blank: ClassVar[str]
    """Template of the notation, with a placeholder for each field's text."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        cls.verb = cls.form.split(" ", 1)[0]
        cls.fields = tuple(re.findall(r"{(\w+)}", cls.form))
        cls._blank = re.sub(r"{\w+}", "%s", cls.form)

    def __str__(self) -> str:
        return self._blank % tuple([_spelt(getattr(self, name)) for name in self.fields])

    @property
    def kinds(self) -> tuple[str, ...]:
        """The `Named` kind of each field, or else its name."""
        return _field_kinds(type(self))

    @property
    def parts(self) -> tuple[MovePart, ...]:
        """The values of the fields, in the order of the form."""
        return tuple([getattr(self, name) for name in self.fields])


def _field_kinds(move: type[Move]) -> tuple[str, ...]:
    kinds = kinds_of(move)
    return tuple(kinds.get(name, name) for name in move.fields)


def written(form: str, values: Iterable[tuple[str, object]]) -> str:
    """Fill the form's fields with these values."""
    return form.format(**{name: _spelt(value) for name, value in values})


class Grammar:
    """Parses the notation of all moves of a game."""

    def __init__(self, *moves: type[Move]) -> None:
        self._moves = frozenset(moves)
        self._readers: dict[str, list[_Reader]] = {}
        for move in moves:
            self._readers.setdefault(move.verb, []).append(_Reader(move))
        self.parse = lru_cache(maxsize=4096)(self._parse)
        """Parses a move's notation, cached. Raises IllegalMove("not-a-move")."""
        self.made = lru_cache(maxsize=4096)(self._make)
        """Does the same as `build`, cached, with the values as a tuple."""
        self._written = lru_cache(maxsize=4096)(self._write)

    @property
    def verbs(self) -> tuple[str, ...]:
        return tuple(self._readers)

    def fields(self, verb: str) -> tuple[str, ...]:
        """The names of the fields in a verb's form, in order. Raises KeyError for an unknown verb."""
        return self._readers[verb][0].move.fields

    def part(self, verb: str, place: int, text: str) -> MovePart | None:
        """Parse the text of the verb's field with this index; None if it isn't valid."""
        return self._readers[verb][0].part(place, text)

    def kinds(self, verb: str) -> tuple[str, ...]:
        """The kinds of the verb's fields (see `Move.kinds`)."""
        return _field_kinds(self._readers[verb][0].move)

    def _parse(self, text: str) -> Move:
        for reader in self._readers.get(text.split(" ", 1)[0], ()):
            if move := reader.read(text):
                return move
        raise IllegalMove(NotAMove())

    def read(self, move: Move | str) -> tuple[Move, str]:
        """Return a move and its notation, given either. Raises IllegalMove("not-a-move") for anything
        else.

        A move may be spelt in several ways, such as a row in any order. Its notation is always the same.
        """
        if type(move) in self._moves or isinstance(move, Move):
            return self._written(move)
        read = self.parse(str(move))
        return read, str(read)

    def _write(self, move: Move) -> tuple[Move, str]:
        notation = str(move)
        for reader in self._readers.get(move.verb, ()):
            if reader.move is type(move) and reader.suits(move.parts):
                return move, notation
        read = self.parse(notation)
        return read, str(read)

    def build(self, verb: str, values: Sequence[object]) -> Move:
        """Build a move from its verb and the values of its fields. Numbers may be given as digits.

        Raises IllegalMove("not-a-move") if there is no such move.
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
    """Parses the text of one form."""

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
        """Whether the values already have the types of the fields, so nothing needs parsing.

        An empty row doesn't count.
        """
        return len(values) == len(self._patterns) and all(map(_suits_field, values, self._patterns))

    def made(self, values: Sequence[object]) -> Move:
        """Build the move. The values must pass `suits`."""
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
    """Whether the value suits the field, given as a pattern and whether it is a row of such items."""
    pattern, is_row = field
    if not is_row:
        return _suits(value, pattern)
    row = cast("tuple[object, ...]", value)
    return type(value) is tuple and bool(row) and all(_suits(each, pattern) for each in row)


def _suits(value: object, pattern: re.Pattern[str]) -> bool:
    """Whether the value matches the pattern and is a number, or a text that doesn't look like one."""
    if type(value) is int:
        return pattern.fullmatch(str(value)) is not None
    return type(value) is str and not value.isdecimal() and pattern.fullmatch(value) is not None


def _pattern(of_type: Any) -> str:
    """The regular expression for a field type."""
    if of_type is int:
        return NUMBER
    origin, inner = get_origin(of_type), get_args(of_type)
    if origin is tuple:
        return f"(?:{_pattern(inner[0])})(?: (?:{_pattern(inner[0])}))*" if inner else EMPTY_ROW
    if origin is Literal:
        return "|".join(re.escape(word) for word in inner)
    if origin is Annotated:
        patterns = [f"(?:{meta.pattern})" for meta in inner if isinstance(meta, Meta)]
        return "|".join(patterns) or _pattern(inner[0])
    return "|".join(_pattern(each) for each in inner)


def _item(of_type: Any) -> str:
    """The regular expression for an item of a row, or for the field itself if it isn't a row."""
    if not _is_row(of_type):
        return _pattern(of_type)
    rows = (of_type, *get_args(of_type))
    inner = next(get_args(each) for each in rows if get_origin(each) is tuple and get_args(each))
    return _pattern(inner[0])


def _is_row(of_type: Any) -> bool:
    return any(get_origin(each) is tuple for each in (of_type, *get_args(of_type)))


def _read(text: str, of_type: Any) -> MovePart:
    if _is_row(of_type):
        words = [] if text == EMPTY_ROW else text.split(" ")
        return tuple(int(word) if word.isdecimal() else word for word in words)
    return int(text) if text.isdecimal() else text


def _spelt(value: object) -> object:
    """The value as it appears in the notation."""
    if isinstance(value, tuple):
        return " ".join(map(str, cast("tuple[object, ...]", value))) or EMPTY_ROW
    return value
