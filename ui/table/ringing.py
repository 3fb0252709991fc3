"""What a locked phone shows of a message that rings.

New servers notify their members of every message, so every message carries Discord's flag for silence unless
its kind is among the `calls` of a cog. One that rings is plain text when it is created, because a phone shows
nothing of components. Its first line names the game, the table and the time. docs/discord.md lists them all.
"""

from __future__ import annotations

from locales import Words
from sessions import House, MessageKind, Table
from sessions.playing import clocks
from ui.bot import Bot
from ui.table.calls import TimeShown
from ui.table.link import title
from ui.text import spans
from ui.text.markdown import cut

PHONE_LINE = 60
"""Characters of a message that a locked phone surely shows."""


def headline(bot: Bot, table: Table, kind: MessageKind, person: int | None, say: Words) -> str:
    """The first line of a message that rings, at most `PHONE_LINE` characters long: game, table and time."""
    house = bot.house
    now = house.time.unix()
    match bot.calls[kind]:
        case TimeShown.MOVE:
            time = _until_deadline(house, table, person, now, say)
        case TimeShown.VOTE:
            ends = [end for vote in table.votes if (end := clocks.vote_ends(house, table, vote))]
            time = say("ring-vote", span=_about(min(ends) - now, say)) if ends else say("ring-out")
        case TimeShown.PACE:
            time = spans.pace(table.setup.pace, say)
        case _:
            is_kept = person is not None and table.kept_for(person) is not None
            time = say("ring-return" if is_kept else "ring-removed")
    return cut(f"{title(table.id, table.game, say)} · {time}", PHONE_LINE)


def _until_deadline(house: House, table: Table, person: int | None, now: int, say: Words) -> str:
    seat = None if person is None else table.seat_of(person)
    if seat is None or not table.clocks:
        return say("pace-none")
    if table.is_out(seat):
        return say("ring-out")
    until = clocks.deadline(house, table, seat)
    return say("ring-stopped") if until is None else say("ring-left", span=_about(until - now, say))


def _about(seconds: int, say: Words) -> str:
    """A span to the hour, or to the minute if it is shorter: the message may be read later."""
    unit = spans.HOUR if seconds >= spans.HOUR else spans.MINUTE
    return spans.in_words(round(seconds / unit) * unit, say)
