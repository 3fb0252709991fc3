"""Which messages show a table, and whether what they show is old."""

from sessions import Message, MessageKind, messages
from tests.sessions.tables import CHANNEL, MEI


async def test_messages_are_remembered_and_forgotten(house, sessions):
    table = await house.open(people=1)
    await messages.remember_message(sessions, table.id, MessageKind.TABLE, CHANNEL, 5001, table.version)
    house.now += 1
    await messages.remember_message(
        sessions, table.id, MessageKind.ASKING, 77, 5000, table.version, person=MEI.id
    )
    shown = Message(5001, table.id, MessageKind.TABLE, CHANNEL, table.version, house.now - 1)
    hand = Message(5000, table.id, MessageKind.ASKING, 77, table.version, house.now, MEI.id)
    sessions = await house.restart()
    assert await messages.messages_of(sessions, table.id) == [shown, hand]
    assert await messages.messages_of(sessions, table.id, MessageKind.ASKING) == [hand]
    assert await messages.get_message(sessions, 5001) == [shown]
    await messages.forget_message(sessions, 5001)
    await messages.forget_message(sessions, 5001)
    assert await messages.get_message(sessions, 5001) == []
    assert await messages.messages_of(sessions, table.id) == [hand]


async def test_a_message_may_become_something_else(house, sessions):
    table = await house.open(people=1)
    await messages.remember_message(sessions, table.id, MessageKind.CALL, CHANNEL, 5001, table.version)
    posted = house.now
    house.now += 100
    await messages.remember_message(
        sessions, table.id, MessageKind.ANSWERED, CHANNEL, 5001, table.version + 1
    )
    assert await messages.get_message(sessions, 5001) == [
        Message(5001, table.id, MessageKind.ANSWERED, CHANNEL, table.version + 1, posted)
    ]


async def test_a_message_may_show_several_tables(house, sessions):
    one, other = await house.open(people=1), await house.open(people=1, channel=CHANNEL + 1)
    for table in (one, other):
        await messages.remember_message(
            sessions, table.id, MessageKind.REMINDER, 77, 5001, table.version, person=MEI.id
        )
    assert [shown.table for shown in await messages.get_message(sessions, 5001)] == [one.id, other.id]
    await messages.forget_message(sessions, 5001, one.id)
    assert [shown.table for shown in await messages.get_message(sessions, 5001)] == [other.id]
    assert await messages.messages_of(sessions, one.id) == []
    await messages.forget_message(sessions, 5001)
    assert await messages.get_message(sessions, 5001) == []


async def test_an_unknown_kind_is_left_out(house, sessions):
    table = await house.open(people=1)
    await messages.remember_message(sessions, table.id, MessageKind.TABLE, CHANNEL, 5001, table.version)
    house.change("UPDATE messages SET kind = 'parrot'")
    assert await messages.messages_of(sessions, table.id) == [] == await messages.get_message(sessions, 5001)


async def test_what_an_edited_message_shows_is_stored(house, sessions):
    table = await house.open(people=1)
    await messages.remember_message(sessions, table.id, MessageKind.CALL, CHANNEL, 5001, 1)
    [shown] = await messages.get_message(sessions, 5001)
    await messages.note_shown(sessions, shown, MessageKind.TABLE, 7)
    assert [(each.kind, each.version) for each in await messages.messages_of(sessions, table.id)] == [
        ("table", 7)
    ]


async def test_a_message_that_is_forgotten_does_not_come_back(house, sessions):
    table = await house.open(people=1)
    await messages.remember_message(sessions, table.id, MessageKind.TABLE, CHANNEL, 5001, 1)
    [shown] = await messages.get_message(sessions, 5001)
    await messages.forget_message(sessions, 5001)
    await messages.note_shown(sessions, shown, MessageKind.TABLE, 8)
    assert await messages.get_message(sessions, 5001) == []
