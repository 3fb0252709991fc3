"""The entrance, where no Discord is needed to try it: each reason not to start is a line, with exit code 2.

With Discord, see `loopback/test_start.py`.
"""

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

import bot
from cogs.harbour import Harbourmaster
from engine import GAMES
from engine.material import Material


@pytest.fixture(autouse=True)
def nothing_is_set(monkeypatch, tmp_path):
    """No `.env` and no logging of the machine that this runs on."""
    monkeypatch.setattr(bot, "load_dotenv", lambda: None)
    monkeypatch.setattr(discord.utils, "setup_logging", lambda **_: None)
    for name in (
        "DISCORD_TOKEN",
        "HARBOURMASTER_LOG_LEVEL",
        "HARBOURMASTER_LUBECK_CHART",
        "HARBOURMASTER_LUBECK_DATA",
        "HARBOURMASTER_GOA_DATA",
    ):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HARBOURMASTER_DATABASE", str(tmp_path / "harbour.db"))


def started(monkeypatch, error: BaseException) -> int:
    """The exit code after a start that fails so."""

    async def fail(self: Harbourmaster, token: str) -> None:
        raise error

    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setattr(Harbourmaster, "start", fail)
    return bot.main([])


def told(capsys) -> str:
    """The one line that was printed, on stderr."""
    printed = capsys.readouterr()
    assert printed.out == ""
    [line] = printed.err.splitlines()
    assert line.startswith("harbourmaster: ")
    return line


def response(status: int) -> Any:
    return SimpleNamespace(status=status, reason="Wrong")


def test_without_a_token(capsys):
    assert bot.main([]) == 2
    assert "DISCORD_TOKEN is missing" in told(capsys)


def test_with_a_wrong_setting(capsys, monkeypatch):
    monkeypatch.setenv("HARBOURMASTER_LOG_LEVEL", "loud")
    assert bot.main([]) == 2
    assert "HARBOURMASTER_LOG_LEVEL" in told(capsys)


MISTAKES = {
    "HARBOURMASTER_LUBECK_DATA": (
        "lubeck",
        "bergen =",
        'bergen = { routes = ["londn"], trade = [3, 3, 4, 4] }',
        "'londn'",
    ),
    "HARBOURMASTER_LUBECK_CHART": (
        "lubeck",
        "bergen =",
        'bergen = { routes = ["londn"], trade = [3, 3, 4, 4] }',
        "'londn'",
    ),
    "HARBOURMASTER_GOA_DATA": ("goa", "taxes = [4", "taxes = [4, 6, 8]", "3 numbers"),
}
CORRECTIONS = {
    "HARBOURMASTER_LUBECK_DATA": ("lubeck", "[3, 3, 4, 4]", "[3, 3, 3, 4]"),
    "HARBOURMASTER_LUBECK_CHART": ("lubeck", "[3, 3, 4, 4]", "[3, 3, 3, 4]"),
    "HARBOURMASTER_GOA_DATA": ("goa", "[4, 6, 8, 10, 12]", "[4, 5, 6, 7, 8]"),
}


@pytest.fixture(autouse=True)
def own_material():
    """Other tests play with the data that come with the games."""
    yield
    for game in ("lubeck", "goa"):
        material(game).use(None)


def material(game: str) -> Material[Any]:
    found = GAMES[game].rules.material
    assert found
    return found


@pytest.mark.parametrize("setting", MISTAKES)
def test_with_data_that_have_a_mistake(capsys, monkeypatch, tmp_path, setting):
    game, begin, mistake, problem = MISTAKES[setting]
    wrong = tmp_path / "wrong.toml"
    lines = material(game).own.splitlines()
    (line,) = (number for number, text in enumerate(lines, 1) if text.startswith(begin))
    lines[line - 1] = mistake
    wrong.write_text("\n".join(lines), "utf-8")
    monkeypatch.setenv(setting, str(wrong))
    assert bot.main([]) == 2
    printed = told(capsys)
    assert f"{setting} is {wrong}: line {line}: " in printed
    assert problem in printed


@pytest.mark.parametrize("setting", MISTAKES)
def test_with_data_that_are_not_there(capsys, monkeypatch, tmp_path, setting):
    monkeypatch.setenv(setting, str(tmp_path / "none.toml"))
    assert bot.main([]) == 2
    assert "none.toml: No such file" in told(capsys)


@pytest.mark.parametrize("setting", CORRECTIONS)
def test_corrected_data_are_what_matches_are_played_with_from_then_on(monkeypatch, tmp_path, setting):
    game, old, new = CORRECTIONS[setting]
    corrected = tmp_path / "corrected.toml"
    corrected.write_text(material(game).own.replace(old, new), "utf-8")
    monkeypatch.setenv(setting, str(corrected))
    assert bot.main([]) == 2  # there is no token
    assert material(game).in_use == corrected.read_text("utf-8")


@pytest.mark.parametrize(
    ("error", "word"),
    [
        (discord.LoginFailure("Improper token has been passed."), "DISCORD_TOKEN"),
        (discord.PrivilegedIntentsRequired(None), "intent"),
        (OSError("no route to host"), "no route to host"),
        (discord.DiscordServerError(response(503), "<html>\nupstream\n</html>"), "503"),
        (discord.GatewayNotFound(), "reached"),
    ],
)
def test_when_discord_does_not_let_it_in(capsys, monkeypatch, error, word):
    assert started(monkeypatch, error) == 2
    line = told(capsys)
    assert word in line and "secret" not in line


def test_a_database_that_is_a_folder(capsys, monkeypatch, tmp_path):
    async def log_in(self: Harbourmaster, token: str) -> None:
        await self.setup_hook()

    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv("HARBOURMASTER_DATABASE", str(tmp_path))
    monkeypatch.setattr(Harbourmaster, "start", log_in)
    assert bot.main([]) == 2
    assert str(tmp_path) in told(capsys)


@pytest.mark.parametrize("error", [KeyboardInterrupt(), asyncio.CancelledError()])
def test_it_stops_quietly_when_asked_to(capsys, monkeypatch, error):
    assert started(monkeypatch, error) == 0
    assert capsys.readouterr().err == ""


def test_a_mistake_of_ours_is_not_hidden(monkeypatch):
    with pytest.raises(LookupError):
        started(monkeypatch, LookupError("ours"))


@pytest.mark.parametrize("wrong", [["--port", "many"], ["--language", "fr"], ["--unknown"]])
def test_a_wrong_argument_is_explained(capsys, wrong):
    with pytest.raises(SystemExit) as stopped:
        bot.main(wrong)
    assert stopped.value.code == 2
    assert wrong[0] in capsys.readouterr().err
