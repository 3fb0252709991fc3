"""The fields of a click form its custom_id; values that don't fit are refused."""

from enum import StrEnum
from types import SimpleNamespace
from typing import Literal

import discord
import pytest

from ui.clicks import (
    Click,
    Clicks,
    Count,
    Mark,
    Optional,
    Path,
    SeatNumber,
    ShortWord,
    Snowflake,
    TableId,
    link,
)


class Sort(StrEnum):
    FISH = "fish"
    CRAB = "crab"


class Catch(Click, name="catch", picks=int):
    table: TableId
    seat: SeatNumber
    sort: Sort
    net: bool
    gear: ShortWord
    limit: Optional
    path: Path
    size: Literal["small", "large"]
    mark: Mark = ""


class Sail(Click, name="sail"):
    pass


class Lay(Click, name="lay", picks=tuple):
    page: Count


CLICKS = Clicks([Catch, Sail, Lay])
CATCH = Catch(7, 2, Sort.FISH, True, "long_line", None, (2, 0, 1), "small", "!")
ID = "hm:catch:7:2:fish:1:long_line::2.0.1:small:!"


def test_name_and_fields_make_the_id():
    written = link("catch", 7, 2, Sort.FISH, True, "long_line", None, (2, 0, 1), "small", "!")
    assert written == ID and CLICKS.read(ID) == CATCH
    assert CLICKS.read(link("sail")) == Sail()


@pytest.mark.parametrize(
    "id",
    [
        "",
        "hm",
        "hm:",
        "hm:drift",
        "hm:catch",
        "xx:sail",
        "hm:sail:",
        "hm:sail:1",
        f"{ID}:1",
        ID.replace(":7:", f":{10**12}:"),
        ID.replace(":7:", ":-7:"),
        ID.replace(":7:", ":²:"),
        ID.replace(":7:", "::"),
        ID.replace(":2:", ":100:"),
        ID.replace("fish", "whale"),
        ID.replace(":1:", ":2:"),
        ID.replace("long_line", "Long Line"),
        ID.replace("::", ":none:"),
        ID.replace("2.0.1", "2..1"),
        ID.replace("small", "middle"),
        ID.replace("!", "!!"),
        ID + "\n",
    ],
)
def test_an_id_that_doesnt_fit_the_fields_is_refused(id):
    with pytest.raises(ValueError):
        CLICKS.read(id)


@pytest.mark.parametrize(("values", "picked"), [(["3"], 3), (["0"], 0)])
def test_a_number_is_picked(values, picked):
    assert Catch.chosen(SimpleNamespace(values=values)) == (picked,)


@pytest.mark.parametrize("values", [None, [], ["x"], ["-1"], ["²"], ["1", "2"], [str(2**63)]])
def test_a_forged_choice_is_refused(values):
    with pytest.raises(ValueError):
        Catch.chosen(SimpleNamespace(values=values))


def test_paths_are_read_from_a_selects_values():
    assert Lay.chosen(SimpleNamespace(values=["2.1", "0"])) == ((2, 1, 0),)
    with pytest.raises(ValueError):
        Lay.chosen(SimpleNamespace(values=["2..1"]))


def test_a_text_value_isnt_a_person():
    class Visit(Click, name="visit", picks=discord.abc.User):
        pass

    with pytest.raises(ValueError):
        Visit.chosen(SimpleNamespace(values=["1"]))


def test_a_button_picks_nothing():
    assert Sail.chosen(SimpleNamespace()) == ()


def test_an_id_too_large_for_the_database_is_refused():
    class Visit(Click, name="visit"):
        person: Snowflake

    clicks = Clicks([Visit])
    assert clicks.read(link("visit", 2**63 - 1)) == Visit(2**63 - 1)
    with pytest.raises(ValueError):
        clicks.read(link("visit", 2**63))


def test_two_clicks_with_one_name_are_an_error():
    class Other(Click, name="sail"):
        pass

    with pytest.raises(ValueError, match="Other"):
        Clicks([Sail, Other])


def test_a_field_that_cant_be_part_of_an_id_is_an_error():
    class Odd(Click, name="odd"):
        thing: dict[str, int]

    with pytest.raises(TypeError, match="dict"):
        Odd.forms()
