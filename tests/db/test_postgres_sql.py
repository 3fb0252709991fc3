"""PostgreSQL accepts every statement and every migration."""

import asyncio
import re

import pytest

from db import Database
from db.postgres.translate import translated
from tests.beside import beside
from tests.db.statements import statements


@pytest.fixture(scope="module")
def server(postgres):
    """A second connection to a new database."""
    with postgres.database() as database, beside(database) as other:
        yield other


def test_each_name_becomes_one_number():
    query = "SELECT :a, :b_2 -- :no, isn't it?\nFROM x WHERE y = ':no' AND z = :a AND \":no\" = :d::b"
    text, names = made = translated(query)
    assert names == ("a", "b_2", "d")
    assert text == query.replace(":a", "$1").replace(":b_2", "$2").replace(":d", "$3")
    assert made.arguments({"d": 3, "a": 1, "b_2": 2, "more": 4}) == [1, 2, 3]


def test_a_name_may_have_digits():
    assert translated("x IN (:v0, :v1)") == ("x IN ($1, $2)", ("v0", "v1"))


def test_a_missing_value_is_an_error():
    with pytest.raises(KeyError, match="b"):
        translated("SELECT :a, :b").arguments({"a": 1})


STATEMENTS = statements()


@pytest.mark.parametrize("where", STATEMENTS)
def test_every_statement_fits_the_schema(server, where):
    server.executescript(f'PREPARE "{where}" AS {translated(STATEMENTS[where]).text}')


CLASSES = {
    "bigint": "integer",
    "integer": "integer",
    "text": "text",
    "real": "number",
    "double precision": "number",
}


def of_sqlite(file):
    """Each table's schema: columns, foreign keys and named indexes.

    A column has a type class, nullability, a default and a place in the primary key.
    """
    found = {}
    for table in file.tables():
        columns = {
            name: (CLASSES[type.lower()], bool(required or key), default, key)
            for _, name, type, required, default, key in file.execute(f"PRAGMA table_info({table})")
        }
        keys = {
            (own, to, its) for _, _, to, own, its, *_ in file.execute(f"PRAGMA foreign_key_list({table})")
        }
        query = (
            "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL"
        )
        indexes = {name: index(sql) for name, sql in file.execute(query, (table,))}
        found[table] = (columns, keys, indexes)
    return found


def of_postgres(server):
    """The schema of each table on PostgreSQL."""
    found = {}
    for table in server.tables():
        places = server.execute(
            "SELECT attname::text, array_position(indkey, attnum) + 1 FROM pg_index JOIN pg_attribute"
            " ON attrelid = indrelid AND attnum = ANY (indkey)"
            f" WHERE indisprimary AND indrelid = '{table}'::regclass"
        )
        primary = dict(iter(places))
        columns = {
            name: (
                CLASSES[type],
                null == "NO",
                default and default.removesuffix("::text"),
                primary.get(name, 0),
            )
            for name, type, null, default in server.execute(
                "SELECT column_name::text, data_type::text, is_nullable::text, column_default::text"
                f" FROM information_schema.columns WHERE table_schema = 'public' AND table_name = '{table}'"
            )
        }
        keys = {
            tuple(re.findall(r"FOREIGN KEY \((\w+)\) REFERENCES (\w+)\((\w+)\)", key)[0])
            for (key,) in server.execute(
                "SELECT pg_get_constraintdef(oid) FROM pg_constraint"
                f" WHERE contype = 'f' AND conrelid = '{table}'::regclass"
            )
        }
        query = (
            "SELECT indexname::text, indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename = ?"
        )
        indexes = {name: index(sql) for name, sql in server.execute(query, (table,)) if "_pkey" not in name}
        found[table] = (columns, keys, indexes)
    return found


def index(sql):
    """The definition of an index in a normalised form."""
    sql = sql.replace("public.", "").replace("USING btree ", "")
    sql = re.sub(
        r"status = ANY \(ARRAY\['lobby'::text, 'playing'::text\]\)", "status IN ('lobby', 'playing')", sql
    )
    return re.sub(r"[()\s]|::text", "", sql).lower()


async def test_both_engines_migrations_give_the_same_schema(server, tmp_path):
    await (await Database.open(tmp_path / "file.db")).close()
    with beside(tmp_path / "file.db") as file:
        here, there = of_sqlite(file), await asyncio.to_thread(of_postgres, server)
    assert here.keys() == there.keys()
    for table in here:
        assert [list(here[table][0]), *here[table]] == [list(here[table][0]), *there[table]], table


def checks(definitions):
    """The allowed values of columns that are restricted to a list of words."""
    return sorted(tuple(sorted(re.findall(r"'(\w+)'", each))) for each in definitions)


async def test_both_engines_allow_the_same_words(server, tmp_path):
    await (await Database.open(tmp_path / "file.db")).close()
    with beside(tmp_path / "file.db") as file:
        made = "\n".join(sql for (sql,) in file.execute("SELECT sql FROM sqlite_master WHERE type = 'table'"))
    here = checks(re.findall(r"CHECK \((\w+ (?:IN \([^)]*\)|= [^)]*))\)", made))
    there = server.execute(
        "SELECT pg_get_constraintdef(oid) FROM pg_constraint"
        " WHERE contype = 'c' AND connamespace = 'public'::regnamespace"
    )
    assert here and here == checks(text for (text,) in there)
