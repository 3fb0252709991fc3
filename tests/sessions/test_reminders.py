"""Who is notified that it is their turn, and when: by their preferences, once each time, whatever happens."""

import pytest

from sessions import (
    Sessions,
    Status,
    Table,
    absence,
    agreements,
    clocks,
    hosting,
    play,
    reminders,
    store,
)
from sessions import people as people_service
from sessions.jobs import GIVEN_UP, Job, JobKind, Key, Kind, Later
from sessions.preferences import Preferences, Where
from sessions.presence import HERE
from sessions.reminders import NUDGES, OVERDUE
from sessions.setup import Setup
from sessions.turns import Prompt
from tests.sessions.tables import CHANNEL, CREW, MEI, House, refused, some_move, to_move

HOUR, DAY = 3600, 86_400
MIDNIGHT = 1_000_000 - 1_000_000 % DAY  # House's time begins at 13:46:40 of that day, UTC
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


class Told:
    """What people are told, in the order in which they are: (when, person, {table: what})."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.log: list[tuple[int, int, dict[int, str | None]]] = []
        self.declare(house.sessions)

    def declare(self, sessions: Sessions) -> None:
        sessions.jobs.kinds[JobKind.TURN] = Kind(self._notify, at_once=20)

    async def _notify(self, job: Job) -> None:
        """Do without Discord what the Discord side does for a person."""
        house, person = self.house, job.key.person
        if turns := await reminders.claim(house.sessions, job):
            self.log.append((house.now, person, {turn.table: turn.claimed for turn in turns}))
            await reminders.delivered(house.sessions, turns)
        due = await reminders.next_notification(house.sessions, person)
        if due is not None:
            raise Later(due - house.now)

    def to(self, person: int, since: int = 0) -> list[tuple[int, dict[int, str | None]]]:
        """What one person was told: (seconds after `since`, {table: what})."""
        return [(when - since, what) for when, whom, what in self.log if whom == person]


@pytest.fixture
def told(house):
    return Told(house)


async def begun(house, channel=CHANNEL, pace=None):
    """A game, who is to move in it, and who has nothing to do there; its host isn't to move first."""
    for seed in range(20):
        house.seeds = seed
        table = await house.begin(channel=channel, pace=pace)
        if to_move(table) != MEI.id:
            return table, to_move(table)
        await house.sessions.act(table.id, hosting.close, MEI.id)
    raise AssertionError


async def moved(house, table):
    await house.sessions.act(
        table.id,
        play.move,
        to_move(await house.sessions.tables.get(table.id)),
        some_move(await house.sessions.tables.get(table.id)),
    )
    return await house.sessions.tables.get(table.id)


async def claimed(house, person, failing=None):
    """The turns of which a person is told now."""
    job = Job(Key(JobKind.TURN, person=person), house.now, 0, 0, failing)
    return await reminders.claim(house.sessions, job)


class TestTheCall:
    async def test_whose_turn_it_is_is_called_at_once_and_once(self, house, told):
        table, person = await begun(house)
        await house.wait(HOUR)
        assert told.log == [(1_000_000, person, {table.id: Prompt.CALL})]

    async def test_who_started_and_plays_first_is_here(self, house, told):
        while to_move(table := await house.begin(channel=house.seeds + 10)) != MEI.id:
            await house.sessions.act(table.id, hosting.close, MEI.id)
        await house.wait(HERE + HOUR)
        assert told.to(MEI.id) == []

    async def test_who_has_just_played_is_not_called_for_the_next_question(self, house, told):
        table, _ = await begun(house)
        for _ in range(30):
            person = to_move(table)
            await house.wait(10)
            told.log.clear()
            table = await moved(house, table)
            await house.wait(10)
            following = to_move(table)
            assert [whom for _, whom, _ in told.log] == ([] if following == person else [following])

    async def test_who_does_not_see_what_came_of_their_move_is_called(self, house, sessions, told):
        table, person = await begun(house)
        await house.wait(10)
        while to_move(table) != person or not table.match.ply:
            table = await moved(house, table)
        told.log.clear()
        await reminders.unseen(sessions, table.id, person)
        await house.wait(10)
        assert told.to(person) == [(told.log[0][0], {table.id: Prompt.CALL})]

    async def test_who_was_called_as_their_turn_began_is_not_called_again(self, house, sessions, told):
        """Their own move before was not answered, and that is noted after somebody else has moved."""
        table, person = await begun(house)
        await house.wait(1)
        assert [names for _, names in told.to(person)] == [{table.id: Prompt.CALL}]
        await reminders.unseen(sessions, table.id, person)
        await house.wait(10)
        assert [names for _, names in told.to(person)] == [{table.id: Prompt.CALL}]

    async def test_it_waits_for_the_end_of_quiet_hours(self, house, sessions, told):
        house.now = MIDNIGHT + 23 * HOUR
        for person in CREW:
            await people_service.set_preferences(sessions, person.id, NIGHT)
        table, person = await begun(house)
        await house.wait(DAY // 2)
        assert told.log == [(MIDNIGHT + 31 * HOUR, person, {table.id: Prompt.CALL})]

    async def test_who_has_moved_by_then_is_not_called_any_more(self, house, sessions, told):
        house.now = MIDNIGHT + 23 * HOUR
        table, person = await begun(house)
        await house.wait(0)
        await people_service.set_preferences(sessions, person, NIGHT)
        told.log.clear()
        while to_move(table) == person:
            table = await moved(house, table)
        await house.wait(DAY // 2)
        assert told.to(person) == []

    async def test_calls_that_were_held_back_come_in_one_message(self, house, sessions, told):
        house.now = MIDNIGHT + 23 * HOUR
        for person in CREW:
            await people_service.set_preferences(sessions, person.id, NIGHT)
        tables = [await begun(house, channel) for channel in (1, 2, 3, 4, 5)]
        await house.wait(DAY // 2)
        waiting: dict[int, dict[int, str | None]] = {}
        for table, person in tables:
            waiting.setdefault(person, {})[table.id] = Prompt.CALL
        assert {person: what for _, person, what in told.log} == waiting
        assert len(told.log) == len(waiting)


class TestWhileItLasts:
    async def test_a_reminder_after_each_interval(self, house, told):
        table, person = await begun(house)
        await house.wait(4 * DAY)
        assert told.to(person, since=1_000_000) == [
            (0, {table.id: Prompt.CALL}),
            *((days * DAY, {table.id: Prompt.STILL}) for days in (1, 2, 3, 4)),
        ]

    @pytest.mark.parametrize("every", [1, 6, 48, 168])
    async def test_the_interval_is_the_persons_own(self, house, sessions, told, every):
        _, person = await begun(house)
        await people_service.set_preferences(sessions, person, Preferences(every=every))
        await house.wait(10 * DAY)
        when = [seconds for seconds, _ in told.to(person, since=1_000_000)]
        assert when == [times * every * HOUR for times in range(10 * 24 // every + 1)]

    async def test_the_ladder_of_the_clock(self, house, told):
        table, person = await begun(house, pace=DAY)
        await house.wait(DAY - 1)
        assert told.to(person, since=1_000_000) == [
            (0, {table.id: Prompt.CALL}),
            (DAY * 9 // 10, {table.id: Prompt.LAST}),
        ]

    async def test_half_the_time_is_not_told_within_an_interval_of_the_call(self, house, sessions, told):
        table, person = await begun(house, pace=DAY)
        await people_service.set_preferences(sessions, person, Preferences(every=6))
        await house.wait(DAY - 1)
        assert told.to(person, since=1_000_000) == [
            (0, {table.id: Prompt.CALL}),
            (6 * HOUR, {table.id: Prompt.STILL}),
            (12 * HOUR, {table.id: Prompt.HALF}),
            (18 * HOUR, {table.id: Prompt.STILL}),
            (DAY * 9 // 10, {table.id: Prompt.LAST}),
        ]

    async def test_half_the_time_is_not_told_between_two_reminders(self, house, sessions, told):
        table, person = await begun(house, pace=7 * DAY)
        await house.wait(6 * DAY)
        assert told.to(person, since=1_000_000) == [
            (0, {table.id: Prompt.CALL}),
            (1 * DAY, {table.id: Prompt.STILL}),
            (2 * DAY, {table.id: Prompt.STILL}),
            (3 * DAY, {table.id: Prompt.STILL}),
            (4 * DAY, {table.id: Prompt.HALF}),
            (5 * DAY, {table.id: Prompt.STILL}),
            (6 * DAY, {table.id: Prompt.STILL}),
        ]

    async def test_reminders_wait_for_the_end_of_quiet_hours(self, house, sessions, told):
        _, person = await begun(house)
        await people_service.set_preferences(
            sessions, person, Preferences(every=10, quiet_from=22 * 60, quiet_to=7 * 60, zone="UTC")
        )
        await house.wait(2 * DAY)
        times = [(when - MIDNIGHT) / HOUR for when, _ in told.to(person)]
        assert [round(time, 1) for time in times] == [13.8, 31, 41, 55]

    async def test_whoever_moves_is_not_reminded(self, house, told):
        table, person = await begun(house)
        await house.wait(DAY - 1)
        while to_move(table) == person:
            table = await moved(house, table)
        await house.wait(10 * DAY)
        assert told.to(person, since=1_000_000) == [(0, {table.id: Prompt.CALL})]

    async def test_a_move_of_ones_own_begins_the_interval_anew(self, house, told):
        table, _ = await begun(house)
        await house.wait(10)
        while True:
            person = to_move(table)
            table = await moved(house, table)
            if to_move(table) == person:
                break
            await house.wait(10)
        since = house.now
        told.log.clear()
        await house.wait(3 * DAY)
        assert [when for when, _ in told.to(person, since)] == [DAY, 2 * DAY, 3 * DAY]

    async def test_all_tables_are_told_of_in_one_message(self, house, told):
        first, person = await begun(house, 1)
        await house.wait(5 * HOUR)
        while True:
            second, other = await begun(house, house.seeds + 50)
            if other == person:
                break
            await house.sessions.act(second.id, hosting.close, MEI.id)
        await house.wait(3 * DAY)
        both = {first.id: Prompt.STILL, second.id: Prompt.STILL}
        assert told.to(person, since=1_000_000) == [
            (0, {first.id: Prompt.CALL}),
            (5 * HOUR, {second.id: Prompt.CALL}),
            (DAY, both),
            (2 * DAY, both),
            (3 * DAY, both),
        ]

    async def test_who_wants_to_hear_nowhere_hears_nothing(self, house, sessions, told):
        for each in CREW:
            await people_service.set_preferences(sessions, each.id, Preferences(where=Where.NONE))
        table, person = await begun(house, pace=DAY)
        await house.wait(DAY - 1)
        assert told.to(person) == []
        await people_service.set_preferences(sessions, person, Preferences())
        await house.wait(1)
        assert [what for _, what in told.to(person)] == [{table.id: Prompt.LAST}]

    async def test_nobody_is_told_at_a_table_that_is_paused(self, house, sessions, told):
        table, person = await begun(house, pace=DAY)
        await house.wait(HOUR)
        await sessions.act(table.id, agreements.pause, MEI.id)
        await house.wait(2 * DAY)
        assert len(told.to(person)) == 1
        await sessions.act(table.id, agreements.resume, MEI.id)
        await house.wait(1)
        assert told.to(person, since=house.now)[1:] == [(-1, {table.id: Prompt.STILL})]

    async def test_nobody_is_told_who_is_on_holiday(self, house, sessions, told):
        table, person = await begun(house, pace=DAY)
        await house.wait(HOUR)
        await absence.begin(sessions, person, house.now + 3 * DAY)
        await house.wait(3 * DAY - 1)
        assert len(told.to(person)) == 1
        await house.wait(10)
        assert told.to(person, since=1_000_000)[1:] == [(HOUR + 3 * DAY, {table.id: Prompt.STILL})]


class TestNudges:
    async def test_who_is_waited_for_is_asked(self, house, sessions, told):
        table, person = await begun(house)
        await house.wait(HOUR)
        other = next(each.id for each in CREW if each.id != person)
        assert await sessions.act(table.id, reminders.nudge, other) == [person]
        await house.wait(HOUR)
        assert told.to(person, since=1_000_000) == [
            (0, {table.id: Prompt.CALL}),
            (HOUR, {table.id: Prompt.NUDGE}),
        ]

    async def test_once_in_some_hours_whoever_does_it(self, house, sessions, told):
        table, person = await begun(house)
        first, second = [each.id for each in CREW[:4] if each.id != person][:2]
        await sessions.act(table.id, reminders.nudge, first)
        await house.wait(NUDGES - 1)
        async with refused("nudged-already", until=1_000_000 + NUDGES):
            await sessions.act(table.id, reminders.nudge, second)
        await house.wait(1)
        assert await sessions.act(table.id, reminders.nudge, second) == [person]

    async def test_in_quiet_hours_at_their_end(self, house, sessions, told):
        house.now = MIDNIGHT + 21 * HOUR
        table, person = await begun(house)
        await people_service.set_preferences(sessions, person, NIGHT)
        await house.wait(2 * HOUR)
        await sessions.act(table.id, reminders.nudge, next(each.id for each in CREW if each.id != person))
        await house.wait(12 * HOUR)
        assert told.to(person, MIDNIGHT) == [
            (21 * HOUR, {table.id: Prompt.CALL}),
            (31 * HOUR, {table.id: Prompt.NUDGE}),
        ]

    async def test_nobody_on_holiday_is_asked_and_nobody_in_a_pause(self, house, sessions):
        table, person = await begun(house)
        other = next(each.id for each in CREW if each.id != person)
        await absence.begin(sessions, person, house.now + DAY)
        async with refused("nobody-waited-for"):
            await sessions.act(table.id, reminders.nudge, other)
        await absence.end(sessions, person)
        await sessions.act(table.id, agreements.pause, MEI.id)
        async with refused("nobody-waited-for"):
            await sessions.act(table.id, reminders.nudge, other)


class TestStops:
    """The program stops and starts again."""

    async def test_what_was_claimed_and_not_told_is_found(self, house, sessions):
        table, person = await begun(house)
        sessions = await house.restart()
        assert ("turn", 0, person) in await house.jobs_set(JobKind.TURN)
        [turn] = await claimed(house, person)
        assert (turn.table, turn.claimed, turn.notified) == (table.id, Prompt.CALL, 1_000_000)
        assert await claimed(house, person) == [turn]
        await reminders.delivered(sessions, [turn])
        assert await claimed(house, person) == []

    async def test_what_was_not_claimed_is_claimed_after_the_start(self, house, told):
        house.hold(JobKind.TURN)
        table, person = await begun(house)
        await house.restart(told.declare)
        await house.wait(HOUR)
        assert told.log == [(1_000_000, person, {table.id: Prompt.CALL})]

    async def test_what_was_told_is_not_told_again(self, house, told):
        table, person = await begun(house)
        await house.wait(HOUR)
        for _ in range(3):
            await house.restart(told.declare)
            await house.wait(HOUR)
        assert told.log == [(1_000_000, person, {table.id: Prompt.CALL})]

    async def test_what_is_told_in_the_middle_of_something_new_stays_to_be_told(self, house, sessions):
        table, person = await begun(house)
        [call] = await claimed(house, person)
        await sessions.act(table.id, reminders.nudge, next(each.id for each in CREW if each.id != person))
        await reminders.delivered(sessions, [call])
        assert await reminders.next_notification(sessions, person) == house.now
        assert [turn.claimed for turn in await claimed(house, person)] == [Prompt.NUDGE]

    async def test_a_turn_that_began_while_an_earlier_one_was_told_stays_to_be_told(self, house, sessions):
        table, person = await begun(house)
        [call] = await claimed(house, person)
        table = await moved(house, table)
        while to_move(table) == person:
            table = await moved(house, table)
        assert not await reminders.is_claimed(sessions.db, [call])
        while to_move(table) != person:
            table = await moved(house, table)
        house.now += HERE + 1
        assert not await reminders.is_claimed(sessions.db, [call])
        await reminders.delivered(sessions, [call])
        [turn] = await claimed(house, person)
        assert turn.claimed is Prompt.CALL and turn.version > call.version
        assert await reminders.is_claimed(sessions.db, [turn])

    async def test_what_could_not_be_told_for_long_is_dropped(self, house, sessions, caplog):
        _, person = await begun(house)
        house.now += GIVEN_UP
        assert await claimed(house, person, failing=1_000_000)
        house.now += 1
        assert await claimed(house, person, failing=1_000_000) == []
        assert f"Person {person} isn't notified" in caplog.text
        assert await claimed(house, person) == []

    async def test_what_was_claimed_is_dropped_if_they_want_to_hear_nowhere_now(self, house, sessions):
        _, person = await begun(house)
        await people_service.set_preferences(sessions, person, Preferences(where=Where.NONE))
        assert await claimed(house, person) == []
        await people_service.set_preferences(sessions, person, Preferences())
        assert await claimed(house, person) == []

    async def test_what_was_claimed_before_quiet_hours_is_found_in_them(self, house, sessions):
        """Whoever tells them waits then."""
        house.now = MIDNIGHT + 21 * HOUR
        table, person = await begun(house)
        await people_service.set_preferences(sessions, person, NIGHT)
        house.now += 2 * HOUR
        [call] = await claimed(house, person)
        await sessions.act(table.id, reminders.nudge, next(each.id for each in CREW if each.id != person))
        assert [turn.claimed for turn in await claimed(house, person)] == [call.claimed] == [Prompt.CALL]

    async def test_after_long_everybody_hears_once_and_not_all_at_once(self, house, told):
        """A thousand tables, a day and a half of which nothing was told."""
        people = range(10_000, 10_334)
        async with house.sessions.transaction() as tx:
            for number, person in enumerate(people):
                for id in range(3 * number + 1, 3 * number + 4):
                    await store.add(tx, lobby_of(person, channel=id, now=house.now))
                    await tx.run(
                        """
                        INSERT INTO turns (table_id, person, version, since, owed, told)
                        VALUES (:id, :person, :version, :since, :owed, :told)
                        ON CONFLICT (table_id, person) DO UPDATE
                        SET version = excluded.version, since = excluded.since, owed = excluded.owed, told =
                            excluded.told,
                            reminded = NULL
                        """,
                        id=id,
                        person=person,
                        version=1,
                        since=house.now,
                        owed=None,
                        told=house.now,
                    )
                tx.jobs.set(Key(JobKind.TURN, person=person), house.now + DAY)
        await house.stop()
        house.now += DAY + DAY // 2
        await house.start(told.declare)
        start = house.now
        await house.wait(HOUR)
        assert sorted(person for _, person, _ in told.log) == list(people)
        assert all(set(what.values()) == {Prompt.STILL} and len(what) == 3 for _, _, what in told.log)
        seconds = [when - start for when, _, _ in told.log]
        assert all(seconds.count(second) <= 1 for second in seconds)
        assert max(seconds) - min(seconds) <= 335

    async def test_what_is_only_a_little_late_is_told_at_once(self, house, told):
        table, person = await begun(house)
        await house.wait(HOUR)
        await house.stop()
        house.now += 23 * HOUR + OVERDUE
        await house.start(told.declare)
        await house.wait(0)
        assert told.to(person, since=house.now)[1:] == [(0, {table.id: Prompt.STILL})]


async def test_no_deadline_falls_into_quiet_hours(house, sessions):
    table, person = await begun(house, pace=DAY // 2)  # out at 1:46 UTC
    await people_service.set_preferences(sessions, person, NIGHT)
    [seat] = table.pending
    deadline = clocks.deadline(sessions, await sessions.tables.get(table.id), seat)
    assert deadline is not None and deadline >= MIDNIGHT + 31 * HOUR
