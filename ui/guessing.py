"""What who looks on may guess, and who has guessed best."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from locales import Words
from sessions import About, Guess, Seer, Table
from sessions.guesses import asked, round_of
from ui import layout
from ui.actions import Setting
from ui.buttons import select_of_one
from ui.game_text import GameText
from ui.ids import TableRef
from ui.layout import Sheet
from ui.markdown import escaped

SETTINGS: dict[About, Setting] = {About.MATCH: "guess", About.ROUND: "riddle"}
"""The select by which each is guessed."""
AT_END = 5
"""Seers that a table's end names."""


def guessing(table: Table, sealed: Sequence[Guess], say: Words) -> Sheet:
    """For one person alone: what they may guess at a running table, and what they have."""
    assert table.match is not None
    text = GameText(say, table.game, table.names)
    sheet = Sheet()
    sheet.add(layout.text(f"### {say('guess-title', table=str(table.id))}\n{say('guess-how')}"))
    present = round_of(table.match)
    for about in asked(table):
        number = 0 if about is About.MATCH else present
        question = question_of(about, table, text)
        known = next((each for each in sealed if (each.about, each.round) == (about, number)), None)
        if known is not None:
            line = say("guess-sealed", question=question, name=text.name(known.seat))
            sheet.add(layout.text(line))
            continue
        options = [
            discord.SelectOption(label=name[: layout.LABEL], value=str(seat))
            for seat, name in enumerate(table.names)
        ]
        select = select_of_one(
            TableRef.of(table).setting(SETTINGS[about]), options, placeholder=say("guess-choose")
        )
        sheet.add(layout.text(f"**{question}**"), layout.row([select]))
    points = sum(each.points or 0 for each in sealed)
    if any(each.points is not None for each in sealed):
        sheet.add(layout.small(say("guess-so-far", points=points)))
    return sheet


def question_of(about: About, table: Table, text: GameText) -> str:
    """What is to be guessed."""
    if about is About.MATCH:
        return text.words("guess-match")
    return text.say(f"riddle-{table.match.game.riddle}") if table.match else ""


def seers_lines(seers: Sequence[Seer], say: Words) -> list[str]:
    """Who guessed best at a table that is over; nothing where nobody did."""
    if not seers:
        return []
    told = [say("guess-seer", name=escaped(each.name), points=each.points) for each in seers[:AT_END]]
    return [say("guess-seers", seers=say.names(told))]


def ranking(seers: Sequence[Seer], say: Words) -> str:
    """Who has guessed best in a server."""
    if not seers:
        return say("seers-none")
    lines = [
        say(
            "seers-line",
            place=place,
            name=escaped(each.name),
            points=each.points,
            hits=each.hits,
            guesses=each.guesses,
        )
        for place, each in enumerate(seers, 1)
    ]
    return "\n".join([f"### {say('seers-title')}", *lines, f"-# {say('seers-how')}"])
