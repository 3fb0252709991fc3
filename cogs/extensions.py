"""All cogs of the bot. Each is an extension in a folder of its own."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module

from sessions import House, core
from ui.cog import Cog

EXTENSIONS = (
    "cogs.admin.cog",
    "cogs.archive.cog",
    "cogs.board.cog",
    "cogs.clock.cog",
    "cogs.follow.cog",
    "cogs.rated.cog",
    "cogs.guess.cog",
    "cogs.help.cog",
    "cogs.learn.cog",
    "cogs.lobby.cog",
    "cogs.notify.cog",
    "cogs.play.cog",
    "cogs.privacy.cog",
    "cogs.replay.cog",
    "cogs.review.cog",
    "cogs.seek.cog",
    "cogs.settings.cog",
    "cogs.tournament.cog",
)
"""The bot loads the cogs in this order. Their steps after a change, their commands, and their lines below a
finished match have the same order."""


def cogs_of(extensions: Iterable[str] = EXTENSIONS) -> list[type[Cog]]:
    """The cogs' classes, in order, for programs that don't use Discord."""
    values = [each for name in extensions for each in vars(import_module(name)).values()]
    return [each for each in values if isinstance(each, type) and issubclass(each, Cog) and each is not Cog]


def furnish(house: House, extensions: Iterable[str] = EXTENSIONS) -> None:
    """Set up a house that has no Discord: its own steps, jobs and rows about people, and the cogs'."""
    core.furnish(house)
    for cog in cogs_of(extensions):
        cog.furnish(house)
