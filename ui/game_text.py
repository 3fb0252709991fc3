"""What the engine says in codes and numbers, told in a person's language and with the players' names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from discord.utils import escape_markdown

from engine import Barred, Event, IllegalMove, Move, Question, Told
from engine import Value as Fact
from locales import Value, Words
from sessions import Refused


def message_prefix(game: str) -> str:
    """How a game's messages begin: "captains_orders" -> "captains-orders"."""
    return game.replace("_", "-")


class GameText:
    """One table's story in one language: its game's words with its players' names filled in."""

    def __init__(self, words: Words, game: str, names: Sequence[str]) -> None:
        """`names` by seat, as the players are called; sentences escape them for Discord's Markdown."""
        self.words = words
        self.game = game
        self.names = names
        self._escaped = [escape_markdown(name) for name in names]
        self._prefix = message_prefix(game)

    def say(self, id: str, /, **variables: Value) -> str:
        """A message of the game: `say("name")` is the game's name."""
        return self.words(f"{self._prefix}-{id}", **variables)

    def has(self, id: str) -> bool:
        """Whether the game has that message."""
        return self.words.has(f"{self._prefix}-{id}")

    def name(self, seat: int) -> str:
        """A player's name, for a sentence."""
        return self._escaped[seat]

    def listed(self, seats: Iterable[int]) -> str:
        """Several players' names, for a sentence."""
        return self.words.names([self._escaped[seat] for seat in seats])

    def together(self, things: Sequence[str]) -> str:
        """Several things as one phrase, each once: "pepper ×2 and cloves"."""
        return self.words.names(self._counted(things))

    def _counted(self, things: Sequence[str]) -> list[str]:
        say = self.words
        return [
            each if number == 1 else say("list-times", thing=each, number=number)
            for each, number in Counter(things).items()
        ]

    def event(self, event: Event) -> str:
        """One event as a sentence; one that shows what only some may know has a message of its own."""
        seen = "-seen" if event.seen else ""
        return self.say(f"event-{event.code}{seen}", **self.variables(event.facts))

    def question(self, question: Question) -> str:
        """What a seat is asked, as a sentence."""
        return self.say(f"ask-{question.code}", **self.variables(question.facts))

    def verb(self, verb: str, question: Question | None = None) -> str:
        """What an action is called; under some questions with their facts (`verb-<verb>.asked-<code>`)."""
        asked = f"verb-{verb}.asked-{question.code}" if question else ""
        if question and self.words.has(f"{self._prefix}-{asked}"):
            return self.say(asked, **self._filled(question.facts, self.names))
        return self.say(f"verb-{verb}")

    def hint(self, verb: str, question: Question) -> str:
        """An action told a little more; under some questions it may be told differently, with their facts."""
        special = f"verb-{verb}.hint-{question.code}"
        if self.words.has(f"{self._prefix}-{special}"):
            return self.say(special, **self.variables(question.facts))
        return self.say(f"verb-{verb}.hint")

    def barred(self, barred: Barred) -> str:
        """Why something can't be chosen now."""
        return self.say(f"barred-{barred.code}", **self.variables(barred.facts))

    def told(self, told: Told) -> str:
        """What an answer would come to."""
        return self.say(f"told-{told.code}", **self.variables(told.facts))

    def move(self, move: Move) -> str:
        """A move as a short phrase ("Pass a 7 to Mei"), for where no Markdown is read."""
        parts = dict(zip(move.fields, move.parts, strict=True))
        return self.say(f"move-{move.verb}", **self._filled(parts, self.names))

    def part(self, what: str, value: int | str) -> str:
        """One possible answer as a label: a seat by its player's name, all else by the game's words.

        What a thing is, the last word of its name says: a "to_ship" is a ship.
        """
        return self._part(what.rpartition("_")[2], value, {})

    def choice(self, what: str, value: int | str, question: Question) -> str:
        """The same where it is chosen: there it may tell of the question's facts (`part-<what>.asked`). Of a
        fact `<what>_kinds`, a row that goes with the values from 1 on, it may tell the `$kind` of each."""
        if not question.facts or not self.words.has(f"{self._prefix}-part-{what}.asked"):
            return self.part(what, value)
        own = {
            key.removeprefix(f"{what}_").removesuffix("s"): row[value - 1]
            for key, row in question.facts.items()
            if isinstance(row, tuple) and isinstance(value, int) and key.startswith(f"{what}_")
        }
        return self._part(f"{what}.asked", value, self._filled({**question.facts, **own}, self.names))

    def closed(self, what: str, value: int | str) -> str:
        """The same where no action takes it: `part-<what>.closed` says what it is that can't be done."""
        own = f"{what}.closed"
        return self.part(own if self.words.has(f"{self._prefix}-part-{own}") else what, value)

    def is_pieced(self, what: str) -> bool:
        """Whether such values are rows of words, each of which is told by itself (`part-<what>.word`)."""
        return self.words.has(f"{self._prefix}-part-{what}.word")

    def _part(self, what: str, value: int | str, facts: Mapping[str, Value]) -> str:
        if what == "seat":
            return self.names[int(value)]
        if isinstance(value, str) and self.is_pieced(what):
            words = [self.say(f"part-{what}.word", value=word, **facts) for word in value.split()]
            return self.words.names(words)
        return self.say(f"part-{what}", **{**facts, "value": value})

    def illegal(self, error: IllegalMove) -> str:
        """Why a move is refused: in the game's words, or in those that all games share."""
        own = f"{self._prefix}-illegal-{error.code}"
        id = own if self.words.has(own) else f"illegal-{error.code}"
        return self.words(id, **self.variables(error.details))

    def variables(self, facts: Mapping[str, Fact]) -> dict[str, Value]:
        """Facts as a message takes them: seats become names, and words of the engine those of the game."""
        return self._filled(facts, self._escaped)

    def _filled(self, facts: Mapping[str, Fact], names: Sequence[str]) -> dict[str, Value]:
        return {key: self._told(key.rpartition("_")[2], value, names) for key, value in facts.items()}

    def _told(self, what: str, value: Fact, names: Sequence[str]) -> Value:
        """`what` is the last word of a fact's name, which says what it is: "cards" is several of "card".

        Words that the game has no `part-<what>` for are left as they are, for messages to select by.
        """
        if isinstance(value, tuple):
            told = [self._told(what.removesuffix("s"), one, names) for one in value]
            if all(isinstance(one, str) for one in value):
                return self._counted(cast(list[str], told))
            return cast(Value, told)
        if what == "seat":
            return names[int(value)]
        if isinstance(value, str) and self.words.has(f"{self._prefix}-part-{what}"):
            return self.part(what, value)
        return value


def refusal(words: Words, error: Refused) -> str:
    """Why a table refuses something, and what to do next."""
    return words(f"refusal-{error.code}", **{name: _shown(name, fact) for name, fact in error.facts.items()})


def _shown(name: str, fact: int | str | tuple[int, ...] | None) -> Value:
    match name, fact:
        case _, None:
            return ""
        case "host" | "person", int():
            return f"<@{fact}>"
        case "table" | "value", int():
            return str(fact)
        case "until", int():
            return f"<t:{fact}:R>"
        case "channels", tuple():
            return [f"<#{channel}>" for channel in fact]
        case _:
            return fact
