"""Playing: one's hand, one's move by buttons or by typing, and taking it back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import islice
from typing import Any

import discord
from discord.app_commands import Choice

from cogs import lookup
from cogs.answering import is_private
from cogs.lookup import any_table
from cogs.slash import slash
from engine import IllegalMove, Move
from sessions import NotSaved, Refused, Status, Table, answers, reminders
from sessions import play as play_service
from ui import respond
from ui.bot import Bot
from ui.click_path import ClickPath, read
from ui.game_text import GameText
from ui.handlers import press
from ui.ids import CONFIRMED, TYPED, TableRef
from ui.layout import OPTIONS, Sheet
from ui.number_modal import Typed, ask_number
from ui.panel import Fold, Panel
from ui.respond import Misplayed, Unanswered
from ui.typed_words import fits, notation, plain

Interaction = discord.Interaction[Any]

PATIENCE = 1.5
"""Seconds that an answer waits for computer players, so that it can show what they did."""
SEARCHED = 300
"""Of very many moves, autocomplete knows so many by their words; any other can be typed in notation."""


class PlayCommands:
    """The part of `/game`, and the buttons, by which moves are made."""

    bot: Bot

    @slash("game hand")
    @any_table
    async def hand(self, interaction: Interaction, table: int | None = None) -> None:
        await self._show_hand(interaction, await lookup.find(interaction, table))

    @slash("game move")
    @any_table
    async def move(self, interaction: Interaction, move: str | None = None, table: int | None = None) -> None:
        found = await lookup.find(interaction, table)
        if move is None:
            await self._show_panel(interaction, found)
        else:
            await typed_move(interaction, found, move)

    @move.autocomplete("move")
    async def _suggest_moves(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        playing = await lookup.playing(interaction)
        if playing is None:
            return []
        table, match, seat = playing
        game_text = GameText(await respond.words_for(interaction), table.game, table.names)
        return offered_moves(match.legal_moves(seat), current, game_text)

    @slash("game undo")
    @any_table
    async def undo(self, interaction: Interaction, table: int | None = None) -> None:
        found = await lookup.find(interaction, table)
        await respond.take_time(interaction)
        await self._undo(interaction, found, None)

    # Buttons

    @press("move")
    async def _press_move(self, interaction: Interaction, ref: TableRef) -> None:
        await self._show_panel(interaction, await lookup.find(interaction, ref.table))

    @press("hand")
    async def _press_hand(self, interaction: Interaction, ref: TableRef) -> None:
        await self._show_hand(interaction, await lookup.find(interaction, ref.table))

    @press("again")
    async def _press_again(self, interaction: Interaction, ref: TableRef) -> None:
        """Show the panel as it is now, in the place of the one that was clicked."""
        await respond.take_time(interaction)
        table = await lookup.find(interaction, ref.table)
        await self._show_present(interaction, table, await (await self._panel(interaction, table)).whole())

    @press("next")
    async def _press_next(self, interaction: Interaction, ref: TableRef) -> None:
        """Show the panel of the next table that waits, in the place of the one that was clicked; a direct
        message stays what it is."""
        await respond.take_time(interaction, anew=not is_private(interaction))
        table = await self.bot.sessions.tables.next_waiting(interaction.user.id, but=ref.table)
        if table is None:
            raise Refused("none-waits")
        await self._show_present(interaction, table, await (await self._panel(interaction, table)).whole())

    @press("story", fold="story")
    @press("why", fold="why")
    @press("explain", fold="explained")
    async def _press_fold(self, interaction: Interaction, ref: TableRef, fold: Fold) -> None:
        """Open in place what lies folded on a panel."""
        await respond.take_time(interaction)
        table = await lookup.find(interaction, ref.table)
        panel = await self._panel(interaction, table)
        await self._show_present(interaction, table, await panel.whole(fold=fold))

    @press("hint")
    async def _press_hint(self, interaction: Interaction, ref: TableRef) -> None:
        """Say on the panel what a master would do."""
        await respond.take_time(interaction)
        try:
            advice = await self.bot.sessions.hints.take(ref.table, interaction.user.id)
        except Refused as error:
            await self._unless_stale(interaction, await lookup.find(interaction, ref.table), error)
            return
        table = await lookup.find(interaction, ref.table)
        panel = await self._panel(interaction, table)
        await self._show_present(interaction, table, await panel.whole(notice=panel.told_hint(advice)))

    @press("undo")
    async def _press_undo(self, interaction: Interaction, ref: TableRef) -> None:
        await respond.take_time(interaction)
        await self._undo(interaction, await lookup.find(interaction, ref.table), ref.version)

    async def _undo(self, interaction: Interaction, table: Table, version: int | None) -> None:
        self.bot.panels.forget(interaction, table.id)
        try:
            table = await self.bot.sessions.act(table.id, play_service.undo, interaction.user.id, version)
        except Refused as error:
            await self._unless_stale(interaction, table, error)
            return
        say = await respond.words_for(interaction)
        panel = await self._panel(interaction, table)
        await draw_panel(interaction, table, await panel.whole(notice=say("panel-undone")))

    @press("answer")
    async def _choose(
        self,
        interaction: Interaction,
        ref: TableRef,
        path: tuple[int, ...],
        mark: str,
        chosen: list[int] | None = None,
    ) -> None:
        """A click in a panel: go on with the answer, or play it."""
        if mark != TYPED:
            await respond.take_time(interaction)
        table = await lookup.find(interaction, ref.table)
        seat = await lookup.seat(interaction, table)
        question = table.match.question(seat) if table.match else None
        if ref.version < table.played or question is None:
            await self._moved_on(interaction, table)
            return
        click = read(question, path, chosen, mark)
        if mark == TYPED:
            await type_number(interaction, table, click, partial(self._choose_typed, ref=ref))
            return
        panel = await self._panel(interaction, table)
        if click.next is not None:
            await draw_panel(interaction, table, await panel.next_part(click))
        elif click.action.grave and mark != CONFIRMED:
            await draw_panel(interaction, table, await panel.confirmation(click))
        else:
            await self._play_clicked(interaction, table, click)

    async def _choose_typed(self, interaction: Interaction, path: tuple[int, ...], ref: TableRef) -> None:
        await self._choose(interaction, ref, path, "")

    async def _play_clicked(self, interaction: Interaction, table: Table, click: ClickPath) -> None:
        assert table.match is not None
        try:
            await play(interaction, table, str(click.move(table.match.game.grammar)), table.version)
        except Refused as error:
            await self._unless_stale(interaction, table, error)

    async def _unless_stale(self, interaction: Interaction, table: Table, error: Refused) -> None:
        """Raise a refusal, unless what was clicked was only old."""
        if error.code != "stale":
            raise error
        await self._moved_on(interaction, await self.bot.sessions.tables.get(table.id))

    async def _moved_on(self, interaction: Interaction, table: Table) -> None:
        """An old panel was clicked: say so, and show the present one in its place."""
        await respond.take_time(interaction)
        say = await respond.words_for(interaction)
        panel = await self._panel(interaction, table)
        await self._show_present(interaction, table, await panel.whole(notice=say("panel-moved-on")))

    # Showing

    async def _show_panel(self, interaction: Interaction, table: Table) -> None:
        panel = await self._panel(interaction, table)
        await respond.take_time(interaction, anew=True)
        await self._show_present(interaction, table, await panel.whole())

    async def _show_hand(self, interaction: Interaction, table: Table) -> None:
        panel = await self._panel(interaction, table)
        await respond.take_time(interaction, anew=True)
        await self._show_present(interaction, table, await panel.hand())

    async def _panel(self, interaction: Interaction, table: Table) -> Panel:
        return await panel_of(interaction, table)

    async def _show_present(self, interaction: Interaction, table: Table, sheet: Sheet) -> None:
        """Show how the table stands; what the person was not answered is in it."""
        await draw_panel(interaction, table, sheet)
        with suppress(Refused, NotSaved):
            await answers.seen(self.bot.sessions, table.id, interaction.user.id)


async def draw_panel(interaction: Interaction, table: Table, sheet: Sheet) -> None:
    """Show a panel of this table, in the place of the person's last one."""
    bot: Bot = interaction.client
    message = await respond.redraw(interaction, sheet.view, sheet.files)
    if message.flags.ephemeral:
        await bot.panels.drawn(interaction, message.id, table, await respond.words_for(interaction))


async def panel_of(interaction: Interaction, table: Table) -> Panel:
    """The person's panel; refused to whoever has no seat, and before the start."""
    if table.match is None:
        raise Refused("not-playing", status=table.status)
    seat = await lookup.seat(interaction, table)
    return Panel(interaction.client, table, seat, await respond.words_for(interaction))


async def play(interaction: Interaction, table: Table, move: str, version: int | None) -> None:
    """Play a move and show what came of it: the panel after it, computer players' answers included.

    Refused or Misplayed if it can't be played; nothing has changed then. Unanswered if it was played, but
    that could not be shown: the person's next panel says so.
    """
    bot: Bot = interaction.client
    bot.panels.forget(interaction, table.id)
    try:
        await bot.sessions.act(table.id, play_service.move, interaction.user.id, move, version)
    except IllegalMove as error:
        raise Misplayed(error, table.game, table.names) from error
    await _show_played(interaction, table, move)


async def after_moves(
    interaction: Interaction, table: Table, moves: Sequence[str], notice: Callable[[int], str]
) -> None:
    """Play moves in a row and show what came of them, as `play` does with one; `notice`: what is said of how
    many of them were played."""
    bot: Bot = interaction.client
    bot.panels.forget(interaction, table.id)
    try:
        played = await bot.sessions.act(
            table.id, play_service.moves, interaction.user.id, moves, table.version
        )
    except IllegalMove as error:
        raise Misplayed(error, table.game, table.names) from error
    await _show_played(interaction, table, moves[played - 1], notice(played))


async def _show_played(interaction: Interaction, table: Table, move: str, notice: str = "") -> None:
    """Show what came of a move that was played. Unanswered if that can't be shown."""
    bot: Bot = interaction.client
    try:
        await until_settled(interaction, table)
        present = await bot.sessions.tables.get(table.id)
        panel = await panel_of(interaction, present)
        await draw_panel(interaction, present, await panel.whole(notice=notice))
        await answers.seen(bot.sessions, table.id, interaction.user.id)
    except Exception as error:
        with suppress(Refused, NotSaved):  # what can't be noted either is shown by the table all the same
            await answers.lost(bot.sessions, table, interaction.user.id, move)
            await reminders.unseen(bot.sessions, table.id, interaction.user.id)
        raise Unanswered(table.id) from error


async def until_settled(interaction: Interaction, table: Table) -> None:
    """Give what is played by itself some time. In a channel computer players take their moment after it: one
    sees there what they do, and one's panel is drawn anew."""
    bot: Bot = interaction.client
    computers = bot.sessions.computers
    is_direct = interaction.guild_id is None
    if is_direct:
        computers.hurry(table.id)
    settling = asyncio.ensure_future(computers.settle_at_once(table.id))
    done, _ = await asyncio.wait([settling], timeout=PATIENCE)
    if not done or (is_direct and not settling.result()):
        settling.cancel()
        await reminders.unseen(bot.sessions, table.id, interaction.user.id)


async def type_number(interaction: Interaction, table: Table, click: ClickPath, then: Typed) -> None:
    """Open a window to type the next part of an answer in."""
    say = await respond.words_for(interaction)
    title = GameText(say, table.game, table.names).verb(click.action.verb)
    await ask_number(interaction, click, title, say, then)


async def typed_move(interaction: Interaction, table: Table, move: str) -> None:
    """Play a move that was typed, in notation or in words, and answer with the panel after it."""
    if table.status is not Status.PLAYING:
        raise Refused("not-playing", status=table.status)
    assert table.match is not None
    legal = table.match.legal_moves(await lookup.seat(interaction, table))
    game_text = GameText(await respond.words_for(interaction), table.game, table.names)
    await respond.take_time(interaction)
    await play(interaction, table, spelt(move, legal, game_text), None)


def offered_moves(moves: Sequence[Move], current: str, game_text: GameText) -> list[Choice[str]]:
    """For autocomplete: those of the moves that fit what is typed so far, in words; what they stand for is
    their notation."""
    phrases = ((game_text.move(move)[:100], str(move)) for move in moves[:SEARCHED])
    meant = notation(current, game_text)
    fitting = (each for each in phrases if fits(current, " ".join(each)) or fits(meant, each[1]))
    return [Choice(name=phrase, value=move) for phrase, move in islice(fitting, OPTIONS)]


def spelt(typed: str, moves: Sequence[Move], game_text: GameText) -> str:
    """What was typed, as a notation; the phrase that autocomplete has for one of the moves stands for it, and
    so do a language's own words for the notation's."""
    line = plain(typed)
    listed = moves[:SEARCHED]
    if line in map(str, listed):
        return line
    phrased = (str(move) for move in listed if plain(game_text.move(move)) == line)
    return next(phrased, notation(typed, game_text))
