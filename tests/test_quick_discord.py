"""What is done faster in tests is done as well."""

from collections import OrderedDict
from typing import Any

from tests.quick_discord import plain_copy


def test_a_plain_copy_is_equal_and_apart():
    value: dict[str, Any] = {"components": [{"type": 10, "content": "Ahoy", "spoiler": False}], "poll": None}
    copied = plain_copy(value)
    assert copied == value
    copied["components"][0]["type"] = 11
    assert value["components"][0]["type"] == 10


def test_what_is_not_plain_is_copied_too():
    value = {"commands": OrderedDict(order=[1])}
    copied = plain_copy(value)
    assert copied == value and type(copied["commands"]) is OrderedDict
    copied["commands"]["order"].append(2)
    assert value["commands"]["order"] == [1]
