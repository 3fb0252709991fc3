"""Drafts: several answers in a row, prepared on one panel and given together.

A draft is a sequence of indices, one per question, into the answers offered there. It is tried on a copy of
the match and goes no further than the seat can see: it ends where something hidden would come to light. A
single or suggested answer is chosen by default.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

import discord

from engine import Choose, Cover, Match, Move, Question
from locales import Words
from ui.clicks import button, select
from ui.panel.asked import AskedQuestion
from ui.panel.click_path import CONFIRMED
from ui.sheet import layout
from ui.sheet.layout import (
    MAX_DESCRIPTION,
    MAX_LABEL,
    MAX_OPTIONS,
    MAX_PLACEHOLDER,
    Item,
)
from ui.text.game_text import GameText
from ui.text.markdown import cut, escaped, plain

MAX_QUESTIONS = 6


@dataclass(frozen=True)
class DraftStep:
    """One question of a draft."""

    question: Question
    offered: tuple[Move, ...]
    is_cut: bool
    """Whether there are more answers than those offered."""
    place: int | None
    """Index of the chosen answer; None while the question is open."""


def steps(match: Match, seat: int, picked: Sequence[int]) -> list[DraftStep]:
    """The questions of a draft up to the first open one. An invalid pick leaves its question open."""
    tried, found = match.copy(), list[DraftStep]()
    while tried.drafted(seat) and len(found) < MAX_QUESTIONS:
        step = _step(tried, seat, picked[len(found)] if len(found) < len(picked) else None)
        found.append(step)
        if step.place is None:
            break
        if any(event.reveals for event in tried.play(seat, step.offered[step.place])):
            break
    return found


def moves(found: Sequence[DraftStep]) -> list[Move]:
    """The chosen answers of a draft."""
    return [step.offered[step.place] for step in found if step.place is not None]


def is_worthwhile(match: Match, seat: int) -> bool:
    """Whether some answer is followed by another question that could be answered with it."""
    if not match.drafted(seat):
        return False
    first = _step(match, seat, None)
    return any(len(steps(match, seat, (place,))) > 1 for place in range(len(first.offered)))


def rows(found: Sequence[DraftStep], asked: AskedQuestion, game_text: GameText) -> list[Item]:
    """A row for each question, and one to confirm all answers."""
    say, items = game_text.words, list[Item]()
    for number, step in enumerate(found):
        if len(step.offered) == 1:
            items.append(layout.small(f"✓ {escaped(game_text.move(step.offered[0]))}"))
        else:
            items.append(_menu(found, number, asked, game_text))
        if step.is_cut:
            items.append(layout.small(say("draft-cut")))
    chosen = moves(found)
    confirm = button(
        say("button-confirm", count=len(chosen)),
        "draft",
        asked.table,
        asked.moment,
        _path(found),
        CONFIRMED,
        style=discord.ButtonStyle.primary,
        disabled=not chosen,
    )
    return [*items, layout.row([confirm])]


def _step(match: Match, seat: int, picked: int | None) -> DraftStep:
    question = match.question(seat)
    assert question is not None
    legal = match.legal_moves(seat)
    suggested = _suggested(match, question)
    first = [suggested] if suggested is not None and suggested in legal and len(legal) > MAX_OPTIONS else []
    others = (move for move in legal if move not in first)
    offered = tuple(islice((*first, *islice(others, MAX_OPTIONS)), MAX_OPTIONS))
    place = picked
    if place is None:
        place = offered.index(suggested) if suggested in offered else 0 if len(legal) == 1 else None
    elif place >= len(offered):
        place = None
    return DraftStep(question, offered, len(legal) > len(offered), place)


def _suggested(match: Match, question: Question) -> Move | None:
    """The suggested answer, for a question with a single action and part."""
    if len(question.actions) != 1 or len(question.actions[0].parts) != 1:
        return None
    [action] = question.actions
    [part] = action.parts
    value = part.suggested if isinstance(part, Choose | Cover) else None
    return None if value is None else match.game.grammar.build(action.verb, (value,))


def _path(found: Sequence[DraftStep]) -> tuple[int, ...]:
    return tuple(step.place for step in found if step.place is not None)


def _menu(found: Sequence[DraftStep], number: int, asked: AskedQuestion, game_text: GameText) -> Item:
    """A select of the answers to one question."""
    step = found[number]
    previews = {each.values: each for action in step.question.actions for each in action.previews}
    options = [
        discord.SelectOption(
            label=cut(game_text.move(move), MAX_LABEL),
            value=str(place),
            description=cut(game_text.preview(previews[move.parts], MAX_DESCRIPTION), MAX_DESCRIPTION)
            if move.parts in previews
            else None,
            default=place == step.place,
        )
        for place, move in enumerate(step.offered)
    ]
    hint = cut(plain(game_text.question(step.question)), MAX_PLACEHOLDER)
    place = (asked.table, asked.moment, _path(found[:number]), number)
    return layout.row([select(options, "draft_pick", *place, placeholder=hint)])


def confirmed(played: int, of: int, say: Words) -> str:
    """A notice if only part of a draft could be played, else an empty text."""
    return "" if played == of else say("draft-stopped", played=played, count=of)
