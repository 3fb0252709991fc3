"""Looking at tables, running or over: `/game show, verify, mine`."""

from __future__ import annotations

from typing import Any

import discord

from cogs import lookup
from cogs.lookup import any_table
from cogs.slash import slash
from locales import Words
from sessions import Status, Table, Verdict, hosting, replays
from ui import layout, respond
from ui.bot import Bot
from ui.deliveries import post_again
from ui.handlers import press
from ui.ids import TableRef
from ui.layout import Sheet
from ui.seed_words import added_words
from ui.table_link import table_link, table_title
from ui.table_message import table_message

Interaction = discord.Interaction[Any]

MINE = 20
"""Tables that `/game mine` lists at the most."""


class HistoryCommands:
    """The part of `/game`, and the buttons, by which tables are looked at."""

    bot: Bot

    @slash("game show")
    @any_table
    async def show(self, interaction: Interaction, table: int | None = None) -> None:
        """In the table's own channel its message is posted anew; elsewhere only this person sees a copy."""
        found = await lookup.find(interaction, table)
        if interaction.guild_id == found.server and await self._is_homeless(found):
            here = lookup.room_for_table(interaction)
            parent = here.parent_id if isinstance(here, discord.Thread) else None
            found = await self.bot.sessions.act(found.id, hosting.move, interaction.user.id, here.id, parent)
        if found.channel == interaction.channel_id:
            lookup.room_for_table(interaction)
            await post_again(self.bot, found)
            say = await respond.words_for(interaction)
            await respond.answer(interaction, say("show-posted", link=await table_link(self.bot, found)))
            return
        sheet = await table_message(self.bot, found, await respond.words_for(interaction))
        await respond.redraw(interaction, sheet.view, sheet.files)

    async def _is_homeless(self, table: Table) -> bool:
        """Whether the table's channel is gone from its server; an archived thread is only asleep."""
        guild = self.bot.get_guild(table.server) if table.server is not None else None
        if guild is None or not table.status.is_open or guild.get_channel_or_thread(table.channel):
            return False
        try:
            await guild.fetch_channel(table.channel)
        except discord.NotFound:
            return True
        except discord.Forbidden:
            return False
        return False

    @slash("game verify")
    @any_table
    async def verify(self, interaction: Interaction, table: int | None = None) -> None:
        await self._verify(interaction, await lookup.find(interaction, table))

    @press("verify")
    async def _press_verify(self, interaction: Interaction, ref: TableRef) -> None:
        await self._verify(interaction, await lookup.find(interaction, ref.table))

    async def _verify(self, interaction: Interaction, table: Table) -> None:
        await respond.take_time(interaction)
        verdict = await replays.verify(self.bot.sessions, table.id)
        await respond.answer(interaction, _verdict(verdict, await respond.words_for(interaction)))

    @slash("game mine")
    async def mine(self, interaction: Interaction) -> None:
        say = await respond.words_for(interaction)
        count = len(await self.bot.sessions.tables.ids_of_person(interaction.user.id))
        tables = await self.bot.sessions.tables.of_person(interaction.user.id, most=MINE)
        lines = [await self._mine_line(table, interaction.user.id, say) for table in tables]
        sheet = Sheet()
        sheet.add(
            layout.text("\n".join([say("mine-title", count=count), *lines]) if lines else say("mine-none"))
        )
        await respond.answer(interaction, view=sheet.view)

    async def _mine_line(self, table: Table, person: int, say: Words) -> str:
        seat = table.seat_of(person)
        if table.status is Status.LOBBY:
            state = "lobby"
        elif seat is None:
            state = "left"
        else:
            state = "yours" if seat in table.waiting else "theirs"
        where = await table_link(self.bot, table)
        moved = f"<t:{table.moved}:R>"
        return f"- {say(f'mine-{state}', title=table_title(table, say), link=where, since=moved)}"


def _joint_lines(verdict: Verdict, say: Words) -> list[str]:
    """Whether what stands there and the players' words make the seed."""
    if verdict.joint is None:
        return []
    message = "verify-joint-fits" if verdict.joint_fits else "verify-joint-differs"
    return [say(message, words=added_words(verdict.joint, say), seed=verdict.seed)]


def _verdict(verdict: Verdict, say: Words) -> str:
    part = verdict.joint.part if verdict.joint else verdict.seed
    lines = [
        say(
            "verify-seed-fits" if verdict.seed_fits else "verify-seed-differs",
            seed=part,
            hash=verdict.seed_hash,
        ),
        *_joint_lines(verdict, say),
        say("verify-result-fits" if verdict.result_fits else "verify-result-differs"),
        say("verify-chain-fits" if verdict.chain_fits else "verify-chain-differs", hash=str(verdict.chain)),
    ]
    if verdict.origin is not None and verdict.origin_fits is not None:
        message = "verify-origin-fits" if verdict.origin_fits else "verify-origin-differs"
        lines.append(say(message, table=str(verdict.origin.table), move=verdict.origin.ply))
    return "\n".join(lines)
