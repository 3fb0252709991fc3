"""People's settings, and what is known of their Discord clients."""

import json

import pytest
from msgspec.structs import asdict, replace

from sessions import Preferences, Where
from sessions.people import people
from sessions.people.settings import PREFERENCES, Settings, preferences_of, settings_of
from tests.harbour import MEI, TOM
from tests.preferring import prefer


async def test_a_persons_language(harbour, house):
    assert (await preferences_of(house.db, MEI.id)).language is None
    await people.choose(house, MEI.id, {"language": "ja"})
    assert (await preferences_of(house.db, MEI.id)).language == "ja"
    assert (await preferences_of(house.db, TOM.id)).language is None
    await people.choose(house, MEI.id, {"language": None})
    assert (await preferences_of(house.db, MEI.id)).language is None


async def test_the_language_of_a_persons_discord(house):
    assert (await settings_of(house.db, MEI.id)).seen is None
    for language in ("ja", "ja", "en"):
        await people.see_language(house, await settings_of(house.db, MEI.id), language)
        assert (await settings_of(house.db, MEI.id)).seen == language
    assert (await preferences_of(house.db, MEI.id)).language is None


async def test_whether_direct_messages_are_refused(house):
    assert (await settings_of(house.db, MEI.id)).dm_refused is False
    await people.set_dm_refused(house, MEI.id, True)
    assert (await settings_of(house.db, MEI.id)).dm_refused is True
    await people.set_dm_refused(house, MEI.id, False)
    assert (await settings_of(house.db, MEI.id)).dm_refused is False


async def test_changing_one_setting_keeps_a_persons_others(house):
    await people.choose(house, MEI.id, {"language": "ja"})
    await people.set_dm_refused(house, MEI.id, True)
    await people.choose(house, MEI.id, {"language": "en"})
    settings = await settings_of(house.db, MEI.id)
    assert (settings.preferences.language, settings.dm_refused) == ("en", True)


async def test_preferences_survive_a_restart_and_keep_other_settings(harbour, house):
    assert await preferences_of(house.db, MEI.id) == Preferences()
    await people.choose(house, MEI.id, {"language": "ja"})
    chosen = Preferences(Where.DM, 12, 1350, 420, "Asia/Tokyo")
    await prefer(house, MEI.id, chosen)
    assert await preferences_of((await harbour.restart()).db, MEI.id) == replace(chosen, language="ja")


async def test_failing_to_store_a_discord_language_refuses_no_request(harbour, house):
    with harbour.faults.refuse("begin"):
        await people.see_language(house, Settings(MEI.id), "ja")
    assert (await settings_of(house.db, MEI.id)).seen is None
    await people.see_language(house, Settings(MEI.id), "ja")
    assert (await settings_of(house.db, MEI.id)).seen == "ja"


SPOILT = [(name, "{}") for name in Preferences.__struct_fields__] + [
    ("where", '"moon"'),
    ("every", "0"),
    ("quiet_from", "1440"),
    ("quiet_to", "-1"),
    ("zone", '"Atlantis"'),
    ("hidden", "null"),
]


@pytest.mark.parametrize(("name", "value"), SPOILT)
async def test_a_spoilt_preference_costs_only_itself(house, name, value):
    chosen = Preferences(Where.BOTH, 12, 1350, 420, "Asia/Tokyo", auto=True, text=True, language="ja")
    stored = {each: json.dumps(value) for each, value in asdict(chosen).items()} | {name: value}
    document = ", ".join(f'"{each}": {value}' for each, value in stored.items())
    await house.put("people", "person", person=MEI.id, document=f'{{{document}, "gone": 1}}')
    default = getattr(Preferences(), name)
    assert await preferences_of(house.db, MEI.id) == replace(chosen, **{name: default})


async def test_a_choice_keeps_what_only_a_newer_version_can_read(house):
    """Two versions on one server, or a version that was taken back."""
    newer = '{"where": "pigeon", "melody": {"shanty": 3}, "every": 12, "language": "ja"}'
    await house.put("people", "person", person=MEI.id, document=newer)
    await people.choose(house, MEI.id, {"every": 24, "auto": True})
    row = await house.db.one("SELECT * FROM people WHERE person = :person", person=MEI.id)
    kept = {"where": "pigeon", "melody": {"shanty": 3}, "language": "ja", "auto": True}
    assert json.loads(row["document"]) == kept
    assert PREFERENCES.exported(row)["melody"] == {"shanty": 3}
    await people.choose(house, MEI.id, {"where": "none"})
    assert (await preferences_of(house.db, MEI.id)).where is Where.NONE


async def test_a_choice_replaces_a_document_that_cant_be_read(house):
    await house.put("people", "person", person=MEI.id, document="[")
    await people.choose(house, MEI.id, {"every": 6})
    assert await preferences_of(house.db, MEI.id) == Preferences(every=6)
