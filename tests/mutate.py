"""Generates mutants of our code and reports which of them the tests notice.

    python -m tests.mutate record tests/db tests/sessions     # once: which test runs which line, and its time
    python -m tests.mutate draw --count 60 --seed 1 house  # of files or folders

A mutant changes one place in one file: it flips a comparison, drops a guard, swaps a constant, or returns
early. It is run against the quickest tests that cover its line, up to `TEST_BUDGET` seconds of them. The
tests notice it if one fails or hangs. Mutants live in a clone in a temporary folder, so work can continue
meanwhile.
"""

from __future__ import annotations

import argparse
import ast
import random
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from xml.etree import ElementTree as ET

from coverage import CoverageData

ROOT = Path(__file__).parents[1]
COVERAGE, TIMES = ROOT / ".coverage", ROOT / ".times.xml"
TEST_BUDGET, TEST_TIMEOUT = 20, 40
"""Seconds of tests per mutant, and the timeout, since a mutant may loop forever."""
PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")
FOLDERS = ("engine", "sessions", "ui", "cogs", "db")
NEGATED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip


def record(tests: Sequence[str]) -> None:
    """Run these tests once and store their lines and times. Failures don't matter: tracing slows tests
    down."""
    sources = [f"--cov={folder}" for folder in FOLDERS]
    how = ("-n", "auto", "--cov-context=test", "--cov-report=", f"--junitxml={TIMES}")
    subprocess.run([*PYTEST, *how, *sources, *tests], cwd=ROOT, check=False)


def places(tree: ast.Module) -> Iterator[tuple[str, ast.AST, int]]:
    """Yield each place that can be changed: the kind of change, the node, and a line that runs it."""
    for node in ast.walk(tree):
        match node:
            case ast.Compare():
                yield "flip a comparison", node, node.lineno
            case ast.If(orelse=[]):
                yield "drop a guard", node, node.lineno
            case ast.Constant(value=bool() | int()):
                yield "swap a constant", node, node.lineno
            case ast.FunctionDef(body=[_, *_, last]) | ast.AsyncFunctionDef(body=[_, *_, last]):
                yield "return early", node, last.lineno
            case _:
                pass


def change(node: ast.AST) -> None:
    """Apply the change at a node."""
    match node:
        case ast.Compare():
            node.ops[0] = NEGATED[type(node.ops[0])]()
        case ast.If():
            node.test = ast.Constant(value=False)
        case ast.Constant(value=bool()):
            node.value = not node.value
        case ast.Constant(value=int(number)):
            node.value = number + 1
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            node.body = [ast.Return()]
        case _:
            raise TypeError(node)


class Recorded:
    """The tests that run each line, and their times."""

    def __init__(self) -> None:
        self._lines = CoverageData(str(COVERAGE))
        self._lines.read()
        self._seconds = {
            f"{case.attrib['classname']}.{case.attrib['name']}": float(case.attrib["time"])
            for case in ET.parse(TIMES).iter("testcase")
        }

    def tests(self, file: Path, line: int) -> list[str]:
        """The quickest tests that run a line, up to `TEST_BUDGET` seconds of them.

        Lines outside of functions run at import, so they get the tests that run anything in the file.
        """
        lines = self._lines.contexts_by_lineno(str(ROOT / file))
        own = {context for context in lines.get(line, []) if context}
        contexts = own or {context for all_of_line in lines.values() for context in all_of_line if context}
        names = {context.rpartition("|")[0] for context in contexts}
        timed = sorted((self._time(name), name) for name in names)
        chosen: list[str] = []
        spent = 0.0
        for seconds, name in timed:
            spent += seconds
            if spent > TEST_BUDGET:
                break
            chosen.append(name)
        return chosen

    def _time(self, test: str) -> float:
        """The time of a test ("tests/db/test_named.py::TestIt::test_this[a]") in seconds."""
        where, bracket, parameters = test.partition("[")
        dotted = where.replace("/", ".").replace(".py::", ".").replace("::", ".")
        return self._seconds[f"{dotted}{bracket}{parameters}"]


def notices(clone: Path, tests: Sequence[str]) -> bool:
    """Whether a test fails or hangs in the clone."""
    try:
        done = subprocess.run(
            [*PYTEST, "-x", *tests], cwd=clone, timeout=TEST_TIMEOUT, capture_output=True, check=False
        )
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


def draw(paths: Sequence[str], count: int, seed: int) -> None:
    """Try `count` mutants of these files and folders. Prints survivors, and the share noticed per folder."""
    files = [
        file
        for path in paths
        for file in ([Path(path)] if path.endswith(".py") else sorted(Path(path).rglob("*.py")))
    ]
    recorded, dice = Recorded(), random.Random(seed)
    trees = {file: ast.parse((ROOT / file).read_text("utf-8")) for file in files}
    drawn = dice.sample(
        [(file, number) for file, tree in trees.items() for number, _ in enumerate(places(tree))], count
    )
    tried: Counter[str] = Counter()
    noticed: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder, "clone")
        subprocess.run(
            ["git", "-c", "advice.detachedHead=false", "clone", "--quiet", ROOT, clone], check=True
        )
        for file, number in drawn:
            tree = ast.parse((ROOT / file).read_text("utf-8"))
            kind, node, line = list(places(tree))[number]
            change(node)
            (clone / file).write_text(ast.unparse(ast.fix_missing_locations(tree)), "utf-8")
            tests = recorded.tests(file, line)
            is_noticed = bool(tests) and notices(clone, tests)
            subprocess.run(["git", "checkout", "--quiet", file], cwd=clone, check=True)
            tried[file.parts[0]] += 1
            noticed[file.parts[0]] += is_noticed
            if not is_noticed:
                print(f"survives: {file}:{line} {kind} ({len(tests)} tests)", flush=True)
    for top, number in tried.items():
        print(f"{top}: {noticed[top]} of {number} noticed")


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.mutate", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    recording = commands.add_parser("record")
    recording.add_argument("tests", nargs=argparse.REMAINDER, help="tests for pytest (default: all)")
    drawing = commands.add_parser("draw")
    drawing.add_argument("paths", nargs="+")
    drawing.add_argument("--count", type=int, default=60)
    drawing.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    if chosen.command == "record":
        record(chosen.tests)
    else:
        draw(chosen.paths, chosen.count, chosen.seed)


if __name__ == "__main__":
    main()
