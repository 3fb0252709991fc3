from cogs.settings import personal, server
from cogs.settings.clicks import ChooseSetting, OpenSettings
from ui.bot import Bot
from ui.cog import Cog


class SettingsCog(Cog, name="settings"):
    clicks = (OpenSettings, ChooseSetting)
    slash_commands = (*personal.COMMANDS, *server.COMMANDS)


async def setup(bot: Bot) -> None:
    await bot.add_cog(SettingsCog(bot))
