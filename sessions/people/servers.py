"""Changes to a server's settings, made by its managers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from db import Reads
from sessions.audit import AuditEntry, note
from sessions.errors import Refused
from sessions.house import House, Tx
from sessions.jobs.job import HOLIDAY_JOB, Key
from sessions.people.holidays import everyone_away
from sessions.people.server_settings import SERVERS, ServerSettings, server_settings


async def require_allowed(reads: Reads, server: int | None, channel: int, parent: int | None = None) -> None:
    """Refuse channels that the server's managers haven't allowed. A thread is allowed with its parent.

    Refused: channel-not-allowed.
    """
    allowed = (await server_settings(reads, server)).channels
    if allowed and channel not in allowed and parent not in allowed:
        raise Refused("channel-not-allowed", channels=allowed)


async def configure(
    house: House, server: int, values: Mapping[str, object], by: int | None = None
) -> ServerSettings:
    """Change settings by name, and return all of them. A number may be given as text. `by` is the manager.

    Refused: out-of-date, not-saved.
    """
    async with house.transaction() as tx:
        return await _configure(tx, server, values, by)


async def change_allowed_channels(
    house: House,
    server: int,
    change: Callable[[Sequence[int]], Sequence[int]],
    by: int | None = None,
) -> Sequence[int]:
    """Change the channels where tables may be opened, and return them; empty: all channels.

    `change` gets the present channels and returns the new ones. Refused: not-saved.
    """
    async with house.transaction() as tx:
        await tx.lock_server(server)
        channels = {*change((await server_settings(tx, server)).channels)}
        return (await _configure(tx, server, {"channels": sorted(channels)}, by)).channels


async def drop_gone_channels(house: House, server: int, gone: Collection[int]) -> Sequence[int]:
    """Drop deleted channels from the settings, and return the channels where tables may be opened; empty: all
    channels. The server's log says so to its managers. Refused: not-saved."""
    async with house.transaction() as tx:
        await tx.lock_server(server)
        before = await server_settings(tx, server)
        left = tuple(each for each in before.channels if each not in gone)
        if left != before.channels:
            await SERVERS.change(tx, server, {"channels": left})
            detail = " ".join(map(str, left)) or "all"
            await note(tx, AuditEntry("channels-gone", None, server=server, detail=detail))
        if before.meeting in gone:
            await SERVERS.change(tx, server, {"meeting": None})
            await note(tx, AuditEntry("meeting-gone", None, server=server))
    return left


async def _configure(tx: Tx, server: int, values: Mapping[str, object], by: int | None) -> ServerSettings:
    """Change and log settings. Changing the holiday limit stops or restarts clocks."""
    settings = await SERVERS.change(tx, server, values)
    for name in values:
        detail = _in_log(getattr(settings, name))
        await note(tx, AuditEntry(f"{name}-set", by, server=server, detail=detail))
    for person in await everyone_away(tx, tx.now) if "holidays" in values else ():
        tx.jobs.set(Key(HOLIDAY_JOB, subject=person), tx.now)
    return settings


def _in_log(value: Any) -> str:
    """The value of a setting as the audit log stores it."""
    match value:
        case None:
            return ""
        case bool():
            return "on" if value else "off"
        case tuple():
            return " ".join(map(str, value))  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
        case _:
            return str(value)
