"""The options of a table in its lobby, set by its host."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.rules import Choice
from sessions.changes import ChangeKind
from sessions.errors import Refused
from sessions.guards import (
    require_free,
    require_host,
    require_lobby,
)
from sessions.house import Act
from sessions.tables.setup import SWITCHES, Setup, checked
from sessions.tables.table import Table


async def set_option(act: Act, by: int, name: str, value: Choice) -> Table:
    """Set one of the game's options. Host only.

    Refused: not-in-lobby, not-host, set-by-lesson, set-by-origin, bad-option, as `Act.change`.
    """
    require_lobby(act.table)
    require_host(act.table, by)
    require_free(act.table)
    options = {**act.table.setup.options, name: value}
    setup = checked(replace(act.table.setup, options=options), act.table.game)
    return await _set_up(act, by, setup)


async def set_switch(act: Act, by: int, switch: str, on: bool) -> Table:
    """Turn an option on or off. Host only.

    Refused: not-in-lobby, not-host, set-by-lesson, set-by-origin, rated-without-hints, others-seated, as
    `Act.change`.
    """
    require_lobby(act.table)
    require_host(act.table, by)
    return await _set_up(act, by, switched(act.table, switch, on))


def switched(table: Table, switch: str, on: bool) -> Setup:
    """The setup with this option on or off.

    Refused: set-by-lesson, set-by-origin, rated-without-hints, others-seated.
    """
    rules = SWITCHES[switch]
    if rules.is_inherited:
        require_free(table)
    setup = checked(replace(table.setup, **{switch: on}), table.game)
    if rules.is_agreed_to and len(table.people) > 1 and setup != table.setup:
        raise Refused("others-seated")
    return setup


async def _set_up(act: Act, by: int, setup: Setup) -> Table:
    return await act.change(ChangeKind.OPTION_CHANGED, replace(act.table, setup=setup), by=by)
