"""The files in the top folder agree with the code."""

import re
from importlib.metadata import metadata
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

import settings
from locales import words
from service import program

ROOT = Path(__file__).parents[1]


def example(name: str) -> dict[str, str]:
    """The settings in .env.example, including those commented out with their defaults."""
    lines = re.findall(r"^#?([A-Z_]+)=(.*)$", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE)
    return dict(lines)


def test_the_example_shows_every_setting_with_its_default():
    shown = example(".env.example")
    assert settings.read(shown) == settings.Settings()
    asked = Asked()
    settings.read(asked)
    assert set(shown) == asked.names


class Asked(dict[str, str]):
    """An empty environment that records the names looked up in it."""

    def __init__(self) -> None:
        super().__init__()
        self.names = set[str]()

    def get(self, name: str, default: Any = None) -> Any:
        self.names.add(name)
        return super().get(name, default)


def test_every_requirement_is_documented():
    told = (ROOT / "docs" / "dependencies.md").read_text("utf-8").replace("-regular, -bold", "")
    for name in ("requirements.txt", "requirements-demo.txt", "requirements-dev.txt"):
        chosen = (ROOT / name).read_text("utf-8").partition("# What those bring along.")[0]
        for library in re.findall(r"^([\w.-]+?)(?:-regular|-bold)?(?:\[\w+\])?==", chosen, re.MULTILINE):
            assert library in told, library


def test_licences_with_obligations_beyond_a_notice_are_documented():
    told = (ROOT / "docs" / "dependencies.md").read_text("utf-8").replace("-regular, -bold", "")
    lines = re.findall(r"^[\w.-]+==[^#\n]+", (ROOT / "requirements.txt").read_text("utf-8"), re.MULTILINE)
    for pinned in map(Requirement, lines):
        if pinned.marker and not pinned.marker.evaluate():
            continue  # Other Pythons need it.
        library = pinned.name
        known = metadata(library)
        licence = str([known.get_all(name, []) for name in ("License-Expression", "License")])
        asking = re.search(r"\b(?:A?GPL|LGPL|MPL|OFL|EPL|CDDL)-[\d.]+", licence)
        if asking:
            name = library.removesuffix("-regular").removesuffix("-bold")
            assert re.search(rf"^\| {name}\b.*{asking[0]}", told, re.MULTILINE), library


def test_no_page_has_conflict_markers():
    for page in (*pages(), *(ROOT / "locales").rglob("*.ftl")):
        assert not re.search(r"^(<{7}|={7}|>{7})", page.read_text("utf-8"), re.MULTILINE), page.name


def pages() -> list[Path]:
    """All Markdown pages of the repository."""
    folders = [path for path in ROOT.iterdir() if path.is_dir() and path.name[0] not in "._"]
    return [*ROOT.glob("*.md"), *(page for folder in folders for page in folder.rglob("*.md"))]


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def without_code(text: str) -> str:
    return re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_a_pages_links_exist(page: Path):
    text = without_code(page.read_text("utf-8"))
    for target in re.findall(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"", text):
        link, _, anchor = "".join(target).partition("#")
        if link.startswith("https:"):
            continue
        assert (page.parent / link).exists(), link
        if anchor:
            there = page.parent / link if link else page
            assert anchor in anchors(there), "".join(target)


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_files_named_on_a_page_exist(page: Path):
    """Paths may be relative to the checkout or to the page. `regatta` stands for a new game."""
    for name in re.findall(
        r"`([\w*-]+(?:/[\w*-]+)+(?:/|\.(?:py|md|sql|ftl|toml|service|yaml|jsonl|txt)))`",
        page.read_text("utf-8"),
    ):
        if "regatta" not in name:
            assert any(any(base.glob(name.rstrip("/"))) for base in (ROOT, page.parent)), name


def test_make_targets_named_on_a_page_exist():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    [phony] = re.findall(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)
    for page in pages():
        for target in re.findall(r"(?:`|^)make (\w+)", page.read_text("utf-8"), re.MULTILINE):
            assert target in phony.split(), f"{page.name}: make {target}"


def test_the_image_contains_everything_the_bot_needs():
    """Every file copied into the Docker image is named explicitly."""
    given = {line.removeprefix("!") for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines()}
    rooms = {path.parent.name for path in ROOT.glob("[a-z]*/*.py")} - {"bench", "demo", "tests", "tools"}
    assert rooms | {"bot.py", "settings.py", "requirements-image.txt"} <= given


def test_every_database_command_has_a_make_target_and_help(capsys):
    with pytest.raises(SystemExit):
        program.main(["sail"])
    _, _, choices = capsys.readouterr().err.partition("choose from ")
    commands = re.findall(r"\w+", choices)
    assert "check" in commands
    makefile = (ROOT / "Makefile").read_text("utf-8")
    [targets] = re.findall(r"^(.+): .*\n\t@\$\(BIN\)/python bot\.py \$@ \$\(ARGS\)$", makefile, re.MULTILINE)
    [phony] = re.findall(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)
    assert targets.split() == commands
    assert set(commands) <= set(phony.split()) & set(re.findall(r'@echo "  make (\w+) ', makefile))


def test_every_make_target_has_a_line_of_help():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    [phony] = re.findall(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)
    explained = re.findall(r'@echo "  make (\w+) ', makefile)
    assert sorted(["help", *explained]) == sorted(phony.split())


def test_the_systemd_unit_uses_notifications():
    unit = (ROOT / "deploy" / "harbourmaster.service").read_text("utf-8")
    assert "\nType=notify\n" in unit and "\nWatchdogSec=" in unit and "\nRestartPreventExitStatus=2\n" in unit


def commands() -> set[str]:
    """Slash commands and their parameters as people type them in English: "game open", "game open pace"."""
    say = words("en")
    paths = {"command": ""}
    for id in sorted(say.ids("command-")):  # Commands come before their parameters.
        group = max((each for each in paths if id.startswith(f"{each}-")), key=len)
        paths[id] = f"{paths[group]} {say(f'{id}.name')}".strip()
    shared = {say(f"{id}.name") for id in say.ids("parameter-")}
    return {*paths.values(), *(f"{path} {name}" for path in paths.values() for name in shared)}


@pytest.mark.parametrize("name", ["README.md", "docs/playing.md", "docs/operating.md", "docs/hosting.md"])
def test_commands_named_on_a_page_exist(name: str):
    known = commands()
    assert "game open pace" in known
    for text in re.findall(r"`/([a-z][^`]*)`", (ROOT / name).read_text("utf-8")):
        command, *options = re.split(r" (?=[a-z]+:)", text)
        assert command in known, text
        for option in options:
            assert f"{command} {option.partition(':')[0]}" in known, text


def test_every_path_in_the_makefile_exists():
    """A test that was moved would end `make postgres` before it begins."""
    paths = re.findall(r"\btests/[\w/]+(?:\.py)?(?![\w*/])", (ROOT / "Makefile").read_text())
    assert "tests/sessions" in paths
    assert [each for each in paths if not (ROOT / each).exists()] == []
