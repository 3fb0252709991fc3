"""A table's public message: the lobby, the match, the end."""

from __future__ import annotations

from collections import Counter
from typing import Any

import discord

from locales import Words
from sessions import Status, Table
from sessions.people.server_settings import server_settings
from sessions.people.settings import preferences_of
from ui.bot import Bot
from ui.clicks import button
from ui.panel.panel import rules_button
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.table.books import log_button, replay_button, round_ends
from ui.table.clockface import Clockface
from ui.table.ending import standings
from ui.table.lobby import LobbyPanel
from ui.table.origin import origin_mark
from ui.table.position import add_position, shown_events
from ui.table.reopening import reopening
from ui.text.game_text import GameText
from ui.text.names import escaped_name, seat_name
from ui.text.story import story

RECENT_EVENTS = 5
"""Number of events shown below the board. All events of one move are shown."""

BUTTONS_PER_ROW = 3
"""Maximum number of buttons per row. A phone breaks longer rows at different places in each language."""

PRIMARY = discord.ButtonStyle.primary
DANGER = discord.ButtonStyle.danger


async def table_message(bot: Bot, table: Table, words: Words) -> Sheet:
    """The table as everyone may see it."""
    if table.match is None:
        return LobbyPanel(table, words).sheet()
    return await _Played(bot, table, words).sheet()


class _Played:
    def __init__(self, bot: Bot, table: Table, words: Words) -> None:
        assert table.match is not None
        self._bot = bot
        self._table = table
        self._match = table.match
        self._words = words
        self._text = GameText(words, table.game, table.names, bot.signs)
        self._face = Clockface(bot, table, words)

    async def sheet(self) -> Sheet:
        sheet = Sheet(in_words=await self._in_words())
        number = self._words("table-number", table=str(self._table.id))
        if self._table.setup.rated:
            number = self._words("table-rated", table=number)
        sheet.add(
            layout.text(f"## {self._text.say('name')}\n-# {number}"), origin_mark(self._table, self._words)
        )
        if self._table.status is Status.PLAYING:
            sheet.add(layout.text(await self._turn()), *self._face.questions())
        elif self._table.status is Status.FINISHED and self._match.result:
            told = [*self._hints(), *await self._bot.end_lines(self._table, None, self._text)]
            small = [f"-# {line}" for line in told]
            sheet.add(layout.text("\n".join([standings(self._table, self._text), *small])))
        else:
            sheet.add(layout.text(self._words("table-closed")))
        latest = self._match.latest(None)
        await add_position(sheet, self._bot, "table", self._match.view(None), self._text, latest)
        sheet.add(self._story(), *map(layout.row, self._buttons()))
        sheet.add(*reopening(self._table, self._words))
        return sheet

    async def _in_words(self) -> bool:
        """Whether pictures are replaced by words, as set by the server, or by the host for direct
        messages."""
        house, table = self._bot.house, self._table
        if table.server is not None:
            return (await server_settings(house.db, table.server)).text
        return table.host is not None and (await preferences_of(house.db, table.host)).text

    async def _turn(self) -> str:
        table = self._table
        names = self._words.names(
            [f"**{seat_name(table.seats[seat], self._words)}**" for seat in table.pending]
        )
        lines = [f"▶ {self._words('table-waiting', names=names, since=f'<t:{table.moved}:R>')}"]
        small = [
            *([self._words("table-asleep")] if table.sleeps else []),
            *self._hints(),
            *await self._face.lines(),
            *(
                self._words(
                    "table-offered" if seat.offered else "table-stand-in",
                    name=escaped_name(seat.name, self._words),
                )
                for number, seat in enumerate(table.seats)
                if seat.computer and seat.person and not seat.once
                if seat.offered or not table.is_out_for_good(number)
            ),
        ]
        lines += [f"-# {line}" for line in small]
        return "\n".join(lines)

    def _hints(self) -> list[str]:
        """The number of hints that each player has taken."""
        taken = Counter(hint.seat for hint in self._table.hints)
        if not taken:
            return []
        say, seats = self._words, self._table.seats
        names = [
            say("list-times", thing=seat_name(seats[seat], say), number=number)
            for seat, number in sorted(taken.items())
        ]
        return [say("table-hints", names=say.names(names))]

    def _story(self) -> layout.Item | None:
        shown = shown_events(self._table.game)
        events = [event for event in self._match.log(None) if not isinstance(event, shown)]
        since = events[-RECENT_EVENTS:][0].ply
        return story([event for event in events if event.ply >= since], self._text)

    def _buttons(self) -> list[list[discord.ui.Item[Any]]]:
        """The buttons, by row."""
        log = log_button(self._table, self._words)
        rules = rules_button(self._table.game, self._words)
        if self._table.status is Status.PLAYING:
            first: list[discord.ui.Item[Any]] = [
                self._click("move", self._table.version, style=PRIMARY),
                self._click("hand"),
                log,
                rules,
            ]
            if not self._table.private:
                first.append(self._click("follow"))
            return _in_rows([*first, *self._further_buttons()])
        back = replay_button(self._table, 0, None, self._words("button-look-back"))
        if self._table.status is Status.FINISHED:
            again = self._click("replay", self._table.version, style=PRIMARY)
            review = self._click("review", 1, "")
            record, verify = self._click("record"), self._click("verify")
            profile = button(self._words("button-profile"), "profile")
            ranked = button(self._words("button-ranking"), "ranking", self._table.game)
            ranking = [ranked] if self._table.setup.rated else []
            buttons = [again, self._click("share"), back, review, record, verify, rules, profile]
            buttons += [*ranking, *self._seeking()]
            return _in_rows(buttons)
        return [[log, back, rules]]

    def _seeking(self) -> list[layout.Item]:
        """A button to look for a similar table, if this one is in a server."""
        table = self._table
        if table.server is None:
            return []
        return [
            button(self._words("button-look-for"), "seek", table.game, table.setup.pace, table.setup.rated)
        ]

    def _further_buttons(self) -> list[discord.ui.Item[Any]]:
        table = self._table
        buttons: list[discord.ui.Item[Any]] = [self._click("time")]
        if table.paused is None and table.waiting and len(table.people) > 1:
            buttons.append(self._click("nudge"))
        if table.paused is not None:
            buttons.append(self._click("resume", style=PRIMARY))
        if any(
            seat.computer and seat.person and not table.is_out_for_good(number)
            for number, seat in enumerate(table.seats)
        ):
            buttons.append(self._click("return"))
        if table.offered:
            buttons.append(self._click("take", style=discord.ButtonStyle.success))
        if table.server is not None and table.counts:
            buttons.append(self._click("guess"))
        ended = round_ends(self._match)
        if ended:  # Link to the end of the last round once the next one has begun.
            buttons.append(replay_button(table, ended[-1], None, self._words("button-round-end")))
        return buttons

    def _click(self, name: str, *values: object, **look: Any) -> layout.Item:
        label = {"move": "my-move", "hand": "my-hand"}.get(name, name)
        return button(self._words(f"button-{label}"), name, self._table.id, *values, **look)


def _in_rows(buttons: list[discord.ui.Item[Any]]) -> list[list[discord.ui.Item[Any]]]:
    return [buttons[start : start + BUTTONS_PER_ROW] for start in range(0, len(buttons), BUTTONS_PER_ROW)]
