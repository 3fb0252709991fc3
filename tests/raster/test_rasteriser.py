"""SVG to PNG: as another program draws it, in our fonts, opaque where nothing can be seen through."""

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
from raster.rasteriser import render, render_whole

ROOT = Path(__file__).parents[2]
ALIKE = 2
"""Of 255: how far two pictures may differ in the mean, which is what their edges differ by."""


def text(word: str, family: str = FAMILY) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40" '
        f'font-family="{family}"><text y="30" font-size="30">{word}</text></svg>'
    )


def by_resvg(svg: str) -> bytes:
    files = [str(file) for file in FILES]
    return resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=files, font_family=FAMILY)


def pixels_of(svg: str) -> Image.Image:
    """An SVG drawn whole, RGBA."""
    return Image.open(BytesIO(render_whole(svg))).convert("RGBA")


def difference(one: bytes, other: bytes) -> float:
    """How far two PNGs differ in the mean, of 255."""
    first, second = (pyvips.Image.pngload_buffer(png)[:3] for png in (one, other))
    assert (first.width, first.height) == (second.width, second.height)
    return (first - second).abs().avg()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_looks_as_another_program_draws_it(game):
    match = Match.start(game, seats=GAMES[game].seats[-1], seed="likeness")
    svg = PAINTERS[game].table(match.view(None), [f"Player {n}" for n in range(match.seats)], words("ja")).svg
    assert difference(render(svg), by_resvg(svg)) < ALIKE
    assert difference(render(svg), render(text("船").replace('"80" height="40"', _size(svg)))) > ALIKE


def _size(svg: str) -> str:
    return svg.split("width=", 1)[1].split(" viewBox", 1)[0]


def test_what_cannot_be_drawn_is_an_error():
    for svg in ("", "no picture", "<svg", '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"/>'):
        with pytest.raises(ValueError):
            render(svg)


def test_what_can_be_seen_through_stays_so():
    def bands(png: bytes) -> int:
        return pyvips.Image.pngload_buffer(png).bands

    assert bands(render(text("a"))) == 4
    full = text("a").replace("<text", '<rect width="80" height="40"/><text')
    assert bands(render(full)) == 3


def test_there_is_no_font_but_ours():
    """Whatever is asked for, and whatever is installed."""
    assert render(text("長Aa", "DejaVu Serif")) == render(text("長Aa"))
    assert difference(render(text("長")), by_resvg(text("長"))) < ALIKE


def test_the_environment_stays_as_it_was():
    """A browser that the demo opens finds its own fonts."""
    script = (
        "import os; before = dict(os.environ); from raster.rasteriser import render;"
        f"render({text('a')!r}); assert os.environ == before"
    )
    subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=True)
