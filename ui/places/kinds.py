"""Which kinds of channels can host which features.

One table, asked before anyone joins. A forum post is a public thread.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Any

from discord import ChannelType

from sessions import Refused


class Feature(Enum):
    """What a channel can host."""

    TABLE = auto()  # a table's message, and the notice of people who look for a table
    THREAD = auto()  # a thread for a table
    TOURNAMENT = auto()  # a tournament's message
    ROOMS = auto()  # the threads or posts for a tournament's tables
    MEETING = auto()  # the server's channel for people who look for a table


TALK = frozenset({ChannelType.text, ChannelType.news, ChannelType.voice, ChannelType.stage_voice})
"""Channels with messages."""
WITH_THREADS = frozenset({ChannelType.text, ChannelType.news})
THREADS = frozenset({ChannelType.news_thread, ChannelType.public_thread, ChannelType.private_thread})

PLACES: dict[Feature, frozenset[ChannelType]] = {
    Feature.TABLE: TALK | THREADS,
    Feature.THREAD: WITH_THREADS,
    Feature.TOURNAMENT: TALK,
    Feature.ROOMS: WITH_THREADS | {ChannelType.forum},
    Feature.MEETING: WITH_THREADS,
}


def require_place(feature: Feature, channel: Any) -> None:
    """Refuse a channel that can't host a feature, because of its kind.

    Refused: not-in-server, wrong-channel, no-thread-here, cup-wrong-channel.
    """
    kind = getattr(channel, "type", None)
    if kind in (ChannelType.private, ChannelType.group):
        raise Refused("not-in-server")
    if kind in PLACES[feature]:
        return
    match feature:
        case Feature.THREAD:
            raise Refused("no-thread-here")
        case Feature.TOURNAMENT | Feature.ROOMS:
            raise Refused("cup-wrong-channel")
        case Feature.TABLE | Feature.MEETING:
            raise Refused("wrong-channel")
