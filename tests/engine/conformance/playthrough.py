"""Golden playthroughs: a match written as text, state by state, so that a rule change shows up as a diff.

The first 60 moves are written in full. Later moves are only hashed, ten on a line: the first difference
tells which move has changed.

Each game has one in its tests, `golden/<seats>-seats.txt`, and one more for each number of seats with
different rules. After an intended change,

    .venv/bin/python -m tests.engine.conformance.playthrough

writes them again, each with its own seed, and the diff is reviewed.

An exclamation mark stands at events that reveal something hidden.
"""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from engine import GAMES, Event, Match
from tests.engine.conformance.variants import random_play

TESTS = Path(__file__).parent.parent
FULL_MOVES = 60
"""Number of moves written in full."""
HASHES_PER_LINE = 10


def golden_files(game: str) -> dict[int, Path]:
    """The files of a game, by number of seats. A game without files gets one for its highest number."""
    folder = TESTS / game / "golden"
    numbers = [number for number in GAMES[game].seats if (folder / f"{number}-seats.txt").exists()]
    return {number: folder / f"{number}-seats.txt" for number in numbers or GAMES[game].seats[-1:]}


def seed_of(file: Path) -> str:
    """The seed on the file's second line."""
    return file.read_text().splitlines()[1].removeprefix("seed: ")


def playthrough(game: str, seats: int, seed: str) -> str:
    """A match of random moves as text.

    Public knowledge follows `all`; private knowledge follows the seats that share it. Only changes of the
    views are written: of a list that has grown, its new items (`+=`), and of a list of structs, the changed
    fields (`players.1.crates=2`).
    """
    match = Match.start(game, seats, seed)
    lines = [f"game: {game}, {seats} seats", f"seed: {seed}", *_events(match)]
    hashes = list[str]()
    views: dict[int | None, dict[str, Any]] = {seat: {} for seat in (None, *range(seats))}
    lines += _views(match, views)
    for seat, move in random_play(match, seed):
        asked = list(_asked(match))
        after = match.copy()
        after.play(seat, move)
        told = [*asked, "", f"{after.ply}. {seat}: {move}", *_events(after), *_views(after, views)]
        if after.ply <= FULL_MOVES:
            lines += told
        else:
            hashes.append(sha256("\n".join(told).encode()).hexdigest()[:8])
    for place in range(0, len(hashes), HASHES_PER_LINE):
        lines.append(f"{FULL_MOVES + place + 1}. {' '.join(hashes[place : place + HASHES_PER_LINE])}")
    assert match.result
    lines += ["", f"places: {_spelt(match.result.places)}", f"scores: {_spelt(match.result.scores)}"]
    lines += [f"breakdown {seat}: {_spelt(parts)}" for seat, parts in match.result.breakdown.items()]
    return "\n".join(lines) + "\n"


def _asked(match: Match) -> Iterator[str]:
    """The pending questions and their answers."""
    for seat in match.pending:
        question = match.question(seat)
        assert question
        yield f"asked {seat}: {question.code} {_spelt(question.facts)}".rstrip()
        yield f"legal {seat}: {', '.join(map(str, match.legal_moves(seat)))}"


def _events(match: Match) -> Iterator[str]:
    """The events of the last move: the public ones, and the seats' additional ones."""
    public = _told(match, None)
    yield from (f"  all: {text}" for text in public)
    for seat in range(match.seats):
        yield from (f"  {seat}: {text}" for text in _told(match, seat) if text not in public)


def _told(match: Match, seat: int | None) -> list[str]:
    return [_event(event) for event in match.log(seat) if event.ply == match.ply]


def _event(event: Event) -> str:
    opens = "!" if event.reveals else ""
    return f"{event.code}{opens} {_spelt(event.facts)}".rstrip()


def _views(match: Match, before: dict[int | None, dict[str, Any]]) -> Iterator[str]:
    """The changes in the spectator's view, and the additional changes in seats' views. Updates `before`."""
    public = list[str]()
    for seat, old in before.items():
        new = msgspec.to_builtins(match.view(seat))
        changed = [name for name in new if new[name] != old.get(name)]
        changes = [change for name in changed for change in _changes(name, old.get(name), new[name])]
        if seat is None:
            public = changes
        if told := [change for change in changes if seat is None or change not in public]:
            yield f"  sees {'all' if seat is None else seat}: {' '.join(told)}"
        before[seat] = new


def _changes(name: str, old: Any, new: Any) -> Iterator[str]:
    """The new items of a list that has grown; the changed fields of a list of structs."""
    if isinstance(new, tuple) and old and new[: len(old)] == old:
        yield f"{name}+={_value(new[len(old) :])}"
    elif old and _is_row_of_things(new) and len(old) == len(new):
        for place, (before, now) in enumerate(zip(old, new, strict=True)):
            for field in now:
                if now[field] != before.get(field):
                    yield from _changes(f"{name}.{place}.{field}", before.get(field), now[field])
    else:
        yield f"{name}={_value(new)}"


def _is_row_of_things(value: Any) -> bool:
    return isinstance(value, tuple) and all(isinstance(each, dict) for each in value)


def _spelt(facts: dict[Any, Any]) -> str:
    return " ".join(f"{name}={_value(value)}" for name, value in facts.items())


def _value(value: Any) -> str:
    return msgspec.json.encode(value).decode().replace('"', "")


if __name__ == "__main__":
    for game in GAMES:
        for seats, file in golden_files(game).items():
            file.parent.mkdir(exist_ok=True)
            seed = seed_of(file) if file.exists() else "golden"
            file.write_text(playthrough(game, seats, seed))
