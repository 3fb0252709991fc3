"""A snapshot as it was stored when events held their facts in mappings."""

import json
from pathlib import Path

from engine import Match

STORED = json.loads(Path(__file__).with_name("old-snapshot.json").read_text("utf-8"))


def test_a_snapshot_of_the_old_form_is_the_match_that_its_record_replays():
    assert all("facts" in event for event in STORED["log"])
    match = Match.load(STORED)
    assert match.ply == len(STORED["moves"])
    assert match == Match.replay(match.record())
    assert Match.load(match.dump()) == match
