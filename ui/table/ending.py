"""How a finished match is told: places and scores, and to each player what to do next."""

from __future__ import annotations

from typing import Any

import discord

from engine import Result
from sessions import Table
from ui.bot import Bot
from ui.clicks import button
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.table.books import replay_button
from ui.table.link import table_link
from ui.table.next_table import next_table
from ui.table.origin import origin_mark
from ui.text.game_text import GameText
from ui.text.names import seat_name


def standings(table: Table, text: GameText, *, brief: bool = False) -> str:
    """The heading of a finished game, and for each player their place and score; unless `brief`, with the
    breakdown and the tie-break."""
    assert table.result is not None
    places = table.result.places
    lines: list[str] = []
    for seat in sorted(places, key=lambda seat: (places[seat], seat)):
        lines.append(_place(table, seat, table.result, text))
        if not brief:
            lines += _breakdown(seat, table.result, text)
    return "\n".join([f"### {text.words('table-over')}", *lines])


def winners(table: Table, text: GameText) -> str:
    """The winners' names, for a sentence."""
    assert table.result is not None
    first = [seat for seat, place in table.result.places.items() if place == 1]
    return text.words.names([f"**{seat_name(table.seats[seat], text.words)}**" for seat in sorted(first)])


async def end_sheet(bot: Bot, table: Table, person: int, text: GameText) -> Sheet:
    """The private summary for a player: the result in short, the way back into the match, and the next table
    waiting for them. The table's message, to which it links, has the rest."""
    say = text.words
    number = say("table-number", table=str(table.id))
    sheet = Sheet()
    sheet.add(
        layout.text(f"**{text.say('name')}** · [{number}]({await table_link(bot, table)})"),
        origin_mark(table, say),
        layout.text(standings(table, text, brief=True)),
    )
    if told := await bot.end_lines(table, person, text):
        sheet.add(layout.small("\n".join(told)))
    buttons: list[discord.ui.Item[Any]] = [
        button(say("button-replay"), "replay", table.id, table.version, style=discord.ButtonStyle.primary),
        replay_button(table, 0, None, say("button-look-back")),
        button(say("button-review"), "review", table.id, 1, ""),
        button(say("button-share"), "share", table.id),
        button(say("button-profile"), "profile"),
    ]
    sheet.add(layout.row(buttons), await next_table(bot, table, person, say))
    return sheet


def _place(table: Table, seat: int, result: Result, text: GameText) -> str:
    name = seat_name(table.seats[seat], text.words)
    score = text.say("score", score=result.scores[seat])
    return text.words("table-place", place=result.places[seat], name=name, score=score)


def _breakdown(seat: int, result: Result, text: GameText) -> list[str]:
    """A line on the parts of a score and on what decided a tie; empty if the score is only a number."""
    parts = result.breakdown[seat]
    if len(parts) == 1:
        return []
    made = [text.say(f"breakdown-{part}", value=value) for part, value in parts.items() if value]
    made += [text.say(f"tie-{part}", value=value) for part, value in result.ties.get(seat, {}).items()]
    return [f"-# {' · '.join(made)}"] if made else []
