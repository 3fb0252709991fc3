"""Settings that a server's managers choose."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from db import Reads
from sessions.audit import AuditEntry, note
from sessions.errors import Refused
from sessions.house import House
from sessions.tables.rows import known
from sessions.tables.votes import Timeout

_SERVER = "SELECT language, timeout, in_words FROM servers WHERE server = :server"


async def language(house: House, server: int) -> str | None:
    """The language that the managers chose; None: use the server's locale."""
    row = await house.db.one(_SERVER, server=server)
    return row["language"] if row else None


async def set_language(house: House, server: int, language: str | None, by: int | None = None) -> None:
    """Set the server's language; None: use the server's locale. Refused: not-saved."""
    async with house.transaction() as tx:
        await tx.put("servers", "server", server=server, language=language)
        entry = AuditEntry("language-set", by, server=server, detail=language or "")
        await note(tx, entry)


async def in_words(house: House, server: int) -> bool:
    """Whether a description in words is posted below each board picture."""
    row = await house.db.one(_SERVER, server=server)
    return row is not None and bool(row["in_words"])


async def set_in_words(house: House, server: int, in_words: bool, by: int | None = None) -> None:
    """Set whether a description in words is posted below each board picture. Refused: not-saved."""
    async with house.transaction() as tx:
        await tx.put("servers", "server", server=server, in_words=int(in_words))
        detail = "on" if in_words else "off"
        await note(tx, AuditEntry("in-words-set", by, server=server, detail=detail))


async def allowed_channels(reads: Reads, server: int) -> tuple[int, ...]:
    """The channels where tables may be opened, including their threads; empty: all channels."""
    rows = await reads.all(
        "SELECT channel FROM allowed_channels WHERE server = :server ORDER BY channel", server=server
    )
    return tuple(row["channel"] for row in rows)


async def require_allowed(reads: Reads, server: int | None, channel: int, parent: int | None = None) -> None:
    """Refuse channels that the server's managers haven't allowed. A thread is allowed with its parent.

    Refused: channel-not-allowed.
    """
    allowed = () if server is None else await allowed_channels(reads, server)
    if allowed and channel not in allowed and parent not in allowed:
        raise Refused("channel-not-allowed", channels=allowed)


async def set_allowed_channels(
    house: House, server: int, channels: Sequence[int], by: int | None = None
) -> None:
    """Set the channels where tables may be opened; empty: all channels. Refused: not-saved."""
    await change_allowed_channels(house, server, lambda _: channels, by)


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
        channels = change(await allowed_channels(tx, server))
        await tx.run("DELETE FROM allowed_channels WHERE server = :server", server=server)
        for channel in channels:
            await tx.put("allowed_channels", "server", "channel", server=server, channel=channel)
        detail = " ".join(str(channel) for channel in channels)
        await note(tx, AuditEntry("channels-set", by, server=server, detail=detail))
    return channels


async def drop_gone_channels(house: House, server: int, gone: Collection[int]) -> Sequence[int]:
    """Drop deleted channels from the allowed ones, and return the others; empty: all channels are allowed
    now. The server's log says so to its managers. Refused: not-saved."""
    async with house.transaction() as tx:
        await tx.lock_server(server)
        left = [each for each in await allowed_channels(tx, server) if each not in gone]
        for channel in gone:
            await tx.run(
                "DELETE FROM allowed_channels WHERE server = :server AND channel = :channel",
                server=server,
                channel=channel,
            )
        await note(
            tx, AuditEntry("channels-gone", None, server=server, detail=" ".join(map(str, left)) or "all")
        )
    return left


async def timeout(house: House, server: int) -> Timeout:
    """The timeout setting for the server's new tables."""
    row = await house.db.one(_SERVER, server=server)
    return known(Timeout, row["timeout"], Timeout.VOTE) if row and row["timeout"] else Timeout.VOTE


async def set_timeout(house: House, server: int, what: Timeout, by: int | None = None) -> None:
    """Set what happens on a timeout at new tables. Refused: not-saved."""
    async with house.transaction() as tx:
        await tx.put("servers", "server", server=server, timeout=what)
        await note(tx, AuditEntry("server-timeout-set", by, server=server, detail=what))
