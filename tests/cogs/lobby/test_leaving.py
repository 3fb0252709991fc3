"""Leaving a running match, the computer player that takes over, and returning."""

import random

from sessions import Status
from tests.cogs.driver import Clicking, offered
from tests.cogs.wording import EN


async def left(port, person):
    """Leave the running match and confirm."""
    asked = await person.slash("game leave")
    return await person.click(asked.shown, EN("lobby-leave-running.sure"))


async def test_leaving_a_match_needs_a_confirmation(port):
    mei, *others = port.crew(4)
    await port.begin([mei, *others])
    before = await port.table()
    asked = await mei.slash("game leave")
    assert asked.private and EN("lobby-leave-running") in asked.text
    assert await port.table() == before


async def test_a_computer_player_stands_in_and_the_match_continues(port):
    people = port.crew(4)
    await port.begin(people)
    leaving = await port.to_move()
    done = await left(port, leaving)
    assert done.text == EN("lobby-left-running", table="1")
    present = await port.table()
    assert present.seat_of(leaving.id) is None and present.kept_for(leaving.id) is not None
    assert await port.to_move() is not leaving
    assert EN("table-stand-in", name=leaving.name) in port.board.text
    assert EN("button-return") in port.board.buttons
    await Clicking(port, *people).play()
    assert (await port.table()).status is Status.FINISHED


async def test_a_player_who_left_has_no_hand_until_they_return(port):
    mei, *others = port.crew(4)
    await port.begin([mei, *others])
    await left(port, mei)
    for answer in (await mei.click(port.board, "My hand"), await mei.slash("game move")):
        assert answer.text == EN("refusal-computer-holds-seat")
    assert (await mei.slash("game leave")).text == EN("refusal-computer-holds-seat")


async def test_a_player_who_left_comes_back_by_button(port):
    mei, *others = port.crew(4)
    await port.begin([mei, *others])
    await left(port, mei)
    await mei.click(port.board, "Return")
    assert (await port.table()).seat_of(mei.id) == 0
    assert "Return" not in port.board.buttons
    assert (await mei.click(port.board, "My hand")).private


async def test_a_player_who_left_comes_back_by_command(port):
    mei, *others = port.crew(4)
    await port.begin([mei, *others])
    await left(port, mei)
    assert (await mei.slash("game join")).text == EN("lobby-back", table="1")
    assert (await port.table()).seat_of(mei.id) == 0


async def test_other_people_cant_join_a_running_match(port):
    mei, *others = port.crew(4)
    await port.begin([mei, *others])
    await left(port, mei)
    eve = port.person("Eve")
    told = EN("refusal-not-in-lobby", status="playing")
    assert (await eve.click(port.board, "Return")).messages[-1].text == told
    assert (await eve.slash("game join")).text == told
    seated = await others[0].click(port.board, "Return")
    assert seated.messages[-1].text == told


async def test_leaving_passes_the_host_role_on(port):
    mei, tom, *others = port.crew(4)
    await port.begin([mei, tom, *others])
    await left(port, mei)
    assert (await port.table()).host == tom.id


async def at_random(match, seat, level, seed):
    """A computer player that answers at once."""
    return random.Random(match.ply).choice(match.legal_moves(seat))


async def test_the_last_person_may_leave_and_gets_the_end(port):
    mei = port.person("Mei")
    port.workers.fakes["choose"] = at_random
    await port.begin([mei], computers=3)
    asked = await mei.slash("game leave")
    assert EN("lobby-leave-last") in asked.text
    assert asked.shown.buttons == [EN("lobby-leave-last.sure"), EN("lobby-close-running.sure")]
    await mei.click(asked.shown, EN("lobby-leave-last.sure"))
    await port.wait(0)
    assert (await port.table()).status is Status.FINISHED
    assert EN("table-over") in mei.dms[-1].text


async def test_the_last_person_may_close_the_table(port):
    mei = port.person("Mei")
    await port.begin([mei], computers=3)
    asked = await mei.slash("game leave")
    done = await mei.click(asked.shown, EN("lobby-close-running.sure"))
    assert done.text == EN("lobby-closed-now", table="1")
    assert (await port.table()).status is Status.CLOSED


async def test_the_dm_of_a_player_who_left_asks_nothing(port):
    people = port.crew(4)
    await port.begin(people)
    await Clicking(port, *people).play(1)
    leaving = await port.to_move()
    assert [message for message in leaving.dms if offered(message)]
    await left(port, leaving)
    assert not [message for message in leaving.dms if offered(message)]


async def test_an_old_confirmation_closes_no_finished_table(port):
    mei = port.person("Mei")
    await port.begin([mei], computers=3)
    asked = await mei.slash("game close")
    await Clicking(port, mei).play()
    late = await mei.click(asked.shown, EN("lobby-close-running.sure"))
    assert EN("refusal-not-open", status="finished") in late.text
    assert (await port.table()).status is Status.FINISHED


async def test_other_players_panels_stay_valid_when_a_player_leaves(port):
    """The question of the other players has not changed."""
    people = port.crew(4)
    asked = await port.play_until_asked(people, "under-order")
    another = next(person for person in people if person is not asked)
    await left(port, another)
    [asking] = [message for message in asked.dms if offered(message)]
    players = Clicking(port, *people)
    before = (await port.table()).match
    await players.answer(asked, asking)
    after = (await port.table()).match
    assert before and after and after.ply > before.ply
    assert EN("panel-moved-on") not in asked.dms[-1].text
