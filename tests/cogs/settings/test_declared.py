"""Each preference is declared once: its command, its select, what is stored and the export follow from that.

A new switch needs no line here.
"""

import pytest

from cogs.settings import options, screens
from sessions import Preferences
from sessions.people import forgetting as rights
from sessions.people.settings import preferences_of

VALUES = {name: options.values(name)[-1] for name in options.NAMES if options.values(name)} | {
    "every": "6",
    "zone": "Asia/Tokyo",
    "quiet_from": "1320",
    "quiet_to": "420",
    "language": "ja",
}
"""A new value for each preference, as text."""
NIGHT = {"from": "22:00", "to": "7:00", "zone": "Asia/Tokyo"}
COMMANDS = {
    "where": ("my reminders", {"where": VALUES["where"]}),
    "every": ("my reminders", {"every": 6}),
    "hidden": ("my privacy", {"hidden": True}),
    **dict.fromkeys(["quiet_from", "quiet_to", "zone"], ("my quiet", NIGHT)),
}
"""The commands that aren't `/my <name>`."""


async def present(port, person) -> dict[str, str]:
    """All preferences of a person, as text."""
    preferences = await preferences_of(port.db, person.id)
    return {name: options.written(preferences, name) for name in options.NAMES}


@pytest.mark.parametrize("name", options.NAMES)
async def test_a_preference_is_picked_kept_exported_and_forgotten(port, name):
    mei = port.person("Mei")
    panel = (await mei.slash("my settings")).shown
    await mei.forge(panel, f"hm:choose_setting:{name}", [VALUES[name]])
    await port.restart()
    assert (await present(port, mei))[name] == VALUES[name]
    [exported] = (await rights.export(port.house, mei.id))["settings"]
    assert exported[name] == getattr(await preferences_of(port.db, mei.id), name)
    await rights.forget(port.house, mei.id)
    assert await preferences_of(port.db, mei.id) == Preferences()


@pytest.mark.parametrize("name", options.NAMES)
async def test_a_preference_is_chosen_by_command(port, name):
    parameter = "on" if options.is_switch(name) else name
    value = True if options.is_switch(name) else VALUES[name]
    path, given = COMMANDS.get(name, (f"my {name}", {parameter: value}))
    mei = port.person("Mei")
    await mei.slash(path, **given)
    assert (await present(port, mei))[name] == VALUES[name]


async def test_the_panel_has_a_select_for_each_preference(port):
    mei = port.person("Mei")
    panel = (await mei.slash("my quiet", **NIGHT)).shown
    listed = {*options.NAMES} - {*screens.NOT_LISTED} | {"quiet_from", "quiet_to"}
    assert {*panel.ids} == {f"hm:choose_setting:{name}" for name in listed}


@pytest.mark.parametrize("name", options.NAMES)
async def test_a_forged_value_changes_nothing(port, name):
    mei = port.person("Mei")
    panel = (await mei.slash("my settings")).shown
    for setting, value in ((name, "unheard-of"), (name, "-1"), (f"{name}_", VALUES[name])):
        assert (await mei.forge(panel, f"hm:choose_setting:{setting}", [value])).private
    assert await preferences_of(port.db, mei.id) == Preferences()
