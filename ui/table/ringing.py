"""What rings: the one table of all kinds of message, and what a locked phone shows of those that ring.

New servers notify their members of every message, so every message carries Discord's flag for silence unless
it calls somebody. One that rings is plain text when it is created, because a phone shows nothing of
components. Its first line names the game, the table and the time.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from locales import Words
from sessions import House, MessageKind, Table
from sessions.messages import Shows
from sessions.playing import clocks
from ui.table.link import title
from ui.text import spans
from ui.text.markdown import cut

PHONE_LINE = 60
"""Characters of a message that a locked phone surely shows."""


class Time(StrEnum):
    """The time that the first line of a message names."""

    MOVE = "move"  # until the person's deadline
    VOTE = "vote"  # until the votes are counted
    PACE = "pace"  # for each move
    RETURN = "return"  # the person can come back at any time


RINGS: dict[MessageKind, Time | None] = {
    MessageKind.CALL: Time.MOVE,  # the player on turn
    MessageKind.ASKING: Time.MOVE,  # the player on turn
    MessageKind.REMINDER: Time.MOVE,  # the player on turn
    MessageKind.VOTE: Time.VOTE,  # those who haven't voted
    MessageKind.INVITATION: Time.PACE,  # the invited person
    MessageKind.FOUND: Time.PACE,  # the people for whom the table was opened
    MessageKind.STOOD_IN: Time.RETURN,  # the player whose seat somebody else plays
    # All others are silent: they can wait until somebody looks.
    MessageKind.TABLE: None,
    MessageKind.GREETING: None,
    MessageKind.NOTICE: None,
    MessageKind.ANSWERED: None,
    MessageKind.OVER: None,
    MessageKind.ENDED: None,
    MessageKind.NEWS: None,
    MessageKind.SEEK: None,
    MessageKind.TOURNAMENT: None,
}
"""The kinds of message: the time that their first line names if they call somebody, else None."""


def rings(shows: Iterable[Shows]) -> bool:
    """Whether a message is of a kind that calls somebody. All others are silent."""
    return any(RINGS[each.kind] is not None for each in shows)


def headline(house: House, table: Table, kind: MessageKind, person: int | None, say: Words) -> str:
    """The first line of a message that rings, at most `PHONE_LINE` characters long: game, table and time."""
    now = house.time.unix()
    match RINGS[kind]:
        case Time.MOVE:
            time = _until_deadline(house, table, person, now, say)
        case Time.VOTE:
            ends = [until for vote in table.votes if (until := clocks.vote_ends(house, table, vote))]
            time = say("ring-vote", span=_about(min(ends) - now, say)) if ends else say("ring-out")
        case Time.PACE:
            time = spans.pace(table.setup.pace, say)
        case _:
            time = say("ring-return")
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
