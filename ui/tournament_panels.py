"""What one person sees of tournaments: their own part, the server's list, what an organiser may do, and what
is chosen before one is opened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord

from engine import GAMES
from locales import Words
from sessions import Format, Tournament, standings
from sessions.tournaments import Stage
from ui import layout, spans, tournament_ids
from ui.buttons import button, select_of_one, select_of_people
from ui.layout import Item, Sheet
from ui.markdown import escaped
from ui.tournament import about, game_name, names_of, points_text, room_link
from ui.tournament_ids import CupPlan, Field, Ruling

PACES = (5 * spans.MINUTE, 12 * spans.HOUR, spans.DAY, 3 * spans.DAY)
"""The paces that are offered."""
WAITS = (10 * spans.MINUTE, spans.HOUR, spans.DAY, 3 * spans.DAY, spans.WEEK)
"""For how long one can join."""
ROUNDS = (0, 3, 4, 5, 6, 7)
"""How many rounds a Swiss one may have; 0: as fits."""
DEFAULT = CupPlan(next(iter(GAMES)), Format.SWISS, spans.DAY, 0, spans.DAY, rated=False)


def days_for(pace: int) -> int:
    """The days that a round may take at that pace: some fourteen moves of each, a day at least, four weeks at
    most."""
    return min(28, max(1, -(-14 * pace // spans.DAY)))


def own_part(tournament: Tournament, person: int, say: Words) -> Sheet:
    """Where somebody stands and where they play, and whether they go on."""
    sheet = Sheet()
    entrant = tournament.entrant_of(person)
    title = f"### {escaped(tournament.name)}"
    if entrant is None:
        sheet.add(layout.text(f"{title}\n{say('cup-not-in')}"))
        return sheet
    standing = next(each for each in standings(tournament) if each.entrant == entrant.number)
    lines = [title]
    if tournament.format is not Format.KNOCKOUT and standing.played:
        points = points_text(standing.points, say)
        lines.append(say("cup-own", rank=standing.rank, points=points, wins=standing.wins))
    pod = tournament.pod_of(entrant.number)
    if pod is None:
        lines.append(say("cup-no-table"))
    else:
        link = room_link(tournament, pod)
        number = tournament.present.index(pod) + 1
        where = say("cup-table", number=number)
        where = where if link is None else f"[{where}]({link})"
        lines.append(say("cup-own-table", table=where, names=say.names(names_of(tournament, pod))))
    sheet.add(layout.text("\n".join(lines)))
    if tournament.stage is Stage.PLAYING:
        if entrant.stays:
            out = button(tournament_ids.act("leave", tournament.id), say("button-cup-withdraw"))
            sheet.add(layout.small(say("cup-stays")), layout.row([out]))
        else:
            back = button(
                tournament_ids.act("join", tournament.id),
                say("button-cup-back"),
                style=discord.ButtonStyle.success,
            )
            sheet.add(layout.small(say("cup-is-out")), layout.row([back]))
    return sheet


def list_sheet(tournaments: Sequence[Tournament], link_of: Sequence[str], say: Words) -> Sheet:
    """The tournaments of a server, with a link to each, and a button to open one."""
    sheet = Sheet()
    lines = [f"### {say('cups-title')}"]
    for tournament, link in zip(tournaments, link_of, strict=True):
        name = escaped(tournament.name)
        lines.append(
            say(
                "cups-line",
                name=f"[{name}]({link})" if link else name,
                game=game_name(tournament.game, say),
                number=len(tournament.entrants),
                stage=str(tournament.stage),
                round=tournament.round,
            )
        )
    if not tournaments:
        lines.append(say("cups-none"))
    sheet.add(layout.text("\n".join(lines)))
    sheet.add(layout.row([button(DEFAULT.show, say("button-cup-plan"), style=discord.ButtonStyle.primary)]))
    return sheet


def plan_sheet(plan: CupPlan, say: Words) -> Sheet:
    """What is chosen before a tournament is opened."""
    sheet = Sheet()
    how = say(f"cup-how-{plan.format}", days=days_for(plan.pace))
    sheet.add(layout.text(f"### {say('cup-plan')}"), layout.small(how))
    games = [(game_name(game, say), game) for game in GAMES]
    formats = [(say("cup-format", format=str(each)), str(each)) for each in Format]
    paces = [(spans.pace(pace, say), str(pace)) for pace in PACES]
    waits = [(say("cup-wait", span=spans.in_words(wait, say)), str(wait)) for wait in WAITS]
    rounds = [(say("cup-rounds", rounds=number), str(number)) for number in ROUNDS]
    sheet.add(_select(plan, "game", games, plan.game))
    sheet.add(_select(plan, "format", formats, plan.format))
    sheet.add(_select(plan, "pace", paces, str(plan.pace)))
    if plan.format == Format.SWISS:
        sheet.add(_select(plan, "rounds", rounds, str(plan.rounds)))
    sheet.add(_select(plan, "wait", waits, str(plan.wait)))
    green = discord.ButtonStyle.success
    other = plan._replace(rated=not plan.rated)
    sheet.add(
        layout.row(
            [
                button(plan.open, say("button-cup-open"), style=green),
                button(other.show, say("button-unrated" if plan.rated else "button-rated")),
            ]
        )
    )
    return sheet


def chosen(plan: CupPlan, field: str, value: str) -> CupPlan:
    """The plan with one of its fields chosen. ValueError if there is no such choice."""
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
    """What the organiser may do; `asks` whether it is really to be cancelled."""
    sheet = Sheet()
    sheet.add(layout.text(f"### {escaped(tournament.name)}\n{about(tournament, say)}"))
    sheet.add(layout.small(say("cup-organise")))
    if not tournament.stage.is_open:
        sheet.add(layout.text(say("refusal-tournament-closed")))
        return sheet
    buttons: list[Item] = []
    if tournament.stage is Stage.JOINING:
        start = tournament_ids.act("start", tournament.id)
        buttons.append(button(start, say("button-cup-start"), style=discord.ButtonStyle.success))
    if tournament.paused is None:
        buttons.append(button(tournament_ids.act("pause", tournament.id), say("button-cup-pause")))
    else:
        buttons.append(button(tournament_ids.act("resume", tournament.id), say("button-cup-resume")))
    cancel = tournament_ids.act("cancel_sure" if asks else "cancel", tournament.id)
    label = say("button-cup-cancel-sure" if asks else "button-cup-cancel")
    buttons.append(button(cancel, label, style=discord.ButtonStyle.danger))
    sheet.add(layout.row(buttons))
    if tournament.entrants:
        names = [(each.name, str(each.number)) for each in tournament.entrants if each.person is not None]
        for part, first in enumerate(range(0, len(names), layout.OPTIONS)):
            id = tournament_ids.entrant_select(tournament.id, part)
            some = names[first : first + layout.OPTIONS]
            sheet.add(_choice(id, some, say("cup-replace-whom")))
    pods = _pods(tournament, say)
    if pods:
        sheet.add(_choice(tournament_ids.pod_select(tournament.id), pods, say("cup-rule-which")))
    return sheet


def substitute_sheet(tournament: Tournament, number: int, say: Words) -> Sheet:
    """Who is to take the place of an entrant?"""
    sheet = Sheet()
    name = escaped(tournament.entrant(number).name)
    id = tournament_ids.substitute_select(tournament.id, number)
    sheet.add(
        layout.text(say("cup-substitute", name=name)),
        layout.row([select_of_people(id, placeholder=say("cup-substitute-who"))]),
    )
    return sheet


def ruling_sheet(tournament: Tournament, ruling: Ruling, say: Words) -> Sheet:
    """Who came next at a table?"""
    sheet = Sheet()
    pod = tournament.pods[ruling.round - 1][ruling.pod - 1]
    said = [
        f"{place}. {escaped(tournament.entrant(number).name)}" for place, number in enumerate(ruling.order, 1)
    ]
    title = say("cup-rule", round=ruling.round, pod=ruling.pod)
    sheet.add(layout.text("\n".join([title, *said])))
    left = [number for number in pod.entrants if number not in ruling.order]
    options = [(tournament.entrant(number).name, str(number)) for number in left]
    if len(left) > 1:
        place = say("cup-rule-place", place=len(ruling.order) + 1)
        sheet.add(_choice(ruling.id, options, place))
    return sheet


def _pods(tournament: Tournament, say: Words) -> list[tuple[str, str]]:
    """The tables that can be ruled on, the latest first."""
    found = [
        (say("cup-pod", round=round, pod=number, over="yes" if pod.is_over else "no"), f"{round}.{number}")
        for round, pods in enumerate(tournament.pods, 1)
        for number, pod in enumerate(pods, 1)
        if len(pod.seats) > 1
    ]
    return found[::-1][: layout.OPTIONS]


def _select(plan: CupPlan, field: Field, options: Iterable[tuple[str, str]], value: str) -> Item:
    made = [
        discord.SelectOption(label=label[: layout.LABEL], value=each, default=each == value)
        for label, each in options
    ]
    if value not in [option.value for option in made]:  # typed otherwise
        made[0].default = True
    return layout.row([select_of_one(plan.field(field), made)])


def _choice(id: str, options: Sequence[tuple[str, str]], placeholder: str) -> Item:
    made = [discord.SelectOption(label=label[: layout.LABEL] or "?", value=value) for label, value in options]
    return layout.row([select_of_one(id, made, placeholder=placeholder)])
