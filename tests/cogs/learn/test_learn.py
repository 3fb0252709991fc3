"""Learning a game by a lesson in direct messages.

Newcomers are offered it when they join, and every panel explains its question behind a ? button.
"""

import pytest

from engine import GAMES
from sessions import Status
from sessions.playing import hosting
from tests.cogs.troubles import delete
from tests.cogs.wording import EN, JA
from tests.harbour import GAME
from ui.deliveries import board_shown

NAME = EN("captains-orders-name")


def told(message, id, **facts):
    return EN(f"captains-orders-lesson-{id}", **facts).split(".", 1)[0] in message.text


async def panel(port, person):
    """The newest panel that the person was sent."""
    return person.dms[-1]


def board_of(person):
    return [message for message in person.dms if message.text.startswith("## ")][-1]


async def test_learn_without_a_game_asks_which_one(port):
    mei = port.person("Mei")
    asked = await mei.slash("learn")
    names = [EN(f"{id.replace('_', '-')}-name") for id in GAMES]
    assert asked.private and asked.shown.buttons == [EN("button-learn", game=name) for name in names]
    begun = await mei.click(asked.shown, EN("button-learn", game=NAME))
    assert begun.private and (await port.table()).lesson


async def test_a_lesson_starts_in_direct_messages_at_its_first_station(port):
    mei = port.person("Mei")
    answer = await mei.slash("learn", game=GAME)
    table = await port.table()
    assert answer.private and str(table.id) in answer.text
    assert table.server is None and table.status is Status.PLAYING and not port.shown
    assert EN("learn-how").split(":")[0] in mei.dms[0].text
    first = await panel(port, mei)
    assert EN("captains-orders-lesson-captain.title") in first.text
    assert EN("captains-orders-ask-turn") in first.text


async def test_a_lesson_comments_on_each_choice(port):
    mei = port.person("Mei")
    await mei.slash("learn", game=GAME)
    answer = await mei.dm_slash("game move", move="order 5")
    assert EN("captains-orders-lesson-captain.said-lowest") in answer.text


async def test_a_lesson_is_in_the_learners_language(port):
    mei = port.person("Mei", "ja")
    await mei.slash("learn", game=GAME)
    assert JA("learn-how").split("。")[0] in mei.dms[0].text
    assert JA("lesson-told") in mei.dms[1].text
    assert JA("captains-orders-lesson-captain.title") in (await panel(port, mei)).text


async def test_a_lesson_with_closed_dms_runs_in_the_channel(port):
    mei = port.person("Mei")
    mei.close_dms()
    await mei.slash("learn", game=GAME)
    table = await port.table()
    assert table.channel == port.channel.id and EN("lesson-told") in port.board.text
    answer = await mei.click(port.board, "My move")
    assert answer.private and EN("captains-orders-lesson-captain.title") in answer.text


async def test_other_people_cant_read_a_lesson(port):
    mei, tom = port.crew(2)
    mei.close_dms()
    await mei.slash("learn", game=GAME)
    assert EN("captains-orders-lesson-captain.title") not in port.board.text
    assert (await tom.click(port.board, "My move")).text == EN("refusal-not-seated")


@pytest.mark.parametrize("game", ["fleet", GAME])
async def test_a_running_lesson_ends_only_if_the_learner_says_so(port, game):
    """Whoever has lost sight of their lesson types /learn again, and is led back to it."""
    mei = port.person("Mei")
    await mei.slash("learn", game=GAME)
    await mei.dm_slash("game move", move="order 5")
    before, message = await port.table(), mei.dms[-1]
    asked = await mei.dm_slash("learn", game=game)
    here = f"https://discord.com/channels/@me/{before.channel}"
    assert f"[table 1]({here}/" in asked.text and NAME in asked.text
    assert (await port.table()).version == before.version and mei.dms[-1].id == message.id
    other = EN(f"{game.replace('_', '-')}-name")
    await mei.click(asked.shown, EN("learn-going-on.instead", other=other))
    first, second = await port.table(), await port.table(2)
    assert first.status is Status.CLOSED and second.channel == first.channel and second.game == game


@pytest.mark.parametrize("is_deleted", [False, True])
async def test_a_lesson_is_shown_again_where_it_is_played(port, is_deleted):
    """Source: bitburner-src 2383, high-seas 687."""
    mei = port.person("Mei")
    await mei.slash("learn", game=GAME)
    if is_deleted:
        for message in mei.dms:
            delete(port, message)
    answer = await mei.dm_slash("game show")
    board = board_of(mei)
    assert EN("show-posted", link="").split("{")[0].strip() in answer.text and str(board.id) in answer.text
    opened = await mei.click(board, "My move")
    assert EN("captains-orders-lesson-captain.title") in opened.text


@pytest.mark.parametrize("state", ["running", "over", "lobby"])
async def test_no_button_of_a_board_in_direct_messages_puts_something_in_its_place(port, state):
    mei = port.person("Mei")
    await mei.slash("learn", game=GAME)
    if state != "running":
        await port.play_on(1)
        await port.wait(60)
    if state == "lobby":
        await mei.click(board_of(mei), EN("button-replay"))
    board = board_of(mei)
    ends = ("hm:leave:", "hm:start:", "hm:replay:")
    for id in [each for each in board.ids if not each.startswith(ends)]:
        await mei.click(board, id=id)
        assert board.text.startswith("## "), id


async def test_an_old_button_doesnt_end_a_later_lesson(port):
    mei = port.person("Mei")
    await mei.slash("learn", game=GAME)
    asked = await mei.slash("learn", game="fleet")
    await mei.forge(asked.shown, "hm:learn-instead:1:fleet")
    answer = await mei.forge(asked.shown, "hm:learn-instead:1:fleet")
    assert (await port.table(2)).status is Status.PLAYING
    assert "[table 2](" in answer.text


async def test_first_time_players_are_offered_a_lesson(port):
    mei, tom = port.crew(2)
    label = EN("button-learn", game=NAME)
    opened = await mei.slash("game open", game=GAME)
    joined = await tom.click(port.board, "Join")
    assert opened.shown.buttons == joined.shown.buttons == [label]
    await tom.click(joined.shown, label)
    assert (await port.table(2)).host == tom.id
    await mei.slash("game close")
    assert (await mei.slash("game open", game=GAME)).shown.buttons == []


@pytest.mark.parametrize("id", ["hm:learn:chess", "hm:learn:goa_"])
async def test_a_forged_game_is_refused(port, id):
    mei = port.person("Mei")
    asked = await mei.slash("learn")
    answer = await mei.forge(asked.shown, id)
    assert answer.private and answer.text == EN("refusal-no-such-game", game=id.removeprefix("hm:learn:"))
    assert not mei.dms


async def test_an_explanation_uses_the_tables_numbers(port):
    people = port.crew(4)
    board = await port.begin(people, seed="an explanation")
    table = await port.table()
    mover = next(each for each in people if table.seat_of(each.id) == table.match.pending[0])
    asked = await mover.click(board, "My move")
    explained = await mover.click(asked.shown, EN("button-explain"))
    points = table.match.view(table.match.pending[0]).points
    assert f"Your hand is worth {points} points" in explained.text
    assert EN("button-rules") in explained.shown.buttons
    folded = await mover.click(explained.shown, EN("button-fold"))
    assert "Your hand is worth" not in folded.text and EN("button-explain") in folded.shown.buttons


async def test_an_old_explanation_button_explains_the_present_question(port):
    people = port.crew(4)
    board = await port.begin(people, seed="an explanation")
    table = await port.table()
    seat = table.match.pending[0]
    mover = next(each for each in people if table.seat_of(each.id) == seat)
    old = (await mover.click(board, "My move")).shown.button(EN("button-explain"))
    answer = await mover.slash("game move", move=str(table.match.legal_moves(seat)[0]))
    later = await mover.forge(answer.shown, old)
    assert "Your hand is worth" not in later.text


async def test_a_learner_may_join_a_lobby(port):
    mei, tom = port.crew(2)
    await mei.slash("learn", game=GAME)
    await port.open([tom, mei])
    assert (await port.table(2)).names == ["Tom", "Mei"]


async def test_a_rematch_of_a_lesson_is_an_ordinary_table_in_dms(port):
    mei = port.person("Mei")
    answer = await mei.slash("learn", game=GAME)
    while (table := await port.table()).status is Status.PLAYING:
        moves = table.match.legal_moves(table.seat_of(mei.id))
        move = next((each for each in moves if each.verb == "accuse"), moves[0])
        answer = await mei.dm_slash("game move", move=str(move))
        await port.house.jobs.settled()
    await mei.click(answer.shown, EN("button-replay"))
    lobby = await port.table(2)
    assert lobby.status is Status.LOBBY and lobby.counts and lobby.channel == table.channel
    await mei.click(mei.dms[-1], EN("button-start"))
    assert (await port.table(2)).status is Status.PLAYING


async def test_a_lesson_is_refused_if_the_dms_have_an_open_table(port):
    mei = port.person("Mei")
    await mei.slash("learn", game=GAME)
    direct = (await port.table()).channel
    await port.house.act(1, hosting.close, mei.id)
    await mei.slash("game open", game="goa")
    await port.house.act(2, hosting.move, mei.id, direct)
    await board_shown(port.bot, 2)
    before = len(mei.dms)
    refused = await mei.slash("learn", game="fleet")
    assert refused.text == EN("refusal-table-open-here", table="2") and len(mei.dms) == before
