"""People's preferences in tests."""

from sessions import House, Preferences
from sessions.people import people

NOTIFIED = ("where", "every", "quiet_from", "quiet_to", "zone")


async def prefer(house: House, person: int, preferences: Preferences) -> None:
    """Replace all preferences of a person about notifications. The others stay."""
    await people.choose(house, person, {name: getattr(preferences, name) for name in NOTIFIED})
