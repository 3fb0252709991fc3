"""Discord's error codes that the bot reckons with, and when the same request may go well a little later."""

import aiohttp
import discord

MESSAGE_GONE = 10008
CHANNEL_GONE = 10003
NO_ACCESS = frozenset({50001, 50013, 160005})
"""The bot may not see the channel, may not write there, or the thread is locked."""
DM_REFUSED = frozenset({50007, 50278})
DM_SHUT = frozenset({40003, 20026})
"""The bot has opened direct messages too fast, or is suspected of spamming."""
ANSWERED_ALREADY = 40060
"""Discord has accepted a first response to the interaction before. Follow-ups still reach the person."""
TOKEN_GONE = frozenset({50027, 10015})
"""The interaction's token is no longer valid: no answer reaches the person."""
TOO_LATE = frozenset({10062, *TOKEN_GONE})
"""An answer to an interaction came too late: nobody is there to read another one."""

TOO_MANY = 429
"""The status where the bot has asked for too much, longer than the library waits."""
OLD_EDITS = 30046
"""Messages over an hour old were edited too often: this one stays as it is."""


def is_outage(error: BaseException | None) -> bool:
    """Whether Discord itself failed, or could not be reached: the same may go well a little later."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or (error.status == TOO_MANY and error.code != OLD_EDITS)
    return isinstance(error, OSError | aiohttp.ClientError | discord.RateLimited)
