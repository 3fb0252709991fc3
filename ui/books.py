"""Books, whose pages are turned by buttons: the rules of a game, the log of a table, a match played again.

A button with a mark stands in the book itself, and turns its page in place; one without opens the book.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord

from engine import Match
from locales import Words
from sessions import Table
from ui import ids, layout, respond
from ui.buttons import Button, button
from ui.layout import Sheet

Interaction = discord.Interaction[Any]


def page_turner(page_id: Callable[[int, str], str], page: int, pages: int, say: Words) -> layout.Item | None:
    """Buttons to the first, previous, next and last page; none where there is only one page.

    `page_id` gives the id of a button to a page of the book, with its mark.
    """
    if pages == 1:
        return None
    targets = [("f", 1, "first"), ("b", page - 1, "previous"), ("n", page + 1, "next"), ("l", pages, "last")]
    return layout.row(
        [
            button(
                page_id(min(max(number, 1), pages), mark),
                say(f"button-{label}"),
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
        await respond.take_time(interaction)
        await respond.redraw(interaction, sheet.view)
    else:
        await respond.answer(interaction, view=sheet.view)


def round_ends(match: Match, since: int = 0) -> list[int]:
    """The moves after that one that ended a round, after each of which what was hidden in it may be open."""
    return sorted({event.ply for event in match.log(None) if event.ends_round and event.ply > since})


def replay_button(table: Table, ply: int, seat: int | None, label: str) -> Button:
    """A button that opens the match as it was after its first `ply` moves, as that seat sees it."""
    return button(ids.position_page(table.id, seat, ply + 1), label)
