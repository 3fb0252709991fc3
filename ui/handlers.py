"""What each click does, by the name that its custom_id says (see `ui/ids.py`).

A cog marks what it does by names, as it marks its commands:

    @press("join")
    async def _press_join(self, interaction: Interaction, ref: TableRef) -> None: ...

The names of what can be clicked, and what is handed to their handlers after the interaction:

    any TableAction             ref: TableRef
    "set " + any Setting        ref: TableRef, value: str
    "set option"                ref: TableRef, name: str, value: str
    "invite person"             ref: TableRef, person: User | Member
    "answer"                    ref: TableRef, path: tuple[int, ...], mark: str[, chosen: list[int]]
    "make a plan"               ref: PlanRef, path: tuple[int, ...], mark: str[, chosen: list[int]]
    "take back"                 table: int, number: int
    "vote"                      ref: TableRef, seat: int, choice: str
    "open rules"                game: str, page: int
    "choose rules"              game: str, page: str
    "open log"                  table: int, page: int
    "open review"               table: int, page: int
    "open position"             table: int, seat: int | None, page: int
    "choose eyes"               page: int, eyes: str
    "play on"                   table: int, seat: int | None, ply: int
    "open archive"              sought: Sought, older: int, newer: int
    "open past"                 table: str
    "open ranking"              ref: RankingRef
    "choose ranking"            season: int, game: str
    "open champions"            page: int
    "forget me"
    "learn"                     game: str
    "seek"                      game: str, pace: int | None, rated: bool
    "unseek"                    game: str
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache, partial
from typing import Any, TypeVar, get_args

from ui.actions import Setting, TableAction

Handler = Callable[..., Awaitable[Any]]
F = TypeVar("F", bound=Handler)

NAMES = frozenset(
    {
        *get_args(TableAction),
        *(f"set {setting}" for setting in get_args(Setting)),
        "set option",
        "invite person",
        "answer",
        "make a plan",
        "draft",
        "choose in draft",
        "take back",
        "vote",
        "open rules",
        "choose rules",
        "open log",
        "open review",
        "open position",
        "choose eyes",
        "play on",
        "open archive",
        "open past",
        "open ranking",
        "choose ranking",
        "open champions",
        "forget me",
        "learn",
        "seek",
        "unseek",
    }
)
"""All that can be clicked."""

_MARK = "__presses__"


def press(*names: str, **facts: Any) -> Callable[[F], F]:
    """Mark a cog's method as what clicks of these names do; `facts` are handed to it as well."""

    def mark(method: F) -> F:
        marks: list[tuple[str, dict[str, Any]]] = method.__dict__.setdefault(_MARK, [])
        marks += [(name, facts) for name in names]
        return method

    return mark


@cache
def _marked(cog: type) -> list[tuple[str, str, dict[str, Any]]]:
    """What `press` has marked of a class: the attribute, a click's name, and the facts."""
    return [
        (attribute, name, facts)
        for attribute in dir(cog)
        for name, facts in getattr(getattr(cog, attribute), _MARK, ())
    ]


class Handlers:
    """The handlers of all clicks, by name."""

    def __init__(self) -> None:
        self._handlers: dict[str, Handler] = {}

    def __getitem__(self, name: str) -> Handler:
        """KeyError if nothing is registered by this name."""
        return self._handlers[name]

    def collect(self, cog: object) -> None:
        """Register what a cog has marked. ValueError if nothing can be clicked by a name, or it is taken."""
        for attribute, name, facts in _marked(type(cog)):
            if name not in NAMES or name in self._handlers:
                raise ValueError(f"{name!r} is no click, or has two handlers")
            method: Handler = getattr(cog, attribute)
            self._handlers[name] = partial(method, **facts) if facts else method

    def require_all(self) -> None:
        """LookupError if something can be clicked that nothing is registered for."""
        missing = NAMES - self._handlers.keys()
        if missing:
            raise LookupError(f"no handlers for {sorted(missing)}")
