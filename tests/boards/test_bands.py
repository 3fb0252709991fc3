"""A picture out of bands is the same as one made at once; only where something is new a band is made."""

import pytest
from PIL import Image

from boards import bands as module
from boards.bands import HEIGHT, Bands
from boards.display_list import take_apart
from boards.png import Rows, rows
from boards.rasteriser import _pixels
from boards.sprites import Sprites
from boards.svg import circle, document, rect, text
from tests.boards.test_png import pixels

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


def disc(y: int) -> str:
    return circle(400, y, 20, fill="#fff")


def test_only_what_is_new_is_made(made):
    table = Table()
    first = table.png(disc(100))
    assert len(made) == 6
    assert table.png(disc(100)) == first and len(made) == 6
    table.png(disc(100), disc(HEIGHT * 3 + 30))
    assert len(made) == 7
    table.png(disc(100), disc(HEIGHT * 3))  # across two
    assert len(made) == 9


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
