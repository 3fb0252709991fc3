"""A person with very many tables slows down nobody else: only the visible tables are loaded."""

import re
import sqlite3
from contextlib import closing

import pytest

from tests.beside import beside
from tests.cogs.wording import EN
from tests.db.statements import statements
from tests.harbour import GAME
from tests.watchdog import excused

STATEMENTS = statements()
MANY = 1000


@pytest.fixture
def table_queries(port):
    """A list that records all queries for tables from now on."""
    loaded = []
    port.faults.hear = lambda _, query: loaded.append(query) if "SELECT * FROM tables" in query else None
    return loaded


async def with_many_tables(port, person):
    """Seat the person at 1,000 tables."""
    await person.slash("game open", game=GAME)
    await port.bot.close()
    port.copy_table(range(2, MANY + 1), apart=True)
    with excused("a thousand tables are made"), beside(port.location) as other:
        for number in range(2, MANY + 1):
            other.execute(  # Otherwise the bot would show each table, which takes a long time.
                "INSERT INTO messages (message, table_id, kind, channel, version, posted)"
                f" SELECT {number}, {number}, 'table', {number}, version, moved FROM tables WHERE id = 1"
            )
    await port.restart()


async def test_only_shown_tables_are_loaded(port, table_queries):
    mei, _ = port.crew(2)
    await with_many_tables(port, mei)
    table_queries.clear()
    offered = await mei.offered("game show", "table", "")
    assert len(offered) == 25 and len(table_queries) <= 1  # The bot loads at most the table of this channel.
    [found] = (await mei.offered("game show", "table", "777")).values()
    assert found == "777" and len(table_queries) <= 2  # The channel's table is loaded at most once more.
    table_queries.clear()
    listed = await mei.slash("game mine")
    assert EN("mine-title", count=MANY) in listed.text and len(table_queries) <= 21
    table_queries.clear()
    await mei.dm_slash("game show")
    assert len(table_queries) <= 2


@pytest.mark.parametrize(
    ("file", "part"),
    [
        ("sessions/audit.py", "FROM audit WHERE server = :server"),
        ("personal moves", "FROM moves WHERE person = :person"),
        ("sessions/people/quotas.py", "SELECT count(*) AS number FROM tables"),
        ("sessions/people/quotas.py", "FROM table_people JOIN tables"),
        ("sessions/tables/tables.py", "FROM tables JOIN table_people"),
        ("sessions/messages.py", "FROM messages WHERE person = :person"),
        ("cogs/notify/service.py", "FROM turns WHERE person = :person"),
    ],
)
@pytest.mark.of_sqlite
async def test_queries_for_a_person_or_server_use_an_index(port, file, part):
    """Each step of the query plan uses an index."""
    found = [
        sql for where, sql in STATEMENTS.items() if where.startswith(file) and part in " ".join(sql.split())
    ]
    assert found
    for sql in found:
        values = dict.fromkeys(re.findall(r":(\w+)", sql), 1)
        with closing(sqlite3.connect(port.location)) as other:
            plan = [row[3] for row in other.execute(f"EXPLAIN QUERY PLAN {sql}", values)]
        assert plan and all(step.startswith(("SEARCH", "USE TEMP B-TREE")) for step in plan), plan
