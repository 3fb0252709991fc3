"""The private panel: the player's hand, their question, and its answers, one tap away.

The same panel appears in an ephemeral answer and in a direct message. It belongs to one person at one moment
of the table. A click on an outdated one shows the present one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, Literal

import discord

from boards import hand_first, is_staged
from engine import Event, Match, Question
from engine.bots.levels import Advice
from engine.core.teaching.course import Course
from locales import Words
from sessions import Status, Table
from sessions.people.settings import preferences_of
from sessions.playing import answers, lessons, play
from sessions.playing import plans as plans_service
from ui.bot import Bot
from ui.clicks import Button, button
from ui.deliveries import keep_older_boards
from ui.panel import draft
from ui.panel.asked import AskedQuestion
from ui.panel.choices import Choices
from ui.panel.click_path import CONFIRMED, ClickPath
from ui.panel.lesson import guidance
from ui.panel.plans import dropped, offered, planned, planning_question
from ui.sheet import layout
from ui.sheet.layout import Item, Sheet
from ui.sheet.size import Size
from ui.table.books import log_button, replay_button, round_ends
from ui.table.clockface import own_time
from ui.table.ending import end_sheet
from ui.table.next_table import next_table
from ui.table.position import ShownPosition, add_position, add_shown, shown
from ui.text.game_text import GameText, message_prefix
from ui.text.markdown import cut, escaped
from ui.text.story import is_cut, newest, story

MAX_ANSWERS_HEIGHT = 520
"""Maximum height of the answers in pixels on a phone, unless keeping to it costs an additional tap."""
BEGINNER_MATCHES = 3
"""Number of finished matches of a game below which its actions are described to a player."""

MIN_STANDARD_ERRORS = 2
"""Minimum number of standard errors for a gain to count as more than luck."""

Fold = Literal["story", "why", "explained"]
"""A part of the panel folded behind a button: recent events, reasons for disabled choices, or an explanation
of the question with this table's numbers."""


class Panel:
    """What one seat sees of a table during or after its match."""

    def __init__(self, bot: Bot, table: Table, seat: int, words: Words) -> None:
        person = table.seats[seat].person
        assert table.match is not None and person is not None
        self._bot = bot
        self._table = table
        self._match: Match = table.match
        self._seat = seat
        self._person = person
        self._words = words
        self._text = GameText(words, table.game, table.names, bot.signs, seat)

    async def whole(self, *, notice: str = "", fold: Fold | None = None) -> Sheet:
        """The whole panel: question, answers and hand, with the rest behind buttons.

        `fold` is opened if there is anything in it, and `notice` appears below the question. After the match
        it shows the result instead.
        """
        if self._table.status is Status.FINISHED:
            await keep_older_boards(self._bot, [self._table])
            return await end_sheet(self._bot, self._table, self._person, self._text)
        question = self._question()
        plans = await plans_service.plans_of(self._bot.house.db, self._table.id, self._person)
        choices = None if question is None else await self._choices(question)
        if not self._can_open(fold, question, choices):  # The button belonged to another question.
            fold = None
        course = self._course
        sheet = await self._begun(self._title(question), notice)
        if question is not None and fold == "explained":
            sheet.add(self._explained(question))
        elif course is not None:
            sheet.add(*guidance(course, self._text))
        await self._add_unanswered(sheet)
        await self._add_played(sheet)
        sheet.add(dropped(plans, self._text))
        events = self._news()
        if choices is None:
            next_one = await next_table(self._bot, self._table, self._person, self._words)
            sheet.add(story(events, self._text), next_one)
            await self._add_staged(sheet)
        elif fold != "story":
            sheet.add(newest(events, self._text))
        below = Sheet(in_words=sheet.in_words)
        await self._hand(below if choices is None else self._upper(sheet, below))
        below.add(*planned(plans, self._table, self._text))
        if choices is not None:
            below.add(layout.text(choices.reasons) if fold == "why" else None)
            if fold == "story":
                below.add(story(events, self._text))
            else:
                await self._add_staged(below)
        below.add(self._round_end(events))
        below.add(*await self._footer(question, choices, events, fold))
        if choices is not None:
            # Plans without a choice to make, which begin at once.
            sheet.add(*self._planning_choices().shortcuts)
            room = sheet.left - Size.of(below.items)
            sheet.add(*choices.all(replace(room, pixels=MAX_ANSWERS_HEIGHT)))
        sheet.append(below)
        return sheet

    @cached_property
    def _course(self) -> Course | None:
        """The person's course, if this is their guided first match."""
        course = lessons.course_of(self._table)
        return course if course is not None and self._person == self._table.host else None

    def _explained(self, question: Question) -> Item:
        """An explanation of the question with this table's numbers."""
        told = self._text.about(f"explain-{question.code}", question.prompt, self._match.numbers(self._seat))
        return layout.quote(told)

    def _can_open(self, fold: Fold | None, question: Question | None, choices: Choices | None) -> bool:
        match fold:
            case "why":
                return choices is not None and bool(choices.reasons)
            case "explained":
                return question is not None and self._is_explained(question)
            case _:
                return True

    def _is_explained(self, question: Question) -> bool:
        return self._text.has(f"explain-{question.code}")

    def told_hint(self, advice: Advice) -> str:
        """A master's recommendation, and its expected gain over the next best move."""
        say, move = self._words, escaped(self._text.move(advice.move))
        if advice.next_best is None:
            return say("hint-only", move=move)
        return say(
            "hint-best",
            move=move,
            other=escaped(self._text.move(advice.next_best)),
            unit=advice.unit,
            gain=f"{100 * advice.gain:.0f}" if advice.unit == "chance" else f"{advice.gain:.1f}",
            sure="yes" if advice.gain > MIN_STANDARD_ERRORS * advice.error else "no",
        )

    async def hand(self) -> Sheet:
        """The panel with only the hand."""
        sheet = await self._begun(f"**{self._words('button-my-hand')}**")
        await self._add_unanswered(sheet)
        await self._hand(sheet)
        if self._question() is not None:
            label = self._words("button-my-move")
            sheet.add(layout.row([self._button(label, "again", style=discord.ButtonStyle.primary)]))
        return sheet

    async def next_part(self, click: ClickPath) -> Sheet:
        """The next part of an answer, with a way back."""
        question = self._question()
        assert question is not None
        sheet = await self._begun(self._title(question))
        below = Sheet(in_words=sheet.in_words)
        below.add(layout.row([self._back()]))
        await self._hand(self._upper(sheet, below))
        sheet.add(*(await self._choices(question)).part(click, sheet.left - Size.of(below.items)))
        sheet.append(below)
        return sheet

    async def confirmation(self, click: ClickPath) -> Sheet:
        """The confirmation of a grave move. Raises NoSuchChoice if there is none."""
        move = click.move(self._match.game.grammar)
        phrase = self._text.move(move)
        sheet = await self._begun(self._words("panel-confirm", move=escaped(phrase)))
        sure = self._asked.button(cut(phrase, 80), click.path, CONFIRMED, style=discord.ButtonStyle.danger)
        sheet.add(layout.row([sure, self._back()]))
        await self._hand(sheet)
        return sheet

    async def draft(self, picked: Sequence[int] = ()) -> Sheet:
        """The draft of a turn: a row for each question, and one to confirm all answers."""
        sheet = await self._begun(f"### {self._words('draft-title')}")
        sheet.add(layout.small(self._words("draft-explained")))
        steps = draft.steps(self._match, self._seat, picked)
        sheet.add(*draft.rows(steps, self._asked, self._text), layout.row([self._back()]))
        await self._hand(sheet)
        return sheet

    async def planning(self, click: ClickPath | None = None) -> Sheet:
        """The possible and the stored plans, or the next part of a plan."""
        sheet = await self._begun(f"### {self._words('plan-title')}")
        sheet.add(layout.small(self._words("plan-explained")))
        question = self._question()
        if question is not None:  # The title may have facts such as the best bid so far.
            sheet.add(layout.text(self._text.question(question)))
        choices = self._planning_choices()
        below = Sheet(in_words=sheet.in_words)
        below.add(layout.row([self._back()]))
        await self._hand(self._upper(sheet, below))
        if click is None:
            plans = await plans_service.plans_of(self._bot.house.db, self._table.id, self._person)
            below.add(*planned(plans, self._table, self._text))
        room = sheet.left - Size.of(below.items)
        sheet.add(*(choices.all(room) if click is None else choices.part(click, room)))
        sheet.append(below)
        return sheet

    async def _add_staged(self, sheet: Sheet) -> None:
        """Show the end of a round until the next round's first move."""
        if self._is_staged:
            latest = self._match.latest(None)
            await add_position(sheet, self._bot, "table", self._match.view(None), self._text, latest)

    @cached_property
    def _is_staged(self) -> bool:
        return is_staged(self._table.game, self._match.view(None))

    def _round_end(self, events: Sequence[Event]) -> layout.Item | None:
        """A button to the end of the last round, if these events contain it and it isn't shown anyway."""
        ended = round_ends(self._match, events[0].ply - 1) if events else ()
        if not ended or self._is_staged:
            return None
        label = self._words("button-round-end")
        return layout.row([replay_button(self._table, ended[-1], self._seat, label)])

    async def _begun(self, title: str, notice: str = "") -> Sheet:
        """A sheet that begins with the title, the table, and the time left."""
        sheet = Sheet(in_words=await self._in_words())
        time = await own_time(self._bot, self._table, self._seat, self._words) if self._question() else ""
        sheet.add(layout.text(f"{title}\n-# {self._where()}{time}"))
        if notice:
            sheet.add(layout.text(notice))
        return sheet

    def _title(self, question: Question | None) -> str:
        """The question, or else whose turn it is."""
        if question is None:
            return f"**{waiting_line(self._table, self._text)}**"
        return f"### {self._text.question(question)}"

    def _where(self) -> str:
        number = self._words("table-number", table=str(self._table.id))
        return f"**{self._text.say('name')}** · {number}"

    async def _in_words(self) -> bool:
        return (await preferences_of(self._bot.house.db, self._person)).text

    async def _add_unanswered(self, sheet: Sheet) -> None:
        """Say that a move stands although its answer was lost, and which moves were played automatically."""
        missed = await answers.missed(self._bot.house, self._table.id, self._person)
        if missed.automatic:
            phrases = [self._text.move(self._match.game.grammar.parse(line)) for line in missed.automatic]
            moves = self._words.names([escaped(each) for each in phrases])
            sheet.add(layout.text(self._words("panel-automatic", moves=moves)))
        if missed.move is not None:
            phrase = self._text.move(self._match.game.grammar.parse(missed.move))
            sheet.add(layout.text(self._words("panel-unanswered", move=escaped(phrase))))

    async def _add_played(self, sheet: Sheet) -> None:
        """Say that the last move was a planned one."""
        line = await plans_service.played(self._bot.house.db, self._table.id, self._seat)
        if line is not None:
            phrase = self._text.move(self._match.game.grammar.parse(line))
            sheet.add(layout.small(self._words("plan-played", move=escaped(phrase))))

    async def _hand(self, sheet: Sheet) -> None:
        await add_shown(sheet, self._bot, "hand", self._shown_hand)

    def _upper(self, sheet: Sheet, below: Sheet) -> Sheet:
        """The part of a panel that the hand belongs to: above the answers or below."""
        return sheet if hand_first(self._table.game) else below

    @cached_property
    def _shown_hand(self) -> ShownPosition:
        return shown("hand", self._match.view(self._seat), self._text)

    def _news(self) -> list[Event]:
        """The events since the player's own last move, including it."""
        last = self._match.last_move(self._seat)
        return [event for event in self._match.log(self._seat) if event.ply >= last]

    def _question(self) -> Question | None:
        return self._match.question(self._seat) if self._table.status is Status.PLAYING else None

    async def _choices(self, question: Question) -> Choices:
        finished = await lessons.finished(self._bot.house, self._person, self._table.game, BEGINNER_MATCHES)
        return Choices(question, self._asked, self._text, brief=finished == BEGINNER_MATCHES)

    def _planning_choices(self) -> Choices:
        asked = AskedQuestion("plan", self._table.id, offered(self._match, self._seat))
        return Choices(planning_question(self._match, self._seat), asked, self._text)

    async def _footer(
        self, question: Question | None, choices: Choices | None, events: Sequence[Event], fold: Fold | None
    ) -> list[Item]:
        say = self._words
        buttons: list[discord.ui.Item[Any]] = []
        if question is not None and choices is not None:
            buttons += self._about(question, choices, events, fold)
        if question is None and self._table.status is Status.PLAYING:
            buttons.append(self._button(say("button-refresh"), "again"))
        plans = self._match.plans(self._seat) if self._table.status is Status.PLAYING else ()
        if any(action.parts for action in plans) or (plans and question is None):
            buttons.append(self._button(say("button-plan"), "plans"))
        if self._table.status is Status.PLAYING and await self._may_undo():
            buttons.append(self._button(say("button-undo"), "undo", self._table.version))
        # Below an explanation is a button to the rules, below the story one to the log.
        if question is None or fold == "explained" or not self._is_explained(question):
            buttons.append(rules_button(self._table.game, say, question))
        if question is None or fold == "story" or not is_cut(events, self._text):
            buttons.append(log_button(self._table, say))
        return layout.rows(buttons)

    def _about(
        self, question: Question, choices: Choices, events: Sequence[Event], fold: Fold | None
    ) -> list[discord.ui.Item[Any]]:
        """Buttons that help to answer a question."""
        say = self._words
        buttons: list[discord.ui.Item[Any]] = []
        if fold is not None:
            buttons.append(self._button(say("button-fold"), "again"))
        if fold != "explained" and self._is_explained(question):
            buttons.append(self._button(say("button-explain"), "fold", "explained"))
        if fold != "story" and is_cut(events, self._text):
            buttons.append(self._button(say("button-story", count=len(events)), "fold", "story"))
        if self._table.setup.friendly:
            buttons.append(self._button(say("button-hint"), "hint"))
        course = self._course
        if (course is None or course.is_over) and draft.is_worthwhile(self._match, self._seat):
            buttons.append(self._button(say("button-draft"), "draft", self._table.version, (), ""))
        if choices.reasons and fold != "why":
            buttons.append(self._button(say("button-why"), "fold", "why"))
        return buttons

    async def _may_undo(self) -> bool:
        """Whether the player may take back their last move. Others' automatic moves since then don't
        matter."""
        if self._match.undoable in (None, self._seat):
            return self._match.undoable == self._seat
        return await play.may_undo(self._bot.house.db, self._table, self._person)

    def _back(self) -> layout.Item:
        return self._button(self._words("button-back"), "again")

    def _button(self, label: str, click: str, *values: object, **look: Any) -> layout.Item:
        return button(label, click, self._table.id, *values, **look)

    @property
    def _asked(self) -> AskedQuestion:
        return AskedQuestion("answer", self._table.id, self._table.version)


def rules_button(game: str, words: Words, question: Question | None = None) -> Button:
    """A button that opens the rules, at the page about the question if there is one."""
    page = f"{message_prefix(game)}-page-{question.code}" if question else ""
    number = int(words(page)) if words.has(page) else 1
    return button(words("button-rules"), "rules", game, number, "")


def waiting_line(table: Table, game_text: GameText) -> str:
    """Whose turn it is and since when, or the table's status."""
    if table.status is not Status.PLAYING:
        return game_text.words(f"panel-{table.status}")
    return game_text.words(
        "table-waiting", names=game_text.listed(table.pending), since=f"<t:{table.moved}:R>"
    )
