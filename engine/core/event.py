"""Events: the things that happen in a match."""

from collections.abc import Iterable, Mapping
from typing import Annotated, ClassVar, NamedTuple, Self, TypeVar, get_type_hints

from msgspec.structs import replace

from engine.core.statement import Statement

T = TypeVar("T")


class _Mark(NamedTuple):
    """Marks a field that only some seats may know while the match runs."""


SECRET = _Mark()

Secret = Annotated[T | None, SECRET]
"""The type of a secret field. It is None for seats that may not know it."""


class Event(Statement, frozen=True, kw_only=True):
    """One thing that happened. Its class says which seats may know what about it.

    While the match runs, only the seats that it `tells` know its `Secret` fields. An event with only secret
    fields exists for those seats only.
    """

    opens: ClassVar[bool] = False
    """Whether the event reveals hidden information to someone.

    The move that caused it can't be taken back.
    """
    ends_round: ClassVar[bool] = False
    """Whether the event ends a round of the game. Plans made in the round become void."""
    headline: ClassVar[bool] = False
    """Whether to tell people who follow the match from afar about the event."""
    unsaid: ClassVar[frozenset[str]] = frozenset({"ply"})

    ply: int = 0
    """Number of the move that caused the event, counted from 1; 0 for the start of the match."""

    @property
    def reveals(self) -> bool:
        """Whether this event brought something hidden to light, by its class or its fields."""
        return self.opens

    @property
    def riddle(self) -> tuple[int, ...] | None:
        """The seats that answer the game's riddle for the ended round (`Game.riddle`), or None."""
        return None

    @property
    def is_whole(self) -> bool:
        """Whether the event has secret fields and they are filled in."""
        for name in secret_fields(type(self)):  # noqa: SIM110, asked of every event again and again
            if getattr(self, name) is not None:
                return True
        return False

    def known_by(self, seat: int | None, *, over: bool = False) -> Self | None:
        """Return the event as the seat may know it, or None if it may know nothing.

        A seat of None means a spectator. `over` opens everything, as at the end of a match.
        """
        secret = secret_fields(type(self))
        if not secret or ((over or (seat is not None and self.tells(seat))) and self.is_whole):
            return self
        if len(secret) == len(self.__struct_fields__) - len(self.unsaid):
            return None
        return replace(self, **secret)

    def tells(self, seat: int | None) -> bool:
        """Whether the seat may know the secret fields. By default, only the seat in the field `seat` may."""
        return seat is not None and seat == getattr(self, "seat", None)

    def blanked_for(self, seat: int | None) -> Self:
        """Return the event without its secret fields, or unchanged if the seat may know them.

        The seat learns the same from either.
        """
        secret = secret_fields(type(self))
        return self if not secret or self.tells(seat) else replace(self, **secret)


def known_events(events: Iterable[Event], seat: int | None, *, over: bool = False) -> list[Event]:
    """The events as the seat, or a spectator, may know them, in order (see `Event.known_by`)."""
    hides, told = _SECRETS.get, list[Event]()
    for event in events:
        if not hides(type(event), True):
            told.append(event)
        elif (known := event.known_by(seat, over=over)) is not None:
            told.append(known)
    return told


def secret_fields(cls: type[Event]) -> Mapping[str, None]:
    """The names of the secret fields, each mapped to None, to be blanked with `replace`."""
    secret = _SECRETS.get(cls)
    if secret is None:
        hints = get_type_hints(cls, include_extras=True)
        names = [name for name in cls.__struct_fields__ if SECRET in getattr(hints[name], "__metadata__", ())]
        secret = _SECRETS[cls] = dict.fromkeys(names)
    return secret


_SECRETS: dict[type[Event], Mapping[str, None]] = {}
