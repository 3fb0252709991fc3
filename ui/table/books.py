"""Books, whose pages are turned by buttons: rules, logs, reviews, matches move by move.

The clicks of a book end with the fields `page` and `mark`. A button with a mark is in the book and turns its
page in place; one without opens the book.
"""

from __future__ import annotations

from engine import Match
from locales import Words
from sessions import Table
from ui.clicks import Button, button
from ui.context import Context
from ui.sheet import layout


def page_turner(page: int, pages: int, words: Words, click: str, *values: object) -> layout.Item | None:
    """Buttons to the first, previous, next and last page; None if there is only one page.

    `click` and `values` link to a page of the book.
    """
    if pages == 1:
        return None
    targets = [("f", 1, "first"), ("b", page - 1, "previous"), ("n", page + 1, "next"), ("l", pages, "last")]
    return layout.row(
        [
            button(
                words(f"button-{label}"),
                click,
                *values,
                min(max(number, 1), pages),
                mark,
                disabled=(number < 1 or number > pages or number == page),
            )
            for mark, number, label in targets
        ]
    )


async def defer_page(ctx: Context, mark: str) -> None:
    """Defer the answer: into the book if a page is turned, else into a new private message."""
    await ctx.defer("here" if mark else "new")


def round_ends(match: Match, since: int = 0) -> list[int]:
    """The moves after `since` that ended a round. Hidden things may be open from there."""
    return sorted({event.ply for event in match.log(None) if event.ends_round and event.ply > since})


def replay_button(table: Table, ply: int, seat: int | None, label: str) -> Button:
    """A button that opens the match after its first `ply` moves, as the seat sees it."""
    return button(label, "position", table.id, seat, ply + 1, "")


def log_button(table: Table, words: Words) -> Button:
    """A button that opens the last page of a table's log."""
    return button(words("button-log"), "log", table.id, 0, "")
