"""Import rules: which folder may import which, and what no file may contain."""

import ast
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
OURS = {
    "bench",
    "boards",
    "bot",
    "cogs",
    "db",
    "demo",
    "engine",
    "locales",
    "raster",
    "service",
    "sessions",
    "settings",
    "tests",
    "ui",
    "upstream",
    "workers",
}
MOST_FILES, MOST_LINES = 15, 400
NOT_TESTED = {"deploy", "tests"}

# Folder -> allowed imports besides the standard library and the folder itself.
# engine <- sessions <- ui <- cogs; ui and the layers above use boards and locales.
ALLOWED = {
    "engine": {"msgspec"},
    "db": {"aiosqlite", "asyncpg", "msgspec", "upstream"},
    "sessions": {"engine", "db", "msgspec", "workers"},
    "locales": {"babel", "fluent"},
    "workers": set(),
    "upstream": {"aiohttp", "aiosqlite", "discord", "orjson"},
    "raster": {
        "PIL",
        "isal",
        "msgspec",
        "noto_cjk_sans_jp_bold",
        "noto_cjk_sans_jp_regular",
        "pyvips",
        "workers",
    },
    "boards": {"engine", "locales", "msgspec", "raster"},
    "ui": {
        "aiohttp",
        "boards",
        "discord",
        "engine",
        "locales",
        "msgspec",
        "raster",
        "sessions",
        "upstream",
        "workers",
    },
    "cogs": {
        "aiohttp",
        "boards",
        "db",
        "discord",
        "engine",
        "locales",
        "msgspec",
        "openskill",
        "raster",
        "sessions",
        "ui",
        "upstream",
        "workers",
    },
    "settings": {"db", "engine", "sessions"},
    "service": {
        "aiohttp",
        "boards",
        "cogs",
        "db",
        "demo",
        "discord",
        "dotenv",
        "engine",
        "prometheus_client",
        "sessions",
        "settings",
        "ui",
        "workers",
    },
    "bot": {"service"},
    "demo": {
        "PIL",
        "aiohttp",
        "boards",
        "cogs",
        "discord",
        "engine",
        "locales",
        "msgspec",
        "playwright",
        "raster",
        "service",
        "sessions",
        "settings",
        "simcord",
        "ui",
        "workers",
    },
    "bench": {*OURS, "aiohttp", "openskill", "resvg_py"},
}


def files(name: str) -> list[Path]:
    """The Python files of a folder, or the single file of that name."""
    single = ROOT / f"{name}.py"
    return [single] if single.exists() else sorted((ROOT / name).rglob("*.py"))


def imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and top-level name of each import anywhere in the file."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name.partition(".")[0]) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.lineno, node.module.partition(".")[0]


def strangers(source: str, own: str) -> list[tuple[int, str]]:
    """The forbidden imports of a file in the folder `own`."""
    allowed = ALLOWED[own] | {own} | sys.stdlib_module_names
    return [(line, name) for line, name in imports(ast.parse(source)) if name not in allowed]


@pytest.mark.parametrize("own", sorted(ALLOWED))
def test_a_folder_imports_only_allowed_packages(own):
    wrong = [
        f"{file.relative_to(ROOT)}:{line} imports {name}"
        for file in files(own)
        for line, name in strangers(file.read_text(encoding="utf-8"), own)
    ]
    assert not wrong, f"{own} may import {sorted(ALLOWED[own])} and the standard library, but:\n" + "\n".join(
        wrong
    )


@pytest.mark.parametrize(
    ("own", "source"),
    [
        ("engine", "import discord"),
        ("engine", "from sessions import House"),
        ("sessions", "import cogs.lobby"),
        ("boards", "def draw():\n    from cogs import panels"),
        ("cogs", "import demo"),
        ("ui", "from cogs.board.boards import Boards"),
    ],
)
def test_a_forbidden_import_is_detected(own, source):
    assert strangers(source, own)


def modules_imported(file: Path) -> set[str]:
    """The full names of the modules that a file imports, including imports for type checking."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def circles(imported: Mapping[str, set[str]]) -> list[str]:
    """The modules in import cycles."""
    reached = {module: {*others} & imported.keys() for module, others in imported.items()}
    grown = True
    while grown:
        grown = False
        for others in reached.values():
            further = {far for near in others for far in reached[near]} - others
            grown = grown or bool(further)
            others |= further
    return [module for module, others in reached.items() if module in others]


def test_ui_and_cogs_have_no_import_cycles():
    rooms = [file for room in ("ui", "cogs") for file in files(room)]
    imported = {
        ".".join(file.relative_to(ROOT).with_suffix("").parts): modules_imported(file) for file in rooms
    }
    assert not circles(imported)


def test_an_import_cycle_is_detected():
    assert circles({"a": {"b"}, "b": {"c", "json"}, "c": {"a"}, "d": {"a"}}) == ["a", "b", "c"]


FEATURES = sorted(ROOT.glob("cogs/*/*.py"))


def is_of_a_feature(module: str) -> bool:
    return (ROOT / f"{module.replace('.', '/')}.py") in FEATURES


def knows_discord(file: Path) -> bool:
    """Whether a file imports discord.py, directly or through a feature or a dependent package."""
    imported = modules_imported(file)
    return any(module.split(".")[0] in ("discord", "ui", "boards", "locales") for module in imported) or any(
        knows_discord(ROOT / f"{module.replace('.', '/')}.py")
        for module in imported
        if is_of_a_feature(module)
    )


def wrongly_imported(file: Path) -> set[str]:
    """The forbidden imports from other features: modules that know Discord."""
    others = {
        module
        for module in modules_imported(file)
        if is_of_a_feature(module) and module.split(".")[1] != file.parent.name
    }
    return {each for each in others if knows_discord(ROOT / f"{each.replace('.', '/')}.py")}


@pytest.mark.parametrize("file", FEATURES, ids=lambda file: "/".join(file.parts[-2:]))
def test_a_feature_imports_only_services_of_other_features(file):
    """Features link to each other's clicks by name, and share screens in ui."""
    assert not wrongly_imported(file)


@pytest.mark.parametrize("file", sorted(ROOT.glob("cogs/*/service.py")), ids=lambda file: file.parent.name)
def test_services_dont_import_discord(file):
    assert not knows_discord(file)


def test_the_draw_of_a_tournament_knows_nothing_of_the_bot():
    """A worker draws, and shouldn't import the bot."""
    own = "cogs.tournament.pairing"
    for file in (ROOT / own.replace(".", "/")).glob("*.py"):
        found = {each for each in modules_imported(file) if not each.startswith(own)}
        assert {each.split(".")[0] for each in found} <= sys.stdlib_module_names, file


def test_an_import_of_another_features_screen_is_detected(tmp_path):
    file = tmp_path / "clicks.py"
    file.write_text("from cogs.lobby import screens\nfrom cogs.guess import service")
    assert wrongly_imported(file) == {"cogs.lobby.screens"}


PRODUCT = ALLOWED.keys() - {"bench", "bot", "demo", "settings"}


def test_folders_and_files_stay_small():
    """A feature or a game can be read in one sitting."""
    paths = [path for folder in PRODUCT for path in (ROOT / folder).rglob("*.py")]
    folders = Counter(str(path.parent.relative_to(ROOT)) for path in paths)
    assert [each for each, number in folders.items() if number > MOST_FILES] == []
    lines = {str(path.relative_to(ROOT)): len(path.read_text().splitlines()) for path in paths}
    assert [path for path, number in lines.items() if number > MOST_LINES] == []


def test_every_folder_has_import_rules():
    folders = {path.parent.name for path in ROOT.glob("[a-z]*/*.py")} | {
        path.stem for path in ROOT.glob("*.py")
    }
    assert folders - {"tests"} <= ALLOWED.keys(), "add the new folder to ALLOWED"


def test_only_the_demo_needs_the_simulated_discord():
    """`bot.py` imports demo/ only for --demo, so that running needs requirements.txt alone."""
    at_start = [
        (node.lineno, name)
        for node in ast.parse((ROOT / "service" / "program.py").read_text(encoding="utf-8")).body
        for _, name in imports(ast.Module(body=[node], type_ignores=[]))
        if isinstance(node, (ast.Import, ast.ImportFrom)) and name == "demo"
    ]
    assert not at_start


def test_every_folder_has_tests():
    folders = {path.parent.name for path in ROOT.glob("[a-z]*/*.py")} - NOT_TESTED
    without = [folder for folder in folders if not list((ROOT / "tests" / folder).rglob("test_*.py"))]
    assert not without, f"no tests in tests/ for {without}"


def committed() -> list[Path]:
    """The files known to git; outside a clone, all but hidden ones."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False, timeout=200
    )
    if listed.returncode == 0:
        return [ROOT / name for name in listed.stdout.decode().split("\0") if name]
    return [
        path for path in ROOT.rglob("*") if not any(p.startswith(".") for p in path.relative_to(ROOT).parts)
    ]


def test_no_file_contains_a_local_path():
    here = str(ROOT.parent).encode()
    if len(ROOT.parent.parts) < 2:
        pytest.skip("the clone lies at the top of the file system: its path is in every path")
    named = [
        str(file.relative_to(ROOT))
        for file in committed()
        if file.is_file() and here + b"/" in file.read_bytes()
    ]
    assert not named, f"{named} name {ROOT.parent}"


def test_every_program_that_a_test_runs_has_a_time_limit():
    """Otherwise the limit of the test itself ends the worker, and its other tests with it."""
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "subprocess.run":
                assert "timeout" in {each.arg for each in node.keywords}, f"{path}:{node.lineno}"
