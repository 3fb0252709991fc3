"""A picture out of bands is the same as one made at once; only where something is new a band is made."""

import gc

import pytest
from PIL import Image

from boards.svg import circle, document, rect, text
from raster.bands import GROUNDS, HEIGHT, KEPT, Bands
from raster.display_list import take_apart
from raster.sprites import Sprites
from tests.raster.test_png import pixels
from tests.raster.test_rasteriser import pixels_of

HIGH = 5 * HEIGHT + 10
GROUND = rect(0, 0, 800, HIGH, fill="#0c2236")


class Table:
    """Draws pictures out of the same sprites and bands."""

    def __init__(self, kept: int = KEPT) -> None:
        self.sprites, self.bands = Sprites(pixels_of), Bands(kept)

    def png(self, *children: str, height: int = HIGH) -> bytes:
        drawing = take_apart(document(height, GROUND.replace(str(HIGH), str(height)), *children))
        assert drawing is not None
        laid = self.sprites.laid(drawing)
        assert laid is not None
        return self.bands.png(laid, drawing.width, drawing.height)


def disc(y: int) -> str:
    return circle(400, y, 20, fill="#fff")


def test_only_what_is_new_is_made():
    table = Table()
    first = table.png(disc(100))
    kept = table.bands.size
    assert table.png(disc(100)) == first and table.bands.size == kept
    table.png(disc(100), disc(HEIGHT * 3 + 30))
    one = table.bands.size - kept
    table.png(disc(100), disc(HEIGHT * 3))  # across two
    two = table.bands.size - kept - one
    assert 0 < one < two


def test_what_lies_alike_in_a_picture_of_another_height_is_not_made_again():
    table, higher = Table(), HIGH + 2 * HEIGHT
    table.png(disc(100))
    kept = table.bands.size
    assert pixels(table.png(disc(100), height=higher)) == pixels(Table().png(disc(100), height=higher))
    assert table.bands.size == kept


def test_the_order_in_which_things_lie_makes_a_band_another():
    table, one, two = Table(), disc(30), rect(390, 20, 40, 40, fill="#ff0000")
    assert pixels(table.png(one, two)) != pixels(table.png(two, one))
    assert pixels(table.png(one, two)) == pixels(Table().png(one, two))


def test_pictures_of_other_sizes_share_no_rows_of_other_lengths():
    table = Table()
    table.png()
    for height in (HEIGHT - 1, HEIGHT, HEIGHT + 1):
        assert pixels(table.png(disc(30), height=height)) == pixels(Table().png(disc(30), height=height))


@pytest.mark.parametrize("y", [-3 * HEIGHT, -21, -10, HIGH - 5, HIGH + 50])
def test_what_lies_beyond_the_edge_is_not_seen(y):
    for piece in (disc(y), rect(10, y, 30, 20, fill="#ff0000")):
        alone = document(HIGH, GROUND, piece)
        assert pixels(Table().png(piece)) == pixels_of(alone).convert("RGB").tobytes()


def test_pictures_that_share_what_lies_lowest_look_as_if_made_anew():
    frame = rect(20, 10, 760, 40, 14, fill="#2f5a79", fill_opacity="0.5")
    table, words = Table(), [text(400, 40, f"{n} 手番", 30, "#fff") for n in range(4)]
    for high in (HIGH, HEIGHT + 10):
        for word in words:
            alone = Table().png(frame, word, height=high)
            assert pixels(table.png(frame, word, height=high)) == pixels(alone)


def grounds() -> list[Image.Image]:
    """All pictures in memory that are as wide as a band."""
    gc.collect()
    return [each for each in gc.get_objects() if isinstance(each, Image.Image) and each.width == 800]


def test_no_more_than_some_grounds_are_kept():
    others = {id(each): each for each in grounds()}
    table = Table()
    frames = [rect(20, number, 760, 40, fill="#2f5a79", fill_opacity="0.5") for number in range(GROUNDS + 5)]
    for frame in frames:
        assert pixels(table.png(frame, disc(20))) == pixels(Table().png(frame, disc(20)))
    kept = [each for each in grounds() if id(each) not in others]
    assert 0 < len(kept) <= GROUNDS


def test_what_was_used_longest_ago_is_forgotten():
    table = Table(kept=20_000)
    words = [text(400, 100, f"{n} 手番" * 4, 40, "#fff") for n in range(30)]
    for word in words:
        table.png(word)
        assert table.bands.size <= 20_000
    before = table.bands.size
    table.png(words[-1])
    assert table.bands.size == before
    table.png(words[0])
    assert table.bands.size != before
