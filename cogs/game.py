"""`/game`: everything that is done with a table, whatever is played there."""

from __future__ import annotations

from discord.ext import commands

from cogs.history import Storytelling
from cogs.lobby import LobbyCommands
from cogs.nudging import Nudging
from cogs.options import Options
from cogs.pace import Pace
from cogs.planning import Planning
from cogs.play import Play
from cogs.replaying import Replaying
from cogs.slash import localized, localized_name
from cogs.titles import offer_games
from cogs.watching import Watching
from ui.bot import Bot

NAME = localized_name("command-game")
ABOUT = localized("command-game")


class Game(
    LobbyCommands,
    Options,
    Play,
    Planning,
    Pace,
    Nudging,
    Storytelling,
    Replaying,
    Watching,
    commands.GroupCog,
    group_name=NAME,
    group_description=ABOUT,
):
    """The commands of `/game` and the buttons below every table."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        offer_games(self.open)


async def setup(bot: Bot) -> None:
    await bot.add_cog(Game(bot))
