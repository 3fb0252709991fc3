"""The chart: routes and cards, read from `chart.toml` or a corrected copy, and checked."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, cast

from msgspec import Struct

from engine.core.material import Material, WrongMaterial, read_toml
from engine.lubeck.data import CITIES, DECK_SIZE, HOME, KINDS, Card, City, Port, in_order

VALUES = range(1, 10)


class Chart(Struct, frozen=True):
    routes: dict[City, tuple[City, ...]]
    """The cities to which ships sail from each city; empty at the ends of routes."""
    legs: dict[City, dict[City, int]]
    """Number of legs from each city to each city that ships can reach from it, itself included."""
    cards: tuple[Card, ...]
    """The whole deck, sorted."""
    alike: tuple[tuple[Card, ...], ...]
    """The distinct cards, grouped with those that differ only in value."""

    @property
    def ends(self) -> tuple[City, ...]:
        return tuple(city for city, routes in self.routes.items() if not routes)


def read(text: str) -> Chart:
    """Parse the text of a chart. Raises WrongMaterial if it is unplayable."""
    return _Reader(text).chart()


MATERIAL = Material(Path(__file__).with_name("chart.toml"), read)
chart_of = MATERIAL.of
"""Parses the chart in a text, cached. None stands for the game's own text. Raises WrongMaterial."""


class _Reader:
    """Parses a text. Errors name the line."""

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        self._data = read_toml(text)

    def chart(self) -> Chart:
        self._only(self._data, ("ends", "cities", "extra"), "is no part of a chart")
        cities, extra = self._table("cities"), self._table("extra")
        self._only(cities, CITIES, "is no city of this game")
        for city in CITIES:
            if city not in cities:
                self._wrong("cities", f"{city} is missing")
        routes: dict[City, tuple[City, ...]] = {city: self._routes(city, cities[city]) for city in CITIES}
        self._check_ends(routes)
        legs: dict[City, dict[City, int]] = {city: _legs(city, routes) for city in CITIES}
        self._check_voyages(routes, legs)
        cards = [card for city in CITIES for card in self._cards_of(city, cities[city])]
        self._only(extra, ("pirates", "transfer"), "is no extra card")
        cards += [Card("pirates")] * self._count("pirates", extra, "pirates")
        cards += [Card("transfer")] * self._count("transfer", extra, "transfer")
        self._check_number(cards)
        alike: dict[tuple[str, str | None], dict[Card, None]] = {}
        for card in in_order(cards):
            alike.setdefault((card.kind, card.city), {})[card] = None
        return Chart(routes, legs, in_order(cards), tuple(map(tuple, alike.values())))

    def _wrong(self, name: str, problem: str) -> None:
        """Raise an error that blames the line on which `name` is set."""
        key = re.escape(name)
        pattern = re.compile(rf"""\s*(?:["']?{key}["']?\s*[=.]|\[\s*(?:\w+\.)?["']?{key}["']?\s*[\].])""")
        line = next((number for number, line in enumerate(self._lines, 1) if pattern.match(line)), 1)
        raise WrongMaterial(line, problem)

    def _only(self, data: Mapping[str, Any], known: Iterable[str], problem: str) -> None:
        for name in data:
            if name not in known:
                self._wrong(name, f"{name} {problem}")

    def _table(self, name: str) -> dict[str, Any]:
        table = self._data.get(name)
        if not isinstance(table, dict):
            self._wrong(name, f"there must be a table [{name}]")
        return cast("dict[str, Any]", table)

    def _routes(self, city: City, entry: Any) -> tuple[City, ...]:
        if not isinstance(entry, dict):
            self._wrong(city, f"{city} must be written {{ routes = [...], trade = [...] }}")
        named = self._row(city, cast("dict[str, Any]", entry), "routes")
        for each in named:
            if each not in CITIES:
                self._wrong(city, f"{city} has a route to {each!r}, which is no city of this game")
            if named.count(each) > 1:
                self._wrong(city, f"{city} has two routes to {each}")
        return tuple(cast("list[City]", named))

    def _row(self, city: str, entry: dict[str, Any], name: str) -> list[Any]:
        row = entry.get(name, [])
        if not isinstance(row, list):
            self._wrong(city, f"{name} of {city} must be a list in brackets")
        return cast("list[Any]", row)

    def _check_ends(self, routes: Mapping[City, tuple[City, ...]]) -> None:
        ends = self._data.get("ends")
        if not isinstance(ends, list):
            self._wrong("ends", "`ends` must be a list of cities in brackets")
        named = cast("list[Any]", ends)
        for each in named:
            if each not in CITIES:
                self._wrong("ends", f"{each!r} is no city of this game")
        for city in CITIES:
            if city in named and routes[city]:
                self._wrong(city, f"{city} is an end, but has a route to {routes[city][0]}")
            if city not in named and not routes[city]:
                self._wrong(city, f"no route leads on from {city}, but it is not among the ends")

    def _check_voyages(
        self, routes: Mapping[City, tuple[City, ...]], legs: Mapping[City, Mapping[City, int]]
    ) -> None:
        """Check that every city can be reached from Lübeck and that no ship can sail in a circle."""
        for city in CITIES:
            if any(city in legs[to] for to in routes[city]):
                self._wrong(city, f"from {city} ships come back to {city}: routes lead one way only")
            if city not in legs[HOME]:
                self._wrong(city, f"{city} can't be reached from {HOME}")

    def _cards_of(self, city: City, entry: dict[str, Any]) -> list[Card]:
        for name in entry:
            if name not in ("routes", "trade", "start", "double"):
                self._wrong(city, f"{city} has {name!r}; there are only routes, trade, start and double")
        values = self._row(city, entry, "trade")
        for value in values:
            if type(value) is not int or value not in VALUES:
                self._wrong(city, f"a trade card of {city} has the value {value!r}; it must be 1 to 9")
        port = cast("Port", city)
        cards = [Card("trade", port, value) for value in values]
        cards += [Card("start", port)] * self._count(city, entry, "start")
        cards += [Card("double", port)] * self._count(city, entry, "double")
        if cards and city == HOME:
            self._wrong(city, f"{HOME} has no cards")
        return cards

    def _count(self, key: str, entry: Mapping[str, Any], name: str) -> int:
        number = entry.get(name, 0)
        if type(number) is not int or not 0 <= number <= DECK_SIZE:
            self._wrong(key, f"{name} is {number!r}; it must be a number of cards")
        return cast("int", number)

    def _check_number(self, cards: list[Card]) -> None:
        if len(cards) != DECK_SIZE:
            kinds = Counter(card.kind for card in cards)
            told = ", ".join(f"{kinds[kind]} {kind}" for kind in KINDS)
            self._wrong(
                "cities", f"there must be {DECK_SIZE} cards in all, but there are {len(cards)} ({told})"
            )


def _legs(start: City, routes: Mapping[City, tuple[City, ...]]) -> dict[City, int]:
    """See `Chart.legs`."""
    legs: dict[City, int] = {start: 0}
    waiting: list[City] = [start]
    for city in waiting:
        for each in routes[city]:
            if each not in legs:
                legs[each] = legs[city] + 1
                waiting.append(each)
    return legs
