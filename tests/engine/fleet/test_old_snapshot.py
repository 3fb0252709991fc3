"""A snapshot that was stored when events kept facts and secrets in mappings of their own still loads."""

import json
from pathlib import Path

from engine import Match

STORED = json.loads(Path(__file__).with_name("old-snapshot.json").read_text())


def test_it_is_the_match_that_its_record_tells():
    match = Match.load(STORED)
    assert match.ply == len(STORED["moves"]) == 34
    assert match == Match.replay(match.record())
