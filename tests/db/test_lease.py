"""Only one process at a time opens a database, however the previous one ended."""

import subprocess
import sys
from pathlib import Path

import pytest

from db import Database, DatabaseInUse, DatabaseUnusable, NotSaved, lease
from tests.db.statements import PUT_NOTE

pytestmark = pytest.mark.of_sqlite

ROOT = Path(__file__).parents[2]
HOLDER = """
import sys
from pathlib import Path
from db import lease
with lease(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def holder(tmp_path):
    """Another process that holds the lease."""
    command = [sys.executable, "-c", HOLDER, str(tmp_path / "harbour.db")]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stdout.readline() == b"held\n"
        yield process
        process.kill()


def test_a_second_process_is_refused_in_one_line(tmp_path, holder):
    with (
        pytest.raises(DatabaseInUse, match="in use by another process") as caught,
        lease(tmp_path / "harbour.db", patience=0),
    ):
        pass
    assert str(tmp_path / "harbour.db") in str(caught.value) and "\n" not in str(caught.value)


def test_a_link_to_the_file_shares_its_lease(tmp_path, holder):
    (tmp_path / "link.db").symlink_to(tmp_path / "harbour.db")
    with pytest.raises(DatabaseInUse), lease(tmp_path / "link.db", patience=0):
        pass


def test_a_killed_process_releases_the_lease(tmp_path, holder):
    holder.kill()
    holder.wait()
    with lease(tmp_path / "harbour.db", patience=0):
        pass


def test_a_new_process_waits_for_the_previous_one_to_end(tmp_path, holder):
    holder.stdin.close()
    with lease(tmp_path / "harbour.db"):
        pass


async def test_the_lease_allows_reads_and_writes(tmp_path):
    with lease(tmp_path / "harbour.db"):
        db = await Database.open(tmp_path / "harbour.db")
        await db.do(PUT_NOTE, key="a", value="1")
        await db.close()


async def test_a_process_whose_lease_was_deleted_writes_nothing(location):
    """Otherwise a second process would get another lease, and both would write."""
    with lease(location, patience=0):
        db = await Database.open(location)
        location.with_name(f"{location.name}-lease").unlink()
        with lease(location, patience=0), pytest.raises(NotSaved, match="lease was deleted or replaced"):
            await db.do(PUT_NOTE, key="a", value="1")
        await db.close()


def test_a_folder_that_cant_be_created_is_reported(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(DatabaseUnusable, match="file"), lease(tmp_path / "file" / "harbour.db"):
        pass


def test_an_error_within_the_lease_passes_through(tmp_path):
    with pytest.raises(OSError, match="ours"), lease(tmp_path / "harbour.db"):
        raise OSError("ours")
