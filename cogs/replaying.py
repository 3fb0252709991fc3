"""A match as it was after any of its moves, in a picture and in words: `/game at`.

While the match runs, from one's own seat's eyes or a spectator's; when it is over, from any seat's. Page 1 of
this book is the deal, page n + 1 the position after n moves.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import app_commands

from boards import painter
from cogs import lookup
from cogs.lookup import any_table
from cogs.slash import slash
from engine import Event, Match
from locales import Words
from sessions import Refused, Table
from ui import ids, layout, respond
from ui.books import is_turned, page_turner
from ui.bot import Bot
from ui.buttons import SelectOfOne, button, select_of_one
from ui.game_text import GameText
from ui.handlers import press
from ui.layout import Sheet
from ui.panel import story
from ui.respond import OutOfDate
from ui.table_link import table_title

Interaction = discord.Interaction[Any]


class Replaying:
    """The part of `/game`, and the buttons, by which one looks back."""

    bot: Bot

    @slash("game at")
    @any_table
    async def at(
        self,
        interaction: Interaction,
        move: app_commands.Range[int, 0] | None = None,
        table: int | None = None,
    ) -> None:
        found = await lookup.find(interaction, table)
        page = 0 if move is None else move + 1
        await self._show(interaction, found, page, found.seat_of(interaction.user.id))

    @press("open position")
    async def _turn_replay(self, interaction: Interaction, table: int, seat: int | None, page: int) -> None:
        await self._show(interaction, await lookup.find(interaction, table), page, seat)

    @press("choose eyes")
    async def _choose_eyes(self, interaction: Interaction, page: int, eyes: str) -> None:
        try:
            table, seat = ids.read_eyes(eyes)
        except ValueError:
            raise OutOfDate from None
        await self._turn_replay(interaction, table, seat, page)

    async def _show(self, interaction: Interaction, table: Table, page: int, seat: int | None) -> None:
        """Page 0, or one that isn't there, is the last."""
        if table.match is None:
            raise Refused("not-playing", status=table.status)
        await respond.take_time(interaction, anew=not is_turned(interaction))
        ply = page - 1 if 1 <= page <= table.match.ply else table.match.ply
        eyes = _eyes(table, interaction.user.id)
        position = await self.bot.sessions.position(table.id, ply)
        replayed = _Replayed(self.bot, table, position, seat if seat in eyes else None)
        sheet = await replayed.sheet(await respond.reader(interaction), eyes)
        await respond.redraw(interaction, sheet.view, sheet.files)


def _eyes(table: Table, person: int) -> list[int | None]:
    """From whose eyes somebody may look back, a spectator's first."""
    own = table.seat_of(person)
    if table.result is not None:
        return [None, *range(len(table.seats))]
    return [None] if own is None else [None, own]


class _Replayed:
    """A match as it was, from somebody's eyes."""

    def __init__(self, bot: Bot, table: Table, position: Match, seat: int | None) -> None:
        self._bot = bot
        self._table = table
        self._position = position
        self._seat = seat

    async def sheet(self, say: Words, eyes: list[int | None]) -> Sheet:
        assert self._table.match is not None
        table, position, last = self._table, self._position, self._table.match.ply
        moment = say("replay-moment", move=position.ply, moves=last)
        sheet = Sheet()
        sheet.add(
            layout.text(f"### {table_title(table, say)}\n{moment} · {self._called(self._seat, say)}"),
            story(self._events(), GameText(say, table.game, table.names)),
        )
        pictures = painter(table.game)
        await sheet.picture(self._bot, pictures.table(position.view(None), table.names, say), "table")
        if self._seat is not None:
            await sheet.picture(self._bot, pictures.hand(position.view(self._seat), table.names, say), "hand")
        sheet.add(
            page_turner(partial(ids.position_page, table.id, self._seat), position.ply + 1, last + 1, say)
        )
        if len(eyes) > 1:
            sheet.add(layout.row([self._menu(eyes, say)]))
        sheet.add(layout.row([button(ids.log_page(table.id, 0), say("button-log"))]))
        return sheet

    def _events(self) -> list[Event]:
        """What the last move brought, as it was known then; open to a spectator of a match that is over."""
        assert self._table.match is not None
        match = self._position if self._seat is not None else self._table.match
        return [event for event in match.log(self._seat) if event.ply == self._position.ply]

    def _called(self, seat: int | None, say: Words) -> str:
        if seat is None:
            return say("replay-eyes-all")
        return say("replay-eyes", name=discord.utils.escape_markdown(self._table.names[seat]))

    def _menu(self, eyes: list[int | None], say: Words) -> SelectOfOne:
        options = [
            discord.SelectOption(
                label=say("replay-eyes-all")
                if seat is None
                else say("replay-eyes", name=self._table.names[seat]),
                value=ids.eyes(self._table.id, seat),
                default=seat == self._seat,
            )
            for seat in eyes
        ]
        return select_of_one(ids.position_select(self._position.ply + 1), options)
