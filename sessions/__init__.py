"""Tables: seats, turns and what is stored about them. Builds on `engine` and `db`; independent of Discord.

`House` is the entry point. Services are functions in the modules of its folders.
"""

from __future__ import annotations

from db import DatabaseError, NotSaved
from engine.bots.levels import LEVELS
from sessions.audit import AuditEntry
from sessions.changes import (
    Change,
    ChangeKind,
    Planned,
)
from sessions.errors import Refused
from sessions.house import House
from sessions.jobs.job import Job, JobKind, Key, Kind, Later
from sessions.messages import Message, MessageKind
from sessions.notes import digest
from sessions.people.bans import Ban, BanKind
from sessions.people.limits import Limits
from sessions.people.preferences import Preferences, Where
from sessions.playing.plans import Plan
from sessions.tables.clock import PACES, Clock, Stage
from sessions.tables.fixture import Fixture
from sessions.tables.origin import Origin
from sessions.tables.proof import Verdict
from sessions.tables.seed import SharedSeed
from sessions.tables.table import Hint, Person, Seat, Status, Table
from sessions.tables.votes import Proposal, Proposed, Remedy, Timeout, Vote

__all__ = [
    "LEVELS",
    "PACES",
    "AuditEntry",
    "Ban",
    "BanKind",
    "Change",
    "ChangeKind",
    "Clock",
    "DatabaseError",
    "Fixture",
    "Hint",
    "House",
    "Job",
    "JobKind",
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
    "SharedSeed",
    "Stage",
    "Status",
    "Table",
    "Timeout",
    "Verdict",
    "Vote",
    "Where",
    "digest",
]
