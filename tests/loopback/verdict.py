"""The checks after a soak: no move is lost, everybody was notified, and nothing was sent twice."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import pairwise
from typing import Any

from simcord.backend.models import Message
from simcord.components import walk_components

from engine import Match
from locales import words
from tests.clicks import CLICKS, asked_at
from tests.loopback.crowd import Answered
from tests.loopback.ledger import Ledger, Moment
from tests.loopback.server import LoopbackDiscord
from tests.watchdog import excused

EN = words("en")
NEWS_START = "**["
"""Beginning of a follower's news: a link to the table."""
LESSON_START = "### 🎓"
"""Beginning of a lesson: a greeting, which isn't recorded."""
CLOSED_LINES = [EN(code) for code in ("table-closed", "lobby-closed", "lobby-forgotten")]
"""Lines of the messages of closed tables, whose buttons carry no version."""
_DIGITS = r"(\d+)"
CLOSED_TABLE = re.compile(rf"^(?:-# )?{EN('table-number', table=_DIGITS)}\b", re.MULTILINE)
"""Matches the line with a closed table's number."""
LONG = "all that was done and said is looked through"


@excused(LONG)
def lost(
    ledger: Ledger, answered: Counter[Answered], how: Mapping[Answered, Sequence[str]] | None = None
) -> list[str]:
    """The answered moves that are missing in the log, and the matches that differ from their log's replay.

    `how` tells how each move was made, if that is known.
    """
    kept: Counter[Answered] = Counter()
    wrong: list[str] = []
    for table in ledger.tables():
        moves = ledger.moves(table["id"])
        kept.update((table["id"], move["person"], move["move"]) for move in moves)
        match = ledger.match(table["id"])
        if match is not None and not any(move["move"] is None for move in moves):
            record = table["record"]
            record["moves"] = [[move["seat"], move["move"]] for move in moves]
            if Match.replay(record).dump() != match.dump():
                wrong.append(f"table {table['id']}: its log leads elsewhere")
    for key in (answered - kept).elements():
        table, person, move = key
        wrong.append("; ".join([f"table {table}: {move} by {person}", *(how or {}).get(key, ())]))
    return wrong


@excused(LONG)
def undelivered(ledger: Ledger, discord: LoopbackDiscord) -> list[str]:
    """Outstanding jobs, outdated or missing boards, and turns without a visible notification."""
    wrong = [f"owed: {each}" for each in ledger.owed()]
    for table in ledger.tables():
        boards = [message for message in _standing(discord) if table["id"] in boards_of(message)]
        if len(boards) != 1:
            wrong.append(f"table {table['id']} ({table['status']}) stands there {len(boards)} times")
        if table["status"] in ("lobby", "playing"):
            shown = [boards_of(board)[table["id"]] for board in boards]
            wrong += [f"table {table['id']} is shown at {at}" for at in shown if at != table["version"]]
    return [*wrong, *_uncalled(ledger, discord), *_untold(ledger, discord)]


def _untold(ledger: Ledger, discord: LoopbackDiscord) -> Iterator[str]:
    """Tournaments without exactly one current message, and threads that belong to none of them."""
    standing = _standing(discord)
    cups = ledger.tournaments()
    for cup in cups:
        about = [message.id for message in standing if cup["id"] in _tournaments(message)]
        if about != [cup["message"]] or cup["shown"] != cup["version"]:
            yield f"tournament {cup['id']} stands there as {about}, at {cup['shown']} of {cup['version']}"
    rooms = {pod.get("room") for cup in cups for pods in cup.get("pods", ()) for pod in pods}
    channels = {cup["channel"] for cup in cups}
    threads = {each.id for each in discord.backend.channels.values() if each.parent_id in channels}
    yield from (f"thread {thread} belongs to no table" for thread in threads - rooms)


def _tournaments(message: Message) -> set[int | None]:
    """The tournaments that a message shows; empty if it isn't a tournament's own."""
    if not any(text.startswith("## ") for text in _texts(message.components)):
        return set()
    parts = walk_components(message.components)
    return {_tournament_of(part.get("custom_id") or "") for part in parts}


def _tournament_of(custom_id: str) -> int | None:
    """The tournament that a click is about; None if there is none."""
    with suppress(ValueError):
        return getattr(CLICKS.read(custom_id), "tournament", None)
    return None


def _uncalled(ledger: Ledger, discord: LoopbackDiscord) -> Iterator[str]:
    """Turns that need a notification and have no visible one."""
    standing = {message.id for message in _standing(discord)}
    for turn in ledger.rows("SELECT * FROM turns WHERE notified IS NOT NULL OR owed IS NOT NULL"):
        query = "SELECT message FROM messages WHERE table_id = ? AND person = ? AND version >= ?"
        told = ledger.rows(query, turn["table_id"], turn["person"], turn["version"])
        if not standing & {row["message"] for row in told}:
            yield f"not called: {turn}"


@excused(LONG)
def doubled(discord: LoopbackDiscord) -> list[str]:
    """Messages posted more than once for the same cause, even if one was deleted since."""
    posted: dict[str, list[dict[str, Any]]] = {}
    for channel, payload in discord.posted:
        for cause in _causes(channel, payload):
            posted.setdefault(cause, []).append(payload)
    return [
        f"{_history(payloads)} {cause}"
        for cause, payloads in posted.items()
        if len(payloads) > 1 and not _calls_of_several_turns(payloads)
    ]


def _calls_of_several_turns(payloads: Sequence[dict[str, Any]]) -> bool:
    """Whether these are notifications of different turns, the earlier ones sent late."""
    moments = [payload["moment"] for payload in payloads]
    return all(isinstance(moment, Moment) for moment in moments) and all(
        former.made is not None and later.since is not None and later.since >= former.made
        for former, later in pairwise(moments)
    )


def _causes(channel: int, payload: dict[str, Any]) -> Iterator[str]:
    """The causes of a message. No other message may have the same cause."""
    texts = [text for text in (payload["content"], *_texts(payload["components"])) if text]
    if payload["nonce"] is not None:
        yield f"in {channel} with the nonce {payload['nonce']}"
    if payload["moment"] is not None:
        yield f"in {channel} at version {payload['moment'][:2]}: {texts}"
    elif texts and texts[0].startswith(NEWS_START):
        yield f"in {channel} the news {texts}"
    for table in _boards(payload["components"]):
        end = ", which is over" if _tells_the_end(payload["components"]) else ""
        yield f"the message of table {table}{end}"  # The end is posted once, as a new message.
    asked = {asked_at(part.get("custom_id") or "") for part in walk_components(payload["components"])}
    yield from (f"in {channel} the panel of {ref}" for ref in asked if ref is not None)


def _history(payloads: list[dict[str, Any]]) -> str:
    """How often something was posted, and for each time: the moment, the nonce, the channel."""
    times = [
        f"{each['at']:.2f} v{each['moment']} {each['nonce']} in {each['channel_id']}" for each in payloads
    ]
    return f"{len(payloads)} times ({'; '.join(times)})"


@excused(LONG)
def strays(ledger: Ledger, discord: LoopbackDiscord) -> list[Message]:
    """Visible messages that the bot doesn't know: they became obsolete before Discord's answer was recorded.

    News and lessons in direct messages are never deleted, so the bot doesn't record them.
    """
    known = {row["message"] for row in ledger.rows("SELECT message FROM messages")}
    known |= {cup["message"] for cup in ledger.tournaments()}
    return [
        message
        for message in _standing(discord)
        if message.id not in known
        and not (message.channel_id in discord.backend.dm_channels.values() and _is_kept(message))
    ]


def lines_of(messages: Sequence[Message]) -> list[str]:
    """One line for each message: the channel, the id, and its first texts."""
    return [
        f"in {each.channel_id}: {each.id} {[each.content, *_texts(each.components)][:2]}" for each in messages
    ]


def _is_kept(message: Message) -> bool:
    return any(text.startswith((NEWS_START, LESSON_START)) for text in _texts(message.components)[:1])


def boards_of(message: Message) -> dict[int, int]:
    """The tables that a message is the board of, with the version shown; empty for other messages.

    The board of a closed table shows no version, so it is 0.
    """
    return _boards(message.components)


def _boards(components: list[dict[str, Any]]) -> dict[int, int]:
    texts = _texts(components)
    if not any(text.startswith("## ") for text in texts):
        return {}
    if any(text in CLOSED_LINES for text in texts):
        return {int(number): 0 for text in texts for number in CLOSED_TABLE.findall(text)}
    found: dict[int, int] = {}
    for part in walk_components(components):
        id = part.get("custom_id") or ""
        with suppress(ValueError):
            fields = vars(CLICKS.read(id))
            if "version" in fields:
                found[fields["table"]] = fields["version"]
    return found


def _tells_the_end(components: list[dict[str, Any]]) -> bool:
    """Whether a table's message shows its end: only then it offers a rematch."""
    return any(_does(part.get("custom_id") or "") == "replay" for part in walk_components(components))


def _does(custom_id: str) -> str:
    try:
        return CLICKS.read(custom_id).name
    except ValueError:
        return ""


def _texts(components: list[dict[str, Any]]) -> list[str]:
    return [str(part["content"]) for part in walk_components(components) if "content" in part]


def _standing(discord: LoopbackDiscord) -> list[Message]:
    """The messages that the bot posted unprompted and that still exist."""
    stored = discord.backend.messages
    found = [stored.get(channel, {}).get(int(payload["id"])) for channel, payload in discord.posted]
    return [message for message in found if message is not None]
