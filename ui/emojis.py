"""Uploads the games' signs to Discord as emojis of the bot's application.

Their names end with a hash of the drawing. So an existing sign isn't uploaded again, and a changed drawing
replaces the older sign. A message whose emojis Discord refuses is sent without them.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import discord

from boards import Picture
from boards.signs import signs_of
from engine import GAMES
from raster.panel import Drawing, digest
from sessions import Later
from ui.bot import Bot
from ui.discord_errors import MALFORMED, is_outage
from workers import Priority, task_priority

log = logging.getLogger(__name__)

T = TypeVar("T")

MAX_EMOJIS = 2000
"""Maximum number of emojis of an application."""
DRAWING_DELAY = 30.0
"""Seconds from the start until missing signs are drawn. People's requests come first."""
OUR_NAMES = re.compile(rf"(?:{'|'.join(GAMES)})_[a-z0-9_]+_[0-9a-f]{{6}}")
"""Matches the names of the bot's own emojis. The bot leaves other emojis alone."""


async def with_emojis(bot: Bot, send: Callable[..., Awaitable[T]], **content: Any) -> T:
    """Send or edit a message, and once more without emojis if Discord refuses one.

    Discord now and then refuses a valid emoji on a button, and always one that was deleted. Source:
    discord-api-docs 7128, open. `content` has the arguments of `send`, among them a view and its files.
    """
    try:
        return await send(**content)
    except discord.HTTPException as error:
        if error.code != MALFORMED or "emoji" not in error.text.lower() or not _strip(content.get("view")):
            raise
        log.warning("Discord refused an emoji, so a message goes without: %s", error.text)
    for file in (*content.get("files", ()), *content.get("attachments", ())):
        file.reset()
    sent = await send(**content)
    bot.signs.read_soon(partial(_read, bot))
    return sent


def _strip(view: Any) -> bool:
    """Remove all emojis from a view's buttons and menus. Returns whether there were any."""
    parts: list[Any] = [] if view is None else [getattr(part, "item", part) for part in view.walk_children()]
    options = [option for part in parts for option in getattr(part, "options", ())]
    marked = [each for each in (*parts, *options) if getattr(each, "emoji", None)]
    for each in marked:
        each.emoji = None
    return bool(marked)


async def _read(bot: Bot) -> None:
    """Read which emojis exist, so that deleted ones aren't used any more."""
    try:
        there = await bot.fetch_application_emojis()
    except Exception as error:
        if not isinstance(error, discord.HTTPException | Later) and not is_outage(error):
            raise
        log.info("Could not read the emojis again: %s", error)
        return
    bot.signs.forget()
    _missing(bot, there)


def wanted() -> dict[str, tuple[str, Drawing]]:
    """All signs of all games: emoji name -> the sign's name and its picture."""
    found = ((name, sign) for game in GAMES for name, sign in signs_of(game).items())
    return {f"{name}_{digest(sign).hex()[:6]}": (name, sign) for name, sign in found}


async def upload_missing(bot: Bot, pause: float) -> None:
    """Upload missing signs and tell the bot which ones exist. `pause` is the delay in seconds before drawing.

    If Discord fails, missing signs are uploaded at the next start, and texts appear without them until then.
    Nobody waits for this, so other drawings go first.
    """
    usual = task_priority.set(Priority.NEWS)
    try:
        if _missing(bot, await bot.fetch_application_emojis()):
            await asyncio.sleep(pause)
            await _upload_signs(bot)
    except Exception as error:
        if not isinstance(error, discord.HTTPException) and not is_outage(error):
            raise
        log.warning("Could not upload all of the games' signs to Discord: %s", error)
    finally:
        task_priority.reset(usual)


def _missing(bot: Bot, there: Sequence[discord.Emoji]) -> dict[str, tuple[str, Drawing]]:
    """The signs that Discord has no emoji for. Registers the existing emojis with the bot."""
    missing = wanted()
    for emoji in there:
        if emoji.name in missing:
            sign, _ = missing.pop(emoji.name)
            bot.signs.know(sign, emoji)
    return missing


async def _upload_signs(bot: Bot) -> None:
    there, signs = await bot.fetch_application_emojis(), wanted()
    missing = _missing(bot, there)
    for name, (sign, drawing) in list(missing.items())[: MAX_EMOJIS - len(there)]:
        if image := await bot.draw(Picture(lambda drawing=drawing: drawing, "")):
            bot.signs.know(sign, await bot.create_application_emoji(name=name, image=image))
    for emoji in there:
        if OUR_NAMES.fullmatch(emoji.name) and emoji.name not in signs:
            await emoji.delete()
