"""Whoever sends a suggestion's label in place of its value means the same. Some clients do so."""

import inspect

import pytest

from cogs.extensions import cogs_of
from engine import GAMES
from sessions import Remedy
from sessions.playing import plans
from sessions.tables.votes import Timeout
from tests.cogs.tournament.clicked import notice
from tests.cogs.wording import EN, JA

COMMANDS = {command.path: command for cog in cogs_of() for command in cog.slash_commands}
WRONG = EN("refusal-unexpected"), JA("refusal-unexpected")
REPEATABLE = [
    ("game option", "setting", {}),
    ("game clock pace", "pace", {}),
    ("game seek", "pace", {"game": "fleet"}),
    ("my quiet", "zone", {}),
    ("my quiet", "from", {"to": "7:00", "zone": "UTC"}),
    ("my quiet", "to", {"from": "22:00", "zone": "UTC"}),
    ("my away", "until", {}),
    ("tournament show", "tournament", {}),
    ("tournament rule", "tournament", {"round": 1, "table": 1}),
]
"""Commands that may be repeated, with a completed option and the others that they need."""
TOURNAMENT = ["join", "leave", "start", "pause", "resume", "replace", "cancel"]
"""Commands that change a tournament."""
ELSEWHERE = {
    "game open": "pace",
    "tournament open": "pace",
    "game play-on": "seat",
    "game move": "move",
    "game plan": "move",
}
"""Completed options that have a test of their own below."""


def of_a_table():
    """The commands that complete the number of a table."""
    for path, command in COMMANDS.items():
        parameter = inspect.signature(command.callback).parameters.get("table")
        if parameter is not None and parameter.default is None:
            yield path


def test_each_completed_option_is_tested():
    tested = {(command, option) for command, option, _ in REPEATABLE} | {*ELSEWHERE.items()}
    tested |= {(f"tournament {each}", "tournament") for each in TOURNAMENT}
    completed = {
        (path, option.rstrip("_")) for path, command in COMMANDS.items() for option in command.complete
    }
    assert completed == tested


async def opened(port, language):
    """Open a table and a tournament. Returns the person who did."""
    mei = port.person("Mei", language)
    await mei.slash("game open", game="fleet")
    await mei.slash("tournament open", game="fleet", name="Cup")
    return mei


@pytest.mark.parametrize(("command", "option", "others"), REPEATABLE)
@pytest.mark.parametrize("language", ["en-US", "ja"])
async def test_a_label_does_what_its_value_does(port, command, option, others, language):
    mei = await opened(port, language)
    offered = await mei.offered(command, option, **others)
    assert offered
    for label, value in offered.items():
        told = [(await mei.slash(command, **others, **{option: each})).text for each in (value, label)]
        assert told[0] == told[1] and not any(each in told[0] for each in WRONG), (label, value)


@pytest.mark.parametrize("language", ["en-US", "ja"])
@pytest.mark.parametrize("command", TOURNAMENT)
async def test_a_tournaments_label_is_that_tournament(port, command, language):
    """Two tournaments in the same state: one is named by its number, the other by its label."""
    mei, tom = port.person("Mei", language), port.person("Tom", language)
    for _ in range(2):
        await mei.slash("tournament open", game="fleet", name="Cup")
    others = {"out": mei.member, "substitute": tom.member} if command == "replace" else {}
    offered = await mei.offered(f"tournament {command}", "tournament", **others)
    labels = {value: label for label, value in offered.items()}
    one = await mei.slash(f"tournament {command}", tournament="1", **others)
    other = await mei.slash(f"tournament {command}", tournament=labels["2"], **others)
    assert other.text.replace("2", "1") == one.text.replace("2", "1")
    assert not any(each in one.text for each in WRONG)


@pytest.mark.parametrize("language", ["en-US", "ja"])
async def test_a_label_of_a_pace_is_that_pace_where_something_is_opened(port, language):
    mei = port.person("Mei", language)
    offered = await mei.offered("game open", "pace", game="fleet")
    for number, (label, value) in enumerate(offered.items()):
        for each in (value, label):
            await mei.slash("game open", game="fleet", pace=each)
            await mei.slash("game close")
        one, other = [await port.table(2 * number + place) for place in (1, 2)]
        assert one.setup.pace == other.setup.pace and one.game == other.game, label
    for label, value in (await mei.offered("tournament open", "pace", game="fleet")).items():
        shown = []
        for each in (value, label):
            await mei.slash("tournament open", game="fleet", name="Cup", pace=each)
            shown.append(notice(port).text.replace("#", ""))
            await mei.slash("tournament cancel")
        assert shown[0].splitlines()[:4] == shown[1].splitlines()[:4], label


@pytest.mark.parametrize("language", ["en-US", "ja"])
@pytest.mark.parametrize("game", GAMES)
async def test_a_moves_label_is_that_move(port, language, game):
    people = [port.person(name, language) for name in ("Mei", "Tom", "Ann", "Leo")][: GAMES[game].seats[-1]]
    await port.begin(people, game=game)
    for number in range(6):
        mover = await port.to_move()
        offered = [*(await mover.offered("game move", "move")).items()]
        label, value = offered[number * len(offered) // 6]
        expected = (await port.match()).copy()
        expected.play((await port.table()).seat_of(mover.id), value)
        await mover.slash("game move", move=label)
        told = expected.log(None)
        assert (await port.match()).log(None)[: len(told)] == told, label


@pytest.mark.parametrize("language", ["en-US", "ja"])
async def test_a_plans_label_is_that_plan(port, language):
    people = [port.person(name, language) for name in ("Mei", "Tom", "Ann", "Leo")]
    await port.begin(people, seed="plans")
    mover = await port.to_move()
    other = people[people.index(mover) - 1]
    offered = await other.offered("game plan", "move")
    assert offered
    for label, value in offered.items():
        made = []
        for each in (value, label):
            await other.slash("game plan", move=each)
            [plan] = await plans.plans_of(port.db, 1, other.id)
            made.append(plan.plan)
            await port.house.act(1, plans.remove, other.id, plan.number)
        assert made == [value, value], label


@pytest.mark.parametrize("language", ["en-US", "ja"])
async def test_a_seats_label_is_that_seat(port, language):
    people = [port.person(name, language) for name in ("Mei", "Tom", "Ann", "Leo")]
    await port.finish(people)
    for label, value in (await people[0].offered("game play-on", "seat", move=1)).items():
        seats = []
        for each in (value, label):
            await people[0].slash("game play-on", move=1, seat=each, table="1")
            newest = await port.table((await port.db.one("SELECT max(id) AS id FROM tables"))["id"])
            seats.append([seat.person for seat in newest.seats])
            await people[0].slash("game close")
        assert seats[0] == seats[1] and seats[0][int(value) - 1] == people[0].id, label


@pytest.mark.parametrize("language", ["en-US", "ja"])
async def test_a_players_label_is_that_player(port, language):
    people = [port.person(name, language) for name in ("Mei", "Tom", "Ann")]
    await port.begin(people, game="goa")
    for label, value in (await people[0].offered("goa board", "who")).items():
        told = [(await people[0].slash("goa board", who=each)).text for each in (value, label)]
        assert told[0] == told[1] and not any(each in told[0] for each in WRONG), label


@pytest.mark.parametrize("language", ["en-US", "ja"])
async def test_a_tables_label_is_that_table(port, language):
    """Every command with a number of a table understands the labels that it suggests."""
    mei, tom = port.person("Mei", language), port.person("Tom", language)
    await port.begin([mei, tom], computers=2)
    needed = {
        "game clock pace": {"pace": "1d"},
        "game clock timeout": {"what": Timeout.SIT},
        "game clock vote": {"choice": Remedy.SIT},
        "game invite": {"person": tom.member},
        "game kick": {"person": tom.member},
        "game host": {"person": tom.member},
        "game option": {"setting": "friendly on"},
        "game play-on": {"move": 1},
    }
    for path in sorted(of_a_table(), key=lambda path: path in ("game leave", "game close")):
        offered = await mei.offered(path, "table", **needed.get(path, {}))
        assert set(offered.values()) == {"1"}, path
        for label in offered:
            told = (await mei.slash(path, table=label, **needed.get(path, {}))).text
            for words in (EN, JA):
                for wrong in ("refusal-not-understood", "refusal-no-such-table", "refusal-unexpected"):
                    assert words(wrong, text=label, table="1") not in told, (path, label)
