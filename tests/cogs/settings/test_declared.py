"""Each setting of a person and of a server is declared once: its command, its select, what is stored, the
export and the check follow from that.

A new setting needs no line here: `test_new_setting.py` adds two.
"""

import pytest
from msgspec import Struct

from cogs.settings import screens
from cogs.settings.options import MY, SERVER, Options
from cogs.settings.server import WITH_OWN_COMMANDS
from sessions.checking import troubles
from sessions.people.server_settings import ServerSettings, server_settings
from sessions.people.settings import preferences_of
from sessions.privacy import forgetting as rights
from tests.cogs.wording import EN
from tests.simulated import Person, Port

SELECTED = [name for name in SERVER.names if name not in WITH_OWN_COMMANDS]
"""A server's settings with a command and a select that follow from their declaration."""
DECLARED = [*((MY, name) for name in MY.names), *((SERVER, name) for name in SELECTED)]
NIGHT = {"from": "22:00", "to": "7:00", "zone": "Asia/Tokyo"}
COMMANDS = {
    "where": ("my reminders", "where"),
    "every": ("my reminders", "every"),
    "hidden": ("my privacy", "hidden"),
    "timeout": ("server timeout", "what"),
    "holidays": ("server holidays", "days"),
}
"""The commands, and how their parameters are called, if the setting's name doesn't tell."""
OTHERS = {"zone": "Asia/Tokyo", "quiet_from": "1320", "quiet_to": "420"}
"""New values of the settings that have no short list of values."""


def value_of(options: Options, name: str) -> str:
    """A new value for a setting, as text."""
    return OTHERS.get(name) or next(each for each in reversed(options.offered(name, "0")) if each != "auto")


VALUES = {name: value_of(MY, name) for name in MY.names}
"""A new value for each preference, as text."""


async def stored(port: Port, person: Person, options: Options) -> Struct:
    if options is MY:
        return await preferences_of(port.db, person.id)
    return await server_settings(port.db, port.server.id)


async def present(port: Port, person: Person, options: Options = MY) -> dict[str, str]:
    """All settings of a person or of the server, as text."""
    settings = await stored(port, person, options)
    return {name: options.written(settings, name) for name in options.names}


@pytest.fixture
def mei(port):
    return port.person("Mei", manager=True)


@pytest.mark.parametrize(("options", "name"), DECLARED, ids=lambda each: getattr(each, "group", each))
async def test_a_setting_is_picked_kept_and_sound(port, mei, options, name):
    before, value = await present(port, mei, options), value_of(options, name)
    panel = (await mei.slash(f"{options.group} settings")).shown
    await mei.forge(panel, f"hm:choose_setting:{options.group}:{name}", [value])
    await port.restart()
    assert await present(port, mei, options) == before | {name: value} != before
    assert [line async for line in troubles(port.db)] == []


@pytest.mark.parametrize(("options", "name"), DECLARED, ids=lambda each: getattr(each, "group", each))
async def test_a_setting_is_chosen_by_command(port, mei, options, name):
    text = value_of(options, name)
    path, parameter = COMMANDS.get(name, (f"{options.group} {name}", name))
    parameter = "on" if path == f"{options.group} {name}" and options.is_switch(name) else parameter
    value = text == "on" if options.is_switch(name) else int(text) if text.isdecimal() else text
    if name in ("quiet_from", "quiet_to", "zone"):
        await mei.slash("my quiet", **NIGHT)
    else:
        await mei.slash(path, **{parameter: value})
    assert (await present(port, mei, options))[name] == text


@pytest.mark.parametrize("name", MY.names)
async def test_a_preference_is_exported_and_forgotten(port, mei, name):
    default = await present(port, mei)
    panel = (await mei.slash("my settings")).shown
    await mei.forge(panel, f"hm:choose_setting:my:{name}", [VALUES[name]])
    [exported] = (await rights.export(port.house, mei.id))["settings"]
    assert exported[name] == getattr(await preferences_of(port.db, mei.id), name)
    await rights.forget(port.house, mei.id)
    assert await present(port, mei) == default


@pytest.mark.parametrize("name", SELECTED)
async def test_a_servers_setting_is_logged_and_in_the_managers_export(port, mei, name):
    value = value_of(SERVER, name)
    panel = (await mei.slash("server settings")).shown
    await mei.forge(panel, f"hm:choose_setting:server:{name}", [value])
    [exported] = (await rights.export(port.house, mei.id))["audit"]
    assert (exported["action"], exported["detail"]) == (f"{name}-set", value)
    detail = value if SERVER.is_switch(name) or value.isdecimal() else EN(f"{name}-{value}")
    logged = EN(f"audit-{name}-set", who=f"<@{mei.id}>", detail=detail)
    assert logged in (await mei.slash("server audit")).text


async def test_the_panels_have_a_select_for_each_setting(port, mei):
    panel = (await mei.slash("my quiet", **NIGHT)).shown
    listed = {*MY.names} - {*screens.NOT_LISTED} | {"quiet_from", "quiet_to"}
    assert {*panel.ids} == {f"hm:choose_setting:my:{name}" for name in listed}
    panel = (await mei.slash("server settings")).shown
    assert {*panel.ids} == {f"hm:choose_setting:server:{name}" for name in SELECTED}


@pytest.mark.parametrize("options", [MY, SERVER], ids=lambda each: each.group)
async def test_a_forged_value_changes_nothing(port, mei, options):
    before = await stored(port, mei, options)
    panel = (await mei.slash(f"{options.group} settings")).shown
    for name in options.names:
        value = OTHERS.get(name, "1")
        for setting, picked in ((name, "unheard-of"), (name, "-1"), (f"{name}_", value)):
            answer = await mei.forge(panel, f"hm:choose_setting:{options.group}:{setting}", [picked])
            assert answer.private
    for name in WITH_OWN_COMMANDS if options is SERVER else ():
        await mei.forge(panel, f"hm:choose_setting:server:{name}", [str(port.channel.id)])
    assert await stored(port, mei, options) == before


async def test_only_managers_see_and_change_a_servers_settings(port, mei):
    panel, tom = (await mei.slash("server settings")).shown, port.person("Tom")
    assert (await tom.slash("server settings")).text == EN("refusal-not-allowed")
    for name in SELECTED:
        await tom.forge(panel, f"hm:choose_setting:server:{name}", [value_of(SERVER, name)])
        assert await server_settings(port.db, port.server.id) == ServerSettings()
