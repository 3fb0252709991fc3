"""Finds the tournament that a person means, and checks whether they may see it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import discord
from discord.app_commands import Choice

from cogs.tournament import service
from cogs.tournament.document import Tournament
from cogs.tournament.store import NOTICE_JOB
from sessions import Key, Later, Refused
from ui.clicks import Form
from ui.context import Context
from ui.deliveries import keep_standing
from ui.text.markdown import cut
from ui.text.names import plain_name
from ui.text.typed_words import fits

TournamentId = Annotated[int, Form(r"[0-9]{1,9}", int)]


async def find(ctx: Context, number: int | None = None) -> Tournament:
    """The server's tournament with this number, or the most relevant one.

    Without a number, an open tournament comes before others, one in this channel before others, then the
    latest.

    Refused: no-such-tournament, also for a tournament that the person may not see; tournament-unreadable,
    no-tournament-here.
    """
    if number is not None:
        tournament = await service.get_tournament(ctx.house, number)
        if not await _may_see(ctx, tournament):
            raise Refused("no-such-tournament", tournament=number)
        return tournament
    found, here = await seen(ctx), home(ctx)
    if not found:
        raise Refused("no-tournament-here")
    return min(found, key=lambda each: (not each.stage.is_open, each.channel != here, -each.id))


async def seen(ctx: Context) -> list[Tournament]:
    """The server's tournaments that the person may see. Raises Later while that is unknown."""
    server = ctx.interaction.guild_id
    if server is None:
        return []
    found = await service.tournaments_of_server(ctx.house, server)
    return [each for each in found if await _may_see(ctx, each)]


def home(ctx: Context) -> int | None:
    """This channel, or a thread's parent channel."""
    channel = ctx.interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else ctx.interaction.channel_id


async def keep_notices(ctx: Context, tournaments: Iterable[Tournament]) -> None:
    """Have the messages of open tournaments posted again if somebody deleted them. Refused: not-saved."""
    standing: dict[Key, tuple[int, int] | None] = {}
    for each in tournaments:
        message = (await service.shown_of(ctx.house, each.id)).message
        if each.stage.is_open and message is not None:
            standing[Key(NOTICE_JOB, subject=each.id)] = each.channel, message
    await keep_standing(ctx.bot, standing)


async def message_link(ctx: Context, tournament: Tournament) -> str:
    """A link to the tournament's message, or to its channel if there is none yet."""
    shown = await service.shown_of(ctx.house, tournament.id)
    channel = f"https://discord.com/channels/{tournament.server}/{tournament.channel}"
    return channel if shown.message is None else f"{channel}/{shown.message}"


async def complete_tournaments(ctx: Context, current: str) -> list[Choice[int]]:
    """Autocomplete: the server's tournaments."""
    try:
        found = await seen(ctx)
    except Later:  # The reason is shown when the command is sent.
        return []
    named = [(f"{plain_name(each.name, ctx.words)} · {each.id}", each.id) for each in found]
    return [Choice(name=cut(name, 100), value=id) for name, id in named if fits(current, name)]


async def _may_see(ctx: Context, tournament: Tournament) -> bool:
    """Whether the person takes part, or can read the channel of the tournament's message."""
    person = ctx.person
    if tournament.entrant_of(person) is not None:
        return True
    return tournament.server == ctx.interaction.guild_id and await ctx.may_read(tournament)
