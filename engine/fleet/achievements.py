"""What deserves to be told of a match: licences, boats, captains, crates."""

from collections import Counter
from collections.abc import Iterable

from engine.achievements import Achievements, Log, by_far, of_kind, often
from engine.fleet.events import Captained, Launched, Processed
from engine.match import Result

MANY, KINDS, CREWED, CRATES, AHEAD = 8, 5, 6, 10, 12


def armada(log: Log, result: Result) -> Iterable[int]:
    """So many boats were launched."""
    return often((launched.seat for launched in of_kind(log, Launched)), MANY)


def all_aboard(log: Log, result: Result) -> Iterable[int]:
    """So many boats at least, and a captain on each."""
    boats = Counter(launched.seat for launched in of_kind(log, Launched))
    captains = Counter(captained.seat for captained in of_kind(log, Captained))
    return [seat for seat, number in boats.items() if number >= CREWED and captains[seat] == number]


def mixed_fleet(log: Log, result: Result) -> Iterable[int]:
    """Boats of so many kinds were launched."""
    kinds = {(launched.seat, launched.kind) for launched in of_kind(log, Launched)}
    return often((seat for seat, _ in kinds), KINDS)


def cannery(log: Log, result: Result) -> Iterable[int]:
    """So many crates were processed."""
    crates = Counter[int]()
    for processed in of_kind(log, Processed):
        crates[processed.seat] += processed.crates
    return [seat for seat, number in crates.items() if number >= CRATES]


def landslide(log: Log, result: Result) -> Iterable[int]:
    """The match was won so many points ahead of all others."""
    return by_far(result, AHEAD)


ACHIEVEMENTS: Achievements = {
    "armada": armada,
    "all-aboard": all_aboard,
    "mixed-fleet": mixed_fleet,
    "cannery": cannery,
    "landslide": landslide,
}
