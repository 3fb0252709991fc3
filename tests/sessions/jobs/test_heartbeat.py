"""Uptime is stored, and survives a restart."""

from sessions import notes
from sessions.jobs import heartbeat


async def test_a_heartbeat_stores_uptime_and_the_lead_of_unix_time(harbour, house):
    harbour.now += 100
    await heartbeat.beat(house)
    assert await notes.get_note(house.db, "house-time") == f"{harbour.now} 0"


async def test_uptime_resumes_from_the_last_heartbeat(harbour, house):
    house = await harbour.restart(stopped=3600)
    await house.put("notes", "key", key="house-time", value="500000 500000")
    await heartbeat.resume(house)
    assert (house.time.uptime(), house.time.unix()) == (500_000, harbour.now)
