"""Reopening a table that was closed by mistake."""

from locales import Words
from sessions import Table
from sessions.tables.table import reopenable_until
from ui.clicks import button
from ui.sheet import layout


def reopening(table: Table, say: Words) -> list[layout.Item]:
    """The deadline and button for reopening a table; empty if that isn't possible."""
    until = reopenable_until(table)
    if until is None:
        return []
    reopen = button(say("button-reopen"), "reopen", table.id)
    return [layout.small(say("lobby-reopenable", until=f"<t:{until}:t>")), layout.row([reopen])]
