"""What is read to decide what is written is read in the transaction that writes it."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
WRITES = {"transaction", "do", "put", "changing"}
"""Methods that open a transaction."""
HARMLESS = {
    "sessions/jobs/queue.py note": "the statement names the row's version",
    "sessions/jobs/queue.py _store_outcomes": "the statements name the job's stamp",
    "sessions/jobs/queue.py _repair": "the statement repairs what it finds itself",
    "sessions/jobs/heartbeat.py resume": "the process has just started, and tells no other yet",
    "sessions/playing/answers.py seen": "the statement reads the log again",
    "cogs/registering.py _sync": "what it writes comes from Discord",
    "cogs/learn/clicks.py open_lesson": "only sets a job; what is read decides nothing that it writes",
    "cogs/notify/service.py claim": "the transaction reads the turns again, locked",
    "cogs/tournament/service.py open_tournament": "permissions, as at every command's arrival",
    "cogs/tournament/fixtures.py follow": "each transaction reads the tournament again, locked",
    "sessions/departures.py remove": "erases what is left on the disk, after the transaction",
    "sessions/privacy/forgetting.py forget": "erases what is left on the disk, after the transaction",
    "sessions/departures.py joined": "reads only to save a write",
    "sessions/departures.py hurry": "reads only to save a write",
    "cogs/rated/service.py rebuild": "the transaction compares what it had read, under a lock",
}
"""Functions that read before their transaction, and why they may."""


def test_no_function_reads_outside_the_transaction_that_writes():
    found = {f"{file} {name}" for file, name in readers_and_writers()}
    assert found <= HARMLESS.keys(), (
        "Read in the transaction that writes (`Tx.lock_person`, `Tx.lock_server`): "
        f"{sorted(found - HARMLESS.keys())}"
    )
    assert found == HARMLESS.keys(), f"These are gone: {sorted(HARMLESS.keys() - found)}"


def readers_and_writers() -> Iterator[tuple[str, str]]:
    """The functions that both read outside a transaction (`house.db`) and open one."""
    for folder in ("sessions", "cogs", "ui"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            for function in ast.walk(ast.parse(file.read_text())):
                if isinstance(function, ast.AsyncFunctionDef):
                    names = [each.attr for each in ast.walk(function) if isinstance(each, ast.Attribute)]
                    if {"db", "_db"} & {*names} and WRITES & {*names}:
                        yield str(file.relative_to(ROOT)), function.name
