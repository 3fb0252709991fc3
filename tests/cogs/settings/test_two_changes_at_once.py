"""Two changes of one person's or one server's settings at the same time: both hold."""

from itertools import permutations

import pytest

from cogs.settings.options import SERVER
from sessions.people import servers
from sessions.people.server_settings import server_settings
from tests.cogs.settings.test_declared import SELECTED, VALUES, present, value_of
from tests.simulated import Act

PICKED = {name: value for name, value in VALUES.items() if name != "hidden"}
"""New values of all preferences with a select on the panel."""


async def choose_at_once(port, person, *chosen):
    """Change these settings before the bot has answered any of the clicks."""
    await person.slash("my quiet", **{"from": "10:00", "to": "11:00", "zone": "Europe/Berlin"})
    panel = (await person.slash("my settings")).shown
    acts = [person.click_act(panel, id=f"hm:choose_setting:my:{each}", value=VALUES[each]) for each in chosen]
    await port.at_once(*acts)


@pytest.mark.parametrize("first", PICKED)
async def test_two_settings_that_are_changed_at_once_both_hold(port, first):
    for number, second in enumerate(PICKED.keys() - {first}):
        person = port.person(f"Player {number}")
        await choose_at_once(port, person, first, second)
        assert (await present(port, person)).items() >= {(each, VALUES[each]) for each in (first, second)}


async def test_all_settings_that_are_changed_at_once_hold(port):
    mei = port.person("Mei")
    await choose_at_once(port, mei, *PICKED)
    assert await present(port, mei) == PICKED | {"hidden": "off"}


async def test_all_settings_of_a_server_that_managers_change_at_once_hold(port):
    managers = [port.person(f"Manager {number}", manager=True) for number in range(len(SELECTED))]
    values = {name: value_of(SERVER, name) for name in SELECTED}
    acts: list[Act] = []
    for manager, (name, value) in zip(managers, values.items(), strict=True):
        panel = (await manager.slash("server settings")).shown
        acts.append(manager.click_act(panel, id=f"hm:choose_setting:server:{name}", value=value))
    await port.at_once(*acts)
    assert (await present(port, managers[0], SERVER)).items() >= values.items()


@pytest.mark.parametrize("changes", [*permutations(["add", "remove"])])
async def test_channels_that_two_managers_change_at_once_all_hold(port, changes):
    manager, server = port.person("Mei", manager=True), port.server.id
    kept, removed, first, second = (port.server.create_text_channel(f"room-{n}") for n in range(4))
    await servers.configure(port.house, server, {"channels": [kept.id, removed.id]})

    async def add_the_second():
        await servers.change_allowed_channels(port.house, server, lambda there: [*there, second.id])

    between = port.faults.after("read", add_the_second, what="FROM servers", times=1)
    for change in changes:
        await manager.slash(
            "server channels", change=change, channel=removed if change == "remove" else first
        )
    if between.left:  # The command reads nothing before its transaction.
        await add_the_second()
    assert {*(await server_settings(port.db, server)).channels} == {kept.id, first.id, second.id}
