"""Short ways to set up tournaments for tests. Tables are opened as the program opens them."""

from cogs.tournament import organising
from cogs.tournament import service as tournaments
from cogs.tournament import service as tournaments_service
from cogs.tournament.document import Tournament
from sessions import Person, Status
from tests.harbour import CHANNEL, MEI, SERVER, Harbour

PEOPLE = [Person(100 + number, f"P{number}") for number in range(1, 33)]
DAY = 86_400


async def cup(
    harbour: Harbour,
    people: int = 8,
    *,
    organiser: Person = MEI,
    format: str = "swiss",
    game: str = "captains_orders",
    pace: int = DAY,
    **settings,
) -> Tournament:
    """A tournament that the first `people` of PEOPLE have joined."""
    opened = await tournaments.open_tournament(
        harbour.house,
        server=SERVER,
        channel=CHANNEL,
        organiser=organiser,
        name="Autumn Cup",
        game=game,
        format=format,
        pace=pace,
        **settings,
    )
    for person in PEOPLE[:people]:
        opened = await tournaments.join(harbour.house, opened.id, person)
    return opened


async def begin(harbour: Harbour, people: int = 8, **settings) -> Tournament:
    """A tournament with its first round drawn and its tables open."""
    opened = await cup(harbour, people, **settings)
    assert opened.organiser is not None
    await organising.start(harbour.house, opened.id, opened.organiser)
    return await go_on(harbour, opened.id)


async def go_on(harbour: Harbour, id: int) -> Tournament:
    """Let the tournament take its due step, then open the tables of its round."""
    await harbour.wait(0)
    await harbour.house.jobs.settled()
    tournament = await tournaments.get_tournament(harbour.house, id)
    for number, pod in enumerate(tournament.present, 1):
        if pod.table is None:
            room = 10_000 * id + 100 * tournament.round + number
            await tournaments.note_room(harbour.house, id, tournament.round, number, room)
            await tournaments.open_pod(harbour.house, id, tournament.round, number, room, CHANNEL)
    return await tournaments.get_tournament(harbour.house, id)


async def play_round(harbour: Harbour, id: int, *tables: int) -> Tournament:
    """Play these tables of the current round to their end, by default all; then advance the tournament."""
    tournament = await tournaments_service.get_tournament(harbour.house, id)
    for number, pod in enumerate(tournament.present, 1):
        if not tables or number in tables:
            assert pod.table is not None
            table = await harbour.play_on(pod.table, seed=number)
            assert table.status is Status.FINISHED
    return await go_on(harbour, id)
