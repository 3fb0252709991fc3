"""Tables that were under way when the rules of their game changed."""

import pytest

from engine import Match
from sessions import Status
from tests.sessions.tables import CHANNEL, CREW, MEI, SERVER, to_move

NO_SNAPSHOT = "DELETE FROM snapshots"


@pytest.fixture
async def table(house, monkeypatch):
    """A match of Lübeck, begun by its first rules: a record had no option `double` then."""

    def start(game, seats, seed, options):
        begun = {"options": {"withdraw": "any"}, "rules_version": 1}
        return Match.replay({"game": game, "seats": seats, "seed": seed, "moves": [], **begun})

    hosting = house.sessions.hosting
    lobby = await hosting.open(server=SERVER, channel=CHANNEL, host=MEI, game="lubeck")
    for person in CREW[1:3]:
        await house.sessions.lobby.join(lobby.id, person)
    with monkeypatch.context() as patched:
        patched.setattr(Match, "start", start)
        return await hosting.start(lobby.id, MEI.id, shuffle=False)


@pytest.mark.parametrize("spoiled", [None, NO_SNAPSHOT])
async def test_a_match_goes_on_by_the_rules_that_it_began_with(house, table, spoiled):
    """From its snapshot or its record; moves are taken back by the same rules; it ends, and is proved."""
    await house.play_on(table.id, moves=2)
    if spoiled:
        house.change(spoiled)
    sessions = await house.restart()
    table = await sessions.tables.get(table.id)
    person, played = to_move(table), table.match
    await sessions.play.move(table.id, person, played.legal_moves(played.pending[0])[0])
    await sessions.play.undo(table.id, person)
    table = await sessions.tables.get(table.id)
    assert table.match == played and table.match.record()["rules_version"] == 1
    table = await house.play_on(table.id)
    assert table.status is Status.FINISHED and table.match.options["double"] == "later"
    assert (await house.sessions.replays.record(table.id))["rules_version"] == 1
    assert (await house.sessions.replays.verify(table.id)).result_fits
