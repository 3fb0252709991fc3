"""`/rules`: each game told in our own words, in pages."""

from __future__ import annotations

from functools import partial
from itertools import count, takewhile
from typing import Any

import discord
from discord.ext import commands

from cogs.slash import slash
from cogs.titles import offer_games
from engine import GAMES
from locales import Words
from ui import ids, layout, respond
from ui.books import page_turner, turn
from ui.bot import Bot
from ui.game_text import message_prefix
from ui.handlers import press
from ui.layout import Sheet
from ui.respond import Unable

Interaction = discord.Interaction[Any]


class Rules(commands.Cog):
    """The rules of the games, for whoever asks."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        offer_games(self.rules)

    @slash("rules")
    async def rules(self, interaction: Interaction, game: str, page: int = 1) -> None:
        sheet = rules_page(game, page, await respond.reader(interaction))
        await respond.tell(interaction, view=sheet.view)

    @press("open rules")
    async def _turn_rules(self, interaction: Interaction, game: str, page: int) -> None:
        if game not in GAMES:
            raise Unable("out-of-date")
        await turn(interaction, rules_page(game, page, await respond.reader(interaction)))


def rules_page(game: str, page: int, say: Words) -> Sheet:
    """A page of a game's rules; one that isn't there is the nearest that is."""
    prefix = f"{message_prefix(game)}-rules"
    pages = sum(1 for _ in takewhile(lambda number: say.has(f"{prefix}-{number}"), count(1)))
    number = min(max(page, 1), pages)
    sheet = Sheet()
    name = say(f"{message_prefix(game)}-name")
    sheet.add(
        layout.text(f"-# {name} · {say('log-page', page=number, pages=pages)}"),
        layout.text(f"## {say(f'{prefix}-{number}-title')}\n{say(f'{prefix}-{number}')}"),
        page_turner(partial(ids.rules_page, game), number, pages, say),
    )
    return sheet


async def setup(bot: Bot) -> None:
    await bot.add_cog(Rules(bot))
