"""`/my`: where, how often and when people are notified of their turns."""

import pytest

from sessions import Preferences, Where
from sessions.people import people
from sessions.people.settings import preferences_of, settings_of
from tests.cogs.wording import EN, JA


@pytest.fixture
def mei(port):
    return port.person("Mei")


async def preferences(port, person) -> Preferences:
    return await preferences_of(port.db, person.id)


def lines(answer) -> list[str]:
    return [line.removeprefix("- ") for line in answer.shown.text.splitlines()]


async def test_the_settings_panel_privately_shows_all_settings(port, mei):
    answer = await mei.slash("my settings")
    assert answer.private
    assert lines(answer) == [
        EN("my-title"),
        EN("my-where", where="dm"),
        EN("my-every", every=24),
        EN("my-choose-zone"),
        EN("my-no-quiet"),
        f"-# {EN('my-choose-quiet-from')} · {EN('my-zone-first')}",
        f"-# {EN('my-choose-quiet-to')} · {EN('my-zone-first')}",
        EN("my-auto", auto="off"),
        f"-# {EN('my-auto-told')}",
        EN("my-text", text="off"),
        EN("my-language", label=EN("language-auto")),
    ]


async def test_disabled_settings_explain_why(port, mei):
    await mei.slash("my quiet", zone="Asia/Tokyo")
    answer = await mei.slash("my settings")
    assert f"-# {EN('my-choose-quiet-from')}" in answer.shown.text.splitlines()
    assert f"-# {EN('my-choose-quiet-to')} · {EN('my-begin-first')}" in answer.shown.text.splitlines()


async def test_automatic_answers_are_set_by_command_and_by_select(port, mei):
    answer = await mei.slash("my auto", on=True)
    assert EN("my-auto", auto="on") in answer.text and (await preferences_of(port.db, mei.id)).auto
    await port.restart()
    assert (await preferences_of(port.db, mei.id)).auto
    await mei.choose(answer.shown, EN("auto-off"))
    assert not (await preferences_of(port.db, mei.id)).auto


async def test_picture_descriptions_are_set_by_select(port, mei):
    panel = (await mei.slash("my settings")).shown
    await mei.choose(panel, EN("text-on"))
    assert (await preferences_of(port.db, mei.id)).text
    assert EN("my-text", text="on") in panel.text
    await mei.choose(panel, EN("text-off"))
    assert not (await preferences_of(port.db, mei.id)).text


async def test_reminders_are_set_by_command(port, mei):
    answer = await mei.slash("my reminders", where="dm", every=12)
    assert await preferences(port, mei) == Preferences(Where.DM, 12)
    assert EN("my-where", where="dm") in lines(answer) and EN("my-every", every=12) in lines(answer)
    await mei.slash("my reminders", every=48)
    assert await preferences(port, mei) == Preferences(Where.DM, 48)


async def test_quiet_hours_are_set_by_command(port, mei):
    answer = await mei.slash("my quiet", **{"from": "22:30"}, to="7", zone="Europe/Berlin")
    assert await preferences(port, mei) == Preferences(quiet_from=1350, quiet_to=420, zone="Europe/Berlin")
    now = "01:00"  # The simulated Discord begins at midnight UTC in winter.
    assert EN("my-quiet", begin="22:30", end="07:00", city="Berlin", now=now) in lines(answer)


async def test_a_city_is_accepted_as_a_time_zone(port, mei):
    await mei.slash("my quiet", **{"from": "22"}, to="7", zone="東京")
    assert (await preferences(port, mei)).zone == "Asia/Tokyo"


async def test_the_time_zone_can_be_changed_alone(port, mei):
    await mei.slash("my quiet", **{"from": "22"}, to="7", zone="Asia/Tokyo")
    await mei.slash("my quiet", zone="Europe/Berlin")
    assert await preferences(port, mei) == Preferences(quiet_from=1320, quiet_to=420, zone="Europe/Berlin")


async def test_equal_start_and_end_mean_no_quiet_hours(port, mei):
    await mei.slash("my quiet", **{"from": "22"}, to="7", zone="Asia/Tokyo")
    answer = await mei.slash("my quiet", **{"from": "0"}, to="0")
    assert EN("my-no-quiet") in lines(answer)


@pytest.mark.parametrize(
    ("typed", "refusal", "facts"),
    [
        ({"from": "22"}, "half-a-night", {}),
        ({"to": "7"}, "half-a-night", {}),
        ({"from": "late", "to": "7", "zone": "UTC"}, "not-a-time", {"text": "late"}),
        ({"from": "22", "to": "7"}, "zone-missing", {"begin": "22:00"}),
        ({"zone": "Atlantis"}, "no-such-zone", {"zone": "Atlantis"}),
    ],
)
async def test_invalid_quiet_hours_are_refused_without_changes(port, mei, typed, refusal, facts):
    answer = await mei.slash("my quiet", **typed)
    assert answer.private and answer.text == EN(f"refusal-{refusal}", **facts)
    assert await preferences(port, mei) == Preferences()


async def test_times_and_zones_are_autocompleted(port):
    mei, ren = port.person("Mei"), port.person("Ren", "ja")
    assert list((await mei.offered("my quiet", "from", "23:1")).values()) == ["23:01"]
    assert list((await mei.offered("my quiet", "zone", "berl")).values()) == ["Europe/Berlin"]
    first = next(iter((await ren.offered("my quiet", "zone")).items()))
    assert first == (JA("zone-offered", city="東京", now="09:00", zone="Asia/Tokyo"), "Asia/Tokyo")


async def test_all_preferences_can_be_chosen_in_the_panel(port, mei):
    panel = (await mei.slash("my settings")).shown
    await mei.choose(panel, EN("where-channel"))
    await mei.choose(panel, EN("every-number", number=6))
    await mei.choose(panel, EN("zone-offered", city="New York", now="19:00", zone="America/New_York"))
    await mei.choose(panel, "22:00", id="hm:choose_setting:my:quiet_from")
    await mei.choose(panel, "07:00", id="hm:choose_setting:my:quiet_to")
    await mei.choose(panel, EN("language-ja"))
    assert await preferences(port, mei) == Preferences(
        Where.CHANNEL, 6, 1320, 420, "America/New_York", language="ja"
    )
    assert panel.text.splitlines()[0] == JA("my-title")
    assert panel.text.splitlines()[-1] == JA("my-language", label=JA("language-ja"))
    await mei.choose(panel, JA("quiet-none"))
    assert not (await preferences(port, mei)).has_quiet_hours


async def test_quiet_hours_can_be_chosen_once_the_zone_is_known(port, mei):
    panel = (await mei.slash("my settings")).shown
    assert not [menu for menu in panel.ids if "quiet" in menu]
    await mei.slash("my quiet", zone="Paris")
    panel = (await mei.slash("my settings")).shown
    assert [menu for menu in panel.ids if "quiet" in menu] == ["hm:choose_setting:my:quiet_from"]


async def test_a_time_between_full_hours_is_offered_in_the_select(port, mei):
    answer = await mei.slash("my quiet", **{"from": "22:45"}, to="7:15", zone="UTC")
    [begin] = [menu for menu in answer.shown.menus if menu.id == "hm:choose_setting:my:quiet_from"]
    assert "22:45" in begin.options and "22:00" not in begin.options and len(begin.options) == 25


async def test_the_settings_panel_works_after_a_restart_and_in_dms(port, mei):
    answer = await mei.dm_slash("my settings")
    await port.restart()
    await mei.choose(answer.shown, EN("where-none"))
    assert (await preferences(port, mei)).where is Where.NONE


async def test_choosing_dms_again_clears_their_refusal(port, mei):
    await people.set_dm_refused(port.house, mei.id, True)
    answer = await mei.slash("my settings")
    assert EN("my-dm-refused") in answer.text
    answer = await mei.slash("my reminders", where="dm")
    assert EN("my-dm-refused") not in answer.text
    assert not (await settings_of(port.db, mei.id)).dm_refused


async def test_the_settings_panel_shows_a_holiday(port, mei):
    until = int(port.now) + 3 * 86_400
    await mei.slash("my away", until="3d")
    answer = await mei.slash("my settings")
    assert EN("my-away", until=f"<t:{until}:D>") in lines(answer)
