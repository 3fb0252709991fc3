"""The games' emojis are uploaded to Discord; if that fails, texts do without them."""

import re
from typing import Any

import pytest

from boards.signs import signs_of
from engine import GAMES
from sessions import Preferences, Where
from tests.cogs.driver import Clicking, offered
from tests.cogs.mailbag import owed
from tests.cogs.telling import reasons
from tests.preferring import prefer
from tests.simulated import Person, Port, harbour
from ui.emojis import DRAWING_DELAY, MAX_EMOJIS, OUR_NAMES, upload_missing, wanted
from workers import Priority, task_priority

NUMBER = sum(len(signs_of(game)) for game in GAMES)


PNG = b"\x89PNG\r\n\x1a\n"


async def no_picture(_: object) -> bytes:
    """An empty PNG, since drawing all emojis takes too long."""
    return PNG


@pytest.fixture
async def port(tmp_path):
    async with harbour(tmp_path / "bot.db") as port:
        port.workers.fakes["render"] = no_picture
        yield port


def there(port: Port) -> dict[str, int]:
    """Discord's emojis of the bot, by name."""
    return {emoji.name: emoji.id for emoji in port.env.backend.application_emojis.values()}


async def at_once(port: Port) -> None:
    await upload_missing(port.bot, pause=0)


async def test_all_signs_are_uploaded_once(port: Port):
    await at_once(port)
    before = there(port)
    assert before.keys() == wanted().keys()
    assert len(before) == NUMBER
    await at_once(port)
    assert there(port) == before


async def test_the_callers_priority_stays(port: Port):
    await at_once(port)
    assert task_priority.get() is Priority.ANSWER


async def test_the_list_is_fetched_once_before_and_once_after_the_pause(port: Port):
    await at_once(port)
    assert len(fetched(port)) == 2
    await at_once(port)
    assert len(fetched(port)) == 3


def fetched(port: Port) -> list[object]:
    """The requests for the list of emojis."""
    requests = port.env.http_requests
    return [each for each in requests if each.method == "GET" and each.path.endswith("/emojis")]


async def test_redrawn_signs_replace_old_ones_and_others_stay(port: Port):
    port.env.backend.create_application_emoji("goa_pepper_000000")
    port.env.backend.create_application_emoji("somebody_elses")
    await at_once(port)
    assert "goa_pepper_000000" not in there(port)
    assert "somebody_elses" in there(port)
    assert all(map(OUR_NAMES.fullmatch, wanted()))


async def test_uploads_stop_at_discords_limit(port: Port):
    for number in range(MAX_EMOJIS - 10):
        port.env.backend.create_application_emoji(f"somebody_elses_{number}")
    await at_once(port)
    assert len(there(port)) == MAX_EMOJIS


async def test_signs_are_drawn_with_the_lowest_priority(port: Port):
    drawn_for: set[Priority] = set()

    async def draw(_: object) -> bytes:
        drawn_for.add(task_priority.get())
        return PNG

    port.bot.draw = draw
    await at_once(port)
    assert drawn_for == {Priority.NEWS}


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_failed_uploads_are_retried_at_the_next_start(port: Port, caplog, method):
    port.refuse(method, "/applications/*/emojis", 30008, status=400)
    await at_once(port)
    assert "Could not upload all of" in caplog.text
    assert not there(port)
    port.accept()
    await at_once(port)
    assert len(there(port)) == NUMBER


async def test_existing_signs_are_known_at_once_and_missing_ones_later(port: Port):
    await at_once(port)
    [known, *_] = port.env.backend.application_emojis.values()
    for emoji in list(port.env.backend.application_emojis):
        if emoji != known.id:
            port.env.backend.delete_application_emoji(emoji)
    port.settings["uploads_signs"] = True
    began, drawn = port.now, list[float]()

    async def draw(_: object) -> bytes:
        drawn.append(port.now)
        return PNG

    port.workers.fakes["render"] = draw
    await port.restart()
    await port.wait(DRAWING_DELAY)
    assert len(drawn) == NUMBER - 1 and drawn[0] >= began + DRAWING_DELAY
    assert len(there(port)) == NUMBER


async def test_signs_appear_beside_answers_and_in_lines(port: Port):
    await at_once(port)
    people = port.crew(3)
    mover = await port.play_until_asked(people, "lead", game="fisherman")
    panel = await mover.panel()
    drawn = [
        each["emoji"]
        for row in panel.parts()
        for part in row.get("components", ())
        for each in (part, *part.get("options", ()))
        if each.get("emoji")
    ]
    fish = {id for name, id in there(port).items() if name.startswith("fisherman_")}
    assert drawn and {int(emoji["id"]) for emoji in drawn} <= fish
    log = await mover.slash("game log")
    assert re.search(r"<:fisherman_[a-z]+_[0-9a-f]{6}:\d+> \S", log.text)


SIGN = r"<:{}_[a-z]+_[0-9a-f]{{6}}:\d+> \S"


async def test_signs_appear_in_questions_and_reasons(port: Port):
    await at_once(port)
    mover = await port.play_until_asked(port.crew(3), "follow", game="fisherman")
    panel = await mover.panel()
    assert re.search(SIGN.format("fisherman"), panel.text.splitlines()[0])
    [why] = [line for line in (await reasons(mover, panel)).splitlines() if "you must play it" in line]
    assert re.search(SIGN.format("fisherman"), why)


async def test_signs_appear_on_buttons_of_complete_moves(port: Port):
    await at_once(port)
    mover = await port.play_until_asked(port.crew(3), "discard", "discard", game="lubeck")
    panel = await mover.panel()
    parts = [part for row in panel.parts() for part in row.get("components", ())]
    discards = [part for part in parts if str(part.get("label", "")).startswith("Discard")]
    assert discards and all(part["emoji"]["name"].startswith("lubeck_") for part in discards)


def emojis_of(message: Any) -> list[Any]:
    """The emojis on a message's buttons and in its menus."""
    parts = [part for row in message.parts() for part in row.get("components", ())]
    shown = [each for part in parts for each in (part, *part.get("options", ()))]
    return [each["emoji"] for each in shown if each.get("emoji")]


async def a_turn_with_signs(port: Port, game: str = "fisherman", question: str = "lead") -> Person:
    """Play until somebody's panel has signs."""
    await at_once(port)
    mover = await port.play_until_asked(port.crew(3), question, game=game)
    assert emojis_of(await mover.panel())
    return mover


async def test_an_answer_whose_emoji_is_refused_comes_without_emojis(port: Port, caplog):
    mover = await a_turn_with_signs(port)
    read = len(fetched(port))
    with port.rules.refused_emojis(times=1) as refused:
        panel = await mover.panel()
    assert len(refused) == 1 and panel.buttons and not emojis_of(panel)
    assert len([line for line in caplog.messages if "emoji" in line]) == 1 and not port.logged.lines
    assert len(fetched(port)) == read + 1
    assert emojis_of(await mover.panel()), "the emojis still exist"


async def test_a_direct_message_whose_emoji_is_refused_comes_without_emojis(port: Port):
    await at_once(port)
    people = port.crew(3)
    for person in people:
        await prefer(port.house, person.id, Preferences(where=Where.DM))
    with port.rules.refused_emojis(times=1) as refused:
        mover = await port.play_until_asked(people, "lead", game="fisherman")
    assert refused and refused[0].startswith("PATCH") and "/messages/" in refused[0]
    assert offered(mover.dms[-1])


@pytest.mark.parametrize("game", ["fisherman", "lubeck"])
async def test_play_continues_while_every_emoji_is_refused(port: Port, game: str):
    """By panels, direct messages and their edits, and after a restart."""
    await at_once(port)
    people = port.crew(3)
    for person in people:
        await prefer(port.house, person.id, Preferences(where=Where.BOTH))
    await port.begin(people, game=game)
    with port.rules.refused_emojis(times=10**6) as refused:
        await Clicking(port, *people).play(6)
        await port.restart()
        await Clicking(port, *people).play(6)
        due = await port.to_move()
        assert await port.legal(due) and offered(await due.panel())
    assert refused and await owed(port) == []


async def test_deleted_emojis_are_used_no_more(port: Port):
    mover = await a_turn_with_signs(port)
    for emoji in list(port.env.backend.application_emojis):
        port.env.backend.delete_application_emoji(emoji)
    with port.rules.refused_emojis(times=1):
        await mover.panel()
    assert not emojis_of(await mover.panel())


async def test_another_malformed_message_is_refused_as_before(port: Port):
    mover = await a_turn_with_signs(port)
    port.refuse("POST", "/interactions/*/*/callback", 50035, status=400, times=1)
    await mover.click(port.board, "My move")
    assert len(port.logged.lines) == 1
    port.logged.clear()
