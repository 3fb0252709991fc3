"""Leaving a table, closing it, and opening it again: `/game leave, close`. What ends something for
others is asked first, and says what follows."""

from __future__ import annotations

from typing import Any

import discord

from cogs import lookup
from cogs.answering import acknowledge, is_private, quietly
from cogs.lookup import any_table
from cogs.slash import slash
from locales import Words
from sessions import Refused, Status, Table, hosting, lobby, play
from sessions.table import next_host
from ui import layout, respond
from ui.actions import TableAction
from ui.bot import Bot
from ui.buttons import Button, table_button
from ui.handlers import press
from ui.ids import TableRef
from ui.layout import Sheet
from ui.markdown import escaped

Interaction = discord.Interaction[Any]
DANGER = discord.ButtonStyle.danger


class LeavingCommands:
    """The part of `/game`, and the buttons, by which one leaves a table or ends it."""

    bot: Bot

    @slash("game leave")
    @any_table
    async def leave(self, interaction: Interaction, table: int | None = None) -> None:
        await self._ask_leaving(interaction, await lookup.find(interaction, table))

    @slash("game close")
    @any_table
    async def close(self, interaction: Interaction, reopen: bool = False, table: int | None = None) -> None:
        if reopen:
            await self._reopen(interaction, await lookup.find(interaction, table))
            return
        try:
            found = await lookup.find(interaction, table)
        except Refused as error:
            if error.code != "unreadable":
                raise
            # All that can still be done with it. Without a number it stands in this channel, in this server.
            is_manager = table is None and lookup.manages_server(interaction)
            await self._close_now(interaction, int(str(error.facts["table"])), is_manager)
            return
        await self._close(interaction, found)

    # Buttons

    @press("leave")
    @quietly
    async def _press_leave(self, interaction: Interaction, ref: TableRef) -> None:
        await self._ask_leaving(interaction, await lookup.find(interaction, ref.table))

    @press("leave_lobby")
    @quietly
    async def _press_leave_lobby(self, interaction: Interaction, ref: TableRef) -> None:
        found = await lookup.find(interaction, ref.table)
        if found.status is Status.LOBBY and found.version != ref.version:
            await self._ask_leaving(interaction, found)  # something else may follow from it now
            return
        table = await self.bot.sessions.act(found.id, lobby.leave, interaction.user.id)
        await acknowledge(interaction, table, "lobby-left" if table.status.is_open else "lobby-closed-now")

    @press("leave_sure")
    @quietly
    async def _press_leave_sure(self, interaction: Interaction, ref: TableRef) -> None:
        found = await lookup.find(interaction, ref.table)
        table = await self.bot.sessions.act(found.id, play.leave, interaction.user.id)
        await acknowledge(interaction, table, "lobby-left-running")

    @press("close")
    @quietly
    async def _press_close(self, interaction: Interaction, ref: TableRef) -> None:
        await self._close(interaction, await lookup.find(interaction, ref.table))

    @press("close_sure")
    @quietly
    async def _press_close_sure(self, interaction: Interaction, ref: TableRef) -> None:
        table = await lookup.find(interaction, ref.table)
        await self._close_now(interaction, table.id, lookup.is_manager(interaction, table))

    @press("reopen")
    @quietly
    async def _press_reopen(self, interaction: Interaction, ref: TableRef) -> None:
        await self._reopen(interaction, await lookup.find(interaction, ref.table))

    # What they do

    async def _ask_leaving(self, interaction: Interaction, table: Table) -> None:
        """Say what follows when somebody leaves, and ask whether they do."""
        say = await respond.words_for(interaction)
        person = interaction.user.id
        if not table.status.is_open:
            raise Refused("not-in-lobby", status=table.status)
        seat = await lookup.seat(interaction, table)
        alone = table.people == [person]
        close = [self._sure(table, "close_sure", "lobby-close-running", say)] if table.host == person else []
        if table.status is Status.PLAYING:
            question = "lobby-leave-last" if alone else "lobby-leave-running"
            buttons = [self._sure(table, "leave_sure", question, say), *(close if alone else [])]
        elif alone:
            question, buttons = "lobby-leave-closes", []
            buttons = [self._sure(table, "leave_lobby", question, say)]
        else:
            question = "lobby-leave-host" if table.host == person else "lobby-leave"
            buttons = [self._sure(table, "leave_lobby", question, say), *close]
        heir = next_host(table, seat)
        await _ask(interaction, say(question, host=_called(table, heir)), buttons)

    async def _close(self, interaction: Interaction, table: Table) -> None:
        if table.status is Status.PLAYING:
            if interaction.user.id != table.host and not lookup.is_manager(interaction, table):
                raise Refused("not-host", host=table.host)
            say = await respond.words_for(interaction)
            sure = self._sure(table, "close_sure", "lobby-close-running", say)
            await _ask(interaction, say("lobby-close-running"), [sure])
            return
        await self._close_now(interaction, table.id, lookup.is_manager(interaction, table))

    async def _close_now(self, interaction: Interaction, id: int, is_manager: bool) -> None:
        table = await self.bot.sessions.act(id, hosting.close, interaction.user.id, is_manager=is_manager)
        await acknowledge(interaction, table, "lobby-closed-now")

    async def _reopen(self, interaction: Interaction, table: Table) -> None:
        is_manager = lookup.is_manager(interaction, table)
        table = await self.bot.sessions.act(table.id, hosting.reopen, interaction.user.id, is_manager)
        await acknowledge(interaction, table, "lobby-reopened")

    @staticmethod
    def _sure(table: Table, action: TableAction, message: str, say: Words) -> Button:
        return table_button(action, TableRef.of(table), say(f"{message}.sure"), style=DANGER)


async def _ask(interaction: Interaction, question: str, buttons: list[Button]) -> None:
    """Ask for a confirmation of something weighty; in the private message that was clicked, if it was one."""
    sheet = Sheet()
    sheet.add(layout.text(question), layout.row(buttons))
    if is_private(interaction):
        await respond.redraw(interaction, sheet.view)
    else:
        await respond.answer(interaction, view=sheet.view)


def _called(table: Table, person: int | None) -> str:
    """The name of somebody at the table, for a sentence."""
    return next((escaped(seat.name) for seat in table.seats if seat.player == person), "")
