"""SVG to PNG, drawn here and now. It takes some tens of milliseconds: see `artist.py`.

librsvg draws, with our fonts alone, whatever else is installed; libvips makes a PNG of it.
"""

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import ModuleType

from boards.font import FILES

FONTS = Path(__file__).with_name("fonts.conf")
COMPRESSION = 3
"""Of zlib's levels. From here on a picture grows only little smaller, and takes much longer."""
OPAQUE = 255


def render(svg: str) -> bytes:
    """The PNG of an SVG; RGB, or RGBA if it can be seen through somewhere. ValueError if it isn't one."""
    vips = _vips()
    try:
        image = vips.Image.svgload_buffer(svg.encode())
        image = image.copy_memory()  # drawn once, though it is looked at twice
        if image[3].min() == OPAQUE:
            image = image[:3]
        return image.pngsave_buffer(compression=COMPRESSION, filter=vips.ForeignPngFilter.NONE, keep=0)
    except vips.Error as error:
        raise ValueError(f"{svg[:80]!r} can't be drawn: {error.detail}") from error


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
