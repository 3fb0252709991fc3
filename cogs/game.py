"""`/game`: everything that is done with a table, whatever is played there."""

from __future__ import annotations

from discord.ext import commands

from cogs.archive import ArchiveCommands
from cogs.history import HistoryCommands
from cogs.keepsakes import KeepsakeCommands
from cogs.playing_on import PlayOnCommands
from cogs.replaying import ReplayCommands
from cogs.reviewing import ReviewCommands
from cogs.slash import localized, localized_name, offer_games
from ui.bot import Bot

NAME = localized_name("command-game")
ABOUT = localized("command-game")


class Game(
    HistoryCommands,
    ArchiveCommands,
    KeepsakeCommands,
    ReplayCommands,
    PlayOnCommands,
    ReviewCommands,
    commands.GroupCog,
    group_name=NAME,
    group_description=ABOUT,
):
    """The commands of `/game` and the buttons below every table."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        offer_games(self.history)


async def setup(bot: Bot) -> None:
    await bot.add_cog(Game(bot))
