"""`/game record format:` exports a finished match."""

import json

import pytest

from cogs.archive import records
from cogs.archive.html_export import headings, html_export
from cogs.archive.notation import in_notation
from locales import LANGUAGES
from sessions.privacy import forgetting as rights
from sessions.tables import replays
from tests.cogs.archive.test_html_export import data
from tests.cogs.wording import EN, JA
from tests.watchdog import excused


@pytest.fixture
async def finished_players(port):
    """Four people who have just finished a match."""
    people = port.crew(4)
    await port.finish(people)
    return people


def file(answer):
    [attached] = answer.shown.message.attachments
    return attached.filename, answer.shown.pictures[0]


async def test_a_record_is_json_by_default(port, finished_players):
    name, data = file(await finished_players[0].slash("game record"))
    assert name == "captains_orders-1.json"
    assert file(await finished_players[0].slash("game record", format="json")) == (name, data)
    assert json.loads(data) == await replays.record(port.house, 1)


async def test_a_record_as_text_uses_the_readers_language(port, finished_players):
    zoe = port.person("Zoe", "ja")
    record = await replays.record(port.house, 1)
    for person, say in ((finished_players[0], EN), (zoe, JA)):
        answer = await person.slash("game record", format="text")
        assert answer.private
        assert file(answer) == (
            "captains_orders-1.txt",
            in_notation(await port.table(), record, say).encode(),
        )


async def test_a_record_as_a_page_is_written_by_a_worker(port, finished_players):
    answer = await port.person("Zoe", "ja").slash("game record", format="page")
    over, record = await port.table(), await replays.record(port.house, 1)
    name, page = file(answer)
    assert name == "captains_orders-1.html"
    with excused("the page is written a second time"):
        (language, shown), (_, expected) = (
            data(page),
            data(html_export(record, over.names, headings(over), "ja")),
        )
    assert language == "ja"
    for each in LANGUAGES:  # The worker draws real pictures.
        for what in ("title", "end", "eyes", "moments", "story", "labels"):
            assert shown["told"][each][what] == expected["told"][each][what]
        assert [len(seen) for seen in shown["told"][each]["pictures"]] == [len(record["moves"]) + 1] * 5
    assert JA("record-given", table="1") in answer.text


async def test_a_page_is_written_once_for_all_requests(port, finished_players):
    made = []

    async def write(record, names, *_):
        made.append(tuple(names))
        return b"page %d" % len(made)

    port.workers.fakes["html_export"] = write

    async def pages():
        return [file(await person.slash("game record", format="page"))[1] for person in finished_players[:2]]

    assert await pages() == [b"page 1", b"page 1"]
    await rights.forget(port.house, finished_players[3].id)
    assert await pages() == [b"page 2", b"page 2"] and made[0] != made[1]


async def test_a_record_omits_the_name_of_a_forgotten_person(port, finished_players):
    await rights.forget(port.house, finished_players[1].id)
    for format in records.FORMATS:
        _, data = file(await finished_players[0].slash("game record", format=format))
        assert finished_players[1].name.encode() not in data
    assert finished_players[1].name not in json.dumps(headings(await port.table()))
