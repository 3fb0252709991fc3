"""Kept panels are painted above everything else in their line, so other art must not cover them."""

import random
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from boards import PAINTERS, rules_pictures
from engine import GAMES, Match
from locales import words
from raster.panel import Drawing, Panel
from raster.studio import render

NAMES = ["Mina", "Jonas", "Maximiliane", "陽菜", "Bob", "Kim", "Eva", "Leo"]
CHECK_INTERVAL = 60
"""Number of moves between two checked positions of a match."""
BLOCK_SIDE = 8
"""Side of the squares whose averages are compared, in pixels."""
MAX_DIFFERENCE = 2
"""Maximum difference between the averages of two squares, out of 255."""


def looks_as_described(drawing: Drawing) -> bool:
    """Whether the picture looks the same when its art is drawn in order, without kept panels."""
    drawing = Drawing(drawing.lines)  # a drawing without a palette has exact colours
    whole = Drawing((Panel(*drawing.size, (drawing.svg,), ground="#000000"),))
    one, other = (Image.open(BytesIO(render(each))).convert("RGB") for each in (drawing, whole))
    differences = ImageChops.difference(one, other).convert("L").reduce(BLOCK_SIDE)
    return max(differences.tobytes()) <= MAX_DIFFERENCE


@pytest.mark.parametrize("game", GAMES)
def test_nothing_covers_a_kept_panel(game):
    paint, say = PAINTERS[game], words("ja")
    seats = GAMES[game].seats[-1]
    match, dice = Match.start(game, seats=seats, seed="layers"), random.Random(0)
    names = NAMES[:seats]
    for ply in range(10_000):
        if ply % CHECK_INTERVAL == 0 or match.result:
            assert looks_as_described(paint.table(match.view(None), names, say, match.latest(None)).drawing)
            assert looks_as_described(paint.hand(match.view(0), names, say).drawing)
            if paint.draw_board:
                assert looks_as_described(paint.board(match.view(None), 0, names, say).drawing)
        if match.result:
            break
        seat = dice.choice(match.pending)
        match.play(seat, dice.choice(match.legal_moves(seat)))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_covers_a_kept_panel_in_the_rules(game):
    assert all(looks_as_described(draw(words("en"))) for draw in rules_pictures(game).values())


def test_the_comparison_notices_what_covers_a_kept_panel():
    card = Panel(40, 40, ('<rect width="40" height="40" fill="#ff0000"/>',), True)
    covered = (*card.at(0, 0), '<rect width="20" height="20" fill="#0000ff"/>')
    assert not looks_as_described(Drawing((Panel(80, 80, covered, ground="#000000"),)))
