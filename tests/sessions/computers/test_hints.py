"""Hints at friendly tables: shown to the player who asks, counted for all to see, refused elsewhere."""

import asyncio
import gc

import pytest

from engine.bots.levels import Advice
from sessions import ChangeKind, Hint
from sessions.computers.hints import Hints
from sessions.playing import hosting, lobby_options, play
from sessions.tables import replays
from tests.harbour import MEI, legal, refused, to_move


class Adviser:
    """A master that answers only when released, and advises the first legal move."""

    def __init__(self):
        self.asked = []
        self.answer = asyncio.Event()
        self.answer.set()
        self.begun = asyncio.Event()

    async def __call__(self, match, seat, seed):
        self.asked.append((match.ply, seat))
        self.begun.set()
        await asyncio.wait_for(self.answer.wait(), 10)
        move, *others = match.legal_moves(seat)
        return Advice(move, others[0] if others else None, 1.5, 0.5, "points")


@pytest.fixture
async def adviser(harbour):
    adviser = Adviser()
    harbour.workers.fakes["advice"] = adviser
    await harbour.restart()
    return adviser


@pytest.fixture
async def table(harbour, adviser):
    """A running friendly table of four people."""
    return await harbour.begin(friendly=True)


def reads(harbour):
    """A semaphore that is released whenever a table is read."""
    read = asyncio.Semaphore(0)

    async def note():
        read.release()

    harbour.faults.after("read", note, what="FROM tables WHERE")
    return read


async def test_a_hint_is_the_masters_move_and_everyone_sees_the_request(harbour, table):
    person = to_move(table)
    seat = table.seat_of(person)
    advice = await harbour.house.single(Hints).take(table.id, person)
    assert advice.move == table.match.legal_moves(seat)[0]
    change = harbour.changes[-1]
    assert (change.kind, change.by, change.seat) == (ChangeKind.HINTED, person, seat)
    assert change.table.hints == (Hint(seat, 0),) and change.table.match == table.match


async def test_hints_are_stored_and_listed_in_the_record(harbour, table):
    person = to_move(table)
    await harbour.house.single(Hints).take(table.id, person)
    after = await harbour.table(table.id)
    assert (await harbour.table(table.id)).hints == after.hints == (Hint(table.seat_of(person), 0),)
    await harbour.play_on(table.id)
    record = await replays.record(harbour.house, table.id)
    assert record["hints"] == [{"seat": table.seat_of(person), "ply": 0}]
    assert (await replays.verify(harbour.house, table.id)).result_fits


async def test_asking_twice_searches_and_counts_once(harbour, table, adviser):
    person = to_move(table)
    first = await harbour.house.single(Hints).take(table.id, person)
    assert await harbour.house.single(Hints).take(table.id, person) is first
    assert len(adviser.asked) == 1 and len((await harbour.table(table.id)).hints) == 1


async def test_a_hint_for_a_single_legal_move_isnt_counted(harbour, adviser):
    table = await harbour.begin(game="fisherman", friendly=True)
    while len(legal(table)) > 1:
        table = await harbour.play_on(table.id, moves=1)
    advice = await harbour.house.single(Hints).take(table.id, to_move(table))
    assert advice.next_best is None
    assert not (await harbour.table(table.id)).hints


async def test_a_hint_after_a_move_starts_a_new_search(harbour, table, adviser):
    await harbour.house.single(Hints).take(table.id, to_move(table))
    await harbour.house.act(table.id, play.move, to_move(table), legal(table)[0])
    table = await harbour.table(table.id)
    await harbour.house.single(Hints).take(table.id, to_move(table))
    assert [ply for ply, _ in adviser.asked] == [0, 1]
    assert [hint.ply for hint in (await harbour.table(table.id)).hints] == [0, 1]


async def test_a_hint_is_refused_if_the_position_changes_during_the_search(harbour, table, adviser):
    """The search is dropped, and no hint is counted."""
    adviser.answer.clear()
    person = to_move(table)
    asking = asyncio.create_task(harbour.house.single(Hints).take(table.id, person))
    await asyncio.wait_for(adviser.begun.wait(), 10)
    await harbour.house.act(table.id, play.move, person, legal(table)[0])
    async with refused("stale", version=table.version + 1):
        await asking
    assert not (await harbour.table(table.id)).hints


async def test_a_cached_hint_isnt_given_after_a_concurrent_move(harbour, table):
    house, person = harbour.house, to_move(table)
    await house.single(Hints).take(table.id, person)
    read = reads(harbour)
    async with harbour.db.transaction():  # The move waits for this transaction, and the hint for the move.
        moving = asyncio.create_task(house.act(table.id, play.move, person, legal(table)[0]))
        await asyncio.sleep(0)
        asking = asyncio.create_task(house.single(Hints).take(table.id, person))
        await read.acquire()
    await moving
    after = await house.tables.get(table.id)
    async with refused("stale", version=after.version):
        await asking


async def test_a_table_has_one_hint_search_at_a_time(harbour, adviser):
    table = await harbour.begin(people=3, computers=1, friendly=True)
    adviser.answer.clear()
    person = await harbour.to_move(table.id)
    read = reads(harbour)
    asking = [asyncio.create_task(harbour.house.single(Hints).take(table.id, person)) for _ in range(2)]
    for _ in asking:
        await read.acquire()
    await adviser.begun.wait()
    assert len(adviser.asked) == 1
    adviser.answer.set()
    await asyncio.gather(*asking)


async def test_a_cancelled_request_for_a_hint_starts_no_search(harbour, table, adviser):
    """The hint waits for another search at the table."""
    adviser.answer.clear()
    person = to_move(table)
    one = asyncio.create_task(harbour.house.single(Hints).take(table.id, person))
    await adviser.begun.wait()
    read = reads(harbour)
    other = asyncio.create_task(harbour.house.single(Hints).take(table.id, person))
    await read.acquire()
    other.cancel()
    await asyncio.wait([other])
    gc.collect()  # A collection reports coroutines that were never awaited.
    adviser.answer.set()
    assert await one and len(adviser.asked) == 1


async def test_a_failed_hint_search_is_refused(harbour, table, caplog):
    async def fails(*_):
        raise RuntimeError

    harbour.workers.fakes["advice"] = fails
    async with refused("no-hint"):
        await harbour.house.single(Hints).take(table.id, to_move(table))
    assert "no hint" in caplog.text


async def test_the_host_allows_hints_before_the_start(harbour, house):
    table = await harbour.open()
    assert not table.setup.friendly
    assert (await house.act(table.id, lobby_options.set_switch, MEI.id, "friendly", True)).setup.friendly
    assert (await harbour.table(table.id)).setup.friendly


async def test_a_rematch_of_a_friendly_table_is_friendly(harbour, table):
    await harbour.play_on(table.id)
    assert (await hosting.again(harbour.house, table.id, MEI.id)).setup.friendly
