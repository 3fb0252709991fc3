"""What is clicked about tournaments, and what the commands of `/tournament` do."""

from __future__ import annotations

from typing import Any

import discord

from cogs import lookup
from engine import GAMES
from locales import words
from sessions import Format, Person, Refused, Tournament
from sessions.tournaments import organising, tournaments
from ui import respond
from ui.bot import Bot
from ui.handlers import press
from ui.sender import tournament_shown
from ui.tournament import game_name, standings_sheet
from ui.tournament_ids import CupPlan, Ruling
from ui.tournament_panels import (
    chosen,
    days_for,
    list_sheet,
    organiser_sheet,
    own_part,
    plan_sheet,
    ruling_sheet,
    substitute_sheet,
)
from ui.visibility import can_view

Interaction = discord.Interaction[Any]


class TournamentClicks:
    """The buttons and selects, each by the tournament's number."""

    bot: Bot

    @press("list tournaments")
    async def _press_list(self, interaction: Interaction) -> None:
        await respond.take_time(interaction)
        await self._list(interaction)

    @press("plan tournament")
    async def _press_plan(self, interaction: Interaction, plan: CupPlan) -> None:
        await respond.take_time(interaction)
        await self._show_plan(interaction, plan)

    @press("choose for tournament")
    async def _choose_plan(self, interaction: Interaction, plan: CupPlan, field: str, value: str) -> None:
        await respond.take_time(interaction)
        try:
            plan = chosen(plan, field, value)
        except ValueError:
            raise Refused("out-of-date") from None
        await self._show_plan(interaction, plan)

    @press("open tournament")
    async def _press_open(self, interaction: Interaction, plan: CupPlan) -> None:
        await respond.take_time(interaction)
        await self._open(interaction, plan, days=days_for(plan.pace))

    @press("tournament join")
    async def _press_join(self, interaction: Interaction, tournament: int) -> None:
        await respond.take_time(interaction)
        await self._join(interaction, await self._found(interaction, tournament))

    @press("tournament leave")
    async def _press_leave(self, interaction: Interaction, tournament: int) -> None:
        await respond.take_time(interaction)
        await self._leave(interaction, await self._found(interaction, tournament))

    @press("tournament mine")
    async def _press_mine(self, interaction: Interaction, tournament: int) -> None:
        await respond.take_time(interaction)
        found = await self._found(interaction, tournament)
        say = await respond.words_for(interaction)
        await respond.redraw(interaction, own_part(found, interaction.user.id, say).view)

    @press("open standings")
    async def _press_standings(self, interaction: Interaction, tournament: int, page: int) -> None:
        await respond.take_time(interaction)
        found = await self._found(interaction, tournament)
        say = await respond.words_for(interaction)
        await respond.redraw(interaction, standings_sheet(found, page, say).view)

    # For the organiser

    @press("tournament organise")
    async def _press_organise(self, interaction: Interaction, tournament: int) -> None:
        await respond.take_time(interaction)
        await self._show_organiser(interaction, await self._found(interaction, tournament))

    @press("tournament start")
    async def _press_start(self, interaction: Interaction, tournament: int) -> None:
        await respond.take_time(interaction)
        await self._start(interaction, await self._found(interaction, tournament))

    @press("tournament pause")
    async def _press_pause(self, interaction: Interaction, tournament: int) -> None:
        await respond.take_time(interaction)
        await self._pause(interaction, await self._found(interaction, tournament))

    @press("tournament resume")
    async def _press_resume(self, interaction: Interaction, tournament: int) -> None:
        await respond.take_time(interaction)
        await self._resume(interaction, await self._found(interaction, tournament))

    @press("tournament cancel")
    async def _press_cancel(self, interaction: Interaction, tournament: int) -> None:
        await respond.take_time(interaction)
        await self._show_organiser(interaction, await self._found(interaction, tournament), asks=True)

    @press("tournament cancel_sure")
    async def _press_cancel_sure(self, interaction: Interaction, tournament: int) -> None:
        await respond.take_time(interaction)
        found = await self._found(interaction, tournament)
        cancelled = await organising.cancel(self.bot.sessions, found.id, *_authority(interaction))
        await self._show_organiser(interaction, cancelled)

    @press("choose entrant")
    async def _choose_entrant(self, interaction: Interaction, tournament: int, number: str) -> None:
        await respond.take_time(interaction)
        found = await self._led(interaction, tournament)
        _require_known(number.isdecimal() and any(each.number == int(number) for each in found.entrants))
        say = await respond.words_for(interaction)
        await respond.redraw(interaction, substitute_sheet(found, int(number), say).view)

    @press("replace entrant")
    async def _replace_entrant(
        self, interaction: Interaction, tournament: int, number: int, person: discord.User | discord.Member
    ) -> None:
        await respond.take_time(interaction)
        found = await self._led(interaction, tournament)
        out = next((each.person for each in found.entrants if each.number == number), None)
        if out is None:
            raise Refused("out-of-date")
        await self._replace(interaction, found, out, Person(person.id, person.display_name))

    @press("choose pod")
    async def _choose_pod(self, interaction: Interaction, tournament: int, pod: str) -> None:
        await respond.take_time(interaction)
        round, _, number = pod.partition(".")
        _require_known(round.isdecimal() and number.isdecimal())
        found = await self._led(interaction, tournament)
        await self._rule(interaction, found, Ruling(found.id, int(round), int(number)))

    @press("rule on place")
    async def _rule_on_place(self, interaction: Interaction, ruling: Ruling, number: str) -> None:
        await respond.take_time(interaction)
        found = await self._led(interaction, ruling.tournament)
        _require_known(number.isdecimal())
        await self._rule(interaction, found, ruling._replace(order=(*ruling.order, int(number))))

    # What they do

    async def _list(self, interaction: Interaction) -> None:
        if interaction.guild_id is None:
            raise Refused("not-in-server")
        found = await seen(self.bot, interaction)
        links = [await self._link(each) for each in found]
        say = await respond.words_for(interaction)
        await respond.redraw(interaction, list_sheet(found, links, say).view)

    async def _show_plan(self, interaction: Interaction, plan: CupPlan) -> None:
        _require_known(plan.game in GAMES and plan.format in list(Format))
        say = await respond.words_for(interaction)
        await respond.redraw(interaction, plan_sheet(plan, say).view)

    async def _open(
        self,
        interaction: Interaction,
        plan: CupPlan,
        *,
        days: int,
        name: str | None = None,
        size: int | None = None,
        rooms: int | None = None,
    ) -> None:
        place = lookup.home_of(interaction)
        allowed = interaction.app_permissions
        if place is None or interaction.guild_id is None:
            raise Refused("not-in-server")
        if not (allowed.create_public_threads and allowed.send_messages_in_threads and allowed.attach_files):
            raise Refused("bot-needs-threads")
        say = await respond.words_for(interaction)
        tournament = await tournaments.open_tournament(
            self.bot.sessions,
            server=interaction.guild_id,
            channel=place,
            organiser=lookup.me(interaction),
            name=name or await self._usual_name(interaction.guild_id, plan.game),
            game=plan.game,
            format=plan.format,
            pace=plan.pace,
            wait=plan.wait,
            rounds=plan.rounds,
            days=days,
            size=size,
            rated=plan.rated,
            rooms=rooms,
        )
        await tournament_shown(self.bot, tournament.id)
        link = await self._link(tournament)
        await respond.answer(interaction, say("cup-opened", link=link, channel=f"<#{place}>"))

    async def _usual_name(self, server: int, game: str) -> str:
        if game not in GAMES:
            raise Refused("no-such-game", game=game)
        say = words(await self.bot.language_of_server(server))
        return say("cup-name", game=game_name(game, say))

    async def _join(self, interaction: Interaction, tournament: Tournament) -> None:
        was_playing = tournament.round > 0
        tournament = await tournaments.join(self.bot.sessions, tournament.id, lookup.me(interaction))
        say = await respond.words_for(interaction)
        told = say("cup-back" if was_playing else "cup-joined", starts=f"<t:{tournament.starts}:f>")
        await respond.answer(interaction, told)

    async def _leave(self, interaction: Interaction, tournament: Tournament) -> None:
        was_playing = tournament.round > 0
        await tournaments.leave(self.bot.sessions, tournament.id, interaction.user.id)
        say = await respond.words_for(interaction)
        await respond.answer(interaction, say("cup-withdrawn" if was_playing else "cup-left"))

    async def _start(self, interaction: Interaction, tournament: Tournament) -> None:
        tournament = await organising.start(self.bot.sessions, tournament.id, *_authority(interaction))
        say = await respond.words_for(interaction)
        await respond.answer(interaction, say("cup-started"))

    async def _pause(self, interaction: Interaction, tournament: Tournament) -> None:
        tournament = await organising.pause(self.bot.sessions, tournament.id, *_authority(interaction))
        await self._show_organiser(interaction, tournament)

    async def _resume(self, interaction: Interaction, tournament: Tournament) -> None:
        tournament = await organising.resume(self.bot.sessions, tournament.id, *_authority(interaction))
        await self._show_organiser(interaction, tournament)

    async def _replace(
        self, interaction: Interaction, tournament: Tournament, out: int, person: Person
    ) -> None:
        by, is_manager = _authority(interaction)
        await organising.replace_entrant(self.bot.sessions, tournament.id, by, out, person, is_manager)
        say = await respond.words_for(interaction)
        told = say("cup-replaced", out=f"<@{out}>", substitute=f"<@{person.id}>")
        await respond.answer(interaction, told)

    async def _rule(self, interaction: Interaction, tournament: Tournament, ruling: Ruling) -> None:
        """Ask who came next at a table, until all places but the last are known: then it is ruled."""
        _require_led(interaction, tournament)
        rounds = tournament.pods
        _require_known(1 <= ruling.round <= len(rounds) and 1 <= ruling.pod <= len(rounds[ruling.round - 1]))
        pod = rounds[ruling.round - 1][ruling.pod - 1]
        _require_known(set(ruling.order) <= set(pod.entrants) and len(set(ruling.order)) == len(ruling.order))
        if pod.entrants and len(ruling.order) >= len(pod.entrants) - 1:
            left = tuple(number for number in pod.entrants if number not in ruling.order)
            ruling = ruling._replace(order=(*ruling.order, *left))
            by, is_manager = _authority(interaction)
            tournament = await organising.rule(
                self.bot.sessions, tournament.id, by, ruling.round, ruling.pod, ruling.order, is_manager
            )
        say = await respond.words_for(interaction)
        await respond.redraw(interaction, ruling_sheet(tournament, ruling, say).view)

    async def _show_organiser(
        self, interaction: Interaction, tournament: Tournament, *, asks: bool = False
    ) -> None:
        _require_led(interaction, tournament)
        say = await respond.words_for(interaction)
        await respond.redraw(interaction, organiser_sheet(tournament, say, asks=asks).view)

    async def _led(self, interaction: Interaction, id: int) -> Tournament:
        """The tournament, if the caller organises it. Refused: not-organiser, as `_found`."""
        tournament = await self._found(interaction, id)
        _require_led(interaction, tournament)
        return tournament

    async def _found(self, interaction: Interaction, id: int) -> Tournament:
        """The tournament of this server. Refused: no-such-tournament, tournament-unreadable.

        A tournament of another server counts as missing.
        """
        tournament = await tournaments.get_tournament(self.bot.sessions, id)
        if tournament.server != interaction.guild_id or not await _may_see(interaction, tournament):
            raise Refused("no-such-tournament", tournament=id)
        return tournament

    async def _link(self, tournament: Tournament) -> str:
        """Where the message stands that tells of it."""
        shown = await tournaments.shown_of(self.bot.sessions, tournament.id)
        channel = f"https://discord.com/channels/{tournament.server}/{tournament.channel}"
        return channel if shown.message is None else f"{channel}/{shown.message}"


async def seen(bot: Bot, interaction: Interaction) -> list[Tournament]:
    """The tournaments of this server that somebody may see."""
    if interaction.guild_id is None:
        return []
    found = await tournaments.tournaments_of_server(bot.sessions, interaction.guild_id)
    return [each for each in found if await _may_see(interaction, each)]


async def _may_see(interaction: Interaction, tournament: Tournament) -> bool:
    """Whether somebody takes part, or could read the channel where it is told of."""
    person = interaction.user
    if tournament.entrant_of(person.id) is not None or tournament.channel == interaction.channel_id:
        return True
    if interaction.guild is None or not isinstance(person, discord.Member):
        return False
    return await can_view(interaction.guild, tournament, person)


def _authority(interaction: Interaction) -> tuple[int, bool]:
    """Who acts, and whether they manage the server."""
    return interaction.user.id, lookup.manages_server(interaction)


def _require_led(interaction: Interaction, tournament: Tournament) -> None:
    person, is_manager = _authority(interaction)
    if person != tournament.organiser and not is_manager:
        raise Refused("not-organiser", organiser=tournament.organiser)


def _require_known(is_known: bool) -> None:
    """Refused: out-of-date, if what was clicked or typed names nothing."""
    if not is_known:
        raise Refused("out-of-date")
