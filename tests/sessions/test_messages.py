"""Which messages show a table, whether they are outdated, and which requests for them are under way."""

from msgspec.structs import replace

from cogs.board.service import END_JOB
from cogs.clock.service import REPLACED_JOB, VOTE_MESSAGE
from cogs.follow import service as followers
from cogs.follow.service import NEWS_JOB, NEWS_MESSAGE, Follower, Interest, NewsPlace
from cogs.notify.service import CALL_MESSAGE, REMINDER_MESSAGE
from cogs.tournament import service as tournaments
from cogs.tournament.store import NOTICE_JOB, TOURNAMENT_MESSAGE
from sessions import Key, Message, messages
from sessions.jobs.job import BOARD_JOB, TURN_JOB
from sessions.messages import ASKING_MESSAGE, TABLE_MESSAGE, Attempt, Shows
from sessions.privacy import forgetting as rights
from tests.cogs.tournament.cups import cup
from tests.harbour import ANN, CHANNEL, MEI, TOM, ZOE, sent


async def attempted(harbour, job, *shows, id=1, channel=CHANNEL):
    """A request that is under way."""
    attempt = Attempt(id, 100 + id, job, channel, harbour.now, shows)
    await messages.begin(harbour.house, attempt)
    return attempt


def board(table):
    """The job and the contents of a table's own message."""
    return Key(BOARD_JOB, table.id), Shows(TABLE_MESSAGE, table.id, table.version)


async def test_messages_are_stored_and_forgotten(harbour, house):
    table = await harbour.open(people=1)
    await sent(house, 5001, CHANNEL, Shows(TABLE_MESSAGE, table.id, table.version))
    harbour.now += 1
    await sent(house, 5000, 77, Shows(ASKING_MESSAGE, table.id, table.version, MEI.id))
    shown = Message(5001, table.id, TABLE_MESSAGE, CHANNEL, table.version, harbour.now - 1)
    hand = Message(5000, table.id, ASKING_MESSAGE, 77, table.version, harbour.now, MEI.id)
    house = await harbour.restart()
    assert await messages.messages_of(house, table.id) == [shown, hand]
    assert await messages.messages_of(house, table.id, ASKING_MESSAGE) == [hand]
    assert await messages.get_message(house, 5001) == [shown]
    await messages.forget_message(house, 5001)
    await messages.forget_message(house, 5001)
    assert await messages.get_message(house, 5001) == []
    assert await messages.messages_of(house, table.id) == [hand]


async def test_a_message_may_show_several_tables(harbour, house):
    one, other = await harbour.open(people=1), await harbour.open(people=1, channel=CHANNEL + 1)
    shown = [Shows(REMINDER_MESSAGE, table.id, table.version, MEI.id) for table in (one, other)]
    await sent(house, 5001, 77, *shown)
    assert [shown.table for shown in await messages.get_message(house, 5001)] == [one.id, other.id]
    await messages.forget_message(house, 5001, one.id)
    assert [shown.table for shown in await messages.get_message(house, 5001)] == [other.id]
    assert await messages.messages_of(house, one.id) == []
    await messages.forget_message(house, 5001)
    assert await messages.get_message(house, 5001) == []


async def test_an_edited_messages_new_content_is_stored(harbour, house):
    table = await harbour.open(people=1)
    await sent(house, 5001, CHANNEL, Shows(CALL_MESSAGE, table.id, 1))
    [shown] = await messages.get_message(house, 5001)
    await messages.note_shown(house, shown, TABLE_MESSAGE, 7)
    assert [(each.kind, each.version) for each in await messages.messages_of(house, table.id)] == [
        ("table", 7)
    ]


async def test_noting_a_forgotten_message_doesnt_restore_it(harbour, house):
    table = await harbour.open(people=1)
    await sent(house, 5001, CHANNEL, Shows(TABLE_MESSAGE, table.id, 1))
    [shown] = await messages.get_message(house, 5001)
    await messages.forget_message(house, 5001)
    await messages.note_shown(house, shown, TABLE_MESSAGE, 8)
    assert await messages.get_message(house, 5001) == []


async def test_the_message_that_a_call_links_to_is_stored(harbour, house):
    table = await harbour.open(people=1)
    job, _ = board(table)
    call = Shows(CALL_MESSAGE, table.id, table.version, MEI.id, board=5000)
    assert await messages.record(house, await attempted(harbour, job, call), 5001)
    [shown] = await messages.get_message(house, 5001)
    assert shown.board == 5000
    await messages.note_board(house, shown, 5002)
    assert (await messages.get_message(house, 5001))[0].board == 5002
    await messages.note_board(house, shown, None)
    assert await messages.get_message(house, 5001) == [
        Message(5001, table.id, CALL_MESSAGE, CHANNEL, table.version, harbour.now, MEI.id)
    ]


class TestAttempts:
    async def test_an_attempt_is_kept_until_recorded(self, harbour):
        table = await harbour.open(people=1)
        job, shows = board(table)
        attempt = await attempted(harbour, job, shows)
        house = await harbour.restart()
        assert await messages.attempts_of(house, job) == [attempt]
        harbour.now += 60
        assert await messages.record(house, attempt, 5001)
        assert await messages.attempts_of(house, job) == []
        assert await messages.get_message(house, 5001) == [
            Message(5001, table.id, TABLE_MESSAGE, CHANNEL, table.version, attempt.made)
        ]

    async def test_an_attempt_is_kept_until_abandoned(self, harbour, house):
        job, shows = board(await harbour.open(people=1))
        attempt = await attempted(harbour, job, shows)
        await messages.abandon(house, attempt)
        await messages.abandon(house, attempt)
        assert await messages.attempts_of(house, job) == []

    async def test_each_job_lists_its_own_attempts_oldest_first(self, harbour, house):
        table = await harbour.open(people=2)
        job, shows = board(table)
        made = [await attempted(harbour, job, shows, id=2)]
        harbour.now += 1
        made.append(await attempted(harbour, job, shows, id=1))
        for number, other in enumerate(
            (
                Key(BOARD_JOB, table.id + 1),
                Key(END_JOB, table.id),
                Key(REPLACED_JOB, table.id, MEI.id),
                Key(REPLACED_JOB, table.id, TOM.id),
            ),
            start=3,
        ):
            attempt = await attempted(harbour, other, shows, id=number)
            assert await messages.attempts_of(house, other) == [attempt]
        assert await messages.attempts_of(house, job) == made

    async def test_a_message_is_recorded_for_each_table_shown(self, harbour, house):
        tables = [await harbour.open(people=1, channel=channel) for channel in (1, 2)]
        shows = [
            Shows(REMINDER_MESSAGE, table.id, table.version, MEI.id, board=50 + table.id) for table in tables
        ]
        job = Key(TURN_JOB, subject=MEI.id)
        assert await messages.record(house, await attempted(harbour, job, *shows, channel=77), 5001)
        assert await messages.get_message(house, 5001) == [
            Message(5001, id, REMINDER_MESSAGE, 77, tables[0].version, harbour.now, MEI.id, 50 + id)
            for id in (tables[0].id, tables[1].id)
        ]

    async def test_an_abandoned_attempt_cant_be_recorded(self, harbour, house):
        job, shows = board(await harbour.open(people=1))
        attempt = await attempted(harbour, job, shows)
        await messages.abandon(house, attempt)
        assert not await messages.record(house, attempt, 5001)
        assert await messages.get_message(house, 5001) == []

    async def test_recording_an_attempt_is_idempotent(self, harbour, house):
        job, shows = board(await harbour.open(people=1))
        attempt = await attempted(harbour, job, shows)
        assert await messages.record(house, attempt, 5001)
        recorded = await messages.get_message(house, 5001)
        assert await messages.record(house, attempt, 5001)
        assert not await messages.record(house, attempt, 5002)
        assert await messages.get_message(house, 5001) == recorded

    async def test_deleting_a_persons_data_removes_attempts_to_them(self, harbour, house):
        table = await harbour.open(people=1)
        mei, ann = MEI.id * 10**15, ANN.id * 10**15
        job, _ = board(table)
        shows = [Shows(VOTE_MESSAGE, table.id, table.version, person) for person in (mei, ann)]
        to_both = await attempted(harbour, job, *shows, id=1)
        to_ann = await attempted(harbour, job, shows[1], id=2)
        await rights.forget(house, mei)
        assert await messages.attempts_of(house, job) == [to_ann]
        assert not await messages.record(house, to_both, 5001)

    async def test_a_tournaments_message_is_recorded_with_it(self, harbour, house):
        opened = await cup(harbour, 0)
        other = await cup(harbour, 0)
        job = Key(NOTICE_JOB, subject=opened.id)
        shows = Shows(TOURNAMENT_MESSAGE, opened.id, opened.version, detail="joining")
        assert await messages.record(house, await attempted(harbour, job, shows), 5001)
        at = await tournaments.shown_of(house, opened.id)
        assert (at.message, at.chapter, at.version) == (5001, "joining", opened.version)
        assert (await tournaments.shown_of(house, other.id)).message is None
        assert await messages.get_message(house, 5001) == []

    async def test_recording_a_tournaments_attempt_is_idempotent(self, harbour, house):
        opened = await cup(harbour, 0)
        shows = Shows(TOURNAMENT_MESSAGE, opened.id, opened.version, detail="joining")
        attempt = await attempted(harbour, Key(NOTICE_JOB, subject=opened.id), shows)
        assert await messages.record(house, attempt, 5001)
        assert await messages.record(house, attempt, 5001)
        assert not await messages.record(house, attempt, 5002)

    async def test_recording_news_advances_the_followers_position(self, harbour, house):
        table = await harbour.begin()
        for person in (ZOE.id, ANN.id):
            await house.act(table.id, followers.follow, person)
        job = Key(NEWS_JOB, table.id)
        news = Shows(NEWS_MESSAGE, table.id, table.version, ZOE.id, detail="7")
        attempt = await attempted(harbour, job, news)
        assert await messages.record(house, attempt, 5001)
        assert await followers.followers_of(house.db, table.id) == [
            Follower(ZOE.id, Interest.HEADLINES, NewsPlace.DM, 7),
            Follower(ANN.id, Interest.HEADLINES, NewsPlace.DM, 0),
        ]
        assert await messages.get_message(house, 5001) == [], "news in a direct message stay as they are"

    async def test_a_damaged_attempt_is_skipped_and_logged(self, harbour, house, caplog):
        job, shows = board(await harbour.open(people=1))
        await attempted(harbour, job, shows, id=1)
        sound = await attempted(harbour, job, replace(shows, version=9), id=2)
        harbour.change("UPDATE attempts SET shows = '{junk' WHERE id = 1")
        assert await messages.attempts_of(house, job) == [sound]
        assert "Attempt 1 can't be read" in caplog.text
