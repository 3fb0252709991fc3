"""Looking at tables, running or over: `/game show, log, record, verify, mine`."""

from __future__ import annotations

import json
from functools import partial
from io import BytesIO
from typing import Any

import discord

from cogs import lookup
from cogs.lookup import any_table
from cogs.slash import slash
from engine import Event
from locales import Words
from sessions import Hint, Refused, Status, Table, Verdict, refusals
from ui import ids, layout, respond
from ui.books import page_turner, replay_button, turn
from ui.bot import Bot
from ui.game_text import GameText
from ui.handlers import press
from ui.ids import TableRef
from ui.layout import Sheet
from ui.origin import origin_line
from ui.seats import seat_name
from ui.seed_words import added_words
from ui.table_link import table_link, table_title
from ui.table_message import table_message

Interaction = discord.Interaction[Any]

LINES = 15
"""Events on a page of the log."""
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
            found = await self.bot.sessions.hosting.move(found.id, interaction.user.id, here.id, parent)
        if found.channel == interaction.channel_id:
            lookup.room_for_table(interaction)
            await self.bot.announcer.post_anew(found)
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

    @slash("game log")
    @any_table
    async def log(self, interaction: Interaction, table: int | None = None) -> None:
        found = await lookup.find(interaction, table)
        sheet = self._log_page(interaction, found, 0, await respond.words_for(interaction))
        await respond.answer(interaction, view=sheet.view)

    @press("open log")
    async def _turn_log(self, interaction: Interaction, table: int, page: int) -> None:
        """A page of the log was asked for: in the log itself it is turned, elsewhere it is opened."""
        found = await lookup.find(interaction, table)
        sheet = self._log_page(interaction, found, page, await respond.words_for(interaction))
        await turn(interaction, sheet)

    def _log_page(self, interaction: Interaction, table: Table, page: int, say: Words) -> Sheet:
        """Page 1 is the beginning; page 0, or one that isn't there, is the end."""
        if table.match is None:
            raise Refused(refusals.NotPlaying(status=table.status))
        seat = table.seat_of(interaction.user.id)
        happened = sorted([*table.match.log(seat), *table.hints], key=lambda each: each.ply)
        pages = max(1, -(-len(happened) // LINES))
        number = page if 1 <= page <= pages else pages
        game_text = GameText(say, table.game, table.names, self.bot.signs, seat)
        on_page = happened[(number - 1) * LINES : number * LINES]
        lines = [f"- {_told(each, table, game_text)}" for each in on_page]
        shown = [each for each in on_page if isinstance(each, Event)]
        if number == 1:
            lines[:0] = [f"- {line}" for line in _first_lines(table, say)]
        sheet = Sheet()
        sheet.add(
            layout.text(f"### {table_title(table, say)}\n{say('log-page', page=number, pages=pages)}"),
            layout.text("\n".join(lines) or say("log-empty")),
            page_turner(partial(ids.log_page, table.id), number, pages, say),
        )
        if shown:
            label = say("button-board-at", move=shown[-1].ply)
            rounds = [event.ply for event in shown if event.ends_round and event.ply != shown[-1].ply]
            ends = [
                replay_button(table, ply, seat, say("button-round-end-at", move=ply))
                for ply in rounds[: layout.ROW - 1]
            ]
            sheet.add(layout.row([replay_button(table, shown[-1].ply, seat, label), *ends]))
        return sheet

    @slash("game record")
    @any_table
    async def record(self, interaction: Interaction, table: int | None = None) -> None:
        await self._give_record(interaction, await lookup.find(interaction, table))

    @press("record")
    async def _press_record(self, interaction: Interaction, ref: TableRef) -> None:
        await self._give_record(interaction, await lookup.find(interaction, ref.table))

    async def _give_record(self, interaction: Interaction, table: Table) -> None:
        await respond.take_time(interaction)
        record = await self.bot.sessions.replays.record(table.id)
        data = json.dumps(record, ensure_ascii=False, indent=1).encode()
        file = discord.File(BytesIO(data), f"{table.game}-{table.id}.json")
        say = await respond.words_for(interaction)
        await respond.answer(interaction, say("record-given", table=str(table.id)), files=[file])

    @slash("game verify")
    @any_table
    async def verify(self, interaction: Interaction, table: int | None = None) -> None:
        await self._verify(interaction, await lookup.find(interaction, table))

    @press("verify")
    async def _press_verify(self, interaction: Interaction, ref: TableRef) -> None:
        await self._verify(interaction, await lookup.find(interaction, ref.table))

    async def _verify(self, interaction: Interaction, table: Table) -> None:
        await respond.take_time(interaction)
        verdict = await self.bot.sessions.replays.verify(table.id)
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


def _first_lines(table: Table, say: Words) -> list[str]:
    """What comes before all that has happened: how it was shuffled, or from where the match goes on."""
    if origin := origin_line(table, say):
        return [origin]
    joint = [say("log-joint", words=added_words(table.joint, say))] if table.joint else []
    return [say("log-seed-hash", hash=str(table.seed_hash)), *joint]


def _joint_lines(verdict: Verdict, say: Words) -> list[str]:
    """Whether what stands there and the players' words make the seed."""
    if verdict.joint is None:
        return []
    message = "verify-joint-fits" if verdict.joint_fits else "verify-joint-differs"
    return [say(message, words=added_words(verdict.joint, say), seed=verdict.seed)]


def _told(each: Event | Hint, table: Table, game_text: GameText) -> str:
    """What happened, or that somebody took a hint."""
    if isinstance(each, Event):
        return game_text.event(each)
    return game_text.words("log-hint", name=seat_name(table.seats[each.seat], game_text.words))


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
    ]
    if verdict.chain_fits is not None:
        chain = say(
            "verify-chain-fits" if verdict.chain_fits else "verify-chain-differs", hash=str(verdict.chain)
        )
        lines.append(chain)
    if verdict.origin is not None and verdict.origin_fits is not None:
        message = "verify-origin-fits" if verdict.origin_fits else "verify-origin-differs"
        lines.append(say(message, table=str(verdict.origin.table), move=verdict.origin.ply))
    return "\n".join(lines)
