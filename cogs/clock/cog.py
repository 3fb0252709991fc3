from cogs.clock import clicks, holidays, service
from cogs.clock.absentees import Absentees
from cogs.clock.service import HOLIDAY_JOB, REPLACED_JOB, VOTE_JOB
from cogs.clock.vote_messages import Votes
from sessions.core import work
from sessions.jobs.job import MANY_TABLES_TIME_LIMIT, Rank
from sessions.privacy.personal import rows
from ui.bot import Bot
from ui.cog import Cog
from ui.deliveries import delivery
from ui.table.calls import Call, TimeShown


class ClockCog(Cog, name="clock"):
    slash_commands = (
        clicks.pause,
        clicks.resume,
        clicks.show,
        clicks.pace,
        clicks.timeout,
        clicks.vote,
        clicks.agree,
        clicks.object_,
        clicks.nudge,
        holidays.away,
        holidays.back,
    )
    clicks = (
        clicks.OpenTime,
        clicks.PauseTable,
        clicks.ResumeTable,
        clicks.AgreeToProposal,
        clicks.ObjectToProposal,
        clicks.CastVote,
        clicks.SetPace,
        clicks.SetTimeout,
        clicks.NudgePlayers,
        holidays.GoAway,
        holidays.ComeHome,
    )
    deliveries = (
        delivery(VOTE_JOB, lambda bot, sender: Votes(bot, sender).ask, 5, rank=Rank.CALLS),
        delivery(REPLACED_JOB, lambda bot, sender: Absentees(bot, sender).tell, 5, rank=Rank.CALLS),
    )
    calls = (
        Call(service.VOTE_MESSAGE, TimeShown.VOTE),
        Call(service.STOOD_IN_MESSAGE, TimeShown.RETURN),
    )
    on_change = (service.schedule_messages,)
    personal = (rows("holidays", "since, until", by="since"),)
    jobs = (
        work(
            HOLIDAY_JOB,
            lambda house, job: service.update_tables(house, job.key.subject),
            limit=MANY_TABLES_TIME_LIMIT,
        ),
    )


async def setup(bot: Bot) -> None:
    await bot.add_cog(ClockCog(bot))
