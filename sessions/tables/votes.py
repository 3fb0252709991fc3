"""Decisions that players take together: votes after a timeout, and proposals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace


class Remedy(StrEnum):
    """How a table can continue after a player's timeout, mildest first."""

    WAIT = "wait"  # The seat gets a new clock.
    MOVE = "move"  # A computer player makes this one move.
    SIT = "sit"  # A computer player plays until the player returns.
    OFFER = "offer"  # A computer player plays, and anyone can take the seat.


class Timeout(StrEnum):
    """A table's setting for timeouts: let the others vote, or always apply the same remedy."""

    VOTE = "vote"
    WAIT = "wait"
    MOVE = "move"
    SIT = "sit"
    OFFER = "offer"

    @property
    def remedy(self) -> Remedy | None:
        """The remedy to apply without a vote; None if the others vote."""
        return None if self is Timeout.VOTE else Remedy(self.value)


class Vote(Struct, frozen=True, omit_defaults=True):
    """A vote on how to continue without a player: after a timeout, or called by another player."""

    seat: int
    until: int  # deadline in the table's own time, from which on the ballots cast so far decide
    made: int  # the table version when the vote began
    ballots: tuple[tuple[int, Remedy], ...] = ()  # ballots as (person, choice), in the order of voting
    called: bool = False  # whether a player called the vote, because the seat's person is absent
    left: bool = False  # whether that person has left the server, so that the vote lasts without their turn

    def cast(self, person: int, remedy: Remedy) -> Vote:
        """The vote with the person's ballot added; it replaces an earlier one."""
        others = (ballot for ballot in self.ballots if ballot[0] != person)
        return replace(self, ballots=(*others, (person, remedy)))

    def outcome(self, voters: Collection[int], host: int | None, now: int) -> Remedy | None:
        """The remedy that the voters have chosen; None if they haven't yet. `now` is the table's own time.

        A majority of the voters wins at once. When all have voted or at the deadline, the choice with the
        most ballots wins. The host's choice breaks a tie; otherwise the mildest of the tied choices wins.
        """
        ballots = {person: remedy for person, remedy in self.ballots if person in voters}
        if not ballots:
            return None
        count = Counter(ballots.values())
        most = max(count.values())
        leading = [remedy for remedy in Remedy if count[remedy] == most]
        if 2 * most > len(voters):
            return leading[0]
        if len(ballots) == len(voters) or now >= self.until:
            favourite = ballots.get(host) if host is not None else None
            return favourite if favourite in leading else leading[0]
        return None


class Proposed(StrEnum):
    PACE = "pace"  # All other players must agree.
    PAUSE = "pause"  # One other player must agree.


class Proposal(Struct, frozen=True, omit_defaults=True):
    """A player's proposal that needs other players' agreement."""

    what: Proposed
    by: int
    made: int  # the table version when the proposal was made
    pace: int | None = None  # the proposed pace
    agreed: tuple[int, ...] = ()  # people who agree, except `by`
