"""The file `.env`: what is read, and what stops the start."""

import os

import pytest

from service import program
from settings import WrongSetting


@pytest.fixture
def dotenv(monkeypatch, tmp_path):
    """The path of the only `.env`; the environment is restored afterwards."""
    path = tmp_path / "bots" / "harbourmaster" / ".env"
    path.parent.mkdir(parents=True)
    monkeypatch.setattr(program, "DOTENV", path)
    monkeypatch.delenv("PYTHON_DOTENV_DISABLED", raising=False)
    for name in ("DISCORD_TOKEN", "HARBOURMASTER_DATABASE"):
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)
    return path


def test_only_the_file_beside_the_program_is_read(dotenv, monkeypatch, capsys):
    """One in a folder above is another bot's."""
    (dotenv.parents[1] / ".env").write_text("DISCORD_TOKEN=of-another-bot\n")
    monkeypatch.chdir(dotenv.parent)
    program.read_dotenv()
    assert "DISCORD_TOKEN" not in os.environ
    assert program.main([]) == 2 and "DISCORD_TOKEN is missing" in capsys.readouterr().err


def test_the_environment_wins(dotenv, monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", "ours")
    dotenv.write_text("DISCORD_TOKEN=theirs\nHARBOURMASTER_DATABASE=a.db\n")
    program.read_dotenv()
    assert (os.environ["DISCORD_TOKEN"], os.environ["HARBOURMASTER_DATABASE"]) == ("ours", "a.db")


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("DISCORD_TOKEN=a${x}b", "a${x}b"),
        ("DISCORD_TOKEN='a${x} #b'", "a${x} #b"),
        ("export DISCORD_TOKEN=abc", "abc"),
        ("\ufeffDISCORD_TOKEN=abc", "abc"),
        ("DISCORD_TOKEN=abc  # the bot's", "abc"),
    ],
)
def test_a_value_arrives_as_it_is_written(dotenv, line, value):
    dotenv.write_text(f"{line}\n", "utf-8")
    program.read_dotenv()
    assert os.environ["DISCORD_TOKEN"] == value


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("A=1\nDISCORD_TOKEN sesame\n", 2),
        ("A=1\n\n# a comment\nDISCORD_TOKEN='sesame\nB=2\n", 4),
        ('DISCORD_TOKEN="sesame\nB=1\nC="x"\n', 1),
        ("DISCORD_TOKEN\n", 1),
        ("=sesame\n", 1),
    ],
)
def test_a_line_that_cant_be_understood_is_named(dotenv, capsys, text, number):
    dotenv.write_text(text)
    assert program.main([]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert f"Line {number} of .env" in line and "sesame" not in line


@pytest.mark.parametrize("encoding", ["utf-16", "shift_jis"])
def test_another_encoding_is_refused_in_one_line(dotenv, capsys, encoding):
    dotenv.write_text("DISCORD_TOKEN=abc\n# 港\n", encoding)
    assert program.main([]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert ".env can't be read" in line and "UTF-8" in line


@pytest.mark.skipif(os.name != "posix", reason="modes of files are POSIX's")
def test_a_file_of_another_account_is_ignored_if_the_token_is_set(dotenv, monkeypatch, caplog):
    """A systemd unit sets the variables, and its account can't read the administrator's `.env`."""

    def refuse(*_, **__):
        raise PermissionError(13, "Permission denied")

    dotenv.write_text("DISCORD_TOKEN=theirs\n")
    monkeypatch.setattr(type(dotenv), "read_text", refuse)  # root may read every file
    with pytest.raises(WrongSetting, match=r"\.env can't be read: Permission denied"):
        program.read_dotenv()
    monkeypatch.setenv("DISCORD_TOKEN", "ours")
    program.read_dotenv()
    assert os.environ["DISCORD_TOKEN"] == "ours" and "is ignored: Permission denied" in caplog.text


@pytest.mark.skipif(os.name != "posix", reason="modes of files are POSIX's")
def test_secret_files_that_others_can_read_are_named(tmp_path, caplog):
    open_to_all, closed = tmp_path / ".env", tmp_path / "harbour.db"
    for path, mode in ((open_to_all, 0o644), (closed, 0o600)):
        path.touch()
        path.chmod(mode)
    program.warn_about_readers(open_to_all, closed, tmp_path / "missing")
    assert caplog.messages == [f"Other accounts can read {open_to_all}: chmod 600 {open_to_all}"]
