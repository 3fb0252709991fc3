"""Names of people and tournaments, and words in the seed, are text wherever the bot shows them."""

import re
from collections.abc import Iterator

import pytest

from tests.cogs.tournament.clicked import drawn, notice, play_round
from tests.cogs.wording import EN
from tests.limits import walk
from tests.markdown import alive
from tests.nasty import MARKUP

DAY = 86_400
ONE_LINE = [name for name in MARKUP if len(name) > 1 and name.isprintable()]
CREWS = [ONE_LINE[start::8][:4] for start in range(0, 8, 2)]
PLAIN_KEYS = ("label", "placeholder", "title", "name", "description")
"""Fields of requests in which Discord reads no Markdown."""


def texts(env) -> Iterator[tuple[str, str]]:
    """Everything sent to Discord for people to read, with the field it was in."""
    for request in env.http_requests:
        body = request.json if isinstance(request.json, dict) else {}
        if "commands" in request.path:
            continue
        message = body.get("data") or body
        for part in [message, *walk(message.get("components") or [])]:
            for each in [part, *part.get("options", [])]:
                yield from ((key, each[key]) for key in ("content", *PLAIN_KEYS) if each.get(key))
            for item in part.get("items", []):
                yield "alt", item.get("description") or ""
        for choice in message.get("choices", []):
            yield "choice", choice["name"]


def check(env, *names: str) -> None:
    """Check all texts sent so far; each name must be in some of them."""
    found = set()
    for key, text in texts(env):
        if key == "content":
            assert not [each for each in alive(text) if "evil" in each or "666" in each], text
            assert not [name for name in names if re.search(rf"(?<!\\){re.escape(name)}", text)], text
        if key == "content" or key in PLAIN_KEYS:
            assert text.count("\u2068") == text.count("\u2069"), (key, text)
        found |= {name for name in names if name.split()[-1][-4:] in re.sub(r"\\(\W)", r"\1", text)}
    assert found == set(names)


async def through_a_table(port, people):
    """What people can see and do at a table, from the search for one to the archive."""
    host, second, third, fourth = people
    onlooker = port.person("Onlooker")
    await second.slash("game seek", game="fleet")
    await host.slash("game open", game="fisherman", joint=True, pace="1d", rated=True)
    await host.slash("game join", word=host.name)
    await host.slash("game invite", person=second.member)
    for person in (second, third, fourth):
        await person.click(port.board, EN("button-join"))
    await host.host_menu()
    await host.slash("game leave")
    await host.slash("game start")
    await onlooker.click(port.board, EN("button-follow"))
    guessing = (await onlooker.click(port.board, EN("button-guess"))).shown
    menu = guessing.menus[0]
    sealing = (await onlooker.choose(guessing, next(iter(menu.options)), id=menu.id)).shown
    await onlooker.click(sealing, sealing.buttons[-1])
    for person in people:
        await person.panel()
        await person.slash("game log")
        await person.slash("help")
    late = await port.to_move()
    await port.wait(DAY + 60)
    await late.panel()
    await (second if late is not second else third).slash("game clock show")
    await late.slash("game leave")
    await port.play_on(moves=12)
    for person in people:
        await person.offered("game move", "move")
    await port.play_on()
    for format in ("text", "page", "picture"):
        await second.slash("game record", format=format)
    for command in ("game verify", "profile", "server ranking", "server seers", "game log", "server audit"):
        await second.slash(command, **({"table": 1} if command.startswith("game") else {}))
    for label in ("look-back", "share", "replay"):
        await second.click(port.board, EN(f"button-{label}"))


@pytest.mark.parametrize("crew", CREWS, ids=range(len(CREWS)))
async def test_nothing_in_a_name_comes_alive_at_a_table(port, crew):
    people = [port.person(name) for name in (crew * 4)[:4]]
    await through_a_table(port, people)
    check(port.env, *crew)


@pytest.mark.parametrize("title", ONE_LINE[::7])
async def test_nothing_in_a_title_comes_alive_in_a_tournament(port, title):
    people = [port.person(name) for name in ONE_LINE[-3:]]
    host, second, third = people
    await host.slash("tournament open", game="fleet", name=title, rounds=2)
    for person in people:
        await person.click(notice(port), EN("button-cup-join"))
    panel = (await host.click(notice(port), EN("button-cup-organise"))).shown
    await host.choose(panel, second.name)
    panel = (await host.click(notice(port), EN("button-cup-organise"))).shown
    await host.click(panel, EN("button-cup-start"))
    await drawn(port)
    await host.slash("tournament list")
    await second.offered("tournament join", "tournament")
    for thread in port.threads:
        assert title in thread.name
    tournament = await play_round(port)
    await second.click(notice(port), EN("button-cup-standings"))
    await third.click(notice(port), EN("button-cup-mine"))
    for id in tournament.tables:
        await second.slash("game log", table=id)
        await second.slash("game record", table=id, format="text")
    check(port.env, title, *ONE_LINE[-3:])


async def test_invisible_names_and_names_from_right_to_left_at_a_table(port):
    people = [port.person(name) for name in ("\u3164", "\u2800", "מרים", "\u202eevil")]
    await through_a_table(port, people)
    assert "\u2800 (2)" in (await port.table()).names
    shown = [text for _, text in texts(port.env)]
    assert any(f"{EN('name-none')} (2)" in text for text in shown)
    assert any("\u2068מרים\u2069" in text for text in shown)
    assert not [text for text in shown if re.search("[\u202a-\u202e\u3164\u2800]|(?<!\u2068)מרים", text)]
