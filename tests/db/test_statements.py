"""SQL is written beside its callers and uses only what SQLite and PostgreSQL share."""

import re

import pytest

from tests.db.statements import statements

STATEMENTS = statements()


@pytest.mark.parametrize("where", STATEMENTS)
def test_every_statement_fits_the_schema(schema, where):
    values = dict.fromkeys(re.findall(r":(\w+)", STATEMENTS[where]))
    schema.execute(f"EXPLAIN {STATEMENTS[where]}", values)


def test_no_statement_works_only_on_sqlite():
    alone = re.compile(r"OR REPLACE|rowid|AUTOINCREMENT|INDEXED BY|json_", re.IGNORECASE)
    assert not [where for where, statement in STATEMENTS.items() if alone.search(statement)]
