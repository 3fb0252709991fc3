"""Showing tables, running or finished: `/game show, verify, mine`."""

from __future__ import annotations

import discord

from locales import Words
from sessions import Status, Table, Verdict
from sessions.playing import hosting
from sessions.tables import replays
from ui.bot import Bot
from ui.clicks import Click, TableId
from ui.commands import slash
from ui.context import Context
from ui.deliveries import keep_boards, post_again
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.table.link import table_link, table_title
from ui.table.message import table_message
from ui.text.seed_words import added_words
from ui.visibility import is_gone

MAX_LISTED_TABLES = 20


class Verify(Click, name="verify"):
    table: TableId

    async def pressed(self, ctx: Context) -> None:
        await do_verify(ctx, await ctx.table(self.table))


@slash("game show")
async def show(ctx: Context, table: int | None = None) -> None:
    """Post the table's message again in its own channel; elsewhere show a private copy."""
    found = await ctx.table(table)
    if ctx.interaction.guild_id == found.server and await has_lost_channel(ctx.bot, found):
        here = await ctx.room()
        parent = here.parent_id if isinstance(here, discord.Thread) else None
        found = await ctx.act(found, hosting.move, ctx.person, here.id, parent)
    if found.channel == ctx.interaction.channel_id:
        if found.server is not None:
            await ctx.room()
        await post_again(ctx.bot, found)
        await ctx.say("show-posted", link=await table_link(ctx.bot, found))
        return
    await ctx.show(await table_message(ctx.bot, found, ctx.words))


@slash("game verify")
async def verify(ctx: Context, table: int | None = None) -> None:
    await do_verify(ctx, await ctx.table(table))


@slash("game mine")
async def mine(ctx: Context) -> None:
    count = len(await ctx.house.tables.ids_of_person(ctx.person))
    tables = await ctx.house.tables.of_person(ctx.person, most=MAX_LISTED_TABLES)
    await keep_boards(ctx.bot, tables)
    lines = [await mine_line(ctx, table) for table in tables]
    title = ctx.words("mine-title", count=count)
    sheet = Sheet()
    sheet.add(layout.text("\n".join([title, *lines]) if lines else ctx.words("mine-none")))
    await ctx.show(sheet)


async def mine_line(ctx: Context, table: Table) -> str:
    seat = table.seat_of(ctx.person)
    if table.status is Status.LOBBY:
        state = "lobby"
    elif seat is None:
        state = "left"
    else:
        state = "yours" if seat in table.waiting else "theirs"
    link, title = await table_link(ctx.bot, table), table_title(table, ctx.words)
    return f"- {ctx.words(f'mine-{state}', title=title, link=link, since=f'<t:{table.moved}:R>')}"


async def do_verify(ctx: Context, table: Table) -> None:
    await ctx.tell(_verdict(await replays.verify(ctx.house, table.id), ctx.words))


async def has_lost_channel(bot: Bot, table: Table) -> bool:
    """Whether the table's channel no longer exists in its server. An archived thread still exists."""
    return (
        table.server is not None and table.status.is_open and await is_gone(bot, table.server, table.channel)
    )


def _added_words_lines(verdict: Verdict, say: Words) -> list[str]:
    """Lines on whether the original seed and the players' words give the match's seed."""
    if verdict.shared_seed is None:
        return []
    message = "verify-shared-seed-fits" if verdict.words_fit else "verify-shared-seed-differs"
    return [say(message, words=added_words(verdict.shared_seed, say), seed=verdict.seed)]


def _verdict(verdict: Verdict, say: Words) -> str:
    part = verdict.shared_seed.part if verdict.shared_seed else verdict.seed
    lines = [
        say(
            "verify-seed-fits" if verdict.seed_fits else "verify-seed-differs",
            seed=part,
            hash=verdict.seed_hash,
        ),
        *_added_words_lines(verdict, say),
        say("verify-result-fits" if verdict.result_fits else "verify-result-differs"),
        say("verify-chain-fits" if verdict.chain_fits else "verify-chain-differs", hash=str(verdict.chain)),
    ]
    if verdict.origin is not None and verdict.origin_fits is not None:
        message = "verify-origin-fits" if verdict.origin_fits else "verify-origin-differs"
        lines.append(say(message, table=str(verdict.origin.table), move=verdict.origin.ply))
    return "\n".join(lines)
