"""What the program notes for itself."""

from sessions import notes


async def test_notes(house, sessions):
    assert await notes.get_note(sessions, "commands") is None
    await notes.put_note(sessions, "commands", "abc")
    await notes.put_note(sessions, "commands", "def")
    assert await notes.get_note(await house.restart(), "commands") == "def"
