"""The messages of one language, read from Fluent files.

Fluent itself shows a broken sentence if a variable is missing ("{$name} passes"). Here that is an error, as
is a mistake in a file: tests find it, and no one reads half a sentence.

Messages can use an additional function: `WORD($value, 2)` is the second word of a value ("6" of "bream 6").
If it is a number, the result is one too ("+2" is 2).
"""

import re
from collections.abc import Iterable, Sequence
from copy import copy
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, MessageReference, TermReference
from fluent.syntax.visitor import Visitor

WordValue = str | int | float | Sequence[str] | Sequence[int]
"""The value of a message's variable: a text, a number (which selects plural forms), or a list."""

MINUS = "−"
"""Minus sign for negative numbers, in words and pictures: U+2212, as wide as a plus."""

SCALARS = (str, int, float)
"""Types of variables that aren't lists."""


def signed(number: int, *, plus: bool = False) -> str:
    """Format a number with a true minus sign. With `plus`, positive numbers get a sign too."""
    return f"{number:+d}".replace("-", MINUS) if number and (plus or number < 0) else str(number)


class _Locale(Locale):
    """A language whose numbers have a true minus sign."""

    @cached_property
    def decimal_formats(self) -> Any:  # type: ignore[override]
        pattern = copy(super().decimal_formats[None])
        pattern.prefix = ("", MINUS)
        return {None: pattern}


class _Bundle(FluentBundle):
    def _get_babel_locale(self) -> Locale:
        return _Locale.parse(self.locales[0])


def _word(value: str, place: int) -> str | FluentType:
    """A word of a value, counted from 1. Raises IndexError if there are fewer."""
    word = value.split()[place - 1]
    return fluent_number(int(word)) if word.removeprefix("+").isdecimal() else word


def _fluent(value: str | float) -> str | FluentType:
    """Format numbers without grouping: cards, points and ids aren't more readable as "1,234"."""
    return value if isinstance(value, str) else fluent_number(value, useGrouping=False)


FUNCTIONS: dict[str, Any] = {"WORD": _word}
"""Functions that messages can call, in addition to Fluent's own."""


ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Matches the beginning of a message or term."""
ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
COMMENT = re.compile(r"^#.*$", re.MULTILINE)

CACHED_MESSAGES = 8192
"""Maximum number of cached formatted messages. Most buttons, names and events recur."""


class Words:
    """All messages of one language. Call it with a message's id and its variables."""

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        """Raises ValueError if a file isn't valid Fluent or two messages have the same id.

        A message is parsed at its first use, since most are rarely needed and few at the start.
        """
        self.language = language
        # Isolating marks are invisible characters around variables. Discord and the pictures don't need them,
        # and they would count towards Discord's length limits.
        self._bundle = _Bundle([language], use_isolating=False, functions=FUNCTIONS)
        self._attributes: dict[str, frozenset[str]] = {}
        self._unread: dict[str, str] = {}
        """Entries that aren't parsed yet, by id."""
        # The cache is typed, because 1 and True are otherwise the same key.
        self._formatted = lru_cache(maxsize=CACHED_MESSAGES, typed=True)(self._format)
        for file in files:
            self.add(file)

    def __call__(self, id: str, /, **variables: WordValue) -> str:
        """Format a message. An id like "x.hint" means the attribute `hint` of message `x`.

        Sequences among the variables become lists: names as "A, B and C", numbers as "2, 5". Raises
        LookupError if the message or a variable that it needs is missing.
        """
        for name, value in variables.items():
            if not isinstance(value, SCALARS):
                variables[name] = self._plain(value)
        return self._formatted(id, **variables)

    def _format(self, id: str, /, **variables: str | int | float) -> str:
        plain = {name: _fluent(value) for name, value in variables.items()}
        text, errors = self._bundle.format_pattern(self._pattern(id), plain)
        if errors:
            raise LookupError(f"{self.language}: message {id!r}: {errors[0]!r}")
        return str(text)

    def has(self, id: str) -> bool:
        """Whether there is a message (or an attribute, for an id like "x.hint") with this id."""
        name, _, attribute = id.partition(".")
        return attribute in self._attributes.get(name, ())

    def ids(self, prefix: str) -> list[str]:
        """The ids of the messages with this prefix, in file order."""
        return [id for id in self._attributes if id.startswith(prefix)]

    def names(self, names: Sequence[str]) -> str:
        """Join names into one phrase: "A, B and C"."""
        if len(names) < 2:
            return "".join(names)
        return self("list-last", before=self.listed(names[:-1]), last=names[-1])

    def listed(self, items: Iterable[str]) -> str:
        """Join items into a plain list: "A, B, C"."""
        return self._comma.join(items)

    @cached_property
    def _comma(self) -> str:
        """The separator of lists. Raises ValueError if the list message has anything else."""
        begin, comma, end = self("list-next", before="\0", next="\0").split("\0")
        if begin or end:
            raise ValueError(f"{self.language}: a row isn't put together of the rows before")
        return comma

    def _pattern(self, id: str) -> Pattern:
        name, _, attribute = id.partition(".")
        if self.has(id):
            self._read(name)
            message = self._bundle.get_message(name)
            if pattern := message.attributes[attribute] if attribute else message.value:
                return pattern
        raise LookupError(f"{self.language}: no message {id!r}")

    def _plain(self, value: Sequence[str | int]) -> str:
        if all(isinstance(each, str) for each in value):
            return self.names([str(each) for each in value])
        return self.listed([signed(each) if isinstance(each, int) else each for each in value])

    def add(self, file: Path) -> None:
        """Add the messages of a file. Raises ValueError like the constructor."""
        before, *entries = ENTRY.split(file.read_text(encoding="utf-8"))
        if not all(line.startswith("#") for line in before.split("\n") if line.strip()):
            raise ValueError(f"{file}: {before!r} is no message")
        for id, text in zip(entries[::2], entries[1::2], strict=True):
            if id in self._attributes:
                raise ValueError(f"{file}: a second message {id!r}")
            value, *attributes = ATTRIBUTE.split(text)
            has_value = bool(COMMENT.sub("", value).strip())
            self._attributes[id] = frozenset([*attributes[::2], *([""] if has_value else [])])
            self._unread[id] = f"{id} ={text}"

    def _read(self, id: str) -> None:
        """Parse a message and those that it refers to. Raises ValueError for invalid Fluent."""
        if (text := self._unread.pop(id, None)) is None:
            return
        resource = FluentParser(with_spans=False).parse(text)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise ValueError(f"{self.language}: {entry.annotations[0].message}: {entry.content!r}")
        self._bundle.add_resource(resource)
        references = _References()
        references.visit(resource)
        for other in references.ids:
            self._read(other)


class _References(Visitor):
    """Collects the ids of messages and terms that an entry refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 (it is called so there)
        self.ids.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.ids.append(f"-{node.id.name}")
