from cogs.privacy.clicks import Forget, export, forget
from ui.bot import Bot
from ui.cog import Cog


class PrivacyCog(Cog, name="privacy"):
    clicks = (Forget,)
    slash_commands = (export, forget)


async def setup(bot: Bot) -> None:
    await bot.add_cog(PrivacyCog(bot))
