from cogs.help.clicks import help_
from cogs.help.rules import OpenRules, PickRulesPage, rules
from ui.bot import Bot
from ui.cog import Cog


class HelpCog(Cog, name="help"):
    clicks = (OpenRules, PickRulesPage)
    slash_commands = (help_, rules)


async def setup(bot: Bot) -> None:
    await bot.add_cog(HelpCog(bot))
