"""A message that was sent before is known again, and no other is taken for it."""

from types import SimpleNamespace
from typing import Any

from delivery.letter import growing_letter
from ui import layout
from ui.layout import Sheet


def message(content: str) -> Any:
    return SimpleNamespace(content=content, components=[])


def test_what_has_grown_since_is_known_by_its_beginning():
    sheet = Sheet()
    sheet.add(layout.text("Ada has won a trick.\nThe match has ended."))
    is_it = growing_letter(sheet).is_it
    assert is_it(message("Ada has won a trick."))
    assert not is_it(message("The match has ended."))
    assert not is_it(message("")), "a picture without words may be anything"
