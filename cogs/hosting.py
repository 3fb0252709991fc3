"""What a table's host does before the start: `/game kick, host, computer, option`, and the host's menu."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from cogs import lookup
from cogs.answering import acknowledge, is_private, quietly
from cogs.lookup import any_table
from cogs.slash import localized, slash
from engine import GAMES
from sessions import LEVELS, Refused, Status, Table, hosting, lobby
from ui import respond
from ui.bot import Bot
from ui.game_text import GameText
from ui.handlers import press
from ui.host_menu import HostMenu
from ui.ids import TableRef
from ui.layout import OPTIONS
from ui.options import spelling
from ui.typed_words import fits

Interaction = discord.Interaction[Any]


async def host_menu(interaction: Interaction, table: Table) -> HostMenu:
    """The menu of a table's host."""
    return HostMenu(
        table, await respond.words_for(interaction), await lookup.former_names(interaction, table)
    )


class HostingCommands:
    """The part of `/game`, and the menu, by which a host sets up the table."""

    bot: Bot

    @slash("game kick")
    @any_table
    async def kick(self, interaction: Interaction, person: discord.User, table: int | None = None) -> None:
        found = await lookup.find(interaction, table)
        found = await self.bot.sessions.act(found.id, lobby.kick, interaction.user.id, person.id)
        await acknowledge(interaction, found, "lobby-kicked", person=person.mention)

    @slash("game host")
    @any_table
    async def host(self, interaction: Interaction, person: discord.User, table: int | None = None) -> None:
        found = await lookup.find(interaction, table)
        found = await self.bot.sessions.act(found.id, hosting.make_host, interaction.user.id, person.id)
        await acknowledge(interaction, found, "lobby-new-host", person=person.mention)

    @slash("game computer")
    @app_commands.choices(
        change=[Choice(name=localized(f"choice-{each}"), value=each) for each in ("add", "remove")],
        level=[Choice(name=localized(f"choice-{each}"), value=each) for each in LEVELS],
    )
    @any_table
    async def computer(
        self, interaction: Interaction, change: str = "add", level: str = "clever", table: int | None = None
    ) -> None:
        found = await lookup.find(interaction, table)
        if change == "remove":
            await self._remove_computer(interaction, found)
        else:
            await self._add_computer(interaction, found, level)

    @slash("game option")
    @any_table
    async def option(self, interaction: Interaction, setting: str, table: int | None = None) -> None:
        found = await lookup.find(interaction, table)
        name, _, spelt = setting.partition(" ")
        await self._set_option(interaction, found, name, spelt)

    @option.autocomplete("setting")
    async def _suggest_settings(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Each choice of each of the game's options, in words; what they stand for is "name choice"."""
        table = await lookup.meant(interaction)
        if table is None:
            return []
        game_text = GameText(await respond.words_for(interaction), table.game, table.names)
        offered = [
            (game_text.say(f"option-{name}", value=spelling(choice)), f"{name} {spelling(choice)}")
            for name, option in GAMES[table.game].options.items()
            for choice in option.choices
        ]
        return [Choice(name=name, value=value) for name, value in offered if fits(current, name)][:OPTIONS]

    # The menu

    @press("host")
    async def _press_host(self, interaction: Interaction, ref: TableRef) -> None:
        await respond.take_time(interaction, anew=True)
        table = await lookup.find(interaction, ref.table)
        if table.status is not Status.LOBBY:
            raise Refused("not-in-lobby", status=table.status)
        if interaction.user.id != table.host and not lookup.is_manager(interaction, table):
            raise Refused("not-host", host=table.host)
        await self._show_menu(interaction, table)

    @press("computer")
    @quietly
    async def _press_computer(self, interaction: Interaction, ref: TableRef) -> None:
        await self._add_computer(interaction, await lookup.find(interaction, ref.table), "clever")

    @press("computer_random")
    @quietly
    async def _press_easy_computer(self, interaction: Interaction, ref: TableRef) -> None:
        await self._add_computer(interaction, await lookup.find(interaction, ref.table), "random")

    @press("computer_master")
    @quietly
    async def _press_master_computer(self, interaction: Interaction, ref: TableRef) -> None:
        await self._add_computer(interaction, await lookup.find(interaction, ref.table), "master")

    @press("remove")
    @quietly
    async def _press_remove(self, interaction: Interaction, ref: TableRef) -> None:
        await self._remove_computer(interaction, await lookup.find(interaction, ref.table))

    @press("friendly")
    @quietly
    async def _press_friendly(self, interaction: Interaction, ref: TableRef) -> None:
        await self._set_friendly(interaction, await lookup.find(interaction, ref.table), True)

    @press("unfriendly")
    @quietly
    async def _press_unfriendly(self, interaction: Interaction, ref: TableRef) -> None:
        await self._set_friendly(interaction, await lookup.find(interaction, ref.table), False)

    @press("rated")
    @quietly
    async def _press_rated(self, interaction: Interaction, ref: TableRef) -> None:
        await self._set_rated(interaction, await lookup.find(interaction, ref.table), True)

    @press("unrated")
    @quietly
    async def _press_unrated(self, interaction: Interaction, ref: TableRef) -> None:
        await self._set_rated(interaction, await lookup.find(interaction, ref.table), False)

    @press("set option")
    async def _choose_option(self, interaction: Interaction, ref: TableRef, name: str, value: str) -> None:
        await respond.take_time(interaction)
        await self._set_option(interaction, await lookup.find(interaction, ref.table), name, value)

    # What they do

    async def _add_computer(self, interaction: Interaction, table: Table, level: str) -> None:
        if table.origin is not None:  # all who can be there are: how well they play can be chosen
            table = await self.bot.sessions.act(table.id, lobby.set_level, interaction.user.id, level)
            await self._set_up(interaction, table, "lobby-levels", level=level)
            return
        table = await self.bot.sessions.act(table.id, lobby.add_computer, interaction.user.id, level)
        await self._set_up(interaction, table, "lobby-computer-added", name=table.seats[-1].name)

    async def _remove_computer(self, interaction: Interaction, table: Table) -> None:
        table = await self.bot.sessions.act(table.id, lobby.remove_computer, interaction.user.id)
        await self._set_up(interaction, table, "lobby-computer-removed")

    async def _set_friendly(self, interaction: Interaction, table: Table, is_friendly: bool) -> None:
        table = await self.bot.sessions.act(table.id, hosting.set_friendly, interaction.user.id, is_friendly)
        await self._set_up(interaction, table, "lobby-hints" if is_friendly else "lobby-no-hints")

    async def _set_rated(self, interaction: Interaction, table: Table, is_rated: bool) -> None:
        table = await self.bot.sessions.act(table.id, hosting.set_rated, interaction.user.id, is_rated)
        await self._set_up(interaction, table, "lobby-rated-now" if is_rated else "lobby-casual-now")

    async def _set_option(self, interaction: Interaction, table: Table, name: str, spelt: str) -> None:
        option = GAMES[table.game].options.get(name)
        chosen = [each for each in option.choices if spelling(each) == spelt] if option else []
        value = chosen[0] if chosen else spelt
        table = await self.bot.sessions.act(table.id, hosting.set_option, interaction.user.id, name, value)
        say = await respond.words_for(interaction)
        phrase = GameText(say, table.game, table.names).say(f"option-{name}", value=spelt)
        await self._set_up(interaction, table, "lobby-option", option=phrase)

    async def _set_up(self, interaction: Interaction, table: Table, message: str, **facts: str) -> None:
        """Say what was done: in the menu, if it was done there."""
        if is_private(interaction):
            say = await respond.words_for(interaction)
            await self._show_menu(interaction, table, say(message, table=str(table.id), **facts))
        else:
            await acknowledge(interaction, table, message, **facts)

    async def _show_menu(self, interaction: Interaction, table: Table, notice: str = "") -> None:
        menu = await host_menu(interaction, table)
        sheet = menu.sheet(notice, is_host=interaction.user.id == table.host)
        await respond.redraw(interaction, sheet.view)
