"""What happened."""

from collections.abc import Iterable, Mapping
from typing import Annotated, ClassVar, NamedTuple, Self, TypeVar, get_type_hints

from msgspec.structs import replace

from engine.core.statement import Statement

T = TypeVar("T")


class _Mark(NamedTuple):
    """Marks a field that only some may know while the match runs."""


SECRET = _Mark()

Secret = Annotated[T | None, SECRET]
"""The type of such a field; None for whoever may not know it."""


class Event(Statement, frozen=True, kw_only=True):
    """One thing that happened. Its class says who may know what of it.

    While the match runs, only the seats in the fields that `known_to` names know its `Secret` fields. An
    event whose fields are all secret is for those seats alone.
    """

    known_to: ClassVar[tuple[str, ...]] = ("seat",)
    opens: ClassVar[bool] = False
    """It shows somebody what was hidden: the move that caused it can't be taken back."""
    ends_round: ClassVar[bool] = False
    """It ends a round of the game, whatever that is called there: what was planned in the round is void."""
    headline: ClassVar[bool] = False
    """Worth telling to somebody who follows a match from afar."""
    unsaid: ClassVar[frozenset[str]] = frozenset({"ply"})

    ply: int = 0
    """The move that caused it, counted from 1; 0 is the start of the match."""

    @property
    def knowers(self) -> tuple[int, ...]:
        """The seats that may know its secret fields."""
        if not secret_fields(type(self)):
            return ()
        return tuple(seat for name in self.known_to if (seat := getattr(self, name)) is not None)

    @property
    def reveals(self) -> bool:
        """Whether something hidden came to light by this one event: as its class says, or its fields."""
        return self.opens

    @property
    def riddle(self) -> tuple[int, ...] | None:
        """The seats that answer what onlookers may guess of the round that it ends (`Game.riddle`); None
        where there is nothing to be guessed."""
        return None

    @property
    def is_whole(self) -> bool:
        """Whether it has secret fields, and holds them."""
        for name in secret_fields(type(self)):  # noqa: SIM110, asked of every event again and again
            if getattr(self, name) is not None:
                return True
        return False

    def known_by(self, seat: int | None, *, over: bool = False) -> Self | None:
        """The event as that seat (None: a spectator) may know it; None if it may know nothing of it.

        When the match is over, everybody may know everything.
        """
        secret = secret_fields(type(self))
        if not secret or ((over or (seat is not None and self.tells(seat))) and self.is_whole):
            return self
        if len(secret) == len(self.__struct_fields__) - len(self.unsaid):
            return None
        return replace(self, **secret)

    def tells(self, seat: int | None) -> bool:
        """Whether that seat is among its knowers."""
        if seat is None:
            return False
        for name in self.known_to:  # noqa: SIM110, as above
            if getattr(self, name) == seat:
                return True
        return False

    def blanked_for(self, seat: int | None) -> Self:
        """The event without its secret fields, or whole if that seat may know them.

        Either way the seat may know the same of it.
        """
        secret = secret_fields(type(self))
        return self if not secret or self.tells(seat) else replace(self, **secret)


def known_events(events: Iterable[Event], seat: int | None, *, over: bool = False) -> list[Event]:
    """What that seat (None: a spectator) may know of these, in their order; see `Event.known_by`."""
    hides, told = _SECRETS.get, list[Event]()
    for event in events:
        if not hides(type(event), True):
            told.append(event)
        elif (known := event.known_by(seat, over=over)) is not None:
            told.append(known)
    return told


def secret_fields(cls: type[Event]) -> Mapping[str, None]:
    """The names of the secret fields, each with the None that takes its place."""
    secret = _SECRETS.get(cls)
    if secret is None:
        hints = get_type_hints(cls, include_extras=True)
        names = [name for name in cls.__struct_fields__ if SECRET in getattr(hints[name], "__metadata__", ())]
        secret = _SECRETS[cls] = dict.fromkeys(names)
    return secret


_SECRETS: dict[type[Event], Mapping[str, None]] = {}
