"""What teaches the game, and what deserves to be told of a match."""

from collections.abc import Iterable

from engine.achievements import Achievements, Log, of_kind, often
from engine.goa.events import Failed, FirstThere, Founded, RowComplete, Scored
from engine.lesson import Lesson, Scene, Station, whether
from engine.move import Move
from engine.rules import Result


def _acts(scene: Scene) -> bool:
    return scene.code in ("turn", "extra-turn")


def _action(scene: Scene, move: Move) -> str:
    """Which of the six actions was taken, if it was one."""
    return move.verb if move.verb in ACTIONS else "other"


def _has_cards(scene: Scene) -> bool:
    return bool(scene.view.own.hand)


ACTIONS = ("progress", "ships", "taxes", "harvest", "expedition", "found")

LESSON = Lesson(
    seats=2,
    seed="a first season 8",
    learner=0,
    stations=(
        Station(
            "points",
            ("flag", "mark"),
            lambda scene: scene.code in ("flag", "mark") and scene.view.round > 2,
        ),
        Station("marker", ("flag", "mark"), lambda scene: scene.code in ("flag", "mark")),
        Station("bid", ("bid", "pass"), lambda scene: scene.code == "bid"),
        Station("last-word", ("buy", "sell"), lambda scene: scene.code == "last-word"),
        Station("actions", (*ACTIONS, "other"), _acts, _action),
        Station(
            "progress",
            ("progress", "other"),
            lambda scene: _acts(scene) and scene.offers("progress"),
            whether("progress"),
        ),
        Station(
            "harvest",
            ("harvest", "other"),
            lambda scene: _acts(scene) and scene.offers("harvest"),
            whether("harvest"),
        ),
        Station(
            "cards",
            ("play", "other"),
            lambda scene: scene.offers("play") and _has_cards(scene),
            whether("play"),
        ),
        Station("extra", ("extra", "pass"), lambda scene: scene.code == "extra"),
        Station(
            "colony",
            ("found", "other"),
            lambda scene: _acts(scene) and scene.offers("found") and scene.view.round > 1,
            whether("found"),
        ),
    ),
)


COLONIES, SURE, FIRSTS, ROW = 4, 3, 3, 3


def governor(log: Log, result: Result) -> Iterable[int]:
    """All colonies that one can have were founded."""
    return often((founded.seat for founded in of_kind(log, Founded)), COLONIES)


def sure_footed(log: Log, result: Result) -> Iterable[int]:
    """So many colonies at least were founded, and no founding has failed."""
    failed = {each.seat for each in of_kind(log, Failed)}
    founded = often((each.seat for each in of_kind(log, Founded)), SURE)
    return [seat for seat in founded if seat not in failed]


def pioneer(log: Log, result: Result) -> Iterable[int]:
    """So often the first of all in row 4 or 5 of a column."""
    return often((first.seat for first in of_kind(log, FirstThere)), FIRSTS)


def abreast(log: Log, result: Result) -> Iterable[int]:
    """All five markers came to row 3 or further."""
    return [complete.seat for complete in of_kind(log, RowComplete) if complete.row >= ROW]


def all_rounder(log: Log, result: Result) -> Iterable[int]:
    """Points for rows, colonies, plantations and cards, and for duty or missions."""
    return [
        scored.seat
        for scored in of_kind(log, Scored)
        if scored.rows and scored.colonies and scored.plantations and scored.cards
        if scored.duty or scored.missions
    ]


ACHIEVEMENTS: Achievements = {
    "governor": governor,
    "sure-footed": sure_footed,
    "pioneer": pioneer,
    "abreast": abreast,
    "all-rounder": all_rounder,
}
