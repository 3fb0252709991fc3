"""The custom_ids of everything that can be clicked: which table, at which version, and what is chosen.

They hold numbers only, never a card or another secret, and stay well below Discord's 100 characters.
A choice is a path of places in the question's lists ("2.0.1": third action, first of its first part,
second of its second; of several chosen together, the sum of the powers of two of their places), so a forged
or old one names nothing or is refused, and never means another move.
"""

from __future__ import annotations

from dataclasses import dataclass

LONGEST = 100
"""Discord's limit for a custom_id, in characters."""

_TABLE = r"(?P<table>[0-9]{1,12}):(?P<version>[0-9]{1,9})"
TABLE_BUTTON = rf"hm:t:(?P<action>[a-z_]{{1,20}}):{_TABLE}"
_PATH = r"(?P<path>[0-9]{1,8}(?:\.[0-9]{1,8}){0,6})"
MOVE_BUTTON = rf"hm:m:{_TABLE}:{_PATH}(?P<mark>!?)"
MOVE_SELECT = rf"hm:s:{_TABLE}:{_PATH}:(?P<page>[0-9]{{1,2}})"
PERSON_SELECT = rf"hm:u:(?P<action>[a-z_]{{1,20}}):{_TABLE}"
PAGE_BUTTON = r"hm:p:(?P<book>[a-z]{1,12}):(?P<key>[a-z0-9_]{1,32}):(?P<page>[0-9]{1,6})(?::(?P<mark>[a-z]))?"

CONFIRMED = "!"
"""Marks a grave move that the person has confirmed."""


@dataclass(frozen=True)
class Place:
    """A table at one moment of its life."""

    table: int
    version: int

    def button(self, action: str) -> str:
        """The id of a button that does something with the table."""
        return f"hm:t:{action}:{self.table}:{self.version}"

    def person(self, action: str) -> str:
        """The id of a select of people for some action."""
        return f"hm:u:{action}:{self.table}:{self.version}"

    def move(self, path: tuple[int, ...], mark: str = "") -> str:
        """The id of a button that answers a question, or begins to."""
        return f"hm:m:{self.table}:{self.version}:{written(path)}{mark}"

    def select(self, path: tuple[int, ...], page: int = 0) -> str:
        """The id of a select whose values go on with the path; `page` tells apart several for one part."""
        return f"hm:s:{self.table}:{self.version}:{written(path)}:{page}"


def page(book: str, key: str | int, number: int, mark: str = "") -> str:
    """The id of a button that opens a page of a book (the rules, a log); `mark` tells apart two to one."""
    return f"hm:p:{book}:{key}:{number}" + (f":{mark}" if mark else "")


def written(path: tuple[int, ...]) -> str:
    """A path as text: (2, 0, 1) -> "2.0.1"."""
    return ".".join(map(str, path))


def read_path(text: str) -> tuple[int, ...]:
    """The path that a custom_id names."""
    return tuple(map(int, text.split(".")))
