"""What follows from the list of games: a group of slash commands for each, and the choice of one.

A verb of a game's grammar is a command, and each field of its moves is a parameter, completed with what is
legal. All that a game says about its commands are messages, `<game>` being its id:

    command-<game>                      the group; its name is the message's `.name`, as everywhere
    command-<game>-<verb>               a command
    command-<game>-<group>-<verb>       a command in a group of its own: Discord takes 25 side by side
    command-<game>-<group>              that group
    command-...-<verb>-<field>          a parameter; or `parameter-<field>`, which several may share

The commands stand in the order of their messages, groups first. A game whose pictures show what lies before
one player has the command `board` besides.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from inspect import Parameter, Signature
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from boards import board_painter
from cogs.lookup import any_table
from cogs.player_board import add_board_command
from cogs.slash import ENGLISH, Command, command, localized, localized_group, message_id
from cogs.typed import completer, play_typed
from engine import GAMES, Game
from ui.bot import Bot
from ui.game_text import message_prefix

Interaction = discord.Interaction[Any]


def offer_games(command: Command) -> None:
    """Let the parameter `game` of a command be one of the games, by its name."""
    games = [Choice(name=localized(f"{message_prefix(id)}-name"), value=id) for id in GAMES]
    app_commands.choices(game=games)(command)


async def game_group(game: Game) -> app_commands.Group:
    """All commands of a game, made one at a time: all together, with their words, would hold up all else."""
    name = message_prefix(game.id)
    group = localized_group(name)
    paths = dict(_paths(game))
    missing = set(game.grammar.verbs) - paths.keys()
    if missing:
        raise LookupError(f"no words for the commands of {game.id}: {sorted(missing)}")
    groups = {"": group}
    for path in filter(None, dict.fromkeys(paths.values())):
        groups[path] = localized_group(f"{name} {path}")
        group.add_command(groups[path])
    for verb, path in paths.items():
        whole = " ".join(filter(None, [name, path, verb]))
        _add_move_command(game, verb, message_id(whole), groups[path])
        await asyncio.sleep(0)
    if paint := board_painter(game.id):
        add_board_command(game, paint, group)
    return group


def _paths(game: Game) -> Iterator[tuple[str, str]]:
    """Each verb that has a message for its command, with the group that it stands in: "" for the game's."""
    prefix = f"command-{message_prefix(game.id)}-"
    verbs = game.grammar.verbs
    for id in ENGLISH.ids(prefix):
        group, _, verb = id.removeprefix(prefix).rpartition("-")
        if verb in verbs and group not in verbs:  # of a verb, it would be a field
            yield verb, group


def _add_move_command(game: Game, verb: str, id: str, group: app_commands.Group) -> Command:
    fields = game.grammar.fields(verb)

    async def play(interaction: Interaction, table: int | None = None, **parts: str) -> None:
        await play_typed(interaction, game, table, verb, [parts[field] for field in fields])

    callback: Any = play  # discord.py reads a command's parameters off the signature
    callback.__signature__ = Signature(
        [
            Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction),
            *(Parameter(field, Parameter.POSITIONAL_OR_KEYWORD, annotation=str) for field in fields),
            Parameter("table", Parameter.POSITIONAL_OR_KEYWORD, annotation=int | None, default=None),
        ]
    )
    if fields:
        places = enumerate(fields)
        app_commands.autocomplete(**{field: completer(verb, place) for place, field in places})(callback)
    return command(id, any_table(callback), [*fields, "table"], group)


async def setup(bot: Bot) -> None:
    for game in GAMES.values():
        bot.tree.add_command(await game_group(game))
