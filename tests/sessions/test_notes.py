"""What the program notes for itself."""

from tests.sessions.tables import full, refused


async def test_notes(house, sessions):
    assert await sessions.notes.get("commands") is None
    await sessions.notes.put("commands", "abc")
    await sessions.notes.put("commands", "def")
    assert await (await house.restart()).notes.get("commands") == "def"


async def test_what_cannot_be_stored_is_refused(house, sessions, monkeypatch):
    full(house, monkeypatch)
    async with refused("not-saved"):
        await sessions.notes.put("commands", "abc")
