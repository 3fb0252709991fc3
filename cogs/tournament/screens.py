"""A person's private pages on tournaments: their part, standings, list, plan of a new one, and organiser's
page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import discord

from cogs.tournament.document import Format, Tournament, TournamentStage
from cogs.tournament.message import about, game_name, names_of, points_and_wins, points_text, room_link
from cogs.tournament.standings import is_knocked_out, standings
from engine import GAMES
from locales import Words
from ui.clicks import button, people_select, select
from ui.sheet import layout
from ui.sheet.layout import Item, Sheet
from ui.text import spans
from ui.text.markdown import cut, linked
from ui.text.names import escaped_name, plain_name

PACE_CHOICES = (5 * spans.MINUTE, 12 * spans.HOUR, spans.DAY, 3 * spans.DAY)
JOINING_CHOICES = (10 * spans.MINUTE, spans.HOUR, spans.DAY, 3 * spans.DAY, spans.WEEK)
"""Offered times for joining, in seconds."""
ROUND_CHOICES = (0, 3, 4, 5, 6, 7)
"""Offered numbers of rounds. 0 stands for a suitable number of Swiss rounds."""
ENTRANTS_PER_PAGE = 25


class TournamentPlan(NamedTuple):
    """A tournament that a person is about to open."""

    game: str
    format: str
    pace: int
    rounds: int  # number of rounds; 0 stands for a suitable number
    wait: int  # time for joining in seconds
    rated: bool


DEFAULT_PLAN = TournamentPlan(next(iter(GAMES)), Format.SWISS, spans.DAY, 0, spans.DAY, rated=False)


def days_for(pace: int) -> int:
    """The default length of a round in days for a pace: about fourteen moves each, between one day and four
    weeks."""
    return min(28, max(1, -(-14 * pace // spans.DAY)))


def own_part(tournament: Tournament, person: int, say: Words) -> Sheet:
    """The person's standing, their table, and whether they continue."""
    sheet = Sheet()
    entrant = tournament.entrant_of(person)
    title = f"### {escaped_name(tournament.name, say)}"
    if entrant is None:
        sheet.add(layout.text(f"{title}\n{say('cup-not-in')}"))
        return sheet
    standing = next(each for each in standings(tournament) if each.entrant == entrant.number)
    lines = [title]
    if tournament.format is not Format.KNOCKOUT and standing.played:
        points = points_text(standing.points, say, "cup-scored")
        lines.append(say("cup-own", rank=standing.rank, points=points, wins=standing.wins))
    pod = tournament.pod_of(entrant.number)
    if pod is None:
        lines.append(say("cup-no-table"))
    else:
        link = room_link(tournament, pod)
        number = tournament.present.index(pod) + 1
        where = say("cup-table", number=number)
        where = where if link is None else linked(where, link)
        lines.append(say("cup-own-table", table=where, names=say.names(names_of(tournament, pod, say))))
    sheet.add(layout.text("\n".join(lines)))
    if is_knocked_out(tournament, entrant.number):
        sheet.add(layout.small(say("refusal-knocked-out")))
    elif tournament.stage is TournamentStage.PLAYING and not tournament.is_last_round:
        if entrant.stays:
            out = button(say("button-cup-withdraw"), "cup_leave", tournament.id)
            sheet.add(layout.small(say("cup-stays", format=str(tournament.format))), layout.row([out]))
        else:
            green = discord.ButtonStyle.success
            back = button(say("button-cup-back"), "cup_join", tournament.id, style=green)
            sheet.add(layout.small(say("cup-is-out")), layout.row([back]))
    return sheet


def standings_lines(tournament: Tournament, say: Words) -> list[str]:
    """A line for each entrant, the best first."""
    return [
        say(
            "cup-line",
            rank=standing.rank,
            name=escaped_name(tournament.entrant(standing.entrant).name, say),
            merit=points_and_wins(tournament, standing, say),
        )
        for standing in standings(tournament)
    ]


def standings_sheet(tournament: Tournament, page: int, say: Words) -> Sheet:
    """A page of the standings, counted from 1."""
    lines = standings_lines(tournament, say)
    last = max(1, -(-len(lines) // ENTRANTS_PER_PAGE))
    page = min(max(page, 1), last)
    sheet = Sheet()
    title = f"### {say('cup-standings', name=escaped_name(tournament.name, say))}"
    shown = lines[(page - 1) * ENTRANTS_PER_PAGE : page * ENTRANTS_PER_PAGE] or [say("cup-nobody")]
    sheet.add(layout.text("\n".join([title, *shown])))
    if tournament.format is not Format.KNOCKOUT:
        sheet.add(layout.small(say("cup-points")))
    if last > 1:
        back = button(say("button-previous"), "cup_standings", tournament.id, page - 1, disabled=page == 1)
        on = button(say("button-next"), "cup_standings", tournament.id, page + 1, disabled=page == last)
        sheet.add(layout.row([back, on]))
    return sheet


def list_sheet(tournaments: Sequence[Tournament], link_of: Sequence[str], say: Words) -> Sheet:
    """A server's tournaments with links, and a button to open one."""
    sheet = Sheet()
    lines = [f"### {say('cups-title')}"]
    for tournament, link in zip(tournaments, link_of, strict=True):
        name = escaped_name(tournament.name, say)
        lines.append(
            say(
                "cups-line",
                name=linked(name, link) if link else name,
                game=game_name(tournament.game, say),
                number=len(tournament.entrants),
                stage=str(tournament.stage),
                round=tournament.round,
            )
        )
    if not tournaments:
        lines.append(say("cups-none"))
    sheet.add(layout.text("\n".join(lines)))
    blue = discord.ButtonStyle.primary
    sheet.add(layout.row([button(say("button-cup-plan"), "cup_plan", *DEFAULT_PLAN, style=blue)]))
    return sheet


def plan_sheet(plan: TournamentPlan, say: Words, *, may_open: bool = True) -> Sheet:
    """The settings of a tournament that isn't open yet. A line says so if the person may not open it."""
    sheet = Sheet()
    how = say(f"cup-how-{plan.format}", days=days_for(plan.pace))
    sheet.add(layout.text(f"### {say('cup-plan')}"), layout.small(how))
    games = [(game_name(game, say), game) for game in GAMES]
    formats = [(say("cup-format", format=str(each)), str(each)) for each in Format]
    paces = [(spans.pace(pace, say), str(pace)) for pace in PACE_CHOICES]
    waits = [(say("cup-wait", span=spans.in_words(wait, say)), str(wait)) for wait in JOINING_CHOICES]
    rounds = [(say("cup-rounds", rounds=number), str(number)) for number in ROUND_CHOICES]
    sheet.add(_field(plan, "game", games, plan.game))
    sheet.add(_field(plan, "format", formats, plan.format))
    sheet.add(_field(plan, "pace", paces, str(plan.pace)))
    if plan.format == Format.SWISS:
        sheet.add(_field(plan, "rounds", rounds, str(plan.rounds)))
    sheet.add(_field(plan, "wait", waits, str(plan.wait)))
    green = discord.ButtonStyle.success
    other = plan._replace(rated=not plan.rated)
    open_it = button(say("button-cup-open"), "cup_open", *plan, style=green)
    rated = button(say("switch-rated.turn-off" if plan.rated else "switch-rated.turn-on"), "cup_plan", *other)
    sheet.add(layout.row([open_it, rated]))
    if not may_open:
        sheet.add(layout.small(say("refusal-managers-open")))
    return sheet


def chosen(plan: TournamentPlan, field: str, value: str) -> TournamentPlan:
    """The plan with a new value for a field. Raises ValueError for an invalid choice."""
    match field:
        case "game" if value in GAMES:
            return plan._replace(game=value)
        case "format" if value in list(Format):
            return plan._replace(format=value)
        case "pace" | "rounds" | "wait" if value.isdecimal() and len(value) < 9:
            return plan._replace(**{field: int(value)})
        case _:
            raise ValueError(field, value)


def organiser_sheet(tournament: Tournament, say: Words, *, asks: bool = False) -> Sheet:
    """The organiser's actions. With `asks`, a button asks to confirm a cancellation."""
    sheet = Sheet()
    sheet.add(layout.text(f"### {escaped_name(tournament.name, say)}\n{about(tournament, say)}"))
    sheet.add(layout.small(say("cup-organise")))
    if not tournament.stage.is_open:
        sheet.add(layout.text(say("refusal-tournament-closed")))
        return sheet
    buttons: list[Item] = []
    if tournament.stage is TournamentStage.JOINING:
        green = discord.ButtonStyle.success
        buttons.append(button(say("button-cup-start"), "cup_change", tournament.id, "start", style=green))
    if tournament.paused is None:
        buttons.append(button(say("button-cup-pause"), "cup_change", tournament.id, "pause"))
    else:
        buttons.append(button(say("button-cup-resume"), "cup_change", tournament.id, "resume"))
    red = discord.ButtonStyle.danger
    if asks:
        sure = button(say("button-cup-cancel-sure"), "cup_change", tournament.id, "cancel", style=red)
        buttons.append(sure)
    else:
        buttons.append(button(say("button-cup-cancel"), "cup_organise", tournament.id, True, style=red))
    sheet.add(layout.row(buttons))
    if tournament.entrants:
        names = [
            (plain_name(each.name, say), str(each.number))
            for each in tournament.entrants
            if each.person is not None
        ]
        for part, first in enumerate(range(0, len(names), layout.MAX_OPTIONS)):
            some = _options(names[first : first + layout.MAX_OPTIONS])
            whom = say("cup-replace-whom")
            sheet.add(layout.row([select(some, "cup_entrant", tournament.id, part, placeholder=whom)]))
    pods = _pods(tournament, say)
    if pods:
        which = say("cup-rule-which")
        sheet.add(layout.row([select(_options(pods), "cup_pod", tournament.id, placeholder=which)]))
    return sheet


def substitute_sheet(tournament: Tournament, number: int, say: Words) -> Sheet:
    """The choice of a substitute for an entrant."""
    sheet = Sheet()
    name = escaped_name(tournament.entrant(number).name, say)
    who = people_select("cup_substitute", tournament.id, number, placeholder=say("cup-substitute-who"))
    sheet.add(layout.text(say("cup-substitute", name=name)), layout.row([who]))
    return sheet


def ruling_sheet(tournament: Tournament, round: int, pod: int, order: tuple[int, ...], say: Words) -> Sheet:
    """The places at a table set so far, and the question who came next. `order` lists entrants, the first one
    first."""
    sheet = Sheet()
    said = [
        f"{place}. {escaped_name(tournament.entrant(number).name, say)}"
        for place, number in enumerate(order, 1)
    ]
    sheet.add(layout.text("\n".join([say("cup-rule", round=round, pod=pod), *said])))
    left = [number for number in tournament.pods[round - 1][pod - 1].entrants if number not in order]
    if len(left) > 1:
        options = _options(
            [(plain_name(tournament.entrant(number).name, say), str(number)) for number in left]
        )
        place = say("cup-rule-place", place=len(order) + 1)
        menu = select(options, "cup_rule", tournament.id, round, pod, order, placeholder=place)
        sheet.add(layout.row([menu]))
    return sheet


def _pods(tournament: Tournament, say: Words) -> list[tuple[str, str]]:
    """The tables whose result can be set, the latest first."""
    found = [
        (say("cup-pod", round=round, pod=number, over="yes" if pod.is_over else "no"), f"{round}.{number}")
        for round, pods in enumerate(tournament.pods, 1)
        for number, pod in enumerate(pods, 1)
        if len(pod.seats) > 1
    ]
    return found[::-1][: layout.MAX_OPTIONS]


def _field(plan: TournamentPlan, field: str, options: Iterable[tuple[str, str]], value: str) -> Item:
    made = [
        discord.SelectOption(label=cut(label, layout.MAX_LABEL), value=each, default=each == value)
        for label, each in options
    ]
    if value not in [option.value for option in made]:  # The person typed another value.
        made[0].default = True
    return layout.row([select(made, "cup_choose", *plan, field)])


def _options(named: Iterable[tuple[str, str]]) -> list[discord.SelectOption]:
    return [discord.SelectOption(label=cut(label, layout.MAX_LABEL), value=value) for label, value in named]
