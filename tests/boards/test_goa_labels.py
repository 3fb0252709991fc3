"""Labels in the pictures of Goa are whole: none is cut, none is covered, none touches another or a sign."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from boards import PAINTERS
from boards.goa import grid
from engine.goa.data import ALL
from engine.goa.state import Marker, Turn
from locales import LANGUAGES, words
from tests.boards.geometry import boxes
from tests.boards.test_pictures import positions

NAMES = ["Mei", "Ken", "Rin", "Tom"]
SLACK = 7
"""So far may a sign's square reach under a text: what is drawn in it is round."""


def pictures(seats: int, language: str) -> Iterator[str]:
    paint, say, names = PAINTERS["goa"], words(language), NAMES[:seats]
    assert paint.board
    for match in positions("goa", seats)[::3]:
        yield paint.table(match.view(None), names, say).svg
        yield paint.hand(match.view(0), names, say).svg
        yield paint.board(match.view(None), seats - 1, names, say).svg


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_none_is_cut_or_covered(seats: int, language: str):
    for svg in pictures(seats, language):
        found = boxes(svg)
        for box in found:
            assert "…" not in box.told
        for one, other in combinations(found, 2):
            if one.told and other.told:
                assert not one.covers(other), (one, other)
            elif one.told or other.told:
                assert not one.covers(other, SLACK), (one, other)


@pytest.mark.parametrize("cell", ALL)
def test_the_flag_covers_no_coordinate(cell: str):
    view: Any = replace(positions("goa", 4)[0].view(None), phase="actions", turn=Turn(0))
    drawn = grid.grid(replace(view, markers=(Marker(cell, 0),)), words("en"))
    bare = grid.grid(replace(view, markers=()), words("en"))
    before = boxes(f"<svg>{bare}</svg>")
    names = [box for box in before if box.told in tuple("zabcdef0123456")]
    assert len(names) == 14
    flag, number = [box for box in boxes(f"<svg>{drawn}</svg>") if box not in before]
    assert not any(name.covers(flag) or name.covers(number) for name in names)
