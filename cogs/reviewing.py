"""What one's own decisions in a finished match gave away: `/game review`, and its pages."""

from __future__ import annotations

from typing import Any

import discord

from cogs import lookup
from cogs.lookup import any_table
from cogs.slash import slash
from sessions import Progress, Refused, Reviewed, Table
from sessions.reviews import accuracies as accuracies_of
from ui import respond
from ui.books import is_turned
from ui.bot import Bot
from ui.game_text import GameText
from ui.handlers import press
from ui.review import PAST, ReviewBook, progress_sheet

Interaction = discord.Interaction[Any]


class ReviewCommands:
    """The part of `/game`, and the buttons, by which one has a match reviewed."""

    bot: Bot

    @slash("game review")
    @any_table
    async def review(self, interaction: Interaction, table: int | None = None) -> None:
        await self._show_review(interaction, await lookup.find(interaction, table), 1)

    @press("open review")
    async def _open_review(self, interaction: Interaction, table: int, page: int) -> None:
        await self._show_review(interaction, await lookup.find(interaction, table), page)

    async def _show_review(self, interaction: Interaction, table: Table, page: int) -> None:
        """A page of it; if the review isn't there yet, first how far it has come."""
        await respond.take_time(interaction, anew=not is_turned(interaction))
        person, say = interaction.user.id, await respond.words_for(interaction)
        text = GameText(say, table.game, table.names, self.bot.signs, table.seat_of(person))

        async def draw(reviewed: Reviewed) -> None:
            accuracies = await accuracies_of(self.bot.sessions.db, person, table.game, PAST)
            sheet = await ReviewBook(self.bot, table, reviewed, text).page(page, accuracies)
            await respond.redraw(interaction, sheet.view, sheet.files)

        async def hear(news: Progress | Reviewed | Refused) -> None:
            async with respond.explaining(interaction):
                match news:
                    case Progress():
                        await respond.redraw(interaction, progress_sheet(table, news, text).view)
                    case Reviewed():
                        await draw(news)
                    case Refused():
                        raise news

        # What isn't there yet is drawn when it is: a click is answered, and no longer waited for.
        if reviewed := await self.bot.sessions.reviews.begin(table.id, person, hear):
            await draw(reviewed)
