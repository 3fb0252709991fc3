"""The messages for people on turn: the panel, the call, and the reminder that lists all waiting tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from cogs.notify.due import Reason, Turn
from cogs.notify.service import CALL_MESSAGE, REMINDER_MESSAGE, has_moved
from locales import Words, words
from sessions import Message, Stage, Status, Table
from sessions.playing import clocks
from sessions.tables import journal
from ui import clicks
from ui.bot import Bot
from ui.panel.panel import Panel
from ui.sheet.layout import MAX_LABEL, Sheet
from ui.sheet.plain import Text, buttons
from ui.table.link import settled, table_link, table_title
from ui.table.ringing import headline
from ui.text.game_text import GameText
from ui.text.markdown import cut

MAX_LISTED_TABLES = 8
"""Maximum number of tables listed in a reminder. More don't fit into a message."""
MAX_TOLD_EVENTS = 3
"""Maximum number of events in the text of a call after its player has moved."""


class Waiting(NamedTuple):
    """A table that waits for a person."""

    turn: Turn
    table: Table
    until: int | None  # the seat's deadline in Unix seconds


async def waiting(bot: Bot, turn: Turn) -> Waiting:
    """The table that a turn is about, as it is now. Refused: no-such-table, unreadable."""
    table = await bot.house.tables.get(turn.table)
    seat = table.seat_of(turn.person)
    return Waiting(turn, table, None if seat is None else clocks.deadline(bot.house, table, seat))


def by_urgency(tables: Iterable[Waiting]) -> list[Waiting]:
    """Sort tables by urgency: the earliest deadline first, then the longest wait."""
    return sorted(tables, key=lambda each: (each.until is None, each.until or each.turn.since, each.table.id))


async def call(bot: Bot, waiting: Waiting, *, is_public: bool = True) -> Text:
    """The call to a person whose turn began: for the table's channel, or in the person's language."""
    turn, table, _ = waiting
    language = (
        bot.language_of_table(table) if is_public else bot.language_of_person(turn.person, table.server)
    )
    say = words(await language)
    game = GameText(say, table.game, table.names).say("name")
    content = say("call-turn", person=f"<@{turn.person}>", game=game, link=await table_link(bot, table))
    return Text(f"{headline(bot, table, CALL_MESSAGE, turn.person, say)}\n{content}")


async def reminder(bot: Bot, tables: Sequence[Waiting], *, is_public: bool = False) -> Text:
    """The tables that wait for a person, in this order, with a link and a button to each. With `is_public`,
    the message is for a channel and mentions the person."""
    turn, table, _ = tables[0]
    if is_public:
        say = words(await bot.language_of_table(table))
        title = say("reminder-call", count=len(tables), person=f"<@{turn.person}>")
    else:
        say = words(await bot.language_of_person(turn.person, table.server))
        title = say("reminder-title", count=len(tables))
    first = headline(bot, table, REMINDER_MESSAGE, turn.person, say)
    lines = [first, title, *[await _line(bot, each, say) for each in tables[:MAX_LISTED_TABLES]]]
    if len(tables) > MAX_LISTED_TABLES:
        lines.append(say("reminder-more", count=len(tables) - MAX_LISTED_TABLES))
    content = "\n".join(lines)
    return Text(content, buttons(bot, _buttons(tables[:MAX_LISTED_TABLES], say)))


async def _line(bot: Bot, waiting: Waiting, say: Words) -> str:
    turn, table, until = waiting
    seat = table.seat_of(turn.person)
    stage = table.clocks[seat].stage if table.clocks and seat is not None else Stage.RUNNING
    facts = {
        "title": table_title(table, say),
        "link": await table_link(bot, table),
        "since": f"<t:{turn.since}:R>",
    }
    if stage is Stage.OUT:
        line = say("reminder-out", **facts)
    elif until is None:
        line = say("reminder-waits", **facts)
    elif stage is Stage.WARNED:
        then = say(f"reminder-then-{table.setup.timeout}")
        line = say("reminder-last-call", until=f"<t:{until}:R>", then=then, **facts)
    else:
        line = say("reminder-waits-until", until=f"<t:{until}:R>", **facts)
    return f"- {line}{say('reminder-asked') if turn.claimed is Reason.NUDGE else ''}"


async def played(bot: Bot, table: Table, shown: Message) -> Text:
    """What a person has played in the turn of a call or reminder, or that it is over."""
    assert shown.person is not None
    language = (
        bot.language_of_table(table)
        if shown.kind == CALL_MESSAGE
        else bot.language_of_person(shown.person, table.server)
    )
    say, seat = words(await language), table.seat_of(shown.person)
    if seat is None or table.match is None or table.status is Status.CLOSED:
        return Text(settled(table, say))
    last = table.match.last_move(seat)
    if not last or not await has_moved(bot.house.db, table.id, seat, shown.posted):
        return Text(settled(table, say))  # For example, another player took a move back.
    moves = await journal.standing(bot.house.db, table.id)
    before, first = table.match.ply - len(moves), last
    while first > before + 1 and moves[first - before - 2].seat == seat:
        first -= 1
    events = [event for event in table.match.log(None) if first <= event.ply <= last]
    lines = GameText(say, table.game, table.names, bot.signs).lines(events)[:MAX_TOLD_EVENTS]
    return Text(say("call-played", title=table_title(table, say), story=" ".join(lines)))


def _buttons(tables: Sequence[Waiting], say: Words) -> Iterator[clicks.Button]:
    for each in tables:
        label = say("button-my-move")
        if len(tables) > 1:
            label = say("panel-told", move=label, told=table_title(each.table, say))
        yield clicks.button(cut(label, MAX_LABEL), "move", each.table.id, each.table.version)
    yield clicks.button(say("button-habits"), "settings")


async def asked(bot: Bot, table: Table, person: int, say: Words) -> Sheet:
    """The panel for a person on turn, with what has happened since their last move."""
    seat = table.seat_of(person)
    assert seat is not None and table.match is not None
    return await Panel(bot, table, seat, say).whole()
