"""Who can be reached where: one answer for every message that calls somebody.

A message that was sent hasn't reached a person who can't see the channel: Discord reports no error, and
notifies nobody. Direct messages are the other way, and only sending one shows whether the person takes any.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import discord

from sessions import Later, Table
from sessions.people.reach import Barrier
from sessions.people.settings import settings_of
from ui.bot import Bot
from ui.discord_errors import is_outage
from ui.visibility import Placed, may_read, member_of, missing_members

UNHEARD_RETRY_DELAY = 3600
"""Seconds until the next try to reach a person. Their time-out may end, or they may allow messages."""


class Unreached(Exception):
    """The person takes no direct messages, and no mention reaches them either."""


@dataclass(frozen=True)
class Reach:
    """What reaches a person at a place."""

    barrier: Barrier | None  # what keeps a mention from them; None for nothing, or if that is unknown
    is_known: bool  # False while Discord doesn't tell; then a mention is worth trying
    takes_dms: bool  # whether the last direct message wasn't refused

    @property
    def is_here(self) -> bool:
        """Whether they surely see a mention and can press its buttons."""
        return self.is_known and self.barrier is None


async def reach_of(bot: Bot, person: int, place: Placed) -> Reach:
    """What reaches a person at a table, a tournament or another place. Asks Discord about the member.

    In direct messages there is no barrier.
    """
    settings = await settings_of(bot.house.db, person)
    takes_dms = not (settings.dm_refused or settings.is_nobody)
    try:
        barrier, is_known = await _barrier(bot, person, place), True
    except Exception as error:
        if not _tells_nothing(error):
            raise
        barrier, is_known = None, False
    return Reach(barrier, is_known, takes_dms)


def _tells_nothing(error: Exception) -> bool:
    """Whether an error says nothing about a person, for now."""
    return isinstance(error, Later | discord.Forbidden) or is_outage(error)


async def departed(bot: Bot, server: int | None, people: Iterable[int]) -> list[int]:
    """Those of the people who surely aren't in a server any more. Direct messages have no members.

    A request over the gateway asks for many; those it leaves out are asked about one by one.
    """
    gone: list[int] = []
    for person in await missing_members(bot, server, list(people)):
        try:
            if await member_of(bot, server, person, afresh=True) is None:
                gone.append(person)
        except Exception as error:
            if not _tells_nothing(error):
                raise
    return gone


class Mentions:
    """What becomes of the mentions of one person, by table."""

    def __init__(self) -> None:
        self.heard: set[int] = set()
        self.barriers: dict[int, Barrier] = {}
        self.is_closed = False  # whether Discord refused one because the bot can't write there
        self.are_extra = False  # whether a direct message will reach the person too, so that nobody asks
        self._unasked: list[Table] = []

    async def hears(self, bot: Bot, person: int, table: Table) -> bool:
        """Whether a mention at a table is worth sending. Keeps what speaks against it."""
        if self.are_extra:
            self._unasked.append(table)
            return True
        barrier = (await reach_of(bot, person, table)).barrier
        if barrier is not None:
            self.barriers[table.id] = barrier
            self.heard.discard(table.id)
        return barrier is None

    async def were_heard(self, bot: Bot, person: int) -> bool:
        """Whether one of the mentions was heard, now that no direct message reached the person."""
        if not self._unasked:
            return True
        return any([await self.hears(bot, person, table) for table in self._unasked])


async def _barrier(bot: Bot, person: int, place: Placed) -> Barrier | None:
    if place.server is None:
        return None
    member = await member_of(bot, place.server, person)
    if member is None:
        return Barrier.LEFT
    if not await may_read(bot, place, member):
        return Barrier.HIDDEN
    until = member.timed_out_until
    is_exempt = member.guild_permissions.administrator or member.id == member.guild.owner_id
    if until is not None and until.timestamp() > bot.now() and not is_exempt:
        return Barrier.TIMED_OUT
    return None
