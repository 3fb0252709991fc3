"""Spectators' guesses: sealed, secret, and scored as soon as the answer is known."""

import pytest

from cogs.guess import service as guesses
from cogs.guess.service import About, Seer
from sessions import Person, Status
from sessions.people import people
from sessions.playing import clocks, hosting
from sessions.playing import lobby as lobby_service
from tests.harbour import ANN, CREW, MEI, SERVER, ZOE, refused, to_move


async def ends_of_rounds(harbour, table):
    """Play a match to its end. Returns the events that ended its rounds."""
    over = await harbour.play_on(table.id)
    assert over.status is Status.FINISHED
    return over, [event for event in over.match.log(None) if event.ends_round]


async def test_a_correct_winner_scores_a_point_per_remaining_round(harbour, house):
    table = await harbour.begin()
    for person, seat in zip((ANN, ZOE), (0, 1), strict=True):
        await house.act(table.id, guesses.seal, person, About.MATCH, seat)
    over, rounds = await ends_of_rounds(harbour, table)
    points = {seer.person: seer.points for seer in await guesses.seers_at(house.db, table.id)}
    for person, seat in ((ANN, 0), (ZOE, 1)):
        assert points[person.id] == (len(rounds) if over.result.places[seat] == 1 else 0)
    assert any(points.values()) == any(over.result.places[seat] == 1 for seat in (0, 1))


async def test_a_late_guess_scores_less(harbour, house):
    table = await harbour.begin()
    while (now := await harbour.play_on(table.id, moves=1)).status is Status.PLAYING:
        ended = sum(event.ends_round for event in now.match.log(None))
        if ended == 2:
            break
    for person, seat in ((ANN, 0), (ZOE, 1), (Person(77, "Ann"), 2), (Person(78, "Ann"), 3)):
        await house.act(table.id, guesses.seal, person, About.MATCH, seat)
    over, rounds = await ends_of_rounds(harbour, now)
    winners = sum(place == 1 for place in over.result.places.values())
    told = await guesses.seers_at(house.db, table.id)
    assert sorted(seer.points for seer in told) == [0] * (4 - winners) + [len(rounds) - 2] * winners


async def test_a_correct_captain_scores_one_at_the_end_of_the_round(harbour, house):
    table = await harbour.begin()
    for number, seat in enumerate(range(4)):
        person = Person(100 + number, "Ann")
        await house.act(table.id, guesses.seal, person, About.ROUND, seat)
    while not any(event.ends_round for event in (await house.tables.get(table.id)).match.log(None)):
        await harbour.play_on(table.id, moves=1)
    log = (await house.tables.get(table.id)).match.log(None)
    [end] = [event for event in log if event.ends_round]
    known = {
        guess.seat: guess.points
        for n in range(4)
        for guess in await guesses.guesses_of(house.db, table.id, 100 + n)
    }
    assert known == {seat: int(seat in end.captain_seats) for seat in range(4)}
    later = await house.act(table.id, guesses.seal, Person(100, "Ann"), About.ROUND, 0)
    assert later.round == 2 and later.points is None


async def test_a_sealed_guess_cant_be_changed(harbour, house):
    table = await harbour.begin()
    await house.act(table.id, guesses.seal, ANN, About.MATCH, 2)
    async with refused("sealed-already"):
        await house.act(table.id, guesses.seal, ANN, About.MATCH, 1)
    house = await harbour.restart()
    [guess] = await guesses.guesses_of(house.db, table.id, ANN.id)
    assert (guess.about, guess.seat, guess.points) == (About.MATCH, 2, None)
    assert await guesses.seers_at(house.db, table.id) == []


async def offering(harbour, **settings):
    """A running match that offers the seat of a player who ran out of time."""
    opened = await harbour.open(**settings)
    await harbour.house.act(opened.id, clocks.set_timeout, MEI.id, "offer")
    return await hosting.start(harbour.house, opened.id, MEI.id, shuffle=False)


async def take_over(harbour, table, newcomer):
    """Let a newcomer take the seat of the person on turn. Returns that person."""
    gone = next(person for person in CREW if person.id == to_move(table))
    while not (await harbour.table(table.id)).offered:
        await harbour.wait(3_600)
    await harbour.house.act(table.id, clocks.take_seat, newcomer)
    return gone


@pytest.mark.parametrize("about", About)
@pytest.mark.parametrize("rated", [False, True])
async def test_a_former_player_cant_guess(harbour, house, about, rated):
    table = await offering(harbour, rated=rated)
    gone = await take_over(harbour, table, ANN)
    async with refused("seers-look-on"):
        await house.act(table.id, guesses.seal, gone, about, 1)
    house = await harbour.restart()
    async with refused("seers-look-on"):
        await house.act(table.id, guesses.seal, gone, about, 1)
    assert await guesses.guesses_of(house.db, table.id, gone.id) == []
    await house.act(table.id, guesses.seal, ZOE, about, 1)


async def test_a_former_player_may_guess_at_another_table(harbour, house):
    gone = await take_over(harbour, await offering(harbour), ANN)
    other = await hosting.open_table(house, server=SERVER, channel=7, host=ZOE, game="fleet")
    await house.act(other.id, lobby_service.join, ANN)
    await hosting.start(house, other.id, ZOE.id)
    await house.act(other.id, guesses.seal, gone, About.MATCH, 0)


async def test_a_guess_lapses_when_its_owner_sits_down(harbour, house):
    table = await offering(harbour)
    for person in (ANN, ZOE):
        for about in About:
            await house.act(table.id, guesses.seal, person, about, 0)
    await take_over(harbour, table, ANN)
    assert await guesses.guesses_of(house.db, table.id, ANN.id) == []
    assert len(await guesses.guesses_of(house.db, table.id, ZOE.id)) == 2
    await harbour.play_on(table.id)
    assert [seer.person for seer in await guesses.seers_at(house.db, table.id)] == [ZOE.id]


async def test_points_scored_before_sitting_down_are_kept(harbour, house):
    table = await offering(harbour)
    for about in About:
        await house.act(table.id, guesses.seal, ANN, about, 0)
    while not any(event.ends_round for event in table.match.log(None)):
        table = await harbour.play_on(table.id, moves=1)
    await take_over(harbour, table, ANN)
    [guess] = await guesses.guesses_of(house.db, table.id, ANN.id)
    assert guess.about is About.ROUND and guess.points is not None


async def test_the_servers_best_guessers_omit_hidden_profiles(harbour, house):
    table = await harbour.begin()
    for person, seat in ((ANN, 0), (ZOE, 0)):
        await house.act(table.id, guesses.seal, person, About.MATCH, seat)
    over, rounds = await ends_of_rounds(harbour, table)
    points = len(rounds) if over.result.places[0] == 1 else 0
    hits = int(points > 0)
    assert await guesses.seers_in(house.db, SERVER, 10) == [
        Seer(ZOE.id, "Zoe", points, hits, 1),
        Seer(ANN.id, "Ann", points, hits, 1),
    ]
    assert await guesses.seers_in(house.db, SERVER + 1, 10) == []
    await people.choose(house, ZOE.id, {"hidden": True})
    assert [seer.person for seer in await guesses.seers_in(house.db, SERVER, 10)] == [ANN.id]
    assert [seer.person for seer in await guesses.seers_at(house.db, table.id)] == [ANN.id]


async def test_guessing_is_refused_in_a_continued_match(harbour, house):
    over = await harbour.finish()
    lobby = await hosting.play_on(house, over.id, 3, host=MEI, server=SERVER, channel=50)
    table = await hosting.start(house, lobby.id, MEI.id)
    async with refused("bad-option", option="guess", value="match"):
        await house.act(table.id, guesses.seal, ANN, About.MATCH, 0)
