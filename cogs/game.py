"""`/game`: everything that is done with a table, whatever is played there."""

from __future__ import annotations

from discord.ext import commands

from cogs.archive import ArchiveCommands
from cogs.drafting import DraftCommands
from cogs.history import HistoryCommands
from cogs.hosting import HostingCommands
from cogs.keepsakes import KeepsakeCommands
from cogs.leaving import LeavingCommands
from cogs.lobby import LobbyCommands
from cogs.nudging import NudgeCommands
from cogs.pace import ClockCommands
from cogs.planning import PlanningCommands
from cogs.play import PlayCommands
from cogs.playing_on import PlayOnCommands
from cogs.replaying import ReplayCommands
from cogs.reviewing import ReviewCommands
from cogs.slash import localized, localized_name
from cogs.titles import offer_games
from ui.bot import Bot

NAME = localized_name("command-game")
ABOUT = localized("command-game")


class Game(
    LobbyCommands,
    HostingCommands,
    LeavingCommands,
    PlayCommands,
    PlanningCommands,
    DraftCommands,
    ClockCommands,
    NudgeCommands,
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
        offer_games(self.open)
        offer_games(self.history)


async def setup(bot: Bot) -> None:
    await bot.add_cog(Game(bot))
