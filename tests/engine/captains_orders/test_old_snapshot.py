"""A snapshot that was stored when events kept their facts in mappings still loads."""

import json
from pathlib import Path

from engine import Match

STORED = json.loads((Path(__file__).parent / "old-snapshot.json").read_text())


def test_it_is_the_match_that_its_record_tells():
    assert Match.load(STORED) == Match.replay(STORED)
    assert Match.load(STORED).ply == STORED["ply"] == len(STORED["moves"])
