"""Answers on a panel, by buttons, selects and typed numbers."""

from __future__ import annotations

from cogs.play.number_form import ask_number, typed_path
from cogs.play.showing import panel_of, play_move, show_moved_on, unless_stale
from engine import Question
from sessions import Refused, Status, Table
from ui.clicks import Click, Count, Mark, Path, TableId, Version
from ui.context import Context
from ui.panel.click_path import CONFIRMED, ClickPath, read


class AnswerClick(Click):
    """A click that gives an answer, or begins one."""

    table: TableId
    version: Version
    path: Path

    async def asked(self, ctx: Context) -> tuple[Table, Question] | None:
        """The table and its question. None if the click is too old; then the current panel is shown."""
        table = await ctx.table(self.table)
        match = table.match if table.status is Status.PLAYING else None
        question = match.question(ctx.seat(table)) if match else None
        if question is None or self.version < table.played:
            await ctx.defer("here")
            await show_moved_on(ctx, table)
            return None
        return table, question


class GiveAnswer(AnswerClick, name="answer"):
    mark: Mark

    async def pressed(self, ctx: Context) -> None:
        if asked := await self.asked(ctx):
            table, question = asked
            await go_on(ctx, table, read(question, self.path, None, self.mark), self.mark)


class PickAnswer(AnswerClick, name="answer_pick", picks=tuple):
    mark: Mark
    page: Count

    async def pressed(self, ctx: Context, chosen: tuple[int, ...]) -> None:
        if asked := await self.asked(ctx):
            table, question = asked
            await go_on(ctx, table, read(question, self.path, chosen, self.mark), self.mark)


class TypeAnswer(AnswerClick, name="answer_type", answers="modal"):
    async def pressed(self, ctx: Context) -> None:
        if asked := await self.asked(ctx):
            table, question = asked
            await ask_number(ctx, table, read(question, self.path), self)

    async def typed(self, ctx: Context, text: str) -> None:
        if asked := await self.asked(ctx):
            table, question = asked
            path = typed_path(read(question, self.path), text)
            await ctx.defer("here")
            await go_on(ctx, table, read(question, path), "")


async def go_on(ctx: Context, table: Table, click: ClickPath, mark: str) -> None:
    """Ask for the next part of the answer, or for a confirmation, or play the move."""
    assert table.match is not None
    if click.next is not None:
        await ctx.show_panel(table, await panel_of(ctx, table).next_part(click))
    elif click.action.grave and mark != CONFIRMED:
        await ctx.show_panel(table, await panel_of(ctx, table).confirmation(click))
    else:
        try:
            await play_move(ctx, table, str(click.move(table.match.game.grammar)), table.version)
        except Refused as error:
            await unless_stale(ctx, table, error)
