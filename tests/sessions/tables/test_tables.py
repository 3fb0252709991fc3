"""Stored tables agree with the last act, whatever fails and whenever the program stops."""

import asyncio

import pytest

from sessions import Refused, Status
from sessions.playing import hosting, lobby, play
from tests.harbour import ANN, CHANNEL, MEI, TOM, UMA, Harbour, legal, refused, to_move


async def in_the_middle(harbour):
    table = await harbour.begin(people=3, computers=2)
    await harbour.house.act(table.id, play.leave, UMA.id)
    return await harbour.play_on(table.id, moves=30)


async def with_guests(harbour):
    table = await harbour.open(people=3)
    await harbour.house.act(table.id, lobby.invite, MEI.id, ANN.id)
    return await harbour.house.act(table.id, lobby.kick, MEI.id, TOM.id)


@pytest.mark.parametrize("at", [Harbour.open, with_guests, Harbour.begin, in_the_middle, Harbour.finish])
async def test_a_table_survives_a_restart_unchanged(harbour, at):
    table = await at(harbour)
    house = await harbour.restart()
    assert await house.tables.get(table.id) == table
    assert await house.tables.in_channel(CHANNEL) == table


async def test_a_match_continues_after_a_restart(harbour):
    table = await in_the_middle(harbour)
    await harbour.restart()
    assert (await harbour.play_on(table.id)).status is Status.FINISHED


async def test_a_match_survives_a_restart_after_every_move(harbour):
    table = await harbour.begin()
    for seed in range(30):
        table = await harbour.play_on(table.id, moves=1, seed=seed)
        house = await harbour.restart()
        assert await house.tables.get(table.id) == table


LOBBY_CHANGES = {
    "join": lambda house, id: house.act(id, lobby.join, ANN),
    "invite": lambda house, id: house.act(id, lobby.invite, MEI.id, ANN.id),
    "leave": lambda house, id: house.act(id, lobby.leave, MEI.id),
    "kick": lambda house, id: house.act(id, lobby.kick, MEI.id, TOM.id),
    "start": lambda house, id: hosting.start(house, id, MEI.id, shuffle=False),
    "close": lambda house, id: house.act(id, hosting.close, MEI.id),
}


def waiting_for_others(table):
    """A player who isn't on turn."""
    return next(person for person in table.people if person != to_move(table))


MATCH_CHANGES = {
    "play": lambda house, table: house.act(table.id, play.move, to_move(table), legal(table)[0]),
    "leave_running": lambda house, table: house.act(table.id, play.leave, waiting_for_others(table)),
    "make_host": lambda house, table: house.act(table.id, hosting.make_host, MEI.id, TOM.id),
    "move_house": lambda house, table: house.act(table.id, hosting.move, MEI.id, CHANNEL + 1),
    "close": lambda house, table: house.act(table.id, hosting.close, MEI.id),
}


async def does_all_or_nothing(harbour, table, act):
    """Let a change fail at each of its statements in turn and check that nothing is stored. Then let it
    succeed.
    """
    told = len(harbour.changes)
    statements = 0  # number of statements that succeed before the failure
    while True:
        with harbour.faults.refuse("run", "commit", skip=statements):
            [done] = await asyncio.gather(act(), return_exceptions=True)
        if not isinstance(done, Refused):
            break
        assert done.code == "not-saved"
        assert await harbour.table(table.id) == table
        assert len(harbour.changes) == told
        statements += 1
    assert statements > 0 and len(harbour.changes) == told + 1
    assert await harbour.table(table.id) == harbour.changes[-1].table


@pytest.mark.parametrize("act", LOBBY_CHANGES)
async def test_a_change_of_the_lobby_is_stored_whole_or_not_at_all(harbour, house, act):
    table = await harbour.open()
    await does_all_or_nothing(harbour, table, lambda: LOBBY_CHANGES[act](house, table.id))


@pytest.mark.parametrize("act", MATCH_CHANGES)
async def test_a_change_of_a_match_is_stored_whole_or_not_at_all(harbour, house, act):
    table = await harbour.begin()
    await does_all_or_nothing(harbour, table, lambda: MATCH_CHANGES[act](house, table))


async def test_an_undo_is_stored_whole_or_not_at_all(harbour, house):
    table = await harbour.begin()
    person = to_move(table)
    await house.act(table.id, play.move, person, f"ask {(table.waiting[0] + 1) % 4}")
    table = await house.tables.get(table.id)
    await does_all_or_nothing(harbour, table, lambda: house.act(table.id, play.undo, person))


async def test_the_last_move_is_stored_whole_or_not_at_all(harbour, house):
    table = await harbour.begin()
    while not (ending := _ending_move(table)):
        table = await harbour.play_on(table.id, moves=1, seed=table.version)
    person = to_move(table)
    await does_all_or_nothing(harbour, table, lambda: house.act(table.id, play.move, person, ending))
    assert (await house.tables.get(table.id)).status is Status.FINISHED


def _ending_move(table):
    for move in table.match.legal_moves(table.pending[0]):
        match = table.match.copy()
        match.play(table.pending[0], move)
        if match.result:
            return move
    return None


async def test_an_opening_is_stored_whole_or_not_at_all(harbour, house):
    with harbour.faults.refuse("run", "commit", skip=1):
        async with refused("not-saved"):
            await harbour.open(people=1)
    assert await house.tables.in_channel(CHANNEL) is None and harbour.changes == []
    await harbour.open(people=1)


@pytest.mark.of_sqlite
async def test_a_full_disk_refuses_changes(harbour, house):
    table = await harbour.begin(people=8)
    await harbour.db.engine.writer.execute("VACUUM")  # After this, no page of the database is free.
    [row] = await harbour.db.engine.writer.execute_fetchall("PRAGMA page_count")
    await harbour.db.engine.writer.execute(f"PRAGMA max_page_count = {row['page_count']}")
    with pytest.raises(Refused, match="not-saved"):
        await harbour.play_on(table.id)
    await harbour.db.engine.writer.execute("PRAGMA max_page_count = 1000000")
    assert (await harbour.play_on(table.id)).status is Status.FINISHED


async def test_a_change_cancelled_during_its_commit_is_read_back(harbour, house):
    table = await harbour.open(people=1)

    async def cancel():
        task.cancel()

    with harbour.faults.before("commit", cancel):
        task = asyncio.create_task(house.act(table.id, lobby.join, TOM))
        with pytest.raises(asyncio.CancelledError):
            await task
    assert (await house.tables.get(table.id)).names == ["Mei", "Tom"]
    assert (await house.act(table.id, lobby.join, UMA)).names == ["Mei", "Tom", "Uma"]


SPOILED = {
    "of other rules": "UPDATE tables SET snapshot = replace(snapshot, '_version\":1', '_version\":0')",
    "cut off": "UPDATE tables SET snapshot = substr(snapshot, 1, 100)",
    "of another match": "UPDATE tables SET snapshot = replace(snapshot, 'seats\":4', 'seats\":5')",
    "gone": "UPDATE tables SET snapshot = NULL",
}
UNPLAYABLE = "UPDATE moves SET move = 'obey 11' WHERE entry = 2"


@pytest.mark.parametrize("how", SPOILED)
async def test_an_unusable_snapshot_is_rebuilt_from_the_log(harbour, how):
    table = await harbour.begin()
    person = to_move(table)
    await harbour.house.act(table.id, play.move, person, f"ask {(table.waiting[0] + 1) % 4}")
    await harbour.house.act(table.id, play.undo, person)
    table = await harbour.play_on(table.id, moves=10)
    harbour.change(SPOILED[how])
    house = await harbour.restart()
    assert await house.tables.get(table.id) == table
    assert (await harbour.play_on(table.id)).status is Status.FINISHED


async def test_an_unreadable_match_is_refused(harbour, caplog):
    table = await harbour.begin()
    await harbour.play_on(table.id, moves=10)
    other = await harbour.begin(channel=CHANNEL + 1)
    harbour.change(f"{SPOILED['cut off']} WHERE id = {table.id}")
    harbour.change(f"{UNPLAYABLE} AND table_id = {table.id}")
    house = await harbour.restart()
    for ask in [
        lambda: house.tables.get(table.id),
        lambda: house.tables.in_channel(CHANNEL),
        lambda: house.act(table.id, play.move, MEI.id, "ask 1"),
        lambda: house.act(table.id, play.undo, MEI.id),
        lambda: house.act(table.id, play.leave, MEI.id),
    ]:
        async with refused("unreadable", table=table.id):
            await ask()
    assert [each.id for each in await house.tables.of_person(MEI.id)] == [other.id]
    await house.jobs.settled()
    assert "The log of table 1 can't be read" in caplog.text


async def test_an_unreadable_match_may_be_closed(harbour):
    table = await harbour.begin()
    harbour.break_match(table.id)
    house = await harbour.restart()
    await house.act(table.id, hosting.close, MEI.id)
    assert (await harbour.open(people=1)).status is Status.LOBBY


async def test_a_channels_table_is_the_one_played_there_last(harbour):
    """The table with the highest number may have been closed without a move."""
    first = await harbour.begin()
    elsewhere = await harbour.house.act(first.id, hosting.move, MEI.id, CHANNEL + 1)
    second = await harbour.open()
    await harbour.house.act(second.id, hosting.close, MEI.id)
    await harbour.house.act(elsewhere.id, hosting.move, MEI.id, CHANNEL)
    await harbour.wait(60)
    await harbour.play_on(first.id)
    table = await harbour.house.tables.in_channel(CHANNEL)
    assert table is not None and table.id == first.id < second.id
