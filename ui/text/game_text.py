"""Turns the engine's codes and numbers into words, with the players' names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from discord import PartialEmoji
from msgspec import Struct, structs

from engine import GAMES, Disabled, Event, IllegalMove, Move, Preview, Question, Statement
from engine import Value as Fact
from engine.core.move import MovePart
from engine.core.statement import kinds_of
from locales import Words, WordValue
from ui.text.markdown import cut, escaped
from ui.text.names import plain_name
from ui.text.signs import NO_SIGNS, Signs


def message_prefix(game: str) -> str:
    """The prefix of a game's messages: "captains_orders" -> "captains-orders"."""
    return game.replace("_", "-")


def joined(sentences: Iterable[str]) -> list[str]:
    """The sentences, one per line. One that ends with a colon shares its line with the next."""
    lines = list[str]()
    for sentence in sentences:
        if lines and lines[-1].endswith(":"):
            lines[-1] += f" {sentence}"
        elif lines and lines[-1].endswith("："):
            lines[-1] += sentence
        else:
            lines.append(sentence)
    return lines


class GameText:
    """A table's texts in one language: its game's words with the players' names."""

    def __init__(
        self,
        words: Words,
        game: str,
        names: Sequence[str],
        signs: Signs = NO_SIGNS,
        reader: int | None = None,
    ) -> None:
        """Prepare texts for players with these names, by seat.

        Names are unescaped here; sentences escape them for Markdown. `signs` are put before the things they
        stand for. `reader` is the seat of a private text's reader, whom some events address directly. None
        for everyone.
        """
        self.words = words
        self.game = game
        self.names = [plain_name(name, words) for name in names]
        self._escaped = [escaped(name) for name in self.names]
        self._prefix = message_prefix(game)
        self._signs = signs
        self._reader = reader

    def say(self, id: str, /, **variables: WordValue) -> str:
        """A message of the game: `say("name")` is the game's name."""
        return self.words(f"{self._prefix}-{id}", **variables)

    def has(self, id: str) -> bool:
        """Whether the game has the message."""
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
        """An event as a sentence with signs.

        Events with secret facts have their own message, as may events that address the reader
        (`event-obeyed-seen.to_seat`: "Ada gives you a 4").
        """
        id = f"event-{event.code}{'-seen' if event.is_whole else ''}"
        theirs = [f"{id}.{name}" for name in self._places_of_reader(event) if self.has(f"{id}.{name}")]
        return self.say([*theirs, id][0], **self._filled(event, self._escaped, signed=True))

    def lines(self, events: Iterable[Event]) -> list[str]:
        """The events as sentences, joined by `joined`."""
        return joined(map(self.event, events))

    def _places_of_reader(self, event: Event) -> list[str]:
        """The event's fields that name the reader."""
        if self._reader is None:
            return []
        facts = event.facts.items()
        return [name for name, value in facts if event.kinds.get(name) == "seat" and value == self._reader]

    def question(self, question: Question) -> str:
        """A seat's question as a sentence, with signs."""
        return self.say(f"ask-{question.code}", **self._filled(question.prompt, self._escaped, signed=True))

    def about(self, id: str, *statements: Statement | None) -> str:
        """A message of the game with the facts of these statements, with signs."""
        facts: dict[str, WordValue] = {}
        for each in statements:
            if each is not None:
                facts |= self._filled(each, self._escaped, signed=True)
        return self.say(id, **facts)

    def verb(self, verb: str, question: Question | None = None) -> str:
        """The name of an action. It may depend on the question and its facts (`verb-<verb>.asked-<code>`)."""
        asked = f"verb-{verb}.asked-{question.code}" if question else ""
        if question and self.words.has(f"{self._prefix}-{asked}"):
            return self.say(asked, **self._filled(question.prompt, self.names))
        return self.say(f"verb-{verb}")

    def built(self, verb: str, values: Sequence[MovePart]) -> Move:
        """The game's move with this verb and these values."""
        return GAMES[self.game].grammar.build(verb, values)

    def hint(self, verb: str, question: Question, *, brief: bool = False) -> str:
        """A description of an action, without Markdown. It may depend on the question and its facts.
        With `brief`, it is empty if it doesn't depend on them."""
        special = f"verb-{verb}.hint-{question.code}"
        if self.words.has(f"{self._prefix}-{special}"):
            return self.say(special, **self._filled(question.prompt, self.names))
        return "" if brief else self.say(f"verb-{verb}.hint")

    def several(self, verb: str) -> str:
        """The name of an action that takes several things together."""
        return self.say(f"verb-{verb}.several" if self.has(f"verb-{verb}.several") else f"verb-{verb}")

    def disabled(self, disabled: Disabled) -> str:
        """Why something can't be chosen now, with signs. The short form `barred-<code>` is preferred if there
        is one."""
        short, whole = f"barred-{disabled.code}", f"illegal-{disabled.code}"
        return self.say(
            short if self.has(short) else whole, **self._filled(disabled.reason, self._escaped, signed=True)
        )

    def preview(self, preview: Preview, most: int | None = None) -> str:
        """The preview of an answer, without Markdown.

        If it has more than `most` characters, the short form (`told-<code>.short`) replaces it, if any.
        """
        said = self.say(f"told-{preview.code}", **self._filled(preview, self.names))
        if most is not None and len(said) > most and self.has(f"told-{preview.code}.short"):
            return self.say(f"told-{preview.code}.short", **self._filled(preview, self.names))
        return said

    def names_answer(self, preview: Preview) -> bool:
        """Whether the preview's text names the answer itself."""
        return self.has(f"told-{preview.code}.whole")

    def told(self, answer: str, preview: Preview) -> str:
        """An answer with its preview. Some previews name the answer themselves (`told-<code>.whole`)."""
        if self.names_answer(preview):
            return self.say(f"told-{preview.code}.whole", **self._filled(preview, self.names))
        return self.words("panel-told", move=answer, told=self.preview(preview))

    def move(self, move: Move) -> str:
        """A move as a short phrase ("Pass a 7 to Mei"), without Markdown."""
        kinds = kinds_of(type(move))
        parts = {
            name: self._value(kinds.get(name), value, self.names)
            for name, value in zip(move.fields, move.parts, strict=True)
        }
        return self.say(f"move-{move.verb}", **parts)

    def part(self, what: str, value: int | str) -> str:
        """The label of a value: a seat by its player's name, anything else by the game's words."""
        return self._part(what, value, {})

    def choice(self, what: str, value: int | str, question: Question) -> str:
        """The label of a value to choose. It may use facts of the question about the value
        (`part-<what>.asked`)."""
        if not question.facts or not self.words.has(f"{self._prefix}-part-{what}.asked"):
            return self.part(what, value)
        facts = self._filled(question.prompt, self.names)
        if detail := question.prompt.detail(what, value):
            facts |= self._filled(detail, self.names)
        return self._part(f"{what}.asked", value, facts)

    def closed(self, what: str, value: int | str) -> str:
        """The label of a value that no action takes; `part-<what>.closed` says what can't be done."""
        own = f"{what}.closed"
        return self.part(own if self.words.has(f"{self._prefix}-part-{own}") else what, value)

    def is_pieced(self, what: str) -> bool:
        """Whether values of this kind are rows of words with names of their own (`part-<what>.word`)."""
        return self.words.has(f"{self._prefix}-part-{what}.word")

    def sign(self, what: str, value: int | str) -> PartialEmoji | None:
        """A value's sign for a button or an option, or None."""
        return self._signs.of(self.game, what, value)

    def _signed(self, what: str, value: str) -> str:
        """A value with its sign, for a sentence. In a row, each word has its own sign."""
        if self.is_pieced(what):
            return self.words.names(
                [
                    self._with_sign(what, word, self.say(f"part-{what}.word", value=word))
                    for word in value.split()
                ]
            )
        return self._with_sign(what, value, self.part(what, value))

    def _with_sign(self, what: str, value: str, said: str) -> str:
        sign = self.sign(what, value)
        return f"{sign} {said}" if sign else said

    def _part(self, what: str, value: int | str, facts: Mapping[str, WordValue]) -> str:
        if what == "seat":
            return self.names[int(value)]
        if isinstance(value, str) and self.is_pieced(what):
            words = [self.say(f"part-{what}.word", value=word, **facts) for word in value.split()]
            return self.words.names(words)
        return self.say(f"part-{what}", **{**facts, "value": value})

    def illegal(self, error: IllegalMove) -> str:
        """Why a move is refused, in the game's words or in those that all games share."""
        own = f"{self._prefix}-illegal-{error.code}"
        id = own if self.words.has(own) else f"illegal-{error.code}"
        said = self.variables(error.refusal)
        return self.words(
            id, **{name: cut(value) if isinstance(value, str) else value for name, value in said.items()}
        )

    def variables(self, statement: Statement) -> dict[str, WordValue]:
        """A statement's facts as message variables. Seats become names, and the engine's words the game's."""
        return self._filled(statement, self._escaped)

    def fields(self, view: Struct) -> dict[str, WordValue]:
        """The fields of a view, or of a struct in it, as message variables. None becomes "none"."""
        kinds, fields = kinds_of(type(view)), structs.asdict(view)
        return {
            name: "none" if value is None else self._value(kinds.get(name), value, self._escaped)
            for name, value in fields.items()
            if value is None or isinstance(value, int | str) or _is_row(value)
        }

    def _filled(
        self, statement: Statement, names: Sequence[str], *, signed: bool = False
    ) -> dict[str, WordValue]:
        kinds = statement.kinds
        return {
            name: self._value(kinds.get(name), value, names, signed=signed)
            for name, value in statement.facts.items()
        }

    def _value(
        self, kind: str | None, value: Fact, names: Sequence[str], *, signed: bool = False
    ) -> WordValue:
        """A value, or row of values, of this kind. Numbers and values without a kind stay as they are, for
        messages to select by."""
        if isinstance(value, tuple):
            said = [self._value(kind, one, names, signed=signed) for one in value]
            if all(isinstance(one, str) for one in value):
                return self._counted(cast("list[str]", said))
            return cast("WordValue", said)
        if kind == "seat":
            return names[int(value)]
        if kind and isinstance(value, str):
            return self._signed(kind, value) if signed else self.part(kind, value)
        return value


def _is_row(value: object) -> bool:
    row = cast("tuple[Any, ...]", value) if isinstance(value, tuple) else (None,)
    return all(isinstance(each, int | str) for each in row)
