"""Discord's error codes that the bot handles, and which failures are temporary."""

import aiohttp
import discord

MESSAGE_GONE = 10008
CHANNEL_GONE = 10003
SERVER_GONE = 10004
PERSON_GONE = frozenset({10007, 10013})
"""Codes for a person who isn't in the server, or doesn't exist."""
NO_ACCESS = frozenset({50001, 50013, 160005})
"""Codes of errors in a channel: the bot can't see it, can't write there, or the thread is locked."""
DM_REFUSED = frozenset({50007, 50278})
DM_BLOCKED = frozenset({40003, 20026})
"""Codes for refusing to open direct messages: the bot opened them too fast, or is suspected of spam."""
ANSWERED_ALREADY = 40060
"""Code for an interaction that already has a first response. Follow-ups still reach the person."""
TOKEN_GONE = frozenset({50027, 10015})
"""Codes for an invalid token of an interaction: no answer reaches the person."""
TOO_LATE = frozenset({10062, *TOKEN_GONE})
"""Codes for an answer to an interaction that came too late. Another one wouldn't reach the person either."""

TOO_MANY_REQUESTS = 429
"""HTTP status of rate limits that last longer than discord.py waits."""
TOO_MANY_OLD_EDITS = 30046
"""Code for too many edits of messages over an hour old. The message stays as it is."""


def is_outage(error: BaseException | None) -> bool:
    """Whether Discord failed or was unreachable, so that the request may succeed later."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or (error.status == TOO_MANY_REQUESTS and error.code != TOO_MANY_OLD_EDITS)
    return isinstance(error, OSError | aiohttp.ClientError | discord.RateLimited)
