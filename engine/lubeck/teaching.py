"""The game's lesson and achievements."""

from collections.abc import Iterable

from engine.core.move import Move
from engine.core.rules import Result
from engine.core.teaching.achievements import Achievements, Log, at_least, of_kind, winners
from engine.core.teaching.lesson import Lesson, Scene, Station
from engine.lubeck.data import HAND_LIMIT
from engine.lubeck.events import Counted, Discarded, Doubled, Pirated, RoundEnded, Sold
from engine.lubeck.moves import Double, Embark, Pass, Sell, Start


def _acts(scene: Scene) -> bool:
    return scene.code in ("act", "act-laden")


def _did(scene: Scene, move: Move) -> str:
    match move:
        case Embark() | Start():
            return "embark"
        case Sell() | Double():
            return "sell"
        case Pass():
            return "pass"
        case _:
            return "other"


def _stayed_or_left(scene: Scene, move: Move) -> str:
    return "stayed" if move.parts == ("none",) else "left"


ACTIONS = ("embark", "sell", "pass", "other")

LESSON = Lesson(
    seats=3,
    seed="a first voyage 24",
    learner=0,
    stations=(
        Station("take", ("take",), lambda scene: scene.code == "take"),
        Station("first", ("first",), lambda scene: scene.code == "first"),
        Station("sell", ACTIONS, lambda scene: _acts(scene) and scene.offers("sell"), _did),
        Station("embark", ACTIONS, lambda scene: _acts(scene) and scene.offers("embark"), _did),
        Station("laden", ACTIONS, lambda scene: scene.code == "act-laden" and scene.number > 3, _did),
        Station("pass", ACTIONS, lambda scene: scene.code == "act" and scene.number > 3, _did),
        Station(
            "extra-cards",
            ACTIONS,
            lambda scene: _acts(scene) and any(card.kind != "trade" for card in scene.view.hand),
            _did,
        ),
        Station("withdraw", ("stayed", "left"), lambda scene: scene.code == "withdraw", _stayed_or_left),
        Station("packages", ("take",), lambda scene: scene.code == "take" and scene.view.round > 1),
        Station(
            "end",
            ("take",),
            lambda scene: (
                scene.code == "take" and scene.view.round > 2 and len(scene.view.hand) <= HAND_LIMIT
            ),
        ),
    ),
)


GREAT_SALE_POINTS, GREAT_SALES, DOUBLES, STRANDED_PAWNS = 6, 3, 3, 2


def great_sales(log: Log, result: Result) -> Iterable[int]:
    """Sold at least `GREAT_SALES` cards for at least `GREAT_SALE_POINTS` points each."""
    return at_least(
        (sold.seat for sold in of_kind(log, Sold) if sold.points >= GREAT_SALE_POINTS), GREAT_SALES
    )


def doubler(log: Log, result: Result) -> Iterable[int]:
    """Placed at least `DOUBLES` x2 cards."""
    return at_least((doubled.seat for doubled in of_kind(log, Doubled)), DOUBLES)


def pirate(log: Log, result: Result) -> Iterable[int]:
    """Took a ship by pirates with at least `STRANDED_PAWNS` pawns aboard, none of them their own."""
    return [
        pirated.seat
        for pirated in of_kind(log, Pirated)
        if pirated.pawns >= STRANDED_PAWNS and pirated.seat not in pirated.pawn_seats
    ]


def empty_hold(log: Log, result: Result) -> Iterable[int]:
    """Discarded nothing at a loss and has no card left at the end."""
    lost = {discarded.seat for discarded in of_kind(log, Discarded)}
    left = {counted.seat for counted in of_kind(log, Counted) if counted.number}
    return [seat for seat in result.places if seat not in lost | left]


def from_astern(log: Log, result: Result) -> Iterable[int]:
    """Was alone in last place after the first round and won the match."""
    totals = of_kind(log, RoundEnded)[0].totals
    return [
        seat for seat in winners(result) if totals[seat] == min(totals) and totals.count(totals[seat]) == 1
    ]


ACHIEVEMENTS: Achievements = {
    "great-sales": great_sales,
    "doubler": doubler,
    "pirate": pirate,
    "empty-hold": empty_hold,
    "from-astern": from_astern,
}
