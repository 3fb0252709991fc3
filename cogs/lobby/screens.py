"""The host's private menu: pace, options, computer players, closing the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from engine import GAMES
from locales import Words
from sessions import LEVELS, Refused, Table
from sessions.playing.lobby_options import switched
from sessions.tables.setup import SWITCHES
from ui.clicks import button, select
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.text.game_text import GameText
from ui.text.markdown import cut
from ui.text.names import plain_name
from ui.text.options import spelling
from ui.text.paces import pace_select

COMPUTER_LABELS = {
    "random": "button-computer-random",
    "clever": "button-computer",
    "master": "button-computer-master",
}
"""Labels of the buttons that add a computer player, by the player's level."""


EVERY_COMPUTER = "every"
"""Prefix of a choice that sets the level of all computer players."""


class HostMenu:
    """The menu of the host, or of a server's manager, who can only close the table."""

    def __init__(self, table: Table, words: Words, former: Sequence[str] | None = None) -> None:
        """`former` has the players of the match that this table continues, if the host may know them."""
        self._table = table
        self._words = words
        self._former = former
        self._text = GameText(words, table.game, table.names)

    def sheet(self, notice: str = "", *, is_host: bool = True) -> Sheet:
        """The whole menu, with `notice` at the top."""
        say, table = self._words, self._table
        sheet = Sheet()
        sheet.add(layout.text(say("host-title", table=str(table.id))))
        if notice:
            sheet.add(layout.text(notice))
        if is_host:
            sheet.add(
                layout.small(say("time-choose-pace")), layout.row([pace_select("lobby_pace", table, say)])
            )
            sheet.add(*(self._set_up() if table.origin is None else self._places(table.host)))
        sheet.add(layout.row(self._buttons(is_host)))
        return sheet

    def _set_up(self) -> list[layout.Item]:
        """Controls for the game's options and computer players."""
        say, items = self._words, list[layout.Item]()
        for name in GAMES[self._table.game].options:
            items += [layout.small(say("host-option")), layout.row([self._option(name)])]
        return [*items, layout.small(say("host-computers")), layout.row(self._computers())]

    def _places(self, host: int | None) -> list[layout.Item]:
        """Controls of a continued match: who sits where, and the level of computers. Everything else stays as
        it was."""
        say, items = self._words, list[layout.Item]()
        if host is not None and self._table.seat_of(host) is not None:
            seats = seat_select(self._table, host, self._former, say)
            items += [layout.small(say("origin-seat")), layout.row([seats])]
        return [*items, layout.small(say("origin-levels")), layout.row([level_select(self._table, say)])]

    def _option(self, name: str) -> layout.Item:
        """A select for an option of the game. Each choice has a label and the lobby's sentence."""
        option = GAMES[self._table.game].options[name]
        options = [
            discord.SelectOption(
                label=self._text.say(f"option-{name}.label", value=spelling(choice)),
                description=self._text.say(f"option-{name}", value=spelling(choice)),
                value=spelling(choice),
                default=self._table.setup.options[name] == choice,
            )
            for choice in option.choices
        ]
        return select(options, "option", self._table.id, name)

    def _computers(self) -> list[layout.Item]:
        """A button for each level of computer players."""
        full = len(self._table.seats) >= GAMES[self._table.game].seats[-1]
        return [self._button(COMPUTER_LABELS[level], "computer", level, disabled=full) for level in LEVELS]

    def _buttons(self, is_host: bool) -> list[layout.Item]:
        table = self._table
        computers = any(seat.computer for seat in table.seats)
        buttons: list[layout.Item] = []
        if is_host and table.origin is not None:
            buttons.append(
                self._button("button-start", "start", table.version, style=discord.ButtonStyle.success)
            )
        elif is_host:
            buttons.append(self._button("button-remove", "remove", disabled=not computers))
        if is_host:
            buttons += self._switches()
        buttons.append(self._button("button-close", "close", style=discord.ButtonStyle.danger))
        return buttons

    def _switches(self) -> list[layout.Item]:
        """A button for each on-off option, disabled if it can't be changed now."""
        return [
            self._switch(name)
            for name, switch in SWITCHES.items()
            if self._table.origin is None or not switch.is_inherited
        ]

    def _switch(self, name: str) -> layout.Item:
        on = self._table.setup.is_on(name)
        try:
            switched(self._table, name, not on)
            is_fixed = False
        except Refused:
            is_fixed = True
        label = f"switch-{name}.{'turn-off' if on else 'turn-on'}"
        return self._button(label, "switch", name, not on, disabled=is_fixed)

    def _button(self, label: str, click: str, *values: object, **look: Any) -> layout.Item:
        return button(self._words(label), click, self._table.id, *values, **look)


def seat_select(table: Table, person: int, former: Sequence[str] | None, say: Words) -> layout.Item:
    """A select to move to another seat of the lobby, among the person's own and those of computer players.

    `former` has the former players of the seats, if the person may know them.
    """
    own = table.seat_of(person)
    options = [
        discord.SelectOption(
            label=cut(_seat(number, former, say), layout.MAX_LABEL),
            value=str(number),
            default=number == own,
        )
        for number, seat in enumerate(table.seats)
        if seat.computer or number == own
    ]
    return select(options, "seat_pick", table.id, placeholder=say("origin-seat"))


def level_select(table: Table, say: Words) -> layout.Item:
    """A select for the level of all computer players of the lobby, or of one. Its values are `<who> <level>`,
    where `who` is a seat or EVERY_COMPUTER."""
    computers = [(number, seat) for number, seat in enumerate(table.seats) if seat.computer]
    ways = [
        *((say("origin-level-every", level=level), f"{EVERY_COMPUTER} {level}") for level in LEVELS),
        *(
            (
                say("origin-level", number=number + 1, name=plain_name(seat.name, say), level=level),
                f"{number} {level}",
            )
            for number, seat in computers
            for level in LEVELS
            if level != seat.computer and len(computers) > 1
        ),
    ]
    options = [discord.SelectOption(label=cut(label, layout.MAX_LABEL), value=value) for label, value in ways]
    look = {"placeholder": say("origin-levels"), "disabled": not computers}
    return select(options, "level", table.id, **look)


def _seat(number: int, former: Sequence[str] | None, say: Words) -> str:
    if former is None:
        return say("seat-numbered", number=number + 1)
    return say("origin-seat-of", number=number + 1, name=plain_name(former[number], say))
