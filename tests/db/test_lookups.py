"""Lookups: queries that find a few rows by an index are answered in the event loop."""

import asyncio
import re

import pytest

from db import Database
from db.named import Lookup, read_queries
from db.sqlite.connection import IN_A_ROW

QUERIES = read_queries()
LOOKUPS = [name for name, query in QUERIES.items() if isinstance(query, Lookup)]
COUNTED = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300000)"


@pytest.mark.parametrize("name", LOOKUPS)
def test_a_lookup_goes_by_an_index(schema, name):
    values = dict.fromkeys(re.findall(r":(\w+)", QUERIES[name]))
    plan = [row[3] for row in schema.execute(f"EXPLAIN QUERY PLAN {QUERIES[name]}", values)]
    by_index = re.compile(
        r"SEARCH|LIST SUBQUERY|USE TEMP B-TREE|SCAN timers USING COVERING INDEX"
    )  # the earliest
    assert plan and all(by_index.match(step) for step in plan), plan
    assert not any(step.endswith("(kind=?)") for step in plan), "it goes through all of a kind"


@pytest.mark.of_sqlite
async def test_a_lookup_waits_for_no_long_read(tmp_path):
    db = await Database.open(tmp_path / "boats.db")
    db._queries["count"] = f"{COUNTED} SELECT count(*) FROM n"
    try:
        await db.do("put-note", key="flag", value="red")
        counting = asyncio.create_task(db.all("count"))
        await asyncio.sleep(0)
        assert await db.one("note", key="flag") == {"value": "red"}
        assert not counting.done()
        await counting
    finally:
        await db.close()


@pytest.mark.of_sqlite
async def test_whoever_looks_up_much_lets_others_go_on(tmp_path):
    db = await Database.open(tmp_path / "boats.db")
    turns = []
    try:
        asyncio.get_running_loop().call_soon(turns.append, "another's")
        for _ in range(IN_A_ROW):
            await db.one("note", key="flag")
        assert turns
    finally:
        await db.close()
