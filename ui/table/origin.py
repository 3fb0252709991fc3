"""Labels of special tables: lessons, tournament tables and continued matches."""

from __future__ import annotations

from locales import Words
from sessions import Table
from ui.sheet import layout
from ui.text.names import escaped_name


def origin_line(table: Table, say: Words) -> str | None:
    """Describe a special table: a continued match, a lesson or a tournament table. None for others."""
    if table.lesson:
        return say("lesson-told")
    if table.fixture is not None:
        fixture = table.fixture
        return say("cup-fixture", name=escaped_name(fixture.name, say), round=fixture.round, pod=fixture.pod)
    if table.origin is None:
        return None
    return say("origin-told", table=str(table.origin.table), move=table.origin.ply)


def origin_mark(table: Table, say: Words) -> layout.Item | None:
    """The origin as a separate line."""
    line = origin_line(table, say)
    return layout.small(line) if line else None
