"""Slash commands: all bots here have the same ones, nearly always, and register them at each start.

    register_once()

They are made and put into Discord's thirty languages once, copied by nobody and checked once.
"""

from __future__ import annotations

import marshal
from functools import cache
from typing import Any

import discord
from discord.app_commands import Group

from cogs import harbour, titles
from cogs.harbour import Harbourmaster
from engine import Game
from tests.discord_schema import Fixed


def register_once() -> None:
    """For this process."""
    _make_commands_once()
    _translate_commands_once()
    _tell_commands_apart_once()


def _make_commands_once() -> None:
    """The commands that follow from the games' moves are the same in all bots, and belong to none."""
    make = titles.game_group
    groups: dict[str, Group] = {}

    async def made(game: Game) -> Group:
        if game.id not in groups:
            groups[game.id] = await make(game)
        return groups[game.id]

    titles.game_group = made


def _translate_commands_once() -> None:
    translate = Harbourmaster._translated
    translated: dict[bytes, Fixed] = {}

    async def known(bot: Harbourmaster, server: discord.Object | None) -> list[dict[str, Any]]:
        plain = marshal.dumps([each.to_dict(bot.tree) for each in bot.tree.get_commands(guild=server)])
        if plain not in translated:
            translated[plain] = Fixed(await translate(bot, server))
        return translated[plain]

    Harbourmaster._translated = known  # type: ignore[method-assign]


def _tell_commands_apart_once() -> None:
    digest = harbour.digest

    @cache
    def known(where: tuple[int, ...], payload: Fixed) -> str:
        return digest([*where, payload])

    def digest_of(value: Any) -> str:
        *where, payload = value
        return known(tuple(where), payload) if isinstance(payload, Fixed) else digest(value)

    harbour.digest = digest_of
