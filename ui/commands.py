"""Slash commands. Their names and descriptions are in `locales/`, in every language of the bot.

    @slash("game clock pause")
    async def pause(ctx: Context, table: int | None = None) -> None: ...

declares the command `/game clock pause`. The message `command-game-clock-pause` describes it, and the
message's attribute `.name` is the command's name in that language. A parameter is described by the message
`command-game-clock-pause-<parameter>`, or by `parameter-<parameter>` if several commands share it. An
optional parameter `table` is completed with the person's tables, and a parameter `game` is one of the games.

A number that is completed is text on Discord: "3", "Table 3" and each suggestion's label mean the same.
Clients may send a label in place of its value (discord-api-docs 4213), and some refuse to complete whole
numbers (5433).

No top-level name is among those of Discord's clients (`/me`, `/nick` ...), because theirs come first.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from inspect import Parameter
from typing import Any, get_args

import discord
from discord import AppCommandOptionType, app_commands
from discord.app_commands import Choice, locale_str

from engine import GAMES
from locales import words
from sessions import Refused
from ui.context import Context, Interaction
from ui.sheet.layout import MAX_OPTIONS
from ui.table.link import title
from ui.text.game_text import message_prefix
from ui.text.markdown import cut
from ui.text.typed_words import fits, number_in, plain

ENGLISH = words("en")
ALWAYS_ALLOWED = "always"
"""Key in the `extras` of discord.py's commands. It marks commands that banned people may use, too."""
COMPLETERS = "completers"
"""Key in the `extras` of discord.py's commands, for the completers by the parameter's displayed name."""
MAX_PAGE = 10_000
"""The last page that a command takes."""
PageNumber = app_commands.Range[int, 1, MAX_PAGE]
SERVERS_ONLY = ("server", "tournament")
"""Groups of commands that aren't available in direct messages."""

Callback = Callable[..., Awaitable[None]]
Completer = Callable[[Context, str], Awaitable[list[Choice[Any]]]]
"""A function that suggests values for a parameter, given the text typed so far."""


def localized(id: str) -> locale_str:
    """A command's text, in English by default. The translator supplies the other languages."""
    return locale_str(ENGLISH(id), id=id)


def localized_name(id: str) -> locale_str:
    """The name of a command or parameter as people type it."""
    return localized(f"{id}.name")


def choices(prefix: str, values: Iterable[str]) -> list[Choice[str]]:
    """Choices for a parameter, named by the messages `<prefix>-<value>`."""
    return [Choice(name=localized(f"{prefix}-{value}"), value=value) for value in map(str, values)]


@dataclass(frozen=True)
class Command:
    """A declared command, from which each bot builds discord.py's command."""

    path: str
    """Full name of the command, such as "game open"."""
    callback: Callback
    choices: Mapping[str, Sequence[Choice[Any]]] = field(default_factory=dict[str, Any])
    """Fixed choices of each parameter."""
    complete: Mapping[str, Completer] = field(default_factory=dict[str, Any])
    """Completer of each parameter."""
    flags: Sequence[str] = ()
    """Names of additional boolean parameters, which the function receives as keywords."""
    always: bool = False
    """Whether banned people may use the command, too."""

    def made(self) -> app_commands.Command[Any, ..., Any]:
        """Build discord.py's command."""
        callback, choices, complete = self.callback, self.choices, self.complete
        signature = inspect.signature(callback, eval_str=True)
        parameters = list(_parameters(signature, self.flags))
        names = [each.name for each in parameters]

        if "table" in names and signature.parameters["table"].default is None:
            complete = {"table": complete_tables, **complete}
        numbers = {
            each.name: _least(each) for each in parameters if each.name in complete and _is_number(each)
        }
        parameters = [_as_text(each) if each.name in numbers else each for each in parameters]

        async def called(interaction: Interaction, **values: Any) -> None:
            ctx = await Context.of(interaction)
            for name, least in numbers.items():
                if isinstance(values.get(name), str):
                    values[name] = await _number(ctx, complete[name], values[name], least)
            await callback(ctx, **values)

        # discord.py reads the parameters from the signature, whose annotations must be real types.
        first = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
        wrapper: Any = called
        wrapper.__signature__ = signature.replace(parameters=[first, *parameters])
        wrapper.__name__ = callback.__name__
        if "game" in names:
            choices = {"game": game_choices(), **choices}
        if choices:
            app_commands.choices(**{name: list(offered) for name, offered in choices.items()})(wrapper)
        if complete:
            app_commands.autocomplete(**dict.fromkeys(complete, _answered_by_the_tree))(wrapper)
        id = message_id(self.path)
        ids = {name: _parameter_id(id, name) for name in names}
        if ids:
            app_commands.describe(**{name: localized(each) for name, each in ids.items()})(wrapper)
            app_commands.rename(**{name: localized_name(each) for name, each in ids.items()})(wrapper)
        made: app_commands.Command[Any, ..., Any] = app_commands.Command(
            name=localized_name(id), description=localized(id), callback=wrapper
        )
        shown = {each.name: each.display_name for each in made.parameters}
        made.extras[ALWAYS_ALLOWED] = self.always
        made.extras[COMPLETERS] = {shown[name]: each for name, each in complete.items()}
        return made


def slash(
    path: str,
    *,
    choices: Mapping[str, Sequence[Choice[Any]]] | None = None,
    complete: Mapping[str, Completer] | None = None,
    flags: Sequence[str] = (),
    always: bool = False,
) -> Callable[[Callback], Command]:
    """Declare a function as a command (see `Command` for the parameters)."""

    def decorate(callback: Callback) -> Command:
        return Command(path, callback, choices or {}, complete or {}, flags, always)

    return decorate


def _is_number(parameter: Parameter) -> bool:
    """Whether a parameter is a whole number, optional or in a range."""
    kinds: Any = get_args(parameter.annotation) or (parameter.annotation,)
    return any(kind is int or getattr(kind, "type", None) is AppCommandOptionType.integer for kind in kinds)


def _least(parameter: Parameter) -> int | None:
    """The minimum of a number in a range."""
    for kind in get_args(parameter.annotation):
        if (least := getattr(kind, "min_value", None)) is not None:
            return int(least)
    return None


def _as_text(parameter: Parameter) -> Parameter:
    return parameter.replace(annotation=str | None if parameter.default is None else str)


async def _number(ctx: Context, completer: Completer, typed: str, least: int | None) -> int:
    """What a person typed as a number or as one of the suggested labels. `least` is the minimum, if any.

    Refused: not-understood.
    """
    number = number_in(typed)
    if not plain(typed).isdecimal():
        labels = {plain(choice.name): int(choice.value) for choice in await completer(ctx, typed)}
        number = labels.get(plain(typed), number)
    if number is None or (least is not None and number < least):
        raise Refused("not-understood", text=cut(typed, 100))
    return number


def _parameters(signature: inspect.Signature, flags: Sequence[str]) -> Iterator[Parameter]:
    """Yield the parameters after the context, with `**flags` expanded."""
    for parameter in list(signature.parameters.values())[1:]:
        if parameter.kind is not Parameter.VAR_KEYWORD:
            yield parameter
    for name in flags:
        yield Parameter(name, Parameter.KEYWORD_ONLY, default=False, annotation=bool)


def attach(
    tree: app_commands.CommandTree[Any], command: Command, *, server: discord.abc.Snowflake | None = None
) -> None:
    """Add a command to a tree, in the groups that its path names.

    With `server`, Discord shows it only in that server, and there only to administrators.
    """
    parent: Any = tree
    where: dict[str, Any] = {} if server is None else {"guild": server}
    path = command.path.split()
    for depth in range(1, len(path)):
        group = localized_group(" ".join(path[:depth]))
        known = parent.get_command(group.name, **where)
        if known is None:
            if where:
                app_commands.default_permissions(administrator=True)(group)
            parent.add_command(group, **where)
        parent, where = known or group, {}
    made = command.made()
    if len(path) == 1:
        _state_places(made, command.path)
    parent.add_command(made, **where)


def detach(
    tree: app_commands.CommandTree[Any], command: Command, *, server: discord.abc.Snowflake | None = None
) -> None:
    """Remove a command from a tree, and the groups that are empty without it."""
    where: dict[str, Any] = {} if server is None else {"guild": server}
    path = command.path.split()
    names = [ENGLISH(f"{message_id(' '.join(path[:depth]))}.name") for depth in range(1, len(path) + 1)]
    parents: list[tuple[Any, dict[str, Any]]] = [(tree, where)]
    for name in names[:-1]:
        parent, where = parents[-1]
        parents.append((parent.get_command(name, **where), {}))
    for (parent, where), name in zip(reversed(parents), reversed(names), strict=True):
        parent.remove_command(name, **where)
        if parent is not tree and parent.commands:
            return


def localized_group(path: str) -> app_commands.Group:
    """A group of commands. `path` is its full name ("game clock")."""
    id = message_id(path)
    group = app_commands.Group(name=localized_name(id), description=localized(id))
    _state_places(group, path)
    return group


def _state_places(command: app_commands.Group | app_commands.Command[Any, ..., Any], path: str) -> None:
    """State where a command works: in servers, and perhaps in direct messages with the bot.

    It works only where the bot was added to a server. Someone who installs the bot for themselves alone could
    use it where the bot can't post.
    """
    command.guild_only = path in SERVERS_ONLY
    command.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=path not in SERVERS_ONLY)
    command.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)


def game_choices() -> list[Choice[str]]:
    """The games as choices, by name."""
    return [Choice(name=localized(f"{message_prefix(id)}-name"), value=id) for id in GAMES]


async def complete_tables(ctx: Context, current: str) -> list[Choice[int]]:
    """Suggest the person's tables and the one in this channel."""
    tables = dict(await ctx.house.tables.games_of_person(ctx.person))
    with suppress(Refused):  # The channel may have no table, or an unreadable one.
        here = await ctx.table()
        tables.setdefault(here.id, here.game)
    named = [(title(id, game, ctx.words), id) for id, game in tables.items() if game in GAMES]
    return [Choice(name=cut(name, 100), value=id) for name, id in named if fits(current, name)][:MAX_OPTIONS]


def message_id(path: str) -> str:
    """The message that describes a command or group."""
    return f"command-{path.replace(' ', '-')}"


async def _answered_by_the_tree(interaction: Interaction, current: str) -> list[Choice[Any]]:
    """Tells Discord that a parameter has autocomplete. `complete` answers it."""
    return []


async def complete(interaction: Interaction) -> None:
    """Answer an autocomplete: the values for the parameter that the person is typing."""
    command, options = interaction.command, list[Any]((interaction.data or {}).get("options", ()))
    while options and "options" in options[0]:  # a group's command
        options = options[0]["options"]
    typing = next((each for each in options if each.get("focused")), None)
    if typing is None or not isinstance(command, app_commands.Command):
        return
    completer: Completer | None = command.extras[COMPLETERS].get(typing["name"])
    if completer is not None:
        choices = await completer(await Context.of(interaction), typing["value"])
        choices = [Choice(name=each.name, value=str(each.value)) for each in choices]
        await interaction.response.autocomplete(choices)


def _parameter_id(command: str, parameter: str) -> str:
    # Parameters named like Python keywords have an underscore at the end.
    own = f"{command}-{parameter.rstrip('_')}"
    return own if ENGLISH.has(own) else f"parameter-{parameter}"


class Translator(app_commands.Translator):
    """Gives Discord the names and descriptions of commands in languages other than English."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        id = string.extras.get("id")
        if locale is not discord.Locale.japanese or id is None:
            return None
        return words("ja")(id)
