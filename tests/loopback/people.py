"""People on the loopback Discord: what they do, and how the bot answers."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from simcord import interactions
from simcord.backend import serializers
from simcord.backend.models import Interaction, Message
from simcord.components import walk_components
from simcord.enums import InteractionType

from tests.loopback.server import LoopbackDiscord, until


class Person:
    """A person in the server."""

    def __init__(self, discord: LoopbackDiscord, name: str) -> None:
        user = discord.backend.make_user(name.lower(), global_name=name)
        discord.backend.add_member(discord.guild.id, user.id)
        self.id = user.id
        self.channel = discord.channel.id
        """Id of the channel in which the person acts."""
        self.discord = discord

    def at(self, channel: int) -> Person:
        """The same person in another channel."""
        there = copy.copy(self)
        there.channel = channel
        return there

    def type(self, command: str, **options: Any) -> Act:
        """Send a slash command ("game open")."""
        return self._command(InteractionType.APPLICATION_COMMAND, command, options)

    async def offered(self, command: str, option: str, **filled: Any) -> list[Any]:
        """The autocomplete suggestions for an option in which nothing has been typed."""
        return (await self.ask(command, option, **filled).answered()).offers

    def ask(self, command: str, option: str, **filled: Any) -> Act:
        """Ask for the autocomplete suggestions of an empty option."""
        kind = InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE
        return self._command(kind, command, {**filled, option: ""}, focused=option)

    def click(self, label: str) -> Act:
        """Click the last button in the channel with this label. Raises LookupError if there is none."""
        for message, part in self._parts(label):
            return self.press(message, part)
        raise LookupError(label)

    def can_click(self, label: str) -> bool:
        """Whether there is a button in the channel with this label."""
        return any(True for _ in self._parts(label))

    def _parts(self, label: str) -> Iterator[tuple[Message, dict[str, Any]]]:
        for message in reversed(self.seen):
            for part in walk_components(message.components):
                if part.get("label") == label:
                    yield message, part

    @property
    def seen(self) -> list[Message]:
        """The messages that the person sees here, oldest first."""
        stored = self.discord.backend.messages.get(self.channel, {}).values()
        return [message for message in stored if message.visible_to(self.id)]

    def press(self, message: Message, part: dict[str, Any], values: Sequence[str] = ()) -> Act:
        """Click a button of a message, or choose these values in a select."""
        data = {"custom_id": part["custom_id"], "component_type": part["type"]}
        if values:
            data["values"] = list(values)
        shown = dict(serializers.message_payload(self.discord.backend, message))
        return self._send(InteractionType.MESSAGE_COMPONENT, data, shown)

    def _command(self, kind: int, command: str, options: dict[str, Any], focused: str = "") -> Act:
        name, *path = command.split()
        root = self.discord.backend.find_command(name, None)
        assert root is not None, f"the bot has no command {name}"
        leaf, nesting = interactions.walk_to_subcommand(root, path)
        kinds = {option["name"]: option["type"] for option in leaf.get("options", [])}
        given: list[dict[str, Any]] = [
            {
                "name": key,
                "type": kinds[key],
                "value": str(value) if kinds[key] == 3 else value,
                **({"focused": True} if key == focused else {}),
            }
            for key, value in options.items()
        ]
        nested = interactions.nest_options(root, nesting, given)
        return self._send(kind, {"id": root["id"], "name": name, "type": 1, "options": nested})

    def _send(self, kind: int, data: dict[str, Any], message: dict[str, Any] | None = None) -> Act:
        backend = self.discord.backend
        record, payload = interactions.base_payload(
            backend,
            type=kind,
            channel_id=self.channel,
            guild_id=backend.get_channel(self.channel).guild_id,
            user_id=self.id,
            data=data,
        )
        if message is not None:
            record.source_message_id = int(message["id"])
            payload["message"] = message
        backend.emit("INTERACTION_CREATE", payload)
        return Act(self.discord, record)


@dataclass(frozen=True)
class Act:
    """An interaction that the bot may have answered."""

    discord: LoopbackDiscord
    record: Interaction

    @property
    def is_answered(self) -> bool:
        """Whether the bot has answered with more than "is thinking"."""
        return self.record.token in self.discord.answered

    @property
    def is_acknowledged(self) -> bool:
        """Whether the bot has responded at all, as Discord requires within 3 s."""
        return self.record.token in self.discord.acknowledged

    async def answered(self) -> Act:
        """Wait for the answer. Raises TimeoutError if none comes."""
        await until(lambda: self.is_answered)
        return self

    @property
    def said(self) -> dict[str, Any]:
        """The bot's first answer as it was sent: the message may have been edited since."""
        return self.discord.answered[self.record.token][0]

    @property
    def offers(self) -> list[Any]:
        """The autocomplete suggestions that the bot sent."""
        return [choice["value"] for choice in self.record.autocomplete_choices or []]

    @property
    def messages(self) -> list[Message]:
        """The message that answers the interaction."""
        stored = self.discord.backend.messages[self.record.channel_id]
        ids = [self.record.message_id, *self.record.followup_ids]
        return [stored[id] for id in ids if id in stored]

    @property
    def text(self) -> str:
        """The text of all its messages."""
        messages = self.messages
        parts = [
            part["content"] for m in messages for part in walk_components(m.components) if part["type"] == 10
        ]
        return "\n".join([m.content for m in messages if m.content] + parts)
