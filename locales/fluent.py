"""Messages of one language, read from Fluent files.

Fluent itself shows a broken sentence where a variable is missing ("{$name} passes"). Here that is an
error, as is a file with a mistake in it: tests find it, and nobody reads half a sentence.

Besides what Fluent can do, messages have a function: `WORD($value, 2)` is the second word of a value that is
made of several ("6" of "bream 6"), a number where it is one ("+2" is 2).
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

from locales.template import MINUS, Template, filled, signed, template

Value = str | int | float | Sequence[str] | Sequence[int]
"""What a message can be told: a text, a number (plural forms go by it), or several to be listed."""

PLAIN = (str, int, float)
"""The kinds of what is told as it is."""


class _Locale(Locale):
    """A language whose numbers have a true minus."""

    @cached_property
    def decimal_formats(self) -> Any:  # type: ignore[override]
        pattern = copy(super().decimal_formats[None])
        pattern.prefix = ("", MINUS)
        return {None: pattern}


class _Bundle(FluentBundle):
    def _get_babel_locale(self) -> Locale:
        return _Locale.parse(self.locales[0])


def _word(value: str, place: int) -> str | FluentType:
    """One of the words of a value, counted from 1. IndexError if it has fewer."""
    word = value.split()[place - 1]
    return fluent_number(int(word)) if word.removeprefix("+").isdecimal() else word


def _fluent(value: str | float) -> str | FluentType:
    """Numbers here are cards, points and ids: none is read more easily as "1,234"."""
    return value if isinstance(value, str) else fluent_number(value, useGrouping=False)


FUNCTIONS: dict[str, Any] = {"WORD": _word}
"""What messages may use besides Fluent's own."""


ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins."""
ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
COMMENT = re.compile(r"^#.*$", re.MULTILINE)

KEPT = 8192
"""So many formatted messages are kept: the same buttons, names and events are read again and again."""


class Words:
    """All messages of one language. Call it with a message's id and its variables."""

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        """ValueError if a file isn't made of Fluent's entries, or if two messages have the same id.

        A message is parsed when it is first read: most of a bot's life needs few of them, and its start very
        few.
        """
        self.language = language
        # Isolating marks are invisible characters around each variable; Discord and the pictures do
        # without them, and they would count against the lengths that Discord allows.
        self._bundle = _Bundle([language], use_isolating=False, functions=FUNCTIONS)
        self._attributes: dict[str, frozenset[str]] = {}
        self._unread: dict[str, str] = {}
        """The entries that haven't been parsed yet."""
        # Typed, since 1 and True are the same key otherwise.
        self._templates: dict[str, Template | None] = {}
        self._formatted = lru_cache(maxsize=KEPT, typed=True)(self._format)
        for file in files:
            self.add(file)

    def __call__(self, id: str, /, **variables: Value) -> str:
        """The message in words; with an id like "x.hint", the attribute `hint` of message `x`.

        A sequence among the variables is listed: names as "A, B and C", numbers as "2, 5". LookupError if
        there is no such message, or a variable that it needs is missing.
        """
        for name, value in variables.items():
            if not isinstance(value, PLAIN):
                variables[name] = self._plain(value)
        return self._formatted(id, **variables)

    def _format(self, id: str, /, **variables: str | int | float) -> str:
        if id not in self._templates:
            self._templates[id] = template(self._pattern(id))
        simple = self._templates[id]
        if simple is not None and (text := filled(simple, variables)) is not None:
            return text
        plain = {name: _fluent(value) for name, value in variables.items()}
        text, errors = self._bundle.format_pattern(self._pattern(id), plain)
        if errors:
            raise LookupError(f"{self.language}: message {id!r}: {errors[0]!r}")
        return str(text)

    def has(self, id: str) -> bool:
        """Whether there is a message (or, with an id like "x.hint", an attribute) of this id."""
        name, _, attribute = id.partition(".")
        return attribute in self._attributes.get(name, ())

    def ids(self, prefix: str) -> list[str]:
        """The ids of the messages that begin so, in the order of their files."""
        return [id for id in self._attributes if id.startswith(prefix)]

    def names(self, names: Sequence[str]) -> str:
        """Several names as one phrase: "A, B and C"; empty for none."""
        if len(names) < 2:
            return "".join(names)
        return self("list-last", before=self.listed(names[:-1]), last=names[-1])

    def listed(self, items: Sequence[str]) -> str:
        """Several things in a row: "A, B, C"; empty for none."""
        return self._comma.join(items)

    @cached_property
    def _comma(self) -> str:
        """What stands between two things. ValueError if that isn't all that stands there."""
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
        """Take more messages from a file. ValueError as above."""
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
        """Parse a message, and those that it refers to. ValueError if it isn't good Fluent."""
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
    """The ids of the messages and terms that what it visits refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 (it is called so there)
        self.ids.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.ids.append(f"-{node.id.name}")
