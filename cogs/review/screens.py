"""A review as a book: its progress while it is computed, then an overview and a page for each turning
point."""

from __future__ import annotations

from collections.abc import Sequence

from boards.curve import Point, curve
from cogs.review.service import Progress
from engine.bots.review import Look
from sessions import Table
from sessions.computers.reviewed import Reviewed
from sessions.tables import replays
from ui.bot import Bot
from ui.clicks import button
from ui.sheet import layout
from ui.sheet.layout import Sheet
from ui.table.books import page_turner, replay_button
from ui.table.link import table_title
from ui.table.position import add_position
from ui.text.game_text import GameText
from ui.text.markdown import escaped

MAX_PAST_REVIEWS = 10
"""Maximum number of the game's reviews in the overview, including this one."""


def progress_sheet(table: Table, progress: Progress, text: GameText) -> Sheet:
    """The progress of a review being computed."""
    sheet = Sheet()
    sheet.add(layout.text(f"{_title(table, text)}\n{text.words('review-progress', **progress._asdict())}"))
    sheet.add(layout.small(text.words("review-patience")))
    return sheet


class ReviewBook:
    """A finished review for its player."""

    def __init__(self, bot: Bot, table: Table, reviewed: Reviewed, text: GameText) -> None:
        self._bot = bot
        self._table = table
        self._review = reviewed.review
        self._turns = reviewed.review.turning_points
        self._following = reviewed.following
        self._text = text
        self._say = text.words

    async def page(self, page: int, accuracies: Sequence[float]) -> Sheet:
        """A page of the review; a number out of range gives the overview.

        `accuracies` are those of the person's last reviews of the game, including this one, the latest last.
        """
        number = page if 1 <= page <= 1 + len(self._turns) else 1
        sheet = Sheet()
        sheet.add(layout.text(_title(self._table, self._text)))
        if number == 1:
            await self._overview(sheet, accuracies)
        else:
            await self._turning_point(sheet, number - 2)
        sheet.add(page_turner(number, 1 + len(self._turns), self._say, "review", self._table.id))
        return sheet

    async def _overview(self, sheet: Sheet, accuracies: Sequence[float]) -> None:
        say, review = self._say, self._review
        assert self._table.match is not None
        sheet.add(
            layout.text(
                "\n".join(
                    [
                        say("review-accuracy", accuracy=round(review.accuracy)),
                        say(
                            "review-sum",
                            even=round(100 * review.even),
                            skill=_signed(review.skill),
                            luck=_signed(review.luck),
                            won=round(100 * review.won),
                        ),
                    ]
                )
            )
        )
        points = [Point(look.ply, look.chance) for look in review.looks]
        marked = [Point(look.ply, look.chance) for look in self._turns]
        await sheet.picture(self._bot, curve(points, self._table.match.ply, review.won, marked, say), "curve")
        found = [self._found(number, look) for number, look in enumerate(self._turns, 1)]
        sheet.add(layout.text("\n".join(found) or say("review-clean")))
        if len(accuracies) > 1:
            past = " · ".join(str(round(accuracy)) for accuracy in accuracies)
            sheet.add(layout.small(say("review-past", accuracies=past)))
        sheet.add(layout.small(say("review-how")))
        sheet.add(layout.row([replay_button(self._table, 0, review.seat, say("button-look-back"))]))

    async def _turning_point(self, sheet: Sheet, number: int) -> None:
        """The position as the seat saw it, the better move and why, and a way to try it."""
        say, look, seat, table = self._say, self._turns[number], self._review.seat, self._table
        unit = f"review-gain-{look.unit}"
        lines = [
            self._found(number + 1, look),
            say(unit, gain=f"{look.gain:.1f}") if say.has(unit) and look.gain > 0 else "",
            say("review-following", move=self._move(following))
            if (following := self._following[number])
            else "",
        ]
        sheet.add(layout.text("\n".join(filter(None, lines))))
        then = await replays.position(self._bot.house, table.id, look.ply)
        await add_position(sheet, self._bot, "table", then.view(None), self._text, then.latest(None))
        await add_position(sheet, self._bot, "hand", then.view(seat), self._text)
        sheet.add(
            layout.row(
                [
                    button(say("button-try-again"), "play_on", table.id, seat, look.ply),
                    replay_button(table, look.ply, seat, say("button-look-back-there")),
                ]
            )
        )

    def _found(self, number: int, look: Look) -> str:
        return self._say(
            "review-found",
            number=number,
            move=look.ply + 1,
            played=self._move(look.played),
            best=self._move(look.best),
            loss=round(100 * look.loss),
            error=max(1, round(200 * look.error)),
        )

    def _move(self, written: str) -> str:
        assert self._table.match is not None
        return escaped(self._text.move(self._table.match.game.grammar.parse(written)))


def _title(table: Table, text: GameText) -> str:
    return f"### {text.words('review-title')} · {table_title(table, text.words)}"


def _signed(share: float) -> str:
    """Format a share as a percentage with its sign: +12, −12 or ±0."""
    percent = round(100 * share)
    return f"{'+' if percent > 0 else '−' if percent < 0 else '±'}{abs(percent)}"
