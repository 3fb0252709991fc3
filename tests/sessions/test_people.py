"""What people have set, and what is known of their Discord clients."""

from sessions import Preferences, Where
from tests.sessions.tables import MEI, TOM, full


async def test_a_persons_language(house, sessions):
    assert await sessions.people.language(MEI.id) is None
    await sessions.people.set_language(MEI.id, "ja")
    assert await sessions.people.language(MEI.id) == "ja"
    assert await sessions.people.language(TOM.id) is None
    await sessions.people.set_language(MEI.id, None)
    assert await sessions.people.language(MEI.id) is None


async def test_the_language_of_a_persons_discord(sessions):
    assert await sessions.people.seen_language(MEI.id) is None
    for language in ("ja", "ja", "en"):
        await sessions.people.see_language(MEI.id, language)
        assert await sessions.people.seen_language(MEI.id) == language
    assert await sessions.people.language(MEI.id) is None


async def test_whether_direct_messages_are_refused(sessions):
    assert await sessions.people.dm_refused(MEI.id) is False
    await sessions.people.set_dm_refused(MEI.id, True)
    assert await sessions.people.dm_refused(MEI.id) is True
    await sessions.people.set_dm_refused(MEI.id, False)
    assert await sessions.people.dm_refused(MEI.id) is False


async def test_a_persons_settings_do_not_disturb_each_other(sessions):
    await sessions.people.set_language(MEI.id, "ja")
    await sessions.people.set_dm_refused(MEI.id, True)
    await sessions.people.set_language(MEI.id, "en")
    assert (await sessions.people.language(MEI.id), await sessions.people.dm_refused(MEI.id)) == ("en", True)


async def test_preferences_are_kept_and_do_not_disturb_other_settings(house, sessions):
    assert sessions.people.preferences(MEI.id) == Preferences()
    await sessions.people.set_language(MEI.id, "ja")
    chosen = Preferences(Where.DM, 12, 1350, 420, "Asia/Tokyo")
    await sessions.people.set_preferences(MEI.id, chosen)
    sessions = await house.restart()
    assert sessions.people.preferences(MEI.id) == chosen and await sessions.people.language(MEI.id) == "ja"


async def test_nobody_is_refused_since_their_discords_language_cannot_be_stored(house, sessions, monkeypatch):
    with monkeypatch.context() as patch:
        full(house, patch)
        await sessions.people.see_language(MEI.id, "ja")
    assert await sessions.people.seen_language(MEI.id) is None
    await sessions.people.see_language(MEI.id, "ja")
    assert await sessions.people.seen_language(MEI.id) == "ja"
