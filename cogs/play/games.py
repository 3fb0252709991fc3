"""The slash commands that follow from the list of games: each game's own, and the choice of a game.

Each verb of a game's grammar is a command. The fields of its moves are parameters, completed with legal
values. Their names and descriptions are messages, where `<game>` is the game's id:

    command-<game>                      the group, named by `.name` like every command
    command-<game>-<verb>               a command
    command-<game>-<group>-<verb>       a command in a group of its own, since Discord limits groups to 25
    command-<game>-<group>              that group
    command-...-<verb>-<field>          a parameter; or `parameter-<field>`, if several share it

Commands keep the order of their messages, groups first. A game with pictures of one player's area also has
the command `board`.
"""

from __future__ import annotations

from collections.abc import Iterator
from inspect import Parameter, Signature
from typing import Any

from boards import PAINTERS
from cogs.play.player_board import board_command
from cogs.play.typing import completer, play_verb
from engine import GAMES, Game
from ui.commands import ENGLISH, Command
from ui.context import Context
from ui.text.game_text import message_prefix


def game_commands() -> Iterator[Command]:
    """Create the commands of all games that are registered now."""
    for game in GAMES.values():
        paths = dict(_paths(game))
        missing = set(game.grammar.verbs) - paths.keys()
        if missing:
            raise LookupError(f"no words for the commands of {game.id}: {sorted(missing)}")
        name = message_prefix(game.id)
        for verb, group in sorted(paths.items(), key=lambda each: not each[1]):
            yield _move_command(game, verb, " ".join(filter(None, [name, group, verb])))
        painter = PAINTERS.get(game.id)
        if painter and painter.draw_board:
            yield board_command(game, painter)


def _paths(game: Game) -> Iterator[tuple[str, str]]:
    """Yield each verb with a command message, and its group ("" for the game's own)."""
    prefix = f"command-{message_prefix(game.id)}-"
    verbs = game.grammar.verbs
    for id in ENGLISH.ids(prefix):
        group, _, verb = id.removeprefix(prefix).rpartition("-")
        if verb in verbs and group not in verbs:  # Otherwise `group` is a field of the verb.
            yield verb, group


def _move_command(game: Game, verb: str, path: str) -> Command:
    fields = game.grammar.fields(verb)

    async def play(ctx: Context, table: int | None = None, **parts: str) -> None:
        await play_verb(ctx, game, table, verb, [parts[field] for field in fields])

    callback: Any = play
    callback.__signature__ = Signature(
        [
            Parameter("ctx", Parameter.POSITIONAL_OR_KEYWORD),
            *(Parameter(field, Parameter.POSITIONAL_OR_KEYWORD, annotation=str) for field in fields),
            Parameter("table", Parameter.POSITIONAL_OR_KEYWORD, annotation=int | None, default=None),
        ]
    )
    complete = {field: completer(verb, place) for place, field in enumerate(fields)}
    return Command(path, callback, complete=complete)
