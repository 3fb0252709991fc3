"""The panels about following a table."""

from __future__ import annotations

import discord

from cogs.follow.service import Follower, Interest, NewsPlace
from locales import Words
from sessions import Table
from ui.clicks import button
from ui.sheet import layout
from ui.sheet.layout import Sheet


def following(table: Table, follower: Follower, say: Words) -> Sheet:
    """The news that the person gets and where, with buttons to change that."""
    chosen_what, chosen_place = say(f"follow-what-{follower.interest}"), say(f"follow-place-{follower.place}")
    line = say("watch-following", table=str(table.id), what=chosen_what, place=chosen_place)
    interests = [
        button(
            say(f"follow-what-{what}"), "follow_what", table.id, what, style=_style(what is follower.interest)
        )
        for what in Interest
    ]
    places = [
        button(
            say(f"follow-place-{place}"),
            "follow_where",
            table.id,
            place,
            style=_style(place is follower.place),
        )
        for place in NewsPlace
    ]
    stop = button(say("button-unfollow"), "unfollow", table.id)
    sheet = Sheet()
    sheet.add(layout.text(line), layout.row(interests), layout.row([*places, stop]))
    return sheet


def unfollowed(table: int, say: Words) -> Sheet:
    """The answer to a person who stops following a table."""
    sheet = Sheet()
    sheet.add(layout.text(say("watch-unfollowed", table=str(table))))
    return sheet


def _style(is_chosen: bool) -> discord.ButtonStyle:
    return discord.ButtonStyle.primary if is_chosen else discord.ButtonStyle.secondary
