"""The public view of a finished match: places, scores, the final position, and what to do next."""

from __future__ import annotations

from typing import Any

import discord

from engine import Result
from sessions import Table
from ui.bot import Bot
from ui.clicks import button
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.table.books import log_button, replay_button
from ui.table.next_table import next_table
from ui.table.origin import origin_mark
from ui.table.position import add_position
from ui.text.game_text import GameText
from ui.text.seats import seat_name


def standings(table: Table, text: GameText) -> str:
    """The heading of a finished game, and a line for each player: place, score, breakdown, tie-break."""
    assert table.result is not None
    places = table.result.places
    ranking = sorted(places, key=lambda seat: (places[seat], seat))
    lines = [_place(table, seat, table.result, text) for seat in ranking]
    return "\n".join([f"### {text.words('table-over')}", *lines])


def winners(table: Table, text: GameText) -> str:
    """The winners' names, for a sentence."""
    assert table.result is not None
    first = [seat for seat, place in table.result.places.items() if place == 1]
    return text.words.names([f"**{seat_name(table.seats[seat], text.words)}**" for seat in sorted(first)])


async def end_sheet(bot: Bot, table: Table, person: int, text: GameText) -> Sheet:
    """The private summary for a player: the score sheet, the way back into the match, and the next table
    waiting for them."""
    assert table.match is not None
    say = text.words
    sheet = Sheet()
    sheet.add(
        layout.text(f"**{text.say('name')}** · {say('table-number', table=str(table.id))}"),
        origin_mark(table, say),
        layout.text(standings(table, text)),
    )
    if told := await bot.end_lines(table, person, text):
        sheet.add(layout.small("\n".join(told)))
    await add_position(sheet, bot, "table", table.match.view(None), text, table.match.latest(None))
    buttons: list[discord.ui.Item[Any]] = [
        button(say("button-replay"), "replay", table.id, table.version, style=discord.ButtonStyle.primary),
        replay_button(table, 0, None, say("button-look-back")),
        log_button(table, say),
        button(say("button-review"), "review", table.id, 1, ""),
    ]
    further = [
        button(say("button-share"), "share", table.id),
        button(say("button-profile"), "profile"),
    ]
    sheet.add(layout.row(buttons), layout.row(further), await next_table(bot, table, person, say))
    return sheet


def _place(table: Table, seat: int, result: Result, text: GameText) -> str:
    name = seat_name(table.seats[seat], text.words)
    score = text.say("score", score=result.scores[seat])
    line = text.words("table-place", place=result.places[seat], name=name, score=score)
    parts = result.breakdown[seat]
    if len(parts) == 1:
        return line
    made = [text.say(f"breakdown-{part}", value=value) for part, value in parts.items() if value]
    made += [text.say(f"tie-{part}", value=value) for part, value in result.ties.get(seat, {}).items()]
    return f"{line}\n-# {' · '.join(made)}" if made else line
