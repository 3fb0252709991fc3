"""The names of what can be done by a button with a table, and of what a select can set."""

from typing import Literal

TableAction = Literal[
    "follow",
    "follow_channel",
    "follow_dm",
    "follow_end",
    "follow_headlines",
    "follow_rounds",
    "habits",
    "profile",
    "ranking",
    "record",
    "seat",
    "unfollow",
    "verify",
]
"""What a button can do with a table."""
Setting = Literal[
    "auto",
    "every",
    "language",
    "level",
    "quiet_from",
    "quiet_to",
    "seat",
    "text",
    "where",
    "zone",
]
"""What a select can set: for a table, or for the person who selects."""
