"""A server's rankings: players with enough matches, by season, and the champions."""

import pytest

from cogs.rated import rankings
from cogs.rated import service as ratings
from cogs.rated.rankings import MIN_RATED_MATCHES
from cogs.rated.rating import ALL_TIME
from cogs.rated.seasons import ALLOWED_MONTHS, begins, month, season
from sessions import audit
from sessions.people import people
from sessions.people.names import NAMELESS
from sessions.people.server_settings import Seasons
from sessions.playing import hosting, lobby
from sessions.privacy import forgetting as rights
from sessions.tables.setup import Setup
from tests.cogs.rated.test_service import finish
from tests.harbour import ANN, CREW, MEI, SERVER, TOM, UMA, VIC

GAME, OCTOBER, YEAR = "captains_orders", 1_759_276_800, 365 * 86_400
"""The game to rate, 1 October 2025 in Unix seconds, and the seconds of a year."""


async def played(harbour, number=MIN_RATED_MATCHES, **settings):
    for seed in range(number):
        await finish(harbour, seed=seed, **settings)


async def ranked(house, when=ALL_TIME, **page):
    return await rankings.top(house, SERVER, GAME, when, **{"most": 10, **page})


# Seasons


@pytest.mark.parametrize("months", ALLOWED_MONTHS)
def test_seasons_are_consecutive_from_the_start_of_a_year(months):
    first = season(OCTOBER, Seasons(months))
    assert first <= month(OCTOBER) < first + months and first % 12 % months == 0
    assert season(begins(first), Seasons(months)) == first
    assert season(begins(first) - 1, Seasons(months)) == first - months
    assert season(begins(first + months), Seasons(months)) == first + months


def test_a_season_is_three_calendar_months_in_utc():
    assert season(OCTOBER, Seasons()) == 2025 * 12 + 9 and season(OCTOBER - 1, Seasons()) == 2025 * 12 + 6


def test_seasons_of_a_new_length_count_from_its_choice():
    since = 2025 * 12 + 9
    assert season(begins(since + 3), Seasons(4, since)) == since
    assert season(begins(since + 4), Seasons(4, since)) == since + 4


async def test_a_new_season_length_applies_from_the_present_season(harbour, house):
    harbour.now = OCTOBER + 40 * 86_400
    present = await rankings.present_season(house, SERVER)
    assert (present.months, present.begins, present.ends) == (3, OCTOBER, begins(2026 * 12))
    longer = await rankings.set_months(house, SERVER, 6, by=MEI.id)
    assert (longer.first, longer.months) == (present.first, 6)
    shorter = await rankings.set_months(house, SERVER, 1, by=MEI.id)
    assert shorter.first == present.first + 1
    assert await rankings.present_season(await harbour.restart(), SERVER) == shorter
    entries = await audit.entries(harbour.house, SERVER, most=2)
    assert [(entry.action, entry.person, entry.detail) for entry in entries] == [
        ("season-set", MEI.id, "1"),
        ("season-set", MEI.id, "6"),
    ]


async def test_a_result_counts_in_the_season_in_which_the_match_ends(harbour, house):
    harbour.now = begins(2026 * 12) - 60
    table = await harbour.begin(rated=True)
    harbour.now += 120
    await harbour.play_on(table.id)
    assert (await rankings.own(house, SERVER, GAME, MEI.id, 2026 * 12)).rating is not None
    assert (await rankings.own(house, SERVER, GAME, MEI.id, 2026 * 12 - 3)).rating is None


# Ranking


async def test_a_ranking_needs_a_minimum_of_matches(harbour, house):
    await played(harbour, MIN_RATED_MATCHES - 1)
    assert await ranked(house) == []
    own = await rankings.own(house, SERVER, GAME, MEI.id)
    assert own.place is None and own.rating.games == MIN_RATED_MATCHES - 1
    await finish(harbour, seed=99)
    assert len(await ranked(house)) == 4


async def test_the_best_rating_comes_first_and_players_get_their_place(harbour, house):
    await played(harbour)
    found = await ranked(house)
    assert [each.place for each in found] == [1, 2, 3, 4]
    mus = [each.rating.mu for each in found]
    assert mus == sorted(mus, reverse=True)
    for each in found:
        own = await rankings.own(house, SERVER, GAME, each.person)
        assert (own.place, own.rating.mu) == (each.place, each.rating.mu)
        assert each.name == CREW[each.person - 1].name


@pytest.mark.parametrize("change", ["mu = 9e300", "mu = -9e300", "sigma = -1", f"games = {10**13}"])
async def test_a_damaged_rating_isnt_ranked_and_leaves_the_others_in_place(harbour, house, change):
    await played(harbour)
    best, *others = [each.person for each in await ranked(house)]
    harbour.spoil(f"UPDATE ratings SET {change} WHERE person = {best}")
    assert [(each.place, each.person) for each in await ranked(house)] == [*enumerate(others, 1)]
    assert (await rankings.own(house, SERVER, GAME, best)).place is None
    assert (await rankings.own(house, SERVER, GAME, others[0])).place == 1
    assert GAME not in await ratings.ratings_of(house.db, best)
    await finish(harbour)  # The next result begins a new rating.
    assert (await ratings.ratings_of(house.db, best))[GAME].games == 1


async def test_ranking_pages_are_consecutive(harbour, house):
    await played(harbour)
    whole = await ranked(house)
    assert await ranked(house, most=2) == whole[:2]
    assert await ranked(house, most=2, after=2) == whole[2:]


async def test_rankings_are_separate_by_server_and_game(harbour, house):
    await played(harbour)
    assert await rankings.top(house, SERVER + 1, GAME, most=10) == []
    assert await rankings.top(house, SERVER, "goa", most=10) == []
    own = await rankings.own(house, SERVER, GAME, ANN.id)
    assert (own.rating, own.place, own.is_hidden) == (None, None, False)


async def test_hidden_profiles_arent_ranked(harbour, house):
    await played(harbour)
    whole = await ranked(house)
    await people.choose(house, whole[0].person, {"hidden": True})
    assert [each.person for each in await ranked(house)] == [each.person for each in whole[1:]]
    own = await rankings.own(house, SERVER, GAME, whole[0].person)
    assert own.is_hidden and own.place is None
    assert (await rankings.own(house, SERVER, GAME, whole[1].person)).place == 1


async def test_deleted_people_arent_ranked(harbour, house):
    await played(harbour)
    await rights.forget(house, TOM.id)
    assert {each.person for each in await ranked(house)} == {MEI.id, UMA.id, VIC.id}
    places = {(await rankings.own(house, SERVER, GAME, person)).place for person in (1, 3, 4)}
    assert places == {1, 2, 3}


async def test_each_season_has_its_own_ranking(harbour, house):
    harbour.now = OCTOBER
    await played(harbour)
    first = (await rankings.present_season(house, SERVER)).first
    harbour.now = begins(first + 3)
    second = (await rankings.present_season(house, SERVER)).first
    assert len(await ranked(house, first)) == 4 and await ranked(house, second) == []
    await played(harbour)
    assert len(await ranked(house, second)) == 4
    assert {each.rating.games for each in await ranked(house)} == {2 * MIN_RATED_MATCHES}


async def test_a_servers_most_played_game_is_known(harbour, house):
    assert await rankings.most_played(house, SERVER) is None
    await finish(harbour)
    assert await rankings.most_played(house, SERVER) == GAME


# Champions


async def test_champions_are_the_best_of_seasons_that_are_over(harbour, house):
    harbour.now = OCTOBER
    await played(harbour)
    first = (await rankings.present_season(house, SERVER)).first
    [best, *_] = await ranked(house, first)
    assert await rankings.champions(house, SERVER, most=10) == []
    harbour.now += YEAR
    [champion] = await rankings.champions(house, SERVER, most=10)
    assert (champion.season, champion.game, champion.name) == (first, GAME, best.name)
    assert champion.rating.mu == best.rating.mu


async def test_champions_of_the_latest_season_come_first(harbour, house):
    harbour.now = OCTOBER
    await played(harbour)
    harbour.now += YEAR
    await played(harbour)
    harbour.now += YEAR
    found = await rankings.champions(house, SERVER, most=10)
    assert [each.season for each in found] == [2026 * 12 + 9, 2025 * 12 + 9]
    assert await rankings.champions(house, SERVER, most=1, after=1) == found[1:]


async def test_a_season_with_too_few_matches_has_no_champion(harbour, house):
    harbour.now = OCTOBER
    await played(harbour, MIN_RATED_MATCHES - 1)
    harbour.now += YEAR
    assert await rankings.champions(house, SERVER, most=10) == []


async def test_champions_survive_a_rebuild_and_a_new_season_length(harbour, house):
    harbour.now = OCTOBER
    await played(harbour)
    harbour.now += YEAR
    before = await rankings.champions(house, SERVER, most=10)
    await rankings.set_months(house, SERVER, 12, by=MEI.id)
    await ratings.rebuild(house)
    assert await rankings.champions(house, SERVER, most=10) == before


async def test_hidden_and_deleted_champions_arent_named(harbour, house):
    harbour.now = OCTOBER
    await played(harbour)
    first = (await rankings.present_season(house, SERVER)).first
    [best, *_] = await ranked(house, first)
    harbour.now += YEAR
    await people.choose(house, best.person, {"hidden": True})
    assert [each.name for each in await rankings.champions(house, SERVER, most=10)] == [None]
    await rights.forget(house, best.person)
    assert [each.name for each in await rankings.champions(house, SERVER, most=10)] == [NAMELESS]


async def test_the_only_ranked_player_of_a_season_is_no_champion(harbour, house):
    harbour.now = OCTOBER
    for seed in range(MIN_RATED_MATCHES):
        people = [MEI, CREW[seed + 1]]
        table = await hosting.open_table(
            house, server=SERVER, channel=seed, host=people[0], game="fleet", setup=Setup(rated=True)
        )
        await house.act(table.id, lobby.join, people[1])
        await hosting.start(house, table.id, MEI.id)
        await harbour.play_on(table.id, seed=seed)
    first = (await rankings.present_season(house, SERVER)).first
    assert len(await rankings.top(house, SERVER, "fleet", first, most=9)) == 1
    harbour.now += YEAR
    assert await rankings.champions(house, SERVER, most=9) == []
