"""Everything that can be clicked. All of it is a DynamicItem, so it works after any restart.

An item knows only what its custom_id says; what a click does is registered by the cogs in
`bot.handlers`, by action. Whatever goes wrong in there is told in words by `respond.explain`.
"""

from __future__ import annotations

import re
from typing import Any, Self

import discord

from ui import ids, respond
from ui.bot import Bot
from ui.handlers import Choose, Handlers
from ui.ids import TableRef


class TableButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=ids.TABLE_BUTTON):
    """A button that does something with a table: join, start, show my hand ..."""

    def __init__(self, action: str, ref: TableRef, label: str = "", **look: Any) -> None:
        super().__init__(discord.ui.Button(label=label, custom_id=ref.button(action), **look))
        self.action = action
        self.ref = ref

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str], /
    ) -> Self:
        return cls(match["action"], _ref(match), item.label)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        async with respond.explaining(interaction):
            press = _handlers(interaction).table.get(self.action)
            if press is None:
                raise respond.OutOfDate
            await press(interaction, self.ref)


class MoveButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=ids.MOVE_BUTTON):
    """A button that answers a question, or the first part of one; or makes a plan in the same way."""

    def __init__(
        self, ref: TableRef, path: tuple[int, ...], label: str = "", mark: str = "", **look: Any
    ) -> None:
        super().__init__(discord.ui.Button(label=label, custom_id=ref.move(path, mark), **look))
        self.ref = ref
        self.path = path
        self.mark = mark

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str], /
    ) -> Self:
        return cls(_ref(match), ids.read_path(match["path"]), item.label, match["mark"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        async with respond.explaining(interaction):
            await _choose(interaction, self.ref)(interaction, self.ref, self.path, self.mark, None)


class MoveSelect(discord.ui.DynamicItem[discord.ui.Select[Any]], template=ids.MOVE_SELECT):
    """A select whose chosen values are the next part of an answer."""

    def __init__(
        self,
        ref: TableRef,
        path: tuple[int, ...],
        options: list[discord.SelectOption],
        page: int = 0,
        mark: str = "",
        **look: Any,
    ) -> None:
        custom_id = ref.select(path, page, mark)
        super().__init__(discord.ui.Select(custom_id=custom_id, options=options, **look))
        self.ref = ref
        self.path = path
        self.mark = mark

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str], /
    ) -> Self:
        path = ids.read_path(match["path"])
        return cls(_ref(match), path, item.options, int(match["page"]), match["mark"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        async with respond.explaining(interaction):
            if not all(value.isascii() and value.isdigit() for value in self.item.values):
                raise respond.OutOfDate
            chosen = [int(value) for value in self.item.values]
            await _choose(interaction, self.ref)(interaction, self.ref, self.path, self.mark, chosen)


class TableSelect(discord.ui.DynamicItem[discord.ui.Select[Any]], template=ids.TABLE_SELECT):
    """A select of something for a table, or for a person at it: a pace, say."""

    def __init__(self, action: str, ref: TableRef, options: list[discord.SelectOption], **look: Any) -> None:
        super().__init__(discord.ui.Select(custom_id=ref.chosen(action), options=options, **look))
        self.action = action
        self.ref = ref

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str], /
    ) -> Self:
        return cls(match["action"], _ref(match), item.options)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        async with respond.explaining(interaction):
            choose = _handlers(interaction).chosen.get(self.action)
            if choose is None or not self.item.values:
                raise respond.OutOfDate
            await choose(interaction, self.ref, self.item.values[0])


class VoteButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=ids.VOTE_BUTTON):
    """A button that casts a ballot on how to go on without somebody whose time is out."""

    def __init__(self, ref: TableRef, seat: int, choice: str, label: str = "", **look: Any) -> None:
        super().__init__(discord.ui.Button(label=label, custom_id=ref.vote(seat, choice), **look))
        self.ref = ref
        self.seat = seat
        self.choice = choice

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str], /
    ) -> Self:
        return cls(_ref(match), int(match["seat"]), match["choice"], item.label)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        async with respond.explaining(interaction):
            await _handlers(interaction).vote(interaction, self.ref, self.seat, self.choice)


class TakeBackButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=ids.TAKE_BACK_BUTTON):
    """A button that takes a plan back."""

    def __init__(self, table: int, number: int, label: str = "", **look: Any) -> None:
        super().__init__(discord.ui.Button(label=label, custom_id=ids.take_back(table, number), **look))
        self.table = table
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str], /
    ) -> Self:
        return cls(int(match["table"]), int(match["number"]), item.label)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        async with respond.explaining(interaction):
            await _handlers(interaction).take_back(interaction, self.table, self.number)


class PersonSelect(discord.ui.DynamicItem[discord.ui.UserSelect[Any]], template=ids.PERSON_SELECT):
    """A select of the server's people, to do something with one of them."""

    def __init__(self, action: str, ref: TableRef, **look: Any) -> None:
        super().__init__(discord.ui.UserSelect(custom_id=ref.person(action), **look))
        self.action = action
        self.ref = ref

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str], /
    ) -> Self:
        return cls(match["action"], _ref(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        async with respond.explaining(interaction):
            choose = _handlers(interaction).people.get(self.action)
            if choose is None or not self.item.values:
                raise respond.OutOfDate
            await choose(interaction, self.ref, self.item.values[0])


class PageButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=ids.PAGE_BUTTON):
    """A button that turns to a page of a book: the rules of a game, the log of a table."""

    def __init__(
        self, book: str, key: str | int, number: int, label: str = "", mark: str = "", **look: Any
    ) -> None:
        super().__init__(discord.ui.Button(label=label, custom_id=ids.page(book, key, number, mark), **look))
        self.book = book
        self.key = str(key)
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str], /
    ) -> Self:
        return cls(match["book"], match["key"], int(match["page"]), item.label, match["mark"] or "")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        async with respond.explaining(interaction):
            turn = _handlers(interaction).books.get(self.book)
            if turn is None:
                raise respond.OutOfDate
            await turn(interaction, self.key, self.number)


class KeySelect(discord.ui.DynamicItem[discord.ui.Select[Any]], template=ids.KEY_SELECT):
    """A select that opens the same page of another book of the kind: a match played again from other eyes."""

    def __init__(self, book: str, number: int, options: list[discord.SelectOption], **look: Any) -> None:
        custom_id = ids.key_select(book, number)
        super().__init__(discord.ui.Select(custom_id=custom_id, options=options, **look))
        self.book = book
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Any, match: re.Match[str], /
    ) -> Self:
        return cls(match["book"], int(match["page"]), item.options)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        async with respond.explaining(interaction):
            turn = _handlers(interaction).books.get(self.book)
            [key] = self.item.values or [""]
            if turn is None or not re.fullmatch(ids.KEY, key):
                raise respond.OutOfDate
            await turn(interaction, key, self.number)


ITEMS = (
    TableButton,
    MoveButton,
    MoveSelect,
    TableSelect,
    VoteButton,
    TakeBackButton,
    PersonSelect,
    PageButton,
    KeySelect,
)
"""All kinds of clickable items, to be registered with the bot at its start."""


def _handlers(interaction: discord.Interaction[Any]) -> Handlers:
    bot: Bot = interaction.client
    return bot.handlers


def _choose(interaction: discord.Interaction[Any], ref: TableRef) -> Choose:
    handlers = _handlers(interaction)
    return handlers.plan if ref.planning else handlers.choose


def _ref(match: re.Match[str]) -> TableRef:
    return TableRef(int(match["table"]), int(match["version"]), bool(match.groupdict().get("plan")))
