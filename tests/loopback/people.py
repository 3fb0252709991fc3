"""What people do on the loopback Discord, and how the bot answers them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from simcord import interactions
from simcord.backend import serializers
from simcord.backend.models import Interaction
from simcord.components import walk_components
from simcord.enums import InteractionType

from tests.loopback.server import LoopbackDiscord, until

DEFERRED = (5, 6)
"""Callbacks that only say that the answer will come."""


class Person:
    """Somebody in the server."""

    def __init__(self, discord: LoopbackDiscord, name: str) -> None:
        user = discord.backend.make_user(name.lower(), global_name=name)
        discord.backend.add_member(discord.guild.id, user.id)
        self.id = user.id
        self._discord = discord

    def type(self, command: str, **options: Any) -> Act:
        """Send a slash command ("game open")."""
        return self._command(InteractionType.APPLICATION_COMMAND, command, options)

    async def offered(self, command: str, option: str, **filled: Any) -> list[Any]:
        """The values that autocomplete offers for an option in which nothing has been typed."""
        kind = InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE
        act = self._command(kind, command, {**filled, option: ""}, focused=option)
        await act.answered()
        return [choice["value"] for choice in act.record.autocomplete_choices or []]

    def click(self, label: str) -> Act:
        """Click the last button in the channel with this label."""
        for message in reversed(self._discord.backend.messages[self._discord.channel.id].values()):
            for part in walk_components(message.components):
                if part.get("label") == label and message.visible_to(self.id):
                    data = {"custom_id": part["custom_id"], "component_type": part["type"]}
                    shown = dict(serializers.message_payload(self._discord.backend, message))
                    return self._send(InteractionType.MESSAGE_COMPONENT, data, shown)
        raise LookupError(label)

    def _command(self, kind: int, command: str, options: dict[str, Any], focused: str = "") -> Act:
        name, *path = command.split()
        root = self._discord.backend.find_command(name, None)
        assert root is not None, f"the bot has no command {name}"
        leaf, nesting = interactions.walk_to_subcommand(root, path)
        kinds = {option["name"]: option["type"] for option in leaf.get("options", [])}
        given: list[dict[str, Any]] = [
            {"name": key, "type": kinds[key], "value": value, **({"focused": True} if key == focused else {})}
            for key, value in options.items()
        ]
        nested = interactions.nest_options(root, nesting, given)
        return self._send(kind, {"id": root["id"], "name": name, "type": 1, "options": nested})

    def _send(self, kind: int, data: dict[str, Any], message: dict[str, Any] | None = None) -> Act:
        backend = self._discord.backend
        record, payload = interactions.base_payload(
            backend,
            type=kind,
            channel_id=self._discord.channel.id,
            guild_id=self._discord.guild.id,
            user_id=self.id,
            data=data,
        )
        if message is not None:
            record.source_message_id = int(message["id"])
            payload["message"] = message
        backend.emit("INTERACTION_CREATE", payload)
        return Act(self._discord, record)


@dataclass(frozen=True)
class Act:
    """Something that somebody did, and that the bot may have answered."""

    discord: LoopbackDiscord
    record: Interaction

    @property
    def is_answered(self) -> bool:
        """Whether the bot has said more than that it is thinking."""
        token = self.record.token
        return any(
            token in request.path
            and not (request.path.endswith("/callback") and (request.json or {}).get("type") in DEFERRED)
            for request in self.discord.backend.http_requests
        )

    async def answered(self) -> Act:
        """Wait for the answer. TimeoutError if none comes."""
        await until(lambda: self.is_answered)
        return self

    @property
    def text(self) -> str:
        """All that the answer says."""
        stored = self.discord.backend.messages[self.record.channel_id]
        ids = [self.record.message_id, *self.record.followup_ids]
        messages = [stored[id] for id in ids if id in stored]
        parts = [
            part["content"] for m in messages for part in walk_components(m.components) if part["type"] == 10
        ]
        return "\n".join([m.content for m in messages if m.content] + parts)
