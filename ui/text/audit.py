"""The audit log in words, for managers and operators: kicks, closed tables, votes and changed settings."""

from __future__ import annotations

from locales import Words
from sessions import PACES, AuditEntry, audit
from sessions.audit import UNREADABLE
from ui.context import Context
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.text import spans
from ui.text.markdown import cut
from ui.text.names import escaped_name

ENTRIES_PER_PAGE = 15
SWITCHED = ("on", "off")
"""Values of an on/off setting. The entry's own message has words for them."""
MAX_DETAIL_LENGTH = 100
"""Maximum number of characters shown of a text that a person wrote."""


async def show_audit(ctx: Context, server: int | None, page: int) -> None:
    """Show a page of the audit log of a server, or of everything. Page 1 is the latest."""
    entries = await audit.entries(
        ctx.house, server, most=ENTRIES_PER_PAGE + 1, after=(page - 1) * ENTRIES_PER_PAGE
    )
    say = ctx.words
    lines = [entry_line(entry, say, anywhere=server is None) for entry in entries[:ENTRIES_PER_PAGE]]
    if len(entries) > ENTRIES_PER_PAGE:
        lines.append(f"-# {say('audit-more', page=page + 1)}")
    sheet = Sheet()
    sheet.add(layout.text("\n".join([say("audit-title", page=page), *lines]) if lines else say("audit-none")))
    await ctx.show(sheet)


def entry_line(entry: AuditEntry, say: Words, *, anywhere: bool = False) -> str:
    """An entry in one line: when, where, who, what."""
    if entry is UNREADABLE or not say.has(f"audit-{entry.action}"):
        return f"- {say('audit-unreadable')}"
    where = say("table-number", table=str(entry.table_id)) if entry.table_id is not None else ""
    if anywhere and entry.server is not None:
        where = f"{where} ({entry.server})".strip()
    told = say(
        f"audit-{entry.action}",
        who=_person(entry.person, say),
        whom=_person(entry.whom, say),
        detail=_detail(entry, say),
    )
    return f"- <t:{entry.made}:f> {where}{' · ' if where else ''}{told}"


def _person(person: int | None, say: Words) -> str:
    if person is None:
        return say("audit-nobody")
    return f"<@{person}>" if person > 0 else say("audit-forgotten")


def _detail(entry: AuditEntry, say: Words) -> str:
    """The new value of a changed setting, in words."""
    match entry.action:
        case "pace-changed":
            return spans.pace(int(entry.detail) if entry.detail.isdecimal() else PACES["none"], say)
        case "channel-changed" | "channels-set" | "meeting-set":
            return say.names([f"<#{channel}>" for channel in entry.detail.split()][:10])
        case action if entry.detail not in SWITCHED and say.has(named := _named(action, entry.detail)):
            return say(named)
        case _:
            return cut(escaped_name(entry.detail, say), MAX_DETAIL_LENGTH) if entry.detail else ""


def _named(action: str, value: str) -> str:
    """The message for a setting's value, if the action changed one."""
    setting = "timeout" if action == "timeout-changed" else action.removesuffix("-set")
    return "" if setting == action else f"{setting}-{value or 'auto'}"
