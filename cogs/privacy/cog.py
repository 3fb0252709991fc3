from cogs.privacy import departures, service
from cogs.privacy.clicks import Forget, export, forget
from cogs.privacy.departures import DEPARTED_JOB
from cogs.privacy.service import BARRED_JOB
from sessions.core import work
from sessions.jobs.job import MANY_TABLES_TIME_LIMIT, OF_SERVER
from ui.bot import Bot
from ui.cog import Cog


class PrivacyCog(Cog, name="privacy"):
    clicks = (Forget,)
    slash_commands = (export, forget)
    on_change = (service.store_change,)
    jobs = (
        work(BARRED_JOB, lambda house, job: house.act(job.key.table, service.forget_barred)),
        work(
            DEPARTED_JOB,
            lambda house, job: departures.remove(house, job.key.subject),
            limit=MANY_TABLES_TIME_LIMIT,
            longest=departures.RETENTION,
            home=OF_SERVER,
        ),
    )


async def setup(bot: Bot) -> None:
    await bot.add_cog(PrivacyCog(bot))
