"""A page of the archive: a line per match, and a menu to open one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from cogs.archive.service import PastMatch
from locales import Words
from ui.clicks import button, select
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.table.link import title
from ui.text.game_text import message_prefix
from ui.text.markdown import cut
from ui.text.names import plain_name, seat_name

MATCHES_PER_PAGE = 10


class Filters(NamedTuple):
    """The filters of a search in the archive."""

    in_server: bool = False
    """Whether to search this server. Otherwise the person's own matches are searched, on all servers."""
    companion: int = 0
    """Id of another player in the match; 0 for anyone."""
    game: str = ""
    result: str = ""
    days: int = 0
    """Maximum number of days since the end of the match; 0 for no limit."""


class Paging(NamedTuple):
    """The cursors of a page: the tables where the neighbouring pages begin."""

    newer: int | None
    """Cursor of the newer page: None if there is none, 0 if it is the newest page."""
    older: int | None
    """Cursor of the older page; None if there is none."""


def archive_page(found: Sequence[PastMatch], filters: Filters, paging: Paging, say: Words) -> Sheet:
    """A page of matches, newest first."""
    sheet = Sheet()
    lines = [f"- {_line(past, say)}" for past in found]
    if not lines:
        lines = [say("archive-none" if paging.newer is None else "archive-no-more")]
    sheet.add(layout.text(f"### {_heading(filters, say)}\n" + "\n".join(lines)))
    if found:
        sheet.add(layout.row([_menu(found, say)]))
    if paging != (None, None):
        is_first, is_last = paging.newer is None, paging.older is None
        newer = button(
            say("button-newer"), "archive", *filters, "newer", paging.newer or 0, disabled=is_first
        )
        older = button(say("button-older"), "archive", *filters, "older", paging.older or 0, disabled=is_last)
        sheet.add(layout.row([newer, older]))
    return sheet


def _heading(filters: Filters, say: Words) -> str:
    """A heading that names the filters."""
    facts = [say("archive-server" if filters.in_server else "archive-mine")]
    if filters.companion:
        facts.append(f"<@{filters.companion}>")
    if filters.game:
        facts.append(say(f"{message_prefix(filters.game)}-name"))
    if filters.result:
        facts.append(say(f"choice-{filters.result}"))
    if filters.days:
        facts.append(say(f"choice-days-{filters.days}"))
    return " · ".join(facts)


def _line(past: PastMatch, say: Words) -> str:
    title = f"**{_title(past, say)}**"
    return say("archive-line", title=title, when=f"<t:{past.ended}:d>", names=_players(past, say))


def _title(past: PastMatch, say: Words) -> str:
    named = title(past.id, past.game, say)
    return named if past.origin is None else say("origin-title", title=named)


def _players(past: PastMatch, say: Words) -> str:
    """The players, with a cup before the winners."""
    placed = sorted(zip(past.places, past.seats, strict=True), key=lambda each: each[0] or len(past.seats))
    return " · ".join(f"{'🏆 ' if place == 1 else ''}{seat_name(seat, say)}" for place, seat in placed)


def _menu(found: Sequence[PastMatch], say: Words) -> layout.Item:
    options = [
        discord.SelectOption(
            label=cut(_title(past, say), layout.MAX_LABEL),
            value=str(past.id),
            description=cut(
                ", ".join(plain_name(seat.name, say) for seat in past.seats), layout.MAX_DESCRIPTION
            ),
        )
        for past in found
    ]
    return select(options, "past", placeholder=say("archive-open"))
