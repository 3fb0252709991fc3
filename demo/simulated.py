"""Adds Discord clients in languages other than English to the simulated Discord."""

from __future__ import annotations

from typing import Any

import simcord


def give_languages(env: simcord.Env) -> dict[int, str]:
    """Return an empty dict. Add locales ("ja") by person, and people's Discord clients report those.

    simcord reports en-US in every interaction, for the person and the server. This subscriber gets events
    before the bot does, and corrects the languages. A server's language is its preferred locale.
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
    """Describe the slash commands in another language where descriptions exist.

    Their names stay English, since simcord looks up typed commands by these names.
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
