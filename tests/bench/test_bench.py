"""Every benchmark runs, as a host starts it."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bench import figures
from bench.figures import HISTORY
from tests.copied import copy_of

ROOT = Path(__file__).parents[2]
SHARED = {"figures", "timings"}
BENCHES = sorted({file.stem for file in (ROOT / "bench").glob("*.py")} - SHARED)
# As in pyproject.toml, every warning is an error except this one, which discord.py causes.
WARNINGS = ("-W", "error", "-W", "ignore:'audioop' is deprecated:DeprecationWarning")


@pytest.mark.parametrize("bench", BENCHES)
def test_each_benchmark_runs_at_its_smallest_size(bench):
    before = HISTORY.read_bytes()
    command = [sys.executable, *WARNINGS, "-m", f"bench.{bench}", "--smallest"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=200)
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stdout
    assert HISTORY.read_bytes() == before, "the smallest run keeps no figures"


def test_make_bench_names_existing_benchmarks():
    [named] = re.findall(r"^BENCHES := (.*)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert set(named.split()) <= set(BENCHES)


def test_figures_are_stored_with_their_goals(tmp_path, capsys):
    with copy_of(figures, tmp_path).Figures("made-up") as told:
        told.tell("boats", 7.0, "a second", least=8.0)
    assert "goal: at least 8, MISSED" in capsys.readouterr().out
    [line] = (tmp_path / "history.jsonl").read_text("utf-8").splitlines()
    assert '"figures": {"boats": {"value": 7.0, "unit": "a second", "goal": 8.0}}' in line
