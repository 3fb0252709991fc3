"""Two processes on one server's database: whose a table is, what one does at the other's, what they tell."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from db import Database, Shards
from db.postgres import sharing
from sessions import BanKind, ChangedElsewhere, DebtKind, Owed, Preferences, Refused, Sessions
from sessions.timers import Key
from sessions.turns import REMIND
from tests.sessions.tables import CREW, MEI, TOM, House, moves_now, to_move

HERE, THERE = Shards(0, 0, 2), Shards(1, 1, 2)
OURS, THEIRS = 2 << 22, 3 << 22
"""A server of either."""


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(sharing, "LOOK", 0.02)


@pytest.fixture
def location(postgres):
    with postgres.database() as database:
        yield database


class Process(House):
    """One of several, with its shards. `owed` is what it was to deliver, `elsewhere` which tables another
    has changed, as it heard."""

    def __init__(self, location, shards, clock):
        super().__init__(location, clock=lambda: clock.now)
        self.now = clock.now
        self.shards = shards
        self.owed = []
        self.elsewhere = []

    async def start(self, before_resuming=lambda sessions: None) -> Sessions:
        self.db = await Database.open(self.location, self.shards)
        self.sessions = Sessions(self.db, **self.settings)
        self.sessions.subscribe(self._note)
        await self.sessions.resume()
        await self.sessions.wake()
        return self.sessions

    def _note(self, published):
        if isinstance(published, Owed):
            self.owed.append(published)
        elif isinstance(published, ChangedElsewhere):
            self.elsewhere.append(published.table)

    async def begin_in(self, server, channel=1, computers=0, people=4):
        hosting = self.sessions.hosting
        table = await hosting.open(server=server, channel=channel, host=MEI, game="captains_orders")
        for person in CREW[1:people]:
            table = await self.sessions.lobby.join(table.id, person)
        for _ in range(computers):
            table = await self.sessions.lobby.add_computer(table.id, MEI.id)
        return await hosting.start(table.id, MEI.id, shuffle=False)

    async def move(self, id):
        table = await self.sessions.tables.get(id)
        await self.sessions.play.move(id, to_move(table), str(moves_now(table)[0]), table.version)
        return await self.sessions.tables.get(id)


class Clock:
    now = 1_000_000


@pytest.fixture
def clock():
    return Clock()


@asynccontextmanager
async def running(location, shards, clock):
    process = Process(location, shards, clock)
    await process.start()
    try:
        yield process
    finally:
        await process.stop()


@pytest.fixture
async def here(location, clock):
    async with running(location, HERE, clock) as process:
        yield process


@pytest.fixture
async def there(here, location, clock):
    async with running(location, THERE, clock) as process:
        yield process


async def so(condition):
    """Wait until something is so."""
    async with asyncio.timeout(5):
        while not await condition():  # noqa: ASYNC110, another process's doing
            await asyncio.sleep(0.01)


async def test_a_table_is_looked_after_by_whose_server_it_is(here, there):
    one = await here.begin_in(OURS, 1)
    other = await there.begin_in(THEIRS, 2)
    direct = await there.begin_in(None, 3)
    for id, is_ours in ((one.id, True), (other.id, False), (direct.id, True)):
        assert await here.sessions.neighbours.has(id) is is_ours
        assert await there.sessions.neighbours.has(id) is not is_ours


async def test_a_move_made_in_the_wrong_process_is_known_to_the_right_one_which_announces_it(here, there):
    table = await there.begin_in(THEIRS)
    await here.sessions.tables.get(table.id)
    there.owed.clear()
    moved = await here.move(table.id)

    async def is_known():
        return (await there.sessions.tables.get(table.id)).version == moved.version

    await so(is_known)
    await there.sessions.hearing.settle()
    assert Owed(DebtKind.BOARD, table.id, 0) in there.owed
    assert any(owed.kind is DebtKind.TURN for owed in there.owed)
    # And the other way round: whoever has it in memory sees what the owner does.
    moved = await there.move(table.id)

    async def is_seen():
        return (await here.sessions.tables.get(table.id)).version == moved.version

    await so(is_seen)


async def test_whoever_shows_a_table_hears_of_a_move_made_elsewhere(here, there):
    table = await there.begin_in(THEIRS)
    moved = await there.move(table.id)

    async def is_heard():
        return here.elsewhere == [table.id] * (moved.version - 1)  # for each change since it was opened

    await so(is_heard)
    here.sessions.hearing._missed()
    assert here.elsewhere[-2:] == [table.id, None]


async def test_what_somebody_has_seen_elsewhere_is_known_before_it_is_heard_of(here, there):
    """Their panel was drawn by the other process, and their click comes to this one."""
    table = await there.begin_in(THEIRS)
    await here.sessions.tables.get(table.id)
    here.sessions.neighbours.on("table", lambda _: None)
    moved = await there.move(table.id)
    here.sessions.tables.expect(table.id, table.version)
    assert (await here.sessions.tables.get(table.id)).version == table.version
    here.sessions.tables.expect(table.id, moved.version)
    assert (await here.sessions.tables.get(table.id)).version == moved.version


async def test_of_two_moves_at_once_one_is_stale(here, there):
    table = await there.begin_in(THEIRS)
    await here.sessions.tables.get(table.id)
    done = await asyncio.gather(here.move(table.id), there.move(table.id), return_exceptions=True)
    refused = [each for each in done if isinstance(each, Refused)]
    assert [each.code for each in refused] == ["stale"]
    assert len(await here.db.all("entries", id=table.id)) == 1


async def test_who_is_to_be_called_is_so_by_one_process_only(here, there):
    one = await here.begin_in(OURS, 1)
    other = await there.begin_in(THEIRS, 2)
    for person in CREW[:4]:
        ours = {turn.table for turn in await here.sessions.reminders.claimed(person.id)}
        theirs = {turn.table for turn in await there.sessions.reminders.claimed(person.id)}
        assert ours <= {one.id} and theirs <= {other.id}
    assert await here.sessions.reminders.turns(other.id)


async def test_what_comes_to_be_owed_without_a_move_is_delivered_by_the_other_process(here, there):
    table = await there.begin_in(THEIRS)
    await there.sessions.reminders.delivered(await there.sessions.reminders.turns(table.id))
    [person] = [table.seats[seat].player for seat in table.waiting[:1]]
    there.owed.clear()
    other = next(each.id for each in CREW[:4] if each.id != person)
    assert person in await here.sessions.reminders.nudge(table.id, other)

    async def is_owed():
        return Owed(DebtKind.TURN, table.id, person) in there.owed

    await so(is_owed)


async def test_peoples_timers_are_the_first_shards(here, there):
    await there.begin_in(THEIRS)
    await there.sessions.people.set_preferences(TOM.id, Preferences())
    await there.sessions.timers.start()
    await asyncio.sleep(0.1)
    key = Key(REMIND, person=TOM.id)
    assert await there.sessions.timers.due(key) == there.now
    await here.sessions.timers.start()

    async def has_rung():
        return await there.sessions.timers.due(key) != here.now

    await so(has_rung)


async def test_timers_of_a_table_ring_in_its_process_only(here, there, clock):
    lobby = await there.sessions.hosting.open(server=THEIRS, channel=1, host=MEI, game="captains_orders")
    clock.now += 8 * 24 * 3600
    await here.sessions.timers.start()
    await asyncio.sleep(0.1)
    assert (await here.sessions.tables.get(lobby.id)).status.is_open
    await there.sessions.timers.start()

    async def is_closed():
        return not (await here.sessions.tables.get(lobby.id)).status.is_open

    await so(is_closed)


async def test_computers_play_where_the_table_is_looked_after(here, there):
    thinking = []

    async def think(match, seat, level, seed):
        thinking.append(seat)
        return match.legal_moves(seat)[0]

    here.sessions.computers._thoughts._think = think
    table = await here.begin_in(THEIRS, computers=3, people=1)
    for _ in range(3):

        async def is_mine():
            present = await here.sessions.tables.get(table.id)
            return bool(present.waiting) or present.match.result is not None

        await so(is_mine)
        if (await here.sessions.tables.get(table.id)).waiting:
            await here.move(table.id)
    assert thinking == []


async def test_a_plan_made_in_the_wrong_process_is_played_by_the_right_one(here, there):
    table = await there.begin_in(THEIRS)
    seat = next(seat for seat in range(4) if seat not in table.pending)
    person = table.seats[seat].player
    asked = table.pending[0]
    await here.sessions.plans.add(table.id, person, f"ask {asked}")

    async def is_expected():
        return there.sessions.plans.has_any(table.id)

    await so(is_expected)


async def test_a_ban_holds_in_all_processes(here, there):
    await here.sessions.bans.ban(BanKind.PERSON, TOM.id, by=MEI.id, reason="")

    async def is_banned():
        try:
            there.sessions.bans.refuse(TOM.id, None)
        except Refused:
            return True
        return False

    await so(is_banned)
    await there.sessions.bans.lift(BanKind.PERSON, TOM.id, by=MEI.id)

    async def is_lifted():
        try:
            here.sessions.bans.refuse(TOM.id, None)
        except Refused:
            return False
        return True

    await so(is_lifted)


async def test_maintenance_holds_the_clocks_of_all(here, there):
    await here.sessions.maintenance.begin(MEI.id, "soon over")

    async def is_held():
        return there.sessions._time.is_held

    await so(is_held)
    await there.sessions.maintenance.end(MEI.id)

    async def goes_on():
        return not here.sessions._time.is_held and here.sessions.maintenance.announced is None

    await so(goes_on)


async def test_tables_opened_at_the_same_time_have_numbers_of_their_own(here, there):
    opened = await asyncio.gather(
        *(here.sessions.hosting.open(server=OURS, channel=10 + i, host=MEI, game="fleet") for i in range(5)),
        *(
            there.sessions.hosting.open(server=THEIRS, channel=20 + i, host=MEI, game="fleet")
            for i in range(5)
        ),
    )
    assert sorted(table.id for table in opened) == list(range(1, 11))


async def test_uptime_is_that_of_all_together(here, location, clock):
    clock.now += 50
    async with running(location, THERE, clock) as there:
        assert there.sessions._time.uptime() == here.sessions._time.uptime()
        await there.stop()
        clock.now += 40
        await here.sessions.beat()
        clock.now += 100
        await there.start()  # it wasn't there meanwhile, but the other one was
        assert there.sessions._time.uptime() == here.sessions._time.uptime() == clock.now


async def test_time_in_which_none_runs_is_nobodys(location, clock):
    async with running(location, HERE, clock):
        pass
    clock.now += 5000
    async with running(location, HERE, clock) as one, running(location, THERE, clock) as other:
        assert one.sessions._time.uptime() == other.sessions._time.uptime() == clock.now - 5000


async def test_a_clock_that_is_set_puts_timers_off_once(here, there, clock):
    table = await there.begin_in(THEIRS)
    for process in (here, there):
        time = process.sessions._time
        time._steady = time._passed = lambda: 1_000_000
        time.go_on(1_000_000)
    clock.now += 500
    await here.sessions.beat()
    await there.sessions.beat()
    row = await there.db.one("timer", kind="sleep", table=table.id, person=0)
    assert row is not None and row["due"] == 1_000_000 + 14 * 24 * 3600 + 500
    assert here.sessions._time.ahead == there.sessions._time.ahead == 500


async def test_another_process_takes_over_what_one_that_sleeps_had(here, there, location, clock):
    table = await there.begin_in(THEIRS, computers=0)
    there.db.sharing._keeping.cancel()  # it sleeps
    here.change("UPDATE leases SET expires = 0 WHERE shard = 1")
    async with running(location, THERE, clock) as third:
        with pytest.raises(Refused) as refused:
            await there.move(table.id)
        assert refused.value.code == "not-saved"
        assert there.db.sharing.lost.is_set()
        moved = await third.move(table.id)
        assert len(await here.db.all("entries", id=table.id)) == 1
        assert moved.version == table.version + 1
