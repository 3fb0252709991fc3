"""Typed moves: `/game move`, and the games' own commands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from itertools import islice

from discord.app_commands import Choice, Command

from cogs.play.showing import play_move
from engine import Action, Choose, Game, IllegalMove, Match, Move, Number, Part, Question
from engine.core.move import Grammar, MovePart, written
from sessions import Refused, Status, Table
from ui.context import Context
from ui.respond import Misplayed
from ui.sheet.layout import MAX_OPTIONS
from ui.text.game_text import GameText
from ui.text.markdown import cut
from ui.text.typed_words import fits, notation, plain

MAX_SEARCHED_MOVES = 300
"""Maximum number of moves that autocomplete searches by words. Others can be typed in notation."""


async def play_typed_move(ctx: Context, table: Table, move: str) -> None:
    """Play a typed move, in notation or in words, and answer with the next panel."""
    if table.status is not Status.PLAYING:
        raise Refused("not-playing", status=table.status)
    assert table.match is not None
    seat = ctx.seat(table)
    legal = table.match.legal_moves(seat)
    game_text = GameText(ctx.words, table.game, table.names)
    await play_move(ctx, table, with_verb(to_notation(move, legal, game_text), table.match, seat), None)


def offered_moves(moves: Sequence[Move], current: str, game_text: GameText) -> list[Choice[str]]:
    """For autocomplete: the moves that match the typed text, in words. The values are their notation."""
    phrases = ((cut(game_text.move(move), 100), str(move)) for move in moves[:MAX_SEARCHED_MOVES])
    meant = notation(current, game_text)
    fitting = (each for each in phrases if fits(current, " ".join(each)) or fits(meant, each[1]))
    return [Choice(name=phrase, value=move) for phrase, move in islice(fitting, MAX_OPTIONS)]


def to_notation(typed: str, moves: Sequence[Move], game_text: GameText) -> str:
    """Translate typed text into notation. It may be notation, a phrase of autocomplete, or notation in a
    language's own words."""
    line = plain(typed)
    listed = moves[:MAX_SEARCHED_MOVES]
    if line in map(str, listed):
        return line
    phrased = (str(move) for move in listed if plain(game_text.move(move)) == line)
    return next(phrased, notation(typed, game_text))


def with_verb(line: str, match: Match, seat: int) -> str:
    """Add the verb to a notation that lacks it, such as "bream 4".

    Of the verbs that fit, those that make a legal move come first. Without one, the move is illegal, and its
    refusal names the rule. The line stays as it is if it has a verb, or if several verbs fit.
    """
    question, grammar = match.question(seat), match.game.grammar
    if question is None or _read(grammar, line):
        return line
    verbs = dict.fromkeys(action.verb for action in (*question.actions, *question.closed))
    moves = [move for verb in verbs if (move := _read(grammar, f"{verb} {line}"))]
    legal = match.legal_moves(seat)
    fitting = [move for move in moves if move in legal] or moves
    return str(fitting[0]) if len(fitting) == 1 else line


def _read(grammar: Grammar, line: str) -> Move | None:
    try:
        return grammar.parse(line)
    except IllegalMove:
        return None


async def play_verb(ctx: Context, game: Game, number: int | None, verb: str, parts: Sequence[str]) -> None:
    """Play the move with this verb and these parts, at the table with this number or in this channel."""
    table = await ctx.table(number)
    if table.game != game.id:
        raise Refused("other-game", table=str(table.id))
    question = table.match.question(ctx.seat(table)) if table.match is not None else None
    game_text = GameText(ctx.words, table.game, table.names)
    action = _action(question, verb)
    values = [
        _value(kind, text, _options(action.parts[place]) if action else (), game_text)
        for place, (kind, text) in enumerate(zip(game.grammar.kinds(verb), parts, strict=True))
    ]
    try:
        move = game.grammar.build(verb, values)
    except IllegalMove as error:
        raise Misplayed(error, table.game, table.names) from error
    await play_typed_move(ctx, table, str(move))


def completer(verb: str, place: int) -> Callable[[Context, str], Awaitable[list[Choice[str]]]]:
    """Autocomplete for a part of a verb's move: the legal values after the parts typed so far."""

    async def complete(ctx: Context, current: str) -> list[Choice[str]]:
        command, typed = ctx.interaction.command, await ctx.match_typed()
        if typed is None or not isinstance(command, Command):
            return []
        table, match, seat = typed
        before = [getattr(ctx.interaction.namespace, each.display_name) for each in command.parameters]
        game_text = GameText(ctx.words, table.game, table.names)
        question = match.question(seat)
        action = _action(question, verb)
        if action is None:
            return []
        grammar = match.game.grammar
        part = action.parts[place]
        for i, text in enumerate(before[:place]):
            if text is None:
                continue  # any value
            spelt = _value(grammar.kinds(verb)[i], str(text), _options(action.parts[i]), game_text)
            value = grammar.part(verb, i, spelt)
            if value is None or action.parts[i].why_not(value):
                return []
            if i == place - 1:
                part = part.given(value)
        kind = grammar.kinds(verb)[place]
        offered = {
            _notation(value): cut(_label(kind, value, question, game_text), 100)
            for value in part.values()[:MAX_SEARCHED_MOVES]
        }
        meant = notation(current, game_text)
        return [
            Choice(name=label, value=value)
            for value, label in offered.items()
            if fits(current, f"{label} {value}") or fits(meant, value)
        ][:MAX_OPTIONS]

    return complete


def _notation(value: MovePart) -> str:
    """The notation of a move's part."""
    return written("{value}", [("value", value)])


def _label(what: str, value: MovePart, question: Question | None, game_text: GameText) -> str:
    """The label of a part, or of each of several things."""
    if isinstance(value, tuple):
        labels = [_label(what, one, question, game_text) for one in value]
        return game_text.words.names(labels) or _notation(value)
    return game_text.choice(what, value, question) if question else game_text.part(what, value)


def _action(question: Question | None, verb: str) -> Action | None:
    """The question's action with this verb, or None."""
    return next((action for action in question.actions if action.verb == verb), None) if question else None


def _options(part: Part) -> tuple[int | str, ...]:
    """The single values that a part offers, and those shown as disabled."""
    disabled = [each.value for each in part.disabled] if isinstance(part, Choose) else []
    listed = part.values() if isinstance(part, Choose | Number) else ()
    return (*[each for each in listed if not isinstance(each, tuple)], *disabled)


def _value(kind: str, typed: str, options: Sequence[int | str], game_text: GameText) -> str:
    """The notation of a typed part. An option, or any player, may be typed by a label that only it has."""
    if kind == "seat":
        options = range(len(game_text.names))
    line = plain(typed)
    called = [str(option) for option in options if plain(game_text.part(kind, option)) == line]
    return called[0] if len(called) == 1 else notation(typed, game_text)
