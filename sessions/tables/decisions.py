"""Joint decisions of the players at a table: votes after a timeout, and proposals."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace


class Remedy(StrEnum):
    """How a table can continue after a player's timeout, mildest first."""

    WAIT = "wait"  # the seat gets a new clock
    MOVE = "move"  # a computer player makes this one move
    SIT = "sit"  # a computer player plays until the player returns
    OFFER = "offer"  # a computer player plays, and anybody may take the seat


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
    """A vote on how to continue after a player's timeout."""

    seat: int  # the seat that is out of time
    until: int  # in the table's own time; from then on the ballots cast so far decide
    made: int  # the table version when the vote began
    ballots: tuple[tuple[int, Remedy], ...] = ()  # (person, choice), in the order of voting

    def cast(self, person: int, remedy: Remedy) -> Vote:
        """The vote with the person's ballot added; it replaces an earlier one."""
        others = (ballot for ballot in self.ballots if ballot[0] != person)
        return replace(self, ballots=(*others, (person, remedy)))


class Proposed(StrEnum):
    PACE = "pace"  # all other players have to agree
    PAUSE = "pause"  # one other player has to agree


class Proposal(Struct, frozen=True, omit_defaults=True):
    """A player's proposal that other players have to agree to."""

    what: Proposed
    by: int
    made: int  # the table version when it was made
    pace: int | None = None  # the proposed pace
    agreed: tuple[int, ...] = ()  # the people who agree, besides `by`
