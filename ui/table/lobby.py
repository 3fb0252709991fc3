"""A table before its match: its people, its settings, and how to join."""

from __future__ import annotations

from typing import Any

import discord

from engine import GAMES
from locales import Words
from sessions import Seat, Status, Table
from sessions.tables.setup import SWITCHES
from ui.clicks import button
from ui.panel.lesson import learn_button
from ui.panel.panel import rules_button
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.table.clockface import unheard_lines
from ui.table.origin import origin_line
from ui.table.reopening import reopening
from ui.text import spans
from ui.text.game_text import GameText
from ui.text.names import seat_name
from ui.text.options import settings
from ui.text.seed_words import quoted


class LobbyPanel:
    """The lobby as everyone may see it."""

    def __init__(self, table: Table, words: Words) -> None:
        self._table = table
        self._words = words
        self._text = GameText(words, table.game, table.names)
        self._seats = GAMES[table.game].seats

    def sheet(self) -> Sheet:
        sheet = Sheet()
        sheet.add(
            layout.text(f"## {self._text.say('name')}\n{self._text.say('tagline')}"),
            layout.text(self._facts()),
            layout.text(self._seated()),
        )
        if self._table.status is Status.CLOSED:
            sheet.add(layout.text(self._words("lobby-forgotten" if self._table.sleeps else "lobby-closed")))
            sheet.add(*reopening(self._table, self._words))
            return sheet
        sheet.add(layout.text(self._next_step()), *self._buttons())
        return sheet

    def _facts(self) -> str:
        game = GAMES[self._table.game]
        origin = origin_line(self._table, self._words)
        facts = [
            self._words(
                "lobby-facts",
                table=str(self._table.id),
                least=self._least,
                most=self._most,
                minutes=game.minutes,
            )
            if origin is None
            else f"{self._words('table-number', table=str(self._table.id))} · {origin}",
            *settings(self._table, self._text),
            self._words("lobby-pace", pace=spans.pace(self._table.setup.pace, self._words)),
        ]
        setup = self._table.setup
        facts += [self._words(f"switch-{each}") for each in SWITCHES if setup.is_on(each)]
        if self._table.shared_seed is not None:
            facts.append(self._words("lobby-shared-seed", hash=str(self._table.seed_hash)))
        return "\n".join(f"-# {fact}" for fact in facts)

    def _seated(self) -> str:
        lines = [f"{number}. {self._seat(seat)}" for number, seat in enumerate(self._table.seats, 1)]
        invited: list[str] = []
        for person in self._table.invited:
            who = f"<@{person}>"
            invited.append(self._words("lobby-invited", who=who))
            invited += [f"-# {line}" for line in unheard_lines(self._table, person, who, self._words)]
        return "\n".join([self._words("lobby-seats", taken=len(lines), seats=self._most), *lines, *invited])

    def _seat(self, seat: Seat) -> str:
        name = seat_name(seat, self._words)
        if seat.word:
            name = self._words("seat-word", name=name, word=quoted(seat.word, self._words))
        return self._words("seat-host", name=name) if seat.person == self._table.host else name

    def _next_step(self) -> str:
        missing = self._least - len(self._table.seats)
        host = f"<@{self._table.host}>"
        return (
            self._words("lobby-missing", missing=missing)
            if missing > 0
            else self._words("lobby-ready", host=host)
        )

    def _buttons(self) -> list[layout.Item]:
        goes_on = self._table.origin is not None
        full = not any(seat.computer for seat in self._table.seats) if goes_on else self._is_full
        ready = len(self._table.seats) >= self._least
        return [
            layout.row(
                [
                    # Neutral colour, because seated people see this button too.
                    self._click("join", disabled=full and not self._table.invited),
                    self._click("leave"),
                    self._click("invite"),
                    self._click(
                        "start", self._table.version, style=discord.ButtonStyle.success, disabled=not ready
                    ),
                    *([] if self._table.private else [self._click("follow")]),
                ]
            ),
            layout.row(
                [
                    rules_button(self._table.game, self._words),
                    self._click("host"),
                    *([self._click("seat")] if goes_on else []),
                    *([] if GAMES[self._table.game].lesson is None else [self._learn()]),
                ]
            ),
        ]

    def _learn(self) -> layout.Item:
        return learn_button(self._table.game, self._words)

    def _click(self, name: str, *values: object, **look: Any) -> layout.Item:
        return button(self._words(f"button-{name}"), name, self._table.id, *values, **look)

    @property
    def _is_full(self) -> bool:
        return len(self._table.seats) >= self._most

    @property
    def _least(self) -> int:
        return self._seats.start

    @property
    def _most(self) -> int:
        return len(self._table.seats) if self._table.is_set else self._seats.stop - 1
