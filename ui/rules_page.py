"""The rules of a game, in our own words, in pages."""

from __future__ import annotations

from functools import partial
from itertools import count, takewhile

from locales import Words
from ui import ids, layout
from ui.books import page_turner
from ui.game_text import message_prefix
from ui.layout import Sheet


def rules_page(game: str, page: int, say: Words) -> Sheet:
    """A page of a game's rules; one that isn't there is the nearest that is."""
    prefix = f"{message_prefix(game)}-rules"
    pages = sum(1 for _ in takewhile(lambda number: say.has(f"{prefix}-{number}"), count(1)))
    number = min(max(page, 1), pages)
    sheet = Sheet()
    name = say(f"{message_prefix(game)}-name")
    sheet.add(
        layout.text(f"-# {name} · {say('log-page', page=number, pages=pages)}"),
        layout.text(f"## {say(f'{prefix}-{number}-title')}\n{say(f'{prefix}-{number}')}"),
        page_turner(partial(ids.rules_page, game), number, pages, say),
    )
    return sheet
