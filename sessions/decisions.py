"""What a table's people decide together: votes about who is out of time, and proposals."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace


class Remedy(StrEnum):
    """How a table can go on without somebody whose time is out, from the mildest on."""

    WAIT = "wait"  # the seat's clock begins anew
    MOVE = "move"  # a computer player makes this one move
    SIT = "sit"  # a computer player plays on until they return
    OFFER = "offer"  # a computer player plays on, and anybody may take the seat


class Timeout(StrEnum):
    """What a table does when somebody's time is out: the others vote, or always the same."""

    VOTE = "vote"
    WAIT = "wait"
    MOVE = "move"
    SIT = "sit"
    OFFER = "offer"

    @property
    def remedy(self) -> Remedy | None:
        """What is done without a vote; None: the others vote."""
        return None if self is Timeout.VOTE else Remedy(self.value)


class Vote(Struct, frozen=True, omit_defaults=True):
    """The others decide how the table goes on without somebody whose time is out."""

    seat: int
    until: int  # the table's time; from then on the ballots cast so far decide
    made: int  # the table's version with which it began
    ballots: tuple[tuple[int, Remedy], ...] = ()  # (person, what they want), in the order of voting

    def cast(self, person: int, remedy: Remedy) -> Vote:
        """With somebody's ballot, in place of the one they may have cast before."""
        others = (ballot for ballot in self.ballots if ballot[0] != person)
        return replace(self, ballots=(*others, (person, remedy)))


class Proposed(StrEnum):
    PACE = "pace"  # all have to agree
    PAUSE = "pause"  # one other has to


class Proposal(Struct, frozen=True, omit_defaults=True):
    """Something that somebody at the table wants and the others have to agree to."""

    what: Proposed
    by: int
    made: int  # the table's version with which it was made
    pace: int | None = None  # the pace that is proposed
    agreed: tuple[int, ...] = ()  # the people who agree, besides `by`
