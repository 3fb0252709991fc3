"""What people have set, and what is known of their Discord clients."""

from sessions import Preferences, Where, people
from tests.sessions.tables import MEI, TOM, full


async def test_a_persons_language(house, sessions):
    assert await people.language(sessions, MEI.id) is None
    await people.set_language(sessions, MEI.id, "ja")
    assert await people.language(sessions, MEI.id) == "ja"
    assert await people.language(sessions, TOM.id) is None
    await people.set_language(sessions, MEI.id, None)
    assert await people.language(sessions, MEI.id) is None


async def test_the_language_of_a_persons_discord(sessions):
    assert await people.seen_language(sessions, MEI.id) is None
    for language in ("ja", "ja", "en"):
        await people.see_language(sessions, MEI.id, language)
        assert await people.seen_language(sessions, MEI.id) == language
    assert await people.language(sessions, MEI.id) is None


async def test_whether_direct_messages_are_refused(sessions):
    assert await people.dm_refused(sessions, MEI.id) is False
    await people.set_dm_refused(sessions, MEI.id, True)
    assert await people.dm_refused(sessions, MEI.id) is True
    await people.set_dm_refused(sessions, MEI.id, False)
    assert await people.dm_refused(sessions, MEI.id) is False


async def test_a_persons_settings_do_not_disturb_each_other(sessions):
    await people.set_language(sessions, MEI.id, "ja")
    await people.set_dm_refused(sessions, MEI.id, True)
    await people.set_language(sessions, MEI.id, "en")
    assert (await people.language(sessions, MEI.id), await people.dm_refused(sessions, MEI.id)) == (
        "en",
        True,
    )


async def test_preferences_are_kept_and_do_not_disturb_other_settings(house, sessions):
    assert await people.preferences(sessions, MEI.id) == Preferences()
    await people.set_language(sessions, MEI.id, "ja")
    chosen = Preferences(Where.DM, 12, 1350, 420, "Asia/Tokyo")
    await people.set_preferences(sessions, MEI.id, chosen)
    sessions = await house.restart()
    assert (
        await people.preferences(sessions, MEI.id) == chosen
        and await people.language(sessions, MEI.id) == "ja"
    )


async def test_nobody_is_refused_since_their_discords_language_cannot_be_stored(house, sessions, monkeypatch):
    with monkeypatch.context() as patch:
        full(house, patch)
        await people.see_language(sessions, MEI.id, "ja")
    assert await people.seen_language(sessions, MEI.id) is None
    await people.see_language(sessions, MEI.id, "ja")
    assert await people.seen_language(sessions, MEI.id) == "ja"
