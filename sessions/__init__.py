"""Tables: seats, turns and what is stored about them. Builds on `engine` and `db`; knows nothing of Discord.

`House` is the entry point. The services are functions in
the modules of this package.
"""

from __future__ import annotations

from db import NotSaved
from engine.bots.levels import LEVELS
from sessions.achievements import feats
from sessions.archive import Past, Search
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
from sessions.followers import Follower, Interest, NewsPlace
from sessions.guesses import About, Guess, Seer
from sessions.house import House
from sessions.jobs import Job, JobKind, Key, Kind, Later
from sessions.joint import Joint
from sessions.limits import Limits
from sessions.messages import Message, MessageKind
from sessions.notes import digest
from sessions.operators import Inspection
from sessions.origin import Origin
from sessions.plans import Plan
from sessions.preferences import Preferences, Where
from sessions.profiles import Opponent, Played, Profile
from sessions.proof import Verdict
from sessions.rankings import Champion, Own, Ranked, Season
from sessions.rating import Rating
from sessions.reviews import Progress, Reviewed
from sessions.seekers import ShownAt, Wish
from sessions.table import Hint, Person, Seat, Status, Table
from sessions.tournaments import Entrant, Fixture, Format, Standing, Tournament, standings
from sessions.turns import Prompt, Turn

__all__ = [
    "LEVELS",
    "PACES",
    "About",
    "Ban",
    "BanKind",
    "Champion",
    "Change",
    "ChangeKind",
    "Clock",
    "Deed",
    "Entrant",
    "Fixture",
    "Follower",
    "Format",
    "Guess",
    "Hint",
    "House",
    "Inspection",
    "Interest",
    "Job",
    "JobKind",
    "Joint",
    "Key",
    "Kind",
    "Later",
    "Limits",
    "Message",
    "MessageKind",
    "NewsPlace",
    "NotSaved",
    "Opponent",
    "Origin",
    "Own",
    "Past",
    "Person",
    "Plan",
    "Planned",
    "Played",
    "Preferences",
    "Profile",
    "Progress",
    "Prompt",
    "Proposal",
    "Proposed",
    "Ranked",
    "Rating",
    "Refused",
    "Remedy",
    "Reviewed",
    "Search",
    "Season",
    "Seat",
    "Seer",
    "ShownAt",
    "Stage",
    "Standing",
    "Status",
    "Table",
    "Timeout",
    "Tournament",
    "Turn",
    "Verdict",
    "Vote",
    "Where",
    "Wish",
    "digest",
    "feats",
    "standings",
]
