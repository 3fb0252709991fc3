"""Languages: public messages use the server's language, private ones the person's own."""

import pytest

from db import Shards
from tests.cogs.wording import EN, JA
from tests.harbour import GAME
from tests.simulated import harbour


@pytest.fixture
async def japanese_port(tmp_path):
    async with harbour(tmp_path / "harbour.db", language="ja") as port:
        yield port


def heading(say):
    return f"## {say('captains-orders-name')}"


async def test_a_table_uses_the_language_of_its_servers_locale(japanese_port):
    mei, *others = japanese_port.crew(4)
    lobby = await gathered_in_japanese(japanese_port, mei, *others)
    assert lobby.text.startswith(heading(JA))
    opened = await mei.slash("game mine")
    assert opened.text.startswith(EN("mine-title", count=1))


async def test_the_language_of_another_processs_server_is_fetched_once(japanese_port, monkeypatch):
    bot, server = japanese_port.bot, japanese_port.bot.guilds[0].id
    others = Shards(1, 1, 2) if Shards(0, 0, 2).have(server) else Shards(0, 0, 2)
    monkeypatch.setattr(type(bot.database), "shards", others)
    monkeypatch.setattr(bot, "get_guild", lambda id: None)
    assert [await bot.language_of_server(server) for _ in range(2)] == ["ja", "ja"]
    fetched = [each for each in japanese_port.env.http_requests if each.path == f"/guilds/{server}"]
    assert len(fetched) == 1


async def gathered_in_japanese(port, host, *others):
    await host.slash("game open", game=GAME)
    for person in others:
        await person.slash("game join")
    return port.board


async def test_a_server_chooses_its_language(port):
    boss = port.person("Boss", manager=True)
    answer = await boss.slash("server language", language="ja")
    assert answer.text == EN("server-language-set", label=EN("language-ja"))
    await gathered_in_japanese(port, boss)
    assert port.board.text.startswith(heading(JA))
    assert JA("button-join") in port.board.buttons
    await boss.slash("server language", language="auto")
    await port.person("Tom").slash("game join")
    assert port.board.text.startswith(heading(EN))


async def test_private_answers_use_the_persons_discord_language(port):
    people = [port.person(name, "ja") for name in ("Mei", "Tom", "Ann", "Leo")]
    board = await port.begin(people)
    hand = await people[0].click(board, JA("button-my-hand"))
    assert JA("captains-orders-name") in hand.text
    assert (await port.person("Eve", "ja").click(board, JA("button-my-hand"))).text == JA(
        "refusal-not-seated"
    )
    assert (await people[0].slash("rules", game=GAME)).text.startswith(f"-# {JA('captains-orders-name')}")


async def test_an_unsupported_discord_language_means_english(port):
    eve = port.person("Eve", "fr")
    assert (await eve.slash("game mine")).text == EN("mine-none")


@pytest.mark.parametrize(("client", "chosen", "say"), [("ja", "en", EN), ("en-US", "ja", JA)])
async def test_a_chosen_language_overrides_discords(port, client, chosen, say):
    mei = port.person("Mei", client)
    answer = await mei.slash("my language", language=chosen)
    assert answer.private
    assert answer.text == say("my-language-set", label=say(f"language-{chosen}"))
    assert (await mei.slash("game mine")).text == say("mine-none")
    await port.restart()
    assert (await mei.slash("game mine")).text == say("mine-none")


async def test_a_language_choice_can_be_cleared(port):
    mei = port.person("Mei", "ja")
    await mei.slash("my language", language="en")
    answer = await mei.slash("my language", language="auto")
    assert answer.text == JA("my-language-set", label=JA("language-auto"))
    assert (await mei.slash("game mine")).text == JA("mine-none")


async def test_a_stored_language_that_nobody_speaks_counts_as_none(japanese_port):
    """Damaged, or from a newer version of the program."""
    boss, mei = japanese_port.person("Boss", "ja", manager=True), japanese_port.person("Mei", "ja")
    for person, path in ((boss, "server language"), (mei, "my language")):
        await person.slash(path, language="en")
    for table in ("people", "servers"):
        japanese_port.spoil(f"""UPDATE {table} SET document = '{{"language": "tlh"}}'""")
    panel = (await boss.slash("server settings")).shown
    assert JA("server-language", label=JA("language-auto")) in panel.text
    assert (await mei.slash("game mine")).text == JA("mine-none")
    assert (await gathered_in_japanese(japanese_port, mei)).text.startswith(heading(JA))


async def dm_of_the_one_called(port, people):
    """The direct message to the first person who is notified."""
    person = await port.play_until_asked(people, "under-order")
    [dm] = person.dms
    return person, dm


async def test_a_dm_uses_the_last_seen_discord_language(port):
    people = [port.person(name, "ja") for name in ("Mei", "Tom", "Ann", "Leo")]
    boss = port.person("Boss", manager=True)
    await boss.slash("server language", language="en")
    _, dm = await dm_of_the_one_called(port, people)
    assert JA("table-number", table="1") in dm.text
    assert EN("captains-orders-name") in port.shown[-1].text  # The mention is public.


async def test_a_dm_uses_the_chosen_language(port):
    people = [port.person(name, "ja") for name in ("Mei", "Tom", "Ann", "Leo")]
    for person in people:
        await person.slash("my language", language="en")
    _, dm = await dm_of_the_one_called(port, people)
    assert EN("table-number", table="1") in dm.text


async def test_a_call_is_in_the_servers_language(japanese_port):
    people = await japanese_port.crew_with_mentions(4)
    await gathered_in_japanese(japanese_port, *people)
    await people[0].slash("game start", shuffle=False)
    first = None
    while first is None:
        [due] = [p for p in people if await is_due(japanese_port, p)]
        await due.slash("game move", move=str((await japanese_port.legal(due))[0]))
        first = next((m for m in japanese_port.shown if m.stored.ping_user_ids), None)
    assert JA("captains-orders-name") in first.text


async def is_due(port, person):
    return bool(await port.legal(person))


async def test_a_thread_is_named_in_the_servers_language(japanese_port):
    await japanese_port.person("Mei").slash("game open", game=GAME, thread=True)
    assert japanese_port.threads[0].name.startswith(JA("captains-orders-name"))


async def test_an_invitation_is_in_the_servers_language(japanese_port):
    mei, tom = japanese_port.crew(2)
    await gathered_in_japanese(japanese_port, mei)
    await mei.slash("game invite", person=tom.member)
    assert JA("button-accept") in japanese_port.shown[-1].buttons


async def test_refusals_use_the_persons_language(port):
    people = [port.person("Mei"), port.person("Tom", "ja")]
    await port.open([people[0]])
    host = f"<@{people[0].id}>"
    refused = await people[1].click(port.board, EN("button-host"))
    assert JA("refusal-not-host", host=host) in refused.text


# Outside of Community servers, nobody can set the locale.


async def test_a_table_speaks_its_hosts_language_where_nobody_set_the_servers(port):
    kei, mio = port.person("Kei", "ja"), port.person("Mio", "ja")
    await kei.slash("game open", game=GAME)
    await mio.click(port.board, JA("button-join"))
    assert port.board.text.startswith(heading(JA))


@pytest.mark.parametrize("is_community", [False, True])
async def test_only_a_community_server_says_its_language(port, is_community):
    port.bot.get_guild(port.server.id).features = ["COMMUNITY"] if is_community else []
    kei, mei = port.person("Kei", "ja"), port.person("Mei")
    await kei.slash("game open", game=GAME)
    await mei.click(port.board, (EN if is_community else JA)("button-join"))
    assert port.board.text.startswith(heading(EN if is_community else JA))


async def test_the_managers_choice_comes_before_the_hosts_language(port):
    boss, kei = port.person("Boss", manager=True), port.person("Kei", "ja")
    await boss.slash("server language", language="en")
    await kei.slash("game open", game=GAME)
    assert port.board.text.startswith(heading(EN))


async def test_most_players_decide_for_an_unknown_host(port):
    people = [port.person(name, "ja").id for name in ("Kei", "Mio")] + [port.person("Mei").id]
    for person in port.people.values():
        await person.slash("game mine")
    say = port.bot.language_of_server
    assert await say(port.server.id, None, people) == "ja" and await say(port.server.id, 5, people) == "ja"
    assert await say(port.server.id) == "en" and await say(port.server.id, people[-1], people) == "en"


async def test_notices_of_searches_and_tournaments_speak_the_language_of_those_who_asked(port):
    kei = port.person("Kei", "ja")
    await kei.slash("game seek", game="lubeck")
    assert JA("button-seek") in port.shown[-1].buttons
    await kei.slash("tournament open", game="fleet", hours=48)
    assert JA("button-cup-join") in port.shown[-1].buttons
    await kei.slash("game open", game=GAME, thread=True)
    assert JA("captains-orders-name") in port.threads[-1].name
