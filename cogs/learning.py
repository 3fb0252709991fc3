"""`/learn`: a first match, alone against computer players, that teaches a game as it goes."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from cogs import lookup
from cogs.slash import offer_games, slash
from locales import Words
from sessions import Refused, Table, hosting, lessons, people, reminders
from sessions.settings import settings_of
from ui import layout, respond
from ui.bot import Bot
from ui.game_text import message_prefix
from ui.handlers import press
from ui.layout import Sheet
from ui.lesson import choice_of_games
from ui.sender import board_shown
from ui.table_link import table_link

Interaction = discord.Interaction[Any]


class Learning(commands.Cog):
    """Teaches games."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        offer_games(self.learn)

    @slash("learn")
    async def learn(self, interaction: Interaction, game: str | None = None) -> None:
        if game is not None:
            await self._learn(interaction, game)
            return
        sheet = Sheet()
        sheet.add(*choice_of_games(await respond.words_for(interaction)))
        await respond.answer(interaction, view=sheet.view)

    @press("learn")
    async def _press_learn(self, interaction: Interaction, game: str) -> None:
        await respond.take_time(interaction, anew=True)
        await self._learn(interaction, game)

    async def _learn(self, interaction: Interaction, game: str) -> None:
        """Begin in the person's direct messages; where they take none, in this channel."""
        say, person = await respond.words_for(interaction), lookup.me(interaction)
        table = await self._begun(interaction, game, say)
        await board_shown(self.bot, table.id)
        await reminders.unseen(self.bot.sessions, table.id, person.id)
        link = await table_link(self.bot, table)
        await respond.answer(interaction, say("learn-begun", table=str(table.id), link=link))

    async def _begun(self, interaction: Interaction, game: str, say: Words) -> Table:
        host = lookup.me(interaction)
        if not lessons.can_teach(game):
            raise Refused("no-such-game", game=game)
        greeting = Sheet()
        name = say(f"{message_prefix(game)}-name")
        greeting.add(layout.text(f"### {say('learn-title-of', game=name)}\n{say('learn-how')}"))
        known = (await settings_of(self.bot.sessions.db, host.id)).dm
        if known is not None:
            await hosting.lesson_in(
                self.bot.sessions, known, host.id
            )  # check before the bot writes anything there
        await people.set_dm_refused(self.bot.sessions, host.id, False)  # their DMs may be open again
        direct = await self.bot.sender.greet(host.id, greeting.view)
        if direct is not None:
            return await hosting.learn(self.bot.sessions, game, host=host, server=None, channel=direct)
        here = lookup.room_for_table(interaction)
        return await hosting.learn(
            self.bot.sessions,
            game,
            host=host,
            server=interaction.guild_id,
            channel=here.id,
            parent=here.parent_id if isinstance(here, discord.Thread) else None,
        )


async def setup(bot: Bot) -> None:
    await bot.add_cog(Learning(bot))
