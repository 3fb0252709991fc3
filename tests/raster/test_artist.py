"""The artist draws no picture twice, and no caller waits too long."""

import asyncio
from typing import Any

import pytest

from raster import Artist
from raster import artist as module
from raster.panel import Drawing, Panel
from workers import Pool


def picture(word: str = "船") -> Drawing:
    return Drawing((Panel(80, 40, (f'<text y="30" font-size="30">{word}</text>',)),))


class Asked(Pool):
    """Draws in this process and records the requests."""

    def __init__(self) -> None:
        super().__init__(0)
        self.pictures: list[Any] = []

    async def run(self, function: Any, *arguments: Any, **limits: Any) -> Any:
        self.pictures += arguments
        return await super().run(function, *arguments, **limits)


@pytest.fixture
def workers() -> Asked:
    return Asked()


@pytest.fixture
def drawn(workers: Asked) -> list[Drawing]:
    """The pictures drawn, in order."""
    return workers.pictures


@pytest.fixture
def artist(workers: Asked) -> Artist:
    return Artist(workers, kept=2)


async def begun() -> None:
    """Let the artist receive its requests."""
    await asyncio.sleep(0)


async def test_a_picture_is_a_png_of_the_requested_size():
    workers = Pool(1)
    try:
        png = await Artist(workers).draw(picture())
    finally:
        await workers.close()
    assert png.startswith(b"\x89PNG") and png == module.render(picture())
    assert (int.from_bytes(png[16:20]), int.from_bytes(png[20:24])) == (80, 40)


async def test_japanese_is_drawn_without_system_fonts():
    assert module.render(picture("船")) != module.render(picture("長"))


async def test_the_latest_pictures_are_cached(artist, drawn):
    for word in "abab":
        await artist.draw(picture(word))
    assert drawn == [picture("a"), picture("b")]
    for word in "acb":  # Picture "a" is used again, so "c" replaces "b".
        await artist.draw(picture(word))
    assert drawn == [picture("a"), picture("b"), picture("c"), picture("b")]


async def test_concurrent_requests_share_one_drawing(artist, drawn):
    pictures = await asyncio.gather(*(artist.draw(picture()) for _ in range(5)))
    assert len(set(pictures)) == 1 and len(drawn) == 1


async def test_a_cancelled_caller_does_not_cancel_the_others(artist, drawn):
    impatient = asyncio.create_task(artist.draw(picture()))
    patient = asyncio.create_task(artist.draw(picture()))
    await begun()
    impatient.cancel()
    assert (await patient).startswith(b"\x89PNG") and len(drawn) == 1


async def test_a_failed_drawing_is_not_cached(artist, drawn):
    for _ in range(2):
        with pytest.raises(ValueError):
            await artist.draw(Drawing((Panel(80, 40, ("<text",)),)))
    assert len(drawn) == 2
    assert await artist.draw(picture())


async def test_a_late_picture_is_still_cached(workers, drawn):
    artist = Artist(workers, patience=0)
    with pytest.raises(TimeoutError):
        await artist.draw(picture())
    await artist.close()
    assert await artist.draw(picture()) and len(drawn) == 1


async def test_closing_waits_for_pending_drawings(artist):
    drawing = asyncio.create_task(artist.draw(picture()))
    await begun()
    await artist.close()
    assert not artist.waiting and await drawing
    await artist.close()
