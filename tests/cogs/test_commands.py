"""The registered slash commands: in both languages, within limits, registered when they change."""

import pytest

from cogs.registering import SYNCED_NOTE, translated
from engine import GAMES
from locales import words
from tests import limits
from tests.beside import beside
from tests.cogs.driver import command_of
from tests.cogs.wording import EN
from tests.harbour import GAME
from ui.commands import SERVERS_ONLY


def registrations(port):
    """How often this port's current bot registered the commands."""
    return sum(
        request.method == "PUT" and request.path.endswith("/commands") for request in port.env.http_requests
    )


async def payloads(port):
    """All commands as registered."""
    return await translated(port.bot, None)


def parts(payload):
    """A command and everything nested in it: subcommands, options, choices."""
    yield payload
    for inner in (*payload.get("options", ()), *payload.get("choices", ())):
        yield from parts(inner)


async def test_the_command_tree_has_the_expected_commands(port):
    commands = {each.qualified_name for each in port.bot.tree.walk_commands()}
    lobby = "open join leave invite kick host computer start close show mine"
    table = "hand move undo log record verify"
    captain = "order pass ask accuse obey discard give declare silent"
    groups = {"game": f"{lobby} {table}", "captain": captain, "my": "language", "server": "language channels"}
    for group, names in groups.items():
        assert {f"{group} {name}" for name in names.split()} <= commands
    assert "rules" in commands


async def test_each_kind_of_move_has_its_command(port):
    for game in GAMES.values():
        assert all(command_of(port, game.id, verb) for verb in game.grammar.verbs)


async def test_names_and_descriptions_are_in_both_languages(port):
    for command in await payloads(port):
        for part in parts(command):
            assert part["name_localizations"].keys() == {"ja"}, part["name"]
            if "description" in part:
                assert part["description_localizations"].keys() == {"ja"}, part["name"]


async def test_commands_keep_discords_limits(port):
    limits.check_commands(await payloads(port))


async def test_every_command_says_where_it_works(port):
    """Not where a person alone has installed the bot (1), and not in direct messages between people (2)."""
    for command in await payloads(port):
        assert command["integration_types"] == [0], command["name"]
        servers_only = command["name"] in SERVERS_ONLY
        assert command["contexts"] == ([0] if servers_only else [0, 1]), command["name"]


async def test_sibling_names_are_unique_in_every_language(port):
    commands = await payloads(port)
    for part in ({"options": commands}, *(part for each in commands for part in parts(each))):
        for siblings in (part.get("options", []), part.get("choices", [])):
            for names in ([s["name"] for s in siblings], [s["name_localizations"]["ja"] for s in siblings]):
                assert len(names) == len(set(names)), names


OF_THE_CLIENT = {
    *("me", "tts", "nick", "shrug", "tableflip", "unflip", "spoiler", "msg", "gif", "giphy", "tenor"),
    *("sticker", "thread", "leave", "newgroupdm", "kick", "ban", "timeout", "mute"),
}
"""Names of commands that Discord's clients have themselves, which come before a bot's of the same name.
Source: Discord's help center, Slash Commands FAQ; reported in discord-api-docs 2406."""


async def test_no_command_has_the_name_of_a_clients_own(port):
    for command in await payloads(port):
        names = {command["name"], *command["name_localizations"].values()}
        assert names.isdisjoint(OF_THE_CLIENT), names


async def test_commands_are_registered_at_the_first_start_and_not_at_the_second(port):
    assert registrations(port) == 1
    await port.restart()
    assert registrations(port) == 1


async def test_changed_commands_are_registered_again(port):
    with beside(port.location) as other:
        other.execute("UPDATE notes SET value = 'of an older version' WHERE key = ?", (SYNCED_NOTE,))
    await port.restart()
    assert registrations(port) == 2


@pytest.mark.parametrize("left", ["none", "others", "altered"])
async def test_commands_overwritten_by_another_program_come_back(port, left):
    """With the same token, for example a test of another bot."""
    backend = port.env.backend
    before = [dict(each) for each in backend.commands[None].values()]
    ours = [{k: v for k, v in each.items() if k not in ("id", "application_id")} for each in before]
    altered = [{**ours[0], "description": "Something else"}, *ours[1:]]
    others = [{"name": "ping", "description": "Pong"}]
    backend.register_commands(None, {"none": [], "others": others, "altered": altered}[left])
    await port.restart()
    assert registrations(port) == 1 + 1
    assert {each["name"]: each["description"] for each in backend.commands[None].values()} == {
        each["name"]: each["description"] for each in before
    }
    await port.restart()
    assert registrations(port) == 2


@pytest.mark.parametrize("left", ["none", "others"])
async def test_operators_commands_overwritten_by_another_program_come_back(port, left):
    port.settings["operators_server"] = port.server.id
    await port.restart()
    backend = port.env.backend
    before = [*backend.commands[port.server.id]]
    others = [{"name": "ping", "description": "Pong"}]
    backend.register_commands(port.server.id, {"none": [], "others": others}[left])
    await port.restart()
    assert [*backend.commands[port.server.id]] == before


async def test_commands_overwritten_at_once_come_back_at_the_next_start(port):
    """Another program with the same token starts at the same time."""
    backend, mine = port.env.backend, [*port.env.backend.commands[None]]
    register = backend.register_commands

    def overtaken(server, payloads):
        backend.register_commands = register
        made = register(server, payloads)
        register(server, [{"name": "ping", "description": "Pong"}])
        return made

    register(None, [])
    backend.register_commands = overtaken
    await port.restart()
    assert [*backend.commands[None]] != mine
    await port.restart()
    assert [*backend.commands[None]] == mine


@pytest.mark.parametrize(("language", "word"), [("en-US", "command"), ("ja", "コマンド")])
async def test_a_command_that_another_program_registered_here_is_answered_in_words(port, language, word):
    port.env.backend.register_commands(port.server.id, [{"name": "ping", "description": "Pong"}])
    answer = await port.person("Mei", language).slash("ping")
    assert answer.private and word in answer.text


@pytest.mark.parametrize(("code", "status"), [(30034, 400), (30034, 429), (50035, 400)])
async def test_a_refused_registration_stops_no_start(port, code, status):
    port.env.backend.register_commands(None, [])
    port.refuse("PUT", "/applications/*/commands", code, status=status)
    await port.restart()
    assert port.bot.commands_refused and port.bot.is_open
    port.logged.clear()


FOR_EVERYBODY = {"ranking", "champions", "seers"}
"""Commands of `/server` that don't require the permission to manage the server."""


async def test_server_commands_are_for_managers(port):
    [server] = [each for each in await payloads(port) if each["name"] == "server"]
    assert server["contexts"] == [0] and server["dm_permission"] is False
    required = {"language": {"language": "ja"}, "text": {"on": True}, "timeout": {"what": "vote"}}
    required |= {"holidays": {"days": 3}, "tournaments": {"on": True}}
    boss, mei = port.person("Boss", manager=True), port.person("Mei")
    for command in server["options"]:
        name, filled = command["name"], required.get(command["name"], {})
        is_refused = (await mei.slash(f"server {name}", **filled)).text == EN("refusal-not-allowed")
        assert is_refused is (name not in FOR_EVERYBODY), name
        assert (await boss.slash(f"server {name}", **filled)).text != EN("refusal-not-allowed"), name


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_games_are_offered_by_name(port, language):
    [game] = [each for each in await payloads(port) if each["name"] == "rules"]
    [choices] = [option["choices"] for option in game["options"] if option["name"] == "game"]
    choice = next(each for each in choices if each["value"] == GAME)
    name = choice["name"] if language == "en" else choice["name_localizations"]["ja"]
    assert name == words(language)("captains-orders-name")


async def test_an_unknown_table_number_is_refused(port):
    mei = port.person("Mei")
    for number in (0, -1, 2**53 - 1):
        told = EN("refusal-no-such-table", table=str(number))
        assert (await mei.slash("game show", table=number)).text == told


async def test_no_completed_option_is_a_number(port):
    """Some clients check a whole number with suggestions against the label (discord-api-docs 5433)."""
    for command in await payloads(port):
        for part in parts(command):
            assert not part.get("autocomplete") or part["type"] == 3, (command["name"], part["name"])


@pytest.mark.parametrize("typed", ["1", "１", "Table 1", "table 1", "テーブル1", "#1", "label"])
async def test_a_table_is_found_by_number_or_label(port, typed):
    people = port.crew(4)
    await port.begin(people)
    if typed == "label":
        [typed] = await people[0].offered("game show", "table")
    other = port.server.create_text_channel("elsewhere")
    shown = await people[0].slash("game log", at=other, table=typed)
    assert shown.text == (await people[0].slash("game log", table="1")).text


@pytest.mark.parametrize("typed", ["soon", "1 or 2", "9" * 20, "-"])
async def test_a_text_that_names_no_table_is_refused(port, typed):
    people = port.crew(4)
    await port.begin(people)
    shown = await people[0].slash("game log", table=typed)
    assert shown.text == EN("refusal-not-understood", text=typed)


@pytest.mark.parametrize("typed", ["0", "Nobody", "-1"])
async def test_a_text_that_names_no_seat_is_refused(port, typed):
    people = port.crew(4)
    await port.begin(people)
    shown = await people[0].slash("game play-on", move=1, seat=typed)
    assert shown.text == EN("refusal-not-understood", text=typed)
