"""The host's actions before the start: `/game kick, host, computer, option`, and the host's menu."""

from __future__ import annotations

from typing import Annotated

import discord
from discord.app_commands import Choice

from cogs.clock import agreements
from cogs.lobby.screens import HostMenu
from engine import GAMES
from sessions import LEVELS, Refused, Status, Table
from sessions.playing import hosting, lobby, lobby_options
from sessions.tables.setup import SWITCHES
from ui.clicks import Click, Form, ShortWord, TableId
from ui.commands import choices, slash
from ui.context import Context
from ui.sheet.layout import MAX_OPTIONS
from ui.text import spans
from ui.text.game_text import GameText
from ui.text.names import escaped_name
from ui.text.options import spelling
from ui.text.paces import picked_pace
from ui.text.typed_words import fits, plain


class OpenHostMenu(Click, name="host", answers="new"):
    table: TableId

    async def pressed(self, ctx: Context) -> None:
        table = await ctx.table(self.table)
        if table.status is not Status.LOBBY:
            raise Refused("not-in-lobby", status=table.status)
        if ctx.person != table.host and not ctx.manages(table):
            raise Refused("not-host", host=table.host)
        await show_menu(ctx, table)


class AddComputer(Click, name="computer", answers="silent"):
    table: TableId
    level: ShortWord

    async def pressed(self, ctx: Context) -> None:
        await add_computer(ctx, await ctx.table(self.table), self.level)


class RemoveComputer(Click, name="remove", answers="silent"):
    table: TableId

    async def pressed(self, ctx: Context) -> None:
        await remove_computer(ctx, await ctx.table(self.table))


class SetSwitch(Click, name="switch", answers="silent"):
    table: TableId
    switch: Annotated[str, Form("|".join(SWITCHES))]
    on: bool

    async def pressed(self, ctx: Context) -> None:
        table = await ctx.table(self.table)
        table = await ctx.act(table, lobby_options.set_switch, ctx.person, self.switch, self.on)
        await confirm(ctx, table, f"switch-{self.switch}.{'turned-on' if self.on else 'turned-off'}")


class SetOption(Click, name="option", picks=str):
    table: TableId
    option: ShortWord

    async def pressed(self, ctx: Context, value: str) -> None:
        await set_option(ctx, await ctx.table(self.table), self.option, value)


class SetLobbyPace(Click, name="lobby_pace", picks=str):
    table: TableId

    async def pressed(self, ctx: Context, pace: str) -> None:
        table = await ctx.table(self.table)
        table = await ctx.act(table, agreements.set_pace, ctx.person, picked_pace(pace))
        await confirm(ctx, table, "time-pace-set", pace=spans.pace(table.setup.pace, ctx.words))


async def complete_settings(ctx: Context, current: str) -> list[Choice[str]]:
    """Autocomplete: every choice of every option of the game, in words. The values are "name choice"."""
    table = await ctx.table_typed()
    if table is None:
        return []
    game_text = GameText(ctx.words, table.game, table.names)
    offered = [
        (game_text.say(f"option-{name}", value=spelling(choice)), f"{name} {spelling(choice)}")
        for name, option in GAMES[table.game].options.items()
        for choice in option.choices
    ]
    return [Choice(name=name, value=value) for name, value in offered if fits(current, name)][:MAX_OPTIONS]


@slash("game kick")
async def kick(ctx: Context, person: discord.User, table: int | None = None) -> None:
    found = await ctx.act(await ctx.table(table), lobby.kick, ctx.person, person.id)
    await ctx.acknowledge(found, "lobby-kicked", person=person.mention)


@slash("game host")
async def host(ctx: Context, person: discord.User, table: int | None = None) -> None:
    found = await ctx.act(await ctx.table(table), hosting.make_host, ctx.person, person.id)
    await ctx.acknowledge(found, "lobby-new-host", person=person.mention)


@slash(
    "game computer",
    choices={"change": choices("choice", ("add", "remove")), "level": choices("choice", LEVELS)},
)
async def computer(
    ctx: Context, change: str = "add", level: str = "clever", table: int | None = None
) -> None:
    found = await ctx.table(table)
    if change == "remove":
        await remove_computer(ctx, found)
    else:
        await add_computer(ctx, found, level)


@slash("game option", complete={"setting": complete_settings})
async def option(ctx: Context, setting: str, table: int | None = None) -> None:
    labels = {plain(each.name): each.value for each in await complete_settings(ctx, setting)}
    name, _, spelt = labels.get(plain(setting), setting).partition(" ")
    await set_option(ctx, await ctx.table(table), name, spelt)


async def add_computer(ctx: Context, table: Table, level: str) -> None:
    """Add a computer player. In a continued match, which has no free seat, set the level of its computer
    players."""
    if table.origin is not None:
        table = await ctx.act(table, lobby.set_level, ctx.person, level)
        await confirm(ctx, table, "lobby-levels", level=level)
        return
    table = await ctx.act(table, lobby.add_computer, ctx.person, level)
    await confirm(ctx, table, "lobby-computer-added", name=escaped_name(table.seats[-1].name, ctx.words))


async def remove_computer(ctx: Context, table: Table) -> None:
    table = await ctx.act(table, lobby.remove_computer, ctx.person)
    await confirm(ctx, table, "lobby-computer-removed")


async def set_option(ctx: Context, table: Table, name: str, spelt: str) -> None:
    option = GAMES[table.game].options.get(name)
    chosen = [each for each in option.choices if spelling(each) == spelt] if option else []
    value = chosen[0] if chosen else spelt
    table = await ctx.act(table, lobby_options.set_option, ctx.person, name, value)
    phrase = GameText(ctx.words, table.game, table.names).say(f"option-{name}", value=spelt)
    await confirm(ctx, table, "lobby-option", option=phrase)


async def confirm(ctx: Context, table: Table, message: str, **facts: str) -> None:
    """Confirm a change in the host's menu, if it was made there."""
    if ctx.is_private:
        await show_menu(ctx, table, ctx.words(message, table=str(table.id), **facts))
    else:
        await ctx.acknowledge(table, message, **facts)


async def show_menu(ctx: Context, table: Table, notice: str = "") -> None:
    """Show the host's menu. It becomes the host's panel when the match starts."""
    menu = HostMenu(table, ctx.words, await ctx.former_names(table))
    await ctx.show_panel(table, menu.sheet(notice, is_host=ctx.person == table.host))
