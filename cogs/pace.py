"""A table's time: `/game clock ...` and its buttons."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from cogs import lookup
from cogs.answering import is_private
from cogs.hosting import host_menu
from cogs.lookup import any_table
from cogs.slash import localized, localized_group, slash
from sessions import PACES, Refused, Remedy, Status, Table, Timeout, agreements, clocks
from ui import respond, spans
from ui.bot import Bot
from ui.handlers import press
from ui.ids import TableRef
from ui.time_panel import TimePanel
from ui.typed_words import fits

Interaction = discord.Interaction[Any]

TIMEOUT_CHOICES = [Choice(name=localized(f"timeout-{each}"), value=str(each)) for each in Timeout]
VOTE_CHOICES = [Choice(name=localized(f"vote-{each}"), value=str(each)) for each in Remedy]


async def suggest_paces(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Autocomplete: what was typed, read as a pace, and the paces with a name."""
    say = await respond.words_for(interaction)
    offered = [(say(f"pace-{name}"), name) for name in PACES]
    offered = [each for each in offered if fits(current, " ".join(each))]
    typed = spans.read(current)
    if typed is not None:
        offered.insert(0, (spans.pace(typed, say), current))
    return [Choice(name=label[:100], value=value[:100]) for label, value in offered]


async def read_pace(interaction: Interaction, text: str) -> int | None:
    """The seconds that were typed or picked for a move. Refused: bad-pace."""
    try:
        return spans.read_pace(text, await respond.words_for(interaction))
    except ValueError:
        raise Refused("bad-pace") from None


class ClockCommands:
    """The part of `/game`, and the buttons, by which a table's people deal with time."""

    bot: Bot

    clock = localized_group("game clock")

    @slash("game clock pause", clock)
    @any_table
    async def pause(self, interaction: Interaction, table: int | None = None) -> None:
        await self._pause(interaction, await lookup.find(interaction, table))

    @slash("game clock resume", clock)
    @any_table
    async def resume(self, interaction: Interaction, table: int | None = None) -> None:
        await self._resume(interaction, await lookup.find(interaction, table))

    @slash("game clock show", clock)
    @any_table
    async def clock_show(self, interaction: Interaction, table: int | None = None) -> None:
        await self._show_time(interaction, await lookup.find(interaction, table))

    @slash("game clock pace", clock)
    @any_table
    @app_commands.autocomplete(pace=suggest_paces)
    async def clock_pace(self, interaction: Interaction, pace: str, table: int | None = None) -> None:
        found = await lookup.find(interaction, table)
        await self._set_pace(interaction, found, await read_pace(interaction, pace))

    @slash("game clock timeout", clock)
    @app_commands.choices(what=TIMEOUT_CHOICES)
    @any_table
    async def clock_timeout(self, interaction: Interaction, what: str, table: int | None = None) -> None:
        await self._set_timeout(interaction, await lookup.find(interaction, table), what)

    @slash("game clock vote", clock)
    @app_commands.choices(choice=VOTE_CHOICES)
    @any_table
    async def clock_vote(
        self,
        interaction: Interaction,
        choice: str,
        person: discord.User | None = None,
        table: int | None = None,
    ) -> None:
        found = await lookup.find(interaction, table)
        seats = [vote.seat for vote in found.votes]
        if person is not None:
            seats = [seat for seat in seats if found.seats[seat].player == person.id]
        if not seats:
            raise Refused("no-vote")
        await self._vote(interaction, found, seats[0], choice, None)

    @slash("game clock agree", clock)
    @any_table
    async def clock_agree(self, interaction: Interaction, table: int | None = None) -> None:
        found = await lookup.find(interaction, table)
        found = await self.bot.sessions.act(found.id, agreements.agree, interaction.user.id)
        await self._done(interaction, found, "time-agreed")

    @slash("game clock object", clock)
    @any_table
    async def clock_object(self, interaction: Interaction, table: int | None = None) -> None:
        found = await lookup.find(interaction, table)
        found = await self.bot.sessions.act(found.id, agreements.object, interaction.user.id)
        await self._done(interaction, found, "time-objected")

    # Buttons

    @press("time")
    async def _press_time(self, interaction: Interaction, ref: TableRef) -> None:
        await respond.take_time(interaction)
        await self._show_time(interaction, await lookup.find(interaction, ref.table))

    @press("pause")
    async def _press_pause(self, interaction: Interaction, ref: TableRef) -> None:
        await respond.defer(interaction)
        await self._pause(interaction, await lookup.find(interaction, ref.table))

    @press("resume")
    async def _press_resume(self, interaction: Interaction, ref: TableRef) -> None:
        await respond.defer(interaction)
        await self._resume(interaction, await lookup.find(interaction, ref.table))

    @press("agree")
    async def _press_agree(self, interaction: Interaction, ref: TableRef) -> None:
        await respond.defer(interaction)
        found = await lookup.find(interaction, ref.table)
        table = await self.bot.sessions.act(found.id, agreements.agree, interaction.user.id, ref.version)
        await self._done(interaction, table, "time-agreed")

    @press("object")
    async def _press_object(self, interaction: Interaction, ref: TableRef) -> None:
        await respond.defer(interaction)
        found = await lookup.find(interaction, ref.table)
        table = await self.bot.sessions.act(found.id, agreements.object, interaction.user.id, ref.version)
        await self._done(interaction, table, "time-objected")

    @press("vote")
    async def _press_vote(self, interaction: Interaction, ref: TableRef, seat: int, choice: str) -> None:
        await respond.defer(interaction)
        await self._vote(interaction, await lookup.find(interaction, ref.table), seat, choice, ref.version)

    @press("set pace")
    async def _choose_pace(self, interaction: Interaction, ref: TableRef, value: str) -> None:
        await respond.defer(interaction)
        pace = int(value) if value.isascii() and value.isdigit() else None
        await self._set_pace(interaction, await lookup.find(interaction, ref.table), pace)

    @press("set timeout")
    async def _choose_timeout(self, interaction: Interaction, ref: TableRef, value: str) -> None:
        await respond.defer(interaction)
        await self._set_timeout(interaction, await lookup.find(interaction, ref.table), value)

    # What they do

    async def _pause(self, interaction: Interaction, table: Table) -> None:
        table = await self.bot.sessions.act(table.id, agreements.pause, interaction.user.id)
        await self._done(interaction, table, "time-proposed" if table.proposal else "time-paused")

    async def _resume(self, interaction: Interaction, table: Table) -> None:
        table = await self.bot.sessions.act(table.id, agreements.resume, interaction.user.id)
        await self._done(interaction, table, "time-resumed")

    async def _set_pace(self, interaction: Interaction, table: Table, pace: int | None) -> None:
        table = await self.bot.sessions.act(table.id, agreements.set_pace, interaction.user.id, pace)
        if table.proposal:
            await self._done(interaction, table, "time-proposed")
        else:
            say = await respond.words_for(interaction)
            chosen = spans.pace(table.pace, say)
            if table.status is Status.LOBBY and is_private(interaction):
                menu = await host_menu(interaction, table)
                sheet = menu.sheet(say("time-pace-set", pace=chosen))
                await respond.redraw(interaction, sheet.view)
            else:
                await self._done(interaction, table, "time-pace-set", pace=chosen)

    async def _set_timeout(self, interaction: Interaction, table: Table, what: str) -> None:
        table = await self.bot.sessions.act(table.id, clocks.set_timeout, interaction.user.id, what)
        say = await respond.words_for(interaction)
        await self._done(interaction, table, "time-timeout-set", what=say(f"timeout-{what}"))

    async def _vote(
        self, interaction: Interaction, table: Table, seat: int, choice: str, version: int | None
    ) -> None:
        table = await self.bot.sessions.act(table.id, clocks.vote, interaction.user.id, seat, choice, version)
        say = await respond.words_for(interaction)
        await self._done(interaction, table, "time-voted", choice=say(f"vote-{choice}"))

    # Answers

    async def _show_time(self, interaction: Interaction, table: Table, notice: str = "") -> None:
        say = await respond.words_for(interaction)
        panel = TimePanel(self.bot, table, interaction.user.id, say)
        sheet = await panel.sheet(notice)
        await respond.redraw(interaction, sheet.view)

    async def _done(self, interaction: Interaction, table: Table, message: str, **facts: str) -> None:
        """Say what was done, in the private panel; the table's own message shows it by itself."""
        pressed = interaction.message
        if pressed is None or pressed.flags.ephemeral:
            say = await respond.words_for(interaction)
            await self._show_time(interaction, table, say(message, **facts))
