"""Following a table without playing at it: `/game watch`, and the button below the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar, cast

import discord
from discord import app_commands
from discord.app_commands import Choice

from cogs import lookup
from cogs.lookup import any_table
from cogs.slash import localized, localized_group, slash
from locales import Words
from sessions import Follower, Interest, NewsPlace, Refused, Table, followers, people
from ui import layout, respond
from ui.actions import TableAction
from ui.bot import Bot
from ui.buttons import table_button
from ui.handlers import Handler, press
from ui.ids import TableRef
from ui.layout import Sheet
from ui.visibility import can_still_view

Interaction = discord.Interaction[Any]

WHAT_CHOICES = [Choice(name=localized(f"follow-what-{each}"), value=str(each)) for each in Interest]
F = TypeVar("F", bound=Handler)

PLACE_CHOICES = [Choice(name=localized(f"follow-place-{each}"), value=str(each)) for each in NewsPlace]


def press_for_each(choices: Iterable[str], fact: str) -> Callable[[F], F]:
    """Mark what the buttons do by which each of these is chosen; it is handed over as this fact."""

    def mark(method: F) -> F:
        for each in choices:
            press(f"follow_{each}", **{fact: each})(method)
        return method

    return mark


class WatchCommands:
    """The part of `/game`, and the buttons, by which one follows a table."""

    bot: Bot

    watch = localized_group("game watch")
    """A group, since Discord takes 25 commands or groups in one."""

    @slash("game watch follow", watch)
    @app_commands.choices(what=WHAT_CHOICES, where=PLACE_CHOICES)
    @any_table
    async def follow(
        self,
        interaction: Interaction,
        what: str | None = None,
        where: str | None = None,
        table: int | None = None,
    ) -> None:
        await self._follow(interaction, await lookup.find(interaction, table), what, where)

    @slash("game watch unfollow", watch)
    @any_table
    async def unfollow(self, interaction: Interaction, table: int | None = None) -> None:
        if table is None:
            table = (await lookup.find(interaction, None)).id
        await self._unfollow(interaction, table)

    @slash("game watch private", watch)
    @any_table
    async def private(self, interaction: Interaction, private: bool = True, table: int | None = None) -> None:
        found = await lookup.find(interaction, table)
        await self.bot.sessions.act(found.id, followers.set_private, interaction.user.id, private)
        say = await respond.words_for(interaction)
        await respond.answer(interaction, say("watch-private" if private else "watch-open"))

    # Buttons

    @press("follow")
    @press_for_each(Interest, "what")
    @press_for_each(NewsPlace, "where")
    async def _press_follow(self, interaction: Interaction, ref: TableRef, **chosen: str) -> None:
        await _take_time(interaction)
        await self._follow(interaction, await lookup.find(interaction, ref.table), **chosen)

    @press("unfollow")
    async def _press_unfollow(self, interaction: Interaction, ref: TableRef) -> None:
        await _take_time(interaction)
        await self._unfollow(interaction, ref.table)

    async def _follow(
        self, interaction: Interaction, table: Table, what: str | None = None, where: str | None = None
    ) -> None:
        """Follow, and show what of and where, with buttons to change it.

        Refused also: no-such-table, if the person can't see the channel, even if they are invited or a
        computer player holds their seat.
        """
        person, is_here = interaction.user.id, table.channel == interaction.channel_id
        if not is_here and not await can_still_view(self.bot, table, person):
            raise Refused("no-such-table", table=table.id)
        follower = await self.bot.sessions.act(
            table.id,
            followers.follow,
            person,
            Interest(what) if what else None,
            NewsPlace(where) if where else None,
        )
        if follower.place is NewsPlace.DM:
            # To ask for them is a new try.
            await people.set_dm_refused(self.bot.sessions, person, False)
        sheet = _following(table, follower, await respond.words_for(interaction))
        await respond.redraw(interaction, sheet.view)

    async def _unfollow(self, interaction: Interaction, table: int) -> None:
        """Follow no longer, also what one may not see any more."""
        await followers.unfollow(self.bot.sessions, table, interaction.user.id)
        say = await respond.words_for(interaction)
        sheet = Sheet()
        sheet.add(layout.text(say("watch-unfollowed", table=str(table))))
        await respond.redraw(interaction, sheet.view)


def _following(table: Table, follower: Follower, say: Words) -> Sheet:
    """How somebody follows a table, and what they could choose instead."""
    what, place = say(f"follow-what-{follower.interest}"), say(f"follow-place-{follower.place}")
    sheet = Sheet()
    sheet.add(
        layout.text(say("watch-following", table=str(table.id), what=what, place=place)),
        layout.row(
            [_choice(table, each, say(f"follow-what-{each}"), follower.interest) for each in Interest]
        ),
        layout.row(
            [
                *(_choice(table, each, say(f"follow-place-{each}"), follower.place) for each in NewsPlace),
                table_button("unfollow", TableRef.of(table), say("button-unfollow")),
            ]
        ),
    )
    return sheet


def _choice(table: Table, choice: str, label: str, chosen: str) -> layout.Item:
    style = discord.ButtonStyle.primary if choice == chosen else discord.ButtonStyle.secondary
    action = cast(TableAction, f"follow_{choice}")
    return table_button(action, TableRef.of(table), label, style=style)


async def _take_time(interaction: Interaction) -> None:
    """Answer later: in the private panel that was clicked, but not in the place of news."""
    await respond.take_time(interaction, anew=interaction.guild_id is None)
