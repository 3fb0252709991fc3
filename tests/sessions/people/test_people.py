"""People's settings, and what is known of their Discord clients."""

from sessions import Preferences, Where
from sessions.people import people
from sessions.people.settings import Settings, settings_of
from tests.harbour import MEI, TOM


async def test_a_persons_language(harbour, house):
    assert (await settings_of(house.db, MEI.id)).language is None
    await people.set_language(house, MEI.id, "ja")
    assert (await settings_of(house.db, MEI.id)).language == "ja"
    assert (await settings_of(house.db, TOM.id)).language is None
    await people.set_language(house, MEI.id, None)
    assert (await settings_of(house.db, MEI.id)).language is None


async def test_the_language_of_a_persons_discord(house):
    assert (await settings_of(house.db, MEI.id)).seen is None
    for language in ("ja", "ja", "en"):
        await people.see_language(house, await settings_of(house.db, MEI.id), language)
        assert (await settings_of(house.db, MEI.id)).seen == language
    assert (await settings_of(house.db, MEI.id)).language is None


async def test_whether_direct_messages_are_refused(house):
    assert (await settings_of(house.db, MEI.id)).dm_refused is False
    await people.set_dm_refused(house, MEI.id, True)
    assert (await settings_of(house.db, MEI.id)).dm_refused is True
    await people.set_dm_refused(house, MEI.id, False)
    assert (await settings_of(house.db, MEI.id)).dm_refused is False


async def test_changing_one_setting_keeps_a_persons_others(house):
    await people.set_language(house, MEI.id, "ja")
    await people.set_dm_refused(house, MEI.id, True)
    await people.set_language(house, MEI.id, "en")
    settings = await settings_of(house.db, MEI.id)
    assert (settings.language, settings.dm_refused) == ("en", True)


async def test_preferences_survive_a_restart_and_keep_other_settings(harbour, house):
    assert (await settings_of(house.db, MEI.id)).preferences == Preferences()
    await people.set_language(house, MEI.id, "ja")
    chosen = Preferences(Where.DM, 12, 1350, 420, "Asia/Tokyo")
    await people.set_preferences(house, MEI.id, chosen)
    settings = await settings_of((await harbour.restart()).db, MEI.id)
    assert (settings.preferences, settings.language) == (chosen, "ja")


async def test_failing_to_store_a_discord_language_refuses_no_request(harbour, house):
    with harbour.faults.refuse("begin"):
        await people.see_language(house, Settings(MEI.id), "ja")
    assert (await settings_of(house.db, MEI.id)).seen is None
    await people.see_language(house, Settings(MEI.id), "ja")
    assert (await settings_of(house.db, MEI.id)).seen == "ja"
