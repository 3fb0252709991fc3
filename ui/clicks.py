"""Clicks: buttons, selects and forms, each declared once as a class.

    class SealGuess(Click, name="seal"):
        table: TableId
        about: About
        seat: Count

        async def pressed(self, ctx: Context) -> None: ...

The name and the fields, in order, make the custom_id: "hm:seal:7:match:2". The types of the fields limit what
an id may hold, and anything else is refused as out of date. Ids hold no card and no other secret.

A click may open a form (`form`), which has the same custom_id as the button. A submitted form is read from
that id alone, so nothing about an open form is in memory: it belongs to what its id names, and outlives a
restart.

A screen writes the name and the values of the fields: `button(label, "seal", 7, About.MATCH, 2)`. So it can
link to the clicks of every feature without importing any of them.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cache
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Generic,
    Literal,
    NamedTuple,
    Self,
    TypeVar,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

import discord
from discord import ui

from sessions import NotSaved, Refused
from ui.bot import Bot
from ui.context import Answers, Context, Interaction
from ui.links import link, name_in, values_in
from ui.respond import explaining, in_time, refuse_banned
from ui.text.markdown import cut

Base = TypeVar("Base", bound="ui.Button[Any] | ui.Select[Any] | ui.UserSelect[Any]")

MAX_CUSTOM_ID_LENGTH = 100
"""Discord's maximum length of a custom_id, in characters."""
MAX_TITLE_LENGTH = 45
"""Discord's maximum length of a form's title, in characters."""


class Form(NamedTuple):
    """How a field is written in a custom_id."""

    pattern: str
    read: Callable[[str], Any] = str


def read_path(text: str) -> tuple[int, ...]:
    """Parse a path of indices: "2.0.1" -> (2, 0, 1)."""
    return tuple(map(int, text.split("."))) if text else ()


def read_number(text: str) -> int:
    """Parse a number that fits a database column. Raises ValueError."""
    if not re.fullmatch(r"[0-9]{1,20}", text) or int(text) >= 2**63:
        raise ValueError(text)
    return int(text)


def _read_optional(text: str) -> int | None:
    return int(text) if text else None


TableId = Annotated[int, Form(r"[0-9]{1,12}", int)]
Version = Annotated[int, Form(r"[0-9]{1,9}", int)]
Snowflake = Annotated[int, Form(r"[0-9]{1,20}", read_number)]
"""An id assigned by Discord."""
SeatNumber = Annotated[int, Form(r"[0-9]{1,2}", int)]
Count = Annotated[int, Form(r"[0-9]{1,6}", int)]
"""A small number, such as a page, a move's number, or a plan's number."""
Seconds = Annotated[int, Form(r"[0-9]{1,8}", int)]
Optional = Annotated[int | None, Form(r"[0-9]{0,8}", _read_optional)]
"""A number or nothing, such as a seat or a pace."""
ShortWord = Annotated[str, Form(r"[a-z0-9_]{0,32}")]
"""One of the bot's own words, such as a game's id. The handler checks that it exists."""
Path = Annotated[tuple[int, ...], Form(r"(?=.{0,56}$)(?:[0-9]{1,20}(?:\.[0-9]{1,20}){0,6})?", read_path)]
"""Indices into the lists of a question."""
Mark = Annotated[str, Form(r"[!#+*=a-z]?")]
"""A character that distinguishes buttons with the same fields."""


def _form(annotation: Any) -> Form:
    for mark in getattr(annotation, "__metadata__", ()):
        if isinstance(mark, Form):
            return mark
    if annotation is bool:
        return Form("[01]", "1".__eq__)
    if get_origin(annotation) is Literal:
        return Form("|".join(map(re.escape, get_args(annotation))))
    if isinstance(annotation, type) and issubclass(annotation, StrEnum):
        return Form("|".join(map(re.escape, annotation)), annotation)
    raise TypeError(f"{annotation!r} can't stand in a custom_id")


@dataclass_transform(frozen_default=True)
class Click:
    """A button or a select. Subclasses add the fields and `pressed`, and `typed` if they open a form.

    Class arguments: `name` must be unique, and is left out by base classes of several clicks. `picks` is the
    type of what is chosen in a select. For `answers` see `Answers`; `typed` always defers itself. With
    `always`, banned people may click it too.
    """

    name: ClassVar[str] = ""
    picks: ClassVar[type | None] = None
    answers: ClassVar[Answers] = "here"
    always: ClassVar[bool] = False

    if TYPE_CHECKING:
        pressed: ClassVar[Callable[..., Awaitable[None]]]
        """Handles the click. Receives the context, and for a select also the values picked."""
        typed: ClassVar[Callable[..., Awaitable[None]]]
        """Handles a submitted form that this click opened. Receives the context and the text."""

    def __init_subclass__(
        cls,
        *,
        name: str = "",
        picks: type | None = None,
        answers: Answers = "here",
        always: bool = False,
    ) -> None:
        dataclass(frozen=True)(cls)
        cls.name, cls.picks, cls.answers, cls.always = name, picks, answers, always

    @property
    def custom_id(self) -> str:
        return link(self.name, *(getattr(self, field.name) for field in fields(self)))  # pyright: ignore[reportArgumentType]

    @classmethod
    def forms(cls) -> tuple[Form, ...]:
        """The forms of the fields, in order. Raises TypeError for a field without one."""
        return _forms(cls)

    @classmethod
    def read(cls, values: Sequence[str]) -> Click:
        """Build the click from the values in a custom_id. Raises ValueError for invalid ones."""
        forms = cls.forms()
        if len(values) != len(forms):
            raise ValueError(values)
        if not all(re.fullmatch(form.pattern, value) for form, value in zip(forms, values, strict=True)):
            raise ValueError(values)
        return cls(*(form.read(value) for form, value in zip(forms, values, strict=True)))

    @classmethod
    def chosen(cls, item: Any) -> tuple[Any, ...]:
        """What was chosen in a select, as arguments for `pressed`. Raises ValueError for an invalid
        choice."""
        if cls.picks is None:
            return ()
        values: list[Any] | None = getattr(item, "values", None)
        if not values:  # The click was forged.
            raise ValueError(item)
        if cls.picks is tuple:  # Concatenate the paths of several options.
            return (tuple(place for value in values for place in _read_choice(value)),)
        [value] = values
        if cls.picks is int:
            return (read_number(value),)
        if not isinstance(value, cls.picks):
            raise ValueError(value)
        return (value,)


@cache
def _forms(click: type[Click]) -> tuple[Form, ...]:
    hints = get_type_hints(click, include_extras=True)
    return tuple(_form(hints[field.name]) for field in fields(click))  # pyright: ignore[reportArgumentType]


def _read_choice(text: str) -> tuple[int, ...]:
    if not re.fullmatch(r"[0-9]{1,20}(?:\.[0-9]{1,20}){0,8}", text):
        raise ValueError(text)
    return read_path(text)


class Clicks:
    """The clicks of all features, by name."""

    def __init__(self, clicks: Iterable[type[Click]] = ()) -> None:
        """Raises as `add`."""
        self._by_name: dict[str, type[Click]] = {}
        for click in clicks:
            self.add(click)

    def add(self, click: type[Click]) -> None:
        """Raises ValueError if another click has the same name."""
        if not click.name or self._by_name.setdefault(click.name, click) is not click:
            raise ValueError(f"{click} has no name of its own")

    def remove(self, click: type[Click]) -> None:
        """Buttons that link to the click are out of date from now on."""
        del self._by_name[click.name]

    def __iter__(self) -> Any:
        return iter(self._by_name.values())

    def has(self, custom_id: str) -> bool:
        """Whether the click that a custom_id names is here."""
        return name_in(custom_id) in self._by_name

    def read(self, custom_id: str) -> Click:
        """The click with this custom_id. Raises ValueError if there is none."""
        if not self.has(custom_id):
            raise ValueError(custom_id)
        return self._by_name[name_in(custom_id)].read(values_in(custom_id))


class Clickable(ui.DynamicItem[Base], Generic[Base], template=r"[\s\S]*"):
    """The component of a click. As a dynamic item, it keeps working after a restart."""

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: Any, match: re.Match[str], /) -> Self:
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        await _handle(
            interaction,
            self.custom_id,
            lambda click: _Response(click.pressed, click.answers, click.chosen(self.item)),
        )


class _Response(NamedTuple):
    """How a click or a submitted form is handled."""

    handler: Callable[..., Awaitable[None]]
    answers: Answers
    chosen: tuple[Any, ...]


async def submitted(interaction: Interaction) -> None:
    """Handle a submitted form. discord.py handles every other interaction itself."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return
    data: Any = interaction.data

    def read(click: Click) -> _Response:
        texts = [each.get("value") for row in data["components"] for each in row.get("components", ())]
        handler = getattr(click, "typed", None)
        if handler is None or len(texts) != 1 or not isinstance(texts[0], str):  # The form was forged.
            raise ValueError(data)
        return _Response(handler, "modal", (texts[0],))

    await _handle(interaction, data["custom_id"], read)


async def _handle(interaction: Interaction, custom_id: str, read: Callable[[Click], _Response]) -> None:
    """Handle an interaction with this custom_id. Any error is explained to the person."""
    bot: Bot = interaction.client
    async with explaining(interaction), in_time(interaction):
        try:
            click = bot.clicks.read(custom_id)
            response = read(click)
        except ValueError:
            raise Refused("out-of-date") from None
        if not click.always:
            await refuse_banned(interaction)
        if interaction.guild_id is None and interaction.message is not None:
            with suppress(Refused, NotSaved):
                await bot.sender.adopt(interaction.message)
        await response.handler(await Context.of(interaction, response.answers), *response.chosen)


Button = Clickable[ui.Button[Any]]


def button(label: str, click: str, *values: object, **look: Any) -> Button:
    """Create a button that links to the click with this name and these field values."""
    return Clickable(ui.Button(custom_id=link(click, *values), label=label, **look))


def select(
    options: Sequence[discord.SelectOption], click: str, *values: object, **look: Any
) -> Clickable[ui.Select[Any]]:
    """Create a select of one option, unless `look` says otherwise (see `button`)."""
    return Clickable(ui.Select(custom_id=link(click, *values), options=list(options), **look))


def people_select(click: str, *values: object, **look: Any) -> Clickable[ui.UserSelect[Any]]:
    """Create a select of one person (see `button`)."""
    return Clickable(ui.UserSelect(custom_id=link(click, *values), **look))


def form(click: Click, title: str, label: str, max_length: int) -> ui.Modal:
    """Create a form with one text input, for `click.typed`."""
    modal = ui.Modal(title=cut(title, MAX_TITLE_LENGTH), custom_id=click.custom_id)
    modal.add_item(ui.TextInput(label=label, max_length=max_length, custom_id="number"))
    modal.stop()  # discord.py keeps no stopped form in memory. Others stay there, even if they are cancelled.
    return modal
