"""A match without pictures can be played entirely as text."""

import pytest

from boards import PAINTERS, fisherman
from tests.cogs.driver import Clicking, assert_played_to_its_end
from tests.cogs.wording import EN
from ui.text.game_text import GameText

FISHERMAN = "fisherman"


@pytest.fixture(autouse=True)
def no_pictures(monkeypatch):
    monkeypatch.delitem(PAINTERS, FISHERMAN)


async def test_a_match_without_pictures_is_played_followed_and_replayed(port):
    people = port.crew(3)
    eve = port.person("Eve")
    await port.begin(people, game=FISHERMAN)
    await eve.click(port.board, EN("button-follow"))
    await Clicking(port, *people).play()
    await assert_played_to_its_end(port, people)
    assert not port.board.pictures
    await port.wait(600)  # First messages to new people are spread over minutes.
    assert eve.dms
    assert not any(message.pictures for message in eve.dms)
    await assert_every_event_is_told(port)
    back = await people[0].click(port.board, EN("button-look-back"))
    moves = (await port.match()).ply
    assert not back.shown.pictures and EN("replay-moment", move=0, moves=moves) in back.text


async def assert_every_event_is_told(port):
    """Check that every event is told, including those of the end, which no picture shows."""
    over = await port.table()
    assert over.match is not None
    told = over.match.log(None)[-5:]
    assert any(isinstance(event, fisherman.PAINTER.shown) for event in told)
    for event in told:
        assert GameText(EN, FISHERMAN, over.names).event(event) in port.board.text
