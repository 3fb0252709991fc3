"""Positions as text, for games without pictures."""

from random import Random
from typing import Any

import pytest
from msgspec import Struct

from engine import GAMES, Match
from engine.core.statement import Seat
from locales import LANGUAGES, Words, words
from ui.sheet.layout import Sheet
from ui.table import position
from ui.table.position import add_position, shown_events
from ui.text.game_text import GameText
from ui.text.markdown import escaped

WORDS = """
list-last = { $before } and { $last }
list-next = { $before }, { $next }
list-times = { $thing } ×{ $number }
dice-table = Thrown: { $thrown }; { $actor ->
    [none] nobody
   *[other] { $actor }
 } throws. Round { $round }.
dice-table-crews = { $name }: { $points }
dice-table-totals = { $name } has { $value }
dice-hand = Hidden: { $hidden }
"""


class Crew(Struct, frozen=True):
    points: int


class View(Struct, frozen=True):
    seat: int | None
    thrown: tuple[int, ...]
    actor: Seat | None
    round: int
    crews: tuple[Crew, ...]
    hidden: str | None = None
    totals: tuple[int, ...] = ()
    deep: tuple[tuple[int, ...], ...] = ((1,),)


@pytest.fixture
def text(tmp_path) -> GameText:
    (tmp_path / "dice.ftl").write_text(WORDS, encoding="utf-8")
    return GameText(Words("en", [tmp_path / "dice.ftl"]), "dice", ["Mei", "T*m"])


async def said(what: position.What, view: View, text: GameText) -> str:
    sheet, no_bot = Sheet(), Any
    await add_position(sheet, no_bot, what, view, text)  # type: ignore[arg-type]
    return "\n".join(getattr(item, "content", "") for item in sheet.items)


async def test_a_table_is_described_by_its_fields_and_a_line_per_player(text):
    view = View(None, (6, 5, 4), 1, 2, (Crew(7), Crew(0)))
    assert await said("table", view, text) == "Thrown: 6, 5, 4; T\\*m throws. Round 2.\nMei: 7\nT\\*m: 0"


async def test_a_sequence_may_have_a_line_per_player(text):
    told = await said("table", View(None, (), None, 1, (), totals=(3, 5)), text)
    assert told.endswith("\nMei has 3\nT\\*m has 5")


async def test_a_missing_value_is_described_as_none(text):
    assert "nobody throws" in await said("table", View(None, (), None, 2, ()), text)


async def test_a_hand_has_its_own_description(text):
    assert await said("hand", View(0, (), 0, 1, (), "a six"), text) == "Hidden: a six"


async def test_a_game_without_descriptions_shows_nothing(tmp_path):
    silent = GameText(Words("en", []), "dice", ["Mei"])
    assert await said("table", View(None, (), 0, 1, ()), silent) == ""


def test_a_game_without_pictures_hides_no_event():
    assert not shown_events("dice")
    assert shown_events("fleet")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_position_have_room_in_a_message(game, language):
    match, dice = Match.start(game, seats=GAMES[game].seats[-1], seed="words"), Random(1)
    names = ["Bartholomew", "Ada", "Jonas", "Mina", "Bruno", "Leo", "Eve", "Tom"][: match.seats]
    text = GameText(words(language), game, names)
    while not match.result:
        for what, seat in (("table", None), ("hand", 0)):
            picture: Any = position.shown(what, match.view(seat), text)  # type: ignore[arg-type]
            assert len(escaped(picture.words)) <= position.MAX_WORDS_LENGTH[what], picture.words
        seat = dice.choice(match.pending)
        match.play(seat, dice.choice(match.legal_moves(seat)))
