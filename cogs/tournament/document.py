"""Tournaments as immutable values: entrants, rounds of tables, and their results."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from cogs.tournament.pairing import Round
from engine import GAMES
from sessions.errors import Refused
from sessions.people.names import distinct
from sessions.tables.clock import DAY
from sessions.tables.rows import StoredNumber, StoredTime


class Format(StrEnum):
    """How opponents are chosen."""

    SWISS = "swiss"  # Entrants with similar scores meet, and rematches are avoided where possible.
    ALL = "all"  # a round robin, in which everyone meets everyone
    KNOCKOUT = "knockout"  # The better half of each table advances, until one table is left.


class TournamentStage(StrEnum):
    """The stage of a tournament."""

    JOINING = "joining"
    PLAYING = "playing"
    OVER = "over"
    CANCELLED = "cancelled"

    @property
    def is_open(self) -> bool:
        return self in (TournamentStage.JOINING, TournamentStage.PLAYING)


class Role(StrEnum):
    """A person's role in a tournament."""

    ENTRANT = "entrant"
    ORGANISER = "organiser"
    REPLACED = "replaced"  # named in a replacement that still has to be made at a table


MIN_ENTRANTS = 3
MAX_ENTRANTS = 64
MAX_ROUND_ROBIN_ENTRANTS = 25
MAX_ROUNDS = 12
"""Maximum number of rounds that an organiser can choose."""
DEFAULT_TABLE_SIZE = 4
"""Default number of entrants at a table, if the game allows it."""
ROUND_DAYS = (1, 60)
"""Minimum and maximum length of a round, in days."""
JOINING_SECONDS = (600, 60 * DAY)
"""Minimum and maximum time for joining, in seconds."""


class Replaced(Struct, frozen=True, omit_defaults=True):
    """A person whose seat at the current table still has to be given to the entrant."""

    person: int
    by: int | None  # the person who replaced them; None if their data was erased


class Entrant(Struct, frozen=True, omit_defaults=True):
    """A participant of a tournament."""

    number: int
    """The entrant's number in the tournament. A replacement keeps it."""
    person: int | None  # id of the person; None if their data was erased
    name: str
    stays: bool = True
    """Whether the entrant wants to play the next rounds. Losers of a knockout are out anyway."""
    replaced: tuple[Replaced, ...] = ()


class PodSeat(Struct, frozen=True, omit_defaults=True):
    """An entrant's seat at a table of a round."""

    entrant: int
    place: int | None = None  # place among the table's entrants; None without a result
    stayed: bool = True  # False if a computer player or another person had the seat at the end


class Pod(Struct, frozen=True, omit_defaults=True):
    """A table of a round. Computer players fill it up to the number of seats that the game needs."""

    seats: tuple[PodSeat, ...]
    room: int | None = None  # id of the table's channel or thread
    table: int | None = None  # id of the table; None until it is opened
    ruled: bool = False  # whether the organiser set the result

    @property
    def is_over(self) -> bool:
        return all(seat.place is not None for seat in self.seats)

    @property
    def entrants(self) -> tuple[int, ...]:
        """The entrants' numbers, in seat order."""
        return tuple(seat.entrant for seat in self.seats)


class Tournament(Struct, frozen=True, omit_defaults=True):
    """One state of a tournament, which is also its stored document. Times are Unix seconds.

    Raises ValueError if its parts contradict each other.
    """

    id: int
    server: int
    channel: int  # id of the channel where the bot posts its messages
    rooms: int | None  # id of the forum for the tables; None for threads of `channel`
    name: str
    game: str
    format: Format
    size: StoredNumber  # preferred number of entrants at a table
    pace: StoredNumber  # pace in seconds per move
    rated: bool
    rounds: StoredNumber  # number of rounds; 0 if not known yet, or in a knockout
    length: StoredNumber  # maximum length of a round, in seconds
    organiser: int | None
    stage: TournamentStage
    version: StoredNumber
    opened: StoredTime
    starts: StoredTime  # time at which joining ends
    ends: StoredTime | None = None  # deadline of the current round
    paused: StoredTime | None = None  # time at which the current pause began
    ended: StoredTime | None = None
    trouble: str | None = None  # code of the refusal of the round's threads; None if there is none
    warns: bool = False  # whether the organiser is still to be told of the trouble
    lacks: str = ""  # the permissions that the bot lacks for the threads, separated by spaces
    plan: tuple[Round, ...] = ()  # the planned rounds after the current one
    entrants: tuple[Entrant, ...] = ()
    pods: tuple[tuple[Pod, ...], ...] = ()
    """The tables of each round."""

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
        """The number of the current round; 0 before the first."""
        return len(self.pods)

    @property
    def parent(self) -> int | None:
        """Always None, as `channel` is never a thread. Lets permission checks treat it like a table."""
        return None

    @property
    def chapter(self) -> str:
        """Identifies the current stage and round. Each chapter gets its own message on Discord."""
        return f"{self.stage} {self.round}"

    @property
    def since(self) -> int:
        """When the current chapter began, shifted by pauses in this round."""
        if self.ended is not None:
            return self.ended
        return self.opened if self.ends is None else self.ends - self.length

    @property
    def is_round_over(self) -> bool:
        """Whether all tables of the current round have a result; True before the first round."""
        return all(pod.is_over for pod in self.present)

    @property
    def is_last_round(self) -> bool:
        """Whether the current round is the last one."""
        if self.format is Format.KNOCKOUT:
            return len(self.present) == 1
        return 0 < self.rounds <= self.round

    @property
    def present(self) -> tuple[Pod, ...]:
        """The tables of the current round."""
        return self.pods[-1] if self.pods else ()

    @property
    def past(self) -> tuple[Round, ...]:
        """The seating of all rounds so far, as `pairing` needs it."""
        return tuple(tuple(pod.entrants for pod in pods) for pods in self.pods)

    def entrant(self, number: int) -> Entrant:
        return next(each for each in self.entrants if each.number == number)

    def entrant_of(self, person: int) -> Entrant | None:
        """The entrant that is this person, even if they sit out the next rounds; None if there is none."""
        return next((each for each in self.entrants if each.person == person), None)

    def pod_of(self, number: int) -> Pod | None:
        """An entrant's table in the current round."""
        return next((pod for pod in self.present if number in pod.entrants), None)

    @property
    def people(self) -> frozenset[tuple[int, Role]]:
        """The people involved, each with their role."""
        people = {(each.person, Role.ENTRANT) for each in self.entrants if each.person is not None}
        if self.organiser is not None:
            people.add((self.organiser, Role.ORGANISER))
        for each in self.entrants:
            for former in each.replaced:
                people.add((former.person, Role.REPLACED))
                if former.by is not None:
                    people.add((former.by, Role.REPLACED))
        return frozenset(people)

    @property
    def tables(self) -> list[int]:
        """The ids of the tables opened so far."""
        return [pod.table for pods in self.pods for pod in pods if pod.table is not None]

    @property
    def most(self) -> int:
        """Maximum number of entrants."""
        return MAX_ROUND_ROBIN_ENTRANTS if self.format is Format.ALL else MAX_ENTRANTS

    @property
    def seats(self) -> Sequence[int]:
        """The numbers of players that the game allows."""
        return GAMES[self.game].seats

    @property
    def due(self) -> int | None:
        """When the next automatic step is due; 0: at once. None for a tournament that is paused or over."""
        if self.paused is not None or not self.stage.is_open:
            return None
        if self.stage is TournamentStage.JOINING:
            return self.starts
        return 0 if self.is_round_over else self.ends


def repaired(tournament: Tournament, now: int) -> Tournament:
    """The tournament without times of the past that are later than now.

    Joining lasts as long as announced from the opening on, and a round at most its length from now on.
    """
    ahead = max(0, tournament.opened - now)
    ends, paused, ended = tournament.ends, tournament.paused, tournament.ended
    return replace(
        tournament,
        opened=tournament.opened - ahead,
        starts=tournament.starts - ahead,
        ends=None
        if ends is None
        else min(ends, (now if paused is None else min(paused, now)) + tournament.length),
        paused=None if paused is None else min(paused, now),
        ended=None if ended is None else min(ended, now),
    )


def with_pod(tournament: Tournament, round: int, number: int, pod: Pod) -> Tournament:
    """The tournament with one table replaced. `round` counts from 1, `number` from 0."""
    pods = tournament.pods[round - 1]
    changed = (*pods[:number], pod, *pods[number + 1 :])
    return replace(tournament, pods=(*tournament.pods[: round - 1], changed, *tournament.pods[round:]))


def with_entrant(tournament: Tournament, entrant: Entrant) -> Tournament:
    """Add an entrant, or replace the one with the same number. A duplicate name gets a number."""
    others = [each for each in tournament.entrants if each.number != entrant.number]
    named = replace(entrant, name=distinct(entrant.name, [each.name for each in others]))
    entrants = sorted([*others, named], key=lambda each: each.number)
    return replace(tournament, entrants=tuple(entrants))


def without_person(tournament: Tournament, person: int, name: str) -> Tournament:
    """The tournament with a person erased. Their entrant is renamed to `name` and plays no more rounds."""
    free = distinct(name, [each.name for each in tournament.entrants])
    entrants = tuple(_without_person(each, person, free) for each in tournament.entrants)
    organiser = None if tournament.organiser == person else tournament.organiser
    return replace(tournament, entrants=entrants, organiser=organiser)


def _without_person(entrant: Entrant, person: int, name: str) -> Entrant:
    if entrant.person == person:
        return replace(entrant, person=None, name=name, stays=False, replaced=())
    former = tuple(
        replace(each, by=None if each.by == person else each.by)
        for each in entrant.replaced
        if each.person != person
    )
    return replace(entrant, replaced=former)


def require(option: str, value: int | str, is_right: bool) -> None:
    """Refuse an option's value unless `is_right`. Refused: bad-option."""
    if not is_right:
        raise Refused("bad-option", option=option, value=value)
