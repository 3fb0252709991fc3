"""What a game's own commands do: play the move that is typed, and offer what is legal for each part."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import discord
from discord.app_commands import Choice, Command

from cogs import lookup
from cogs.play import SEARCHED, typed_move
from engine import Action, Choose, Game, IllegalMove, Number, Part, Question
from engine.core.move import MovePart, written
from sessions import Refused
from ui import respond
from ui.game_text import GameText
from ui.layout import OPTIONS
from ui.respond import Misplayed
from ui.typed_words import fits, notation, plain

Interaction = discord.Interaction[Any]
Completer = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]


async def play_typed(
    interaction: Interaction, game: Game, number: int | None, verb: str, parts: Sequence[str]
) -> None:
    """Play the move of this verb with these parts, in the order of its notation, at the table in this channel
    or of this number."""
    table = await lookup.find(interaction, number)
    if table.game != game.id:
        raise Refused("other-game", table=str(table.id))
    question = None
    if table.match is not None:
        question = table.match.question(await lookup.seat(interaction, table))
    game_text = GameText(await respond.words_for(interaction), table.game, table.names)
    action = _action(question, verb)
    values = [
        _value(kind, text, _options(action.parts[place]) if action else (), game_text)
        for place, (kind, text) in enumerate(zip(game.grammar.kinds(verb), parts, strict=True))
    ]
    try:
        move = game.grammar.build(verb, values)
    except IllegalMove as error:
        raise Misplayed(error, table.game, table.names) from error
    await typed_move(interaction, table, str(move))


def completer(verb: str, place: int) -> Completer:
    """Autocomplete for one part of a verb's move: what is legal with the parts typed before it."""

    async def complete(interaction: Interaction, current: str) -> list[Choice[str]]:
        playing = await lookup.playing(interaction)
        if playing is None or not isinstance(interaction.command, Command):
            return []
        table, match, seat = playing
        before = [
            getattr(interaction.namespace, each.display_name) for each in interaction.command.parameters
        ]
        game_text = GameText(await respond.words_for(interaction), table.game, table.names)
        question = match.question(seat)
        action = _action(question, verb)
        if action is None:
            return []
        grammar = match.game.grammar
        part = action.parts[place]
        for i, typed in enumerate(before[:place]):
            if typed is None:
                continue  # any
            spelt = _value(grammar.kinds(verb)[i], str(typed), _options(action.parts[i]), game_text)
            value = grammar.part(verb, i, spelt)
            if value is None or action.parts[i].why_not(value):
                return []
            if i == place - 1:
                part = part.given(value)
        kind = grammar.kinds(verb)[place]
        offered = {
            _spelt(value): _label(kind, value, question, game_text)[:100]
            for value in part.values()[:SEARCHED]
        }
        meant = notation(current, game_text)
        return [
            Choice(name=label, value=value)
            for value, label in offered.items()
            if fits(current, f"{label} {value}") or fits(meant, value)
        ][:OPTIONS]

    return complete


def _spelt(value: MovePart) -> str:
    """A part of a move, as in the notation."""
    return written("{value}", [("value", value)])


def _label(what: str, value: MovePart, question: Question | None, game_text: GameText) -> str:
    """What a part is called; of several things, each."""
    if isinstance(value, tuple):
        labels = [_label(what, one, question, game_text) for one in value]
        return game_text.words.names(labels) or _spelt(value)
    return game_text.choice(what, value, question) if question else game_text.part(what, value)


def _action(question: Question | None, verb: str) -> Action | None:
    """The action of a question that has this verb."""
    return next((action for action in question.actions if action.verb == verb), None) if question else None


def _options(part: Part) -> tuple[int | str, ...]:
    """The single values that a question offers for a part, and those that it shows as disabled."""
    disabled = [each.value for each in part.disabled] if isinstance(part, Choose) else []
    listed = part.values() if isinstance(part, Choose | Number) else ()
    return (*[each for each in listed if not isinstance(each, tuple)], *disabled)


def _value(kind: str, typed: str, options: Sequence[int | str], game_text: GameText) -> str:
    """What was typed for a part, as in the notation: one of the options, or any player, may be typed as they
    are called, if only one is called so."""
    if kind == "seat":
        options = range(len(game_text.names))
    line = plain(typed)
    called = [str(option) for option in options if plain(game_text.part(kind, option)) == line]
    return called[0] if len(called) == 1 else notation(typed, game_text)
