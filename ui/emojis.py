"""Brings the games' signs to Discord, as emojis of the bot's own application.

Their names end with a hash of what is drawn: a sign that is there already isn't brought again, and one that
a newer version draws otherwise takes the place of the older one.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Sequence

import discord

from boards import Picture
from boards.signs import signs_of
from engine import GAMES
from raster.panel import Drawing, digest
from ui.bot import Bot
from ui.discord_errors import is_outage
from workers import Priority, task_priority

log = logging.getLogger(__name__)

MOST = 2000
"""Emojis that an application may have."""
PAUSE = 30.0
"""Seconds after the start until missing signs are drawn: what people wait for comes first."""
OURS = re.compile(rf"(?:{'|'.join(GAMES)})_[a-z0-9_]+_[0-9a-f]{{6}}")
"""What signs are called there; all else is somebody else's."""


def wanted() -> dict[str, tuple[str, Drawing]]:
    """All signs of all games: by the name of the emoji, the name of the sign and its picture."""
    found = ((name, sign) for game in GAMES for name, sign in signs_of(game).items())
    return {f"{name}_{digest(sign).hex()[:6]}": (name, sign) for name, sign in found}


async def bring(bot: Bot, pause: float) -> None:
    """Have Discord know all signs, and the bot which it knows; `pause`: seconds before anything is drawn.

    Where Discord fails, what is missing is brought at the next start; until then words do without it. Nobody
    waits for it: whatever else is to be drawn goes first."""
    task_priority.set(Priority.NEWS)
    try:
        if _missing(bot, await bot.fetch_application_emojis()):
            await asyncio.sleep(pause)
            await _bring_missing(bot)
    except Exception as error:
        if not isinstance(error, discord.HTTPException) and not is_outage(error):
            raise
        log.warning("Not all of the games' signs could be brought to Discord: %s", error)


def _missing(bot: Bot, there: Sequence[discord.Emoji]) -> dict[str, tuple[str, Drawing]]:
    """The signs that Discord has no emoji for yet. The bot gets to know the other emojis."""
    missing = wanted()
    for emoji in there:
        if emoji.name in missing:
            sign, _ = missing.pop(emoji.name)
            bot.signs.know(sign, emoji)
    return missing


async def _bring_missing(bot: Bot) -> None:
    there, signs = await bot.fetch_application_emojis(), wanted()
    missing = _missing(bot, there)
    for name, (sign, drawing) in list(missing.items())[: MOST - len(there)]:
        if image := await bot.draw(Picture(lambda drawing=drawing: drawing, "")):
            bot.signs.know(sign, await bot.create_application_emoji(name=name, image=image))
    for emoji in there:
        if OURS.fullmatch(emoji.name) and emoji.name not in signs:
            await emoji.delete()
