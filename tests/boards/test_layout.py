"""Rows, columns and grids place panels by their sizes, without overlaps."""

import pytest

from boards.layout import cell, column, flow, grid, label, panel, row
from boards.look import MARGIN, ROOM, WHITE, frame, picture
from boards.svg import WIDTH
from raster.panel import Panel, PlacedPanel
from raster.text import width

SMALL, TALL = panel(20, 10), panel(30, 40)


def places(of: Panel) -> list[tuple[int, int]]:
    """The upper left corners of a panel's children."""
    return [(each.x, each.y) for each in of.art if isinstance(each, PlacedPanel)]


def size(of: Panel) -> tuple[int, int]:
    return of.width, of.height


def test_a_panel_has_whole_pixels():
    assert size(panel(10.2, 9.9)) == (11, 10)


def test_a_row_is_centred_vertically():
    line = row([SMALL, TALL, SMALL], 5)
    assert size(line) == (80, 40)
    assert places(line) == [(0, 15), (25, 0), (60, 15)]


def test_none_takes_no_room():
    assert row([None, SMALL, None, TALL], 5) == row([SMALL, TALL], 5)
    assert column([SMALL, None, TALL], 5) == column([SMALL, TALL], 5)
    assert size(row([])) == size(column([None])) == size(grid([], 3)) == (0, 0)


def test_a_row_moves_together_to_fit():
    assert row([SMALL, SMALL, SMALL], 5, 100) == row([SMALL, SMALL, SMALL], 5)
    assert places(row([SMALL, SMALL, SMALL], 5, 50)) == [(0, 0), (15, 0), (30, 0)]
    assert row([SMALL, SMALL, SMALL], 5, 50).width == 50


def test_a_column_is_aligned_on_the_left():
    lines = column([SMALL, TALL], 5)
    assert size(lines) == (30, 55)
    assert places(lines) == [(0, 0), (0, 15)]


def test_the_cells_of_a_grid_are_as_large_as_its_largest_panel():
    cells = grid([SMALL, TALL, SMALL], 2, 10)
    assert size(cells) == (70, 90)
    first, second = (each.panel for each in cells.art if isinstance(each, PlacedPanel))
    assert places(first) == [(0, 0), (40, 0)] and places(second) == [(0, 0)]
    assert places(cell(SMALL, 30, "middle", 40)) == [(5, 15)]


@pytest.mark.parametrize(("anchor", "x"), [("start", 0), ("middle", 40), ("end", 80)])
def test_a_cell_holds_its_panel_at_an_end_or_in_the_middle(anchor: str, x: int):
    assert places(cell(SMALL, 100, anchor, 30)) == [(x, 10)]
    assert size(cell(SMALL, 100, anchor, 30)) == (100, 30)
    assert size(cell(None, 100, anchor)) == (100, 0)


def test_a_flow_fills_its_rows():
    rows = flow([SMALL, SMALL, SMALL, TALL, SMALL], 50, 10)
    assert rows == [row([SMALL, SMALL], 10), row([SMALL], 10), row([TALL], 10), row([SMALL], 10)]
    assert flow([TALL], 10) == [row([TALL])]


def test_a_label_is_as_wide_as_its_text_or_fits_the_given_width():
    told = "Harbourmaster"
    assert label(told, 40, WHITE).width == -(-width(told, 40) // 1)
    short = label(told, 40, WHITE, 60, "middle")
    assert short.width == 60 and "…" in short.svg and "…" not in label(told, 40, WHITE).svg


def test_a_picture_stacks_panels_with_a_margin_around():
    lines = picture(panel(ROOM, 30), None, panel(WIDTH, 50), panel(100, 20), gap=10).lines
    assert [size(line) for line in lines] == [(WIDTH, 55), (WIDTH, 60), (WIDTH, 45)]
    assert [places(line) for line in lines] == [[(MARGIN, MARGIN)], [(0, 5)], [(MARGIN, 5)]]


def test_the_frame_of_a_player_on_turn_looks_different():
    assert frame(100, 50, is_lit=True) != frame(100, 50)
    assert places(frame(100, 50, SMALL.at(9, 9))) == [(9, 9)]
