"""Tournaments for tests, in a few words; their tables are opened as the program would."""

from sessions import Person, Status, Tournament
from sessions.tournaments import organising, tournaments
from sessions.tournaments import tournaments as tournaments_service
from tests.sessions.tables import CHANNEL, MEI, SERVER, House

PEOPLE = [Person(100 + number, f"P{number}") for number in range(1, 33)]
DAY = 86_400


async def cup(
    house: House,
    people: int = 8,
    *,
    format: str = "swiss",
    game: str = "fleet",
    pace: int = DAY,
    **settings,
) -> Tournament:
    """One that so many of PEOPLE have joined, organised by Mei."""
    opened = await tournaments.open_tournament(
        house.sessions,
        server=SERVER,
        channel=CHANNEL,
        organiser=MEI,
        name="Autumn Cup",
        game=game,
        format=format,
        pace=pace,
        **settings,
    )
    for person in PEOPLE[:people]:
        opened = await tournaments.join(house.sessions, opened.id, person)
    return opened


async def begin(house: House, people: int = 8, **settings) -> Tournament:
    """The same, its first round drawn and its tables open."""
    opened = await cup(house, people, **settings)
    await organising.start(house.sessions, opened.id, MEI.id)
    return await go_on(house, opened.id)


async def go_on(house: House, id: int) -> Tournament:
    """Let it do what is due, and open the tables of its round."""
    await house.wait(0)
    await house.sessions.jobs.settled()
    tournament = await tournaments.get_tournament(house.sessions, id)
    for number, pod in enumerate(tournament.present, 1):
        if pod.table is None:
            room = 10_000 * id + 100 * tournament.round + number
            await tournaments.note_room(house.sessions, id, tournament.round, number, room)
            await tournaments.open_pod(house.sessions, id, tournament.round, number, room, CHANNEL)
    return await tournaments.get_tournament(house.sessions, id)


async def play_round(house: House, id: int, *tables: int) -> Tournament:
    """Play the tables of the present round to their end, or those of these numbers; then let it go on."""
    tournament = await tournaments_service.get_tournament(house.sessions, id)
    for number, pod in enumerate(tournament.present, 1):
        if not tables or number in tables:
            assert pod.table is not None
            table = await house.play_on(pod.table, seed=number)
            assert table.status is Status.FINISHED
    return await go_on(house, id)
