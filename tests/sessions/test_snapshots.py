"""Snapshots: what is stored is the match as it is, and is found without its log."""

import logging

import pytest

from sessions import Refused, Status, play
from sessions.snapshots import EVERY
from tests.sessions.tables import CHANNEL, to_move


async def is_as_stored(house, table):
    """Whether the snapshot alone makes the match."""
    return await house.sessions.tables._store.from_snapshot(table) == table.match


async def rows(house, query):
    async with house.db.transaction() as tx:
        return await tx.run(query, id=1)


async def undone(house, table):
    """The table after the last move, if it can be taken back, was."""
    seat = table.match.undoable
    if seat is None:
        return table
    try:
        return await house.sessions.act(table.id, play.undo, table.seats[seat].player)
    except Refused:  # it was made for somebody else, say
        return table


async def test_at_any_moment_what_is_stored_is_the_match(house):
    table = await house.begin()
    assert await is_as_stored(house, table)
    furthest = 0
    while table.status is Status.PLAYING and furthest < 3 * EVERY:
        for step in range(7):
            table = await house.play_on(table.id, moves=1, seed=furthest)
            assert await is_as_stored(house, table)
            if step % 3 == 2:
                table = await undone(house, table)
                assert await is_as_stored(house, table)
        furthest = max(furthest + 1, table.match.ply)
    assert furthest >= 2 * EVERY


@pytest.mark.parametrize("seed", [0, 2, 5, 8])
async def test_it_is_taken_back_across_the_moves_with_which_all_is_written(house, seed):
    table = await house.begin()
    table = await house.play_on(table.id, moves=EVERY, seed=seed)
    seat = table.match.undoable
    table = await house.sessions.act(table.id, play.undo, table.seats[seat].player)
    assert table.match.ply == EVERY - 1 and await is_as_stored(house, table)
    table = await house.play_on(table.id, moves=5, seed=99)
    assert await is_as_stored(house, table)


async def test_between_them_only_what_came_since_is_written(house):
    table = await house.begin()
    await house.play_on(table.id, moves=EVERY)
    [whole] = await rows(house, "snapshot")
    assert whole["tail"] is None
    await house.play_on(table.id, moves=EVERY - 1)
    [row] = await rows(house, "snapshot")
    assert row["dump"] == whole["dump"] and row["tail"] is not None


async def test_of_a_match_that_is_over_all_is_in_one(house):
    table = await house.finish()
    [row] = await rows(house, "snapshot")
    assert row["tail"] is None and await is_as_stored(house, table)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tails SET dump = 'junk'",
        "UPDATE tails SET dump = '{}'",
        "UPDATE tails SET dump = (SELECT dump FROM tails WHERE table_id = 2)",
        "UPDATE snapshots SET dump = '{}'",
        "UPDATE snapshots SET dump = (SELECT dump FROM snapshots WHERE table_id = 2)",
    ],
)
async def test_a_tail_of_no_use_is_made_up_for_by_the_log(house, damage, caplog):
    table = await house.begin()
    other = await house.begin(channel=CHANNEL + 1)
    await house.play_on(other.id, moves=3)
    table = await house.play_on(table.id, moves=EVERY + 5)
    house.change(f"{damage} WHERE table_id = 1")
    sessions = await house.restart()
    with caplog.at_level(logging.CRITICAL, "sessions.store"):
        assert (await sessions.tables.get(table.id)).match == table.match
    table = await house.play_on(table.id, moves=2)
    assert to_move(table) and table.match.ply == EVERY + 7


async def test_a_tail_whose_beginning_is_missing_is_noticed(house, caplog):
    table = await house.begin()
    [start] = await rows(house, "snapshot")
    table = await house.play_on(table.id, moves=EVERY + 5)
    await house.db.do("put-snapshot", id=table.id, dump=start["dump"])
    with pytest.raises(ValueError, match="another match"):
        await house.sessions.tables._store.from_snapshot(table)
