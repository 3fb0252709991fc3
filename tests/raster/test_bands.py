"""A picture out of bands is the same as one made at once; only where something is new a band is made."""

import pytest
from PIL import Image

from boards.svg import circle, document, rect, text
from raster import bands as module
from raster.bands import HEIGHT, Bands
from raster.display_list import take_apart
from raster.png import Rows, rows
from raster.rasteriser import _pixels
from raster.sprites import Sprites
from tests.raster.test_png import pixels

HIGH = 5 * HEIGHT + 10
GROUND = rect(0, 0, 800, HIGH, fill="#0c2236")


@pytest.fixture
def made(monkeypatch) -> list[Image.Image]:
    """The bands that are made."""
    found: list[Image.Image] = []

    def noted(picture: Image.Image) -> Rows:
        found.append(picture)
        return rows(picture)

    monkeypatch.setattr(module, "rows", noted)
    return found


class Table:
    """Draws pictures out of the same sprites and bands."""

    def __init__(self, kept: int = module.KEPT) -> None:
        self.sprites, self.bands = Sprites(_pixels), Bands(kept)

    def png(self, *children: str, height: int = HIGH) -> bytes:
        drawing = take_apart(document(height, GROUND.replace(str(HIGH), str(height)), *children))
        assert drawing is not None
        laid = self.sprites.laid(drawing)
        assert laid is not None
        return self.bands.png(laid, drawing.width, drawing.height)


def _frame_of(table: Table) -> tuple[str, float, float]:
    return next(key for key in table.sprites._sprites if "fill-opacity" in key[0])


def disc(y: int) -> str:
    return circle(400, y, 20, fill="#fff")


def test_only_what_is_new_is_made(made):
    table = Table()
    first = table.png(disc(100))
    assert len(made) == 3  # with nothing on it, with the disc, and the last, which is low
    assert table.png(disc(100)) == first and len(made) == 3
    table.png(disc(100), disc(HEIGHT * 3 + 30))
    assert len(made) == 4
    table.png(disc(100), disc(HEIGHT * 3))  # across two
    assert len(made) == 6


def test_what_lies_alike_in_a_picture_of_another_height_is_not_made_again(made):
    table, higher = Table(), HIGH + 2 * HEIGHT
    table.png(disc(100))
    assert pixels(table.png(disc(100), height=higher)) == pixels(Table().png(disc(100), height=higher))
    assert len(made) == 3 + 3  # of which the second three are the other table's


def test_the_order_in_which_things_lie_makes_a_band_another(made):
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
        assert pixels(Table().png(piece)) == _pixels(alone).convert("RGB").tobytes()


def test_what_lies_lowest_is_painted_once(monkeypatch):
    painted = list[int]()
    paint = module._paint

    def noted(picture, sprites, top):
        painted.extend(each.sprite.number for each in sprites)
        paint(picture, sprites, top)

    monkeypatch.setattr(module, "_paint", noted)
    frame = rect(20, 10, 760, 40, 14, fill="#2f5a79", fill_opacity="0.5")
    table, words = Table(), [text(400, 40, f"{n} 手番", 30, "#fff") for n in range(4)]
    drawn = [pixels(table.png(frame, word, height=high)) for high in (HIGH, HEIGHT + 10) for word in words]
    (number,) = {each.number for each in table.sprites._sprites[_frame_of(table)]}
    assert painted.count(number) == 1
    assert drawn == [
        pixels(Table().png(frame, word, height=high)) for high in (HIGH, HEIGHT + 10) for word in words
    ]


def test_no_more_than_some_of_it_is_kept(monkeypatch):
    monkeypatch.setattr(module, "GROUNDS", 3)
    table = Table()
    frames = [rect(20, 2 * n, 760, 40, fill="#2f5a79", fill_opacity="0.5") for n in range(6)]
    for frame in frames:
        assert pixels(table.png(frame, disc(20))) == pixels(Table().png(frame, disc(20)))
    assert len(table.bands._grounds) == 3


def test_what_was_used_longest_ago_is_forgotten(made):
    table = Table(kept=20_000)
    words = [text(400, 100, f"{n} 手番" * 4, 40, "#fff") for n in range(30)]
    for word in words:
        table.png(word)
        assert table.bands.size <= 20_000
    before = len(made)
    table.png(words[-1])
    assert len(made) == before
    table.png(words[0])
    assert len(made) > before
