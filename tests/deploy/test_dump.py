"""`deploy/dump.sh`, with stand-ins for PostgreSQL's programs."""

import os
import shutil
import signal
import stat
import subprocess
import time
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "deploy" / "dump.sh"

pytestmark = pytest.mark.skipif(
    os.name != "posix" or shutil.which("bash") is None, reason="the script needs bash and GNU tools"
)

PG_DUMP = """#!/bin/sh
[ ! -e "$FAIL" ] || { echo half > "${2#--file=}"; exit 1; }
echo a dump > "${2#--file=}"
"""
PG_RESTORE = "#!/bin/sh\ngrep -q 'a dump' \"$2\"\n"
SLEEP = '#!/bin/sh\ntouch "$ASLEEP"\nexec /bin/sleep "$1"\n'


class Service:
    """The service `backup` of deploy/compose.yaml."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "backups"
        self.fail, self._asleep = folder / "fail", folder / "asleep"
        self._said = folder / "said"
        self._programs = folder / "bin"
        for path in (self.folder, self._programs):
            path.mkdir()
        for name, text in {"pg_dump": PG_DUMP, "pg_restore": PG_RESTORE, "sleep": SLEEP}.items():
            (self._programs / name).write_text(text)
            (self._programs / name).chmod(0o755)

    def start_and_stop(self) -> str:
        """Run the script until it waits, and stop it like Docker. Returns what it said."""
        self._asleep.unlink(missing_ok=True)
        environ = {
            **os.environ,
            "PATH": f"{self._programs}:{os.environ['PATH']}",
            "FAIL": str(self.fail),
            "ASLEEP": str(self._asleep),
        }
        with self._said.open("w") as said:
            process = subprocess.Popen(
                ["bash", SCRIPT, self.folder], env=environ, stderr=said, start_new_session=True
            )
        try:
            until = time.monotonic() + 60
            while not self._asleep.exists() and process.poll() is None and time.monotonic() < until:
                time.sleep(0.01)
            assert self._asleep.exists()
            process.terminate()
            assert process.wait(60) == 0
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        return self._said.read_text()

    def dumps(self) -> list[str]:
        return sorted(path.name for path in self.folder.iterdir())

    def plant(self, age: timedelta) -> str:
        """Create a dump of this age, or one from the future if it is negative. Returns its name."""
        moment = datetime.now(UTC) - age
        path = self.folder / f"harbourmaster-{moment:%Y%m%dT%H%M%SZ}.dump"
        path.write_text("a dump")
        os.utime(path, (moment.timestamp(), moment.timestamp()))
        return path.name


@pytest.fixture
def service(tmp_path):
    return Service(tmp_path)


def test_the_first_start_makes_a_dump_that_only_its_owner_can_read(service):
    service.start_and_stop()
    [dump] = service.folder.iterdir()
    assert dump.suffix == ".dump" and stat.S_IMODE(dump.stat().st_mode) == 0o600


def test_restarts_keep_the_dumps_of_seven_days(service):
    kept = [service.plant(timedelta(days=day, hours=1)) for day in range(7)]
    for _ in range(7):
        service.start_and_stop()
    assert service.dumps() == sorted(kept)


def test_a_dump_a_day_replaces_the_oldest(service):
    kept = [service.plant(timedelta(days=day, hours=1)) for day in range(1, 8)]
    service.start_and_stop()
    assert len(service.dumps()) == 7 and service.dumps()[:-1] == sorted(kept)[1:]


def test_dumps_from_the_future_go_first_and_never_the_one_just_made(service):
    old = service.plant(timedelta(days=2))
    ahead = [service.plant(timedelta(days=-300 - day)) for day in range(7)]
    service.start_and_stop()
    made = set(service.dumps()) - {old, *ahead}
    assert len(service.dumps()) == 7 and len(made) == 1 and old in service.dumps()


def test_a_dump_that_fails_replaces_nothing_and_leaves_nothing(service):
    kept = [service.plant(timedelta(days=day)) for day in range(1, 8)]
    service.fail.touch()
    assert "No backup could be made" in service.start_and_stop()
    assert service.dumps() == sorted(kept)


def test_a_part_that_a_kill_left_goes_with_the_next_dump(service):
    (service.folder / "harbourmaster-20260101T000000Z.dump.part").touch()
    service.start_and_stop()
    assert [name.rpartition(".")[2] for name in service.dumps()] == ["dump"]
