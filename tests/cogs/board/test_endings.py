"""All players are told once that the match has ended, at the place of their notifications."""

import random
from functools import cache

import pytest

from cogs.rated import service as ratings
from engine import Match
from sessions import Preferences, Status, Where
from sessions.playing import play
from tests.cogs.driver import offered
from tests.cogs.mailbag import lost_answers, owed
from tests.cogs.wording import (
    EN,
    JA,
)
from tests.harbour import GAME
from tests.preferring import prefer

BELOW = ("replay", "look-back", "review", "share", "profile")


@pytest.fixture
def people(port):
    return port.crew(4)


@cache
def a_game():
    """The moves of a match whose last two moves are by different players."""
    for number in range(1000):
        dice, match = random.Random(number), Match.start(GAME, 4, "ends")
        while match.pending:
            match.play(match.pending[0], dice.choice(match.legal_moves(match.pending[0])))
        moves = match.record()["moves"]
        if moves[-1][0] != moves[-2][0]:
            return moves
    raise AssertionError("nobody ever ends it")


async def nearly_over(port, people, *where):
    """A match that ends with the next move, and that move. `where` has the players' notification settings."""
    for person, wanted in zip(people, where, strict=False):
        await prefer(port.house, person.id, Preferences(where=wanted))
    await port.begin(people, seed="ends")
    *before, (_, last) = a_game()
    with port.undelivered():
        for seat, move in before:
            await port.make_move(people[seat], move)
    await port.wait(0)
    return last


async def over(port, people, *where):
    """A match that has just ended: the last player to move, and the others."""
    last = await nearly_over(port, people, *where)
    mover = await port.to_move()
    await mover.slash("game move", move=last)
    assert (await port.table()).status is Status.FINISHED
    return mover, [person for person in people if person is not mover]


def ends(person, say=EN):
    """The direct messages that tell a person of the end."""
    return [message for message in person.dms if say("table-over") in message.text]


async def test_the_score_sheet_replaces_each_players_panel(port, people, mail):
    _, others = await over(port, people)
    for person in others:
        [message] = person.dms
        assert [message.id] == [each.id for each in ends(person)] and mail.gists(person)[-1][0] == "dm"
        assert all(name in message.text for name in (await port.table()).names)
        assert f"/{port.board.stored.channel_id}/{port.board.id})" in message.text and not message.pictures
        assert message.buttons == [EN(f"button-{each}") for each in BELOW]


async def test_the_last_mover_sees_the_end_in_answer_and_panel(port, people, mail):
    last = await nearly_over(port, people)
    mover = await port.to_move()
    [panel] = mover.dms
    assert offered(panel)
    mail.empty()
    answer = await mover.slash("game move", move=last)
    assert EN("table-over") in answer.text
    assert [message.id for message in ends(mover)] == [panel.id] and mail.of(mover) == []


async def test_the_last_movers_panel_stays_if_it_cant_be_edited(port, people):
    """If it were deleted, its red badge would lead to nothing."""
    last = await nearly_over(port, people)
    mover = await port.to_move()
    [panel] = mover.dms
    port.refuse("PATCH", f"/channels/*/messages/{panel.id}", 30046, status=429)
    await mover.slash("game move", move=last)
    assert [message.id for message in mover.dms] == [panel.id]


async def test_the_end_links_to_the_next_waiting_table(port, people):
    last = await nearly_over(port, people)
    mover = await port.to_move()
    elsewhere = port.server.create_text_channel("elsewhere")
    await people[0].slash("game open", at=elsewhere, game=GAME)
    for person in people[1:]:
        await person.slash("game join", at=elsewhere)
    await people[0].slash("game start", at=elsewhere, shuffle=False)
    due = await port.to_move(2)
    assert due is not None
    answer = await mover.slash("game move", move=last)
    label = EN("button-next-table", table=f"{EN('captains-orders-name')} · {EN('table-number', table='2')}")
    sheets = {person: ends(person)[0] for person in people if person is not mover} | {mover: answer.shown}
    assert [person for person, sheet in sheets.items() if label in sheet.buttons] == [due]
    led = await due.click(sheets[due], label)
    assert led.private and offered(led.shown)


async def test_the_end_is_a_new_message_in_the_channel(port, people):
    last = await nearly_over(port, people)
    before = port.board.id
    await (await port.to_move()).slash("game move", move=last)
    [message] = port.shown
    assert EN("table-over") in message.text and message.id != before
    await port.restart()
    assert [each.id for each in port.shown] == [message.id]


async def test_an_end_with_a_lost_response_isnt_posted_twice(port, people):
    last = await nearly_over(port, people)
    async with lost_answers(port, "/messages"):
        await (await port.to_move()).slash("game move", move=last)
        taken = port.board.id
    await port.wait(600)
    [message] = [each for each in port.shown if each.text.startswith("## ")]
    assert EN("table-over") in message.text and message.id == taken
    assert await owed(port) == []


async def test_a_notified_player_isnt_notified_again_after_a_lost_response(port, people, mail):
    last = await nearly_over(port, people)
    mover = await port.to_move()
    mail.empty()
    async with lost_answers(port, "/messages"):
        await mover.slash("game move", move=last)
    await port.wait(600)
    for person in people:
        if person is not mover:
            assert len(ends(person)) == 1 and [place for place, _ in mail.gists(person)] == ["dm"]
    assert await owed(port) == []


async def test_players_who_prefer_mentions_are_mentioned_in_one_message(port, people):
    _, others = await over(port, people, *[Where.CHANNEL] * 4)
    assert not any(ends(person) for person in people)
    [call] = [message for message in port.shown if message.stored.ping_user_ids]
    assert str(port.board.id) in call.text and EN("captains-orders-name") in call.text
    assert set(call.stored.ping_user_ids) == {person.id for person in others}


async def test_players_with_closed_dms_are_mentioned_but_not_the_silent_ones(port, people, mail):
    for person in people:
        person.close_dms()
    _, others = await over(port, people, Where.NONE, Where.DM, Where.DM, Where.NONE)
    told = [person for person in others if person in people[1:3]]
    assert [person for person in others if mail.gists(person)[-1:] == [("games", "calls")]] == told
    assert set(port.shown[-1].stored.ping_user_ids) == {person.id for person in told}


async def test_the_end_waits_until_quiet_hours_are_over(port, people):
    for person in people:
        quiet = Preferences(Where.CHANNEL, quiet_from=1, quiet_to=0, zone="UTC")
        await prefer(port.house, person.id, quiet)
    await port.wait(120)
    await over(port, people)
    assert [message.id for message in port.shown] == [port.board.id]
    await port.wait(86_400)
    [board, told] = port.shown
    assert board.id == port.board.id and len(told.stored.ping_user_ids) >= 3


async def test_an_end_that_discord_refused_is_delivered_once_later(port, people):
    last = await nearly_over(port, people)
    port.refuse("POST", "/channels/*/messages", 0, status=500)
    await (await port.to_move()).slash("game move", move=last)
    assert "end" in await owed(port)
    await port.restart()
    port.accept()
    await port.wait(600)
    assert await owed(port) == []
    assert sorted(len(ends(person)) for person in people) == [1, 1, 1, 1]
    port.logged.clear()


async def test_a_player_who_left_gets_the_end_in_their_language(port):
    people = [*port.crew(3), port.person("Ren", "ja")]
    last = await nearly_over(port, people)
    mover = await port.to_move()
    gone = next(person for person in (people[-1], *people) if person is not mover)
    await port.house.act(1, play.leave, gone.id)
    await mover.slash("game move", move=last)
    assert len(ends(gone, JA if gone is people[-1] else EN)) == 1


async def test_play_again_works_from_the_direct_message(port, people):
    _, [reader, *_] = await over(port, people)
    answer = await reader.click(ends(reader)[0], EN("button-replay"))
    assert EN("table-number", table="2") in answer.text
    assert (await port.table(2)).host == reader.id


async def test_the_end_of_a_rated_match_shows_the_rating_change(port, people):
    await port.finish(people, rated=True)
    told_directly = [person for person in people if person.dms]
    assert len(told_directly) >= len(people) - 1  # The last player to move saw the end.
    for person in told_directly:
        rating = (await ratings.ratings_of(port.db, person.id))[GAME]
        gained = f"{'+' if rating.gained > 0 else '−' if rating.gained < 0 else '±'}{abs(rating.gained)}"
        told = EN("end-rating", gained=gained, points=rating.points, margin=rating.margin)
        assert any(told in message.text for message in person.dms), person.name
