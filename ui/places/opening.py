"""Opens tables in places: in a channel, a thread, or a new thread.

Nobody is told that a table is open before its message stands. If Discord refuses the message, the table is
taken back and the person is told why.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

import discord

from locales import words
from sessions import House, Person, Refused, Table, messages
from sessions.locks import Locks
from sessions.messages import TABLE_MESSAGE
from sessions.playing.opening import take_back
from ui.bot import Bot
from ui.deliveries import board_shown
from ui.discord_errors import CHANNEL_GONE
from ui.places.kinds import Feature
from ui.places.rights import require_usable_id
from ui.places.threads import IsFree, discard, make_thread
from ui.text.game_text import message_prefix
from ui.text.markdown import cut
from ui.text.names import plain_name
from ui.visibility import Place, Spot

NOT_MADE_YET = 0
"""Stands for the id of a thread that is about to be made."""
NO_ACCESS = 50001
MAX_THREAD_NAME = 100


class Opened(NamedTuple):
    """A new table, and the thread that was made for it."""

    table: Table
    made: discord.Thread | None = None


class Opens(Protocol):
    """Opens a table in a place. On trial, it only raises the refusals."""

    async def __call__(self, spot: Spot, /, *, trial: bool = False) -> Table: ...


def _locks(house: House) -> Locks:
    return Locks()


def spot_of(place: Place) -> Spot:
    """The ids of a channel or thread."""
    return Spot(place.guild.id, place.id, place.parent_id if isinstance(place, discord.Thread) else None)


async def thread_name(bot: Bot, server: int, game: str, host: Person) -> str:
    """The name of a table's thread: the game and the host."""
    say = words(await bot.language_of_server(server, host.id))
    return cut(f"{say(f'{message_prefix(game)}-name')} · {plain_name(host.name, say)}", MAX_THREAD_NAME)


async def open_in_thread(
    bot: Bot, place: Place, name: str, pace: int | None, opens: Opens, is_free: IsFree | None = None
) -> Opened:
    """Open a table in a new thread of a channel. All refusals are raised before the thread is made.

    Refused: as `opens`, as `make_thread`.
    """
    server = place.guild.id
    await opens(Spot(server, NOT_MADE_YET, place.id), trial=True)
    # Another opening could take the new thread for one that is left over.
    async with bot.house.single(_locks).of(place.id):
        thread = await make_thread(bot, place, name, pace, is_free)
        try:
            return Opened(await opens(Spot(server, thread.id, place.id)), thread)
        except BaseException:
            await discard(thread)
            raise


async def require_shown(bot: Bot, opened: Opened) -> bool:
    """Wait until a new table's message stands. If Discord refuses the message, the table is taken back,
    and its new thread is removed.

    Returns False while Discord has trouble: the message comes later.

    Refused: as `require_usable`, cant-post.
    """
    table, made = opened
    await board_shown(bot, table.id)
    if await messages.messages_of(bot.house, table.id, TABLE_MESSAGE):
        return True
    code = bot.sender.refusals.get(table.channel)
    if code is None:
        return False
    refused = await why_refused(bot, Feature.TABLE, table.server, table.channel, code)
    if made is not None:
        await discard(made)
        if refused.code == "cant-post":
            refused = Refused("cant-post", channels=(made.parent_id,))
    await take_back(bot.house, table.id)
    raise refused


async def why_refused(bot: Bot, feature: Feature, server: int | None, channel: int, code: int) -> Refused:
    """The reason why Discord refused a message, in words: a missing permission if there is one."""
    if server is not None and code != CHANNEL_GONE:
        try:
            place = await require_usable_id(bot, feature, server, channel)
        except Refused as refused:
            return refused
        if code == NO_ACCESS and isinstance(place, discord.Thread) and place.is_private():
            return Refused("not-in-thread")
    return Refused("cant-post", channels=(channel,))
