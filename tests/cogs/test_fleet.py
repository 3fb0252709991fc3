"""Fleet on Discord: the auction, payments, launching and hiring, crates, and whole games, clicked and typed."""

import pytest

from tests.cogs.driver import Clicking, ClickingInDms, Typing, assert_played_to_its_end
from tests.cogs.tables import begun, crew, gathered, shown

FLEET = "fleet"


class TestWholeGames:
    @pytest.mark.parametrize("number", [2, 4])
    async def test_people_play_by_clicks(self, port, number):
        people = crew(port, number)
        await begun(port, *people, game=FLEET)
        await Clicking(port, *people).play()
        await assert_played_to_its_end(port, people)

    @pytest.mark.parametrize("number", [2, 3])
    async def test_people_play_by_typing(self, port, number):
        people = crew(port, number)
        await begun(port, *people, game=FLEET)
        players = Typing(port, *people)
        await players.play()
        await assert_played_to_its_end(port, people)
        assert players.typed > 40
