from cogs.replay.clicks import OpenLog, OpenPosition, PickEyes, log
from ui.bot import Bot
from ui.cog import Cog


class ReplayCog(Cog, name="replay"):
    clicks = (OpenLog, OpenPosition, PickEyes)
    slash_commands = (log,)


async def setup(bot: Bot) -> None:
    await bot.add_cog(ReplayCog(bot))
