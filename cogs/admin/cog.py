from cogs.admin.clicks import ForgetPerson
from cogs.admin.commands import COMMANDS
from ui.bot import Bot
from ui.cog import Cog


class AdminCog(Cog, name="admin"):
    clicks = (ForgetPerson,)
    slash_commands = COMMANDS
    is_for_operators = True


async def setup(bot: Bot) -> None:
    await bot.add_cog(AdminCog(bot))
