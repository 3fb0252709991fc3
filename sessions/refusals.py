"""The reasons for which sessions refuse a request. Their texts are in locales/ under `refusal-<code>`."""

from __future__ import annotations

from typing import Annotated

from engine import Statement
from engine.core.statement import Named, statements
from sessions.table import Status

TableId = Annotated[int, Named("table")]
PersonId = Annotated[int, Named("person")]
ChannelId = Annotated[int, Named("channel")]
Moment = Annotated[int, Named("moment")]
"""Unix seconds."""
Given = Annotated[int | str, Named("given")]
"""The value that was given for an option."""


class Reason(Statement, frozen=True):
    """The reason for a refusal."""


# The request names something that doesn't exist.


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
    """None if that table is gone by now."""


class ChannelNotAllowed(Reason, frozen=True):
    channels: tuple[ChannelId, ...]
    """The channels in which tables may be opened."""


class TooManyTables(Reason, frozen=True):
    most: int


class TooManyTablesHere(Reason, frozen=True):
    most: int


# Bans.


class Banned(Reason, frozen=True):
    reason: str
    """The operators' own words; "none" if they gave no reason."""


class ServerBanned(Reason, frozen=True):
    reason: str


class NotBanned(Reason, frozen=True):
    pass


class TakenOut(Reason, frozen=True):
    pass


# The bot's operators.


class NotRepaired(Reason, frozen=True):
    trouble: str
    """What is wrong, as the log words it."""


# The person's role at the table.


class NotHost(Reason, frozen=True):
    host: PersonId | None
    """None if nobody is left at the table."""


class NotSeated(Reason, frozen=True):
    pass


class AlreadySeated(Reason, frozen=True):
    pass


class ComputerHoldsSeat(Reason, frozen=True):
    pass


# Reopening.


class NotClosed(Reason, frozen=True):
    status: Status


class ClosedForGood(Reason, frozen=True):
    """It is too late to reopen the table, or no player closed it."""


# Continuing a finished match from one of its moves.


class NothingToPlay(Reason, frozen=True):
    """The match was over at that move, or has no such move."""

    table: TableId
    moves: int
    """How many moves the match had."""


class SetByOrigin(Reason, frozen=True):
    """Options and number of seats come from the table whose match this one continues."""

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
    """None if they asked to be forgotten."""


class TournamentClosed(Reason, frozen=True):
    """The tournament has begun or is over."""


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
    """Only people who never had a seat in the match may guess; the others have seen a hand."""


class SealedAlready(Reason, frozen=True):
    """A guess can't be changed."""


class SetByLesson(Reason, frozen=True):
    """The lesson sets the options and the number of seats."""


class SeatTaken(Reason, frozen=True):
    """There is no computer player in that seat."""


class NoPlaces(Reason, frozen=True):
    """Seats are assigned at the start, in joining order or at random."""


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


# Another person's role at the table.


class AtTable(Reason, frozen=True):
    person: PersonId


class NotAtTable(Reason, frozen=True):
    person: PersonId


# Seats.


class TableFull(Reason, frozen=True):
    seats: int
    """How many seats the table has."""


class TooFew(Reason, frozen=True):
    missing: int
    """How many more players are needed to reach `least`."""
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
    """The most characters it may have."""


class Kicked(Reason, frozen=True):
    pass


# The table's status.


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
    """A table can be rated or have hints, not both."""


class ProfileHidden(Reason, frozen=True):
    person: PersonId


class OthersSeated(Reason, frozen=True):
    """Others have sat down, so whether the table is rated can't be changed."""


# Moves.


class Stale(Reason, frozen=True):
    version: int
    """The table's current version."""


class NotFriendly(Reason, frozen=True):
    """Hints are off at this table."""


class NotWaitedFor(Reason, frozen=True):
    """The person owes no move."""


class NoHint(Reason, frozen=True):
    """Computing the hint failed."""


class NoReview(Reason, frozen=True):
    """Computing the review failed."""


class NothingToUndo(Reason, frozen=True):
    pass


class NotSaved(Reason, frozen=True):
    pass


REASONS = statements(Reason, __name__)
"""Every kind of reason."""
