"""Which messages show a table, and whether what they show is old."""

from sessions import Message
from tests.sessions.tables import CHANNEL, MEI, TOM


async def test_messages_are_remembered_and_forgotten(house, sessions):
    table = await house.open(people=1)
    await sessions.remember_message(table.id, "table", CHANNEL, 5001, table.version)
    house.now += 1
    await sessions.remember_message(table.id, "hand", 77, 5000, table.version, person=MEI.id)
    shown = Message(5001, table.id, "table", CHANNEL, table.version, house.now - 1)
    hand = Message(5000, table.id, "hand", 77, table.version, house.now, MEI.id)
    sessions = await house.restart()
    assert await sessions.messages(table.id) == [shown, hand]
    assert await sessions.messages(table.id, "hand") == [hand]
    assert await sessions.showing(5001) == [shown]
    await sessions.forget_message(5001)
    await sessions.forget_message(5001)
    assert await sessions.showing(5001) == []
    assert await sessions.messages(table.id) == [hand]


async def test_a_message_may_become_something_else(house, sessions):
    table = await house.open(people=1)
    await sessions.remember_message(table.id, "turn", CHANNEL, 5001, table.version)
    posted = house.now
    house.now += 100
    await sessions.remember_message(table.id, "answered", CHANNEL, 5001, table.version + 1)
    assert await sessions.showing(5001) == [
        Message(5001, table.id, "answered", CHANNEL, table.version + 1, posted)
    ]


async def test_a_message_may_show_several_tables(house, sessions):
    one, other = await house.open(people=1), await house.open(people=1, channel=CHANNEL + 1)
    for table in (one, other):
        await sessions.remember_message(table.id, "reminder", 77, 5001, table.version, person=MEI.id)
    assert [shown.table for shown in await sessions.showing(5001)] == [one.id, other.id]
    await sessions.forget_message(5001, one.id)
    assert [shown.table for shown in await sessions.showing(5001)] == [other.id]
    assert await sessions.messages(one.id) == []
    await sessions.forget_message(5001)
    assert await sessions.showing(5001) == []


async def test_tables_that_nothing_shows_as_they_are_now_are_found(house, sessions):
    one, other = await house.open(people=1), await house.open(people=1, channel=CHANNEL + 1)
    assert await sessions.unshown_tables("table") == [one.id, other.id]
    await sessions.remember_message(one.id, "turn", CHANNEL, 5002, one.version)
    await sessions.remember_message(one.id, "table", CHANNEL, 5001, one.version)
    await sessions.remember_message(other.id, "table", CHANNEL + 1, 5003, other.version)
    assert await sessions.unshown_tables("table") == []
    one = await sessions.join(one.id, TOM)
    assert await sessions.unshown_tables("table") == [one.id]
    await sessions.remember_message(one.id, "table", CHANNEL, 5001, one.version)
    assert await sessions.unshown_tables("table") == []


async def test_ended_tables_are_shown_once_more_if_they_ever_were(house, sessions):
    one, other = await house.open(people=1), await house.open(people=1, channel=CHANNEL + 1)
    await sessions.remember_message(one.id, "table", CHANNEL, 5001, one.version)
    for table in (one, other):
        await sessions.close(table.id, MEI.id)
    assert await sessions.unshown_tables("table") == [one.id]
