"""A match begun by the first rules version goes on by it, to its end."""

import json
from pathlib import Path

from engine import Match
from tests.engine.conformance.variants import random_play

HERE = Path(__file__).parent
RECORD = json.loads((HERE / "old-record.json").read_text("utf-8"))
SNAPSHOT = json.loads((HERE / "old-snapshot.json").read_text("utf-8"))


def test_a_record_is_replayed_as_it_was_played():
    """In it a spy was used by its owner's most advanced marker, plantations paid and were filled without
    being named, and extra turns ended with `done`."""
    verbs = {move.split()[0] for _, move in RECORD["moves"]}
    assert RECORD["rules_version"] == 1 and {"spy", "copy", "pay", "refill", "done", "extra"} <= verbs
    match = Match.replay(RECORD)
    assert match.result and list(match.result.scores.values()) == RECORD["scores"]
    assert match.record() == {name: RECORD[name] for name in match.record()}


def test_a_snapshot_is_played_on():
    match = Match.load(SNAPSHOT)
    for _ in random_play(match, "on"):
        pass
    assert match.result
    assert match.record()["rules_version"] == 1
    assert match.dump()["rules_version"] == 1
    assert Match.replay(match.record()) == match == Match.load(match.dump())
