"""Guesses of those who look on: sealed, told to nobody, scored when it is known."""

from sessions import About, Seer, Status
from tests.sessions.tables import ANN, MEI, SERVER, ZOE, refused


async def ends_of_rounds(house, table):
    """The events that end the rounds of a match that is played to its end now."""
    over = await house.play_on(table.id)
    assert over.status is Status.FINISHED
    return over, [event for event in over.match.log(None) if event.ends_round]


async def test_of_the_winner_counts_a_point_for_each_round_that_was_still_to_end(house, sessions):
    table = await house.begin()
    for person, seat in zip((ANN, ZOE), (0, 1), strict=True):
        await sessions.guesses.seal(table.id, person, About.MATCH, seat)
    over, rounds = await ends_of_rounds(house, table)
    points = {seer.person: seer.points for seer in await sessions.guesses.at(table.id)}
    for person, seat in ((ANN, 0), (ZOE, 1)):
        assert points[person.id] == (len(rounds) if over.result.places[seat] == 1 else 0)
    assert any(points.values()) == any(over.result.places[seat] == 1 for seat in (0, 1))


async def test_a_late_guess_counts_less(house, sessions):
    table = await house.begin()
    while (now := await house.play_on(table.id, moves=1)).status is Status.PLAYING:
        ended = sum(event.ends_round for event in now.match.log(None))
        if ended == 2:
            break
    for person, seat in ((ANN, 0), (ZOE, 1), (ANN._replace(id=77), 2), (ANN._replace(id=78), 3)):
        await sessions.guesses.seal(table.id, person, About.MATCH, seat)
    over, rounds = await ends_of_rounds(house, now)
    winners = sum(place == 1 for place in over.result.places.values())
    told = await sessions.guesses.at(table.id)
    assert sorted(seer.points for seer in told) == [0] * (4 - winners) + [len(rounds) - 2] * winners


async def test_of_the_captain_counts_one_when_the_round_ends(house, sessions):
    table = await house.begin()
    for number, seat in enumerate(range(4)):
        person = ANN._replace(id=100 + number)
        await sessions.guesses.seal(table.id, person, About.ROUND, seat)
    while not any(event.ends_round for event in (await sessions.tables.get(table.id)).match.log(None)):
        await house.play_on(table.id, moves=1)
    log = (await sessions.tables.get(table.id)).match.log(None)
    [end] = [event for event in log if event.ends_round]
    known = {
        guess.seat: guess.points for n in range(4) for guess in await sessions.guesses.of(table.id, 100 + n)
    }
    assert known == {seat: int(seat in end.captain_seats) for seat in range(4)}
    later = await sessions.guesses.seal(table.id, ANN._replace(id=100), About.ROUND, 0)
    assert later.round == 2 and later.points is None


async def test_it_stays_as_it_was_sealed(house, sessions):
    table = await house.begin()
    await sessions.guesses.seal(table.id, ANN, About.MATCH, 2)
    async with refused("sealed-already"):
        await sessions.guesses.seal(table.id, ANN, About.MATCH, 1)
    sessions = await house.restart()
    [guess] = await sessions.guesses.of(table.id, ANN.id)
    assert (guess.about, guess.seat, guess.points) == (About.MATCH, 2, None)
    assert await sessions.guesses.at(table.id) == []


async def test_the_seers_of_a_server_but_for_who_hides(house, sessions):
    table = await house.begin()
    for person, seat in ((ANN, 0), (ZOE, 0)):
        await sessions.guesses.seal(table.id, person, About.MATCH, seat)
    over, rounds = await ends_of_rounds(house, table)
    points = len(rounds) if over.result.places[0] == 1 else 0
    hits = int(points > 0)
    assert await sessions.guesses.in_server(SERVER, 10) == [
        Seer(ZOE.id, "Zoe", points, hits, 1),
        Seer(ANN.id, "Ann", points, hits, 1),
    ]
    assert await sessions.guesses.in_server(SERVER + 1, 10) == []
    await sessions.profiles.set_hidden(ZOE.id, True)
    assert [seer.person for seer in await sessions.guesses.in_server(SERVER, 10)] == [ANN.id]
    assert [seer.person for seer in await sessions.guesses.at(table.id)] == [ANN.id]


async def test_nothing_is_guessed_where_all_may_know_what_is_hidden(house, sessions):
    over = await house.finish()
    lobby = await sessions.hosting.play_on(over.id, 3, host=MEI, server=SERVER, channel=50)
    table = await sessions.hosting.start(lobby.id, MEI.id)
    async with refused("bad-option", option="guess", value="match"):
        await sessions.guesses.seal(table.id, ANN, About.MATCH, 0)
