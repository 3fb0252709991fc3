"""Queries by name, and SQL beside its callers."""

import re
from pathlib import Path

import pytest

from db.named import read_queries
from tests.db.statements import statements

ROOT = Path(__file__).parents[2]
QUERIES = read_queries() | statements()


@pytest.mark.parametrize("name", QUERIES)
def test_every_query_fits_the_schema(schema, name):
    values = dict.fromkeys(re.findall(r":(\w+)", QUERIES[name]))
    schema.execute(f"EXPLAIN {QUERIES[name]}", values)


def test_every_query_is_used():
    source = "".join(file.read_text() for file in (ROOT / "sessions").rglob("*.py"))
    assert [name for name in read_queries() if f'"{name}"' not in source] == []


def test_no_query_is_sqlites_alone():
    alone = re.compile(r"OR REPLACE|rowid|AUTOINCREMENT", re.IGNORECASE)
    assert not [name for name, query in QUERIES.items() if alone.search(query)]


def write(folder, **files):
    for name, text in files.items():
        (folder / f"{name}.sql").write_text(text)


def test_queries_are_found_by_name(tmp_path):
    all_of_them = "-- All of them.\nSELECT 1\nFROM boats"
    write(tmp_path, boats=f"-- Boats.\n\n-- name: boats\n{all_of_them};\n\n-- name: boat\nSELECT 2;\n")
    assert read_queries(tmp_path) == {"boats": all_of_them, "boat": "SELECT 2"}


def test_a_name_given_twice_is_refused(tmp_path):
    write(tmp_path, a="-- name: boats\nSELECT 1;", b="-- name: boats\nSELECT 2;")
    with pytest.raises(ValueError, match=r"b\.sql: a second query named boats"):
        read_queries(tmp_path)


def test_a_query_may_have_a_twin_for_another_engine(tmp_path):
    write(
        tmp_path, a="-- name: boats\nSELECT 1;\n\n-- name: boats (postgres)\nSELECT 2;\n-- name: x\nSELECT 3"
    )
    assert read_queries(tmp_path) == {"boats": "SELECT 1", "x": "SELECT 3"}
    assert read_queries(tmp_path, "postgres") == {"boats": "SELECT 2", "x": "SELECT 3"}


def test_a_twin_of_none_is_refused(tmp_path):
    write(tmp_path, a="-- name: boats (postgres)\nSELECT 2;")
    with pytest.raises(ValueError, match=r"boats \(postgres\) is the twin of none"):
        read_queries(tmp_path)


def test_a_query_without_a_name_is_refused(tmp_path):
    write(tmp_path, a="SELECT 1;\n-- name: boats\nSELECT 2;")
    with pytest.raises(ValueError, match="without a name"):
        read_queries(tmp_path)
