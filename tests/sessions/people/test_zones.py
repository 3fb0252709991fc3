"""Time zones follow the pinned package, whatever files the machine has."""

import ast
import zoneinfo
from datetime import UTC, datetime
from importlib.resources import files
from pathlib import Path

import pytest

from sessions.people.preferences import Preferences, is_zone, next_awake
from sessions.people.zones import time_zone, zone_names
from ui.text import hours

WINTER = int(datetime(2026, 12, 1, 20, tzinfo=UTC).timestamp())
FOLDERS = ("bot.py", "settings.py", "cogs", "db", "engine", "locales", "service", "sessions", "ui")


@pytest.fixture
def old_files(tmp_path):
    """Zone files of the machine on which Vancouver is in Tokyo's zone."""
    (tmp_path / "America").mkdir()
    tokyo = (files("tzdata") / "zoneinfo" / "Asia" / "Tokyo").read_bytes()
    (tmp_path / "America" / "Vancouver").write_bytes(tokyo)
    zoneinfo.reset_tzpath([str(tmp_path)])
    zoneinfo.ZoneInfo.clear_cache()
    time_zone.cache_clear()
    yield
    zoneinfo.reset_tzpath()
    zoneinfo.ZoneInfo.clear_cache()


@pytest.mark.usefixtures("old_files")
def test_the_machines_zone_files_are_not_used():
    assert hours.now_in("America/Vancouver", WINTER) == "13:00"
    quiet = Preferences(quiet_from=12 * 60, quiet_to=14 * 60, zone="America/Vancouver")
    assert next_awake(quiet, WINTER) == WINTER + 3600


def test_every_zone_of_the_package_opens():
    assert len(zone_names()) > 590
    for name in zone_names():
        assert time_zone(name).key == name and is_zone(name)


@pytest.mark.parametrize(
    "name", ["", "Europe", "../tzdata/zones", "/etc/localtime", "localtime", "Mars/Base"]
)
def test_an_unknown_zone_is_an_error(name):
    assert not is_zone(name)
    with pytest.raises(KeyError):
        time_zone(name)


def test_nothing_else_opens_a_time_zone():
    imports = []
    for folder in FOLDERS:
        for path in Path(folder).rglob("*.py") if Path(folder).is_dir() else [Path(folder)]:
            tree = ast.parse(path.read_text("utf-8"))
            names = [each.module for each in ast.walk(tree) if isinstance(each, ast.ImportFrom)]
            names += [
                name.name for each in ast.walk(tree) if isinstance(each, ast.Import) for name in each.names
            ]
            imports += [path.as_posix()] * ("zoneinfo" in names)
    assert imports == ["sessions/people/zones.py"]
