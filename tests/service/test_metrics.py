"""The metrics for Prometheus."""

import pytest
from msgspec.structs import replace
from prometheus_client.parser import text_string_to_metric_families

from raster.panel import Drawing, Panel
from service.metrics import Metrics
from service.pulse import Pulse
from service.upkeep import Upkeep
from sessions import Key, Refused
from sessions.jobs.job import BOARD_JOB
from settings import Backups


@pytest.fixture
def metrics(tmp_path):
    backups = Backups(tmp_path / "backups", every=None, keep=7)
    return Metrics(Pulse(), Upkeep(tmp_path / "harbour.db", backups))


async def read(metrics, bot, ready=True):
    """The values by name and labels."""
    page = (await metrics.page(bot, ready)).decode()
    return {
        (sample.name.removeprefix("harbourmaster_"), *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(page)
        for sample in family.samples
    }


async def test_without_a_bot_there_are_few_metrics(metrics):
    figures = await read(metrics, None, ready=False)
    assert figures == {("ready",): 0, ("loop_lag_seconds",): 0, ("loop_lag_worst_seconds",): 0}


async def test_tables_are_counted_by_state(metrics, port):
    mei, *others = port.crew(4)
    await port.begin([mei, *others])
    elsewhere = port.server.create_text_channel("elsewhere")
    await mei.slash("game open", at=elsewhere, game="fleet")
    await mei.slash("game close", at=elsewhere)
    await mei.slash("game open", at=elsewhere, game="fleet")
    figures = await read(metrics, port.bot)
    states = {state: figures["tables", state] for state in ("lobby", "playing", "finished", "closed")}
    assert states == {"lobby": 1, "playing": 1, "finished": 0, "closed": 1}


@pytest.mark.of_sqlite
async def test_commits_and_the_log_are_measured(metrics, port):
    before = await read(metrics, port.bot)
    await port.open(2)
    after = await read(metrics, port.bot)
    for figure in ("commit_seconds_count", "commit_seconds_sum", "wal_bytes"):
        assert after[figure,] > before[figure,], figure
    assert after["ready",] == 1 and after["gateway_latency_seconds",] >= 0


async def test_pictures_are_measured(metrics, port, real_pictures):
    await port.bot.artist.draw(Drawing((Panel(1, 1),)))
    figures = await read(metrics, port.bot)
    assert figures["picture_seconds_count",] == 1 and figures["picture_seconds_sum",] > 0
    assert figures["pictures_waiting",] == 0


async def test_owed_deliveries_are_measured(metrics, port):
    people = port.crew(4)
    await port.begin(people)
    assert (await read(metrics, port.bot))["jobs_due",] == 0
    kinds = port.house.jobs.kinds
    kinds[BOARD_JOB] = replace(kinds[BOARD_JOB], at_once=0)
    async with port.house.transaction() as tx:
        tx.jobs.set(Key(BOARD_JOB, 1), int(port.now) - 90)
    figures = await read(metrics, port.bot)
    assert (figures["jobs_due",], figures["jobs_oldest_seconds",]) == (1, 90)
    assert port.board


async def test_damaged_values_are_counted(metrics, port):
    assert (await read(metrics, port.bot))["unreadable",] == 0
    await port.begin()
    async with port.bot.database.transaction() as tx:
        await tx.run("UPDATE tables SET document = '{}'")
    with pytest.raises(Refused):
        await port.house.tables.get(1)
    assert (await read(metrics, port.bot))["unreadable",] == 1
