"""The game's lesson and achievements."""

from collections import Counter
from collections.abc import Iterable

from engine.core.rules import Result
from engine.core.teaching.achievements import Achievements, Log, at_least, clear_winner, of_kind
from engine.core.teaching.lesson import Lesson, Station, whether
from engine.fleet.events import Captained, Launched, Processed

_bought_or_not = whether("bid", "open", "bid")
_placed_or_not = whether("placed", "launch", "captain")
BID_OR_OTHER = ("bid", "other")
PLACED_OR_OTHER = ("placed", "other")

LESSON = Lesson(
    seats=2,
    seed="a first haul 7",
    learner=0,
    stations=(
        Station("open", ("open", "decline"), lambda scene: scene.code == "open"),
        Station("bid", ("bid", "pass"), lambda scene: scene.code == "bid"),
        Station("pay", ("pay",), lambda scene: scene.code == "pay-licence"),
        Station("launch", PLACED_OR_OTHER, lambda scene: scene.code == "launch", _placed_or_not),
        Station(
            "no-change",
            ("pay",),
            lambda scene: (
                scene.code == "pay-launch" or (scene.code == "pay-licence" and scene.view.round > 1)
            ),
        ),
        Station("hire", PLACED_OR_OTHER, lambda scene: scene.code == "hire", _placed_or_not),
        Station("discard", ("discard",), lambda scene: scene.code.startswith("discard")),
        Station(
            "second-round",
            BID_OR_OTHER,
            lambda scene: scene.code in ("open", "bid") and scene.view.round > 1,
            _bought_or_not,
        ),
        Station(
            "copies",
            BID_OR_OTHER,
            lambda scene: scene.code in ("open", "bid") and scene.view.round > 2,
            _bought_or_not,
        ),
        Station(
            "end",
            BID_OR_OTHER,
            lambda scene: (
                scene.code in ("open", "bid")
                and (scene.view.supply <= 25 or scene.view.licences_left <= 8)
                and scene.view.round > 3
            ),
            _bought_or_not,
        ),
    ),
)


ARMADA_BOATS, MIXED_KINDS, CREWED_BOATS, CRATES, LEAD_POINTS = 8, 5, 6, 10, 12


def armada(log: Log, result: Result) -> Iterable[int]:
    """Launched at least `ARMADA_BOATS` boats."""
    return at_least((launched.seat for launched in of_kind(log, Launched)), ARMADA_BOATS)


def all_aboard(log: Log, result: Result) -> Iterable[int]:
    """Launched at least `CREWED_BOATS` boats and captained all of them."""
    boats = Counter(launched.seat for launched in of_kind(log, Launched))
    captains = Counter(captained.seat for captained in of_kind(log, Captained))
    return [seat for seat, number in boats.items() if number >= CREWED_BOATS and captains[seat] == number]


def mixed_fleet(log: Log, result: Result) -> Iterable[int]:
    """Launched boats of at least `MIXED_KINDS` kinds."""
    kinds = {(launched.seat, launched.kind) for launched in of_kind(log, Launched)}
    return at_least((seat for seat, _ in kinds), MIXED_KINDS)


def cannery(log: Log, result: Result) -> Iterable[int]:
    """Processed at least `CRATES` crates."""
    crates = Counter[int]()
    for processed in of_kind(log, Processed):
        crates[processed.seat] += processed.crates
    return [seat for seat, number in crates.items() if number >= CRATES]


def landslide(log: Log, result: Result) -> Iterable[int]:
    """Won by at least `LEAD_POINTS` points."""
    return clear_winner(result, LEAD_POINTS)


ACHIEVEMENTS: Achievements = {
    "armada": armada,
    "all-aboard": all_aboard,
    "mixed-fleet": mixed_fleet,
    "cannery": cannery,
    "landslide": landslide,
}
