"""Exports a finished match as plain text, similar to chess: a header of tags, then a line per move.

The events of a move follow its notation as a comment in the reader's language.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from itertools import groupby
from typing import Any

from locales import Words
from sessions import Table
from sessions.people.names import visible
from ui.text.game_text import GameText
from ui.text.markdown import plain
from ui.text.names import seat_name


def in_notation(table: Table, record: Mapping[str, Any], words: Words) -> str:
    """The match as text. `record` is its record (see `Replays.record`)."""
    text = GameText(words, table.game, table.names)
    tags = [f'[{name} "{_quoted(value)}"]' for name, value in _tags(table, record, text)]
    return "\n".join([*tags, "", *_moves(table, record, text), ""])


def _tags(table: Table, record: Mapping[str, Any], text: GameText) -> Iterator[tuple[str, str]]:
    assert table.result is not None
    yield "Game", table.game
    yield "Title", text.say("name")
    yield "Table", str(table.id)
    yield "Date", f"{datetime.fromtimestamp(table.ended or table.moved, UTC):%Y.%m.%d}"
    yield "Rules", str(record["rules_version"])
    for seat, each in enumerate(table.seats):
        yield f"Seat{seat}", plain(seat_name(each, text.words))
    yield "Places", " ".join(str(table.result.places[seat]) for seat in range(len(table.seats)))
    yield "Scores", " ".join(str(table.result.scores[seat]) for seat in range(len(table.seats)))
    if record["options"]:
        yield "Options", " ".join(f"{name}={value}".lower() for name, value in record["options"].items())
    yield "Seed", record["seed"]
    yield "SeedHash", str(table.seed_hash)
    if table.chain is not None:
        yield "Chain", table.chain
    if "shared_seed" in record:
        yield "SeedPart", record["shared_seed"]["part"]
        yield "SeedWords", " | ".join(record["shared_seed"]["words"])
    if table.origin is not None:
        yield "Origin", f"{table.origin.table} {table.origin.ply}"
    if table.hints:
        yield "Hints", " ".join(f"{hint.seat}@{hint.ply}" for hint in table.hints)
    yield "Moves", str(len(record["moves"]))


def _moves(table: Table, record: Mapping[str, Any], text: GameText) -> Iterator[str]:
    assert table.match is not None
    log = {ply: list(some) for ply, some in groupby(table.match.log(None), key=lambda event: event.ply)}
    for ply, (seat, move) in enumerate([(None, ""), *record["moves"]]):
        told = " ".join(plain(text.event(event)) for event in log.get(ply, ()))
        comment = f"{{{told.translate(SAFE_IN_COMMENT)}}}" if told else ""
        yield comment if seat is None else f"{ply}. {seat}: {move} {comment}".rstrip()


SAFE_IN_COMMENT = str.maketrans("{}\n", "() ")
"""Replacements for characters that would end a comment."""


def _quoted(value: str) -> str:
    return visible(value).replace("\\", "\\\\").replace('"', '\\"')
