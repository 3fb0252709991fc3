from cogs.privacy import departures, service
from cogs.privacy.clicks import Forget, export, forget
from sessions.core import work
from sessions.jobs.job import MANY_TABLES_TIME_LIMIT, JobKind
from ui.bot import Bot
from ui.cog import Cog


class PrivacyCog(Cog, name="privacy"):
    clicks = (Forget,)
    slash_commands = (export, forget)
    on_change = (service.store_change,)
    jobs = (
        work(JobKind.BARRED, lambda house, job: house.act(job.key.table, service.forget_barred)),
        work(
            JobKind.DEPARTED,
            lambda house, job: departures.remove(house, job.key.subject),
            limit=MANY_TABLES_TIME_LIMIT,
            longest=departures.RETENTION,
        ),
    )


async def setup(bot: Bot) -> None:
    await bot.add_cog(PrivacyCog(bot))
