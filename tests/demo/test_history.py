"""The past matches of the demo's cast still replay, and ratings follow from them."""

from collections import Counter

from cogs.archive import service as archive
from cogs.archive.service import Search
from cogs.rated import profiles, rankings
from cogs.rated.rankings import MIN_RATED_MATCHES
from demo.cast import CAST
from demo.history import MATCHES_PER_GAME, read, store
from engine import GAMES, Match
from sessions import Person
from sessions.tables import replays
from tests.harbour import Harbour

SERVER, NOW = 900, 1_760_000_000
PEOPLE = {each.handle: Person(number, each.name) for number, each in enumerate(CAST["en"], 1)}
CHANNELS = {game: 100 + number for number, game in enumerate(GAMES)}


def test_each_stored_match_follows_the_present_rules():
    found = Counter[str]()
    for past in read():
        match = Match.replay(past.record)
        assert match.result is not None and match.seats == len(set(past.people))
        assert set(past.people) <= PEOPLE.keys()
        found[match.game.id] += 1
    assert found == MATCHES_PER_GAME


async def test_profiles_rankings_and_the_archive_show_stored_matches(tmp_path):
    harbour = Harbour(tmp_path / "demo.db")
    harbour.now = NOW
    house = await harbour.start()
    await store(house, SERVER, CHANNELS, PEOPLE, NOW)
    profile = await profiles.profile_of(house, 1, 1)
    assert {game.game for game in profile.games} == set(GAMES)
    assert all(game.rating is not None for game in profile.games) and profile.pace and profile.achieved
    assert len(await rankings.top(house, SERVER, "fleet", most=9)) == len(PEOPLE)
    rating = (await rankings.own(house, SERVER, "fleet", 1)).rating
    assert rating is not None and rating.games >= MIN_RATED_MATCHES
    [past, *_] = await archive.find(house, Search(person=1), viewer=1, places=None, most=5)
    verdict = await replays.verify(house, past.id)
    assert verdict.seed_fits and verdict.result_fits and verdict.chain_fits
    await harbour.stop()
