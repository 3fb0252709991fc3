"""Plans as panels show them: those made, and those possible."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import msgspec

from engine import GAMES, Match, Planning, Question
from sessions import Plan, Table
from ui.clicks import button
from ui.sheet import layout
from ui.sheet.layout import MAX_LABEL, Item
from ui.text.game_text import GameText
from ui.text.markdown import cut, escaped


def planning_question(match: Match, seat: int) -> Question:
    """The possible plans in the shape of a question, without actions if there are none."""
    return Question(Planning(), match.plans(seat))


def offered(match: Match, seat: int) -> int:
    """A checksum of the possible plans, of at most nine digits. It reveals nothing that isn't shown."""
    return zlib.crc32(msgspec.json.encode([seat, match.plans(seat)])) % 10**9


def planned(plans: Sequence[Plan], table: Table, game_text: GameText) -> list[Item]:
    """The person's plans with buttons to withdraw them; empty if there are none."""
    live = [(plan, phrase(plan, game_text)) for plan in plans if not plan.dropped]
    if not live:
        return []
    say = game_text.words
    lines = [f"{place}. {escaped(text)}" for place, (_, text) in enumerate(live, 1)]
    buttons = [
        button(
            cut(say("button-take-back", plan=text), MAX_LABEL),
            "take_back",
            table.id,
            plan.number,
            plan.checksum,
        )
        for plan, text in live
    ]
    return [layout.text("\n".join([say("plan-list"), *lines])), layout.row(buttons)]


def dropped(plans: Sequence[Plan], game_text: GameText) -> Item | None:
    """The plans that failed since the person's last move."""
    phrases = [escaped(phrase(plan, game_text)) for plan in plans if plan.dropped]
    return layout.text(game_text.words("plan-dropped", plans=phrases)) if phrases else None


def phrase(plan: Plan, game_text: GameText) -> str:
    """A short phrase for a plan."""
    return game_text.move(GAMES[game_text.game].plannable.parse(plan.plan))
