"""Moves of several tables that share a commit: memory and disk agree, whichever of them fails."""

import asyncio
import sqlite3
from itertools import takewhile

import pytest

from db import Transaction
from engine import GAMES
from sessions import Refused, Sessions, Status
from tests.beside import beside
from tests.sessions.tables import CHANNEL, some_move, to_move


@pytest.fixture
async def tables(house):
    """Three running matches."""
    tables = [await house.begin(channel=CHANNEL + number) for number in range(3)]
    house.changes.clear()
    return tables


async def play(house, tables):
    """A move at each table at once; the tables' ids, or what they were refused with."""

    async def move(table):
        await house.sessions.play.move(table.id, to_move(table), some_move(table), table.version)
        return table.id

    return await asyncio.gather(*(move(table) for table in tables), return_exceptions=True)


async def plies(house, tables):
    """Of the tables in memory and on disk, which have to be the same."""
    found = []
    for table in tables:
        present = await house.sessions.tables.get(table.id)
        assert await Sessions(house.db).tables.get(table.id) == present
        found.append(present.match.ply)
    return found


async def debts(house):
    """What is owed, but for the numbers of its causes."""
    return [(debt.kind, debt.table, debt.person, debt.version) for debt in await house.sessions.outbox.all()]


async def test_moves_of_several_tables_share_a_commit(house, tables, monkeypatch):
    groups, commit = [], house.db._writer.commit

    async def noted():
        groups.append((len(house.db._former.members), len(house.changes)))
        await commit()

    monkeypatch.setattr(house.db._writer, "commit", noted)
    assert await play(house, tables) == [table.id for table in tables]
    assert groups == [(3, 0)]  # nobody had heard of anything
    assert [change.table.id for change in house.changes] == [table.id for table in tables]
    assert await plies(house, tables) == [1, 1, 1]


async def test_a_commit_that_fails_leaves_all_of_them_as_they_were(house, tables, monkeypatch):
    owed = await debts(house)

    async def full():
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(house.db._writer, "commit", full)
        refused = await play(house, tables)
    assert [isinstance(each, Refused) and each.code for each in refused] == ["not-saved"] * 3
    assert [await house.sessions.tables.get(table.id) for table in tables] == tables
    assert await plies(house, tables) == [0, 0, 0]
    assert house.changes == [] and await debts(house) == owed
    assert await play(house, tables) == [table.id for table in tables]
    assert await plies(house, tables) == [1, 1, 1] and len(house.changes) == 3


@pytest.mark.parametrize("which", [0, 1, 2])
async def test_one_that_cannot_be_stored_stops_no_other(house, tables, monkeypatch, which):
    made = house.db._writer.all_of

    async def failing(statements):
        statements = list(statements)
        sound = list(takewhile(lambda each: not is_to_fail(each), statements))
        rows = await made(sound)
        if len(sound) < len(statements):
            raise sqlite3.OperationalError("something is wrong")
        return rows

    def is_to_fail(statement):
        return "INTO tails" in statement.query and statement.values["id"] == tables[which].id

    with monkeypatch.context() as patch:
        patch.setattr(house.db._writer, "all_of", failing)
        refused = await play(house, tables)
    assert [isinstance(each, Refused) and each.code for each in refused] == [
        number == which and "not-saved" for number in range(3)
    ]
    assert await plies(house, tables) == [int(number != which) for number in range(3)]
    assert [change.table.id for change in house.changes] == [
        table.id for number, table in enumerate(tables) if number != which
    ]
    assert (await play(house, [tables[which]])) == [tables[which].id]


async def test_who_is_answered_has_their_move_on_disk(house, tables):
    """Whatever else is under way at that moment."""
    with beside(house.location) as other:

        async def move(table):
            await house.sessions.play.move(table.id, to_move(table), some_move(table), table.version)
            query = "SELECT count(*) FROM moves WHERE table_id = ?"
            return other.execute(query, (table.id,)).fetchone()

        assert await asyncio.gather(*(move(table) for table in tables)) == [(1,)] * 3


@pytest.mark.parametrize("game", GAMES)
async def test_a_move_asks_for_no_rows(house, game, monkeypatch):
    """Others wait for whoever does, until what is on its way is on disk."""
    table = await house.begin(game=game)
    begun, begin = [], Transaction._begin

    async def noted(transaction):
        begun.append(transaction)
        await begin(transaction)

    monkeypatch.setattr(Transaction, "_begin", noted)
    table = await house.play_on(table.id, moves=30)
    assert begun == [] and table.status is Status.PLAYING
