"""Exported matches: a text in notation, and a page that a browser shows offline."""

import asyncio
import base64
import gzip
import json
import random
import re
from functools import cache

import pytest

from boards import PAINTERS
from cogs.archive.html_export import headings, html_export
from cogs.archive.notation import in_notation
from demo.visit import CHROMIUM
from engine import Match
from locales import LANGUAGES, words
from sessions import Seat, Status, Table
from sessions.tables.proof import seed_hash
from sessions.tables.setup import Setup
from ui.text.game_text import GameText
from ui.text.markdown import plain

NAMES = ["Mei", "T_o*m", "A<b>nn", "“Q”"]
MAX_PAGE_BYTES = 1_000_000
"""Maximum size of a page in bytes: a tenth of Discord's limit for attachments."""

pytestmark = pytest.mark.usefixtures("real_pictures")


@cache
def finished(game="captains_orders"):
    """A table with a finished match, and its record."""
    dice, match = random.Random(3), Match.start(game, 4, "a seed")
    while match.result is None:
        moves = match.legal_moves(match.pending[0])
        match.play(match.pending[0], moves[dice.randrange(len(moves))])
    table = Table(
        id=12,
        server=1,
        channel=2,
        parent=None,
        game=game,
        setup=Setup(dict(match.options), shuffle=False),
        host=1,
        status=Status.FINISHED,
        version=99,
        seats=(
            *(Seat(id, name) for id, name in enumerate(NAMES[:3], 1)),
            Seat(None, NAMES[3], "master"),
        ),
        opened=1_700_000_000,
        moved=1_700_000_000,
        ended=1_700_000_000,
        seed_hash=seed_hash("a seed"),
        match=match,
    )
    return table, match.record()


@cache
def page(game="captains_orders"):
    table, record = finished(game)
    return html_export(record, table.names, headings(table), "en")


def data(html):
    """The visible text of a page, in its first language and in all."""
    [packed] = re.findall(r'<script id="data"[^>]*>([^<]*)</script>', html.decode())
    return json.loads(gzip.decompress(base64.b64decode(packed)))


@pytest.mark.parametrize("game", ["captains_orders", "fleet"])
def test_an_exported_page_has_every_picture_for_every_seat_and_language(game):
    table, record = finished(game)
    language, shown = data(page(game))
    assert language == "en" and set(shown["told"]) == set(LANGUAGES)
    last = len(record["moves"])
    for ply in (0, last // 2, last):
        then = Match.replay({**record, "moves": record["moves"][:ply]})
        for language in LANGUAGES:
            told = shown["told"][language]
            for number, seat in enumerate([None, 0, 1, 2, 3]):
                alt, parts = shown["pictures"][told["pictures"][number][ply]]
                place = (then.view(seat), table.names, words(language))
                paint = PAINTERS[game]
                picture = paint.table(*place, then.latest(None)) if seat is None else paint.hand(*place)
                assert "".join(shown["parts"][part] for part in parts) == picture.svg
                assert alt == picture.alt
            assert told["moments"][ply] == words(language)("replay-moment", move=ply, moves=last)


@pytest.mark.parametrize("game", ["captains_orders", "fleet"])
def test_exported_texts_and_pictures_show_the_same_view_at_every_step(game):
    table, record = finished(game)
    told = data(page(game))[1]["told"]["en"]
    then = Match.replay({**record, "moves": []})
    for ply, move in enumerate([None, *record["moves"]]):
        if move is not None:
            then.play(*move)
        for number, seat in enumerate([None, 0, 1, 2, 3]):
            text = GameText(words("en"), game, table.names, reader=seat)
            known = [plain(text.event(event)) for event in then.log(seat) if event.ply == ply]
            assert told["story"][number][ply] == known


def test_an_exported_story_names_only_the_viewers_own_hand():
    told = data(page())[1]["told"]["en"]
    dealt = [[line for line in story[0] if "dealt" in line] for story in told["story"]]
    assert [len(lines) for lines in dealt] == [0, 1, 1, 1, 1]
    assert len(told["story"][2][-1]) == len(told["story"][0][-1])  # At the end, everything is revealed.


def test_an_exported_page_is_small_and_loads_nothing():
    html = page("fleet").decode()
    assert len(html) < MAX_PAGE_BYTES
    assert not re.search(r"""(src|href)=|url\(|@import|fetch\(|XMLHttp|https?://""", html)
    assert "default-src 'none'" in html


def test_exported_names_are_not_escaped_twice():
    told = data(page())[1]["told"]["en"]
    assert told["eyes"][2] == words("en")("replay-eyes", name="T_o*m")
    lines = [line for lines in told["story"][0] for line in lines]
    assert any("T_o*m" in line for line in lines) and not any("\\" in line for line in lines)
    assert any("A<b>nn" in line for line in told["end"])


def test_an_exported_text_has_tags_and_commented_moves():
    table, record = finished()
    text = in_notation(table, record, words("en"))
    header, moves = text.split("\n\n", 1)
    tags = dict(re.findall(r'^\[(\w+) "(.*)"\]$', header, re.MULTILINE))
    assert len(tags) == len(header.splitlines())
    assert (tags["Game"], tags["Table"], tags["Date"]) == ("captains_orders", "12", "2023.11.14")
    assert (tags["Seat1"], tags["Seat3"]) == ("T_o*m", "“Q” (computer, master)")
    assert table.result is not None
    assert tags["Places"] == " ".join(str(table.result.places[seat]) for seat in range(4))
    assert (tags["Seed"], tags["SeedHash"]) == (record["seed"], table.seed_hash)
    found = re.findall(r"^(\d+)\. (\d): ([^{\n]*?)(?: \{[^{}]*\})?$", moves, re.MULTILINE)
    assert [[int(seat), move] for _, seat, move in found] == record["moves"]
    assert [int(ply) for ply, _, _ in found] == list(range(1, len(record["moves"]) + 1))
    assert moves.startswith("{") and "is dealt" in moves.splitlines()[0]


def test_an_exported_text_uses_the_readers_language_and_lists_options():
    table, record = finished()
    record = {**record, "shared_seed": {"part": "p", "words": ['a "word"', "b"]}, "options": {"storm": True}}
    text = in_notation(table, record, words("ja"))
    assert f'[Title "{words("ja")("captains-orders-name")}"]' in text
    assert '[SeedWords "a \\"word\\" | b"]' in text and '[Options "storm=true"]' in text


def test_markdown_is_removed_from_exported_texts():
    assert plain(r"**T\_o\*m** gives `5`") == "T_o*m gives 5"
    assert plain("-# small\n- one\n### big") == "small\none\nbig"


@pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium")
@pytest.mark.parametrize("width", [390, 1280])
async def test_a_browser_shows_the_exported_page_and_turns_its_pages(tmp_path, width):
    from demo import visit

    file = tmp_path / "game.html"
    made = await asyncio.to_thread(page)
    await asyncio.to_thread(file.write_bytes, made)
    _, shown = data(made)
    told, last = shown["told"]["en"], len(shown["told"]["en"]["moments"]) - 1
    asked: list[str] = []
    async with visit.browser() as browser:
        context = await browser.new_context(
            viewport={"width": width, "height": 844}, has_touch=True, offline=True
        )
        opened = await context.new_page()
        opened.on("request", lambda request: asked.append(request.url))
        opened.on("pageerror", lambda error: asked.append(str(error)))
        await opened.goto(file.as_uri())
        await opened.locator("#board svg:not(svg svg)").first.wait_for()

        async def is_at(ply, eyes=0, say=told):
            assert await opened.locator("#moment").inner_text() == say["moments"][ply]
            assert await opened.locator("#happened li").all_inner_texts() == say["story"][eyes][ply]
            assert await opened.locator("#board svg:not(svg svg)").count() == (2 if eyes else 1)
            assert await opened.evaluate(NOW_IS_SEEN)

        await is_at(0)
        assert await opened.locator("h1").inner_text() == told["title"]
        for key, ply in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
            await opened.keyboard.press(key)
            await is_at(ply)
        await opened.locator("#next").click()
        await is_at(1)
        await opened.evaluate(SWIPE)
        await is_at(2)
        await opened.locator("#eyes").select_option("2")
        await is_at(2, 2)
        await opened.locator("#language").select_option("ja")
        await is_at(2, 2, shown["told"]["ja"])
        assert await opened.locator("#log button").count() == sum(map(len, told["story"][2]))
        wide = await opened.evaluate("document.documentElement.scrollWidth")
        assert wide <= width
        await opened.locator("#log button").last.click()
        await is_at(last, 2, shown["told"]["ja"])
    assert asked == [file.as_uri()]


NOW_IS_SEEN = """() => {
  const box = document.getElementById("log"), line = box.querySelector(".now");
  if (!line) return true;
  const [outer, inner] = [box, line].map((each) => each.getBoundingClientRect());
  return inner.top >= outer.top && inner.top < outer.bottom;
}"""
SWIPE = """() => {
  const board = document.getElementById("board");
  const touch = (x) => new Touch({ identifier: 1, target: board, clientX: x, clientY: 300 });
  board.dispatchEvent(new TouchEvent("touchstart", { touches: [touch(300)], changedTouches: [touch(300)] }));
  board.dispatchEvent(new TouchEvent("touchend", { touches: [], changedTouches: [touch(100)] }));
}"""
