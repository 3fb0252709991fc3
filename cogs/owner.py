"""`/owner`: what the operators of the bot do. The commands are registered in their server alone."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.slash import localized, localized_name, slash
from cogs.titles import offer_games
from locales import Words
from sessions import BanKind, Inspection, Refused, Status, Table, hosting, operators
from sessions import bans as bans_service
from sessions import maintenance as maintenance_service
from sessions import operators as operators_service
from ui import layout, respond, spans
from ui.audit import show_audit
from ui.bot import Bot
from ui.context import Context
from ui.layout import Sheet
from ui.markdown import escaped
from ui.table_link import table_link, title

Interaction = discord.Interaction[Any]

LISTED = 15
"""Tables on a page."""
TROUBLES = 5
"""What is shown of what is wrong with a table, in lines of so many characters at most."""
LINE = 200
REASON = 200
"""Characters of a ban's reason, and of what is announced."""
PLACE = 10_000
"""The last page that may be asked for."""

STATUS_CHOICES = [Choice(name=localized(f"choice-status-{each}"), value=str(each)) for each in Status]


@app_commands.default_permissions(administrator=True)
class Owner(
    commands.GroupCog,
    group_name=localized_name("command-owner"),
    group_description=localized("command-owner"),
):
    """The operators' commands."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        offer_games(self.tables)

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Who administers the server sees the commands; they are for the application's team alone."""
        if not await self.bot.is_operator(interaction.user.id):
            raise app_commands.CheckFailure from Refused("not-operator")
        return True

    @slash("owner tables")
    @app_commands.choices(status=STATUS_CHOICES)
    async def tables(
        self,
        interaction: Interaction,
        status: str | None = None,
        game: str | None = None,
        server: str | None = None,
        person: discord.User | None = None,
        page: app_commands.Range[int, 1, PLACE] = 1,
    ) -> None:
        found = await operators_service.list_tables(
            self.bot.sessions,
            status=None if status is None else Status(status),
            game=game,
            server=None if server is None else _id(server),
            person=person.id if person else None,
            most=LISTED + 1,
            after=(page - 1) * LISTED,
        )
        say = await respond.words_for(interaction)
        lines = [await self._line(table, say) for table in found[:LISTED]]
        if len(found) > LISTED:
            lines.append(f"-# {say('audit-more', page=page + 1)}")
        await _show(interaction, "\n".join(lines) or say("owner-no-tables"))

    async def _line(self, table: Table, say: Words) -> str:
        return "- " + say(
            "owner-table",
            title=_title(table, say),
            link=await table_link(self.bot, table),
            status=say(f"choice-status-{table.status}"),
            server=str(table.server or "–"),
            moved=f"<t:{table.moved}:R>",
        )

    @slash("owner look")
    async def look(self, interaction: Interaction, table: int) -> None:
        inspection = await operators_service.look(self.bot.sessions, table)
        say = await respond.words_for(interaction)
        await _show(interaction, "\n".join(await self._looked_into(inspection, say)))

    async def _looked_into(self, inspection: Inspection, say: Words) -> list[str]:
        table = inspection.table
        lines = [f"### {_title(table, say)}", await self._line(table, say)]
        pace = spans.pace(table.pace, say)
        lines.append("- " + say("owner-version", version=table.version, pace=pace, host=_mention(table.host)))
        for number, seat in enumerate(table.seats):
            clock = table.clocks[number] if number < len(table.clocks) else None
            lines.append(
                "- "
                + say(
                    "owner-seat",
                    number=number + 1,
                    name=escaped(seat.name),
                    person=_mention(seat.person),
                    computer=seat.computer or "none",
                    used="none" if clock is None else spans.in_words(max(clock.used, 60), say),
                    stage="none" if clock is None else clock.stage.name.lower(),
                )
            )
        lines += [
            "- " + say("owner-turn", person=_mention(turn.person), since=f"<t:{turn.since}:R>")
            for turn in inspection.turns
        ]
        for job in inspection.jobs[:LISTED]:
            state = "due" if job.failing is None else "failing"
            when = job.due if job.failing is None else job.failing
            lines.append("- " + say("owner-job", state=state, what=job.key.kind, when=f"<t:{when}:R>"))
        troubles = [escaped(trouble[:LINE]) for trouble in inspection.troubles[:TROUBLES]]
        return (
            [*lines, *(f"- ⚠ {trouble}" for trouble in troubles)]
            if troubles
            else [
                *lines,
                f"- {say('owner-sound')}",
            ]
        )

    @slash("owner repair")
    async def repair(self, interaction: Interaction, table: int) -> None:
        repaired = await self.bot.sessions.act(table, operators_service.repair, interaction.user.id)
        await self._done(interaction, "owner-repaired", table=str(repaired.id))

    @slash("owner close")
    async def close(self, interaction: Interaction, table: int) -> None:
        await self.bot.sessions.act(table, hosting.close, interaction.user.id, is_manager=True)
        await self._done(interaction, "lobby-closed-now", table=str(table))

    @slash("owner move")
    async def move(self, interaction: Interaction, table: int, channel: str) -> None:
        found = (await operators_service.look(self.bot.sessions, table)).table
        guild = self.bot.get_guild(found.server) if found.server is not None else None
        place = guild.get_channel_or_thread(_id(channel)) if guild else None
        if not isinstance(place, discord.TextChannel | discord.VoiceChannel | discord.Thread):
            raise Refused("no-such-channel")
        parent = place.parent_id if isinstance(place, discord.Thread) else None
        moved = await self.bot.sessions.act(
            table, operators_service.move, interaction.user.id, place.id, parent
        )
        await self._done(interaction, "owner-moved", table=str(moved.id), channel=f"<#{place.id}>")

    @slash("owner remove")
    async def remove(self, interaction: Interaction, table: int, person: discord.User) -> None:
        after = await self.bot.sessions.act(table, operators_service.take_out, interaction.user.id, person.id)
        await self._done(interaction, "owner-removed", table=str(after.id), person=person.mention)

    @slash("owner ban")
    async def ban(
        self,
        interaction: Interaction,
        person: discord.User | None = None,
        server: str | None = None,
        reason: app_commands.Range[str, 0, REASON] = "",
    ) -> None:
        kind, id = self._banned(person, server)
        if id == interaction.user.id:
            raise Refused("ban-yourself")
        by = interaction.user.id
        await bans_service.ban(self.bot.sessions, kind, id, by, reason)
        if kind is BanKind.PERSON:
            tables = await operators.take_out_everywhere(self.bot.sessions, by, id)
        else:
            tables = await operators.pause_server(self.bot.sessions, by, id)
        await self._done(interaction, f"owner-{kind}-banned", who=_shown(kind, id), tables=tables)

    @slash("owner unban")
    async def unban(
        self, interaction: Interaction, person: discord.User | None = None, server: str | None = None
    ) -> None:
        kind, id = self._banned(person, server)
        await bans_service.lift(self.bot.sessions, kind, id, interaction.user.id)
        await self._done(interaction, "owner-unbanned", who=_shown(kind, id))

    @slash("owner bans")
    async def bans(self, interaction: Interaction) -> None:
        say = await respond.words_for(interaction)
        bans = await bans_service.all_bans(self.bot.sessions.db)
        lines = [
            "- "
            + say(
                "owner-ban",
                who=_shown(ban.kind, ban.id),
                since=f"<t:{ban.since}:d>",
                reason=escaped(ban.reason) or "none",
            )
            for ban in bans[-LISTED:]
        ]
        await _show(interaction, "\n".join([say("owner-bans", count=len(bans)), *lines]))

    def _banned(self, person: discord.User | None, server: str | None) -> tuple[BanKind, int]:
        if (person is None) == (server is None):
            raise Refused("person-or-server")
        return (BanKind.PERSON, person.id) if person else (BanKind.SERVER, _id(server or ""))

    @slash("owner maintenance")
    @app_commands.choices(
        state=[Choice(name=localized(f"choice-maintenance-{each}"), value=each) for each in ("begin", "end")]
    )
    async def maintenance(
        self, interaction: Interaction, state: str, text: app_commands.Range[str, 0, REASON] = ""
    ) -> None:
        if state == "begin":
            await maintenance_service.begin(self.bot.sessions, interaction.user.id, text)
        else:
            await maintenance_service.end(self.bot.sessions, interaction.user.id)
        await self._done(interaction, f"owner-maintenance-{state}")

    @slash("owner audit")
    async def audit(
        self,
        interaction: Interaction,
        server: str | None = None,
        page: app_commands.Range[int, 1, PLACE] = 1,
    ) -> None:
        await show_audit(await Context.of(interaction), None if server is None else _id(server), page)

    async def _done(self, interaction: Interaction, message: str, **facts: str | int) -> None:
        say = await respond.words_for(interaction)
        await respond.answer(interaction, say(message, **facts))


async def _show(interaction: Interaction, text: str) -> None:
    sheet = Sheet()
    sheet.add(layout.text(text[: layout.TEXT]))
    await respond.answer(interaction, view=sheet.view)


def _title(table: Table, say: Words) -> str:
    """Also of a table that is damaged: its game may be none of ours."""
    try:
        return title(table.id, table.game, say)
    except LookupError:
        return say("table-number", table=str(table.id))


def _id(text: str) -> int:
    """An id of Discord's, as it is copied there. Numbers of commands can't hold one."""
    plain = text.strip().strip("<#>")
    if not (plain.isascii() and plain.isdigit() and len(plain) <= 19):
        raise Refused("not-an-id", text=text[:100])
    return int(plain)


def _mention(person: int | None) -> str:
    return "–" if person is None else f"<@{person}>"


def _shown(kind: BanKind, id: int) -> str:
    return f"<@{id}>" if kind is BanKind.PERSON else str(id)


async def setup(bot: Bot) -> None:
    if bot.operators_server is not None:
        await bot.add_cog(Owner(bot), guild=discord.Object(bot.operators_server))
