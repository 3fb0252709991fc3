"""A tournament's public message: the entrants, the round's tables, the standings, the podium."""

from __future__ import annotations

import discord

from boards.standings import StandingsRow, standings_card
from cogs.tournament.document import Entrant, Format, Pod, Tournament, TournamentStage
from cogs.tournament.standings import TEN_POINTS, Standing, standings
from locales import Words
from ui.bot import Bot
from ui.clicks import button
from ui.panel.panel import rules_button
from ui.refusal import named_rights
from ui.sheet import layout
from ui.sheet.layout import Item, Sheet
from ui.text import spans
from ui.text.game_text import message_prefix
from ui.text.markdown import cut, linked
from ui.text.names import escaped_name, plain_name

MAX_LISTED_TABLES = 12
"""Maximum number of tables listed. With more, the message only counts the finished ones."""
MAX_NAMES_LENGTH = 900
"""Maximum characters of a list of names, limited by what a message part may have (`locales/fluent.py`)."""
MAX_SEATED_NAMES_LENGTH = 1800
"""Maximum characters of the names at all tables of a round."""
MEDALS = ("🥇", "🥈", "🥉")


async def notice(bot: Bot, tournament: Tournament, say: Words) -> Sheet:
    """The tournament's message for its channel."""
    sheet = Sheet()
    sheet.add(layout.text(f"## 🏆 {escaped_name(tournament.name, say)}\n{about(tournament, say)}"))
    match tournament.stage:
        case TournamentStage.JOINING:
            sheet.add(layout.small(how(tournament, say)), layout.text(_joining(tournament, say)))
        case TournamentStage.PLAYING:
            sheet.add(layout.text(_round(tournament, say)))
            await _add_card(sheet, bot, tournament, say)
        case TournamentStage.OVER:
            sheet.add(layout.text(podium(tournament, say)))
            await _add_card(sheet, bot, tournament, say)
        case TournamentStage.CANCELLED:
            sheet.add(layout.text(say("cup-cancelled")))
    sheet.add(*layout.rows(_buttons(tournament, say)))
    return sheet


def about(tournament: Tournament, say: Words) -> str:
    """The game and the tournament's settings, in one line."""
    return say(
        "cup-about",
        game=game_name(tournament.game, say),
        format=str(tournament.format),
        **_size(tournament),
        pace=spans.pace(tournament.pace, say),
        rated="yes" if tournament.rated else "no",
    )


def _size(tournament: Tournament) -> dict[str, str | int]:
    """The number of players at a table: before the draw the preferred one, then the range drawn."""
    drawn = [max(len(pod.seats), tournament.seats[0]) for pods in tournament.pods for pod in pods]
    least, most = (min(drawn), max(drawn)) if drawn else (tournament.size, tournament.size)
    return {"drawn": "yes" if drawn else "no", "least": least, "most": most if most > least else 0}


def how(tournament: Tournament, say: Words) -> str:
    """The rules of the format."""
    return say(f"cup-how-{tournament.format}", days=tournament.length // spans.DAY)


def podium(tournament: Tournament, say: Words) -> str:
    """The top three, or everyone who shares these places."""
    lines = [say("cup-over")]
    if tournament.format is Format.ALL and tournament.round < tournament.rounds:
        lines.append(say("cup-met", round=tournament.round))
    for standing in standings(tournament):
        if standing.rank > len(MEDALS) or len(lines) > 9:
            break
        name = escaped_name(tournament.entrant(standing.entrant).name, say)
        lines.append(f"{MEDALS[standing.rank - 1]} **{name}**{points_and_wins(tournament, standing, say)}")
    return "\n".join(lines)


def points_text(points: int, say: Words, message: str = "cup-number") -> str:
    """Points with at most one decimal: the bare number, or "cup-scored" for the number with its unit."""
    return say(message, points=round(points * 10 / TEN_POINTS, 1))


def room_link(tournament: Tournament, pod: Pod) -> str | None:
    """A link to the channel of a table; None if it has none yet."""
    room = pod.room or None
    return None if room is None else f"https://discord.com/channels/{tournament.server}/{room}"


def game_name(game: str, say: Words) -> str:
    return say(f"{message_prefix(game)}-name")


def names_of(tournament: Tournament, pod: Pod, say: Words) -> list[str]:
    """The entrants at a table; in the order of their places if the table is over."""
    seats = sorted(pod.seats, key=lambda seat: seat.place or 0)
    return [escaped_name(tournament.entrant(seat.entrant).name, say) for seat in seats]


def points_and_wins(tournament: Tournament, standing: Standing, say: Words) -> str:
    """The points and wins of an entrant. Empty in a knockout, which counts none."""
    if tournament.format is Format.KNOCKOUT:
        return ""
    return say("cup-merit", points=points_text(standing.points, say, "cup-scored"), wins=standing.wins)


def _joining(tournament: Tournament, say: Words) -> str:
    starts = f"<t:{tournament.starts}:R>"
    lines = [say("cup-paused")] if tournament.paused is not None else []
    lines.append(say("cup-joining", starts=starts, at=f"<t:{tournament.starts}:f>"))
    lines.append(_taking_part(tournament.entrants, say))
    return "\n".join(lines)


def _taking_part(entrants: tuple[Entrant, ...], say: Words) -> str:
    shown: list[str] = []
    for name in (escaped_name(each.name, say) for each in entrants):
        if sum(map(len, shown)) + 2 * len(shown) + len(name) > MAX_NAMES_LENGTH:
            break
        shown.append(name)
    names = say.listed(shown) + (" …" if len(shown) < len(entrants) else "")
    return say("cup-taking-part", number=len(entrants), names=names)


def trouble_line(tournament: Tournament, say: Words) -> str:
    """Why the round's tables get no threads."""
    return say("cup-trouble", trouble=tournament.trouble or "", rights=named_rights(tournament.lacks, say))


def _round(tournament: Tournament, say: Words) -> str:
    ends = f"<t:{tournament.ends}:R>"
    lines = [say("cup-paused")] if tournament.paused is not None else []
    lines.append(say("cup-round", round=tournament.round, rounds=tournament.rounds, ends=ends))
    if tournament.trouble is not None:
        lines.append(trouble_line(tournament, say))
    pods = tournament.present
    if len(pods) > MAX_LISTED_TABLES:
        over = sum(pod.is_over for pod in pods)
        lines.append(say("cup-tables-over", over=over, number=len(pods)))
    else:
        lines += [_table(tournament, number, pod, say) for number, pod in enumerate(pods, 1)]
    return "\n".join(lines)


def _table(tournament: Tournament, number: int, pod: Pod, say: Words) -> str:
    link = room_link(tournament, pod)
    title = say("cup-table", number=number)
    title = title if link is None else linked(title, link)
    most = min(MAX_NAMES_LENGTH, MAX_SEATED_NAMES_LENGTH // len(tournament.present))
    if not pod.is_over:
        names = cut(say.names(names_of(tournament, pod, say)), most)
        return say("cup-table-runs", title=title, names=names)
    ordered = " · ".join(
        f"{seat.place}. {escaped_name(tournament.entrant(seat.entrant).name, say)}"
        for seat in sorted(pod.seats, key=lambda seat: seat.place or 0)
    )
    return say("cup-table-over", title=title, names=cut(ordered, most))


async def _add_card(sheet: Sheet, bot: Bot, tournament: Tournament, say: Words) -> None:
    """The picture of the standings."""
    is_knockout = tournament.format is Format.KNOCKOUT
    rows: list[StandingsRow] = []
    for standing in standings(tournament):
        entrant = tournament.entrant(standing.entrant)
        points = "" if is_knockout else points_text(standing.points, say)
        places = tuple(_place(pods, entrant.number) for pods in tournament.pods)
        is_in = entrant.stays and not (is_knockout and tournament.pod_of(entrant.number) is None)
        rows.append(StandingsRow(standing.rank, plain_name(entrant.name, say), points, places, is_in))
    told = say("cup-played", round=tournament.round, rounds=tournament.rounds)
    await sheet.picture(bot, standings_card(plain_name(tournament.name, say), told, rows, say), "standings")


def _place(pods: tuple[Pod, ...], entrant: int) -> int | None:
    for pod in pods:
        for seat in pod.seats:
            if seat.entrant == entrant:
                return seat.place or 0
    return None


def _buttons(tournament: Tournament, say: Words) -> list[Item]:
    id = tournament.id
    green, blue = discord.ButtonStyle.success, discord.ButtonStyle.primary
    join = button(say("button-cup-join"), "cup_join", id, style=green)
    leave = button(say("button-cup-leave"), "cup_leave", id)
    mine = button(say("button-cup-mine"), "cup_mine", id, style=blue)
    table = button(say("button-cup-standings"), "cup_standings", id, 1)
    organise = button(say("button-cup-organise"), "cup_organise", id, False)
    rules, listed = rules_button(tournament.game, say), button(say("button-cups"), "cups")
    match tournament.stage:
        case TournamentStage.JOINING:
            return [join, leave, rules, organise, listed]
        case TournamentStage.PLAYING:
            return [mine, table, rules, organise, listed]
        case TournamentStage.OVER:
            return [table, rules, listed]
        case TournamentStage.CANCELLED:
            return [rules, listed]
