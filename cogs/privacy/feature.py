from cogs.privacy import departures, service
from cogs.privacy.clicks import Forget, export, forget
from sessions.core import work
from sessions.jobs.job import MANY_TABLES_TIME_LIMIT, JobKind
from ui.feature import Feature

FEATURE = Feature(
    "privacy",
    clicks=[Forget],
    commands=[export, forget],
    on_change=[service.store_change],
    jobs={
        JobKind.BARRED: work(lambda house, job: house.act(job.key.table, service.forget_barred)),
        JobKind.DEPARTED: work(
            lambda house, job: departures.remove(house, job.key.subject),
            limit=MANY_TABLES_TIME_LIMIT,
            longest=departures.RETENTION,
        ),
    },
)
