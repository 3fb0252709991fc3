"""Jobs set or dropped by a transaction are stored with it."""

import pytest

from sessions.jobs.job import Key
from tests.sessions.jobs.recorder import BARRED


async def test_hastening_a_job_never_postpones_it(recorder):
    dues = []
    for seconds in (60, 90, 30, 40):
        await recorder.hasten(seconds)
        dues.append(await recorder.due() - 1_000_000)
    assert dues == [60, 60, 30, 30]


async def test_the_changes_of_one_transaction_add_up(harbour, recorder):
    async def after(*changes):
        async with harbour.house.transaction() as tx:
            for change, *due in changes:
                getattr(tx.jobs, change)(Key(BARRED), *(harbour.now + each for each in due))
        due = await recorder.due()
        return due and due - harbour.now

    await recorder.set(50)
    assert await after(("hasten", 60), ("hasten", 70)) == 50
    assert await after(("hasten", 60), ("set", 70)) == 70
    assert await after(("set", 60), ("hasten", 50), ("hasten", 55)) == 50
    assert await after(("drop",), ("hasten", 80)) == 80
    assert await after(("set", 60), ("drop",)) is None


async def test_a_dropped_job_doesnt_run(harbour, recorder):
    await recorder.set(10)
    async with harbour.house.transaction() as tx:
        tx.jobs.drop(Key(BARRED))
    await recorder.at(20)
    assert recorder.done == []


async def test_a_job_of_a_transaction_that_isnt_stored_doesnt_run(harbour, recorder):
    async def fail():
        async with harbour.house.transaction() as tx:
            tx.jobs.set(Key(BARRED), harbour.now)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    await recorder.at(20)
    assert recorder.done == []


async def test_a_transaction_may_set_any_number_of_jobs(harbour):
    """More than the variables that a statement may have."""
    async with harbour.house.transaction() as tx:
        for subject in range(7000):
            tx.jobs.set(Key(BARRED, subject=subject), harbour.now + 60)
    rows = await harbour.house.db.all("SELECT subject FROM jobs WHERE kind = :kind", kind=BARRED)
    assert {row["subject"] for row in rows} >= {*range(7000)}
