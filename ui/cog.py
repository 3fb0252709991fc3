"""`Cog`: a feature of the bot. Each is a folder in `cogs/`, with its cog in `cog.py`."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import ClassVar

import discord
from discord.ext import commands

from sessions import House, core
from sessions.checking import Check
from sessions.core import Work
from sessions.house import ChangeStep, Departure, Repair
from sessions.messages import Recorder
from sessions.privacy.personal import Personal
from sessions.tables.table import Table
from ui.bot import Bot
from ui.clicks import Click
from ui.commands import Command, attach, detach
from ui.deliveries import Delivery
from ui.sender import Sender
from ui.table.calls import Call
from ui.text.game_text import GameText


class Cog(commands.Cog):
    """A feature. Loading the cog adds everything that its attributes list, and unloading removes it again.

    The cogs' steps, commands and end lines have the order in which the cogs were loaded.
    """

    clicks: ClassVar[Sequence[type[Click]]] = ()
    slash_commands: ClassVar[Sequence[Command]] = ()
    is_for_operators: ClassVar[bool] = False
    """Whether the commands are registered only in the operators' server, if there is one."""
    on_change: ClassVar[Sequence[ChangeStep]] = ()
    """Steps called after each change of a table, in its transaction."""
    on_set_back: ClassVar[Sequence[Repair]] = ()
    """Repairs of the feature's stored times after the machine's clock was set back."""
    jobs: ClassVar[Sequence[Work]] = ()
    """Jobs that don't need Discord."""
    deliveries: ClassVar[Sequence[Delivery]] = ()
    """Jobs that bring messages up to date."""
    calls: ClassVar[Sequence[Call]] = ()
    """Kinds of message that call somebody, so that a phone rings. All others are silent."""
    recorders: ClassVar[Sequence[Recorder]] = ()
    """Recorders of messages that aren't recorded in `messages`."""
    on_departure: ClassVar[Sequence[Departure]] = ()
    """Functions that remove the feature's rows of a server that the bot has left."""
    checks: ClassVar[Sequence[Check]] = ()
    """Integrity checks of the feature's rows, for `bot.py check`."""
    personal: ClassVar[Sequence[Personal]] = ()
    """Tables with rows about people."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._attached: list[Command] = []

    @property
    def further_commands(self) -> Iterable[Command]:
        """Commands that depend on the games, created when the cog is loaded."""
        return ()

    async def end_lines(self, table: Table, person: int | None, text: GameText) -> list[str]:
        """Lines shown below a finished match: for one person who played, or for everyone (person None)."""
        return []

    @classmethod
    def furnish(cls, house: House) -> None:
        """Add to a house what doesn't need Discord."""
        core.add_steps(house, cls.on_change)
        house.repairs += cls.on_set_back
        house.departures += cls.on_departure
        house.personal += cls.personal
        house.recorders |= {each.kind: each for each in cls.recorders}
        house.jobs.kinds |= {work.kind: work.make(house) for work in cls.jobs}
        house.jobs.homes |= {each.kind: each.home for each in (*cls.jobs, *cls.deliveries) if each.home}

    async def cog_load(self) -> None:
        """Add everything to the bot and its house. Gives other tasks a turn between commands, since there are
        hundreds."""
        bot, house = self.bot, self.bot.house
        self.furnish(house)
        assert isinstance(bot.sender, Sender)
        house.jobs.kinds |= {each.kind: each.make(bot, bot.sender) for each in self.deliveries}
        bot.calls.update({each.kind: each.time for each in self.calls})
        for click in self.clicks:
            bot.clicks.add(click)
        if self.is_for_operators and bot.operators_server is None:
            return
        for command in (*self.slash_commands, *self.further_commands):
            attach(bot.tree, command, server=self._server)
            self._attached.append(command)
            await asyncio.sleep(0)

    async def cog_unload(self) -> None:
        """Remove everything from the bot and its house. Jobs of the cog stay stored."""
        bot, house = self.bot, self.bot.house
        for step in self.on_change:
            house.steps.remove(step)
        for repair in self.on_set_back:
            house.repairs.remove(repair)
        for departure in self.on_departure:
            house.departures.remove(departure)
        for rows in self.personal:
            house.personal.remove(rows)
        for recorder in self.recorders:
            del house.recorders[recorder.kind]
        for each in (*self.jobs, *self.deliveries):
            del house.jobs.kinds[each.kind]
            house.jobs.homes.pop(each.kind, None)
        for each in self.calls:
            del bot.calls[each.kind]
        for click in self.clicks:
            bot.clicks.remove(click)
        for command in self._attached:
            detach(bot.tree, command, server=self._server)

    @property
    def _server(self) -> discord.Object | None:
        """The server that the commands are restricted to, if any."""
        server = self.bot.operators_server
        return discord.Object(server) if self.is_for_operators and server is not None else None
