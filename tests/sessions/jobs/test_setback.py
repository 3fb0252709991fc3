"""The machine's clock is ahead for a while, then right again: nothing waits for the wrong time."""

import re
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.clock import service as absence
from cogs.notify import service as reminders
from cogs.seek import service as seekers
from cogs.tournament import service as tournaments
from cogs.tournament.store import TOURNAMENT_JOB
from db.migrate import MIGRATIONS
from sessions import Job, JobKind, Key, Later, Status, departures
from sessions.departures import DEPARTED_JOB
from sessions.errors import Refused
from sessions.jobs import heartbeat
from sessions.jobs.job import TURN_JOB
from sessions.people.holidays import present_holiday
from sessions.people.settings import Settings
from sessions.playing.sleeping import AWAKE_SECONDS, LOBBY_LIFETIME
from tests.harbour import ANN, MEI, SERVER, TOM, Harbour
from ui.openings import COOLDOWN_SECONDS, MAX_BURST, Blocked, Openings

HOUR, DAY = 3600, 86_400
AHEAD = 30 * DAY
HISTORY = {"moves.made", "audit.made", "reviews.made"}
"""Times that decide nothing. They stay as the clock told them."""
FUTURE = {"jobs.due", "holidays.until"}
"""Times that may lie ahead. They are repaired, too, but differently."""


class Jumping(Harbour):
    """A harbour whose machine's clock can be set. Its steady clock goes on as before."""

    def __init__(self, location):
        super().__init__(location, steady=lambda: self.clock() - self.jumped)
        self.jumped = 0

    async def set_clock(self, seconds):
        self.jumped += seconds
        self.now += seconds
        await heartbeat.beat(self.house)

    async def set_clock_and_restart(self, seconds):
        await self.stop()
        self.jumped += seconds
        self.now += seconds
        await self.start()


@pytest.fixture
async def harbour(location):
    harbour = Jumping(location)
    await harbour.start()
    yield harbour
    await harbour.stop()


BACK = pytest.mark.parametrize("back", [Jumping.set_clock, Jumping.set_clock_and_restart])
"""The clock is set back while the program runs, or while it is stopped."""


def times_in_the_schema():
    """The columns with times, by their names."""
    for table, body in re.findall(r"CREATE TABLE (\w+) \((.*?)\n\)", schema(), re.DOTALL):
        for column, comment in re.findall(r"^ {4}(\w+) +BIGINT[^\n-]*(?:-- ([^\n]*))?$", body, re.MULTILINE):
            is_named = column in ("since", "made", "due", "until", "failing", "posted", "ended", "moved")
            if is_named or comment.startswith("time of"):
                yield f"{table}.{column}"


def schema():
    return "\n".join(file.read_text() for file in sorted(MIGRATIONS.glob("*.sql")))


async def test_every_stored_time_is_repaired(harbour):
    """A time in a new column has to be repaired, too (`Feature.on_set_back`)."""
    statements = []
    await harbour.set_clock(AHEAD)
    await harbour.begin()
    harbour.faults.hear = lambda step, query: statements.append(query)
    await harbour.set_clock(-AHEAD)
    told = " ".join(statements)
    found = {*times_in_the_schema()}
    assert found > HISTORY | FUTURE
    for each in found - HISTORY - FUTURE:
        table, column = each.split(".")
        is_clamped = f"UPDATE {table} SET {column} = :now WHERE {column} > :now" in told
        assert is_clamped or re.search(rf"FROM {table} WHERE [^;]*{column} > :now", told), each


@BACK
async def test_no_job_waits_for_the_wrong_time(harbour, back):
    await harbour.begin()
    await harbour.set_clock(AHEAD)
    async with harbour.house.transaction() as tx:
        for number, kind in enumerate(harbour.house.jobs.kinds):
            tx.jobs.set(Key(kind, 0, 1000 + number), tx.now + HOUR)
    await back(harbour, -AHEAD)
    for row in await harbour.db.all("SELECT kind, due FROM jobs WHERE subject > 1000"):
        longest = harbour.house.jobs.kinds[JobKind(row["kind"])].longest
        assert row["due"] <= harbour.now + max(longest, HOUR), row["kind"]


@BACK
async def test_a_turn_that_began_ahead_is_reminded_of_in_time(harbour, back):
    await harbour.set_clock(AHEAD)
    await harbour.begin(pace=None)
    person = await harbour.to_move()
    await back(harbour, -AHEAD)
    due = await reminders.next_notification(harbour.house, person)
    assert due is not None and due <= harbour.now + DAY


async def test_a_job_repairs_a_turn_that_lies_ahead(harbour):
    """Even if nobody noticed that a clock was set back."""
    await harbour.begin(pace=None)
    person = await harbour.to_move()
    await harbour.house.do(
        "UPDATE turns SET since = since + 9999999, notified = NULL, claimed = NULL, owed = NULL"
    )
    await reminders.claim(harbour.house, Job(Key(TURN_JOB, 0, person), harbour.now, 1, 0, None))
    assert await reminders.next_notification(harbour.house, person) == harbour.now + DAY


@BACK
async def test_a_forgotten_match_falls_asleep_in_time(harbour, back):
    await harbour.set_clock(AHEAD)
    await harbour.begin(pace=None)
    await harbour.play_on(moves=2)
    await back(harbour, -AHEAD)
    assert (await harbour.table(1)).moved <= harbour.now
    await harbour.wait(AWAKE_SECONDS + DAY)
    assert (await harbour.table(1)).sleeps


@BACK
async def test_a_match_that_fell_asleep_ahead_can_be_woken(harbour, back):
    await harbour.begin(pace=None)
    await harbour.set_clock(AHEAD)
    await harbour.wait(AWAKE_SECONDS + DAY)
    assert (await harbour.table(1)).sleeps
    await back(harbour, -AHEAD)
    await harbour.play_on(moves=1)
    assert not (await harbour.table(1)).sleeps


@BACK
async def test_a_forgotten_lobby_is_closed_in_time(harbour, back):
    await harbour.set_clock(AHEAD)
    await harbour.open(people=2)
    await back(harbour, -AHEAD)
    await harbour.wait(LOBBY_LIFETIME - HOUR)
    assert (await harbour.table(1)).status is Status.LOBBY
    await harbour.wait(2 * HOUR)
    assert (await harbour.table(1)).status is Status.CLOSED


@BACK
async def test_a_wish_expires_in_time(harbour, back):
    wish = seekers.Wish(SERVER, "fleet", DAY, rated=False)
    await harbour.set_clock(AHEAD)
    await seekers.seek(harbour.house, wish, MEI)
    await back(harbour, -AHEAD)
    assert await seekers.crew(harbour.house, wish)
    await harbour.wait(seekers.WISH_LIFETIME + 1)
    assert not await seekers.crew(harbour.house, wish)


@BACK
async def test_a_holiday_begun_ahead_is_one_now(harbour, back):
    await harbour.set_clock(AHEAD)
    await absence.begin(harbour.house, MEI.id, int(harbour.now) + 3 * DAY)
    await back(harbour, -AHEAD)
    now = int(harbour.now)
    assert await present_holiday(harbour.db, MEI.id, now) == (now, now + 3 * DAY)


@BACK
async def test_a_table_nudged_ahead_can_be_nudged_again(harbour, back):
    await harbour.begin(pace=None)
    mover = await harbour.to_move()
    by = MEI.id if mover != MEI.id else TOM.id
    await harbour.set_clock(AHEAD)
    await harbour.house.act(1, reminders.nudge, by)
    await back(harbour, -AHEAD)
    with pytest.raises(Refused, match="nudged-already"):
        await harbour.house.act(1, reminders.nudge, by)
    await harbour.wait(reminders.NUDGE_INTERVAL)
    await harbour.house.act(1, reminders.nudge, by)


@BACK
async def test_a_tournament_opened_ahead_begins_in_time(harbour, back):
    await harbour.set_clock(AHEAD)
    cup = await open_cup(harbour)
    for person in (MEI, TOM, ANN):
        await tournaments.join(harbour.house, cup.id, person)
    await back(harbour, -AHEAD)
    await harbour.wait(DAY)
    cup = await tournaments.get_tournament(harbour.house, cup.id)
    assert (cup.opened, cup.starts, cup.round) == (harbour.now - DAY, harbour.now, 1)
    assert cup.ends is not None and cup.ends <= harbour.now + cup.length


@BACK
async def test_a_round_drawn_ahead_ends_in_time(harbour, back):
    cup = await open_cup(harbour)
    for person in (MEI, TOM, ANN):
        await tournaments.join(harbour.house, cup.id, person)
    await harbour.set_clock(AHEAD)
    await harbour.wait(0)
    assert (await tournaments.get_tournament(harbour.house, cup.id)).round == 1
    await back(harbour, -AHEAD)
    cup = await tournaments.get_tournament(harbour.house, cup.id)
    assert cup.ends is not None and cup.ends <= harbour.now + cup.length


async def open_cup(harbour):
    return await tournaments.open_tournament(
        harbour.house,
        server=SERVER,
        channel=1,
        organiser=MEI,
        name="Cup",
        game="fleet",
        format="swiss",
        pace=DAY,
    )


@BACK
async def test_a_tournament_isnt_begun_early(harbour, back):
    cup = await open_cup(harbour)
    await harbour.set_clock(HOUR)
    await back(harbour, -HOUR)
    await harbour.wait(HOUR)
    cup = await tournaments.get_tournament(harbour.house, cup.id)
    assert cup.stage.is_open and cup.starts > harbour.now
    assert await harbour.house.jobs.due(harbour.db, Key(TOURNAMENT_JOB, subject=cup.id)) == cup.starts


@BACK
async def test_a_servers_data_are_removed_neither_early_nor_late(harbour, back):
    await harbour.set_clock(AHEAD)
    await departures.left(harbour.house, SERVER)
    await back(harbour, -AHEAD)
    due = await harbour.house.jobs.due(harbour.db, Key(DEPARTED_JOB, subject=SERVER))
    assert due == harbour.now + departures.RETENTION


async def test_a_late_reminder_doesnt_wait_for_the_wrong_time(harbour):
    """The bot spreads overdue reminders over seconds of their own. They must follow the present."""
    await harbour.begin(pace=None)
    job = Job(Key(TURN_JOB, 0, await harbour.to_move()), int(harbour.now), 1, 0, None)
    await harbour.set_clock(AHEAD)
    with pytest.raises(Later):
        await reminders.claim(harbour.house, job)
    await harbour.set_clock(-AHEAD)
    await harbour.wait(HOUR)
    with pytest.raises(Later) as later:
        await reminders.claim(harbour.house, job)
    assert later.value.seconds < HOUR


async def test_first_direct_messages_dont_wait_for_the_wrong_time(harbour):
    async def create_dm(person):
        return person

    bot: Any = SimpleNamespace(house=harbour.house, create_dm=create_dm)
    openings = Openings(bot)
    await harbour.set_clock(AHEAD)
    for person in range(MAX_BURST + 2):
        with suppress(Later):
            await openings.channel(Settings(person))
    await harbour.set_clock(-AHEAD)
    await harbour.wait(HOUR)
    await openings.channel(Settings(99))


async def test_an_objection_of_discords_lasts_as_long_as_it_should(harbour):
    bot: Any = SimpleNamespace(house=harbour.house)
    response: Any = SimpleNamespace(status=403, reason="")
    openings = Openings(bot)
    await harbour.set_clock(AHEAD)
    openings.block(discord.Forbidden(response, "blocked"))
    await harbour.set_clock(-AHEAD)
    with pytest.raises(Blocked) as blocked:
        await openings.channel(Settings(99))
    assert blocked.value.seconds <= COOLDOWN_SECONDS
