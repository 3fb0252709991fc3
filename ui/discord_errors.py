"""Discord's error codes that the bot reckons with, and when the same request may go well a little later."""

import discord

MESSAGE_GONE = 10008
CHANNEL_GONE = 10003
NO_ACCESS = frozenset({50001, 50013})
DM_REFUSED = frozenset({50007, 50278})
DM_TOO_FAST = 40003
TOO_LATE = frozenset({10062, 40060, 50027, 10015})
"""An answer to an interaction came too late or twice: nobody is there to read another one."""


def is_outage(error: Exception) -> bool:
    """Whether Discord itself failed, or could not be reached: the same may go well a little later."""
    return isinstance(error, OSError) or (isinstance(error, discord.HTTPException) and error.status >= 500)
