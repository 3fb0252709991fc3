"""Tournaments: opening, entering, drawing rounds, and standings."""

from sessions.fixture import Fixture
from sessions.tournaments.standings import WHOLE, Standing, standings
from sessions.tournaments.tournament import (
    LENGTHS,
    MOST,
    ROUNDS,
    WAITS,
    Entrant,
    Format,
    Pod,
    PodSeat,
    Stage,
    Tournament,
)

__all__ = [
    "LENGTHS",
    "MOST",
    "ROUNDS",
    "WAITS",
    "WHOLE",
    "Entrant",
    "Fixture",
    "Format",
    "Pod",
    "PodSeat",
    "Stage",
    "Standing",
    "Tournament",
    "standings",
]
