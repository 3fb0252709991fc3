"""Discord's error codes that the bot handles, and which failures are temporary."""

import aiohttp
import discord

MESSAGE_GONE = 10008
CHANNEL_GONE = 10003
NO_ACCESS = frozenset({50001, 50013, 160005})
"""The bot can't see the channel, can't write there, or the thread is locked."""
DM_REFUSED = frozenset({50007, 50278})
DM_SHUT = frozenset({40003, 20026})
"""The bot opened direct messages too fast, or is suspected of spam."""
ANSWERED_ALREADY = 40060
"""Discord already accepted a first response to the interaction. Follow-ups still reach the person."""
TOKEN_GONE = frozenset({50027, 10015})
"""The interaction's token is invalid: no answer reaches the person."""
TOO_LATE = frozenset({10062, *TOKEN_GONE})
"""The answer to an interaction came too late, so another one won't be read either."""

TOO_MANY_REQUESTS = 429
"""HTTP status for rate limits that last longer than the library waits."""
TOO_MANY_OLD_EDITS = 30046
"""A message over an hour old was edited too often: it stays as it is."""


def is_outage(error: BaseException | None) -> bool:
    """Whether Discord failed or was unreachable, so that the request may succeed later."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or (error.status == TOO_MANY_REQUESTS and error.code != TOO_MANY_OLD_EDITS)
    return isinstance(error, OSError | aiohttp.ClientError | discord.RateLimited)
