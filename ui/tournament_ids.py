"""The custom_ids of what can be clicked about tournaments; `ui/ids.py` reads them among all others."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

from ui.click import Click

TournamentAction = Literal[
    "cancel", "cancel_sure", "join", "leave", "mine", "organise", "pause", "resume", "start"
]
"""What a button can do with a tournament."""
Field = Literal["format", "game", "pace", "rated", "rounds", "wait"]
"""What is chosen before one is opened."""

_NUMBER = r"(?P<tournament>[0-9]{1,9})"
_PLAN = (
    r"(?P<game>[a-z0-9_]{1,32}):(?P<format>[a-z]{1,10}):(?P<pace>[0-9]{1,8}):(?P<rounds>[0-9]{1,2})"
    r":(?P<wait>[0-9]{1,8}):(?P<rated>[01])"
)
_ACTION = rf"hm:z:(?P<action>[a-z_]{{1,12}}):{_NUMBER}"
_LIST = r"hm:z:list"
_PLANNED = rf"hm:zo:(?P<act>[no]):{_PLAN}"
_STANDINGS = rf"hm:zt:{_NUMBER}:(?P<page>[0-9]{{1,4}})"
_FIELD = rf"hm:zs:(?P<field>[a-z]{{1,8}}):{_PLAN}"
_ENTRANT = rf"hm:zr:{_NUMBER}:[0-9]"
_POD = rf"hm:zp:{_NUMBER}"
_ORDER = r"(?P<order>(?:[0-9]{1,4}(?:\.[0-9]{1,4}){0,8})?)"
_RULING = rf"hm:zq:{_NUMBER}:(?P<round>[0-9]{{1,3}}):(?P<pod>[0-9]{{1,3}}):{_ORDER}"
_SUBSTITUTE = rf"hm:zu:{_NUMBER}:(?P<number>[0-9]{{1,4}})"

BUTTONS = (_ACTION, _LIST, _PLANNED, _STANDINGS)
SELECTS_OF_ONE = (_FIELD, _ENTRANT, _POD, _RULING)
SELECTS_OF_PEOPLE = (_SUBSTITUTE,)


class CupPlan(NamedTuple):
    """A tournament that somebody is about to open, as an id holds it."""

    game: str
    format: str
    pace: int
    rounds: int  # 0: as fits
    wait: int  # seconds for which one can join
    rated: bool

    @property
    def _text(self) -> str:
        return f"{self.game}:{self.format}:{self.pace}:{self.rounds}:{self.wait}:{int(self.rated)}"

    @property
    def show(self) -> str:
        """The id of a button that shows it, to be changed."""
        return f"hm:zo:n:{self._text}"

    @property
    def open(self) -> str:
        """The id of a button that opens it."""
        return f"hm:zo:o:{self._text}"

    def field(self, field: Field) -> str:
        """The id of a select by which one of its fields is chosen."""
        return f"hm:zs:{field}:{self._text}"


class Ruling(NamedTuple):
    """How a table of a round ended, as far as its organiser has said."""

    tournament: int
    round: int
    pod: int
    order: tuple[int, ...] = ()
    """Entrants, the first one first."""

    @property
    def id(self) -> str:
        """The id of a select of who came next."""
        return f"hm:zq:{self.tournament}:{self.round}:{self.pod}:{'.'.join(map(str, self.order))}"


def act(action: TournamentAction, tournament: int) -> str:
    """The id of a button that does something with a tournament."""
    return f"hm:z:{action}:{tournament}"


def about(custom_id: str) -> int | None:
    """The tournament that a button is about; None if it is about none."""
    match = re.fullmatch(_ACTION, custom_id) or re.fullmatch(_STANDINGS, custom_id)
    return int(match["tournament"]) if match else None


def listed() -> str:
    """The id of a button that lists the server's tournaments."""
    return "hm:z:list"


def standings_page(tournament: int, page: int) -> str:
    """The id of a button that opens a page of the standings."""
    return f"hm:zt:{tournament}:{page}"


def entrant_select(tournament: int, part: int) -> str:
    """The id of a select of an entrant who is to be replaced; its values are their numbers. `part` tells
    apart several."""
    return f"hm:zr:{tournament}:{part}"


def pod_select(tournament: int) -> str:
    """The id of a select of a table to rule on; its values are "round.table"."""
    return f"hm:zp:{tournament}"


def substitute_select(tournament: int, number: int) -> str:
    """The id of a select of who takes the place of an entrant."""
    return f"hm:zu:{tournament}:{number}"


def _number(match: re.Match[str]) -> int:
    return int(match["tournament"])


def _plan(match: re.Match[str]) -> CupPlan:
    return CupPlan(
        match["game"],
        match["format"],
        int(match["pace"]),
        int(match["rounds"]),
        int(match["wait"]),
        match["rated"] == "1",
    )


def _planned(match: re.Match[str]) -> Click:
    return Click("open tournament" if match["act"] == "o" else "plan tournament", (_plan(match),))


def _ruling(match: re.Match[str]) -> Click:
    order = tuple(map(int, match["order"].split("."))) if match["order"] else ()
    return Click("rule on place", (Ruling(_number(match), int(match["round"]), int(match["pod"]), order),))


CLICKS: Mapping[str, Callable[[re.Match[str]], Click]] = {
    _LIST: lambda match: Click("list tournaments", ()),
    _ACTION: lambda match: Click(f"tournament {match['action']}", (_number(match),)),
    _PLANNED: _planned,
    _STANDINGS: lambda match: Click("open standings", (_number(match), int(match["page"]))),
    _FIELD: lambda match: Click("choose for tournament", (_plan(match), match["field"])),
    _ENTRANT: lambda match: Click("choose entrant", (_number(match),)),
    _POD: lambda match: Click("choose pod", (_number(match),)),
    _RULING: _ruling,
    _SUBSTITUTE: lambda match: Click("replace entrant", (_number(match), int(match["number"]))),
}
"""How each of these is read."""
