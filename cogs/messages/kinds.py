"""The kinds of jobs that talk to Discord."""

from __future__ import annotations

from cogs.messages.absentees import Absentees
from cogs.messages.boards import Boards
from cogs.messages.endings import Endings
from cogs.messages.news import News
from cogs.messages.turns import Turns
from cogs.messages.votes import Votes
from cogs.tournament.publishing import Tournaments
from sessions import JobKind, Kind
from sessions.jobs import Handler
from ui.bot import Bot
from ui.sender import Sender, is_trouble

MANY_REQUESTS = 120.0
"""Seconds for a job that may write to many people. Each request has its own limit."""


def kinds_of(bot: Bot, sender: Sender) -> dict[JobKind, Kind]:
    """How the jobs run that talk to Discord."""

    def kind(handler: Handler, at_once: int, *, lasts: bool = False) -> Kind:
        return Kind(handler, at_once=at_once, limit=MANY_REQUESTS, lasts=lasts, is_trouble=is_trouble)

    return {
        JobKind.TURN: kind(Turns(bot, sender).notify, 10, lasts=True),
        JobKind.VOTE: kind(Votes(bot, sender).ask, 5),
        JobKind.REPLACED: kind(Absentees(bot, sender).tell, 5),
        JobKind.BOARD: kind(Boards(bot, sender).show, 6, lasts=True),
        JobKind.END: kind(Endings(bot, sender).tell, 5),
        JobKind.NOTICE: kind(Tournaments(bot, sender).show, 2, lasts=True),
        JobKind.NEWS: kind(News(bot, sender).tell, 5),
    }
