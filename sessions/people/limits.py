"""Quotas: limits for one person or one server."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """The quotas that the host of the bot sets."""

    tables_of_person: int = 50  # maximum open tables where a person sits, in all servers
    tables_of_server: int = 200  # maximum open tables in a server
    follows: int = 50  # maximum open tables that a person follows
    plans: int = 100  # maximum plans of a person, at all tables
