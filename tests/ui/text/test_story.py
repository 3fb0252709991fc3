"""A long story is cut at its oldest end, and says how much was cut."""

import pytest

from engine import Match
from engine.lubeck.events import NoChoice, Passed
from locales import words
from ui.text.game_text import GameText
from ui.text.story import MAX_PANEL_EVENTS, MAX_STORY_EVENTS, is_cut, newest, story

TEXT = GameText(words("en"), "captains_orders", ("Mei", "Tom", "Ann", "Leo"))


def events(number):
    """A list of this many events of a game."""
    match = Match.start("captains_orders", 4, "a seed")
    while len(match.log(None)) < number:
        seat = match.pending[0]
        match.play(seat, match.legal_moves(seat)[0])
    return match.log(None)[:number]


@pytest.mark.parametrize(("tell", "most"), [(story, MAX_STORY_EVENTS), (newest, MAX_PANEL_EVENTS)])
def test_the_newest_events_are_shown_and_older_ones_counted(tell, most):
    many = events(most + 12)
    item = tell(many, TEXT)
    assert item is not None
    first, *lines = item.content.splitlines()
    assert "12 earlier" in first and len(lines) == most
    assert lines[-1].endswith(TEXT.event(many[-1]))
    assert is_cut(many, TEXT)


@pytest.mark.parametrize("tell", [story, newest])
def test_few_events_are_shown_completely(tell):
    few = events(2)
    item = tell(few, TEXT)
    assert item is not None
    assert [TEXT.event(event) for event in few] == [line.lstrip("-# ") for line in item.content.splitlines()]
    assert not is_cut(few, TEXT)


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Only possible move: Bruno passes."), ("ja", "ほかに選べる行動なし：Brunoはパスしました。")],
)
def test_a_forced_pass_is_one_line(language, line):
    lubeck = GameText(words(language), "lubeck", ("Ada", "Bruno"))
    item = newest([NoChoice(1), Passed(1)], lubeck)
    assert item is not None and item.content == f"-# {line}"


@pytest.mark.parametrize("tell", [story, newest])
def test_no_events_give_no_text(tell):
    assert tell([], TEXT) is None


def test_a_single_long_event_is_shown_whole():
    long = GameText(words("en"), "captains_orders", ("M" * 300, "T" * 300, "A" * 300, "L" * 300))
    item = newest(events(5), long)
    assert item is not None and len(item.content.splitlines()) == 2
