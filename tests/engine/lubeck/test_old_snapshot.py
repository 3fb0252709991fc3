"""A match that was stored when events had their facts and secrets in mappings of their own."""

import json
from pathlib import Path

from engine import Match

OLD = json.loads(Path(__file__).with_name("old-snapshot.json").read_text("utf-8"))


def test_it_loads_as_its_record_is_replayed():
    match = Match.load(OLD)
    assert match == Match.replay(match.record())


def test_what_brought_something_hidden_to_light_is_still_known():
    """The last move was a discard, of one who held unseen cards."""
    assert Match.load(OLD).undoable is None
    opened = [event.reveals for event in Match.load(OLD)._log]
    assert opened == [stored.get("opens", False) for stored in OLD["log"]]
