"""Why sessions refuse something, as structs. The words are in locales/ under `refusal-<code>`."""

from __future__ import annotations

from typing import Annotated

from engine import Statement
from engine.statement import Named, statements
from sessions.table import Status

TableId = Annotated[int, Named("table")]
PersonId = Annotated[int, Named("person")]
ChannelId = Annotated[int, Named("channel")]
Moment = Annotated[int, Named("moment")]
"""Unix seconds."""
Given = Annotated[int | str, Named("given")]
"""What somebody gave for an option."""


class Reason(Statement, frozen=True):
    """Why something is refused."""


# What one asks for isn't there.


class NoSuchTable(Reason, frozen=True):
    table: TableId


class NoSuchGame(Reason, frozen=True):
    game: str


class BadOption(Reason, frozen=True):
    option: str
    value: Given


class Unreadable(Reason, frozen=True):
    table: TableId


# Opening.


class TableOpenHere(Reason, frozen=True):
    table: TableId | None
    """None if it is gone again."""


class ChannelNotAllowed(Reason, frozen=True):
    channels: tuple[ChannelId, ...]
    """Where tables may be opened."""


class TooManyTables(Reason, frozen=True):
    most: int


class TooManyTablesHere(Reason, frozen=True):
    most: int


# Bans.


class Banned(Reason, frozen=True):
    reason: str
    """As the operators of the bot wrote it; "none" if they gave none."""


class ServerBanned(Reason, frozen=True):
    reason: str


class NotBanned(Reason, frozen=True):
    pass


class TakenOut(Reason, frozen=True):
    pass


# What the operators of the bot do.


class NotRepaired(Reason, frozen=True):
    trouble: str
    """What is wrong, in the words of the log."""


# Who one is at the table.


class NotHost(Reason, frozen=True):
    host: PersonId | None
    """None at a table without people."""


class NotSeated(Reason, frozen=True):
    pass


class AlreadySeated(Reason, frozen=True):
    pass


class ComputerHoldsSeat(Reason, frozen=True):
    pass


# Opening again what was closed.


class NotClosed(Reason, frozen=True):
    status: Status


class ClosedForGood(Reason, frozen=True):
    """It is too late, or nobody at the table has closed it."""


# Going on from a move of a match that is over.


class NothingToPlay(Reason, frozen=True):
    """The match was over then, or had no such move."""

    table: TableId
    moves: int
    """How many it had."""


class SetByOrigin(Reason, frozen=True):
    """How the game is played, and by how many, is as it was at the table that it goes on from."""

    table: TableId


# Tournaments.


class NoSuchTournament(Reason, frozen=True):
    tournament: int


class TournamentUnreadable(Reason, frozen=True):
    tournament: int


class TooManyTournaments(Reason, frozen=True):
    most: int


class NotOrganiser(Reason, frozen=True):
    organiser: PersonId | None
    """None if they wish to be forgotten."""


class TournamentClosed(Reason, frozen=True):
    """It has begun, or is over."""


class TournamentFull(Reason, frozen=True):
    most: int


class TooFewEntrants(Reason, frozen=True):
    missing: int


class AlreadyEntered(Reason, frozen=True):
    pass


class NotEntered(Reason, frozen=True):
    pass


class KnockedOut(Reason, frozen=True):
    pass


class SeersLookOn(Reason, frozen=True):
    """Only people who never had a seat in the match may guess: the others have seen a hand."""


class SealedAlready(Reason, frozen=True):
    """A guess stays as it was."""


class SetByLesson(Reason, frozen=True):
    """How the game is played, and by how many, is set by what it is to teach."""


class SeatTaken(Reason, frozen=True):
    """No computer player sits there."""


class NoPlaces(Reason, frozen=True):
    """Seats are given at the start, in the order of joining or by chance."""


# Plans.


class YourTurn(Reason, frozen=True):
    pass


class NotPlannable(Reason, frozen=True):
    pass


class TooManyPlans(Reason, frozen=True):
    most: int


class TooManyPlansInAll(Reason, frozen=True):
    most: int


class NoSuchPlan(Reason, frozen=True):
    pass


# Following.


class NotFollowing(Reason, frozen=True):
    pass


class TooManyFollows(Reason, frozen=True):
    most: int


class ClosedToFollowers(Reason, frozen=True):
    pass


# Who another is.


class AtTable(Reason, frozen=True):
    person: PersonId


class NotAtTable(Reason, frozen=True):
    person: PersonId


# Seats.


class TableFull(Reason, frozen=True):
    seats: int
    """How many the table has."""


class TooFew(Reason, frozen=True):
    missing: int
    """How many players more are needed, of `least` in all."""
    least: int


class NoComputer(Reason, frozen=True):
    pass


# Invitations.


class NotInvited(Reason, frozen=True):
    pass


class AlreadyInvited(Reason, frozen=True):
    pass


class NoWords(Reason, frozen=True):
    pass


class BadWord(Reason, frozen=True):
    most: int
    """Characters that it may have."""


class Kicked(Reason, frozen=True):
    pass


# When in a table's life.


class NotInLobby(Reason, frozen=True):
    status: Status


class NotPlaying(Reason, frozen=True):
    status: Status


class NotOpen(Reason, frozen=True):
    status: Status


class NotFinished(Reason, frozen=True):
    status: Status


# Reminders.


class NoSuchZone(Reason, frozen=True):
    zone: str


class NobodyWaitedFor(Reason, frozen=True):
    pass


class NudgedAlready(Reason, frozen=True):
    until: Moment


# Clocks.


class BadPace(Reason, frozen=True):
    pass


class NoVote(Reason, frozen=True):
    pass


class OwnVote(Reason, frozen=True):
    pass


class NoSeatOffered(Reason, frozen=True):
    pass


class AlreadyPaused(Reason, frozen=True):
    pass


class NotPaused(Reason, frozen=True):
    pass


class NoProposal(Reason, frozen=True):
    pass


class BadHoliday(Reason, frozen=True):
    pass


class NotAway(Reason, frozen=True):
    pass


# Rated tables.


class RatedWithoutHints(Reason, frozen=True):
    """A table is rated, or has hints."""


class ProfileHidden(Reason, frozen=True):
    person: PersonId


class OthersSeated(Reason, frozen=True):
    """Others have sat down at a table as it was, rated or not."""


# Moves.


class Stale(Reason, frozen=True):
    version: int
    """The table's present one."""


class NotFriendly(Reason, frozen=True):
    """There are no hints at this table."""


class NotWaitedFor(Reason, frozen=True):
    """They owe no move."""


class NoHint(Reason, frozen=True):
    """A hint was tried for, and failed."""


class NoReview(Reason, frozen=True):
    """A review was tried for, and failed."""


class NothingToUndo(Reason, frozen=True):
    pass


class NotSaved(Reason, frozen=True):
    pass


REASONS = statements(Reason, __name__)
"""All of them."""
