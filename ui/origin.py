"""Tables whose match goes on from a move of another one: how they are marked, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from locales import Words
from sessions import LEVELS, Table
from ui import layout
from ui.buttons import SelectOfOne, select_of_one
from ui.ids import TableRef
from ui.markdown import escaped

EVERY = "every"
"""Stands for all computer players, before a level."""


def origin_line(table: Table, say: Words) -> str | None:
    """What it is beside a table like others, for all to see: its match goes on from another one's or teaches,
    or it is a table of a tournament. None where there is nothing of the kind."""
    if table.lesson:
        return say("lesson-told")
    if table.fixture is not None:
        fixture = table.fixture
        return say("cup-fixture", name=escaped(fixture.name), round=fixture.round, pod=fixture.pod)
    if table.origin is None:
        return None
    return say("origin-told", table=str(table.origin.table), move=table.origin.ply)


def origin_mark(table: Table, say: Words) -> layout.Item | None:
    """The same as a line of its own."""
    line = origin_line(table, say)
    return layout.small(line) if line else None


def seat_select(table: Table, person: int, former: Sequence[str] | None, say: Words) -> SelectOfOne:
    """In which seat of the lobby somebody sits: in theirs, or a computer player's. `former`: who sat there
    before, if the person may know."""
    own = table.seat_of(person)
    return select_of_one(
        TableRef.of(table).setting("seat"),
        [
            discord.SelectOption(
                label=_seat(number, former, say)[: layout.LABEL], value=str(number), default=number == own
            )
            for number, seat in enumerate(table.seats)
            if seat.computer or number == own
        ],
        placeholder=say("origin-seat"),
    )


def level_select(table: Table, say: Words) -> SelectOfOne:
    """How well all computer players of the lobby play, or one of them. Its values are `<who> <level>`, a seat
    or EVERY being who."""
    computers = [(number, seat) for number, seat in enumerate(table.seats) if seat.computer]
    ways = [
        *((say("origin-level-every", level=level), f"{EVERY} {level}") for level in LEVELS),
        *(
            (say("origin-level", number=number + 1, name=seat.name, level=level), f"{number} {level}")
            for number, seat in computers
            for level in LEVELS
            if level != seat.computer and len(computers) > 1
        ),
    ]
    return select_of_one(
        TableRef.of(table).setting("level"),
        [discord.SelectOption(label=label[: layout.LABEL], value=value) for label, value in ways],
        placeholder=say("origin-levels"),
        disabled=not computers,
    )


def _seat(number: int, former: Sequence[str] | None, say: Words) -> str:
    if former is None:
        return say("seat-numbered", number=number + 1)
    return say("origin-seat-of", number=number + 1, name=former[number])
