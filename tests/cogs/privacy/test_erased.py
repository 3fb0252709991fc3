"""What a person had deleted is gone from the files, too, not only from the tables."""

from pathlib import Path

from sessions import Person
from sessions.playing import lobby as lobby_service
from sessions.privacy import forgetting as rights
from tests.harbour import Harbour

ID = 1_234_567_890_123_457
KAI = Person(ID, "Kai-Henrik")


def in_files(harbour: Harbour, *texts: bytes) -> list[bytes]:
    """Those of the texts that are in the files of an SQLite database, deleted or not."""
    if not isinstance(harbour.location, Path):
        return []  # A PostgreSQL server has its own rules.
    files = [path.read_bytes() for path in harbour.location.parent.glob(f"{harbour.location.name}*")]
    return [text for text in texts if any(text in file for file in files)]


async def test_what_is_deleted_is_gone_from_the_files_at_once(harbour, house):
    """Neither the write-ahead log nor a free page still has it."""
    table = await harbour.open(people=3)
    await house.act(table.id, lobby_service.join, KAI)
    assert in_files(harbour, KAI.name.encode()) or not isinstance(harbour.location, Path)
    await rights.forget(house, ID)
    assert not in_files(harbour, KAI.name.encode(), str(ID).encode(), ID.to_bytes(8, "big"))
