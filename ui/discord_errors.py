"""Discord's refusals, classed once for every request that the bot makes.

`refusal_of` gives the class of an error, and the class says what follows:

- A message that is sent: OUTAGE may have sent it, so it is looked for. Any other refusal means that it
  doesn't exist. CLOSED and GONE are the channel's, and the table's host is told.
- An edit: GONE is forgotten. After CLOSED, FROZEN and ASLEEP the message stays as it is; a table's is posted
  again, which also wakes a thread.
- A deletion: whatever is refused, except for the time being, is forgotten.
- A direct message: DMS_CLOSED and NOBODY are stored with the person, NOBODY for good. After NOT_NOW none is
  opened for a while.
- A thread or an event: FULL and CLOSED are told to the person who asks, else to the organiser.
- An answer to an interaction: LATE reaches nobody. All others become words.
- Everywhere: OUTAGE and NOT_NOW are tried again, and only OURS is logged as an error. After a page in place
  of Discord's answer (`is_blockade`), all deliveries wait together, and one is tried every half minute.
"""

from __future__ import annotations

import logging
from collections.abc import Generator
from contextlib import contextmanager
from enum import Enum, auto
from typing import Any

import aiohttp
import discord
from discord.http import HTTPClient, Route

from sessions.jobs.blockade import Blockade
from sessions.jobs.queue import is_in_job

log = logging.getLogger(__name__)

MESSAGE_GONE = 10008
CHANNEL_GONE = 10003
SERVER_GONE = 10004
PERSON_GONE = frozenset({10007, 10013})
"""Codes for a person who isn't in the server, or doesn't exist."""
DM_BLOCKED = frozenset({40003, 20026})
"""Codes for refusing to open direct messages: the bot opened them too fast, or is suspected of spam."""
TOO_LARGE = 40005
"""Error code for a file that is too large."""
MALFORMED = 50035
"""Code for a request that breaks a rule of Discord's form, which its text names."""
ANSWERED_ALREADY = 40060
"""Code for an interaction that already has a first response. Follow-ups still reach the person."""
TOKEN_GONE = frozenset({50027, 10015})
"""Codes for an invalid token of an interaction: no answer reaches the person."""
TOO_LATE = frozenset({10062, *TOKEN_GONE})
"""Codes for an answer to an interaction that came too late. Another one wouldn't reach the person either."""
REFUSED_TOKEN = 4004
"""Gateway close code for an invalid token."""
PERMANENT_CLOSE_CODES = frozenset({REFUSED_TOKEN, 4010, 4012, 4013, 4014})
"""Gateway close codes for which retrying is pointless."""
TOO_MANY_REQUESTS = 429
"""HTTP status of rate limits that last longer than discord.py waits."""


class DiscordRefusal(Enum):
    """What a refusal means for the bot."""

    GONE = auto()  # the message, channel, server, event or member no longer exists
    CLOSED = auto()  # the bot may not do that there, until somebody changes a permission or a setting
    FULL = auto()  # Discord's limit is reached, until somebody closes or deletes something
    ASLEEP = auto()  # the thread is archived: a new message wakes it
    FROZEN = auto()  # this message can't be edited any more, but another one can be posted
    DMS_CLOSED = auto()  # the person takes no direct messages, until they change that
    NOBODY = auto()  # the account can never be written to, because it was deleted
    NOT_NOW = auto()  # too much or too fast: it may succeed later
    OUTAGE = auto()  # Discord failed or is unreachable, and may have done what was asked
    LATE = auto()  # the interaction is over: no answer reaches the person
    ANSWERED = auto()  # the interaction already has its first response
    OURS = auto()  # the request is wrong: our fault


CODES: dict[DiscordRefusal, frozenset[int]] = {
    DiscordRefusal.GONE: frozenset({CHANNEL_GONE, SERVER_GONE, MESSAGE_GONE, 10007, 10070}),
    # no access, no permission, wrong kind of channel (three codes), verification level, locked thread,
    # two-factor authentication needed, the forum wants a tag, AutoMod and harmful links
    DiscordRefusal.CLOSED: frozenset(
        {50001, 50013, 50008, 50024, 50068, 50009, 160005, 60003, 40067, 200000, 200001, 240000}
    ),
    # threads, announcement threads, events, channels, thread members, new commands in a day
    DiscordRefusal.FULL: frozenset({160006, 160007, 30038, 30013, 30033, 30034}),
    DiscordRefusal.ASLEEP: frozenset({50083}),
    # too many edits of old messages, not the bot's message, a system message
    DiscordRefusal.FROZEN: frozenset({30046, 50005, 50021}),
    DiscordRefusal.DMS_CLOSED: frozenset({50007, 50278}),
    DiscordRefusal.NOBODY: frozenset({50033, 10013}),
    # slow mode, write limits, feature disabled for now, service limited or overloaded
    DiscordRefusal.NOT_NOW: frozenset({*DM_BLOCKED, 20016, 20022, 20028, 20029, 40006, 40062, 130000}),
    DiscordRefusal.LATE: TOO_LATE,
    DiscordRefusal.ANSWERED: frozenset({ANSWERED_ALREADY}),
}
"""The class of each code. A code that isn't listed is classed by its HTTP status."""
_BY_CODE = {code: refusal for refusal, codes in CODES.items() for code in codes}

CHANNEL_CLOSED = frozenset({DiscordRefusal.GONE, DiscordRefusal.CLOSED})
"""Refusals of a channel that the bot can't write to."""


def refusal_of(error: BaseException | None) -> DiscordRefusal | None:
    """The class of a refusal or failure of Discord's; None for any other error."""
    match error:
        case discord.HTTPException(status=status) if status >= 500:
            return DiscordRefusal.OUTAGE
        case discord.HTTPException(code=code) if code in _BY_CODE:
            return _BY_CODE[code]
        case discord.HTTPException(status=429):
            return DiscordRefusal.NOT_NOW
        case discord.HTTPException(code=0, status=403 | 404):
            # Discord always gives a code, so something between the bot and Discord refuses.
            return DiscordRefusal.NOT_NOW
        case discord.Forbidden():
            return DiscordRefusal.CLOSED
        case discord.HTTPException():
            return DiscordRefusal.OURS
        case discord.RateLimited():
            return DiscordRefusal.NOT_NOW
        case discord.ConnectionClosed(code=code):
            return DiscordRefusal.OURS if code in PERMANENT_CLOSE_CODES else DiscordRefusal.OUTAGE
        case OSError() | aiohttp.ClientError() | discord.GatewayNotFound():
            return DiscordRefusal.OUTAGE
        case _:
            return None


def is_blockade(error: BaseException) -> bool:
    """Whether the bot's address is refused before Discord sees the request, for minutes to hours.

    Discord's own 429 is JSON, and discord.py waits for its end. Cloudflare's is a page. Source: Discord's
    documentation, topics/rate-limits, invalid request limit.
    """
    if not isinstance(error, discord.HTTPException) or error.status != TOO_MANY_REQUESTS:
        return False
    content = getattr(error.response, "headers", {}).get("Content-Type")
    return "json" not in content if content else error.text.lstrip().startswith("<")


def hold_requests(http: HTTPClient, blockade: Blockade) -> None:
    """Begin a blockade when a request meets one, and send none of other jobs meanwhile."""
    request = http.request

    async def guarded(route: Route, **how: Any) -> Any:
        if is_in_job():
            blockade.check()
        with noting(blockade):
            answer = await request(route, **how)
        blockade.note_answer()
        return answer

    http.request = guarded


@contextmanager
def noting(blockade: Blockade) -> Generator[None]:
    """Begin a blockade if the block meets one."""
    try:
        yield
    except discord.HTTPException as error:
        if is_blockade(error):
            if not blockade.is_on:
                log.warning("Discord refuses the bot's address (HTTP 429): messages wait, except for a probe")
            blockade.begin()
        raise


def is_outage(error: BaseException | None) -> bool:
    """Whether a request failed for the time being, so that it may succeed later."""
    return refusal_of(error) in (DiscordRefusal.OUTAGE, DiscordRefusal.NOT_NOW)
