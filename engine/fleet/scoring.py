"""The score. Rules: "VP of licences + VP of launched boats + 1 for each crate on boats + king crab bonuses.
Processed crates, hands and captains: 0." "Ties: more launched boats, then more crates on boats, then shared."
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from engine.core.event import Event
from engine.fleet import events
from engine.fleet.data import (
    BOATS,
    COLLECTION_BONUS,
    CRATES_PER_POINT,
    KING_CRABS,
    LICENCES,
    MAX_BONUS,
    Licence,
    TieBreaker,
)
from engine.fleet.state import Boat, Player, State


class Sheet(Struct, frozen=True):
    """The parts of one seat's score."""

    licences: int
    boats: int
    crates: int
    """Number of crates on boats, each worth one point."""
    crab_captains: int
    """Bonus of the king crab licence for captains; 0 without it.

    The next two fields follow the same pattern.
    """
    crab_crates: int
    crab_licences: int
    launched: int
    """Number of boats. It breaks ties before the number of crates on boats does."""

    @property
    def total(self) -> int:
        return sum(self.parts.values())

    @property
    def parts(self) -> dict[str, int]:
        """The parts of the total, by name."""
        return {
            "licences": self.licences,
            "boats": self.boats,
            "crates": self.crates,
            "crab-captains": self.crab_captains,
            "crab-crates": self.crab_crates,
            "crab-licences": self.crab_licences,
        }

    @property
    def rank(self) -> tuple[int, int, int]:
        """The sort key: a better place has a greater key."""
        return self.total, self.launched, self.crates


def sheet(player: Player) -> Sheet:
    return _sheet(player.licences, player.boats)


@lru_cache(maxsize=1024)
def _sheet(licences: tuple[Licence, ...], boats: tuple[Boat, ...]) -> Sheet:
    """Compute a sheet. Cached, since views show everyone's."""
    player = Player((), licences, boats)
    return Sheet(
        licences=sum(LICENCES[licence].points for licence in player.licences),
        boats=sum(BOATS[boat.kind].points for boat in player.boats),
        crates=_crates(player),
        crab_captains=bonus(player, "crab-captains"),
        crab_crates=bonus(player, "crab-crates"),
        crab_licences=bonus(player, "crab-licences"),
        launched=len(player.boats),
    )


def bonus(player: Player, licence: Licence) -> int:
    """The bonus of a king crab licence at the end. Rules: "Each king crab licence scores for its owner
    separately." """
    if licence not in player.licences:
        return 0
    match licence:
        case "crab-captains":
            return min(MAX_BONUS, player.captained)
        case "crab-crates":
            return min(MAX_BONUS, _crates(player) // CRATES_PER_POINT)
        case _:
            return COLLECTION_BONUS[different(player.licences)]


def different(licences: Iterable[Licence]) -> int:
    """The number of kinds of licences, where "all king crabs count as one"."""
    return len({"crab" if licence in KING_CRABS else licence for licence in licences})


def places(sheets: Sequence[Sheet]) -> tuple[int, ...]:
    """The place of each seat, counted from 1."""
    return tuple(1 + sum(other.rank > each.rank for other in sheets) for each in sheets)


def tied(sheets: Sequence[Sheet], seat: int) -> dict[TieBreaker, int]:
    """A seat's tie-breaking numbers, as far as needed against seats with the same points.

    Rules: "Ties: more launched boats, then more crates on boats, then shared."
    """
    own = sheets[seat]
    others = [each for other, each in enumerate(sheets) if other != seat and each.total == own.total]
    compared: dict[TieBreaker, int] = {}
    if others:
        compared["launched"] = own.launched
    if any(each.launched == own.launched for each in others):
        compared["crates"] = own.crates
    return compared


def tie_breakers(sheets: Sequence[Sheet]) -> tuple[TieBreaker, ...]:
    """The tie-breakers that any seat needs, in order."""
    return max((tuple(tied(sheets, seat)) for seat in range(len(sheets))), key=len)


def decided_by(sheets: Sequence[Sheet], winners: Sequence[int]) -> TieBreaker | None:
    """The tie-breaker that decided for the winners; None if points did."""
    others = [each for seat, each in enumerate(sheets) if seat not in winners]
    return next(reversed(tied([sheets[winners[0]], *others], 0)), None)


def _crates(player: Player) -> int:
    return sum(boat.crates for boat in player.boats)


def score(state: State) -> Iterator[Event]:
    """Score the match at its end."""
    sheets = [sheet(player) for player in state.players]
    by_seat = places(sheets)
    for seat in sorted(state.order, key=by_seat.__getitem__):
        yield events.Scored(seat, by_seat[seat], sheets[seat].total)
    winners = tuple(seat for seat in range(state.seats) if by_seat[seat] == 1)
    if by := decided_by(sheets, winners):
        yield events.TieBroken(winners, by)
    yield events.MatchEnded(winners, len(winners), tuple(each.total for each in sheets))
