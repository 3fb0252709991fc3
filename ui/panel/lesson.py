"""The guidance on a learner's panel: the station reached, and the comment on the last choice."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from engine import GAMES
from engine.core.teaching.course import Course, Reached
from locales import Words
from sessions import Table
from sessions.playing import lessons
from ui.clicks import Button, button
from ui.context import Context
from ui.sheet import layout
from ui.text.game_text import GameText, message_prefix


def guidance(course: Course, text: GameText) -> Iterator[layout.Item]:
    """The guidance shown before the question."""
    say = text.words
    behind, here = course.behind, course.here
    if behind is not None:
        yield layout.text(f"💬 {_told(behind, f'said-{behind.word}', text)}")
    if here is not None:
        title = say("lesson-station", number=here.number, of=course.total, title=_told(here, "title", text))
        look = say("lesson-look", look=_told(here, "look", text))
        yield layout.quote(f"{title}\n{_told(here, '', text)}\n{look}")
    elif course.is_over and behind is not None:
        yield layout.text(say("lesson-over"))


def learn_button(game: str, say: Words, **look: object) -> Button:
    """A button that begins a game's guided first match."""
    return button(say("button-learn", game=say(f"{message_prefix(game)}-name")), "learn", game, **look)


async def lesson_offer(ctx: Context, table: Table) -> list[layout.Item]:
    """A button to learn the table's game, for people who play it for the first time."""
    if not await lessons.are_for(ctx.house, ctx.person, table.game, but=table.id):
        return []
    return [layout.small(ctx.words("learn-offer")), layout.row([learn_button(table.game, ctx.words)])]


def choice_of_games(say: Words) -> Iterator[layout.Item]:
    """A choice of the game to learn."""
    yield layout.text(f"### {say('learn-title')}\n{say('learn-which')}")
    primary = discord.ButtonStyle.primary
    games = [id for id, game in GAMES.items() if game.lesson is not None]
    yield from layout.rows([learn_button(game, say, style=primary) for game in games])


def _told(reached: Reached, part: str, text: GameText) -> str:
    """A part of a station's text, with the facts of the moment."""
    id = f"lesson-{reached.station.code}"
    return text.about(f"{id}.{part}" if part else id, reached.prompt, reached.numbers)
