"""What is kept in memory doesn't grow with the number of tables and people ever seen."""

import gc
from collections import Counter, deque
from collections.abc import Iterator, Mapping
from weakref import WeakKeyDictionary, WeakSet, WeakValueDictionary

from sessions.playing import hosting
from sessions.recent import Recent
from tests.harbour import GAME

OURS = ("sessions", "cogs", "ui", "service", "workers", "db")
CONTAINERS = (dict, set, list, deque, WeakKeyDictionary, WeakSet, WeakValueDictionary)
ROUNDS = 3
DAY = 86_400


def held(*roots: object) -> Counter[str]:
    """The sizes of all containers that our objects hold, by class and attribute."""
    sizes, seen, open_ones = Counter[str](), set[int](), list(roots)
    while open_ones:
        each = open_ones.pop()
        if id(each) in seen:
            continue
        seen.add(id(each))
        for name, value in attributes(each):
            if isinstance(value, CONTAINERS):
                sizes[f"{type(each).__name__}.{name}"] += len(value)
                inside = value.values() if isinstance(value, Mapping) else value
                open_ones += [found for found in [*inside] if is_ours(found)]
            elif is_ours(value):
                open_ones.append(value)
    return sizes


def attributes(thing: object) -> Iterator[tuple[str, object]]:
    names = [*getattr(thing, "__dict__", {})]
    for kind in type(thing).__mro__:
        names += [name for name in getattr(kind, "__slots__", ()) if isinstance(name, str)]
    for name in dict.fromkeys(names):
        if hasattr(thing, name):
            yield name, getattr(thing, name)


def is_ours(thing: object) -> bool:
    return type(thing).__module__.partition(".")[0] in OURS


async def use(port, number):
    """Four people play, look, ask and follow at three tables; one match ends, one is closed, one stays."""
    people = [port.person(f"Player {number}.{each}") for each in range(5)]
    host, *others, onlooker = people
    for how in ("finished", "closed", "left open"):
        channel = port.server.create_text_channel(f"room-{number}-{how}")
        await host.slash("game open", at=channel, game=GAME)
        for person in others:
            await person.slash("game join", at=channel)
        await host.slash("game start", at=channel)
        [row] = await port.db.all("SELECT max(id) AS id FROM tables")
        table = row["id"]
        await onlooker.slash("game watch follow", at=channel)
        for person in (host, *others):
            await person.slash("game show", at=channel)
            await person.slash("game hand", at=channel)
        await port.play_on(id=table) if how == "finished" else await port.play_on(id=table, moves=3)
        if how == "closed":
            await port.house.act(table, hosting.close, host.id, is_manager=True)
    await port.wait(3 * DAY)


def holding(port) -> Counter[str]:
    gc.collect()
    sizes = held(port.bot, port.bot.house, *port.bot.house.singles.values())
    # discord.py keeps views whose buttons aren't dynamic items. It keeps at most 128 private channels.
    store = port.bot._connection._view_store
    sizes["views"] = len(store._views) + len(store._synced_message_views) + len(store._modals)
    return sizes


async def test_memory_doesnt_grow_with_tables_and_people(port):
    sizes = list[Counter[str]]()
    for number in range(ROUNDS):
        await use(port, number)
        sizes.append(holding(port))
    assert {"Jobs.kinds", "Recent._kept", "OpenPanels._open", "Openings._places"} <= sizes[0].keys()
    grown = {name: [each[name] for each in sizes] for name in sizes[-1] if sizes[-1][name] > sizes[0][name]}
    assert not grown


def test_a_recent_value_is_forgotten_after_its_time():
    now = [0.0]
    recent = Recent[int, str](10, lambda: now[0])
    for each in range(100):
        now[0] = each
        recent[each] = "here"
    assert len(recent) == 11 and recent.get(99) == "here" and recent.get(80) is None
    recent[90] = "again"
    now[0] = 109.5
    assert recent.get(98) is None and recent.pop(90) is None and recent.pop(99) is None
    recent[1] = "one"
    assert len(recent) == 1


def test_what_lies_ahead_after_a_clock_was_set_back_is_forgotten():
    now = [1000.0]
    recent = Recent[int, str](10, lambda: now[0])
    recent[1] = "ahead"
    now[0] = 0
    assert recent.get(1) is None
    recent[2] = "now"
    assert len(recent) == 1
