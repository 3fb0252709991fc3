"""The entry point without Discord: each reason not to start is one line, with exit code 2.

With Discord, see `tests/loopback/test_start.py`.
"""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from db import Database, lease
from engine import GAMES
from engine.core.material import Material
from service import care, program

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def nothing_is_set(monkeypatch, tmp_path):
    """Hide the machine's `.env`, and keep log entries out of the output."""
    monkeypatch.setattr(program, "DOTENV", tmp_path / "none" / ".env")
    monkeypatch.setenv("HARBOURMASTER_LOG_LEVEL", "error")
    for name in (
        "DISCORD_TOKEN",
        "HARBOURMASTER_LUBECK_DATA",
        "HARBOURMASTER_GOA_DATA",
        "HARBOURMASTER_BACKUPS",
        "HARBOURMASTER_HEALTH",
        "NOTIFY_SOCKET",
    ):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HARBOURMASTER_DATABASE", str(tmp_path / "harbour.db"))


def started(monkeypatch, error: BaseException) -> int:
    """The exit code of a start in which discord.py fails with this error."""

    async def fail(self: discord.Client, token: str) -> None:
        raise error

    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setattr(discord.Client, "login", fail)
    return program.main([])


def told(capsys) -> str:
    """The only line that was printed, on stderr."""
    printed = capsys.readouterr()
    assert printed.out == ""
    [line] = printed.err.splitlines()
    assert line.startswith("harbourmaster: ")
    return line


def test_a_missing_token_is_refused(capsys):
    assert program.main([]) == 2
    assert "DISCORD_TOKEN is missing" in told(capsys)


def test_a_wrong_setting_is_refused(capsys, monkeypatch):
    monkeypatch.setenv("HARBOURMASTER_LOG_LEVEL", "loud")
    assert program.main([]) == 2
    assert "HARBOURMASTER_LOG_LEVEL" in told(capsys)


MISTAKES = {
    "HARBOURMASTER_LUBECK_DATA": (
        "lubeck",
        "bergen =",
        'bergen = { routes = ["londn"], trade = [3, 3, 4, 4] }',
        "'londn'",
    ),
    "HARBOURMASTER_GOA_DATA": ("goa", "taxes = [4", "taxes = [4, 6, 8]", "got 3"),
}
CORRECTIONS = {
    "HARBOURMASTER_LUBECK_DATA": ("lubeck", "[3, 3, 4, 4]", "[3, 3, 3, 4]"),
    "HARBOURMASTER_GOA_DATA": ("goa", "[4, 6, 8, 10, 12]", "[4, 5, 6, 7, 8]"),
}


@pytest.fixture(autouse=True)
def own_material():
    """Other tests play with the games' shipped data."""
    yield
    for game in ("lubeck", "goa"):
        material(game).use(None)


def material(game: str) -> Material[Any]:
    found = GAMES[game].material
    assert found
    return found


@pytest.mark.parametrize("setting", MISTAKES)
def test_game_data_with_a_mistake_are_refused(capsys, monkeypatch, tmp_path, setting):
    game, begin, mistake, problem = MISTAKES[setting]
    wrong = tmp_path / "wrong.toml"
    lines = material(game).own.splitlines()
    (line,) = (number for number, text in enumerate(lines, 1) if text.startswith(begin))
    lines[line - 1] = mistake
    wrong.write_text("\n".join(lines), "utf-8")
    monkeypatch.setenv(setting, str(wrong))
    assert program.main([]) == 2
    printed = told(capsys)
    assert f"{setting} is {wrong}: line {line}: " in printed
    assert problem in printed


@pytest.mark.parametrize("setting", MISTAKES)
def test_missing_game_data_are_refused(capsys, monkeypatch, tmp_path, setting):
    monkeypatch.setenv(setting, str(tmp_path / "none.toml"))
    assert program.main([]) == 2
    assert "none.toml: No such file" in told(capsys)


@pytest.mark.parametrize("setting", CORRECTIONS)
def test_new_matches_use_corrected_data(monkeypatch, tmp_path, setting):
    game, old, new = CORRECTIONS[setting]
    corrected = tmp_path / "corrected.toml"
    corrected.write_text(material(game).own.replace(old, new), "utf-8")
    monkeypatch.setenv(setting, str(corrected))
    assert program.main([]) == 2  # There is no token.
    assert material(game).in_use == corrected.read_text("utf-8")


CLOSED: Any = SimpleNamespace(close_code=4004)
"""A connection closed by the gateway because the token is no longer valid."""


@pytest.mark.parametrize(
    ("error", "word"),
    [
        (discord.LoginFailure("Improper token has been passed."), "DISCORD_TOKEN"),
        (discord.ConnectionClosed(CLOSED, shard_id=0), "DISCORD_TOKEN"),
        (discord.PrivilegedIntentsRequired(None), "intent"),
    ],
)
def test_a_login_that_discord_refuses_is_reported(capsys, monkeypatch, error, word):
    assert started(monkeypatch, error) == 2
    line = told(capsys)
    assert word in line and "secret" not in line


def test_a_folder_as_database_is_refused(capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv("HARBOURMASTER_DATABASE", str(tmp_path))
    assert program.main([]) == 2
    assert str(tmp_path) in told(capsys)


@pytest.mark.parametrize("error", [KeyboardInterrupt(), asyncio.CancelledError()])
def test_the_program_stops_quietly_on_request(capsys, monkeypatch, error):
    assert started(monkeypatch, error) == 0
    assert capsys.readouterr().err == ""


def test_an_internal_error_isnt_hidden(monkeypatch):
    with pytest.raises(LookupError):
        started(monkeypatch, LookupError("ours"))


@pytest.mark.parametrize("wrong", [["--port", "many"], ["--language", "fr"], ["--unknown"]])
def test_a_wrong_argument_is_explained(capsys, wrong):
    with pytest.raises(SystemExit) as stopped:
        program.main(wrong)
    assert stopped.value.code == 2
    assert wrong[0] in capsys.readouterr().err


def by_hand(capsys, *arguments: str) -> tuple[int, str, str]:
    """The exit code, standard output and standard error of an operator's command."""
    code = program.main(arguments)
    printed = capsys.readouterr()
    return code, printed.out, printed.err


async def make_database(path: Path) -> None:
    await (await Database.open(path)).close()


@pytest.fixture
def database(tmp_path) -> Path:
    path = tmp_path / "harbour.db"
    asyncio.run(make_database(path))
    return path


def test_check_reports_a_sound_database(capsys, database):
    assert by_hand(capsys, "check") == (0, f"{database} is sound.\n", "")


def test_check_reports_problems_without_changes(capsys, database):
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("INSERT INTO table_people (table_id, person, role, held) VALUES (99, 1, 'invited', 0)")
    before = database.read_bytes()
    code, out, _ = by_hand(capsys, "check")
    assert code == 1 and "table_people" in out
    assert database.read_bytes() == before
    assert {file.name for file in database.parent.iterdir()} == {"harbour.db"}


def test_a_failed_check_is_reported_in_one_line(capsys):
    code, out, err = by_hand(capsys, "check")
    assert (code, out) == (2, "") and err.count("\n") == 1


def test_a_backup_can_be_made_and_restored(capsys, database):
    code, out, _ = by_hand(capsys, "backup")
    [backup] = (database.parent / "backups").iterdir()
    assert code == 0 and out == f"Backed up {database} to {backup}\n"
    database.write_bytes(b"lost")
    code, out, _ = by_hand(capsys, "restore")
    assert code == 0 and out.startswith(f"Restored {database} from {backup}; the former file is kept as ")
    assert out.endswith("This backup was made 0 hours and 0 minutes ago.\n")
    assert by_hand(capsys, "check")[0] == 0
    database.unlink()
    assert by_hand(capsys, "restore", str(backup)) == (0, f"Restored {database} from {backup}\n", "")


def test_restoring_without_a_backup_is_refused(capsys, database):
    code, _, err = by_hand(capsys, "restore")
    assert code == 2 and "There is no backup in" in err


def test_restoring_while_the_bot_runs_is_refused(capsys, database):
    by_hand(capsys, "backup")
    with lease(database):
        code, _, err = by_hand(capsys, "restore")
        assert code == 2 and "in use by another process" in err
        assert by_hand(capsys, "check")[0] == by_hand(capsys, "backup")[0] == 0


def test_ratings_are_rebuilt_only_while_the_bot_is_stopped(capsys, database):
    assert by_hand(capsys, "ratings") == (0, "Recomputed the ratings from 0 matches.\n", "")
    with lease(database):
        code, _, err = by_hand(capsys, "ratings")
        assert code == 2 and "in use by another process" in err


def test_rebuilding_ratings_without_a_database_is_refused(capsys):
    code, out, err = by_hand(capsys, "ratings")
    assert (code, out) == (2, "") and err.count("\n") == 1


def test_copying_takes_the_database_of_the_settings_by_name(capsys, database, monkeypatch):
    """So an address with a password needn't be an argument, which other accounts can see."""
    other = database.with_name("other.db")
    monkeypatch.setenv("HARBOURMASTER_DATABASE", str(other))
    code, out, _ = by_hand(capsys, "copy", str(database), "HARBOURMASTER_DATABASE")
    assert code == 0 and out.endswith(f"from {database} to {other}, and checked them.\n")
    assert {file.name for file in database.parent.glob("*.db")} == {"harbour.db", "other.db"}


def test_a_command_that_is_stopped_tidies_up_and_says_so_in_its_exit_code(capsys, database, monkeypatch):
    """SIGTERM would otherwise leave the copy that `check` looks at."""

    async def stopped(_: Database):
        os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.sleep(1)
        yield "not stopped"

    monkeypatch.setattr(care, "troubles", stopped)
    assert by_hand(capsys, "check") == (program.EXIT_STOPPED, "", "")
    assert {file.name for file in database.parent.iterdir()} == {"harbour.db"}


@pytest.mark.skipif(os.name != "posix", reason="modes of files are POSIX's")
def test_only_the_owner_can_read_what_a_command_writes(capsys, database):
    """The umask of this test lets all accounts read new files."""
    assert by_hand(capsys, "backup")[0] == by_hand(capsys, "copy", str(database), f"{database}2")[0] == 0
    database.unlink()
    assert by_hand(capsys, "restore")[0] == 0
    folder = database.parent
    others = {str(path) for path in folder.rglob("*") if path.stat().st_mode & 0o077}
    assert len(list(folder.rglob("*"))) > 3 and not others


ROOT_LOGGER = """
import logging
from service.program import set_up_logging
set_up_logging(logging.DEBUG)
logging.getLogger("sessions.house").debug("ours")
for library in ("discord.gateway", "aiosqlite", "asyncio", "asyncpg", "aiohttp.client"):
    logging.getLogger(library).debug("a hand of cards")
    logging.getLogger(library).info("theirs")
"""


def test_at_debug_only_our_own_loggers_tell_more(monkeypatch):
    """At debug, discord.py logs each event, and aiosqlite each statement with its values."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    told = subprocess.run(
        [sys.executable, "-c", ROOT_LOGGER],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
        timeout=200,
    )
    lines = told.stderr.splitlines()
    assert len(lines) == 6 and lines[0].endswith("[DEBUG   ] sessions.house: ours")
    assert "hand" not in told.stderr and "\x1b" not in told.stderr


def test_every_logger_of_ours_is_among_the_own_ones():
    named = {
        path.relative_to(ROOT).parts[0]
        for path in ROOT.glob("*/**/*.py")
        if path.relative_to(ROOT).parts[0] not in ("tests", "bench", "tools")
        and not path.relative_to(ROOT).parts[0].startswith(".")
        and "getLogger" in path.read_text("utf-8")
    }
    assert named <= set(program.OWN_LOGGERS)


AHEAD = """
import gc, sys
from service import care, program
program.tune_python()
read = set(sys.modules)
from boards import PAINTERS
from engine import GAMES, Match
from locales import words
for game in GAMES.values():
    match = Match.start(game.id, game.seats.start, "ahead")
    names = [f"P{seat}" for seat in range(match.seats)]
    for _ in range(4):
        [seat, *_] = match.pending
        match.play(seat, match.legal_moves(seat)[0])
    assert PAINTERS[game.id].table(match.view(None), names, words("ja")).svg
    assert PAINTERS[game.id].hand(match.view(0), names, words("ja")).svg
ours = ("engine", "boards", "sessions", "ui", "cogs")
print(sorted(name for name in set(sys.modules) - read if name.split(".")[0] in ours))
print(gc.get_freeze_count() > 50_000)
"""


def test_modules_for_a_move_are_imported_ahead():
    told = subprocess.run(
        [sys.executable, "-c", AHEAD], cwd=ROOT, check=True, capture_output=True, text=True, timeout=200
    )
    assert told.stdout.splitlines() == ["[]", "True"]


def test_a_worker_doesnt_import_the_bot():
    """A worker imports bot.py again, as `__mp_main__`. Importing the bot would cost a second and 60 MB."""
    code = "import runpy, sys; runpy.run_path('bot.py', run_name='__mp_main__'); print('cogs' in sys.modules)"
    told = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True, timeout=200
    )
    assert told.stdout == "False\n"


WITHOUT_ASYNCPG = (
    "import sys; sys.modules['asyncpg'] = None; from service.program import main; sys.exit(main(['check']))"
)


@pytest.mark.parametrize(
    ("address", "status", "answer"),
    [
        ("{path}", 0, "is sound"),
        ("postgresql://mei@127.0.0.1:1/db", 2, "pip install -r requirements-postgres.txt"),
    ],
    ids=["SQLite", "PostgreSQL"],
)
def test_only_a_database_on_a_postgresql_server_needs_asyncpg(database, address, status, answer):
    told = subprocess.run(
        [sys.executable, "-c", WITHOUT_ASYNCPG],
        check=False,
        cwd=ROOT,
        env={**os.environ, "HARBOURMASTER_DATABASE": address.format(path=database)},
        capture_output=True,
        text=True,
        timeout=200,
    )
    assert told.returncode == status and answer in told.stdout + told.stderr
    assert len(told.stderr.splitlines()) == (status != 0)
