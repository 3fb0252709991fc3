"""A page of a game's rules in our own words, with pictures of the cards it mentions."""

from __future__ import annotations

from functools import partial
from itertools import count, takewhile

import discord

from boards import Picture, rules_pictures
from locales import Words
from ui.bot import Bot
from ui.clicks import select
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.table.books import page_turner
from ui.text.game_text import message_prefix


async def rules_page(bot: Bot, game: str, page: int, say: Words) -> Sheet:
    """A page of a game's rules. A number out of range gives the nearest page."""
    prefix = f"{message_prefix(game)}-rules"
    pages = sum(1 for _ in takewhile(lambda number: say.has(f"{prefix}-{number}"), count(1)))
    number = min(max(page, 1), pages)
    sheet = Sheet()
    name = say(f"{message_prefix(game)}-name")
    sheet.add(
        layout.text(f"-# {name} · {say('log-page', page=number, pages=pages)}"),
        layout.text(f"## {say(f'{prefix}-{number}-title')}\n{say(f'{prefix}-{number}')}"),
    )
    if draw := rules_pictures(game).get(number):
        picture = Picture(partial(draw, say), say(f"{prefix}-{number}-picture"))
        await sheet.picture(bot, picture, f"{game}-rules-{number}")
    sheet.add(
        _contents(game, number, pages, say),
        page_turner(number, pages, say, "rules", game),
    )
    return sheet


def _contents(game: str, page: int, pages: int, say: Words) -> layout.Item | None:
    """A menu of the pages by title; None if there is only one."""
    if pages == 1:
        return None
    prefix = f"{message_prefix(game)}-rules"
    options = [
        discord.SelectOption(
            label=f"{number}. {say(f'{prefix}-{number}-title')}", value=str(number), default=number == page
        )
        for number in range(1, pages + 1)
    ]
    return layout.row([select(options, "rules_pick", game, placeholder=say("rules-contents"))])
