"""The private panels that people have open in channels, one per person and table.

Discord lets a private answer be edited while its interaction's token is valid. So a new panel replaces the
old one, and a panel is redrawn when the person's turn begins or ends, which saves opening one every turn. All
panels of a table are redrawn when a round's end is shown, and when the table ends or is reopened.

Panels are tracked only in memory. After a restart they stay as they are, and a click on one says that it is
out of date.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

import discord

from boards import is_staged
from locales import words
from sessions import Change, NotSaved, Refused, Status, Table
from ui.bot import Bot
from ui.context import Interaction
from ui.discord_errors import is_outage
from ui.emojis import with_emojis
from ui.panel.panel import Panel

log = logging.getLogger(__name__)

TOKEN_LIFETIME = 14 * 60
"""Seconds for which a private answer can be edited: a minute less than Discord documents."""
REDRAW_DELAY = 5.0
"""Seconds until panels are drawn again after the database was unavailable."""


@dataclass(frozen=True)
class _Open:
    """A private answer that shows a panel."""

    interaction: Interaction
    message: int
    drawn: float
    version: int  # the table's version when the panel was drawn
    status: Status  # the table's status when the panel was drawn
    asks: bool  # whether the panel asks a question


class OpenPanels:
    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._open: dict[tuple[int, int], _Open] = {}  # open panels by table and person
        self._tasks: dict[int, asyncio.Task[None]] = {}  # by table
        self._again: set[int] = set()

    async def drawn(self, interaction: Interaction, message: int, table: Table) -> None:
        """Track a panel drawn in a private answer. It replaces an older panel of the table."""
        now, key = self._bot.house.time.uptime(), (table.id, interaction.user.id)
        self._open = {at: each for at, each in self._open.items() if now - each.drawn < TOKEN_LIFETIME}
        former = self._open.get(key)
        seat = table.seat_of(interaction.user.id)
        asks = seat is not None and seat in table.waiting
        self._open[key] = _Open(interaction, message, now, table.version, table.status, asks)
        if former is not None and former.message != message:
            await _deleted(former.interaction)

    def forget(self, interaction: Interaction, table: int) -> None:
        """Stop tracking a panel that its owner clicked: the answer draws it."""
        key = (table, interaction.user.id)
        pressed = interaction.message
        if pressed is not None and key in self._open and self._open[key].message == pressed.id:
            del self._open[key]

    def hear(self, change: Change) -> None:
        """Schedule the panels outdated by a change of their table to be redrawn."""
        if self._stale(change.table):
            self._draw_soon(change.table.id)

    def redraw_soon(self, table: int) -> None:
        """Schedule a table's outdated panels to be redrawn after a change by another process."""
        if any(at == table for at, _ in self._open):
            self._draw_soon(table)

    def _draw_soon(self, table: int) -> None:
        self._again.add(table)
        if table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._renew_on(table))

    async def settled(self, table: int) -> None:
        """Wait until a table's panels are up to date."""
        if table in self._tasks:
            await asyncio.wait([self._tasks[table]])

    async def stop(self) -> None:
        """Stop redrawing and leave the panels as they are."""
        tasks = [*self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _renew_on(self, id: int) -> None:
        """Redraw a table's panels until they are up to date."""
        try:
            while id in self._again:
                self._again.discard(id)
                try:
                    await self._renew(id)
                except NotSaved:  # The database is unavailable.
                    self._again.add(id)
                    await asyncio.sleep(REDRAW_DELAY)
        except Exception:
            log.exception("Could not redraw the panels of table %d", id)
        finally:
            del self._tasks[id]

    def _stale(self, table: Table) -> list[tuple[tuple[int, int], _Open]]:
        since = self._bot.house.time.uptime() - TOKEN_LIFETIME
        former = [
            (key, each) for key, each in self._open.items() if key[0] == table.id and each.drawn > since
        ]
        staged = bool(former) and table.match is not None and is_staged(table.game, table.match.view(None))
        return [
            (key, each)
            for key, each in former
            if each.status is not table.status
            or (
                each.version < table.played
                and (staged or each.asks or table.seat_of(key[1]) in table.waiting)
            )
        ]

    async def _renew(self, id: int) -> None:
        try:
            table = await self._bot.house.tables.get(id)
        except Refused:
            return  # The table is unreadable, or its server's data was deleted.
        for key, each in self._stale(table):
            seat = table.seat_of(key[1])
            if seat is None or table.match is None or self._open.get(key) is not each:
                continue
            language = await self._bot.language_of_person(key[1], table.server)
            sheet = await Panel(self._bot, table, seat, words(language)).whole()
            if self._open.get(key) is not each:  # The owner clicked in the meantime.
                continue
            del self._open[key]
            try:
                edit = each.interaction.edit_original_response
                await with_emojis(self._bot, edit, view=sheet.view_for(self._bot), attachments=sheet.files)
            except Exception as error:  # The owner may have dismissed the panel.
                if not isinstance(error, discord.HTTPException) and not is_outage(error):
                    raise
                continue
            self._open.setdefault(
                key,
                _Open(
                    each.interaction,
                    each.message,
                    each.drawn,
                    table.version,
                    table.status,
                    seat in table.waiting,
                ),
            )


async def _deleted(interaction: Interaction) -> None:
    """Delete a private answer if it still exists."""
    try:
        await interaction.delete_original_response()
    except Exception as error:  # The client drops the answer anyway when the channel is opened again.
        if not isinstance(error, discord.HTTPException) and not is_outage(error):
            raise
