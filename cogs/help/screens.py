"""Help for the person's situation: what is happening at this table, what they can do next, and where to find
more."""

from __future__ import annotations

from typing import Any

import discord

from engine import GAMES
from locales import Words
from sessions import Status, Table
from ui.clicks import button
from ui.panel.panel import rules_button
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.table.link import table_title
from ui.text.game_text import GameText
from ui.text.markdown import cut

BUTTONS: dict[str, tuple[str, ...]] = {
    "lobby": ("join",),
    "seated": ("invite", "leave"),
    "host": ("host", "invite", "start", "leave"),
    "turn": ("move", "hand"),
    "waiting": ("hand", "plans"),
    "left": ("return",),
    "watching": ("follow",),
    "over": ("replay",),
    "closed": (),
}
"""The buttons that help offers, by situation."""
CLICKS_WITH_VERSION = ("move", "replay", "start")
"""Names of the clicks that carry the table's version."""


def standing(table: Table | None, person: int) -> str:
    """The person's situation at a table, one of BUTTONS; "nowhere" without a table."""
    if table is None:
        return "nowhere"
    seat = table.seat_of(person)
    match table.status:
        case Status.LOBBY:
            return "host" if table.host == person else "lobby" if seat is None else "seated"
        case Status.PLAYING if seat is None:
            return "watching" if table.kept_for(person) is None else "left"
        case Status.PLAYING:
            return "turn" if seat in table.waiting else "waiting"
        case Status.FINISHED:
            return "over"
        case Status.CLOSED:
            return "closed"


def help_page(table: Table | None, waiting: Table | None, person: int, say: Words) -> Sheet:
    """The help page. `table` is in this channel; `waiting` is another table that waits for the person."""
    where = standing(table, person)
    sheet = Sheet()
    facts: dict[str, str] = {}
    if table is not None:
        text = GameText(say, table.game, table.names)
        facts = {"table": table_title(table, say), "names": text.listed(table.pending)}
    sheet.add(layout.text(f"### {say('help-title')}\n{say(f'help-{where}', **facts)}"))
    if table is not None:
        sheet.add(layout.row([*_buttons(table, where, person, say), rules_button(table.game, say)]))
    if waiting is not None:
        label = cut(say("button-next-table", table=table_title(waiting, say)), layout.MAX_LABEL)
        sheet.add(
            layout.row([button(label, "next", table.id if table else 0, style=discord.ButtonStyle.primary)]),
        )
    habits, profile = button(say("button-habits"), "settings"), button(say("button-profile"), "profile")
    cups = button(say("button-cups"), "cups")
    sheet.add(layout.small(say("help-more")), layout.row([habits, profile, cups]))
    return sheet


def _buttons(table: Table, where: str, person: int, say: Words) -> list[discord.ui.Item[Any]]:
    labels = {"move": "my-move", "hand": "my-hand", "plans": "plan"}
    played = any(seat.person == person for seat in table.seats)
    too_few = len(table.seats) < GAMES[table.game].seats.start
    return [
        button(
            say(f"button-{labels.get(action, action)}"),
            action,
            table.id,
            *([table.version] if action in CLICKS_WITH_VERSION else []),
            disabled=action == "start" and too_few,
        )
        for action in BUTTONS[where]
        if not (action == "follow" and table.private)
        if not (action == "replay" and not played)
        if not (action == "plans" and not _may_plan(table, person))
    ]


def _may_plan(table: Table, person: int) -> bool:
    seat = table.seat_of(person)
    return table.match is not None and seat is not None and bool(table.match.plans(seat))
