"""The program's notes to itself."""

from sessions import notes


async def test_a_note_is_stored_and_replaced(harbour, house):
    assert await notes.get_note(house.db, "commands") is None
    await house.put("notes", "key", key="commands", value="abc")
    await house.put("notes", "key", key="commands", value="def")
    again = await harbour.restart()
    assert await notes.get_note(again.db, "commands") == "def"
