"""What the simulated Discord lacks: Discord clients that speak another language than English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import simcord


def give_languages(env: simcord.Env) -> dict[int, str]:
    """Let people's Discord clients speak as the returned dict says: person -> locale ("ja"). It begins empty.

    simcord itself says en-US in every interaction, of the person and of the server. The server's is made its
    preferred locale.
    """
    languages: dict[int, str] = {}
    emit = env.backend.emit

    def emit_in_language(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            person = payload["member"]["user"] if "member" in payload else payload["user"]
            payload = {**payload, "locale": languages.get(int(person["id"]), "en-US")}
            if "guild_id" in payload:
                server = env.backend.get_guild(int(payload["guild_id"]))
                payload["guild_locale"] = server.preferred_locale
        emit(event, payload)

    env.backend.emit = emit_in_language  # type: ignore[method-assign]
    return languages


def describe_commands(env: simcord.Env, locale: str) -> None:
    """Let the list of slash commands be described in another language, where there are descriptions in it.

    Their names stay: simcord finds what was typed by the name in English.
    """

    def describe(part: dict[str, Any]) -> None:
        descriptions: dict[str, str] = part.get("description_localizations") or {}
        described = descriptions.get(locale)
        part["description"] = described or part["description"]
        options: list[dict[str, Any]] = part.get("options") or []
        for option in options:
            describe(option)

    for commands in env.backend.commands.values():
        for command in commands.values():
            describe(command)
