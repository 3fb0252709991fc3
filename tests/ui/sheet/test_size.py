"""The size of a message's items, and the estimate of their height on a phone."""

import discord
import pytest

from ui.sheet import layout
from ui.sheet.size import (
    BUTTON_HEIGHT,
    GAP,
    LINE_HEIGHT,
    SELECT_HEIGHT,
    SMALL_LINE_HEIGHT,
    TITLE_LINE_HEIGHT,
    Size,
    is_seen,
    width_in_letters,
)


def test_japanese_letters_count_double():
    assert (width_in_letters("ship"), width_in_letters("船"), width_in_letters("船 4")) == (4, 2, 4)


def test_a_label_is_visible_up_to_36_letters():
    assert is_seen("x" * 36) and not is_seen("x" * 37)
    assert is_seen("船" * 18) and not is_seen("船" * 19)


@pytest.mark.parametrize(
    ("text", "high"),
    [
        ("x", LINE_HEIGHT),
        ("x\nx", 2 * LINE_HEIGHT),
        ("x" * 34, 2 * LINE_HEIGHT),
        ("船" * 17, 2 * LINE_HEIGHT),
        ("**" + "x" * 33 + "**", LINE_HEIGHT),
        ("-# " + "x" * 40, SMALL_LINE_HEIGHT),
        ("-# " + "x" * 41, 2 * SMALL_LINE_HEIGHT),
        ("### x", TITLE_LINE_HEIGHT),
    ],
)
def test_a_texts_height_is_that_of_its_lines(text, high):
    assert Size.of([layout.text(text)]).pixels == high + GAP


def buttons(*labels):
    return layout.row([discord.ui.Button(label=label) for label in labels])


def test_buttons_that_dont_fit_wrap_to_the_next_line():
    assert Size.of([buttons("1", "2", "3", "4", "5")]).pixels == BUTTON_HEIGHT + GAP
    assert Size.of([buttons("x" * 20, "x" * 20)]).pixels == 2 * BUTTON_HEIGHT + GAP


def test_a_select_takes_one_line():
    menu = discord.ui.Select(options=[discord.SelectOption(label="x")])
    assert Size.of([layout.row([menu])]).pixels == SELECT_HEIGHT + GAP
