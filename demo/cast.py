"""The people of the demo and their avatars."""

from __future__ import annotations

from dataclasses import dataclass

from raster.panel import Drawing, Panel
from raster.studio import render


@dataclass(frozen=True)
class Character:
    """A person of the demo: user name (`handle`), display name, and the locale of their Discord client."""

    handle: str
    name: str
    locale: str
    colour: str


HINA = Character("hina", "陽菜", "ja", "#c2571a")
REN = Character("ren", "蓮", "ja", "#7a4fa3")
MINA = Character("mina", "Mina", "en-US", "#1f7a6d")
JONAS = Character("jonas", "Jonas", "en-GB", "#2a5fa8")

CAST = {"en": (MINA, JONAS, HINA, REN), "ja": (HINA, REN, MINA, JONAS)}
"""Characters by the server's language. The first character opened the table."""

ANCHOR = "M60 28v66M44 46h32M30 70c2 20 14 30 30 30s28-10 30-30M60 28a8 8 0 1 1 .1 0"


def face(character: Character) -> bytes:
    """An avatar as PNG: the first character of the name."""
    return _png(character.colour, f'<text x="60" y="80" font-size="56">{character.name[0]}</text>')


def anchor() -> bytes:
    """The bot's avatar as PNG."""
    return _png("#16324a", f'<path d="{ANCHOR}" fill="none" stroke="#fff" stroke-width="8"/>')


def _png(colour: str, drawing: str) -> bytes:
    drawn = f'<g fill="#fff" text-anchor="middle">{drawing}</g>'
    return render(Drawing((Panel(120, 120, (drawn,), ground=colour),)))
