"""The pages for guessing, and the best guessers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from cogs.guess import service
from cogs.guess.service import About, Guess, Seer, asked, round_in
from locales import Words
from sessions import Table
from ui.bot import Bot
from ui.clicks import button, select
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.text.game_text import GameText
from ui.text.markdown import cut
from ui.text.names import escaped_name

MAX_NAMED_SEERS = 5
"""Maximum number of the best guessers named at the end of a match."""


class Chosen(NamedTuple):
    """A guess that a person has picked, but not sealed."""

    about: About
    round: int  # as in `Guess`
    seat: int


async def end_lines(bot: Bot, table: Table, person: int | None, text: GameText) -> list[str]:
    """Lines about the best guessers, for everyone."""
    seers = [] if person is not None else await service.seers_at(bot.house.db, table.id)
    if not seers:
        return []
    say = text.words
    told = [
        say("guess-seer", name=escaped_name(each.name, say), points=each.points)
        for each in seers[:MAX_NAMED_SEERS]
    ]
    return [say("guess-seers", seers=say.names(told))]


def guessing(table: Table, sealed: Sequence[Guess], say: Words, chosen: Chosen | None = None) -> Sheet:
    """A person's private page: the open questions, and their sealed guesses.

    A button seals the `chosen` guess, if its round is still running.
    """
    assert table.match is not None
    text = GameText(say, table.game, table.names)
    sheet = Sheet()
    sheet.add(layout.text(f"### {say('guess-title', table=str(table.id))}\n{say('guess-how')}"))
    if chosen is not None and chosen.round != round_in(table.match, chosen.about):
        sheet.add(layout.text(say("guess-too-late")))
    for about in asked(table):
        number = round_in(table.match, about)
        question = question_of(about, table, text)
        known = next((each for each in sealed if (each.about, each.round) == (about, number)), None)
        if known is not None and known.seat < len(text.names):
            line = say("guess-sealed", question=question, name=text.name(known.seat))
            sheet.add(layout.text(line))
            continue
        options = [
            discord.SelectOption(
                label=cut(name, layout.MAX_LABEL), value=str(seat), default=chosen == (about, number, seat)
            )
            for seat, name in enumerate(text.names)
        ]
        menu = select(options, "guess_choose", table.id, about, number, placeholder=say("guess-choose"))
        sheet.add(layout.text(f"**{question}**"), layout.row([menu]))
        if chosen is not None and chosen[:2] == (about, number) and chosen.seat < len(text.names):
            label = cut(say("guess-seal", name=text.names[chosen.seat]), layout.MAX_LABEL)
            seal = button(label, "seal", table.id, *chosen, style=discord.ButtonStyle.success)
            sheet.add(layout.row([seal]))
    points = sum(each.points or 0 for each in sealed)
    if any(each.points is not None for each in sealed):
        sheet.add(layout.small(say("guess-so-far", points=points)))
    return sheet


def question_of(about: About, table: Table, text: GameText) -> str:
    """The question that onlookers guess."""
    if about is About.MATCH:
        return text.words("guess-match")
    return text.say(f"riddle-{table.match.game.riddle}") if table.match else ""


def ranking(seers: Sequence[Seer], say: Words) -> str:
    """A server's best guessers."""
    if not seers:
        return say("seers-none")
    lines = [
        say(
            "seers-line",
            place=place,
            name=escaped_name(each.name, say),
            points=each.points,
            hits=each.hits,
            guesses=each.guesses,
        )
        for place, each in enumerate(seers, 1)
    ]
    return "\n".join([f"### {say('seers-title')}", *lines, f"-# {say('seers-how')}"])
