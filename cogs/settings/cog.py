from cogs.settings.clicks import (
    ChooseSetting,
    OpenSettings,
    auto,
    language,
    privacy,
    quiet,
    reminders,
    settings,
    text,
)
from cogs.settings.server import COMMANDS
from ui.bot import Bot
from ui.cog import Cog


class SettingsCog(Cog, name="settings"):
    clicks = (OpenSettings, ChooseSetting)
    slash_commands = (settings, reminders, quiet, auto, language, privacy, text, *COMMANDS)


async def setup(bot: Bot) -> None:
    await bot.add_cog(SettingsCog(bot))
