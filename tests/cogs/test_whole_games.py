"""Every game from lobby to end: by clicks, by commands, in direct messages, with computer players."""

from statistics import fmean

import pytest

from engine import GAMES
from tests.cogs.driver import Clicking, ClickingInDms, Typing, assert_played_to_its_end
from tests.cogs.wording import EN, JA

MAX_MEAN_TAPS, MAX_TAPS = 2, 4
"""Maximum mean and maximum number of taps per move."""


def by_night(*values: object):
    """Parameters that repeat at scale what others show."""
    return pytest.param(*values, marks=pytest.mark.night)


def called(game: str) -> str:
    """The prefixes of a game's message ids."""
    return game.replace("_", "-")


@pytest.mark.parametrize(
    ("game", "number"),
    [
        ("captains_orders", 4),
        by_night("captains_orders", 8),
        ("fisherman", 3),
        by_night("fisherman", 4),
        ("fleet", 4),
        ("lubeck", 5),
        ("goa", 2),
    ],
)
async def test_people_play_by_clicks(port, game, number):
    people = port.crew(number)
    await port.begin(people, game=game)
    players = Clicking(port, *people)
    await players.play()
    await assert_played_to_its_end(port, people)
    await assert_the_scores_are_told(port, game)
    print(f"\n{game} for {number}: {players.tapping}")
    assert fmean(players.taps) <= MAX_MEAN_TAPS and max(players.taps) <= MAX_TAPS


async def assert_the_scores_are_told(port, game):
    """The end shows the breakdown of every score that has several components."""
    result = (await port.table()).result
    assert result is not None
    for parts in [each for each in result.breakdown.values() if len(each) > 1]:
        made = [EN(f"{called(game)}-breakdown-{part}", value=value) for part, value in parts.items() if value]
        assert " · ".join(made) in port.board.text


@pytest.mark.parametrize(
    ("game", "number", "typed"),
    [("captains_orders", 4, 20), ("fisherman", 3, 100), by_night("fisherman", 4, 100)],
)
async def test_people_play_by_typing(port, game, number, typed):
    people = port.crew(number)
    host, *others = people
    await host.slash("game open", game=game)
    for person in others:
        await person.slash("game join")
    await host.slash("game start")
    players = Typing(port, *people)
    await players.play()
    await assert_played_to_its_end(port, people)
    await assert_the_scores_are_told(port, game)
    assert players.typed > typed


@pytest.mark.parametrize(("game", "number"), [("fleet", 3), ("lubeck", 3), ("goa", 2)])
async def test_the_start_of_long_games_is_played_by_typing(port, game, number):
    people = port.crew(number)
    await port.begin(people, game=game)
    players = Typing(port, *people)
    await players.play(60)
    assert players.typed == 60


async def test_four_people_play_in_direct_messages(port):
    people = port.crew(4)
    await port.begin(people)
    players = ClickingInDms(port, *people, seed="deck")
    await players.play()
    await assert_played_to_its_end(port, people)
    assert players.answered > 20


@pytest.mark.parametrize(("game", "number"), [("fisherman", 3), ("fleet", 3), ("lubeck", 3), ("goa", 4)])
async def test_the_start_of_long_games_is_played_in_direct_messages(port, game, number):
    people = port.crew(number)
    await port.begin(people, game=game)
    players = ClickingInDms(port, *people)
    await players.play(40)
    assert players.answered > 20


@pytest.mark.parametrize(
    ("game", "computers"),
    [("captains_orders", 3), by_night("fisherman", 2), by_night("fleet", 3), ("lubeck", 2)],
)
async def test_a_person_plays_with_computers(port, game, computers):
    mei = port.person("Mei")
    await port.begin([mei], computers=computers, game=game)
    await Clicking(port, mei).play()
    await assert_played_to_its_end(port, [mei])


async def test_a_person_plays_the_start_of_the_longest_game_with_computers(port):
    mei = port.person("Mei")
    await port.begin([mei], computers=3, game="goa")
    await Clicking(port, mei).play(20)
    assert len(await port.moves()) > 60


@pytest.mark.parametrize(
    ("game", "turns"),
    [("captains_orders", 5), ("fisherman", 12), ("fleet", 20), ("lubeck", 20), ("goa", 20)],
)
async def test_people_play_in_japanese(port, game, turns):
    people = [port.person(name, "ja") for name in ("芽衣", "翔", "葵")]
    missing = max(0, min(GAMES[game].seats) - len(people))
    lobby = await port.open(people, computers=missing, game=game)
    [start] = [each for each in lobby.ids if each.startswith("hm:start:")]
    await people[0].click(lobby, id=start)
    await Clicking(port, *people).play(turns)
    for person in people:
        hand = await person.click(port.board, JA("button-my-hand"))
        assert hand.text.startswith(f"**{JA('button-my-hand')}**")
        assert f"**{JA(f'{called(game)}-name')}**" in hand.text


@pytest.mark.usefixtures("real_pictures")
@pytest.mark.parametrize("game", GAMES)
async def test_pictures_are_drawn(port, game):
    mei = port.person("Mei")
    computers = {"lubeck": 4}.get(game, 3)
    await port.begin([mei], computers=computers, game=game)
    [board] = port.board.pictures
    [hand] = (await mei.click(port.board, "My hand")).shown.pictures
    for picture in (board, hand):
        assert picture.startswith(b"\x89PNG")
