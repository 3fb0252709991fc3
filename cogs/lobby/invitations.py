"""The message that invites a person to a lobby."""

from __future__ import annotations

import discord

from locales import words
from sessions import JobKind, Key, MessageKind, Table
from sessions.messages import Shows
from ui.bot import Bot
from ui.clicks import button
from ui.sender import Sender, only
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.text.game_text import GameText
from ui.text.names import escaped_name


async def send_invitation(bot: Bot, table: Table, host: str, person: int) -> None:
    """Mention a person in the table's channel, with the buttons to accept or decline an invitation."""
    say = words(await bot.language_of_table(table))
    sheet = Sheet()
    game = GameText(say, table.game, table.names).say("name")
    sheet.add(
        layout.text(say("lobby-invitation", person=f"<@{person}>", host=escaped_name(host, say), game=game)),
        layout.row(
            [
                button(say("button-accept"), "accept", table.id, style=discord.ButtonStyle.success),
                button(say("button-decline"), "decline", table.id),
            ]
        ),
    )
    shows = Shows(MessageKind.INVITATION, table.id, table.version, person)
    await Sender(bot).send(Key(JobKind.BOARD, table.id), table.channel, sheet, [shows], mentions=only(person))
