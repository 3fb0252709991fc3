"""A tournament: rounds of tables, who takes part, and how they did. A value, as a table is."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from engine import GAMES
from pairing import Round
from sessions import refusals
from sessions.clock import DAY
from sessions.errors import Refused


class Format(StrEnum):
    """Who meets whom."""

    SWISS = "swiss"  # who stands alike; nobody anybody twice, while that can be
    ALL = "all"  # everybody everybody: a round robin
    KNOCKOUT = "knockout"  # the better half of each table goes on, until one table is left


class Stage(StrEnum):
    """How far a tournament is."""

    JOINING = "joining"
    PLAYING = "playing"
    OVER = "over"
    CANCELLED = "cancelled"

    @property
    def is_open(self) -> bool:
        return self in (Stage.JOINING, Stage.PLAYING)


class Role(StrEnum):
    """What a person is in a tournament."""

    ENTRANT = "entrant"
    ORGANISER = "organiser"


LEAST = 3
"""How many it takes."""
MOST = 64
"""How many may take part."""
MOST_MEETING_ALL = 25
"""How many where everybody is to meet everybody."""
ROUNDS = 12
"""How many rounds somebody may ask for."""
SIZE = 4
"""How many sit at a table, where nobody has said and the game lets them."""
LENGTHS = (1, 60)
"""The days that a round may take."""
WAITS = (600, 60 * DAY)
"""The seconds for which one can join."""


class Entrant(Struct, frozen=True, omit_defaults=True):
    """Somebody who takes part."""

    number: int
    """It stays, whoever takes their place."""
    person: int | None  # None: they wish to be forgotten
    name: str
    stays: bool = True
    """Whether they are in the rounds to come. (In a knockout, unless they have lost.)"""


class PodSeat(Struct, frozen=True, omit_defaults=True):
    """A seat of an entrant's in a round."""

    entrant: int
    place: int | None = None  # among the entrants there; None: it isn't over
    stayed: bool = True  # or a computer player, or somebody else, has ended it for them


class Pod(Struct, frozen=True, omit_defaults=True):
    """A table of a round. Where its game wants more than sit there, computer players fill it."""

    seats: tuple[PodSeat, ...]
    room: int | None = None  # the channel or thread that it has
    table: int | None = None
    ruled: bool = False  # the organiser has said how it ended

    @property
    def is_over(self) -> bool:
        return all(seat.place is not None for seat in self.seats)

    @property
    def entrants(self) -> tuple[int, ...]:
        """Their numbers, in seat order."""
        return tuple(seat.entrant for seat in self.seats)


class Tournament(Struct, frozen=True, omit_defaults=True):
    """One moment of a tournament, stored as it is. Times are Unix seconds. ValueError if its parts don't fit
    each other."""

    id: int
    server: int
    channel: int  # where it is told of
    rooms: int | None  # the forum in which its tables open; None: threads of that channel
    name: str
    game: str
    format: Format
    size: int  # how many are to sit at a table
    pace: int
    rated: bool
    rounds: int  # how many there will be; 0: as many as it takes
    length: int  # the seconds that a round may take
    organiser: int | None
    stage: Stage
    version: int
    opened: int
    starts: int
    ends: int | None = None  # when the present round ends at the latest
    paused: int | None = None  # since when nothing goes on by itself
    ended: int | None = None
    plan: tuple[Round, ...] = ()  # what is planned after the present round
    entrants: tuple[Entrant, ...] = ()
    pods: tuple[tuple[Pod, ...], ...] = ()
    """By round."""

    def __post_init__(self) -> None:
        if self.game not in GAMES:
            raise ValueError(f"there is no game {self.game!r}")
        numbers = [each.number for each in self.entrants]
        if len(set(numbers)) != len(numbers):
            raise ValueError("two entrants have the same number")
        seated = {number for pods in self.pods for pod in pods for number in pod.entrants}
        if unknown := seated.difference(numbers):
            raise ValueError(f"a seat is of entrant {min(unknown)}, who isn't there")

    @property
    def round(self) -> int:
        """The number of the present round; 0 before the first."""
        return len(self.pods)

    @property
    def parent(self) -> int | None:
        """The channel that the thread where it is told of belongs to: it is told of in none."""
        return None

    @property
    def chapter(self) -> str:
        """Which part of it this is: each is told of in a message of its own."""
        return f"{self.stage} {self.round}"

    @property
    def since(self) -> int:
        """When this part began."""
        if self.ended is not None:
            return self.ended
        return self.opened if self.ends is None else self.ends - self.length

    @property
    def is_round_over(self) -> bool:
        """Whether all tables of the present round are."""
        return all(pod.is_over for pod in self.present)

    @property
    def present(self) -> tuple[Pod, ...]:
        """The tables of the present round."""
        return self.pods[-1] if self.pods else ()

    @property
    def past(self) -> tuple[Round, ...]:
        """Who sat where, by round."""
        return tuple(tuple(pod.entrants for pod in pods) for pods in self.pods)

    def entrant(self, number: int) -> Entrant:
        return next(each for each in self.entrants if each.number == number)

    def entrant_of(self, person: int) -> Entrant | None:
        """Somebody who takes part, or did."""
        return next((each for each in self.entrants if each.person == person), None)

    def pod_of(self, number: int) -> Pod | None:
        """The table of an entrant in the present round."""
        return next((pod for pod in self.present if number in pod.entrants), None)

    @property
    def people(self) -> frozenset[tuple[int, Role]]:
        """The people in it, each with their role."""
        people = {(each.person, Role.ENTRANT) for each in self.entrants if each.person is not None}
        if self.organiser is not None:
            people.add((self.organiser, Role.ORGANISER))
        return frozenset(people)

    @property
    def tables(self) -> list[int]:
        """The tables opened for it so far."""
        return [pod.table for pods in self.pods for pod in pods if pod.table is not None]

    @property
    def most(self) -> int:
        """How many may take part."""
        return MOST_MEETING_ALL if self.format is Format.ALL else MOST

    @property
    def seats(self) -> Sequence[int]:
        """How many the game lets sit at a table."""
        return GAMES[self.game].seats

    @property
    def due(self) -> int | None:
        """When something is to happen by itself, as far as that is known; None: not before something else
        has."""
        if self.paused is not None or not self.stage.is_open:
            return None
        if self.stage is Stage.JOINING:
            return self.starts
        return 0 if self.is_round_over else self.ends


def with_pod(tournament: Tournament, round: int, number: int, pod: Pod) -> Tournament:
    """The tournament with one of its tables changed; the round counted from 1, the table from 0."""
    pods = tournament.pods[round - 1]
    changed = (*pods[:number], pod, *pods[number + 1 :])
    return replace(tournament, pods=(*tournament.pods[: round - 1], changed, *tournament.pods[round:]))


def with_entrant(tournament: Tournament, entrant: Entrant) -> Tournament:
    """The tournament with one of its entrants changed, or one more."""
    others = [each for each in tournament.entrants if each.number != entrant.number]
    entrants = sorted([*others, entrant], key=lambda each: each.number)
    return replace(tournament, entrants=tuple(entrants))


def without_person(tournament: Tournament, person: int, name: str) -> Tournament:
    """The tournament after it has forgotten a person. Their entrant is called `name` and plays no more
    rounds."""
    entrants = tuple(
        replace(each, person=None, name=name, stays=False) if each.person == person else each
        for each in tournament.entrants
    )
    organiser = None if tournament.organiser == person else tournament.organiser
    return replace(tournament, entrants=entrants, organiser=organiser)


def require(option: str, value: int | str, is_right: bool) -> None:
    """Refuse what somebody has chosen for an option unless it is right."""
    if not is_right:
        raise Refused(refusals.BadOption(option=option, value=value))
