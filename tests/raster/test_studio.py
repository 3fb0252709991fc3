"""PNGs of panels match another renderer's, use only our fonts, and nothing is drawn twice."""

import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
import pyvips
import resvg_py
from PIL import Image

from boards import PAINTERS
from engine import GAMES, Match
from locales import words
from raster.font import FAMILY, FILES
from raster.panel import Drawing, Panel
from raster.studio import SLICE_HEIGHT, Studio, render

ROOT = Path(__file__).parents[2]
MAX_DIFFERENCE = 2
"""Maximum mean difference between two renderings, out of 255. Only edges of shapes may differ."""
RED, BLUE = '<rect width="9" height="9" fill="#ff0000"/>', '<rect width="9" height="9" fill="#0000ff"/>'


def text(word: str, family: str = FAMILY) -> Drawing:
    drawn = f'<text y="30" font-size="30" font-family="{family}">{word}</text>'
    return Drawing((Panel(80, 40, (drawn,)),))


def by_resvg(svg: str) -> bytes:
    files = [str(file) for file in FILES]
    return resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=files, font_family=FAMILY)


def image(drawing: Drawing) -> Image.Image:
    return Image.open(BytesIO(render(drawing)))


def difference(one: bytes, other: bytes) -> float:
    """The mean difference between two PNGs, out of 255."""
    first, second = (pyvips.Image.pngload_buffer(png)[:3] for png in (one, other))
    assert (first.width, first.height) == (second.width, second.height)
    return (first - second).abs().avg()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_matches_another_renderer(game):
    match = Match.start(game, seats=GAMES[game].seats[-1], seed="likeness")
    names = [f"Player {n}" for n in range(match.seats)]
    drawing = PAINTERS[game].table(match.view(None), names, words("ja")).drawing
    assert difference(render(drawing), by_resvg(drawing.svg)) < MAX_DIFFERENCE
    blank = Drawing((Panel(*drawing.size, ground="#000000"),))
    assert difference(render(drawing), render(blank)) > MAX_DIFFERENCE


@pytest.mark.parametrize("broken", ["<text", "&", "<g>"])
def test_broken_svg_is_an_error(broken):
    with pytest.raises(ValueError):
        render(Drawing((Panel(9, 9, (broken,)),)))


def test_a_picture_is_transparent_only_without_a_ground():
    clear, covered = Panel(9, 9), Panel(9, 9, ground="#112233")
    assert image(Drawing((covered, clear))).mode == "RGBA"
    assert image(Drawing((clear,))).getpixel((4, 4)) == (0, 0, 0, 0)
    assert image(Drawing((covered,))).getpixel((4, 4)) == (0x11, 0x22, 0x33)


def test_a_palette_changes_colours_to_its_nearest():
    lines = (Panel(9, 9, (RED,), ground="#112233"), Panel(9, 9, ground="#102030"))
    drawn = image(Drawing(lines, bytes.fromhex("fe0000 112233")))
    assert drawn.mode == "P"
    colours = [drawn.convert("RGB").getpixel((4, y)) for y in (4, 13)]
    assert colours == [(0xFE, 0, 0), (0x11, 0x22, 0x33)]
    assert image(Drawing((Panel(9, 9),), bytes.fromhex("fe0000"))).mode == "RGBA"


def test_a_palette_makes_tables_much_smaller():
    match = Match.start("goa", seats=4, seed="palette")
    drawing = PAINTERS["goa"].table(match.view(None), list("abcd"), words("en")).drawing
    small, exact = render(drawing), render(Drawing(drawing.lines))
    assert len(small) < 0.5 * len(exact) and difference(exact, small) < 0.5


@pytest.mark.parametrize("ground", ["", "#112233"])
def test_kept_panels_lie_above_the_rest_of_their_line_and_in_their_order(ground):
    red, blue = Panel(9, 9, (RED,), True, ground), Panel(9, 9, (BLUE,), True)
    loose = '<rect width="40" height="40" fill="#00ff00"/>'
    line = Panel(40, 40, (*red.at(0, 0), *red.at(20, 20), *blue.at(24, 24), loose), ground="#000000")
    drawn = image(Drawing((line,)))
    colours = [drawn.getpixel(place) for place in ((4, 4), (15, 15), (22, 22), (26, 26))]
    assert colours == [(255, 0, 0), (0, 255, 0), (255, 0, 0), (0, 0, 255)]


@pytest.mark.parametrize("ground", ["", "#000000"])
def test_panels_are_cut_off_at_the_edges_of_a_line(ground):
    red = Panel(9, 9, (RED,), True)
    line = Panel(20, 20, (*red.at(-5, -5), *red.at(16, 16)), ground=ground)
    drawn = image(Drawing((line, Panel(20, 5, ground="#000000")))).convert("RGB")
    assert [drawn.getpixel(place) for place in ((3, 3), (4, 4), (15, 15), (16, 16), (18, 21))] == [
        (255, 0, 0),
        (0, 0, 0),
        (0, 0, 0),
        (255, 0, 0),
        (0, 0, 0),
    ]


def test_a_high_line_of_kept_panels_looks_the_same_in_slices():
    high = 3 * SLICE_HEIGHT + 7
    shade = Panel(40, high, (f'<path d="M0 0L40 {high}" stroke="#ff8800" stroke-width="9"/>',), True)
    kept = (*shade.at(0, 0), *Panel(9, 9, (RED,), True).at(5, SLICE_HEIGHT - 4))
    sliced = Panel(40, high, kept, ground="#000000")
    assert len([*sliced.slices(SLICE_HEIGHT)]) == 4
    whole = Panel(40, high, (*kept, "<g/>"), ground="#000000")
    assert [*whole.slices(SLICE_HEIGHT)] == [whole]
    assert image(Drawing((sliced,))).tobytes() == image(Drawing((whole,))).tobytes()


def test_lines_and_kept_panels_are_drawn_once():
    studio = Studio()
    card = Panel(9, 9, (RED,), True)
    first, second = (Panel(40, 40, card.at(x, 0), ground="#000000") for x in (0, 20))
    one = studio.png(Drawing((first, second)))
    lines, pixels = studio.lines.made, studio.pixels.made
    assert (lines, pixels) == (2, 1)
    assert studio.png(Drawing((first, second))) == one
    assert (studio.lines.made, studio.pixels.made) == (lines, pixels)


def test_lines_with_the_same_loose_art_draw_it_once():
    studio = Studio()
    frame = '<rect width="30" height="30" fill="#00ff00"/>'
    cards = [Panel(9, 9, (drawn,), True) for drawn in (RED, BLUE)]
    first, second = (Panel(40, 40, (frame, *card.at(5, 5)), ground="#000000") for card in cards)
    studio.png(Drawing((first,)))
    made = studio.pixels.made
    drawn = Image.open(BytesIO(studio.png(Drawing((second,)))))
    assert studio.pixels.made == made + 1, "only the other card was drawn"
    assert [drawn.getpixel(place) for place in ((6, 6), (20, 20), (35, 35))] == [
        (0, 0, 255),
        (0, 255, 0),
        (0, 0, 0),
    ]


def test_the_caches_evict_the_least_recently_used():
    studio = Studio(lines=3000)
    lines = [Panel(40, 40, (), ground=f"#00000{n}") for n in range(5)]
    for line in lines:
        studio.png(Drawing((line,)))
    assert studio.lines.size <= 3000
    studio.png(Drawing((lines[-1],)))
    assert studio.lines.made == 5
    studio.png(Drawing((lines[0],)))
    assert studio.lines.made == 6


def test_only_our_fonts_are_used():
    """Neither the requested font nor the installed ones matter."""
    assert render(text("長Aa", "DejaVu Serif")) == render(text("長Aa"))
    assert difference(render(text("長")), by_resvg(text("長").svg)) < MAX_DIFFERENCE


def test_rendering_leaves_the_environment_unchanged():
    """Otherwise a browser opened by the demo wouldn't find the system's fonts."""
    script = (
        "import os; before = dict(os.environ); from raster.studio import render;"
        "from raster.panel import Drawing, Panel; render(Drawing((Panel(9, 9, ('<text>a</text>',)),)));"
        "assert os.environ == before"
    )
    subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=True, timeout=200)
