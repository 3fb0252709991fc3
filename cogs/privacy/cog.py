from cogs.privacy import service
from cogs.privacy.clicks import Forget, export, forget
from cogs.privacy.service import BARRED_JOB
from sessions.core import work
from ui.bot import Bot
from ui.cog import Cog


class PrivacyCog(Cog, name="privacy"):
    clicks = (Forget,)
    slash_commands = (export, forget)
    on_change = (service.store_change,)
    jobs = (work(BARRED_JOB, lambda house, job: house.act(job.key.table, service.forget_barred)),)


async def setup(bot: Bot) -> None:
    await bot.add_cog(PrivacyCog(bot))
