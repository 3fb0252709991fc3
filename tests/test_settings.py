"""The settings read from the environment."""

import logging
import os
import re
from collections.abc import Iterator, Mapping
from itertools import zip_longest
from pathlib import Path

import pytest

from db import ALL_SHARDS, Server, Shards
from engine import GAMES
from sessions import Limits
from settings import Address, Backups, Correction, WrongSetting, read

ROOT = Path(__file__).parents[1]


def test_only_the_token_is_required():
    settings = read({})
    assert settings.token is None
    assert settings.database == Path("harbourmaster.db")
    assert settings.log_level == logging.INFO
    assert settings.corrections == ()
    assert settings.backups == Backups(Path("backups"), every=24 * 3600, keep=7)
    assert settings.health is None
    assert settings.limits == Limits() and settings.operators_server is None


def test_every_setting_can_be_set():
    settings = read(
        {
            "DISCORD_TOKEN": "secret",
            "HARBOURMASTER_DATABASE": "/var/lib/harbour.db",
            "HARBOURMASTER_BACKUPS": "/var/backups",
            "HARBOURMASTER_BACKUP_HOURS": "6",
            "HARBOURMASTER_BACKUPS_KEPT": "28",
            "HARBOURMASTER_HEALTH": "0.0.0.0:8138",
            "HARBOURMASTER_LOG_LEVEL": "warning",
            "HARBOURMASTER_TABLES_A_PERSON": "5",
            "HARBOURMASTER_TABLES_A_SERVER": "6",
            "HARBOURMASTER_FOLLOWS_A_PERSON": "7",
            "HARBOURMASTER_PLANS_A_PERSON": "8",
            "HARBOURMASTER_OPERATORS_SERVER": "123456789012345678",
            "HARBOURMASTER_LUBECK_DATA": "corrected.toml",
            "HARBOURMASTER_GOA_DATA": "corrected numbers.toml",
        }
    )
    assert (settings.token, settings.database) == ("secret", Path("/var/lib/harbour.db"))
    assert settings.backups == Backups(Path("/var/backups"), every=6 * 3600, keep=28)
    assert settings.health == Address("0.0.0.0", 8138)
    assert settings.log_level == logging.WARNING
    assert settings.limits == Limits(5, 6, 7, 8)
    assert settings.operators_server == 123456789012345678
    assert settings.corrections == (
        Correction("lubeck", "HARBOURMASTER_LUBECK_DATA", Path("corrected.toml")),
        Correction("goa", "HARBOURMASTER_GOA_DATA", Path("corrected numbers.toml")),
    )


class Asked(Mapping[str, str]):
    """An empty environment that records which variables are read."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def __getitem__(self, name: str) -> str:
        self.names.add(name)
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


def documented() -> dict[str, str]:
    """The documentation's table of settings, with defaults."""
    _, _, section = (ROOT / "docs/hosting.md").read_text("utf-8").partition("\n## Settings\n")
    rows = [row.split("|")[1:3] for row in section.partition("\n## ")[0].splitlines() if row[:3] == "| `"]
    settings: dict[str, str] = {}
    for names, defaults in rows:
        words = [name.replace("_", "HARBOURMASTER_", 1) if name[0] == "_" else name for name in quoted(names)]
        settings |= zip_longest(words, quoted(defaults) or [""] * len(words), fillvalue="")
    return settings


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_the_documentation_has_every_setting():
    environ = Asked()
    read(environ)
    assert set(documented()) == environ.names


def test_the_example_has_every_setting_with_its_default():
    text = (ROOT / ".env.example").read_text("utf-8")
    example = dict(re.findall(r"^#?([A-Z_]+)=(.*)$", text, re.MULTILINE))
    assert read(example) == read({})
    defaults = documented()
    assert example.keys() == defaults.keys()
    assert {name: value for name, value in example.items() if value} == {
        name: defaults[name] for name, value in example.items() if value
    }


def test_every_game_with_material_has_a_setting_for_it():
    for game in GAMES.values():
        setting = f"HARBOURMASTER_{game.id.upper()}_DATA"
        corrections = read({setting: "copy.toml"}).corrections
        assert [each.game for each in corrections] == ([game.id] if game.material else [])


def test_the_database_may_be_a_servers_url():
    url = "postgresql://harbour:secret@db.example.org/harbour"
    options = read({"HARBOURMASTER_DATABASE": url})
    assert options.database == Server(url) and "secret" not in repr(options)
    assert options.backups.folder == Path("backups")


def test_backups_are_stored_beside_the_database_by_default():
    assert read({"HARBOURMASTER_DATABASE": "/var/lib/harbour.db"}).backups.folder == Path("/var/lib/backups")


def test_zero_hours_turn_backups_off():
    assert read({"HARBOURMASTER_BACKUP_HOURS": "0"}).backups.every is None


@pytest.mark.parametrize(
    ("given", "host", "own"),
    [
        ("8138", "127.0.0.1", "127.0.0.1"),
        (":8138", "127.0.0.1", "127.0.0.1"),
        ("0.0.0.0:8138", "0.0.0.0", "127.0.0.1"),
        ("localhost:8138", "localhost", "localhost"),
        ("[::]:8138", "::", "::1"),
    ],
)
def test_the_health_port_is_local_by_default(given, host, own):
    address = read({"HARBOURMASTER_HEALTH": given}).health
    assert address and address == Address(host, 8138) and address.own == own


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("HARBOURMASTER_HEALTH", "on"),
        ("HARBOURMASTER_HEALTH", "0"),
        ("HARBOURMASTER_HEALTH", "127.0.0.1"),
        ("HARBOURMASTER_HEALTH", "127.0.0.1:70000"),
        ("HARBOURMASTER_BACKUP_HOURS", "daily"),
        ("HARBOURMASTER_BACKUP_HOURS", "-1"),
        ("HARBOURMASTER_BACKUPS_KEPT", "0"),
        ("HARBOURMASTER_BACKUPS_KEPT", "99999"),
    ],
)
def test_a_wrong_value_is_reported_with_its_setting(name, value):
    with pytest.raises(WrongSetting, match=rf"{name} is '{value}'; it must be "):
        read({name: value})


def test_spaces_around_a_value_are_ignored():
    settings = read({"DISCORD_TOKEN": " secret\n", "HARBOURMASTER_LOG_LEVEL": " DEBUG "})
    assert (settings.token, settings.log_level) == ("secret", logging.DEBUG)


@pytest.mark.parametrize(
    "name",
    [
        "DISCORD_TOKEN",
        "HARBOURMASTER_DATABASE",
        "HARBOURMASTER_LOG_LEVEL",
        "HARBOURMASTER_LUBECK_DATA",
        "HARBOURMASTER_GOA_DATA",
    ],
)
def test_an_empty_value_counts_as_unset(name):
    assert read({name: "  "}) == read({})


def test_a_wrong_log_level_is_reported_with_the_valid_ones():
    with pytest.raises(WrongSetting, match=r"HARBOURMASTER_LOG_LEVEL is 'loud'.*debug, info, warning, error"):
        read({"HARBOURMASTER_LOG_LEVEL": "loud"})


def test_a_token_with_spaces_is_refused_without_showing_it():
    with pytest.raises(WrongSetting, match="DISCORD_TOKEN") as wrong:
        read({"DISCORD_TOKEN": "secret pieces"})
    assert "secret" not in str(wrong.value) and "pieces" not in str(wrong.value)


def test_the_token_is_never_shown():
    assert "secret" not in repr(read({"DISCORD_TOKEN": "secret"}))


@pytest.mark.parametrize(
    ("given", "shards"),
    [("", ALL_SHARDS), ("2/8", Shards(2, 2, 8)), ("0-3/8", Shards(0, 3, 8)), ("0/1", ALL_SHARDS)],
)
def test_the_processs_shards_are_read(given, shards):
    environ = {"HARBOURMASTER_SHARDS": given, "HARBOURMASTER_DATABASE": "postgresql://db/harbour"}
    assert read(environ).shards == shards


@pytest.mark.parametrize("given", ["8/8", "3-1/8", "1", "a/b", "-1/2", "0-9/8"])
def test_impossible_shards_are_refused(given):
    with pytest.raises(WrongSetting, match="HARBOURMASTER_SHARDS"):
        read({"HARBOURMASTER_SHARDS": given, "HARBOURMASTER_DATABASE": "postgresql://db/harbour"})


VALID = {
    "DISCORD_TOKEN": "abc.DEF-1_2",
    "HARBOURMASTER_DATABASE": "/var/lib/harbour.db",
    "HARBOURMASTER_SHARDS": "0/1",
    "HARBOURMASTER_BACKUPS": "/var/backups",
    "HARBOURMASTER_BACKUP_HOURS": "6",
    "HARBOURMASTER_BACKUPS_KEPT": "28",
    "HARBOURMASTER_HEALTH": "0.0.0.0:8138",
    "HARBOURMASTER_TABLES_A_PERSON": "5",
    "HARBOURMASTER_TABLES_A_SERVER": "6",
    "HARBOURMASTER_FOLLOWS_A_PERSON": "7",
    "HARBOURMASTER_PLANS_A_PERSON": "8",
    "HARBOURMASTER_COMPUTER_SECONDS": "2",
    "HARBOURMASTER_OPERATORS_SERVER": "123456789012345678",
    "HARBOURMASTER_LOG_LEVEL": "warning",
    "HARBOURMASTER_LUBECK_DATA": "corrected.toml",
    "HARBOURMASTER_GOA_DATA": "corrected.toml",
}
SPOIL = {
    "double quotes": '"{}"',
    "single quotes": "'{}'",
    "typographic quotes": "“{}”",
    "one quote": '{}"',
    "a byte order mark": "\ufeff{}",
    "a zero": "{}\0",
    "a line break": "{0}\n{0}",
    "another encoding": "{}\udcfc",
    "an invisible space": "{}\u200b",
    "another scheme": "mysql://mei:sesame@host/{}",
    "an address of the web": "https://{}",
    "an assignment": "HARBOURMASTER_X={}",
}


@pytest.mark.parametrize("name", VALID)
def test_every_setting_is_tried_here(name):
    environ = Asked()
    read(environ)
    assert VALID.keys() == environ.names
    assert read({"HARBOURMASTER_DATABASE": "postgresql://host/db", name: VALID[name]})


# Only Discord knows whether a token with "=" in it is right.
NOT_CLEAR = [
    (name, how) for name in VALID for how in SPOIL if (name, how) != ("DISCORD_TOKEN", "an assignment")
]


@pytest.mark.parametrize(("name", "how"), NOT_CLEAR)
def test_a_value_that_isnt_clearly_allowed_is_an_error(name, how):
    """Quotes stay in the values of `docker --env-file`, editors add byte order marks, and so on."""
    value = SPOIL[how].format(VALID[name])
    for environ in ({name: value}, {name: f"  {value}\n"}):
        with pytest.raises(WrongSetting, match=name) as wrong:
            read(environ)
        text = str(wrong.value)
        assert text.isprintable() and "sesame" not in text
        assert name != "DISCORD_TOKEN" or VALID[name] not in text


@pytest.mark.parametrize(
    "value",
    [
        '"postgresql://mei:sesame@host/db"',
        "postgresql://mei:ses#ame@host/db",
        "postgresql://mei:ses/ame@host/db",
        "postgresql://mei:ses?ame@host/db",
        "postgresql://mei:ses ame@host/db",
        "postgresql://mei:sesame",
        "postgresql://mei:sesame@host:54x2/db",
        "postgresql://",
        "postgresql:/mei:sesame@host/db",
        "postgresql//mei:sesame@host/db",
        "POSTGRESQL://mei:sesame@host/db",
        "postgresql+asyncpg://mei:sesame@host/db",
        "jdbc:postgresql://host/db?user=mei&password=sesame",
        "psql postgresql://mei:sesame@host/db",
        "mei:sesame@host/db",
        "host=host dbname=db user=mei password=sesame",
        "sqlite:///harbourmaster.db",
        "file:harbourmaster.db",
        ":memory:",
        "~/harbourmaster.db",
        "$HOME/harbourmaster.db",
        "%APPDATA%/harbourmaster.db",
        "<path>",
        "{{ database }}",
        "10.0.0.5:5432/db",
        "[::1]:5432/db",
        "//mei:sesame@host/db",
        "./mei:sesame@host/db",
        "./postgresql://mei:sesame@host/db",
        "Server=host;Database=db;Uid=mei;Pwd=sesame",
        "postgresql://mei:sesame@host/db;",
        "postgresql://mei:sesame@host/db # of the harbour",
        "harbourmaster.db # in this folder",
        "harbourmaster.db,",
        "postgres",
        "None",
    ],
)
def test_a_database_is_a_path_or_an_address_and_nothing_else(value):
    with pytest.raises(
        WrongSetting, match=r"HARBOURMASTER_DATABASE.*(postgresql://USER:PASSWORD@HOST/NAME|quot)"
    ) as wrong:
        read({"HARBOURMASTER_DATABASE": value})
    assert not re.search("ses.?ame|ame@", str(wrong.value))


@pytest.mark.parametrize("value", ["harbour.db", "./my data/h#1.db", "C:/Data/h.db", "../ä/日本.db", "./off"])
def test_paths_may_have_spaces_drives_and_other_scripts(value):
    assert read({"HARBOURMASTER_DATABASE": value}).database == Path(value)


@pytest.mark.parametrize("value", ["C:\\Data\\h.db", r"my\ harbour.db", r"harbour.db\n"])
def test_backslashes_divide_folders_only_on_windows(value):
    if os.name == "nt":
        assert read({"HARBOURMASTER_DATABASE": value}).database == Path(value)
    else:  # The name of one file in this folder, which nobody means.
        with pytest.raises(WrongSetting, match="HARBOURMASTER_DATABASE"):
            read({"HARBOURMASTER_DATABASE": value})


@pytest.mark.parametrize("value", ["off", "0", "False", "/backups # daily", "10.0.0.5:2049/backups"])
def test_backups_go_to_a_path_and_nothing_else(value):
    with pytest.raises(WrongSetting, match="HARBOURMASTER_BACKUPS"):
        read({"HARBOURMASTER_BACKUPS": value})


@pytest.mark.parametrize(
    "value",
    [
        "postgres://mei:se%40same@host:5432/db?sslmode=require",
        "postgresql://mei@[::1]:5432/db",
        "postgresql://mei:sesame@one:5432,two:5432/db",
        "postgresql:///db?host=/run/postgresql",
    ],
)
def test_addresses_of_servers(value):
    assert read({"HARBOURMASTER_DATABASE": value}).database == Server(value)


@pytest.mark.parametrize(
    "name",
    [
        "\ufeffDISCORD_TOKEN",
        "export HARBOURMASTER_DATABASE",
        '"HARBOURMASTER_HEALTH"',
        "HARBOURMASTER_DATABSE",
        "HARBOURMASTER_DATABASE_URL",
        "HARBOURMASTER-DATABASE",
        "harbourmaster_database",
        "HARBOURMASTER_BACKUPS_HOURS",
        "HARBORMASTER_SHARDS",
        "DISCORDTOKEN",
    ],
)
def test_a_misspelt_name_is_an_error(name):
    """The setting would silently keep its default."""
    with pytest.raises(WrongSetting, match=r"DISCORD_TOKEN|HARBOURMASTER_\w+"):
        read({name: "1"})


@pytest.mark.parametrize(
    "name", ["SERVICE_HOST", "SERVICE_PORT", "PORT", "PORT_8138_TCP", "PORT_8138_TCP_ADDR"]
)
def test_names_that_kubernetes_adds_for_a_service_are_ignored(name):
    assert read({f"HARBOURMASTER_{name}": "10.0.0.1"}) == read({})


def test_shards_need_a_database_server():
    with pytest.raises(WrongSetting, match="SQLite file is for one process"):
        read({"HARBOURMASTER_SHARDS": "0/2"})
