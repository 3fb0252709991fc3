"""The final ranking of a table."""

from types import SimpleNamespace

from locales import words
from sessions import Seat
from tests.engine.goa.positions import ended, player
from ui.table.ending import standings
from ui.text.game_text import GameText


def test_the_ending_names_the_tie_breaker():
    result = ended(
        player(money=4, hidden="mission-3 mission-3"), player(money=9, hidden="mission-3"), player(money=0)
    ).result
    table = SimpleNamespace(result=result, seats=[Seat(1, "Mei"), Seat(2, "Ken"), Seat(3, "Rin")])
    listed = standings(table, GameText(words("en"), "goa", ["Mei", "Ken", "Rin"])).splitlines()  # type: ignore[arg-type]
    told = [line.split(" · ")[-1] for line in listed if "tie" in line]
    assert told == ["tie-break: 9 ducats", "tie-break: 4 ducats"]
