from cogs.clock import clicks, holidays, service
from cogs.clock.absentees import Absentees
from cogs.clock.vote_messages import Votes
from sessions import JobKind
from sessions.core import work
from sessions.jobs.job import MANY_TABLES_TIME_LIMIT
from sessions.people.personal import rows
from ui.deliveries import delivery
from ui.feature import Feature

FEATURE = Feature(
    "clock",
    clicks=[
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
    ],
    commands=[
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
    ],
    deliveries={
        JobKind.VOTE: delivery(lambda bot, sender: Votes(bot, sender).ask, 5),
        JobKind.REPLACED: delivery(lambda bot, sender: Absentees(bot, sender).tell, 5),
    },
    personal=[rows("holidays", "since, until", by="since")],
    jobs={
        JobKind.HOLIDAY: work(
            lambda house, job: service.update_tables(house, job.key.subject), limit=MANY_TABLES_TIME_LIMIT
        )
    },
)
