"""Turn notifications: they follow the preferences and come once for each turn, whatever fails."""

import random

import pytest

from cogs.clock import agreements
from cogs.clock import service as absence
from cogs.notify import service as reminders
from cogs.notify.due import Reason
from cogs.notify.service import NUDGE_INTERVAL, OVERDUE_SECONDS
from sessions import House, Status, Table
from sessions.jobs.job import TURN_JOB, Job, Key, Kind, Later
from sessions.jobs.queue import DELIVERY_LIFETIME
from sessions.people.preferences import Preferences, Where
from sessions.playing import clocks, hosting
from sessions.presence import PRESENCE_SECONDS
from sessions.tables import store
from sessions.tables.setup import Setup
from tests.harbour import CHANNEL, CREW, MEI, Harbour, legal, refused, to_move
from tests.preferring import prefer

HOUR, DAY = 3600, 86_400
MIDNIGHT = 1_000_000 - 1_000_000 % DAY  # a Harbour's clock starts at 13:46:40 UTC on that day
NIGHT = Preferences(quiet_from=22 * 60, quiet_to=7 * 60, zone="UTC")


def lobby_of(host: int, channel: int, now: int) -> Table:
    """A new lobby without players."""
    return Table(
        id=0,
        server=1,
        channel=channel,
        parent=None,
        game="captains_orders",
        setup=Setup(),
        host=host,
        status=Status.LOBBY,
        version=1,
        seats=(),
        opened=now,
        moved=now,
    )


class Notifications:
    """Records notifications in order: (time, person, {table: reason})."""

    def __init__(self, harbour: Harbour) -> None:
        self.harbour = harbour
        self.log: list[tuple[int, int, dict[int, str | None]]] = []
        self.declare(harbour.house)

    def declare(self, house: House) -> None:
        house.jobs.kinds[TURN_JOB] = Kind(self._notify, at_once=20)

    async def _notify(self, job: Job) -> None:
        """Notify a person as the Discord side does, without Discord."""
        harbour, person = self.harbour, job.key.subject
        if turns := await reminders.claim(harbour.house, job):
            self.log.append((harbour.now, person, {turn.table: turn.claimed for turn in turns}))
            await reminders.delivered(harbour.house, turns)
        due = await reminders.next_notification(harbour.house, person)
        if due is not None:
            raise Later(due - harbour.now)

    def to(self, person: int, since: int = 0) -> list[tuple[int, dict[int, str | None]]]:
        """The notifications of one person: (seconds after `since`, {table: reason})."""
        return [(when - since, what) for when, whom, what in self.log if whom == person]


@pytest.fixture
def notifications(harbour):
    return Notifications(harbour)


async def begun(harbour, channel=CHANNEL, pace=None):
    """Start a match in which the host isn't on turn first. Returns the table and the person on turn."""
    for seed in range(20):
        harbour.seeds = seed
        table = await harbour.begin(channel=channel, pace=pace)
        if to_move(table) != MEI.id:
            return table, to_move(table)
        await harbour.house.act(table.id, hosting.close, MEI.id)
    raise AssertionError


async def moved(harbour, table):
    """Make a random move for the player on turn."""
    present = await harbour.table(table.id)
    move = random.Random(present.match.ply).choice(legal(present))
    return await harbour.make_move(to_move(present), move, table.id)


async def asked_twice(harbour):
    """Play until the player who just moved is on turn again. Returns the table and that player."""
    table, person = await begun(harbour)
    await harbour.wait(10)
    while to_move(table := await moved(harbour, table)) != person:
        person = to_move(table)
        await harbour.wait(10)
    return table, person


async def claimed(harbour, person, failing=None):
    """Claim the turns that a person is being notified of now."""
    job = Job(Key(TURN_JOB, subject=person), harbour.now, 0, 0, failing)
    return await reminders.claim(harbour.house, job)


class TestTheCall:
    async def test_the_player_to_move_is_notified_once_at_once(self, harbour, notifications):
        table, person = await begun(harbour)
        await harbour.wait(HOUR)
        assert notifications.log == [(1_000_000, person, {table.id: Reason.CALL})]

    async def test_a_host_who_starts_and_moves_first_is_present(self, harbour, notifications):
        while to_move(table := await harbour.begin(channel=harbour.seeds + 10)) != MEI.id:
            await harbour.house.act(table.id, hosting.close, MEI.id)
        await harbour.wait(PRESENCE_SECONDS + HOUR)
        assert notifications.to(MEI.id) == []

    async def test_a_player_who_just_moved_isnt_notified_of_the_next_question(self, harbour, notifications):
        table, _ = await begun(harbour)
        again = 0
        for _ in range(30):
            person = to_move(table)
            await harbour.wait(10)
            notifications.log.clear()
            table = await moved(harbour, table)
            await harbour.wait(10)
            following = to_move(table)
            again += following == person
            assert [whom for _, whom, _ in notifications.log] == ([] if following == person else [following])
        assert again, "nobody was asked twice in a row"

    async def test_a_player_who_missed_the_answer_is_notified(self, harbour, house, notifications):
        table, person = await asked_twice(harbour)
        notifications.log.clear()
        await reminders.unseen(house, table.id, person)
        await harbour.wait(10)
        assert notifications.to(person, since=harbour.now) == [(-10, {table.id: Reason.CALL})]

    async def test_a_notified_player_isnt_notified_again_for_a_lost_answer(
        self, harbour, house, notifications
    ):
        """The failed answer to the player's previous move is recorded only after another player has moved."""
        table, person = await begun(harbour)
        await harbour.wait(1)
        assert [names for _, names in notifications.to(person)] == [{table.id: Reason.CALL}]
        await reminders.unseen(house, table.id, person)
        await harbour.wait(10)
        assert [names for _, names in notifications.to(person)] == [{table.id: Reason.CALL}]

    async def test_a_call_waits_for_the_end_of_quiet_hours(self, harbour, house, notifications):
        harbour.now = MIDNIGHT + 23 * HOUR
        for person in CREW:
            await prefer(house, person.id, NIGHT)
        table, person = await begun(harbour)
        await harbour.wait(DAY // 2)
        assert notifications.log == [(MIDNIGHT + 31 * HOUR, person, {table.id: Reason.CALL})]

    async def test_a_delayed_call_is_dropped_if_the_player_has_moved(self, harbour, house, notifications):
        harbour.now = MIDNIGHT + 23 * HOUR
        table, person = await begun(harbour)
        await harbour.wait(0)
        await prefer(house, person, NIGHT)
        notifications.log.clear()
        while to_move(table) == person:
            table = await moved(harbour, table)
        await harbour.wait(DAY // 2)
        assert notifications.to(person) == []

    async def test_delayed_calls_come_in_one_message(self, harbour, house, notifications):
        harbour.now = MIDNIGHT + 23 * HOUR
        for person in CREW:
            await prefer(house, person.id, NIGHT)
        tables = [await begun(harbour, channel) for channel in (1, 2, 3, 4, 5)]
        await harbour.wait(DAY // 2)
        waiting: dict[int, dict[int, str | None]] = {}
        for table, person in tables:
            waiting.setdefault(person, {})[table.id] = Reason.CALL
        assert {person: what for _, person, what in notifications.log} == waiting
        assert len(notifications.log) == len(waiting)


class TestWhileItLasts:
    async def test_a_reminder_after_each_interval(self, harbour, notifications):
        table, person = await begun(harbour)
        await harbour.wait(4 * DAY)
        assert notifications.to(person, since=1_000_000) == [
            (0, {table.id: Reason.CALL}),
            *((days * DAY, {table.id: Reason.STILL}) for days in (1, 2, 3, 4)),
        ]

    @pytest.mark.parametrize("every", [1, 6, 48, 168])
    async def test_reminders_use_the_persons_interval(self, harbour, house, notifications, every):
        _, person = await begun(harbour)
        await prefer(house, person, Preferences(every=every))
        await harbour.wait(10 * DAY)
        when = [seconds for seconds, _ in notifications.to(person, since=1_000_000)]
        assert when == [times * every * HOUR for times in range(10 * 24 // every + 1)]

    async def test_the_clock_sends_its_stages(self, harbour, notifications):
        table, person = await begun(harbour, pace=DAY)
        await harbour.wait(DAY - 1)
        assert notifications.to(person, since=1_000_000) == [
            (0, {table.id: Reason.CALL}),
            (DAY * 9 // 10, {table.id: Reason.LAST}),
        ]

    async def test_the_half_time_reminder_is_skipped_soon_after_the_call(self, harbour, house, notifications):
        table, person = await begun(harbour, pace=DAY)
        await prefer(house, person, Preferences(every=6))
        await harbour.wait(DAY - 1)
        assert notifications.to(person, since=1_000_000) == [
            (0, {table.id: Reason.CALL}),
            (6 * HOUR, {table.id: Reason.STILL}),
            (12 * HOUR, {table.id: Reason.HALF}),
            (18 * HOUR, {table.id: Reason.STILL}),
            (DAY * 9 // 10, {table.id: Reason.LAST}),
        ]

    async def test_the_half_time_reminder_is_skipped_between_reminders(self, harbour, house, notifications):
        table, person = await begun(harbour, pace=7 * DAY)
        await harbour.wait(6 * DAY)
        assert notifications.to(person, since=1_000_000) == [
            (0, {table.id: Reason.CALL}),
            (1 * DAY, {table.id: Reason.STILL}),
            (2 * DAY, {table.id: Reason.STILL}),
            (3 * DAY, {table.id: Reason.STILL}),
            (4 * DAY, {table.id: Reason.HALF}),
            (5 * DAY, {table.id: Reason.STILL}),
            (6 * DAY, {table.id: Reason.STILL}),
        ]

    async def test_a_clock_stage_is_notified_once_whatever_changes_then(self, harbour, house, notifications):
        table, person = await begun(harbour, pace=DAY)
        await harbour.wait(DAY * 9 // 10)
        notifications.log.clear()
        await house.act(table.id, agreements.set_pace, MEI.id, 2 * DAY)  # That proposes a pace.
        await harbour.wait(60)
        assert notifications.to(person) == []

    async def test_reminders_wait_for_the_end_of_quiet_hours(self, harbour, house, notifications):
        _, person = await begun(harbour)
        await prefer(house, person, Preferences(every=10, quiet_from=22 * 60, quiet_to=7 * 60, zone="UTC"))
        await harbour.wait(2 * DAY)
        times = [(when - MIDNIGHT) / HOUR for when, _ in notifications.to(person)]
        assert [round(time, 1) for time in times] == [13.8, 31, 41, 55]

    async def test_a_player_who_moves_isnt_reminded(self, harbour, notifications):
        table, person = await begun(harbour)
        await harbour.wait(DAY - 1)
        while to_move(table) == person:
            table = await moved(harbour, table)
        await harbour.wait(10 * DAY)
        assert notifications.to(person, since=1_000_000) == [(0, {table.id: Reason.CALL})]

    async def test_a_players_move_restarts_the_interval(self, harbour, notifications):
        _, person = await asked_twice(harbour)
        since = harbour.now
        notifications.log.clear()
        await harbour.wait(3 * DAY)
        assert [when for when, _ in notifications.to(person, since)] == [DAY, 2 * DAY, 3 * DAY]

    async def test_one_reminder_lists_all_tables(self, harbour, notifications):
        first, person = await begun(harbour, 1)
        await harbour.wait(5 * HOUR)
        while True:
            second, other = await begun(harbour, harbour.seeds + 50)
            if other == person:
                break
            await harbour.house.act(second.id, hosting.close, MEI.id)
        await harbour.wait(3 * DAY)
        both = {first.id: Reason.STILL, second.id: Reason.STILL}
        assert notifications.to(person, since=1_000_000) == [
            (0, {first.id: Reason.CALL}),
            (5 * HOUR, {second.id: Reason.CALL}),
            (DAY, both),
            (2 * DAY, both),
            (3 * DAY, both),
        ]

    async def test_a_player_without_notifications_gets_none(self, harbour, house, notifications):
        for each in CREW:
            await prefer(house, each.id, Preferences(where=Where.NONE))
        table, person = await begun(harbour, pace=DAY)
        await harbour.wait(DAY - 1)
        assert notifications.to(person) == []
        await prefer(house, person, Preferences())
        await harbour.wait(1)
        assert [what for _, what in notifications.to(person)] == [{table.id: Reason.LAST}]

    async def test_a_paused_table_sends_no_reminder(self, harbour, house, notifications):
        table, person = await begun(harbour, pace=DAY)
        await harbour.wait(HOUR)
        await house.act(table.id, agreements.pause, MEI.id)
        await harbour.wait(2 * DAY)
        assert len(notifications.to(person)) == 1
        await house.act(table.id, agreements.resume, MEI.id)
        await harbour.wait(1)
        assert notifications.to(person, since=harbour.now)[1:] == [(-1, {table.id: Reason.STILL})]

    async def test_a_player_on_holiday_gets_no_reminder(self, harbour, house, notifications):
        table, person = await begun(harbour, pace=DAY)
        await harbour.wait(HOUR)
        await absence.begin(house, person, harbour.now + 3 * DAY)
        await harbour.wait(3 * DAY - 1)
        assert len(notifications.to(person)) == 1
        await harbour.wait(10)
        assert notifications.to(person, since=1_000_000)[1:] == [(HOUR + 3 * DAY, {table.id: Reason.STILL})]


class TestNudges:
    async def test_a_nudge_notifies_the_player_to_move(self, harbour, house, notifications):
        table, person = await begun(harbour)
        await harbour.wait(HOUR)
        other = next(each.id for each in CREW if each.id != person)
        assert await house.act(table.id, reminders.nudge, other) == [person]
        await harbour.wait(HOUR)
        assert notifications.to(person, since=1_000_000) == [
            (0, {table.id: Reason.CALL}),
            (HOUR, {table.id: Reason.NUDGE}),
        ]

    async def test_a_player_is_nudged_at_most_once_per_interval(self, harbour, house, notifications):
        table, person = await begun(harbour)
        first, second = [each.id for each in CREW[:4] if each.id != person][:2]
        await house.act(table.id, reminders.nudge, first)
        await harbour.wait(NUDGE_INTERVAL - 1)
        async with refused("nudged-already", until=1_000_000 + NUDGE_INTERVAL):
            await house.act(table.id, reminders.nudge, second)
        await harbour.wait(1)
        assert await house.act(table.id, reminders.nudge, second) == [person]

    async def test_a_nudge_waits_for_the_end_of_quiet_hours(self, harbour, house, notifications):
        harbour.now = MIDNIGHT + 21 * HOUR
        table, person = await begun(harbour)
        await prefer(house, person, NIGHT)
        await harbour.wait(2 * HOUR)
        await house.act(table.id, reminders.nudge, next(each.id for each in CREW if each.id != person))
        await harbour.wait(12 * HOUR)
        assert notifications.to(person, MIDNIGHT) == [
            (21 * HOUR, {table.id: Reason.CALL}),
            (31 * HOUR, {table.id: Reason.NUDGE}),
        ]

    async def test_holidays_and_pauses_refuse_nudges(self, harbour, house):
        table, person = await begun(harbour)
        other = next(each.id for each in CREW if each.id != person)
        await absence.begin(house, person, harbour.now + DAY)
        async with refused("nobody-waited-for"):
            await house.act(table.id, reminders.nudge, other)
        await absence.end(house, person)
        await house.act(table.id, agreements.pause, MEI.id)
        async with refused("nobody-waited-for"):
            await house.act(table.id, reminders.nudge, other)


class TestStops:
    """Notifications when the program stops and starts again."""

    async def test_a_claimed_notification_is_found_after_a_restart(self, harbour, house):
        table, person = await begun(harbour)
        house = await harbour.restart()
        assert ("turn", 0, person) in await harbour.jobs_set(TURN_JOB)
        [turn] = await claimed(harbour, person)
        assert (turn.table, turn.claimed, turn.notified) == (table.id, Reason.CALL, 1_000_000)
        assert await claimed(harbour, person) == [turn]
        await reminders.delivered(house, [turn])
        assert await claimed(harbour, person) == []

    async def test_an_unclaimed_notification_is_claimed_after_a_restart(self, harbour, notifications):
        harbour.hold(TURN_JOB)
        table, person = await begun(harbour)
        harbour.before_resuming = notifications.declare
        await harbour.restart()
        await harbour.wait(HOUR)
        assert notifications.log == [(1_000_000, person, {table.id: Reason.CALL})]

    async def test_a_delivered_notification_isnt_repeated(self, harbour, notifications):
        table, person = await begun(harbour)
        await harbour.wait(HOUR)
        harbour.before_resuming = notifications.declare
        for _ in range(3):
            await harbour.restart()
            await harbour.wait(HOUR)
        assert notifications.log == [(1_000_000, person, {table.id: Reason.CALL})]

    async def test_a_nudge_during_a_delivery_stays_owed(self, harbour, house):
        table, person = await begun(harbour)
        [call] = await claimed(harbour, person)
        await house.act(table.id, reminders.nudge, next(each.id for each in CREW if each.id != person))
        await reminders.delivered(house, [call])
        assert await reminders.next_notification(house, person) == harbour.now
        assert [turn.claimed for turn in await claimed(harbour, person)] == [Reason.NUDGE]

    async def test_a_turn_begun_during_a_delivery_stays_owed(self, harbour, house):
        table, person = await begun(harbour)
        [call] = await claimed(harbour, person)
        table = await moved(harbour, table)
        while to_move(table) == person:
            table = await moved(harbour, table)
        assert not await reminders.is_claimed(house.db, [call])
        while to_move(table) != person:
            table = await moved(harbour, table)
        harbour.now += PRESENCE_SECONDS + 1
        assert not await reminders.is_claimed(house.db, [call])
        await reminders.delivered(house, [call])
        [turn] = await claimed(harbour, person)
        assert turn.claimed is Reason.CALL and turn.version > call.version
        assert await reminders.is_claimed(house.db, [turn])

    async def test_a_notification_that_keeps_failing_is_dropped(self, harbour, house, caplog):
        _, person = await begun(harbour)
        harbour.now += DELIVERY_LIFETIME
        assert await claimed(harbour, person, failing=1_000_000)
        harbour.now += 1
        assert await claimed(harbour, person, failing=1_000_000) == []
        assert f"Person {person} was not notified" in caplog.text
        assert await claimed(harbour, person) == []

    async def test_a_claim_is_dropped_if_notifications_were_turned_off(self, harbour, house):
        _, person = await begun(harbour)
        await prefer(house, person, Preferences(where=Where.NONE))
        assert await claimed(harbour, person) == []
        await prefer(house, person, Preferences())
        assert await claimed(harbour, person) == []

    async def test_a_claim_from_before_quiet_hours_is_kept(self, harbour, house):
        """The handler waits until the quiet hours end."""
        harbour.now = MIDNIGHT + 21 * HOUR
        table, person = await begun(harbour)
        await prefer(house, person, NIGHT)
        harbour.now += 2 * HOUR
        [call] = await claimed(harbour, person)
        await house.act(table.id, reminders.nudge, next(each.id for each in CREW if each.id != person))
        assert [turn.claimed for turn in await claimed(harbour, person)] == [call.claimed] == [Reason.CALL]

    async def test_after_long_downtime_notifications_are_spread_out(self, harbour, notifications):
        """A thousand tables, after a day and a half without notifications."""
        people = range(10_000, 10_334)
        async with harbour.house.transaction() as tx:
            for number, person in enumerate(people):
                for id in range(3 * number + 1, 3 * number + 4):
                    await store.add(tx, lobby_of(person, channel=id, now=harbour.now))
                    await tx.run(
                        """
                        INSERT INTO turns (table_id, person, version, since, owed, notified)
                        VALUES (:id, :person, :version, :since, :owed, :notified)
                        ON CONFLICT (table_id, person) DO UPDATE
                        SET version = excluded.version, since = excluded.since, owed = excluded.owed,
                            notified = excluded.notified, reminded = NULL
                        """,
                        id=id,
                        person=person,
                        version=1,
                        since=harbour.now,
                        owed=None,
                        notified=harbour.now,
                    )
                tx.jobs.set(Key(TURN_JOB, subject=person), harbour.now + DAY)
        harbour.before_resuming = notifications.declare
        await harbour.restart(stopped=DAY + DAY // 2)
        start = harbour.now
        await harbour.wait(HOUR)
        assert sorted(person for _, person, _ in notifications.log) == list(people)
        assert all(
            set(what.values()) == {Reason.STILL} and len(what) == 3 for _, _, what in notifications.log
        )
        seconds = [when - start for when, _, _ in notifications.log]
        assert all(seconds.count(second) <= 1 for second in seconds)
        assert max(seconds) - min(seconds) <= 335

    async def test_a_slightly_late_notification_is_sent_at_once(self, harbour, notifications):
        table, person = await begun(harbour)
        await harbour.wait(HOUR)
        harbour.before_resuming = notifications.declare
        await harbour.restart(stopped=23 * HOUR + OVERDUE_SECONDS)
        await harbour.wait(0)
        assert notifications.to(person, since=harbour.now)[1:] == [(0, {table.id: Reason.STILL})]


async def test_deadlines_dont_fall_into_quiet_hours(harbour, house):
    table, person = await begun(harbour, pace=DAY // 2)  # The time ends at 1:46 UTC.
    await prefer(house, person, NIGHT)
    [seat] = table.pending
    deadline = clocks.deadline(house, await house.tables.get(table.id), seat)
    assert deadline is not None and deadline >= MIDNIGHT + 31 * HOUR
