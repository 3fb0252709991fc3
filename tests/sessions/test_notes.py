"""What the program notes for itself."""


async def test_notes(house, sessions):
    assert await sessions.notes.get("commands") is None
    await sessions.notes.put("commands", "abc")
    await sessions.notes.put("commands", "def")
    assert await (await house.restart()).notes.get("commands") == "def"
