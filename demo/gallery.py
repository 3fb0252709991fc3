"""A page with everything that is drawn: art, signs, and each game at its start, middle and end.

    python -m demo.gallery        writes gallery.html

Tables are shown as wide as on a phone. Look at the page after you change a picture.
"""

import random
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path

from boards import PAINTERS, rules_pictures
from boards.art import symbol, symbols
from boards.fisherman.palette import FISH
from boards.fleet.palette import CATCHES
from boards.goa.palette import BRUSH, COBALT, LAWN, SPICES
from boards.look import GOLD, PAPER, RED
from boards.signs import signs_of
from boards.svg import element, flat
from engine import GAMES, Match
from locales import LANGUAGES, Words, words

PAGE = Path("gallery.html")
NAMES = ("Mina", "Jonas", "陽菜", "Maximiliane", "蓮", "Ada", "Bruno", "Cleo")
MOMENTS = (0.0, 0.5, 1.0)
"""Points of a match that the gallery shows, as parts of its moves."""
INKS: dict[str, str] = {
    **FISH,
    **CATCHES,
    **SPICES,
    "bed": LAWN,
    "glaze": COBALT,
    "wall": BRUSH,
    "flower": BRUSH,
    "wax": RED,
    "lantern": GOLD,
}
"""Colours of symbols without a colour of their own, by name. Symbols not listed are the colour of paper."""
STYLE = (
    "body { background: #313338; color: #fff; font-family: 'Noto Sans CJK JP', sans-serif }"
    "section { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start }"
    ".small > svg { width: 64px; height: 64px } .table > svg { width: 340px; height: auto }"
)


def matches(game: str) -> list[Match]:
    """A match of random moves, at each of the moments."""
    whole = Match.start(game, seats=GAMES[game].seats[-1], seed="gallery")
    dice = random.Random(1)
    while not whole.result:
        seat = dice.choice(whole.pending)
        whole.play(seat, dice.choice(whole.legal_moves(seat)))
    record = whole.record()
    moves = record["moves"]
    return [Match.replay({**record, "moves": moves[: int(part * len(moves))]}) for part in MOMENTS]


def tables(game: str, say: Words) -> Iterator[str]:
    """The tables, hands and boards of a match, and the pictures of the rules."""
    paint, names = PAINTERS[game], NAMES[: GAMES[game].seats[-1]]
    for match in matches(game):
        yield paint.table(match.view(None), names, say, match.latest(None)).svg
        yield paint.hand(match.view(0), names, say).svg
        if paint.draw_board:
            yield paint.board(match.view(None), 0, names, say).svg
    for draw in rules_pictures(game).values():
        yield draw(say).svg


def page() -> str:
    """The whole gallery as an HTML page."""
    parts = [f"<!doctype html><meta charset='utf-8'><title>Gallery</title><style>{STYLE}</style>"]
    parts += _section("small", _art("shared"))
    for game in GAMES:
        parts.append(f"<h1>{escape(words('en')(game.replace('_', '-') + '-name'))}</h1>")
        parts += _section("small", _art(game))
        parts += _section("small", (sign.svg for sign in signs_of(game).values()))
        for language in LANGUAGES:
            parts += _section("table", tables(game, words(language)))
    return "\n".join(parts)


def _art(game: str) -> Iterator[str]:
    """A game's symbols, each in its ink."""
    for name in symbols(game):
        ink = INKS.get(name.removeprefix("boat-"), PAPER)
        yield f"<svg>{flat(element('g', symbol(game, name, 64, 64), color=ink))}</svg>"


def _section(name: str, drawn: Iterator[str]) -> Iterator[str]:
    yield f"<section class='{name}'>"
    yield from drawn
    yield "</section>"


def main() -> int:
    PAGE.write_text(page(), "utf-8")
    print(PAGE.resolve().as_uri())
    return 0


if __name__ == "__main__":
    sys.exit(main())
