"""The achievements and rating changes of a finished match."""

from __future__ import annotations

from cogs.rated import service
from cogs.rated.achievements import earned_achievements
from sessions import Table
from ui.bot import Bot
from ui.text.game_text import GameText
from ui.text.names import seat_name
from ui.text.numbers import signed

MAX_ACHIEVEMENTS = 8
"""Maximum number of achievements shown for one match."""


async def end_lines(bot: Bot, table: Table, person: int | None, text: GameText) -> list[str]:
    """All players' achievements. For one person, their rating change comes first."""
    say = text.words
    rating = [] if person is None else await _rating(bot, table, person, text)
    achieved = [
        say(
            "table-achieved",
            who=seat_name(table.seats[seat], say),
            name=text.say(f"achievement-{code}"),
            told=text.say(f"achievement-{code}.told"),
        )
        for seat, code in earned_achievements(table)[:MAX_ACHIEVEMENTS]
    ]
    return [*rating, *achieved]


async def _rating(bot: Bot, table: Table, person: int, text: GameText) -> list[str]:
    """A line about the rating change, while the match is among the person's latest."""
    found = await service.ratings_of(bot.house.db, person) if table.setup.rated else {}
    rating = found.get(table.game)
    gained = None if rating is None else rating.gained_at(table.id)
    if rating is None or gained is None:
        return []
    return [text.words("end-rating", gained=signed(gained), points=rating.points, margin=rating.margin)]
