"""The mutation testing tool."""

import ast
import subprocess

import pytest

from tests.copied import copy_of
from tools import mutate

CODE = """
LIMIT = 3

def small(number):
    if number < 0:
        raise ValueError(number)
    return number < LIMIT
"""
GUARD = """
def checked(number):
    if number < 0:
        raise ValueError(number)
    return number
"""
TEST = """
import pytest
from engine.sums import checked

def test_checked():
    assert checked(2) == 2
"""
TEST_OF_GUARD = """
def test_guard():
    with pytest.raises(ValueError):
        checked(-1)
"""


def changed(code: str) -> list[str]:
    """The mutants of the code: the kind of change, and the lines that differ."""
    found = []
    for number, (kind, _, _) in enumerate(mutate.places(ast.parse(code))):
        tree = ast.parse(code)
        [*_, (_, node, _)] = list(mutate.places(tree))[: number + 1]
        mutate.change(node)
        before = ast.unparse(ast.parse(code)).splitlines()
        mutant = ast.unparse(ast.fix_missing_locations(tree)).splitlines()
        found.append(f"{kind}: " + "; ".join(line.strip() for line in mutant if line not in before))
    return found


def test_each_place_gets_its_mutant():
    assert sorted(changed(CODE)) == [
        "drop a guard: if False:",
        "flip a comparison: if number <= 0:",
        "flip a comparison: return number <= LIMIT",
        "return early: return",
        "swap a constant: LIMIT = 4",
        "swap a constant: if number < 1:",
    ]


@pytest.mark.parametrize("has_test", [True, False])
def test_a_mutant_survives_without_a_failing_test(tmp_path, monkeypatch, capsys, has_test):
    for folder in ("tools", "engine"):
        (tmp_path / folder).mkdir()
    (tmp_path / "engine" / "sums.py").write_text(GUARD)
    (tmp_path / "test_sums.py").write_text(TEST + TEST_OF_GUARD * has_test)
    (tmp_path / "pyproject.toml").write_text('[tool.pytest.ini_options]\npythonpath = ["."]\n')
    subprocess.run(
        "git init -q && git add . && git -c user.name=a -c user.email=a@b commit -qm a",
        cwd=tmp_path,
        shell=True,
        check=True,
    )
    monkeypatch.chdir(tmp_path)
    tool = copy_of(mutate, tmp_path / "tools")  # The tool works in its own folder.
    tool.record([])
    tool.draw(["engine/sums.py"], 4, seed=1)
    printed = capsys.readouterr().out
    assert ("engine/sums.py:3 drop a guard" not in printed) is has_test
    assert "engine/sums.py:5 return" not in printed
