"""A picture out of sprites is the one that is drawn whole; what was drawn before isn't drawn again."""

import random
from collections.abc import Iterator
from functools import cache

import pytest
from PIL import Image

from boards import PAINTERS
from boards.svg import circle, document, group, path, rect, text
from engine import GAMES, Match
from locales import words
from raster.bands import Bands
from raster.display_list import take_apart
from raster.rasteriser import render, render_whole
from raster.sprites import OVERHEAD, Sprites
from tests.raster.test_rasteriser import ALIKE, difference, pixels_of

SHARP = 0.2
"""Of 255: how far a picture out of sprites may differ from one drawn whole, in the mean."""
GROUND = rect(0, 0, 800, 100, fill="#0c2236")


class Drawing:
    """Draws SVGs, and counts them."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, svg: str) -> Image.Image:
        self.count += 1
        return pixels_of(svg)


def drawn(sprites: Sprites, *children: str, height: int = 100) -> bytes:
    """The PNG of a picture with these children on a dark ground."""
    drawing = take_apart(document(height, rect(0, 0, 800, height, fill="#0c2236"), *children))
    assert drawing is not None
    laid = sprites.laid(drawing)
    assert laid is not None
    return Bands().png(laid, drawing.width, drawing.height)


def whole(*children: str, height: int = 100) -> bytes:
    return render_whole(document(height, rect(0, 0, 800, height, fill="#0c2236"), *children))


@pytest.fixture
def drawing() -> Drawing:
    return Drawing()


@pytest.fixture
def sprites(drawing) -> Sprites:
    return Sprites(drawing)


WORD = text(0, 0, "船", 60, "#fff")


def test_the_same_elsewhere_is_not_drawn_again(sprites, drawing):
    one, two = group(WORD, x=100, y=50), group(WORD, x=300, y=40)
    assert difference(drawn(sprites, one), whole(one)) < SHARP
    assert drawing.count == 1
    assert difference(drawn(sprites, one, two), whole(one, two)) < SHARP
    assert drawing.count == 1


def test_what_lies_later_covers_what_lies_earlier(sprites):
    order = rect(0, 0, 90, 90, 20, fill="#f00"), circle(40, 40, 30, fill="#fff", fill_opacity="0.5")
    assert difference(drawn(sprites, *order), whole(*order)) < SHARP
    assert difference(drawn(sprites, *reversed(order)), whole(*order)) > SHARP


def test_what_the_edge_cuts_off_is_whole_elsewhere(sprites):
    """Also if it was first seen at the edge, and at another edge later."""
    for y in (0, 50, 99, 300, 50):
        disc = circle(400, y, 40, fill="#fff")
        assert difference(drawn(sprites, disc), whole(disc)) < SHARP
    many = [circle(400, y, 40, fill="#fff") for y in range(0, 40, 5)]
    assert difference(drawn(sprites, *many), whole(*many)) < SHARP
    both = circle(400, 0, 40, fill="#fff"), circle(200, 100, 40, fill="#fff")
    assert difference(drawn(sprites, *both), whole(*both)) < SHARP


def test_a_dashed_line_is_found_to_its_end(sprites):
    """However far apart its dashes are."""
    dashes = path("M10 50H790", stroke="#fff", stroke_width=4, stroke_dasharray="9 150", fill="none")
    assert difference(drawn(sprites, dashes), whole(dashes)) < SHARP
    assert difference(whole(), whole(dashes)) > SHARP


def test_what_can_be_seen_through_is_left_to_others(sprites):
    for first in ("", rect(0, 0, 800, 99, fill="#0c2236"), rect(0, 0, 800, 100, 5, fill="#0c2236")):
        drawing = take_apart(document(100, first, WORD))
        assert drawing is not None and sprites.laid(drawing) is None


def test_what_was_used_longest_ago_is_forgotten(drawing):
    sprites = Sprites(drawing, kept=100_000)
    for number in range(100):
        drawn(sprites, text(400, 50, str(number), 60, "#fff"))
    assert drawing.count == 100 and 50_000 < sprites.size <= 100_000
    drawn(sprites, text(400, 50, "99", 60, "#fff"))
    assert drawing.count == 100
    drawn(sprites, text(400, 50, "0", 60, "#fff"))
    assert drawing.count == 101


def test_what_is_of_one_colour_takes_little_room(sprites):
    def room(*children: str) -> int:
        before = sprites.size
        assert difference(drawn(sprites, *children), whole(*children)) < SHARP
        return sprites.size - before

    plain = room(circle(400, 50, 40, fill="#fff", fill_opacity="0.5"))
    assert plain < OVERHEAD + 1.5 * 80 * 80
    assert room(circle(200, 50, 40, fill="#ffffff", stroke="#fffffa", stroke_width=1)) > 3 * plain


def test_a_frame_takes_no_room_where_it_shows_nothing(sprites):
    frame = rect(20, 20, 740, 360, 14, fill="none", stroke="#f7c95c", stroke_width=4)
    assert difference(drawn(sprites, frame, height=400), whole(frame, height=400)) < SHARP
    assert sprites.size < 740 * 360 / 4


def test_what_is_never_seen_takes_room_too(drawing):
    sprites = Sprites(drawing, kept=20 * OVERHEAD)
    for number in range(100):
        drawn(sprites, circle(900 + number, 50, 9))
    assert sprites.size <= 20 * OVERHEAD


@cache
def shown(game: str) -> list[str]:
    """Some pictures of a random match."""
    return [*_shown(game)]


def _shown(game: str) -> Iterator[str]:
    match = Match.start(game, seats=GAMES[game].seats[-1], seed="sprites")
    chance, names, say = random.Random(2), [f"Player {n}" for n in range(match.seats)], words("ja")
    for _ in range(12):
        yield PAINTERS[game].table(match.view(None), names, say).svg
        yield PAINTERS[game].hand(match.view(0), names, say).svg
        for _ in range(chance.randrange(25)):
            if not match.result:
                seat = chance.choice(match.pending)
                match.play(seat, chance.choice(match.legal_moves(seat)))


@pytest.mark.parametrize("game", [*PAINTERS])
def test_a_match_looks_as_if_it_were_drawn_whole(game):
    for svg in shown(game):
        assert difference(render(svg), render_whole(svg)) < SHARP < ALIKE


@pytest.mark.parametrize("game", [*PAINTERS])
def test_no_picture_of_a_match_must_be_drawn_whole(game, sprites):
    for svg in shown(game):
        drawing = take_apart(svg)
        assert drawing is not None and sprites.laid(drawing) is not None
