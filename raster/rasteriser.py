"""SVG to PNG, drawn here and now. It takes some tens of milliseconds: see `artist.py`.

librsvg draws, with our fonts alone, whatever else is installed. What has been drawn before is put together of
sprites (`sprites.py`), and of whole bands (`bands.py`) where nothing is new.
"""

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import ModuleType

from PIL import Image

from raster.bands import Bands
from raster.display_list import take_apart
from raster.font import FILES
from raster.png import png, rows
from raster.sprites import OPAQUE, Sprites

FONTS = Path(__file__).with_name("fonts.conf")


def render(svg: str) -> bytes:
    """The PNG of an SVG; RGB, or RGBA if it can be seen through somewhere. ValueError if it isn't one."""
    drawing = take_apart(svg)
    laid = drawing and _sprites().laid(drawing)
    return _bands().png(laid, drawing.width, drawing.height) if drawing and laid else render_whole(svg)


def render_whole(svg: str) -> bytes:
    """The same, with everything drawn anew."""
    picture = _pixels(svg)
    if picture.getchannel("A").getextrema() == (OPAQUE, OPAQUE):
        picture = picture.convert("RGB")
    return png(picture.size, picture.mode, [rows(picture)])


def forget() -> None:
    """Draw everything anew from now on."""
    _sprites.cache_clear()
    _bands.cache_clear()


@cache
def _sprites() -> Sprites:
    return Sprites(_pixels)


@cache
def _bands() -> Bands:
    return Bands()


def _pixels(svg: str) -> Image.Image:
    """An SVG as pixels, RGBA. ValueError if it isn't one."""
    vips = _vips()
    try:
        image = vips.Image.svgload_buffer(svg.encode())
    except vips.Error as error:
        raise ValueError(f"{svg[:80]!r} can't be drawn: {error.detail}") from error
    return Image.frombuffer("RGBA", (image.width, image.height), image.write_to_memory(), "raw", "RGBA", 0, 1)


@cache
def _vips() -> ModuleType:
    """The library, which has read our fonts."""
    folders = {file.parent.parent for file in FILES}
    assert len(folders) == 1, f"the fonts lie in several folders: {folders}"
    (folder,) = folders
    with _environment(FONTCONFIG_FILE=str(FONTS), XDG_DATA_HOME=str(folder), VIPS_CONCURRENCY="1"):
        import pyvips

        text = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>a</text></svg>'
        pyvips.Image.svgload_buffer(text.encode()).avg()
    pyvips.cache_set_max(0)  # what is drawn twice is kept as a PNG
    return pyvips


@contextmanager
def _environment(**variables: str) -> Generator[None]:
    """Have these variables in the process's environment for a while."""
    before = {name: os.environ.get(name) for name in variables}
    os.environ.update(variables)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
