"""A match begun by the first rules version goes on by it: an x2 card doubles only what comes after it."""

import json
from pathlib import Path

from engine import Match
from tests.engine.conformance.variants import random_play

HERE = Path(__file__).parent
RECORD = json.loads((HERE / "old-record.json").read_text("utf-8"))
SNAPSHOT = json.loads((HERE / "old-snapshot.json").read_text("utf-8"))


def test_a_record_is_replayed_as_it_was_played():
    assert RECORD["rules_version"] == 1 and "double" not in RECORD["options"]
    match = Match.replay(RECORD)
    assert match.result and list(match.result.scores.values()) == RECORD["scores"]
    assert match.options["double"] == "later"
    assert match.record()["rules_version"] == 1


def test_by_the_present_rules_it_would_have_scored_more():
    """Else the test above would prove nothing."""
    match = Match.replay({**RECORD, "rules_version": 2})
    assert match.result and sum(match.result.scores.values()) > sum(RECORD["scores"])


def test_a_snapshot_is_played_on():
    match = Match.load(SNAPSHOT)
    for _ in random_play(match, "on"):
        pass
    assert match.result and match.options["double"] == "later"
    assert Match.replay(match.record()) == match == Match.load(match.dump())
