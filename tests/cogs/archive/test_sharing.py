"""*Share* and `/game record format:picture`: the podium of a finished match."""

import msgspec

from engine.bots.review import Look, Review
from sessions.computers.reviewed import Reviewed
from tests.cogs.wording import EN, JA


async def shared(person, port):
    return await person.click(port.board, EN("button-share"))


async def test_share_privately_shows_the_podium_with_players_and_date(port):
    people = port.crew(4)
    await port.finish(people)
    answer = await shared(people[0], port)
    [picture] = answer.shown.pictures
    result = (await port.table()).result
    assert answer.private and EN("share-hint") in answer.text
    assert all(person.name.encode() in picture for person in people)
    assert EN("captains-orders-name").encode() in picture
    assert str(max(result.scores.values())).encode() in picture


async def test_the_record_command_shows_the_same_picture_as_the_button(port):
    people = port.crew(4)
    await port.finish(people)
    clicked = await shared(people[0], port)
    typed = await people[0].slash("game record", format="picture")
    assert typed.private and typed.shown.pictures == clicked.shown.pictures and typed.text == clicked.text


async def test_onlookers_may_share_the_podium_in_their_language(port):
    await port.finish(port.crew(4))
    zoe = port.person("Zoe", "ja")
    answer = await shared(zoe, port)
    assert JA("share-hint") in answer.text and "年".encode() in answer.shown.pictures[0]


async def test_a_running_match_has_no_podium(port):
    people = port.crew(4)
    await port.begin(people)
    answer = await people[0].slash("game record", format="picture")
    assert answer.text == EN("refusal-not-finished", status="playing") and not answer.shown.pictures


async def test_the_podium_names_the_turning_point_after_a_review(port):
    people = port.crew(4)
    await port.finish(people)
    table = await port.table()
    seat = table.seat_of(people[0].id)
    assert b"Turning" not in (await shared(people[0], port)).shown.pictures[0]
    look = Look(6, "ask 1", "ask 2", 0.5, 0.3, 0.01, 1.0, "points", ("ask 2",), 2)
    review = Review(seat, (look,), 90.0, 0.25, -0.3, 0.05, 0.0)
    assert review.turning_points == [look]
    found = msgspec.json.encode(Reviewed(review, (None,))).decode()
    stored = {"table_id": 1, "seat": seat, "made": 5, "accuracy": 90.0, "found": found}
    await port.house.put("reviews", "table_id", "seat", **stored)
    assert EN("share-turning", move=7).encode() in (await shared(people[0], port)).shown.pictures[0]
    assert b"Turning" not in (await shared(people[1], port)).shown.pictures[0]
