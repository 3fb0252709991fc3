"""The private panel: one's hand, what one is asked, and what one may answer, one tap away.

The same panel stands in an ephemeral answer and in a direct message. It belongs to one person at one moment
of the table; a click on an older one shows the present one.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import discord

from engine import Event, Match, Question
from locales import Words
from sessions import Status, Table
from ui import ids, layout
from ui.books import replay_button, round_ends
from ui.bot import Bot
from ui.buttons import Button, button, table_button
from ui.choices import Choices
from ui.click_path import ClickPath
from ui.clockface import own_time
from ui.ending import end_sheet
from ui.game_text import GameText, message_prefix
from ui.ids import CONFIRMED, PlanRef, TableRef
from ui.layout import Sheet
from ui.plans import dropped, offered, planned, planning_question
from ui.position import Shown, add_shown, shown
from ui.table_link import table_title

SMALLEST = 3
"""Components of an action with its values in a menu."""
STORY = 16
"""Events in one message at the most ..."""
STORY_TEXT = 1500
"""... and the characters that they may take."""


class Panel:
    """What one seat sees of a table that is being played, or was."""

    def __init__(self, bot: Bot, table: Table, seat: int, words: Words) -> None:
        person = table.seats[seat].person
        assert table.match is not None and person is not None
        self._bot = bot
        self._table = table
        self._match: Match = table.match
        self._seat = seat
        self._person = person
        self._words = words
        self._text = GameText(words, table.game, table.names, bot.signs)
        self._ref = TableRef.of(table)

    async def whole(self, *, since: int | None = None, notice: str = "") -> Sheet:
        """Hand, question and answers; `notice` is said first, then what has happened after move `since`. Of a
        game that is over: how it has ended."""
        if self._table.status is Status.FINISHED:
            return await end_sheet(self._bot, self._table, self._text)
        sheet = self._begun(notice)
        await self._add_unanswered(sheet)
        if since is not None:
            sheet.add(self._story(since), self._round_end(since))
        await self._hand(sheet)
        question = self._question()
        footer = self._footer(question)
        plans = await self._bot.sessions.plans.of(self._table.id, self._person)
        sheet.add(dropped(plans, self._text))
        if question is None:
            sheet.add(layout.text(waiting_line(self._table, self._text)))
            sheet.add(*planned(plans, self._table, self._text), await self._next_table())
        else:
            time = await own_time(self._bot, self._table, self._seat, self._words)
            sheet.add(layout.text(f"### {self._text.question(question)}{time}"))
            from_now = self._plans_from_now()
            room = sheet.room - layout.size([*from_now, footer])
            sheet.add(*self._choices(question).all(room, sheet.letters), *from_now)
        sheet.add(footer)
        return sheet

    async def hand(self) -> Sheet:
        """The hand alone."""
        sheet = self._begun("")
        await self._add_unanswered(sheet)
        await self._hand(sheet)
        if self._question() is not None:
            label = self._words("button-my-move")
            sheet.add(
                layout.row([table_button("again", self._ref, label, style=discord.ButtonStyle.primary)])
            )
        return sheet

    async def next_part(self, click: ClickPath) -> Sheet:
        """The next part of an answer begun, with a way back."""
        question = self._question()
        assert question is not None
        sheet = self._begun("")
        await self._hand(sheet)
        sheet.add(layout.text(f"### {self._text.question(question)}"))
        sheet.add(*self._choices(question).part(click, sheet.letters), layout.row([self._back()]))
        return sheet

    async def confirmation(self, click: ClickPath) -> Sheet:
        """A grave move, asked again."""
        move = self._match.game.grammar.build(click.action.verb, click.values)
        sheet = self._begun("")
        await self._hand(sheet)
        phrase = self._text.move(move)
        sheet.add(layout.text(self._words("panel-confirm", move=discord.utils.escape_markdown(phrase))))
        sure = button(self._ref.button(click.path, CONFIRMED), phrase[:80], style=discord.ButtonStyle.danger)
        sheet.add(layout.row([sure, self._back()]))
        return sheet

    async def planning(self, click: ClickPath | None = None) -> Sheet:
        """What may be planned for one's turn; or the next part of a plan begun."""
        sheet = self._begun("")
        await self._hand(sheet)
        sheet.add(
            layout.text(f"### {self._words('plan-title')}"), layout.small(self._words("plan-explained"))
        )
        choices = self._planning_choices()
        back = layout.row([self._back()])
        if click is None:
            sheet.add(*choices.all(sheet.room - layout.size([back])), back)
        else:
            sheet.add(*choices.part(click), back)
        return sheet

    def _round_end(self, since: int) -> layout.Item | None:
        """The way to how the last round ended, if one has since that move."""
        ended = round_ends(self._match, since)
        if not ended:
            return None
        label = self._words("button-round-end")
        return layout.row([replay_button(self._table, ended[-1], self._seat, label)])

    async def _next_table(self) -> layout.Item | None:
        """The way to another table that waits for them; nothing if none does."""
        table = await self._bot.sessions.tables.next_waiting(self._person, but=self._table.id)
        if table is None:
            return None
        label = self._words("button-next-table", table=table_title(table, self._words))
        look = discord.ButtonStyle.primary
        return layout.row([table_button("next", self._ref, label[: layout.LABEL], style=look)])

    def _begun(self, notice: str) -> Sheet:
        sheet = Sheet()
        sheet.add(
            layout.text(
                f"**{self._text.say('name')}** · {self._words('table-number', table=str(self._table.id))}"
            )
        )
        if notice:
            sheet.add(layout.text(notice))
        return sheet

    async def _add_unanswered(self, sheet: Sheet) -> None:
        """That a move of theirs stands, if its answer did not reach them; and what was answered for them."""
        made = await self._bot.sessions.answers.automatic(self._table.id, self._person)
        if made:
            phrases = [self._text.move(self._match.game.grammar.parse(line)) for line in made]
            moves = self._words.names([discord.utils.escape_markdown(each) for each in phrases])
            sheet.add(layout.text(self._words("panel-automatic", moves=moves)))
        line = await self._bot.sessions.answers.owed(self._table.id, self._person)
        if line is not None:
            phrase = self._text.move(self._match.game.grammar.parse(line))
            sheet.add(
                layout.text(self._words("panel-unanswered", move=discord.utils.escape_markdown(phrase)))
            )

    async def _hand(self, sheet: Sheet) -> None:
        await add_shown(sheet, self._bot, "hand", self._shown_hand)

    @cached_property
    def _shown_hand(self) -> Shown:
        return shown("hand", self._match.view(self._seat), self._text)

    def _story(self, since: int) -> layout.Item | None:
        news = [event for event in self._match.log(self._seat) if event.ply > since]
        return story(news, self._text)

    def _question(self) -> Question | None:
        return self._match.question(self._seat) if self._table.status is Status.PLAYING else None

    def _choices(self, question: Question) -> Choices:
        return Choices(question, self._match.legal_moves(self._seat), self._ref, self._text)

    def _planning_choices(self) -> Choices:
        asked = PlanRef(self._table.id, offered(self._match, self._seat))
        return Choices(planning_question(self._match, self._seat), None, asked, self._text)

    def _plans_from_now(self) -> list[layout.Item]:
        """The plans of the game's own that can begin with the move that is asked for, in little room."""
        return self._planning_choices().all(SMALLEST * len(self._match.plans(self._seat)))

    def _footer(self, question: Question | None) -> layout.Item:
        buttons: list[discord.ui.Item[Any]] = []
        if question is None and self._table.status is Status.PLAYING:
            buttons.append(table_button("again", self._ref, self._words("button-refresh")))
            if self._match.plans(self._seat):
                buttons.append(table_button("plan", self._ref, self._words("button-plan")))
        if self._table.status is Status.PLAYING and self._match.undoable == self._seat:
            buttons.append(table_button("undo", self._ref, self._words("button-undo")))
        buttons.append(rules_button(self._table.game, self._words, question))
        buttons.append(button(ids.log_page(self._table.id, 0), self._words("button-log")))
        return layout.row(buttons)

    def _back(self) -> Button:
        return table_button("again", self._ref, self._words("button-back"))


def rules_button(game: str, words: Words, question: Question | None = None) -> Button:
    """A button that opens the game's rules, at the page about the question if there is one."""
    page = f"{message_prefix(game)}-page-{question.code}" if question else ""
    number = int(words(page)) if words.has(page) else 1
    return button(ids.rules_page(game, number), words("button-rules"))


def story(events: list[Event], game_text: GameText) -> layout.Item | None:
    """These events, a line each, the earlier ones left out if they are many; nothing if there are none."""
    lines: list[str] = []
    for event in reversed(events):
        line = f"- {game_text.event(event)}"
        if len(lines) == STORY or sum(map(len, lines)) + len(line) > STORY_TEXT:
            lines.append("- …")
            break
        lines.append(line)
    return layout.text("\n".join(reversed(lines))) if lines else None


def waiting_line(table: Table, game_text: GameText) -> str:
    """Whose turn it is and since when, or that nobody's is."""
    if table.status is not Status.PLAYING:
        return game_text.words(f"panel-{table.status}")
    return game_text.words(
        "table-waiting", names=game_text.listed(table.pending), since=f"<t:{table.moved}:R>"
    )
