"""Texts are readable and pieces can be told apart with any kind of colour vision."""

import random
import re
from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageStat

from boards import PAINTERS, rules_pictures
from boards.fisherman.palette import FISH, SHIELDS
from boards.fleet.palette import CATCHES
from boards.goa import palette as goa
from boards.look import GOLD, PALETTE, PAPER
from boards.lubeck.palette import PAWNS
from demo.palette import written
from engine import GAMES, Match
from locales import words
from raster.panel import Drawing, Panel
from raster.studio import render
from tests.boards.colours import BLINDNESS, Triple, contrast, distance, linear
from tests.boards.geometry import Box, shapes

MIN_DISTANCE = 10
"""Minimum CIEDE2000 distance between two colours with different meanings."""
MIN_CONTRAST = 4.5
"""Minimum WCAG contrast between a text and its background."""
CHECK_INTERVAL = 60
"""Number of moves between two checked positions of a match."""
TEXT = re.compile(r"<text[^>]*>[^<]*</text>")
MEANINGS = {
    "the fish of Fisherman": [*FISH.values()],
    "the shields of Fisherman": [*SHIELDS.values()],
    "the catches of Fleet": [*CATCHES.values()],
    "the pawns of Lübeck": [colour for colour, _ in PAWNS],
    "the sails of Lübeck": [PAPER, GOLD],
    "the spices of Goa": [*goa.SPICES.values()],
    **{
        f"player {seat + 1}'s marker on a ledger of Goa": [colour, goa.FADED, goa.AHEAD]
        for seat, colour in enumerate(goa.SEATS)
    },
    "the players of Goa": [*goa.SEATS],
    "the grounds of Goa's tiles": [goa.EACH_ROUND, goa.ONCE, goa.AT_ONCE, goa.LAWN],
}
"""Sets of colours that must not be mistaken for each other."""


@pytest.mark.parametrize("what", MEANINGS)
@pytest.mark.parametrize("blindness", BLINDNESS)
def test_colours_that_carry_a_meaning_can_be_told_apart(what: str, blindness: str):
    near = [
        (one, other)
        for one, other in combinations(MEANINGS[what], 2)
        if distance(one, other, blindness) < MIN_DISTANCE
    ]
    assert not near


def test_all_colours_of_the_code_are_in_the_palette_of_pngs():
    """If this fails, run `python -m demo.palette`."""
    colours = {PALETTE[at : at + 3].hex() for at in range(0, len(PALETTE), 3)}
    assert set(written()) <= colours and len(PALETTE) <= 3 * 256


def test_distances_match_published_examples():
    assert distance("#ffffff", "#000000") == pytest.approx(100, abs=0.01)
    assert distance("#ff0000", "#00ff00") == pytest.approx(86.6, abs=0.1)
    assert distance("#ff0000", "#00ff00", "protanopia") > distance("#ff0000", "#4d4d00", "protanopia")
    assert contrast(linear("#767676"), linear("#ffffff")) == pytest.approx(4.54, abs=0.01)


def faint(drawing: Drawing) -> Iterator[str]:
    """The texts whose contrast with their background is too low, each with the contrast."""
    bare = Drawing((Panel(*drawing.size, (TEXT.sub("", drawing.svg),), ground="#000000"),))
    ground = Image.open(BytesIO(render(bare))).convert("RGB")
    for shape in shapes(drawing.svg):
        if shape.kind == "text" and shape.fill:
            ratio = contrast(linear(shape.fill), _median(ground, shape.box))
            if ratio < MIN_CONTRAST:
                yield f"{ratio:.1f}: {shape.box.text} ({shape.fill})"


def _median(image: Image.Image, box: Box) -> Triple:
    """The median of the pixels in a box, as linear RGB."""
    left, top, right, bottom = (round(each) for each in box[1:])
    cut = image.crop((left, top, max(right, left + 1), max(bottom, top + 1)))
    return linear("#" + "".join(f"{value:02x}" for value in ImageStat.Stat(cut).median))


def pictures(game: str, language: str) -> Iterator[Drawing]:
    """Pictures from a match of random moves, then the rules pictures."""
    paint, say, seats = PAINTERS[game], words(language), GAMES[game].seats[-1]
    match, dice = Match.start(game, seats=seats, seed="colours"), random.Random(1)
    names: Sequence[str] = [f"Player {number}" for number in range(1, seats + 1)]
    for ply in range(10_000):
        if ply % CHECK_INTERVAL == 0 or match.result:
            yield paint.table(match.view(None), names, say, match.latest(None)).drawing
            yield paint.hand(match.view(0), names, say).drawing
            if paint.draw_board:
                yield paint.board(match.view(None), 0, names, say).drawing
        if match.result:
            break
        seat = dice.choice(match.pending)
        match.play(seat, dice.choice(match.legal_moves(seat)))
    for draw in rules_pictures(game).values():
        yield draw(say)


@pytest.mark.parametrize("game", GAMES)
def test_every_text_stands_out_from_its_ground(game: str):
    for drawing in pictures(game, "en"):
        assert not [*faint(drawing)]
