"""Profiles: counted from the matches that count, and shown to whom they may be."""

from sessions import Status, hosting, play, profiles, ratings, rights
from sessions import lobby as lobby_service
from sessions.settings import settings_of
from tests.sessions.tables import ANN, CHANNEL, CREW, MEI, SERVER, TOM, UMA, VIC, to_move
from tests.sessions.test_ratings import finish


async def played(house, number, **settings):
    """So many matches of four that are over, each with its own dice: the places of the crew in each."""
    tables = [await finish(house, seed=seed, rated=False, **settings) for seed in range(number)]
    return [[table.result.places[seat] for seat in range(4)] for table in tables]


async def test_who_has_played_nothing_has_an_empty_profile(sessions):
    profile = await profiles.profile_of(sessions, MEI.id, MEI.id)
    assert (profile.games, profile.streak, profile.longest, profile.pace) == ([], 0, 0, None)
    assert profile.opponents == []


async def test_places_are_counted_by_game(house, sessions):
    places = [each[1] for each in await played(house, 5)]
    [game] = (await profiles.profile_of(sessions, TOM.id, TOM.id)).games
    assert game.game == "captains_orders" and game.matches == 5 and game.rating is None
    assert game.places == {place: places.count(place) for place in set(places)}
    assert game.won == places.count(1)


async def test_the_game_that_is_played_most_comes_first(house, sessions):
    await played(house, 2)
    table = await hosting.open_table(sessions, server=SERVER, channel=77, host=MEI, game="fleet")
    await sessions.act(table.id, lobby_service.join, TOM)
    await hosting.start(sessions, table.id, MEI.id)
    await house.play_on(table.id)
    assert [game.game for game in (await profiles.profile_of(sessions, TOM.id, TOM.id)).games] == [
        "captains_orders",
        "fleet",
    ]


async def test_wins_in_a_row_are_a_streak(house, sessions):
    all_places = await played(house, 8)
    for seat, person in enumerate(CREW[:4]):
        won = "".join("w" if places[seat] == 1 else "-" for places in all_places)
        profile = await profiles.profile_of(sessions, person.id, person.id)
        runs = won.split("-")
        assert (profile.streak, profile.longest) == (len(runs[-1]), max(map(len, runs)))


async def test_ratings_are_those_over_all_servers(house, sessions):
    await finish(house)
    await finish(house, seed=1)
    [game] = (await profiles.profile_of(sessions, MEI.id, MEI.id)).games
    assert game.rating == (await ratings.ratings_of(sessions.db, MEI.id))["captains_orders"]
    assert game.rating.games == 2 and game.rating.margin > 0
    assert game.rating.gained == game.rating.points - 1500


async def test_what_does_not_count_is_not_counted(house, sessions):
    over = await finish(house, rated=False)
    lobby = await hosting.play_on(sessions, over.id, 3, host=MEI, server=SERVER, channel=CHANNEL + 1)
    await hosting.start(sessions, lobby.id, MEI.id)
    await house.play_on(lobby.id)
    closed = await house.begin()
    await sessions.act(closed.id, hosting.close, MEI.id)
    profile = await profiles.profile_of(sessions, MEI.id, MEI.id)
    assert sum(game.matches for game in profile.games) == 1


async def test_who_left_for_good_has_not_played_to_the_end(house, sessions):
    table = await house.begin()
    await sessions.act(table.id, play.leave, VIC.id)
    table = await house.play_on(table.id)
    assert table.status is Status.FINISHED
    assert (await profiles.profile_of(sessions, VIC.id, VIC.id)).games == []
    assert VIC.id not in [
        each.person for each in (await profiles.profile_of(sessions, MEI.id, MEI.id)).opponents
    ]


async def test_those_met_most_come_first_with_who_was_ahead(house, sessions):
    places = await played(house, 3)
    places += [[*(await finish(house, people=4, seed=9, rated=False)).result.places.values()]]
    met = (await profiles.profile_of(sessions, MEI.id, MEI.id)).opponents
    assert [(each.person, each.name, each.matches) for each in met] == [
        (person.id, person.name, 4) for person in (TOM, UMA, VIC)
    ]
    for number, opponent in enumerate(met, 1):
        assert opponent.ahead == sum(each[0] < each[number] for each in places)
        assert opponent.level == sum(each[0] == each[number] for each in places)
        assert opponent.behind == sum(each[0] > each[number] for each in places)


async def test_to_another_only_what_is_between_them_is_told(house, sessions):
    await played(house, 2)
    [between] = (await profiles.profile_of(sessions, TOM.id, MEI.id)).opponents
    assert between.person == MEI.id
    assert (await profiles.profile_of(sessions, TOM.id, ANN.id)).opponents == []


async def test_how_fast_somebody_moves_is_the_median_of_their_moves(house, sessions):
    table = await house.begin()
    spans, number = {person.id: [] for person in CREW[:4]}, 0
    while table.status is Status.PLAYING:
        person, number = to_move(table), number + 1
        house.now += (span := 10 * number % 70)
        if number > 1:
            spans[person].append(span)
        await sessions.act(table.id, play.move, person, table.match.legal_moves(table.pending[0])[0])
        table = await sessions.tables.get(table.id)
    for person, some in spans.items():
        profile = await profiles.profile_of(sessions, person, person)
        ordered = sorted(some)
        assert ordered[(len(some) - 1) // 2] <= profile.pace <= ordered[len(some) // 2]


async def test_a_hidden_profile_is_for_oneself_alone(house, sessions):
    await played(house, 1)
    assert not (await profiles.profile_of(sessions, TOM.id, MEI.id)).is_hidden
    await profiles.set_hidden(sessions, TOM.id, True)
    assert (await profiles.profile_of(sessions, TOM.id, TOM.id)).is_hidden
    assert (await settings_of((await house.restart()).db, TOM.id)).hidden
    await profiles.set_hidden(house.sessions, TOM.id, False)
    assert (await profiles.profile_of(house.sessions, TOM.id, MEI.id)).games


async def test_who_is_forgotten_is_nobodys_opponent(house, sessions):
    await played(house, 1)
    await rights.forget(sessions, TOM.id)
    met = (await profiles.profile_of(sessions, MEI.id, MEI.id)).opponents
    assert [each.person for each in met] == [UMA.id, VIC.id]
    assert (await profiles.profile_of(sessions, TOM.id, TOM.id)).games == []
