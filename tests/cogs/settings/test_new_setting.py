"""A new setting takes one line and its words: command, panel, log, export and check find it.

A copy of the program gets made-up settings, and the tests of all settings run there.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
COPIED = ("boards", "cogs", "db", "demo", "engine", "locales", "raster", "service", "sessions", "tests", "ui")
ALSO_COPIED = ("upstream", "workers", "bot.py", "settings.py", "pyproject.toml", ".env.example")
SWITCH = "    confetti: bool = False\n"
NUMBER = "    lanterns: Annotated[int, Meta(ge=1, le=9)] = 3\n"
WORDS = """
{group}-confetti = Confetti: {{ $confetti ->
    [on] on
   *[off] off
}}
{group}-choose-confetti = Confetti
command-{group}-confetti = Choose confetti
    .name = confetti
command-{group}-confetti-on = On or off
    .name = on
{group}-lanterns = Lanterns: {{ $lanterns }}
{group}-choose-lanterns = Lanterns
command-{group}-lanterns = Choose lanterns
    .name = lanterns
command-{group}-lanterns-lanterns = How many
    .name = lanterns
"""
SHARED_WORDS = """
confetti-on = Throw it
confetti-off = Sweep it up
audit-confetti-set = { $who } chose confetti: { $detail }
audit-lanterns-set = { $who } chose lanterns: { $detail }
"""
PLACES = {
    "my": ("sessions/people/preferences.py", "    auto: bool = False"),
    "server": ("sessions/people/server_settings.py", "    tournaments: bool = False"),
}
"""Where each group declares its settings, and a line there."""


@pytest.fixture
def copy(tmp_path):
    """A copy of the program and its tests with a new switch and a new number for people and for servers."""
    for name in COPIED + ALSO_COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, tmp_path)
    words = SHARED_WORDS
    for group, (path, before) in PLACES.items():
        declared = (tmp_path / path).read_text("utf-8")
        assert declared.count(f"\n{before}") == 1
        (tmp_path / path).write_text(declared.replace(before, SWITCH + NUMBER + before), "utf-8")
        words += WORDS.format(group=group)
    for language in (tmp_path / "locales").glob("*/panel.ftl"):
        language.write_text(language.read_text("utf-8") + words, "utf-8")
    return tmp_path


def test_a_new_setting_takes_one_line_and_its_words(copy):
    tests = "tests/cogs/settings/test_declared.py", "tests/cogs/test_buttons.py::test_every_button_exists"
    options = ["-n", "0", "-rA", "-p", "no:cacheprovider", "-k", "confetti or lanterns or not ["]
    command = [sys.executable, "-m", "pytest", *options, *tests]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False, timeout=200)
    assert done.returncode == 0, done.stdout + done.stderr
    passed = re.findall(r"^PASSED .*::(\w+)\[(?:\w+-)?(confetti|lanterns)\]", done.stdout, re.MULTILINE)
    assert len(passed) == 12 and len({test for test, _ in passed}) == 4
