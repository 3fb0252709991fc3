from cogs.learn.clicks import Learn, LearnInstead, learn
from cogs.learn.greeting import GREETING_JOB, Greetings
from ui.bot import Bot
from ui.cog import Cog
from ui.deliveries import delivery


class LearnCog(Cog, name="learn"):
    clicks = (Learn, LearnInstead)
    slash_commands = (learn,)
    deliveries = (delivery(GREETING_JOB, lambda bot, sender: Greetings(bot, sender).send, 5),)


async def setup(bot: Bot) -> None:
    await bot.add_cog(LearnCog(bot))
