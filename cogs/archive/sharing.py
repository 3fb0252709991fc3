"""Sharing a result: the podium picture of a finished match, from a button or `/game record`."""

from __future__ import annotations

from boards.podium import PodiumPlace, podium
from sessions import Refused, Status, Table
from sessions.computers.reviewed import kept
from sessions.people.settings import preferences_of
from ui.clicks import Click, TableId
from ui.context import Context
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.text.game_text import GameText
from ui.text.hours import local


class Share(Click, name="share", answers="new"):
    table: TableId

    async def pressed(self, ctx: Context) -> None:
        await share(ctx, await ctx.table(self.table))


async def share(ctx: Context, table: Table) -> None:
    """Show the podium of a match, for the person to save or forward. Refused: not-finished."""
    if table.status is not Status.FINISHED or table.result is None:
        raise Refused("not-finished", status=table.status)
    say, text = ctx.words, GameText(ctx.words, table.game, table.names)
    places, scores = table.result.places, table.result.scores
    standings = [
        PodiumPlace(places[seat], text.names[seat], scores[seat], text.say("score", score=scores[seat]))
        for seat in sorted(places, key=lambda seat: (places[seat], seat))
    ]
    picture = podium(text.say("name"), await _date(ctx, table), standings, await _turning(ctx, table), say)
    sheet = Sheet(in_words=await ctx.in_words())
    await sheet.picture(ctx.bot, picture, "result")
    sheet.add(layout.small(say("share-hint")))
    await ctx.show(sheet)


async def _date(ctx: Context, table: Table) -> str:
    """The day on which the match ended, in the person's time zone."""
    zone = (await preferences_of(ctx.house.db, ctx.person)).zone
    ended = local(zone, table.ended or table.moved)
    return ctx.words("share-date", year=str(ended.year), month=ended.month, day=ended.day)


async def _turning(ctx: Context, table: Table) -> str:
    """The turning point, if the person has had their review made; else empty."""
    seat = table.seat_of(ctx.person)
    reviewed = None if seat is None else await kept(ctx.house.db, table.id, seat)
    if reviewed is None or not reviewed.review.turning_points:
        return ""
    return ctx.words("share-turning", move=reviewed.review.turning_points[0].ply + 1)
