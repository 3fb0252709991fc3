"""What sessions refuse, in codes and facts. The words are in locales/ under `refusal-<code>`."""

from __future__ import annotations

import logging
from collections.abc import Generator
from contextlib import contextmanager

from db import NotSaved

log = logging.getLogger(__name__)

REFUSALS: dict[str, tuple[str, ...]] = {
    # what one asks for isn't there
    "no-such-table": ("table",),
    "no-such-game": ("game",),
    "bad-option": ("option", "value"),
    "unreadable": ("table",),
    # opening
    "table-open-here": ("table",),
    "channel-not-allowed": ("channels",),
    # who one is at the table
    "not-host": ("host",),
    "not-seated": (),
    "already-seated": (),
    "computer-holds-seat": (),
    # plans
    "your-turn": (),
    "not-plannable": (),
    "too-many-plans": ("most",),
    "no-such-plan": (),
    # following
    "not-following": (),
    "closed-to-followers": (),
    # who another is
    "at-table": ("person",),
    "not-at-table": ("person",),
    # seats
    "table-full": ("seats",),
    "too-few": ("missing", "least"),
    "no-computer": (),
    # invitations
    "not-invited": (),
    "already-invited": (),
    "kicked": (),
    # when in a table's life
    "not-in-lobby": ("status",),
    "not-playing": ("status",),
    "not-open": ("status",),
    "not-finished": ("status",),
    # reminders
    "no-such-zone": ("zone",),
    "nobody-waited-for": (),
    "nudged-already": ("until",),
    # clocks
    "bad-pace": (),
    "no-vote": (),
    "own-vote": (),
    "no-seat-offered": (),
    "already-paused": (),
    "not-paused": (),
    "no-proposal": (),
    "bad-holiday": (),
    "not-away": (),
    # moves
    "stale": ("version",),
    "nothing-to-undo": (),
    "not-saved": (),
}
"""Every code that `Refused` may carry, with the names of its facts.

table, channels, host, person: ids (channels: a tuple of them; host: None at a table without people). status:
a `Status`. seats: how many places the table has. missing: how many players more are needed, of least in
all. version: the table's present one.
"""

Fact = int | str | tuple[int, ...] | None


class Refused(Exception):
    """What was asked is not done, and nothing has changed. `code` is one of REFUSALS."""

    def __init__(self, code: str, **facts: Fact) -> None:
        assert set(facts) == set(REFUSALS[code]), (code, facts)
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


@contextmanager
def saving() -> Generator[None]:
    """Raise Refused (not-saved) where this block can't store something."""
    try:
        yield
    except NotSaved as error:
        log.error("Not saved: %s", error)
        raise Refused("not-saved") from error
