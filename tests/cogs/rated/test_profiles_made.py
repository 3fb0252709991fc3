"""Profiles: what they count, and who may see them."""

from cogs.rated import profiles
from cogs.rated import service as ratings
from sessions import Status
from sessions.people import people
from sessions.people.settings import preferences_of
from sessions.playing import hosting, play
from sessions.playing import lobby as lobby_service
from sessions.privacy import forgetting as rights
from tests.cogs.rated.test_service import finish
from tests.harbour import ANN, CHANNEL, CREW, MEI, SERVER, TOM, UMA, VIC, to_move


async def played(harbour, number, **settings):
    """Finish `number` matches of four people. Returns the crew's places in each."""
    tables = [await finish(harbour, seed=seed, rated=False, **settings) for seed in range(number)]
    return [[table.result.places[seat] for seat in range(4)] for table in tables]


async def test_the_profile_of_a_newcomer_is_empty(house):
    profile = await profiles.profile_of(house, MEI.id, MEI.id)
    assert (profile.games, profile.streak, profile.longest, profile.pace) == ([], 0, 0, None)
    assert profile.opponents == []


async def test_places_are_counted_by_game(harbour, house):
    places = [each[1] for each in await played(harbour, 5)]
    [game] = (await profiles.profile_of(house, TOM.id, TOM.id)).games
    assert game.game == "captains_orders" and game.matches == 5 and game.rating is None
    assert game.places == {place: places.count(place) for place in set(places)}
    assert game.won == places.count(1)


async def test_the_most_played_game_comes_first(harbour, house):
    await played(harbour, 2)
    table = await hosting.open_table(house, server=SERVER, channel=77, host=MEI, game="fleet")
    await house.act(table.id, lobby_service.join, TOM)
    await hosting.start(house, table.id, MEI.id)
    await harbour.play_on(table.id)
    assert [game.game for game in (await profiles.profile_of(house, TOM.id, TOM.id)).games] == [
        "captains_orders",
        "fleet",
    ]


async def test_wins_in_a_row_are_a_streak(harbour, house):
    all_places = await played(harbour, 8)
    for seat, person in enumerate(CREW[:4]):
        won = "".join("w" if places[seat] == 1 else "-" for places in all_places)
        profile = await profiles.profile_of(house, person.id, person.id)
        runs = won.split("-")
        assert (profile.streak, profile.longest) == (len(runs[-1]), max(map(len, runs)))


async def test_profile_ratings_span_all_servers(harbour, house):
    await finish(harbour)
    await finish(harbour, seed=1)
    [game] = (await profiles.profile_of(house, MEI.id, MEI.id)).games
    assert game.rating == (await ratings.ratings_of(house.db, MEI.id))["captains_orders"]
    assert game.rating.games == 2 and game.rating.margin > 0
    assert game.rating.gained == game.rating.points - 1500


async def test_a_match_that_doesnt_count_isnt_in_the_profile(harbour, house):
    over = await finish(harbour, rated=False)
    lobby = await hosting.play_on(house, over.id, 3, host=MEI, server=SERVER, channel=CHANNEL + 1)
    await hosting.start(house, lobby.id, MEI.id)
    await harbour.play_on(lobby.id)
    closed = await harbour.begin()
    await house.act(closed.id, hosting.close, MEI.id)
    profile = await profiles.profile_of(house, MEI.id, MEI.id)
    assert sum(game.matches for game in profile.games) == 1


async def test_a_player_who_left_gets_no_finished_match(harbour, house):
    table = await harbour.begin()
    await house.act(table.id, play.leave, VIC.id)
    table = await harbour.play_on(table.id)
    assert table.status is Status.FINISHED
    assert (await profiles.profile_of(house, VIC.id, VIC.id)).games == []
    assert VIC.id not in [
        each.person for each in (await profiles.profile_of(house, MEI.id, MEI.id)).opponents
    ]


async def test_opponents_are_sorted_by_matches_with_their_wins(harbour, house):
    places = await played(harbour, 3)
    places += [[*(await finish(harbour, people=4, seed=9, rated=False)).result.places.values()]]
    met = (await profiles.profile_of(house, MEI.id, MEI.id)).opponents
    assert [(each.person, each.name, each.matches) for each in met] == [
        (person.id, person.name, 4) for person in (TOM, UMA, VIC)
    ]
    for number, opponent in enumerate(met, 1):
        assert opponent.ahead == sum(each[0] < each[number] for each in places)
        assert opponent.level == sum(each[0] == each[number] for each in places)
        assert opponent.behind == sum(each[0] > each[number] for each in places)


async def test_another_viewer_sees_only_common_matches(harbour, house):
    await played(harbour, 2)
    [between] = (await profiles.profile_of(house, TOM.id, MEI.id)).opponents
    assert between.person == MEI.id
    assert (await profiles.profile_of(house, TOM.id, ANN.id)).opponents == []


async def test_a_persons_pace_is_the_median_of_their_moves(harbour, house):
    table = await harbour.begin()
    spans, number = {person.id: [] for person in CREW[:4]}, 0
    while table.status is Status.PLAYING:
        person, number = to_move(table), number + 1
        harbour.now += (span := 10 * number % 70)
        if number > 1:
            spans[person].append(span)
        await house.act(table.id, play.move, person, table.match.legal_moves(table.pending[0])[0])
        table = await house.tables.get(table.id)
    for person, some in spans.items():
        profile = await profiles.profile_of(house, person, person)
        ordered = sorted(some)
        assert ordered[(len(some) - 1) // 2] <= profile.pace <= ordered[len(some) // 2]


async def test_a_hidden_profile_is_marked_for_its_person_only(harbour, house):
    await played(harbour, 1)
    assert not (await profiles.profile_of(house, TOM.id, MEI.id)).is_hidden
    await people.choose(house, TOM.id, {"hidden": True})
    assert (await profiles.profile_of(house, TOM.id, TOM.id)).is_hidden
    assert (await preferences_of((await harbour.restart()).db, TOM.id)).hidden
    await people.choose(harbour.house, TOM.id, {"hidden": False})
    assert (await profiles.profile_of(harbour.house, TOM.id, MEI.id)).games


async def test_a_deleted_person_is_no_opponent(harbour, house):
    await played(harbour, 1)
    await rights.forget(house, TOM.id)
    met = (await profiles.profile_of(house, MEI.id, MEI.id)).opponents
    assert [each.person for each in met] == [UMA.id, VIC.id]
    assert (await profiles.profile_of(house, TOM.id, TOM.id)).games == []
