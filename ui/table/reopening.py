"""Opening a table again that was closed by mistake, below the message that says that it is closed."""

from locales import Words
from sessions import Table
from sessions.tables.table import reopenable_until
from ui.clicks import button
from ui.sheet import layout


def reopening(table: Table, say: Words) -> list[layout.Item]:
    """Until when that can be done, and the button; nothing where it can't."""
    until = reopenable_until(table)
    if until is None:
        return []
    reopen = button(say("button-reopen"), "reopen", table.id)
    return [layout.small(say("lobby-reopenable", until=f"<t:{until}:t>")), layout.row([reopen])]
