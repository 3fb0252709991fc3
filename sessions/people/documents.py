"""The settings of people and of servers: one document each.

A setting is declared once, as a struct field with a name, a type and a default. Storage, export and checks
follow from the declaration.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.structs import asdict

from db import Reads, Row, Transaction
from sessions.errors import Refused
from sessions.tables.rows import decoded, decoded_or, decoded_singly

S = TypeVar("S", bound=msgspec.Struct)


@dataclass(frozen=True)
class Documents(Generic[S]):
    """The settings documents of all people, or of all servers. An invalid value affects only its setting."""

    kind: type[S]
    """The struct that declares the settings. All of them have defaults."""
    table: str
    key: str
    """The column that identifies the owner. It also names the lock."""
    columns: tuple[str, ...] = ()
    """Settings that queries filter by, so that they are columns too. They must be numbers or booleans."""

    async def load(self, reads: Reads, id: int) -> S:
        """The settings of one person or server."""
        row = await reads.one(
            f"SELECT * FROM {self.table} WHERE {self.key} = :id",  # noqa: S608 (our own names)
            id=id,
        )
        return self.kind() if row is None else self.read(row)

    def read(self, row: Row) -> S:
        """The settings in a row."""
        return decoded_singly(row["document"], self.kind, self._name(row))

    def exported(self, row: Row) -> dict[str, Any]:
        """Convert a row for an export, with each setting under its name."""
        others = {name: value for name, value in dict(row).items() if name != "document"}
        return others | self._fields(row) | asdict(self.read(row))

    async def troubles(self, reads: Reads) -> AsyncGenerator[str]:
        """Yield a line for each invalid setting, and for each row whose columns contradict its document."""
        for row in await reads.all(f"SELECT * FROM {self.table} ORDER BY {self.key}"):  # noqa: S608
            for trouble in self._troubles(row):
                yield f"{self._name(row)}: {trouble}"

    def _troubles(self, row: Row) -> Iterator[str]:
        fields = decoded(row["document"], dict[str, Any])
        if isinstance(fields, str):
            yield f"they can't be read: {fields}"
            return
        for name, value in fields.items():
            trouble = decoded(msgspec.json.encode({name: value}), self.kind)
            if isinstance(trouble, str):
                yield f"{name} can't be read: {trouble}"
        if any(row[name] != value for name, value in self._columns(self.read(row)).items()):
            yield "the columns aren't what the document says"

    async def change(
        self,
        tx: Transaction,
        id: int,
        values: Mapping[str, object],
        check: Callable[[S], object] = lambda _: None,
    ) -> S:
        """Store new values by name, and return the settings. `check` may refuse them.

        Everything else in the document stays, including fields that only a newer version knows. A number may
        be given as text. Refused: out-of-date.
        """
        await tx.lock(f"{self.key} {id}")
        row = await tx.one(f"SELECT * FROM {self.table} WHERE {self.key} = :id", id=id)  # noqa: S608
        fields, present = (self._fields(row), self.read(row)) if row else ({}, self.kind())
        changed = _with_values(present, values)
        check(changed)
        fields = {name: value for name, value in fields.items() if name not in values}
        chosen = {name: getattr(changed, name) for name in values}
        fields |= {name: value for name, value in chosen.items() if value != getattr(self.kind(), name)}
        document = msgspec.json.encode(fields).decode()
        await tx.put(self.table, self.key, **{self.key: id}, **self._columns(changed), document=document)
        return changed

    def _columns(self, settings: S) -> dict[str, int]:
        return {name: int(getattr(settings, name)) for name in self.columns}

    def _fields(self, row: Row) -> dict[str, Any]:
        """All fields of the document; empty if it can't be read."""
        return decoded_or(row["document"], dict[str, Any], {}, self._name(row))

    def _name(self, row: Row) -> str:
        return f"The settings of {self.key} {row[self.key]}"


def _with_values(settings: S, values: Mapping[str, object]) -> S:
    """Return the settings with these values changed. A number may be given as text. Refused: out-of-date."""
    if not values.keys() <= {*settings.__struct_fields__}:
        raise Refused("out-of-date")
    plain = msgspec.to_builtins({**asdict(settings), **values})
    try:
        return msgspec.convert(plain, type(settings), strict=False)
    except msgspec.ValidationError:
        raise Refused("out-of-date") from None
