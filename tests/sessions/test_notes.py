"""What the program notes for itself."""

from sessions import notes


async def test_notes(house, sessions):
    assert await notes.get_note(sessions.db, "commands") is None
    await sessions.put("notes", "key", key="commands", value="abc")
    await sessions.put("notes", "key", key="commands", value="def")
    again = await house.restart()
    assert await notes.get_note(again.db, "commands") == "def"
