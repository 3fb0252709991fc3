"""The names of what can be done by a button with a table, and of what a select can set."""

from typing import Literal

TableAction = Literal[
    "record",
    "seat",
    "verify",
]
"""What a button can do with a table."""
Setting = Literal[
    "level",
    "seat",
]
"""What a select can set for a table."""
