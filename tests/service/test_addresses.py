"""No command prints any part of a database's password."""

from urllib.parse import quote

import pytest

from service import program

PIECES = ("peony", "tulip", "crocus")
PASSWORDS = [
    sign.join(PIECES) for sign in ("/", "?", "#", "[", "]", "@", ":", "%", "%4", "/?#[@:%", "&", " ", "'")
]
SHAPES = [
    "postgresql://mei:{}@127.0.0.1:1/db",
    "postgresql://mei:{}@/db",
    "postgresql://mei:{}@127.0.0.1:1,127.0.0.1:2/db?sslmode=disable",
    "postgresql://mei:{}@127.0.0.1:port/db",
    "postgresql://127.0.0.1:1/db?user=mei&password={}",
    "postgresql+asyncpg://mei:{}@127.0.0.1:1/db",
    "POSTGRESQL://mei:{}@127.0.0.1:1/db",
    "postgres:mei:{}@127.0.0.1/db",
    "mei:{}@127.0.0.1/db",
    "'postgresql://mei:{}@127.0.0.1:1/db'",
    "psql postgresql://mei:{}@127.0.0.1:1/db",
    "host=127.0.0.1 port=1 user=mei password={}",
    "host=127.0.0.1 port=1 user=mei password = '{}'",
]


@pytest.mark.parametrize("encoded", [False, True])
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("password", PASSWORDS)
def test_no_part_of_a_password_is_printed(capsys, monkeypatch, tmp_path, password, shape, encoded):
    monkeypatch.setattr(program, "DOTENV", tmp_path / ".env")
    monkeypatch.chdir(tmp_path)
    address = shape.format(quote(password, safe="") if encoded else password)
    monkeypatch.setenv("HARBOURMASTER_DATABASE", address)
    assert program.main(["check"]) == 2
    monkeypatch.delenv("HARBOURMASTER_DATABASE")
    assert program.main(["copy", "none.db", address]) == 2
    printed = capsys.readouterr()
    said = printed.out + printed.err
    assert len(said.splitlines()) == 2
    assert not any(piece in said for piece in PIECES), said
    assert not list(tmp_path.iterdir()), "nothing is created"
