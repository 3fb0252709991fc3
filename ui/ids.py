"""The custom_ids of everything that can be clicked: which table, at which version, and what is chosen.

They hold numbers only, never a card or another secret, and stay well below Discord's 100 characters.
A choice is a path of places in the question's lists ("2.0.1": third action, first of its first part,
second of its second; for several chosen together, see `ui/pieces.py`), so a forged or old one names nothing
or is refused, and never means another move.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from sessions import Table

LONGEST = 100
"""Discord's limit for a custom_id, in characters."""

_TABLE = r"(?P<table>[0-9]{1,12}):(?P<version>[0-9]{1,9})"
TABLE_BUTTON = rf"hm:t:(?P<action>[a-z_]{{1,20}}):{_TABLE}"
_PATH = r"(?P<path>[0-9]{1,8}(?:\.[0-9]{1,20}){0,6})"
MOVE_BUTTON = rf"hm:m(?P<plan>p?):{_TABLE}:{_PATH}(?P<mark>[!+]?)"
MOVE_SELECT = rf"hm:s(?P<plan>p?):{_TABLE}:{_PATH}(?P<mark>\+?):(?P<page>[0-9]{{1,2}})"
TABLE_SELECT = rf"hm:c:(?P<action>[a-z_]{{1,20}}):{_TABLE}"
VOTE_BUTTON = rf"hm:v:{_TABLE}:(?P<seat>[0-9]{{1,2}}):(?P<choice>[a-z]{{1,10}})"
TAKE_BACK_BUTTON = r"hm:w:(?P<table>[0-9]{1,12}):(?P<number>[0-9]{1,6})"
PERSON_SELECT = rf"hm:u:(?P<action>[a-z_]{{1,20}}):{_TABLE}"
PAGE_BUTTON = r"hm:p:(?P<book>[a-z]{1,12}):(?P<key>[a-z0-9_]{1,32}):(?P<page>[0-9]{1,6})(?::(?P<mark>[a-z]))?"
KEY_SELECT = r"hm:b:(?P<book>[a-z]{1,12}):(?P<page>[0-9]{1,6}):k"
KEY = r"[a-z0-9_]{1,32}"

CONFIRMED = "!"
"""Marks a grave move that the person has confirmed."""
PIECES = "+"
"""Marks a path that ends in pieces chosen so far, of what is put together of several."""


@dataclass(frozen=True)
class TableRef:
    """A table at one moment of its life."""

    table: int
    version: int
    planning: bool = False
    """Whether it is asked for a plan; then `version` stands for what may be planned, and stays the same as
    long as that does, however the table moves on."""

    @classmethod
    def of(cls, table: Table) -> TableRef:
        """A table as it is now."""
        return cls(table.id, table.version)

    def button(self, action: str) -> str:
        """The id of a button that does something with the table."""
        return f"hm:t:{action}:{self.table}:{self.version}"

    def chosen(self, action: str) -> str:
        """The id of a select of something for the table: its pace, say."""
        return f"hm:c:{action}:{self.table}:{self.version}"

    def vote(self, seat: int, choice: str) -> str:
        """The id of a button that casts a ballot on how to go on without the person in a seat."""
        return f"hm:v:{self.table}:{self.version}:{seat}:{choice}"

    def person(self, action: str) -> str:
        """The id of a select of people for some action."""
        return f"hm:u:{action}:{self.table}:{self.version}"

    def move(self, path: tuple[int, ...], mark: str = "") -> str:
        """The id of a button that answers a question, or begins to."""
        return f"hm:m{'p' * self.planning}:{self.table}:{self.version}:{written(path)}{mark}"

    def select(self, path: tuple[int, ...], page: int = 0, mark: str = "") -> str:
        """The id of a select whose values go on with the path; `page` tells apart several for one part."""
        return f"hm:s{'p' * self.planning}:{self.table}:{self.version}:{written(path)}{mark}:{page}"


def asked_at(custom_id: str) -> TableRef | None:
    """The table and its moment at which something was asked that this answers; None if it answers nothing."""
    match = re.fullmatch(MOVE_BUTTON, custom_id) or re.fullmatch(MOVE_SELECT, custom_id)
    return TableRef(int(match["table"]), int(match["version"])) if match and not match["plan"] else None


def take_back(table: int, number: int) -> str:
    """The id of a button that takes a plan back."""
    return f"hm:w:{table}:{number}"


def page(book: str, key: str | int, number: int, mark: str = "") -> str:
    """The id of a button that opens a page of a book (the rules, a log); `mark` tells apart two to one."""
    return f"hm:p:{book}:{key}:{number}" + (f":{mark}" if mark else "")


def key_select(book: str, number: int) -> str:
    """The id of a select in a page of a book, whose values are keys of other books of the kind."""
    return f"hm:b:{book}:{number}:k"


def written(path: tuple[int, ...]) -> str:
    """A path as text: (2, 0, 1) -> "2.0.1"."""
    return ".".join(map(str, path))


def read_path(text: str) -> tuple[int, ...]:
    """The path that a custom_id names."""
    return tuple(map(int, text.split(".")))
