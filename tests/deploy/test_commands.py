"""The commands for hosts, in the documentation and in the files of `deploy`."""

import re
import shlex
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [*sorted((ROOT / "docs").glob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
FILES = [ROOT / "Dockerfile", ROOT / "deploy/compose.yaml", ROOT / "deploy/harbourmaster.service"]


def commands(path: Path) -> list[list[str]]:
    """The commands that a file shows: those in blocks of a page, and in the comments at the top of others."""
    text = path.read_text("utf-8")
    if path.suffix == ".md":
        text = "\n".join(re.findall(r"^ *```sh\n(.*?)^ *```", text, re.MULTILINE | re.DOTALL))
    else:
        text = "\n".join(re.findall(r"^# *(.*)$", text.partition("\n\n[Unit]")[0], re.MULTILINE))
        text = "\n".join(re.findall(r"^(?:docker|sudo|install|cp) (?:.*\\\n)*.*$", text, re.MULTILINE))
    return [shlex.split(line, comments=True) for line in text.replace("\\\n", " ").splitlines() if line]


EVERY = [(path, words) for path in PAGES + FILES for words in commands(path)]


def test_the_commands_are_found():
    assert {path.name for path, _ in EVERY} >= {"hosting.md", "backups.md", *(path.name for path in FILES)}


def is_setting(words: list[str]) -> bool:
    return len(words) == 1 and re.match(r"[A-Z_]+=", words[0]) is not None


@pytest.mark.parametrize(("path", "words"), EVERY)
def test_no_command_has_a_password_among_its_arguments(path, words):
    """Every account of a machine can read them."""
    assert is_setting(words) or not re.search(r"PASSWORD|://[^@/]*:[^@/]*@", " ".join(words))


@pytest.mark.parametrize(("path", "words"), EVERY)
def test_a_copy_of_the_settings_is_its_owners_only(path, words):
    assert ".env.example" not in words or words[-5:-2] == ["install", "-m", "600"]


@pytest.mark.parametrize(("path", "words"), EVERY)
def test_process_1_of_a_container_passes_on_signals(path, words):
    """Process 1 ignores SIGTERM if it has no handler of its own."""
    assert words[:2] != ["docker", "run"] or "--init" in words


def test_containers_logs_have_a_limit():
    started = [words for _, words in EVERY if words[:3] == ["docker", "run", "-d"]]
    assert started and all({"max-size=10m", "max-file=3"} <= set(words) for words in started)
    services = (
        (ROOT / "deploy/compose.yaml").read_text("utf-8").split("\nservices:\n")[1].split("\nvolumes:")[0]
    )
    assert len(re.findall(r"^  \w+:$", services, re.MULTILINE)) == services.count("logging: *logs") == 3


def test_systemds_commands_have_the_settings_of_the_service():
    [command] = [words for _, words in EVERY if "systemd-run" in words]
    unit = (ROOT / "deploy/harbourmaster.service").read_text("utf-8")
    for setting in re.findall(r"^EnvironmentFile=.+$", unit, re.MULTILINE):
        assert setting in command
    [database] = re.findall(r"HARBOURMASTER_DATABASE=\S+", unit.partition("[Service]")[2])
    assert database in command
