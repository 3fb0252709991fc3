"""Times of day as people type them, and autocomplete suggestions for them."""

import pytest

from tests.cogs.wording import EN, JA
from ui.text import hours

NOON = 1_780_315_200  # 1 June 2026, 12:00 UTC


@pytest.mark.parametrize(
    ("typed", "time"),
    [
        ("22:30", "22:30"),
        ("7", "07:00"),
        ("07", "07:00"),
        ("7:05", "07:05"),
        ("7.05", "07:05"),
        ("7h30", "07:30"),
        ("24:00", "00:00"),
        ("0:00", "00:00"),
        (" 23:59 ", "23:59"),
        ("10pm", "22:00"),
        ("10:30 PM", "22:30"),
        ("1am", "01:00"),
        ("1 pm", "13:00"),
        ("12 am", "00:00"),
        ("12 pm", "12:00"),
        ("22時", "22:00"),
        ("22時30分", "22:30"),
        ("２２：３０", "22:30"),
    ],
)
def test_a_valid_time_is_parsed(typed, time):
    minutes = hours.read(typed)
    assert minutes is not None and hours.time_of_day(minutes) == time


@pytest.mark.parametrize(
    "typed", ["", "x", "25", "24:01", "7:60", "13pm", "0am", "7:5:3", "-1", "22:30 o'clock"]
)
def test_an_invalid_time_isnt_parsed(typed):
    assert hours.read(typed) is None


def test_full_hours_and_the_typed_time_are_offered():
    def offered(typed):
        return [choice.value for choice in hours.times_offered(typed)]

    assert len(offered("")) == 24
    assert offered("22:15")[0] == "22:15"
    assert offered("7") == ["07:00"]
    assert offered("2") == ["02:00", "20:00", "21:00", "22:00", "23:00"]
    assert offered("x") == []


def test_zones_are_offered_with_their_local_time():
    [tokyo] = hours.zones_offered("東京", "", NOON, JA)
    assert (tokyo.name, tokyo.value) == (
        JA("zone-offered", city="東京", now="21:00", zone="Asia/Tokyo"),
        "Asia/Tokyo",
    )
    first, *_ = hours.zones_offered("", "DE", NOON, EN)
    assert (first.value, "14:00" in first.name) == ("Europe/Berlin", True)
    assert len(hours.zones_offered("", "", NOON, EN)) == 25
