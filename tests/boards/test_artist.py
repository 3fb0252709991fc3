"""The worker that draws: nothing is drawn twice, and its death costs nobody their picture."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from boards import Artist
from boards import artist as module
from workers import Urgency, urgency

ROOT = Path(__file__).parents[2]


def svg(word: str = "船") -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40">'
        f'<text y="30" font-size="30">{word}</text></svg>'
    )


@pytest.fixture
async def artist() -> AsyncIterator[Artist]:
    artist = Artist(kept=2, workers=1)
    yield artist
    await artist.close()


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the worker is asked to draw, in order."""
    pictures: list[str] = []
    ask = Artist._ask

    async def note(self: Artist, svg: str) -> bytes:
        pictures.append(svg)
        return await ask(self, svg)

    monkeypatch.setattr(Artist, "_ask", note)
    return pictures


def worker(artist: Artist) -> int:
    """The process that draws."""
    [worker] = artist.crew.workers
    return worker.process


async def begun() -> None:
    """Let what has been asked for reach the worker, by way of a task or two."""
    for _ in range(4):
        await asyncio.sleep(0)


async def test_a_picture_is_a_png_of_the_size_asked_for(artist):
    png = await artist.draw(svg())
    assert png.startswith(b"\x89PNG") and png == module.render(svg())
    assert (int.from_bytes(png[16:20]), int.from_bytes(png[20:24])) == (80, 40)


async def test_japanese_is_drawn_without_the_systems_fonts():
    assert module.render(svg("船")) != module.render(svg("長"))


async def test_the_latest_pictures_are_kept(artist, asked):
    for word in "abab":
        await artist.draw(svg(word))
    assert asked == [svg("a"), svg("b")]
    for word in "acb":  # a is used again; c then takes the place of b
        await artist.draw(svg(word))
    assert asked == [svg("a"), svg("b"), svg("c"), svg("b")]


async def test_what_is_asked_for_at_once_is_drawn_once(artist, asked):
    pictures = await asyncio.gather(*(artist.draw(svg()) for _ in range(5)))
    assert len(set(pictures)) == 1 and len(asked) == 1


async def test_who_gives_up_waiting_doesnt_take_it_from_the_others(artist, asked):
    impatient = asyncio.create_task(artist.draw(svg()))
    patient = asyncio.create_task(artist.draw(svg()))
    await begun()
    impatient.cancel()
    assert (await patient).startswith(b"\x89PNG") and len(asked) == 1


async def test_what_is_no_picture_is_refused_and_asked_again(artist, asked):
    for _ in range(2):
        with pytest.raises(ValueError):
            await artist.draw("<svg")
    assert len(asked) == 2
    assert await artist.draw(svg())


async def test_a_worker_that_died_is_replaced(artist):
    await artist.draw(svg("a"))
    before = worker(artist)
    os.kill(before, signal.SIGKILL)
    assert await artist.draw(svg("b"))
    assert worker(artist) != before


async def test_pictures_under_way_survive_the_worker(artist):
    await artist.draw(svg("first"))
    drawing = asyncio.gather(*(artist.draw(svg(word)) for word in "abcd"))
    await begun()
    os.kill(worker(artist), signal.SIGKILL)
    assert len(set(await drawing)) == 4


async def test_a_worker_that_is_stopped_is_replaced_and_its_picture_given_up():
    artist = Artist(longest=2, workers=1)
    try:
        await artist.draw(svg("a"))
        stopped = worker(artist)
        os.kill(stopped, signal.SIGSTOP)
        first, second = await asyncio.gather(
            artist.draw(svg("b")), artist.draw(svg("c")), return_exceptions=True
        )
        assert isinstance(first, TimeoutError)
        assert isinstance(second, bytes) and worker(artist) != stopped
        assert await artist.draw(svg("b"))
    finally:
        await artist.close()


async def test_the_most_urgent_picture_is_drawn_next(artist):
    drawn: list[str] = []

    async def draw(word: str, what: Urgency) -> None:
        urgency.set(what)
        await artist.draw(svg(word))
        drawn.append(word)

    first = asyncio.create_task(draw("first", Urgency.NEWS))
    await begun()
    asked = [
        ("news", Urgency.NEWS),
        ("board", Urgency.BOARD),
        ("call", Urgency.CALL),
        ("hand", Urgency.ANSWER),
    ]
    await asyncio.gather(first, *(draw(*each) for each in asked))
    assert drawn == ["first", "hand", "call", "board", "news"]


async def test_several_are_drawn_at_once_by_as_many_workers():
    artist = Artist(workers=2)
    try:
        await artist.draw(svg("a"))
        assert len(artist.crew.workers) == 1
        await asyncio.gather(*(artist.draw(svg(word)) for word in "bcde"))
        assert len(artist.crew.workers) == 2
    finally:
        await artist.close()


async def test_nobody_waits_long_for_a_picture_and_it_is_kept_when_it_is_there(asked):
    artist = Artist(patience=0, workers=1)
    try:
        with pytest.raises(TimeoutError):
            await artist.draw(svg())
        await asyncio.gather(*artist._drawing.values())
        await asyncio.sleep(0)
        assert await artist.draw(svg()) and len(asked) == 1
    finally:
        await artist.close()


async def test_closing_waits_for_what_is_being_drawn(artist):
    await artist.draw(svg("a"))
    drawing = asyncio.create_task(artist.draw(svg()))
    await begun()
    process = worker(artist)
    await artist.close()
    assert drawing.done() and drawing.result()
    assert process not in [child.pid for child in multiprocessing.active_children()]


async def test_closing_twice_or_unused_does_nothing():
    unused = Artist()
    await unused.close()
    await unused.close()


def test_the_worker_goes_when_the_bot_is_killed():
    program = (
        "import asyncio, multiprocessing, os, signal\n"
        "from boards import Artist\n"
        "async def main():\n"
        f"    await Artist().draw({svg()!r})\n"
        "    print(multiprocessing.active_children()[0].pid, flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
        "asyncio.run(main())\n"
    )
    killed = subprocess.run([sys.executable, "-c", program], cwd=ROOT, stdout=subprocess.PIPE, check=False)
    assert killed.returncode == -signal.SIGKILL
    gone = int(killed.stdout)
    for _ in range(200):
        if not Path(f"/proc/{gone}/stat").exists() or " Z " in Path(f"/proc/{gone}/stat").read_text():
            return
        time.sleep(0.05)
    pytest.fail("the worker is still there")
