"""Messages stay within Discord's limits in random play, however long the players' names are."""

import asyncio
import random
from collections.abc import Sequence
from typing import Any, cast

import pytest

from cogs.extensions import cogs_of
from cogs.guess import service as guesses
from cogs.guess.service import Seer
from cogs.harbour import Harbourmaster
from engine import GAMES, Match, Number, Select
from locales import LANGUAGES, words
from sessions import (
    Clock,
    Message,
    MessageKind,
    Plan,
    Preferences,
    Proposal,
    Proposed,
    Remedy,
    Seat,
    Stage,
    Status,
    Table,
    Vote,
    maintenance,
    messages,
)
from sessions.maintenance import Announced
from sessions.people.server_settings import ServerSettings
from sessions.playing import answers, clocks, lessons, plans, play
from sessions.playing.plans import MAX_PLANS
from sessions.tables.habits import Habits
from sessions.tables.setup import Setup
from tests import limits
from tests.heights import MAX_MEDIAN_HEIGHT, Measured
from ui.panel.click_path import read
from ui.panel.panel import Panel
from ui.panel.pieces import Pieces
from ui.panel.plans import planning_question
from ui.table.message import table_message
from ui.text.game_text import GameText
from ui.text.signs import NO_SIGNS

LONG = ["*_~`|" * 6 + str(number) for number in range(10)]
"""Names of the maximum length on Discord (32 characters), with Markdown characters that must be escaped."""

SHORT = ("Mina", "Jonas", "Ada", "Bruno", "Cleo", "Haru", "Ren", "Dora", "Emil", "Finn")
"""Ordinary short names of players."""


MOMENT = 1_767_225_600


class Asked:
    """A house in an extreme state, unless it is `calm`.

    Everybody is out of time, the table is paused, many plans were dropped, and pictures are described in
    text.
    """

    def __init__(self, *, calm: bool = False) -> None:
        self.planned: list[Plan] = []
        self.db = self.tables = self.time = self
        self.other: Table | None = None
        self.calm = calm

    def unix(self) -> int:
        return MOMENT - 1

    async def announced(self) -> Announced | None:
        return None if self.calm else Announced("A" * 200, MOMENT)

    async def plans_of(self, table: int, person: int) -> list[Plan]:
        return self.planned

    async def seers_at(self, table: int) -> list[Seer]:
        return [Seer(number, name, 99, 9, 9) for number, name in enumerate(LONG)]

    def paused_since(self, table: Table) -> int:
        return MOMENT

    def vote_ends(self, table: Table, vote: Vote) -> int:
        return MOMENT

    async def played(self, table: int, seat: int) -> str | None:
        return None

    async def may_undo(self, table: Table, person: int) -> bool:
        return table.match is not None and table.match.undoable == table.seat_of(person)

    async def missed(self, table: int, person: int) -> answers.Missed:
        return answers.Missed(None, [])

    async def preferences_of(self, person: int) -> Preferences:
        return Preferences(text=not self.calm)

    async def server_settings(self, server: int) -> ServerSettings:
        return ServerSettings(text=not self.calm)

    async def finished(self, person: int, game: str, most: int) -> int:
        return 0

    async def messages_of(self, id: int, kind: MessageKind) -> list[Message]:
        return []

    async def next_waiting(self, person: int, but: int) -> Table | None:
        return self.other

    def ran_out(self, table: Table, seat: int) -> int | None:
        return MOMENT

    def deadline(self, table: Table, seat: int) -> int | None:
        return MOMENT if self.calm else None


@pytest.fixture(autouse=True)
def services(monkeypatch):
    """A stand-in for the services, with the answers of `Asked`."""
    for service, names in (
        (answers, ["missed"]),
        (clocks, ["deadline", "paused_since", "ran_out", "vote_ends"]),
        (guesses, ["seers_at"]),
        (lessons, ["finished"]),
        (maintenance, ["announced"]),
        (messages, ["messages_of"]),
        (plans, ["plans_of", "played"]),
        (play, ["may_undo"]),
    ):
        for name in names:
            monkeypatch.setattr(service, name, getattr(Asked, name))
    for place in ("ui.panel.panel", "ui.table.message"):
        monkeypatch.setattr(f"{place}.preferences_of", Asked.preferences_of)
    monkeypatch.setattr("ui.table.message.server_settings", Asked.server_settings)


class Painter:
    """The part of the bot that panels need."""

    def __init__(self, *, calm: bool = False) -> None:
        self.house = Asked(calm=calm)
        self.signs = NO_SIGNS
        self.cogs = {cog.__cog_name__: cog(cast("Any", self)) for cog in cogs_of()}

    async def end_lines(self, table: Table, person: int | None, text: GameText) -> list[str]:
        return await Harbourmaster.end_lines(cast("Any", self), table, person, text)

    async def draw(self, picture: Any) -> bytes:
        return (picture.draw().svg if self.house.calm else picture.svg).encode()


def sitting(match: Match, names: Sequence[str] = LONG) -> Table:
    """A table with this match, whose people have long names and are all away, one of them replaced.

    Many votes are open.
    """
    seats = [Seat(number, names[number]) for number in range(match.seats)]
    seats[-1] = Seat(99, names[-1], "clever", offered=True)
    return Table(
        id=999_999_999_999,
        server=1,
        channel=2,
        parent=None,
        game=match.game.id,
        setup=Setup(dict(match.options), pace=90_060, friendly=True),
        host=0,
        status=Status.PLAYING if match.pending else Status.FINISHED,
        version=999_999_999,
        seats=tuple(seats),
        opened=0,
        moved=MOMENT,
        clocks=(Clock(stage=Stage.OUT),) * match.seats,
        paused=0,
        votes=tuple(Vote(seat, 0, 1, ((1, Remedy.SIT), (2, Remedy.WAIT))) for seat in match.pending),
        proposal=Proposal(Proposed.PACE, 0, 1, 90_060),
        seed_hash="0" * 64,
        company=dict.fromkeys([*range(match.seats), 99], Habits(Preferences(), away=((0, MOMENT),))),
        match=match,
    )


MOVES = 80
"""Number of positions of a match to check."""


@pytest.mark.parametrize(
    ("game", "seats"), [(game.id, seats) for game in GAMES.values() for seats in game.seats]
)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_messages_and_panels_keep_the_limits(game, seats, language):
    dice = random.Random(f"{game} {seats}")
    match = Match.start(game, seats, f"{game} {seats}")
    say, bot, calm = words(language), cast("Any", Painter()), cast("Any", Painter(calm=True))
    measured = Measured() if seats == GAMES[game].seats[-1] else None  # The check takes a while.
    for _ in range(MOVES):
        await asyncio.sleep(0)  # Let the event loop turn between moves.
        table = bot.house.other = sitting(match)
        limits.check_items((await table_message(bot, table, say)).items)
        for seat in match.pending or range(seats):
            await check_panels(Panel(bot, table, seat, say), match, seat, say)
        if not match.pending:
            break
        await check_planning(bot, table, dice.randrange(seats), say)
        seat = dice.choice(match.pending)
        if measured is not None:
            measured.add(await Panel(calm, sitting(match, SHORT), seat, say).whole())
        match.play(seat, dice.choice(without_haste(match, seat, dice)))
    if measured is not None:
        print(f"\n{game} for {seats} ({language}): {measured}")
        assert measured.typical <= MAX_MEDIAN_HEIGHT


def without_haste(match, seat, dice):
    """The legal moves, mostly without the grave ones, so that hands and stories grow long."""
    legal = match.legal_moves(seat)
    grave = {action.verb for action in match.question(seat).actions if action.grave}
    return [move for move in legal if move.verb not in grave or dice.random() < 0.05] or legal


async def check_panels(panel, match, seat, say):
    """Every view of a seat's panel: whole, part by part, and the confirmations."""
    await asyncio.sleep(0)
    limits.check_items((await panel.hand()).items)
    parts = limits.check_items((await panel.whole(notice="A notice", fold="story")).items)
    question = match.question(seat)
    if question is None:
        return
    assert any(part.get("label") == say("button-hint") for part in parts), "the button has room"
    for place, action in enumerate(question.actions):
        reading = read(question, (place,))
        while reading.next is not None:
            limits.check_items((await panel.next_part(reading)).items)
            reading = gone_on(question, reading, match.legal_moves(seat))
        if action.grave:
            limits.check_items((await panel.confirmation(reading)).items)


async def check_planning(bot, table, seat, say):
    """Every view of a seat's plans, and of the plans it can make."""
    longest = sorted(map(str, table.match.every_plan(seat)), key=len)[-MAX_PLANS:]
    made = [Plan(number, plan, dropped=False) for number, plan in enumerate(longest, 1)]
    bot.house.planned = made + [Plan(each.number, each.plan, dropped=True) for each in made]
    panel = Panel(bot, table, seat, say)
    limits.check_items((await panel.whole(notice="A notice", fold="story")).items)
    question = planning_question(table.match, seat)
    if question.actions:
        limits.check_items((await panel.planning()).items)
    for place, action in enumerate(question.actions):
        if len(action.parts) > 1:
            limits.check_items((await panel.planning(read(question, (place,), chosen=[0]))).items)


def gone_on(question, reading, legal):
    """An answer with one more part, taken from a legal move."""
    depth = len(reading.values)
    move = next(m for m in legal if m.verb == reading.action.verb and m.parts[:depth] == reading.values)
    return read(question, reading.path, chosen=places(reading.next, move.parts[depth]))


def places(part, value):
    """The index of this value in a part of a question."""
    match part:
        case Number(least=least):
            return [value - least]
        case Select(among=among):
            return [Pieces(among).number(value)]
        case _:
            return [part.among.index(value)]
