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
from sessions.tables.setup import Setup, checked
from sessions.tables.table import Table


async def set_option(act: Act, by: int, name: str, value: Choice) -> Table:
    """Set one of the game's options. Host only.

    Refused: not-in-lobby, not-host, set-by-lesson, set-by-origin, bad-option, as `Act.change`.
    """
    require_lobby(act.table)
    require_host(act.table, by)
    require_free(act.table)
    options = {**act.table.setup.options, name: value}
    return await _set_up(act, by, replace(act.table.setup, options=options))


async def set_friendly(act: Act, by: int, friendly: bool) -> Table:
    """Allow or forbid hints. Host only.

    Refused: not-in-lobby, not-host, rated-without-hints, as `Act.change`.
    """
    require_lobby(act.table)
    require_host(act.table, by)
    return await _set_up(act, by, replace(act.table.setup, friendly=friendly))


async def set_rated(act: Act, by: int, rated: bool) -> Table:
    """Set whether the result changes ratings. Host only.

    The setting is fixed once another person sits down, because sitting down means agreeing to it.

    Refused: not-in-lobby, not-host, set-by-lesson, set-by-origin, rated-without-hints, others-seated, as
    `Act.change`.
    """
    require_lobby(act.table)
    require_host(act.table, by)
    require_free(act.table)
    if rated and act.table.setup.friendly:
        raise Refused("rated-without-hints")
    if len(act.table.people) > 1 and rated != act.table.setup.rated:
        raise Refused("others-seated")
    return await _set_up(act, by, replace(act.table.setup, rated=rated))


async def _set_up(act: Act, by: int, setup: Setup) -> Table:
    after = replace(act.table, setup=checked(setup, act.table.game))
    return await act.change(ChangeKind.OPTION_CHANGED, after, by=by)
