from cogs.privacy import departures, service
from cogs.privacy.clicks import Forget, export, forget
from sessions.house import House
from sessions.jobs.job import MANY_TABLES, Job, JobKind, Kind
from ui.feature import Feature


def _barred(house: House) -> Kind:
    async def forget(job: Job) -> None:
        await house.act(job.key.table, service.forget_barred)

    return Kind(forget)


def _departed(house: House) -> Kind:
    async def remove(job: Job) -> None:
        await departures.remove(house, job.key.subject)

    return Kind(remove, limit=MANY_TABLES)


FEATURE = Feature(
    "privacy",
    clicks=[Forget],
    commands=[export, forget],
    on_change=[service.store_change],
    jobs={JobKind.BARRED: _barred, JobKind.DEPARTED: _departed},
)
