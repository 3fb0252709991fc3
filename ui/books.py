"""Books, whose pages are turned by buttons: the rules of a game, the log of a table, a match played again.

A button with a mark stands in the book itself, and turns its page in place; one without opens the book.
"""

from __future__ import annotations

from typing import Any

import discord

from locales import Words
from sessions import Table
from ui import layout, respond
from ui.buttons import PageButton
from ui.layout import Sheet

Interaction = discord.Interaction[Any]

SPECTATOR = "s"
"""Stands for nobody's seat in the key of a match played again."""


def page_turner(book: str, key: str | int, page: int, pages: int, say: Words) -> layout.Item | None:
    """Buttons to the first, previous, next and last page; none where there is only one page."""
    if pages == 1:
        return None
    targets = [("f", 1, "first"), ("b", page - 1, "previous"), ("n", page + 1, "next"), ("l", pages, "last")]
    return layout.row(
        [
            PageButton(
                book,
                key,
                min(max(number, 1), pages),
                say(f"button-{label}"),
                mark,
                disabled=(number < 1 or number > pages or number == page),
            )
            for mark, number, label in targets
        ]
    )


def is_turned(interaction: Interaction) -> bool:
    """Whether the page was asked for in the book itself."""
    custom_id = str((interaction.data or {}).get("custom_id", ""))
    return custom_id.rpartition(":")[2].isalpha() and interaction.message is not None


async def turn(interaction: Interaction, sheet: Sheet) -> None:
    """Show a page without pictures, in its book's place or anew."""
    if is_turned(interaction):
        await interaction.response.edit_message(view=sheet.view)
    else:
        await respond.tell(interaction, view=sheet.view)


def replay_key(table: Table, seat: int | None) -> str:
    """The key of a match played again, from that seat's eyes (None: a spectator's)."""
    return f"{table.id}_{SPECTATOR if seat is None else seat}"


def replay_button(table: Table, ply: int, seat: int | None, label: str) -> PageButton:
    """A button that opens the match as it was after its first `ply` moves."""
    return PageButton("at", replay_key(table, seat), ply + 1, label)
