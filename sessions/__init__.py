"""Tables: seats, turns and what is stored about them. Builds on `engine` and `db`; knows nothing of Discord.

`House` is the entry point. The services are functions in
the modules of this package.
"""

from __future__ import annotations

from db import NotSaved
from engine.bots.levels import LEVELS
from sessions.audit import Deed
from sessions.bans import Ban, BanKind
from sessions.changes import (
    Change,
    ChangeKind,
    Planned,
)
from sessions.clock import PACES, Clock, Stage
from sessions.decisions import Proposal, Proposed, Remedy, Timeout, Vote
from sessions.errors import Refused
from sessions.fixture import Fixture
from sessions.house import House
from sessions.jobs import Job, JobKind, Key, Kind, Later
from sessions.joint import Joint
from sessions.limits import Limits
from sessions.messages import Message, MessageKind
from sessions.notes import digest
from sessions.origin import Origin
from sessions.plans import Plan
from sessions.preferences import Preferences, Where
from sessions.proof import Verdict
from sessions.table import Hint, Person, Seat, Status, Table

__all__ = [
    "LEVELS",
    "PACES",
    "Ban",
    "BanKind",
    "Change",
    "ChangeKind",
    "Clock",
    "Deed",
    "Fixture",
    "Hint",
    "House",
    "Job",
    "JobKind",
    "Joint",
    "Key",
    "Kind",
    "Later",
    "Limits",
    "Message",
    "MessageKind",
    "NotSaved",
    "Origin",
    "Person",
    "Plan",
    "Planned",
    "Preferences",
    "Proposal",
    "Proposed",
    "Refused",
    "Remedy",
    "Seat",
    "Stage",
    "Status",
    "Table",
    "Timeout",
    "Verdict",
    "Vote",
    "Where",
    "digest",
]
