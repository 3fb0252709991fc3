"""What the simulated Discord lacks: Discord clients that speak another language than English."""

from __future__ import annotations

from typing import Any

import simcord


def give_languages(env: simcord.Env) -> dict[int, str]:
    """Let people's Discord clients speak as the returned dict says: person -> locale ("ja"). It begins empty.

    simcord says en-US in every interaction, for the person and for the server. This subscriber hears of an
    event before the bot does, and puts the true languages in; a server's is its preferred locale.
    """
    languages: dict[int, str] = {}

    def speak(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            person = payload["member"]["user"] if "member" in payload else payload["user"]
            payload["locale"] = languages.get(int(person["id"]), "en-US")
            if "guild_id" in payload:
                payload["guild_locale"] = env.backend.get_guild(int(payload["guild_id"])).preferred_locale

    env.backend.subscribers.insert(0, speak)
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
