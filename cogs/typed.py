"""A game's own slash commands: its moves, typed, each part offering what is legal.

A game's cog has one method a verb, which hands what was typed to `Typed.act`; its parameters are completed
by `part(verb, place)`.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, ClassVar

import discord
from discord.app_commands import Choice

from cogs import answers, finding
from cogs.answers import Misplayed, Unable
from cogs.choices import OPTIONS
from cogs.play import typed_move
from cogs.speech import Speech
from engine import GAMES, IllegalMove
from sessions import Table

if TYPE_CHECKING:
    from cogs.harbour import Harbourmaster

Interaction = discord.Interaction[Any]
Completer = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]


class Typed:
    """The commands of one game."""

    bot: Harbourmaster
    game: ClassVar[str]
    """The game's id."""

    async def act(self, interaction: Interaction, number: int | None, verb: str, *values: str) -> None:
        """Play the move of this verb with these parts, at the table in this channel or of this number."""
        table = await finding.find(interaction, number)
        if table.game != self.game:
            raise Unable("other-game", table=str(table.id))
        if table.match is not None:
            await finding.seat(interaction, table)
        try:
            move = GAMES[self.game].grammar.build(verb, [_value(each, table) for each in values])
        except IllegalMove as error:
            raise Misplayed(error, table.game, table.names) from error
        await typed_move(interaction, table, str(move))


def part(verb: str, place: int) -> Completer:
    """Autocomplete for one part of a verb's move: what is legal after the parts typed before it."""

    async def complete(interaction: Interaction, current: str) -> list[Choice[str]]:
        typed = dict(interaction.namespace)
        table = await finding.find(interaction, typed.pop("table", None))
        seat = table.seat_of(interaction.user.id)
        if table.match is None or seat is None:
            return []
        before = [str(_value(str(value), table)) for value in list(typed.values())[:place]]
        speech = Speech(await answers.reader(interaction), table.game, table.names)
        offered: dict[str, str] = {}
        for move in table.match.legal_moves(seat):
            if move.verb == verb and [str(each) for each in move.parts[:place]] == before:
                value = move.parts[place]
                what = move.fields[place]
                label = str(value) if isinstance(value, tuple) else speech.part(what, value)
                offered[str(value)] = label[:100]
        return [
            Choice(name=label, value=value)
            for value, label in offered.items()
            if current.lower() in label.lower()
        ][:OPTIONS]

    return complete


def _value(text: str, table: Table) -> str:
    """What was typed for a part: a player's name stands for their seat."""
    names = [name.lower() for name in table.names]
    return str(names.index(text.lower())) if text.lower() in names else text.strip()
