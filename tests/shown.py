"""Messages of the simulated Discord in a form that tests can read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
import simcord
from simcord import components
from simcord.results import InteractionResult

from tests import drawings

SELECT_TYPES = (3, 5, 6, 7, 8)
"""Discord's component types for menus."""


class Answer:
    """The bot's answer to an interaction. Reads its text on demand: answers may be edited later."""

    def __init__(self, env: simcord.Env, result: InteractionResult) -> None:
        self.result = result
        self._env = env

    @property
    def messages(self) -> list[Shown]:
        """The answer and its follow-ups. The answer to a click may be an edit of the clicked message."""
        first = self.result.response
        responses = ([] if first is None else [first]) + self.result.followups
        return [Shown(self._env, each.channel_id, each.id) for each in responses]

    @property
    def shown(self) -> Shown:
        """The last message of the answer."""
        assert self.messages, f"no answer: {self.result!r}"
        return self.messages[-1]

    @property
    def text(self) -> str:
        """The text of all its messages."""
        return "\n".join(message.text for message in self.messages)

    @property
    def private(self) -> bool:
        """Whether only the caller sees it."""
        return all(message.private for message in self.messages)


@dataclass(frozen=True)
class Menu:
    """A select: its custom_id, and label -> value of its options. A user select has no options."""

    id: str
    options: dict[str, str]
    values: tuple[str, ...] = ()
    """Values of all options, since labels may repeat."""
    least: int = 1
    """Minimum number of choices."""
    descriptions: dict[str, str] = field(default_factory=dict)
    """Description of each option, by label."""


class Shown:
    """A message in its present state."""

    def __init__(self, env: simcord.Env, channel_id: int, id: int) -> None:
        self._env = env
        self._channel_id = channel_id
        self.id = id

    @property
    def stored(self) -> Any:
        """simcord's record of the message. Raises an error if the message was deleted."""
        return self._env.backend.get_message(self._channel_id, self.id)

    @property
    def exists(self) -> bool:
        """Whether the message still exists."""
        return self.id in self._env.backend.messages.get(self._channel_id, {})

    @property
    def message(self) -> discord.Message:
        """The message as a discord.py object."""
        return simcord.ResponseMessage(self._env, self.stored).message

    @property
    def in_server(self) -> bool:
        return self._env.backend.get_channel(self._channel_id).guild_id is not None

    @property
    def private(self) -> bool:
        return self.stored.is_ephemeral

    @property
    def text(self) -> str:
        """The content and all text displays, one per line."""
        texts = [self.stored.content, *(c["content"] for c in self.parts() if c["type"] == 10)]
        return "\n".join(text for text in texts if text)

    @property
    def alts(self) -> list[str]:
        """The alt texts of the pictures."""
        media = [item for c in self.parts() if c["type"] == 12 for item in c["items"]]
        media += [c for c in self.parts() if c["type"] == 11]
        return [item.get("description") or "" for item in media]

    @property
    def pictures(self) -> list[bytes]:
        """The contents of the attachments."""
        sent = [self._env.backend.cdn.get(file["url"]) or b"" for file in self.stored.attachments]
        return [drawings.drawing_of(each) for each in sent]

    @property
    def buttons(self) -> list[str]:
        """The labels of the enabled buttons."""
        return [c.get("label") or "" for c in self.parts() if c["type"] == 2 and not c.get("disabled")]

    @property
    def menus(self) -> list[Menu]:
        return [
            Menu(
                c["custom_id"],
                {option["label"]: option["value"] for option in c.get("options", [])},
                tuple(option["value"] for option in c.get("options", [])),
                c.get("min_values", 1),
                {option["label"]: option.get("description") or "" for option in c.get("options", [])},
            )
            for c in self.parts()
            if c["type"] in SELECT_TYPES
        ]

    @property
    def ids(self) -> list[str]:
        """The custom_ids of all enabled components."""
        return [c["custom_id"] for c in self.parts() if "custom_id" in c and not c.get("disabled")]

    def button(self, label: str) -> str:
        """The custom_id of the one button with this label."""
        found = [c for c in self.parts() if c["type"] == 2 and c.get("label") == label]
        assert len(found) == 1, f"{len(found)} buttons are called {label!r}; there are {self.buttons}"
        return found[0]["custom_id"]

    def menu(self, labels: Sequence[str], id: str | None = None) -> Menu:
        """The one select that offers these labels."""
        found = [m for m in self.menus if (id is None or m.id == id) and set(labels) <= m.options.keys()]
        assert len(found) == 1, f"{len(found)} selects offer {labels}; there are {self.menus}"
        return found[0]

    def parts(self) -> Iterator[dict[str, Any]]:
        return components.walk_components(self.stored.components)


def messages_in(env: simcord.Env, channel: int) -> list[Shown]:
    """The channel's public messages, oldest first."""
    stored = env.backend.messages.get(channel, {}).values()
    return [Shown(env, channel, m.id) for m in sorted(stored, key=lambda m: m.id) if not m.is_ephemeral]
