"""The documentation page of the database schema."""

import pytest

from db import schema_page as schema
from db.migrate import Migration, read_migrations

BOATS = """
-- ## The harbour

-- Boats that are
-- in the harbour.
CREATE TABLE boats (
    id   BIGINT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('yawl', 'ketch')), -- how it is rigged
    name TEXT NOT NULL DEFAULT 'Dory'
);

CREATE UNIQUE INDEX boats_by_name ON boats (name);
"""
CREWS = """
-- Who sails where.
CREATE TABLE crews (
    boat   BIGINT NOT NULL REFERENCES boats (id) ON DELETE CASCADE,
    sailor TEXT NOT NULL,
    home   BIGINT REFERENCES boats (id),
    PRIMARY KEY (sailor, boat)
);

ALTER TABLE boats ADD COLUMN masts INTEGER; -- null: nobody counted
"""
EXPECTED = """\
## The harbour

### boats

Boats that are in the harbour.

| column | type | |
|---|---|---|
| `id` | BIGINT |  |
| `kind` | TEXT | how it is rigged; one of `yawl`, `ketch` |
| `name` | TEXT | default `Dory` |
| `masts` | INTEGER? | null: nobody counted |

- Primary key: `id`
- Unique index `boats_by_name` on `(name)`

### crews

Who sails where.

| column | type | |
|---|---|---|
| `boat` | BIGINT |  |
| `sailor` | TEXT |  |
| `home` | BIGINT? |  |

- Primary key: `sailor`, `boat`
- `home` refers to [`boats`](#boats)
- `boat` refers to [`boats`](#boats), and the row goes with it
"""


def test_the_page_is_up_to_date():
    """If this fails, run `make schema`."""
    assert schema.PAGE.read_text("utf-8") == schema.page(read_migrations())


def test_the_page_shows_the_tables_after_all_migrations():
    page = schema.page([Migration(1, "boats", BOATS), Migration(2, "crews", CREWS)])
    assert page == f"{schema.HEAD}\n{EXPECTED}"


def test_a_table_without_a_comment_is_an_error():
    with pytest.raises(ValueError, match="boats"):
        schema.page([Migration(1, "boats", "CREATE TABLE boats (id BIGINT PRIMARY KEY);")])


def test_every_column_comment_is_on_the_page():
    page = schema.PAGE.read_text("utf-8")
    for each in read_migrations():
        for line in each.script.splitlines():
            code, _, comment = line.partition(" -- ")
            assert not code.strip() or comment in page, line
