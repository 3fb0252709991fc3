"""Replays: the board after any move, and whose perspective each person may take."""

import pytest

from boards import PAINTERS, is_staged
from sessions import Status
from sessions.playing import hosting
from sessions.tables import replays
from tests.cogs.wording import EN, JA
from ui.clicks import MAX_CUSTOM_ID_LENGTH
from ui.deliveries import board_shown
from ui.text.game_text import GameText
from ui.text.story import story


async def played(port, moves: int | None = 25):
    """A match of four after some moves; its players, and a spectator."""
    people = port.crew(4)
    await port.begin(people)
    await port.play_on(moves=moves)
    return people, port.person("Zoe")


async def drawing(port, ply, seat=None):
    """The picture of the table, or of a seat's hand, after this many moves."""
    present = await port.table()
    position = await replays.position(port.house, 1, ply)
    pictures, view = PAINTERS[present.game], position.view(seat)
    if seat is None:
        return pictures.table(view, present.names, EN, position.latest(None)).draw().svg.encode()
    return pictures.hand(view, present.names, EN).draw().svg.encode()


async def drawings(port, ply, seat):
    """The pictures of table and hand. At the end of a round the hand is missing: it would be the next
    round's.
    """
    position = await replays.position(port.house, 1, ply)
    if is_staged((await port.table()).game, position.view(None)):
        return [await drawing(port, ply)]
    return [await drawing(port, ply), await drawing(port, ply, seat)]


def moment(move, moves):
    return EN("replay-moment", move=move, moves=moves)


def spoken(message):
    return [line for line in message.text.splitlines() if line.startswith("- ")]


async def test_a_spectator_sees_the_board_after_a_move(port):
    _, zoe = await played(port)
    answer = await zoe.slash("game log", move=5)
    assert answer.private
    assert moment(5, (await port.match()).ply) in answer.text and EN("replay-eyes-all") in answer.text
    assert answer.shown.pictures == [await drawing(port, 5)]
    assert not answer.shown.menus
    assert len(spoken(answer.shown)) == len([e for e in (await port.match()).log(None) if e.ply == 5])


async def test_a_move_number_too_large_shows_the_present(port):
    _, zoe = await played(port)
    answer = await zoe.slash("game log", move=999)
    ply = (await port.match()).ply
    assert moment(ply, ply) in answer.text and answer.shown.pictures == [await drawing(port, ply)]
    assert (await zoe.slash("game log", move=999)).text == answer.text


async def test_a_replay_shows_the_position_before_the_first_move(port):
    _, zoe = await played(port)
    answer = await zoe.slash("game log", move=0)
    assert moment(0, (await port.match()).ply) in answer.text
    assert answer.shown.buttons == [EN("button-next"), EN("button-last"), EN("button-log")]


async def test_replay_pages_turn_in_place(port):
    _, zoe = await played(port)
    last = (await port.match()).ply
    page = (await zoe.slash("game log", move=3)).shown
    for label, ply in (("next", 4), ("previous", 3), ("last", last), ("previous", last - 1), ("first", 0)):
        clicked = await zoe.click(page, EN(f"button-{label}"))
        assert clicked.shown.id == page.id
        assert moment(ply, last) in page.text and page.pictures == [await drawing(port, ply)]


async def test_a_player_sees_a_replay_from_their_seat_or_publicly(port):
    people, _ = await played(port)
    person, seat = people[1], 1
    page = (await person.slash("game log", move=6)).shown
    assert page.pictures == await drawings(port, 6, seat)
    [menu] = page.menus
    assert list(menu.options) == [EN("replay-eyes-all"), EN("replay-eyes", name=person.name)]
    await person.choose(page, EN("replay-eyes-all"))
    assert page.pictures == [await drawing(port, 6)] and EN("replay-eyes-all") in page.text
    await person.choose(page, EN("replay-eyes", name=person.name))
    assert page.pictures == await drawings(port, 6, seat)


async def test_a_running_replay_shows_no_other_players_view(port):
    people, zoe = await played(port)
    public = [await drawing(port, 6)]
    for person in (zoe, people[1]):
        page = (await person.slash("game log", move=6)).shown
        for id, values in (("hm:position:1:2:7:n", None), ("hm:eyes:1:7", ["2"])):
            answer = await person.forge(page, id, values)
            assert answer.shown.pictures == public


async def test_the_replay_of_a_closed_table_reveals_nothing_hidden(port):
    people, zoe = await played(port)
    await port.house.act(1, hosting.close, people[0].id)
    await board_shown(port.bot, 1)
    page = (await zoe.click(port.board, EN("button-look-back"))).shown
    assert not page.menus and len(page.pictures) == 1
    assert not (await people[1].slash("game log", move=3)).shown.menus[0].options.keys() - {
        EN("replay-eyes-all"),
        EN("replay-eyes", name=people[1].name),
    }


async def test_the_replay_of_a_finished_match_offers_every_seat(port):
    people, zoe = await played(port, moves=None)
    present = await port.table()
    assert present.status is Status.FINISHED
    page = (await zoe.click(port.board, EN("button-look-back"))).shown
    assert moment(0, (await port.match()).ply) in page.text
    [menu] = page.menus
    assert len(menu.options) == 5
    for seat, person in enumerate(people):
        await zoe.choose(page, EN("replay-eyes", name=person.name))
        assert page.pictures == [await drawing(port, 0), await drawing(port, 0, seat)]
        dealt = [line for line in spoken(page) if "is dealt" in line]
        assert len(dealt) == 1 and person.name in dealt[0]
    await zoe.click(page, EN("button-next"))
    assert page.pictures == await drawings(port, 1, 3)


@pytest.mark.parametrize("seat", [None, 2])
async def test_replay_texts_and_pictures_show_the_same_view_at_every_step(port, seat):
    people, zoe = await played(port, moves=None)
    present, last = await port.table(), (await port.match()).ply
    page = (await zoe.slash("game log", move=0)).shown
    if seat is not None:
        await zoe.choose(page, EN("replay-eyes", name=people[seat].name))
    game_text = GameText(EN, present.game, present.names)
    for ply in range(last + 1):
        then = await replays.position(port.house, 1, ply)
        known = story([event for event in then.log(seat) if event.ply == ply], game_text)
        lines = known.content.splitlines() if known else []
        assert spoken(page) == [line for line in lines if line.startswith("- ")]
        assert page.pictures[0] == await drawing(port, ply)
        if ply < last:
            await zoe.click(page, EN("button-next"))


async def test_the_public_replay_of_the_deal_names_no_hand(port):
    _, zoe = await played(port, moves=None)
    page = (await zoe.slash("game log", move=0)).shown
    assert EN("replay-eyes-all") in page.text
    assert spoken(page) and not any("is dealt" in line for line in spoken(page))


async def test_the_log_and_the_replay_link_to_each_other(port):
    _, zoe = await played(port)
    log = (await zoe.slash("game log")).shown
    ply = (await port.match()).ply
    opened = await zoe.click(log, EN("button-board-at", move=ply))
    assert opened.shown.id != log.id and moment(ply, ply) in opened.text
    again = await zoe.click(opened.shown, EN("button-log"))
    assert again.text == log.text


async def test_a_replay_continues_after_a_restart(port):
    _, zoe = await played(port)
    page = (await zoe.slash("game log", move=3)).shown
    await port.restart()
    await zoe.click(page, EN("button-next"))
    assert page.pictures == [await drawing(port, 4)]


async def test_a_replay_is_in_the_readers_language(port):
    await played(port)
    yan = port.person("Yan", "ja")
    assert JA("replay-eyes-all") in (await yan.slash("game log", move=2)).text


async def test_a_replay_in_a_lobby_is_refused(port):
    mei, zoe = port.crew(2)
    await port.open([mei])
    assert "hasn't started" in (await zoe.slash("game log", move=999)).text


@pytest.mark.parametrize(
    "id", ["hm:position:1:2:n", "hm:position:1:x:2:n", "hm:position:x::2:n", "hm:log:x:1:n"]
)
async def test_forged_replay_pages_are_refused(port, id):
    _, zoe = await played(port, moves=2)
    page = (await zoe.slash("game log", move=1)).shown
    assert (await zoe.forge(page, id)).text == EN("refusal-out-of-date")


async def test_forged_replay_keys_are_refused(port):
    _, zoe = await played(port, moves=2)
    page = (await zoe.slash("game log", move=1)).shown
    for values in (["1:2"], ["é"], [""], ["-1"]):
        answer = await zoe.forge(page, "hm:eyes:1:1", values)
        assert answer.messages[-1].text == EN("refusal-out-of-date")


async def test_all_replay_ids_are_short_enough(port):
    _, zoe = await played(port, moves=None)
    page = (await zoe.slash("game log", move=1)).shown
    assert max(map(len, page.ids)) <= MAX_CUSTOM_ID_LENGTH // 2
