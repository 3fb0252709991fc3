"""What each clickable does: the cogs register it, the items of `ui/buttons.py` look it up."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from ui.ids import TableRef

Interaction = discord.Interaction[Any]
Someone = discord.User | discord.Member
Choose = Callable[[Interaction, TableRef, tuple[int, ...], str, list[int] | None], Awaitable[None]]


class Handlers:
    """The handlers by kind of item and action."""

    def __init__(self) -> None:
        self.table: dict[str, Callable[[Interaction, TableRef], Awaitable[None]]] = {}
        self.books: dict[str, Callable[[Interaction, str, int], Awaitable[None]]] = {}
        self.people: dict[str, Callable[[Interaction, TableRef, Someone], Awaitable[None]]] = {}
        self.chosen: dict[str, Callable[[Interaction, TableRef, str], Awaitable[None]]] = {}
        self.vote: Callable[[Interaction, TableRef, int, str], Awaitable[None]]
        self.choose: Choose
        self.plan: Choose
        self.take_back: Callable[[Interaction, int, int], Awaitable[None]]
