"""Uptime on disk."""

from sessions import heartbeat, notes


async def test_uptime_is_noted_with_how_far_unix_time_is_ahead(house, sessions):
    house.now += 100
    await heartbeat.beat(sessions)
    assert await notes.get_note(sessions.db, "house-time") == f"{house.now} 0"


async def test_uptime_goes_on_from_what_was_noted(house, sessions):
    await house.stop()
    house.now += 3600
    sessions = await house.start()
    await sessions.put("notes", "key", key="house-time", value="500000 500000")
    await heartbeat.resume(sessions)
    assert (sessions.time.uptime(), sessions.time.unix()) == (500_000, house.now)
