"""The mutation testing tool."""

import subprocess

import pytest

from tests import mutate
from tests.copied import copy_of

GUARDS = """
def tested(text):
    if not text:
        raise ValueError(text)
    return text

def untested(text):
    if not text:
        raise ValueError(text)
    return text
"""
TESTS = """
import pytest
from engine.sums import tested, untested

def test_results():
    assert tested("a") == untested("a") == "a"

def test_guard():
    with pytest.raises(ValueError):
        tested("")
"""


@pytest.mark.night
def test_a_mutant_survives_without_a_failing_test(tmp_path, monkeypatch, capsys):
    for folder in ("tests", "engine"):
        (tmp_path / folder).mkdir()
    (tmp_path / "engine" / "sums.py").write_text(GUARDS)
    (tmp_path / "test_sums.py").write_text(TESTS)
    (tmp_path / "pyproject.toml").write_text('[tool.pytest.ini_options]\npythonpath = ["."]\n')
    subprocess.run(
        "git init -q && git add . && git -c user.name=a -c user.email=a@b commit -qm a",
        cwd=tmp_path,
        shell=True,
        check=True,
        timeout=200,
    )
    monkeypatch.chdir(tmp_path)
    tool = copy_of(mutate, tmp_path / "tests")  # The tool works in its own folder.
    tool.record([])
    tool.draw(["engine/sums.py"], 4, seed=1)
    printed = capsys.readouterr().out
    assert "engine/sums.py:8 drop a guard" in printed
    assert "engine/sums.py:3 drop a guard" not in printed
    assert "engine/sums.py:5 return" not in printed
