"""The custom_ids of everything that can be clicked, written and read: which table, at which version, what.

They hold numbers only, never a card or another secret, and stay well below Discord's 100 characters.
A choice is a path of places in the question's lists ("2.0.1": third action, first of its first part,
second of its second; for several chosen together, see `ui/pieces.py`), so a forged or old one names nothing
or is refused, and never means another move.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from sessions import Table
from ui.actions import Setting, TableAction
from ui.click import Click

LONGEST = 100
"""Discord's limit for a custom_id, in characters."""

CONFIRMED = "!"
"""Marks a grave move that the person has confirmed."""
PIECES = "+"
"""Marks a path that ends in pieces chosen so far, of what is put together of several."""
TOGETHER = "="
"""Marks a select of all pieces of which a row is put together at once: its values are places among them."""
WHOLE = "*"
"""Marks a select of whole answers: its values are paths that go on with its own."""
TYPED = "#"
"""Marks a button that asks for a number to be typed, which goes on with its path."""
SPECTATOR = "s"
"""Stands for nobody's seat in the key of a match played again."""

_TABLE = r"(?P<table>[0-9]{1,12}):(?P<version>[0-9]{1,9})"
_PLAN = r"(?P<table>[0-9]{1,12}):(?P<offered>[0-9]{1,9})"
_PATH = r"(?P<path>[0-9]{1,8}(?:\.[0-9]{1,20}){0,6})"
_ACTION = r"(?P<action>[a-z_]{1,20})"
_KEY = r"(?P<key>[a-z0-9_]{1,32})"
_PAGE = r"(?P<page>[0-9]{1,6})"

_TABLE_BUTTON = rf"hm:t:{_ACTION}:{_TABLE}"
_ANSWER_BUTTON = rf"hm:m:{_TABLE}:{_PATH}(?P<mark>[!+#]?)"
_ANSWER_SELECT = rf"hm:s:{_TABLE}:{_PATH}(?P<mark>[+*=]?):[0-9]{{1,2}}"
_PLAN_BUTTON = rf"hm:mp:{_PLAN}:{_PATH}(?P<mark>[!+#]?)"
_PLAN_SELECT = rf"hm:sp:{_PLAN}:{_PATH}(?P<mark>[+*=]?):[0-9]{{1,2}}"
_DRAFT = r"(?P<path>[0-9]{1,2}(?:\.[0-9]{1,2}){0,6})"
_DRAFT_BUTTON = rf"hm:d:{_TABLE}:{_DRAFT}(?P<mark>!?)"
_DRAFT_SELECT = rf"hm:ds:{_TABLE}:{_DRAFT}:[0-9]{{1,2}}"
_SETTING_SELECT = rf"hm:c:{_ACTION}:{_TABLE}"
_OPTION_SELECT = rf"hm:o:{_KEY}:{_TABLE}"
_VOTE_BUTTON = rf"hm:v:{_TABLE}:(?P<seat>[0-9]{{1,2}}):(?P<choice>[a-z]{{1,10}})"
_TAKE_BACK_BUTTON = r"hm:w:(?P<table>[0-9]{1,12}):(?P<number>[0-9]{1,6})"
_PERSON_SELECT = rf"hm:u:{_ACTION}:{_TABLE}"
_PAGE_BUTTON = rf"hm:p:(?P<book>[a-z]{{1,12}}):{_KEY}:{_PAGE}(?::[a-z])?"
_PLAY_ON_BUTTON = rf"hm:n:{_KEY}:(?P<ply>[0-9]{{1,6}})"
_ARCHIVE = (
    r"(?P<server>[01]):(?P<person>[0-9]{1,20}):(?P<game>[a-z0-9_]{0,32}):(?P<result>[a-z]{0,5})"
    r":(?P<days>[0-9]{1,4})"
)
_ARCHIVE_BUTTON = rf"hm:a:{_ARCHIVE}:(?P<way>[on])(?P<table>[0-9]{{1,12}})"
_ARCHIVE_SELECT = r"hm:b:past:k"
_RANKING_BUTTON = rf"hm:r:{_KEY}:(?P<season>[0-9]{{1,6}}):{_PAGE}"
_RANKING_SELECT = r"hm:b:ranking:(?P<season>[0-9]{1,6}):k"
_CHAMPIONS_BUTTON = rf"hm:rc:{_PAGE}"
_FORGET_BUTTON = r"hm:f:me"
_LEARN_BUTTON = rf"hm:l:{_KEY}"
_SEEK_BUTTON = rf"hm:k:{_KEY}:(?P<pace>[0-9]{{1,8}}):(?P<rated>[01])"
_UNSEEK_BUTTON = rf"hm:x:{_KEY}"
_EYES_SELECT = rf"hm:b:at:{_PAGE}:k"
_CONTENTS_SELECT = rf"hm:b:rules:{_KEY}:k"


def _any_of(*patterns: str) -> str:
    """A pattern of what fits one of these, without their groups."""
    return "|".join(re.sub(r"\(\?P<\w+>", "(?:", pattern) for pattern in patterns)


BUTTON = _any_of(
    _TABLE_BUTTON,
    _ANSWER_BUTTON,
    _PLAN_BUTTON,
    _DRAFT_BUTTON,
    _VOTE_BUTTON,
    _TAKE_BACK_BUTTON,
    _PAGE_BUTTON,
    _PLAY_ON_BUTTON,
    _ARCHIVE_BUTTON,
    _RANKING_BUTTON,
    _CHAMPIONS_BUTTON,
    _FORGET_BUTTON,
    _LEARN_BUTTON,
    _SEEK_BUTTON,
    _UNSEEK_BUTTON,
)
SELECT_OF_PARTS = _any_of(_ANSWER_SELECT, _PLAN_SELECT, _DRAFT_SELECT)
SELECT_OF_ONE = _any_of(
    _SETTING_SELECT,
    _OPTION_SELECT,
    _EYES_SELECT,
    _CONTENTS_SELECT,
    _ARCHIVE_SELECT,
    _RANKING_SELECT,
)
SELECT_OF_PEOPLE = _any_of(_PERSON_SELECT)
_CLICK = r"hm:[a-z_]{3,}(?::[\s\S]*)?"  # of `ui/clicks.py`
UNKNOWN = rf"(?!(?:{_CLICK}|{BUTTON}|{SELECT_OF_PARTS}|{SELECT_OF_ONE}|{SELECT_OF_PEOPLE})\Z)[\s\S]*"
"""Everything else, such as a forged id."""


class Asked(Protocol):
    """Something that is asked of somebody, at one moment: what clicks that answer it belong to."""

    def button(self, path: tuple[int, ...], mark: str = "") -> str:
        """The id of a button that answers it, or begins to."""
        ...

    def select(self, path: tuple[int, ...], page: int = 0, mark: str = "") -> str:
        """The id of a select whose values go on with the path; `page` tells apart several for one part."""
        ...


@dataclass(frozen=True)
class TableRef:
    """A table at one moment of its life, and the question that it asks then."""

    table: int
    version: int

    @classmethod
    def of(cls, table: Table) -> TableRef:
        """A table as it is now."""
        return cls(table.id, table.version)

    def action(self, action: TableAction) -> str:
        """The id of a button that does something with the table."""
        return f"hm:t:{action}:{self.table}:{self.version}"

    def setting(self, setting: Setting) -> str:
        """The id of a select of something for the table: its pace, say."""
        return f"hm:c:{setting}:{self.table}:{self.version}"

    def option(self, name: str) -> str:
        """The id of a select of one of the game's options."""
        return f"hm:o:{name}:{self.table}:{self.version}"

    def vote(self, seat: int, choice: str) -> str:
        """The id of a button that casts a ballot on how to go on without the person in a seat."""
        return f"hm:v:{self.table}:{self.version}:{seat}:{choice}"

    def invite(self) -> str:
        """The id of a select of people, to invite one of them."""
        return f"hm:u:invite:{self.table}:{self.version}"

    def draft(self, picked: tuple[int, ...] = (), mark: str = "") -> str:
        """The id of a button that shows a draft with these places picked, or plays it."""
        return f"hm:d:{self.table}:{self.version}:{written((0, *picked))}{mark}"

    def draft_select(self, picked: tuple[int, ...], number: int) -> str:
        """The id of a select of the answer to a draft's question of that number, after those picked."""
        return f"hm:ds:{self.table}:{self.version}:{written((0, *picked))}:{number}"

    def button(self, path: tuple[int, ...], mark: str = "") -> str:
        return f"hm:m:{self.table}:{self.version}:{written(path)}{mark}"

    def select(self, path: tuple[int, ...], page: int = 0, mark: str = "") -> str:
        return f"hm:s:{self.table}:{self.version}:{written(path)}{mark}:{page}"


NOWHERE = TableRef(0, 0)
"""For what somebody sets for themselves: the ids have room for a table, and this is none."""


@dataclass(frozen=True)
class PlanRef:
    """What somebody may plan at a table."""

    table: int
    offered: int
    """A checksum of it (see `ui/plans.py`): it stays the same as long as that does, however the table moves
    on."""

    def button(self, path: tuple[int, ...], mark: str = "") -> str:
        return f"hm:mp:{self.table}:{self.offered}:{written(path)}{mark}"

    def select(self, path: tuple[int, ...], page: int = 0, mark: str = "") -> str:
        return f"hm:sp:{self.table}:{self.offered}:{written(path)}{mark}:{page}"


def take_back(table: int, number: int) -> str:
    """The id of a button that takes a plan back."""
    return f"hm:w:{table}:{number}"


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


class RankingRef(NamedTuple):
    """A page of a ranking of the server where one is."""

    game: str
    season: int
    """By its first month, counted from the year 0; 0: all time."""
    page: int

    @property
    def id(self) -> str:
        """The id of a button that opens it."""
        return f"hm:r:{self.game}:{self.season}:{self.page}"


def ranking_select(season: int) -> str:
    """The id of a select of the game whose ranking is shown."""
    return f"hm:b:ranking:{season}:k"


def champions(page: int) -> str:
    """The id of a button that opens a page of champions."""
    return f"hm:rc:{page}"


def forget() -> str:
    """A button by which whoever presses it is forgotten."""
    return "hm:f:me"


def learn(game: str) -> str:
    """A button that begins a match which teaches a game to whoever presses it."""
    return f"hm:l:{game}"


def seek(game: str, pace: int | None, rated: bool) -> str:
    """A button by which whoever presses it looks for such a table; `pace` in seconds for a move."""
    return f"hm:k:{game}:{pace or 0}:{int(rated)}"


def unseek(game: str) -> str:
    """A button by which they look for none of that game any more."""
    return f"hm:x:{game}"


def eyes(table: int, seat: int | None) -> str:
    """A match played again as that seat sees it (None: a spectator)."""
    return f"{table}_{SPECTATOR if seat is None else seat}"


def read_eyes(text: str) -> tuple[int, int | None]:
    """Table and seat. ValueError if the text is not of `eyes`."""
    match = re.fullmatch(rf"([0-9]{{1,12}})_([0-9]{{1,2}}|{SPECTATOR})", text)
    if match is None:
        raise ValueError(text)
    return int(match[1]), None if match[2] == SPECTATOR else int(match[2])


def written(path: tuple[int, ...]) -> str:
    """A path as text: (2, 0, 1) -> "2.0.1"."""
    return ".".join(map(str, path))


def read_path(text: str) -> list[int]:
    """The places of a path. ValueError if it is none."""
    if not re.fullmatch(r"[0-9]{1,20}(?:\.[0-9]{1,20}){0,6}", text):
        raise ValueError(text)
    return [int(place) for place in text.split(".")]


def read(custom_id: str) -> Click:
    """What a click on this says. ValueError if it is none of ours."""
    for pattern, click in _CLICKS.items():
        if match := re.fullmatch(pattern, custom_id):
            return click(match)
    raise ValueError(custom_id)


def asked_at(custom_id: str) -> TableRef | None:
    """The table and its moment at which something was asked that this answers; None if it answers nothing."""
    match = re.fullmatch(_ANSWER_BUTTON, custom_id) or re.fullmatch(_ANSWER_SELECT, custom_id)
    return _table(match) if match else None


def table_of(custom_id: str) -> int | None:
    """The table that a click on this is about; None if it names none, or is none of ours."""
    try:
        [about, *_] = read(custom_id).arguments or (None,)
    except ValueError:
        return None
    return about.table if isinstance(about, TableRef) else None


def _page(book: str, key: str, page: int, mark: str) -> str:
    return f"hm:p:{book}:{key}:{page}" + (f":{mark}" if mark else "")


def _table(match: re.Match[str]) -> TableRef:
    return TableRef(int(match["table"]), int(match["version"]))


def _path(match: re.Match[str]) -> tuple[int, ...]:
    return tuple(map(int, match["path"].split(".")))


def _table_click(match: re.Match[str]) -> Click:
    return Click(match["action"], (_table(match),))


def _answer_click(match: re.Match[str]) -> Click:
    return Click("answer", (_table(match), _path(match), match["mark"]))


def _plan_click(match: re.Match[str]) -> Click:
    return Click(
        "make a plan", (PlanRef(int(match["table"]), int(match["offered"])), _path(match), match["mark"])
    )


def _draft_click(match: re.Match[str]) -> Click:
    return Click("draft", (_table(match), _path(match)[1:], match["mark"]))


def _draft_choice(match: re.Match[str]) -> Click:
    return Click("choose in draft", (_table(match), _path(match)[1:]))


def _setting_click(match: re.Match[str]) -> Click:
    return Click(f"set {match['action']}", (_table(match),))


def _option_click(match: re.Match[str]) -> Click:
    return Click("set option", (_table(match), match["key"]))


def _vote_click(match: re.Match[str]) -> Click:
    return Click("vote", (_table(match), int(match["seat"]), match["choice"]))


def _take_back_click(match: re.Match[str]) -> Click:
    return Click("take back", (int(match["table"]), int(match["number"])))


def _person_click(match: re.Match[str]) -> Click:
    return Click(f"{match['action']} person", (_table(match),))


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


def _ranking_click(match: re.Match[str]) -> Click:
    return Click("open ranking", (RankingRef(match["key"], int(match["season"]), int(match["page"])),))


def _ranking_choice(match: re.Match[str]) -> Click:
    return Click("choose ranking", (int(match["season"]),))


def _champions_click(match: re.Match[str]) -> Click:
    return Click("open champions", (int(match["page"]),))


def _past_click(match: re.Match[str]) -> Click:
    return Click("open past", ())


def _forget_click(match: re.Match[str]) -> Click:
    return Click("forget me", ())


def _learn_click(match: re.Match[str]) -> Click:
    return Click("learn", (match["key"],))


def _seek_click(match: re.Match[str]) -> Click:
    return Click("seek", (match["key"], int(match["pace"]) or None, match["rated"] == "1"))


def _unseek_click(match: re.Match[str]) -> Click:
    return Click("unseek", (match["key"],))


_CLICKS = {
    _TABLE_BUTTON: _table_click,
    _ANSWER_BUTTON: _answer_click,
    _ANSWER_SELECT: _answer_click,
    _PLAN_BUTTON: _plan_click,
    _PLAN_SELECT: _plan_click,
    _DRAFT_BUTTON: _draft_click,
    _DRAFT_SELECT: _draft_choice,
    _SETTING_SELECT: _setting_click,
    _OPTION_SELECT: _option_click,
    _VOTE_BUTTON: _vote_click,
    _TAKE_BACK_BUTTON: _take_back_click,
    _PERSON_SELECT: _person_click,
    _PAGE_BUTTON: _page_click,
    _EYES_SELECT: _eyes_click,
    _CONTENTS_SELECT: _contents_click,
    _PLAY_ON_BUTTON: _play_on_click,
    _ARCHIVE_BUTTON: _archive_click,
    _ARCHIVE_SELECT: _past_click,
    _RANKING_BUTTON: _ranking_click,
    _RANKING_SELECT: _ranking_choice,
    _CHAMPIONS_BUTTON: _champions_click,
    _FORGET_BUTTON: _forget_click,
    _LEARN_BUTTON: _learn_click,
    _SEEK_BUTTON: _seek_click,
    _UNSEEK_BUTTON: _unseek_click,
}
"""How each kind of id is read."""
