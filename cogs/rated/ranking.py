"""A server's rankings as messages: a game's best players, and past champions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

import discord

from cogs.rated.rankings import MIN_RATED_MATCHES, Champion, OwnRank, Ranked, Season
from cogs.rated.rating import ALL_TIME
from cogs.rated.seasons import begins
from engine import GAMES
from locales import Words
from ui.clicks import button, select
from ui.sheet import layout
from ui.sheet.layout import Item, Sheet
from ui.text.game_text import message_prefix
from ui.text.markdown import cut
from ui.text.names import escaped_name

ROWS_PER_PAGE = 10


class RankingPage(NamedTuple):
    """A page of a ranking."""

    game: str
    season: int
    """The season's first month, counted from the year 0, or `ALL_TIME`."""
    number: int


def ranking_page(
    page: RankingPage, present: Season, ranked: Sequence[Ranked], is_last: bool, own: OwnRank, say: Words
) -> Sheet:
    """A page of a ranking with the people `ranked`. `own` is the reader's own place."""
    sheet = Sheet()
    game, season, number = page
    title = say("ranking-title", game=_game(game, say))
    sheet.add(layout.text(f"### {title}\n{_when(season, present, say)}"))
    lines = [_line(each, say) for each in ranked]
    if not lines:
        lines = [say("ranking-none" if number == 1 else "ranking-no-more")]
    sheet.add(layout.text("\n".join(lines)), layout.text(_own(own, say)))
    sheet.add(layout.small(say("ranking-least", least=MIN_RATED_MATCHES)))
    options = [
        discord.SelectOption(label=cut(_game(each, say), layout.MAX_LABEL), value=each, default=each == game)
        for each in GAMES
    ]
    sheet.add(layout.row([select(options, "ranking_game", season)]))
    label, other = ("button-all-time", ALL_TIME) if season != ALL_TIME else ("button-season", present.first)
    row: list[Item] = [
        button(say(label), "ranking_page", game, other, 1),
        button(say("button-champions"), "champions", 1),
    ]
    if number > 1 or not is_last:
        before, after, is_first = max(number - 1, 1), number + 1, number == 1
        row += [
            button(say("button-previous"), "ranking_page", game, season, before, disabled=is_first),
            button(say("button-next"), "ranking_page", game, season, after, disabled=is_last),
        ]
    sheet.add(layout.row([*row, button(say("button-cups"), "cups")]))
    return sheet


def champions_page(champions: Sequence[Champion], page: int, is_last: bool, say: Words) -> Sheet:
    """A page of champions, counted from 1."""
    sheet = Sheet()
    sheet.add(layout.text(f"### {say('champions-title')}"))
    if not champions:
        sheet.add(layout.text(say("champions-none" if page == 1 else "ranking-no-more")))
    for first, some in groupby(champions, key=lambda each: each.season):
        lines = [
            say(
                "champions-line",
                game=_game(each.game, say),
                name=say("champions-hidden") if each.name is None else escaped_name(each.name, say),
                points=each.rating.points,
                games=each.rating.games,
            )
            for each in some
        ]
        heading = say("champions-season", begins=f"<t:{begins(first)}:D>")
        sheet.add(layout.text("\n".join([f"**{heading}**", *(f"- 🏆 {line}" for line in lines)])))
    if page > 1 or not is_last:
        newer = button(say("button-newer"), "champions", max(page - 1, 1), disabled=page == 1)
        older = button(say("button-older"), "champions", page + 1, disabled=is_last)
        sheet.add(layout.row([newer, older]))
    return sheet


def season_line(season: Season, say: Words) -> str:
    """The beginning and end of the present season."""
    return say("ranking-season", begins=f"<t:{season.begins}:D>", ends=f"<t:{season.ends}:D>")


def _when(season: int, present: Season, say: Words) -> str:
    if season == ALL_TIME:
        return say("ranking-all-time")
    if season == present.first:
        return season_line(present, say)
    return say("champions-season", begins=f"<t:{begins(season)}:D>")


def _line(ranked: Ranked, say: Words) -> str:
    return say(
        "ranking-line",
        place=ranked.place,
        name=escaped_name(ranked.name, say),
        points=ranked.rating.points,
        margin=ranked.rating.margin,
        games=ranked.rating.games,
    )


def _own(own: OwnRank, say: Words) -> str:
    if own.is_hidden:
        return say("ranking-own-hidden")
    if own.rating is None:
        return say("ranking-own-none")
    if own.place is None:
        return say("ranking-own-few", games=own.rating.games, least=MIN_RATED_MATCHES)
    return say("ranking-own", place=own.place, points=own.rating.points, margin=own.rating.margin)


def _game(game: str, say: Words) -> str:
    return say(f"{message_prefix(game)}-name")
