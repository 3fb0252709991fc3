"""A server's rankings as they are shown: the best of a game, and the champions of seasons that are over."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import discord

from engine import GAMES
from locales import Words
from sessions import Champion, Own, Ranked, Season, Table
from sessions.rankings import LEAST
from sessions.rating import ALL
from sessions.seasons import begins
from ui import clicks, ids, layout
from ui.buttons import button, select_of_one, table_button
from ui.game_text import message_prefix
from ui.ids import NOWHERE, RankingRef, TableRef
from ui.layout import Item, Sheet
from ui.markdown import escaped

PAGE = 10
"""People on a page, and champions."""


def ranking_page(
    ref: RankingRef, present: Season, ranked: Sequence[Ranked], is_last: bool, own: Own, say: Words
) -> Sheet:
    """A page of a ranking: `ranked` are those of that page, `own` is where the reader stands."""
    sheet = Sheet()
    game = _game(ref.game, say)
    sheet.add(layout.text(f"### {say('ranking-title', game=game)}\n{_when(ref.season, present, say)}"))
    lines = [_line(each, say) for each in ranked]
    if not lines:
        lines = [say("ranking-none" if ref.page == 1 else "ranking-no-more")]
    sheet.add(layout.text("\n".join(lines)), layout.text(_own(own, say)))
    sheet.add(layout.small(say("ranking-least", least=LEAST)))
    options = [
        discord.SelectOption(label=_game(each, say)[: layout.LABEL], value=each, default=each == ref.game)
        for each in GAMES
    ]
    sheet.add(layout.row([select_of_one(ids.ranking_select(ref.season), options)]))
    other = RankingRef(ref.game, ALL if ref.season != ALL else present.first, 1)
    buttons: list[Item] = [
        button(other.id, say("button-all-time" if ref.season != ALL else "button-season")),
        button(ids.champions(1), say("button-champions")),
    ]
    if ref.page > 1 or not is_last:
        back = button(
            ref._replace(page=max(ref.page - 1, 1)).id, say("button-previous"), disabled=ref.page == 1
        )
        buttons += [back, button(ref._replace(page=ref.page + 1).id, say("button-next"), disabled=is_last)]
    sheet.add(layout.row([*buttons, clicks.button(say("button-cups"), "cups")]))
    return sheet


def champions_page(champions: Sequence[Champion], page: int, is_last: bool, say: Words) -> Sheet:
    """A page of champions, from 1."""
    sheet = Sheet()
    sheet.add(layout.text(f"### {say('champions-title')}"))
    if not champions:
        sheet.add(layout.text(say("champions-none" if page == 1 else "ranking-no-more")))
    for first, some in groupby(champions, key=lambda each: each.season):
        lines = [
            say(
                "champions-line",
                game=_game(each.game, say),
                name=say("champions-hidden") if each.name is None else escaped(each.name),
                points=each.rating.points,
                games=each.rating.games,
            )
            for each in some
        ]
        heading = say("champions-season", begins=f"<t:{begins(first)}:D>")
        sheet.add(layout.text("\n".join([f"**{heading}**", *(f"- 🏆 {line}" for line in lines)])))
    if page > 1 or not is_last:
        newer = button(ids.champions(max(page - 1, 1)), say("button-newer"), disabled=page == 1)
        older = button(ids.champions(page + 1), say("button-older"), disabled=is_last)
        sheet.add(layout.row([newer, older]))
    return sheet


def ranking_button(say: Words, table: Table | None = None) -> Item:
    """Opens the ranking of the table's game, or of the one of which most is played."""
    return table_button("ranking", TableRef.of(table) if table else NOWHERE, say("button-ranking"))


def season_line(season: Season, say: Words) -> str:
    """When the present season began, and when it ends."""
    return say("ranking-season", begins=f"<t:{season.begins}:D>", ends=f"<t:{season.ends}:D>")


def _when(season: int, present: Season, say: Words) -> str:
    if season == ALL:
        return say("ranking-all-time")
    if season == present.first:
        return season_line(present, say)
    return say("champions-season", begins=f"<t:{begins(season)}:D>")


def _line(ranked: Ranked, say: Words) -> str:
    return say(
        "ranking-line",
        place=ranked.place,
        name=escaped(ranked.name),
        points=ranked.rating.points,
        margin=ranked.rating.margin,
        games=ranked.rating.games,
    )


def _own(own: Own, say: Words) -> str:
    if own.is_hidden:
        return say("ranking-own-hidden")
    if own.rating is None:
        return say("ranking-own-none")
    if own.place is None:
        return say("ranking-own-few", games=own.rating.games, least=LEAST)
    return say("ranking-own", place=own.place, points=own.rating.points, margin=own.rating.margin)


def _game(game: str, say: Words) -> str:
    return say(f"{message_prefix(game)}-name")
