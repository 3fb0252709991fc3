"""The custom_ids of everything that can be clicked, written and read: which table, at which version, what.

They hold numbers only, never a card or another secret, and stay well below Discord's 100 characters.
A choice is a path of places in the question's lists ("2.0.1": third action, first of its first part,
second of its second; for several chosen together, see `ui/pieces.py`), so a forged or old one names nothing
or is refused, and never means another move.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple, get_args

from sessions import Table
from ui import tournament_ids
from ui.actions import Setting, TableAction
from ui.click import Click
from ui.links import link

LONGEST = 100
"""Discord's limit for a custom_id, in characters."""

SPECTATOR = "s"
"""Stands for nobody's seat in the key of a match played again."""

_TABLE = r"(?P<table>[0-9]{1,12}):(?P<version>[0-9]{1,9})"
_ACTION = r"(?P<action>[a-z_]{1,20})"
_KEY = r"(?P<key>[a-z0-9_]{1,32})"
_PAGE = r"(?P<page>[0-9]{1,6})"

_TABLE_BUTTON = rf"hm:t:{_ACTION}:{_TABLE}"
_SETTING_SELECT = rf"hm:c:{_ACTION}:{_TABLE}"
_PAGE_BUTTON = rf"hm:p:(?P<book>[a-z]{{1,12}}):{_KEY}:{_PAGE}(?::[a-z])?"
_PLAY_ON_BUTTON = rf"hm:n:{_KEY}:(?P<ply>[0-9]{{1,6}})"
_ARCHIVE = (
    r"(?P<server>[01]):(?P<person>[0-9]{1,20}):(?P<game>[a-z0-9_]{0,32}):(?P<result>[a-z]{0,5})"
    r":(?P<days>[0-9]{1,4})"
)
_ARCHIVE_BUTTON = rf"hm:a:{_ARCHIVE}:(?P<way>[on])(?P<table>[0-9]{{1,12}})"
_ARCHIVE_SELECT = r"hm:b:past:k"
_LEARN_BUTTON = rf"hm:l:{_KEY}"
_EYES_SELECT = rf"hm:b:at:{_PAGE}:k"
_CONTENTS_SELECT = rf"hm:b:rules:{_KEY}:k"


def _any_of(*patterns: str) -> str:
    """A pattern of what fits one of these, without their groups."""
    return "|".join(re.sub(r"\(\?P<\w+>", "(?:", pattern) for pattern in patterns)


BUTTON = _any_of(
    _TABLE_BUTTON,
    _PAGE_BUTTON,
    _PLAY_ON_BUTTON,
    _ARCHIVE_BUTTON,
    _LEARN_BUTTON,
    *tournament_ids.BUTTONS,
)
SELECT_OF_ONE = _any_of(
    _SETTING_SELECT,
    _EYES_SELECT,
    _CONTENTS_SELECT,
    _ARCHIVE_SELECT,
    *tournament_ids.SELECTS_OF_ONE,
)
SELECT_OF_PEOPLE = _any_of(*tournament_ids.SELECTS_OF_PEOPLE)
_CLICK = r"hm:[a-z_]{3,}(?::[\s\S]*)?"  # of `ui/clicks.py`
UNKNOWN = rf"(?!(?:{_CLICK}|{BUTTON}|{SELECT_OF_ONE}|{SELECT_OF_PEOPLE})\Z)[\s\S]*"
"""Everything else, such as a forged id."""


@dataclass(frozen=True)
class TableRef:
    """A table at one moment of its life, and the question that it asks then."""

    table: int
    version: int

    @classmethod
    def of(cls, table: Table) -> TableRef:
        """A table as it is now."""
        return cls(table.id, table.version)

    def fields(self, action: str) -> tuple[int, ...]:
        """The fields of a table's click."""
        return (self.table, self.version) if action in ("move", "replay", "start") else (self.table,)

    def action(self, action: str) -> str:
        """The id of a button that does something with the table."""
        if action not in get_args(TableAction):
            return link(action, *self.fields(action))
        return f"hm:t:{action}:{self.table}:{self.version}"

    def setting(self, setting: Setting) -> str:
        """The id of a select of something for the table: its pace, say."""
        return f"hm:c:{setting}:{self.table}:{self.version}"


NOWHERE = TableRef(0, 0)
"""For what somebody sets for themselves: the ids have room for a table, and this is none."""


def rules_page(game: str, page: int, mark: str = "") -> str:
    """The id of a button that opens a page of a game's rules; `mark` tells apart two to one page."""
    return _page("rules", game, page, mark)


def rules_contents(game: str) -> str:
    """The id of a select of a page of a game's rules; its values are the pages' numbers."""
    return f"hm:b:rules:{game}:k"


def log_page(table: int, page: int, mark: str = "") -> str:
    """The same for a page of a table's log; page 0 is the last."""
    return _page("log", str(table), page, mark)


def review_page(table: int, page: int, mark: str = "") -> str:
    """The same for a page of one's own review of a match; page 1 is the whole of it."""
    return _page("review", str(table), page, mark)


def position_page(table: int, seat: int | None, page: int, mark: str = "") -> str:
    """The same for a match played again, as that seat sees it (None: a spectator). Page 1 is the deal."""
    return _page("at", eyes(table, seat), page, mark)


def position_select(page: int) -> str:
    """The id of a select at a page of a match played again; its values are `eyes` to see it with."""
    return f"hm:b:at:{page}:k"


def play_on(table: int, seat: int | None, ply: int) -> str:
    """A button that opens a table at which a match goes on after its first `ply` moves, with whoever clicks
    it in that seat (None: in their own of then, if they had one)."""
    return f"hm:n:{eyes(table, seat)}:{ply}"


class Sought(NamedTuple):
    """What somebody looks for in the archive, as an id holds it."""

    in_server: bool = False
    """In this server; otherwise what they have played themselves, anywhere."""
    person: int = 0
    """Who played there; 0: anybody."""
    game: str = ""
    result: str = ""
    days: int = 0
    """How long ago it may have ended; 0: ever."""

    def page(self, *, older: int = 0, newer: int | None = None) -> str:
        """The id of a button to the page after `older` or before `newer`; 0: to the newest page."""
        place = f"hm:a:{int(self.in_server)}:{self.person}"
        key = f"o{older}" if newer is None else f"n{newer}"
        return f"{place}:{self.game}:{self.result}:{self.days}:{key}"


def past_select() -> str:
    """The id of a select of a match that is over; its values are the tables' numbers."""
    return "hm:b:past:k"


def learn(game: str) -> str:
    """A button that begins a match which teaches a game to whoever presses it."""
    return f"hm:l:{game}"


def eyes(table: int, seat: int | None) -> str:
    """A match played again as that seat sees it (None: a spectator)."""
    return f"{table}_{SPECTATOR if seat is None else seat}"


def read_eyes(text: str) -> tuple[int, int | None]:
    """Table and seat. ValueError if the text is not of `eyes`."""
    match = re.fullmatch(rf"([0-9]{{1,12}})_([0-9]{{1,2}}|{SPECTATOR})", text)
    if match is None:
        raise ValueError(text)
    return int(match[1]), None if match[2] == SPECTATOR else int(match[2])


def read(custom_id: str) -> Click:
    """What a click on this says. ValueError if it is none of ours."""
    for pattern, click in _CLICKS.items():
        if match := re.fullmatch(pattern, custom_id):
            return click(match)
    raise ValueError(custom_id)


def _page(book: str, key: str, page: int, mark: str) -> str:
    return f"hm:p:{book}:{key}:{page}" + (f":{mark}" if mark else "")


def _table(match: re.Match[str]) -> TableRef:
    return TableRef(int(match["table"]), int(match["version"]))


def _table_click(match: re.Match[str]) -> Click:
    return Click(match["action"], (_table(match),))


def _setting_click(match: re.Match[str]) -> Click:
    return Click(f"set {match['action']}", (_table(match),))


def _page_click(match: re.Match[str]) -> Click:
    key, page = match["key"], int(match["page"])
    match match["book"]:
        case "rules":
            return Click("open rules", (key, page))
        case "log" if re.fullmatch(r"[0-9]{1,12}", key):
            return Click("open log", (int(key), page))
        case "review" if re.fullmatch(r"[0-9]{1,12}", key):
            return Click("open review", (int(key), page))
        case "at":
            return Click("open position", (*read_eyes(key), page))
        case _:
            raise ValueError(match.string)


def _eyes_click(match: re.Match[str]) -> Click:
    return Click("choose eyes", (int(match["page"]),))


def _contents_click(match: re.Match[str]) -> Click:
    return Click("choose rules", (match["key"],))


def _play_on_click(match: re.Match[str]) -> Click:
    return Click("play on", (*read_eyes(match["key"]), int(match["ply"])))


def _archive_click(match: re.Match[str]) -> Click:
    sought = Sought(
        match["server"] == "1", int(match["person"]), match["game"], match["result"], int(match["days"])
    )
    table = int(match["table"])
    is_older = match["way"] == "o"
    return Click("open archive", (sought, table if is_older else 0, 0 if is_older else table))


def _past_click(match: re.Match[str]) -> Click:
    return Click("open past", ())


def _learn_click(match: re.Match[str]) -> Click:
    return Click("learn", (match["key"],))


_CLICKS = {
    _TABLE_BUTTON: _table_click,
    _SETTING_SELECT: _setting_click,
    _PAGE_BUTTON: _page_click,
    _EYES_SELECT: _eyes_click,
    _CONTENTS_SELECT: _contents_click,
    _PLAY_ON_BUTTON: _play_on_click,
    _ARCHIVE_BUTTON: _archive_click,
    _ARCHIVE_SELECT: _past_click,
    _LEARN_BUTTON: _learn_click,
    **tournament_ids.CLICKS,
}
"""How each kind of id is read."""
