"""The operators' pages: tables, a table in detail, bans."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.admin.service import Inspection
from locales import Words
from sessions import Ban, BanKind, Table
from ui.bot import Bot
from ui.clicks import button
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.sheet.size import MAX_TEXT_LENGTH
from ui.table.link import table_link, title
from ui.text import spans
from ui.text.markdown import cut, escaped
from ui.text.names import escaped_name

MAX_LINES = 15
"""Maximum number of lines in a list."""
MAX_TROUBLES = 5
"""Maximum number of lines about a table's problems."""
MAX_TROUBLE_LENGTH = 200


async def tables_page(bot: Bot, tables: Sequence[Table], page: int, say: Words) -> Sheet:
    """A page of tables. There is a further page if there are more than `MAX_LINES` tables."""
    lines = [await _table_line(bot, table, say) for table in tables[:MAX_LINES]]
    if len(tables) > MAX_LINES:
        lines.append(f"-# {say('audit-more', page=page + 1)}")
    return _sheet("\n".join(lines) or say("owner-no-tables"))


async def inspection_page(bot: Bot, inspection: Inspection, say: Words) -> Sheet:
    """Everything about a table that isn't secret: seats, turns, jobs and problems."""
    table = inspection.table
    pace = spans.pace(table.setup.pace, say)
    lines = [
        f"### {_title(table, say)}",
        await _table_line(bot, table, say),
        "- " + say("owner-version", version=table.version, pace=pace, host=_mention(table.host)),
        *(_seat_line(table, number, say) for number in range(len(table.seats))),
    ]
    for turn in inspection.turns:
        since = f"<t:{turn.since}:R>"
        lines.append("- " + say("owner-turn", person=_mention(turn.person), since=since))
    for job in inspection.jobs[:MAX_LINES]:
        state = "due" if job.failing is None else "failing"
        when = job.due if job.failing is None else job.failing
        lines.append("- " + say("owner-job", state=state, what=job.key.kind, when=f"<t:{when}:R>"))
    troubles = [
        f"- ⚠ {cut(escaped(trouble), MAX_TROUBLE_LENGTH)}" for trouble in inspection.troubles[:MAX_TROUBLES]
    ]
    return _sheet("\n".join([*lines, *(troubles or [f"- {say('owner-sound')}"])]))


def bans_page(bans: Sequence[Ban], say: Words) -> Sheet:
    """The number of bans, and the latest ones."""
    lines = [say("owner-bans", count=len(bans))]
    for ban in bans[-MAX_LINES:]:
        who, reason = banned(ban.kind, ban.id), escaped(ban.reason) or "none"
        lines.append("- " + say("owner-ban", who=who, since=f"<t:{ban.since}:d>", reason=reason))
    return _sheet("\n".join(lines))


def forgetting(person: int, say: Words) -> Sheet:
    """A warning about which of a person's data would be deleted, with the button to do it."""
    sheet = Sheet()
    sure = button(say("owner-forget.sure"), "forget-person", person, style=discord.ButtonStyle.danger)
    sheet.add(layout.text(say("owner-forget", who=banned(BanKind.PERSON, person))), layout.row([sure]))
    return sheet


def forgotten(person: int, say: Words) -> Sheet:
    """The confirmation that a person's data was deleted."""
    sheet = Sheet()
    sheet.add(layout.text(say("owner-forgotten", who=banned(BanKind.PERSON, person))))
    return sheet


def banned(kind: BanKind, id: int) -> str:
    """A mention of a banned person, or the number of a banned server."""
    return f"<@{id}>" if kind is BanKind.PERSON else str(id)


async def _table_line(bot: Bot, table: Table, say: Words) -> str:
    return "- " + say(
        "owner-table",
        title=_title(table, say),
        link=await table_link(bot, table),
        status=say(f"choice-status-{table.status}"),
        server=str(table.server or "–"),
        moved=f"<t:{table.moved}:R>",
    )


def _seat_line(table: Table, number: int, say: Words) -> str:
    seat = table.seats[number]
    clock = table.clocks[number] if number < len(table.clocks) else None
    return "- " + say(
        "owner-seat",
        number=number + 1,
        name=escaped_name(seat.name, say),
        person=_mention(seat.person),
        computer=seat.computer or "none",
        used="none" if clock is None else spans.in_words(max(clock.used, 60), say),
        stage="none" if clock is None else clock.stage.name.lower(),
    )


def _title(table: Table, say: Words) -> str:
    """A table's title, even if the table is damaged and its game unknown."""
    try:
        return title(table.id, table.game, say)
    except LookupError:
        return say("table-number", table=str(table.id))


def _mention(person: int | None) -> str:
    return "–" if person is None else f"<@{person}>"


def _sheet(text: str) -> Sheet:
    sheet = Sheet()
    sheet.add(layout.text(cut(text, MAX_TEXT_LENGTH)))
    return sheet
