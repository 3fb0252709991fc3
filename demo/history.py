"""The cast's past matches, played by the engine's computer players.

`python -m demo.history` plays them again, which takes a minute.
"""

from __future__ import annotations

import gzip
import random
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from cogs.rated import achievements
from cogs.rated import service as ratings
from demo.cast import HINA, JONAS, MINA, REN
from engine import GAMES, Match
from engine.bots.levels import choose
from sessions import Change, ChangeKind, House, Person, Seat, Status, Table
from sessions.tables import journal
from sessions.tables import store as table_store
from sessions.tables.proof import chained, first_hash, seed_hash
from sessions.tables.setup import Setup

HISTORY = Path(__file__).with_name("history.jsonl.gz")
CLEVER_SHARES = {HINA.handle: 0.95, MINA.handle: 0.85, JONAS.handle: 0.6, REN.handle: 0.35}
"""Share of decisions that the clever player makes for each person. The others are random."""
MATCHES_PER_GAME = {"captains_orders": 14, "fisherman": 8, "fleet": 12, "lubeck": 9, "goa": 7}
HISTORY_DAYS = 130
"""Days since the end of a game's first match."""
DAY = 86_400
SECONDS_PER_MOVE = range(5, 90)


class Past(msgspec.Struct, frozen=True):
    """A stored past match of the cast."""

    people: list[str]
    """The players' handles, by seat."""
    ago: int
    """Number of days since the end of the match."""
    record: dict[str, Any]


def read() -> list[Past]:
    """Read the matches, the oldest first."""
    lines = gzip.decompress(HISTORY.read_bytes()).splitlines()
    return sorted((msgspec.json.decode(line, type=Past) for line in lines), key=lambda past: -past.ago)


async def store(
    house: House, server: int, channels: Mapping[str, int], people: Mapping[str, Person], now: int
) -> None:
    """Store these matches in the bot's database, as played by these people (by handle) in each game's
    channel."""
    for past in read():
        match = Match.replay(past.record)
        dice = random.Random(match.seed)
        spans = [dice.choice(SECONDS_PER_MOVE) for _ in past.record["moves"]]
        ended = now - past.ago * DAY
        begun = ended - sum(spans)
        lobby = Table(
            id=0,
            server=server,
            channel=0,  # A running match has no channel, since the game's own channel may have an open table.
            parent=None,
            game=match.game.id,
            setup=Setup(dict(match.options), shuffle=False, rated=True),
            host=people[past.people[0]].id,
            status=Status.LOBBY,
            version=1,
            seats=tuple(Seat(people[each].id, people[each].name) for each in past.people),
            opened=begun,
            moved=begun,
        )
        async with house.transaction() as tx:
            lobby = await table_store.add(tx, lobby)
            moves: list[tuple[int, str]] = past.record["moves"]
            chain = first_hash(seed_hash(match.seed), [])
            hashes = [chain := chained(chain, seat, move) for seat, move in moves]
            dealt = Match.replay({**past.record, "moves": []})
            sealed = {"seed_hash": seed_hash(match.seed), "chain": chain}
            playing = replace(lobby, status=Status.PLAYING, version=2, match=dealt, started=begun, **sealed)
            playing = await table_store.save(tx, lobby, playing)
            over = replace(playing, status=Status.FINISHED, version=3, match=match, moved=ended, ended=ended)
            over = replace(over, channel=channels[match.game.id])
            over = await table_store.save(tx, playing, over)
            for (seat, move), span, hash in zip(moves, spans, hashes, strict=True):
                begun += span
                entry = journal.Entry(seat, move, lobby.seats[seat].person)
                await journal.add_entry(tx, over.id, entry, made=begun, hash=hash)
            for step in (ratings.rate_match, achievements.store_achievements):
                await step(tx, Change(ChangeKind.MOVED, over, lobby))


def played() -> Iterator[Past]:
    """Play all matches of the cast's history."""
    for game, number in MATCHES_PER_GAME.items():
        for each in range(number):
            dice = random.Random(f"{game} {each}")
            seats = min(len(CLEVER_SHARES), dice.choice([4, 4, 3]))
            people = dice.sample(list(CLEVER_SHARES), max(seats, GAMES[game].seats[0]))
            match = Match.start(game, len(people), f"{game} {each}")
            while match.pending:
                seat = match.pending[0]
                level = "clever" if dice.random() < CLEVER_SHARES[people[seat]] else "random"
                match.play(seat, choose(match, seat, level, match.seed))
            ago = 1 + HISTORY_DAYS * (number - 1 - each) // number
            yield Past(people, ago, match.record())


def main() -> None:
    lines: Sequence[bytes] = [msgspec.json.encode(past) for past in played()]
    HISTORY.write_bytes(gzip.compress(b"\n".join(lines), mtime=0))


if __name__ == "__main__":
    main()
