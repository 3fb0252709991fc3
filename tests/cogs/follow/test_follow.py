"""Followers get their news once, at the place they chose, and learn only what spectators see."""

import pytest

from cogs.follow import service as followers_service
from cogs.follow.service import Follower, Interest, NewsPlace
from engine import GAMES
from engine.core.statement import codes
from sessions import Preferences, Status
from sessions.playing import hosting, play
from sessions.playing import lobby as lobby_service
from tests.cogs.driver import Clicking
from tests.cogs.strangers import private_thread
from tests.cogs.troubles import forbid, hide, let_in_again, throw_out
from tests.cogs.wording import EN, JA
from tests.harbour import GAME
from tests.preferring import prefer

NEWS = [
    f"captains-orders-event-{code}"
    for code in codes(event for event in GAMES["captains_orders"].events if event.headline)
]


async def game(port, *watchers, language="en-US"):
    """A running match of four, and some spectators."""
    people = port.crew(4)
    await port.begin(people)
    await port.wait(600)  # First messages to new people are spread over minutes.
    return people, *(port.person(name, language) for name in watchers)


async def move(port, people, verb):
    """Let the player on turn make a move of this kind."""
    person = await port.to_move()
    move = (await port.legal(person, verb=verb))[0]
    await port.make_move(person, move)
    await port.wait(0)


async def end_a_round(port, people):
    await move(port, people, "accuse")


def news_here(port):
    """The texts with which the channel's messages mention followers."""
    return [message for message in port.shown if not message.text.startswith("## ") and "[" in message.text]


def pinged(message):
    return set(message.stored.ping_user_ids)


async def followers(port):
    return await followers_service.followers_of(port.db, 1)


# Following


async def test_one_tap_follows_a_table(port):
    _, zoe = await game(port, "Zoe")
    answer = await zoe.click(port.board, "Follow")
    assert answer.private
    chosen = EN("follow-what-headlines"), EN("follow-place-dm")
    assert EN("watch-following", table="1", what=chosen[0], place=chosen[1]) in answer.text
    assert await followers(port) == [Follower(zoe.id, Interest.HEADLINES, NewsPlace.DM, 0)]


async def test_taps_change_the_interest_and_the_place_of_news(port):
    _, zoe = await game(port, "Zoe")
    panel = (await zoe.click(port.board, "Follow")).shown
    for what in Interest:
        clicked = await zoe.click(panel, EN(f"follow-what-{what}"))
        assert clicked.shown.id == panel.id
        assert [follower.interest for follower in await followers(port)] == [what]
    for place in NewsPlace:
        await zoe.click(panel, EN(f"follow-place-{place}"))
        assert [follower.place for follower in await followers(port)] == [place]
    await zoe.click(panel, EN("button-unfollow"))
    assert panel.text == EN("watch-unfollowed", table="1") and not await followers(port)


async def test_commands_follow_and_unfollow_a_table(port):
    _, zoe = await game(port, "Zoe")
    await zoe.slash("game watch follow", what="rounds", where="channel")
    assert await followers(port) == [Follower(zoe.id, Interest.ROUNDS, NewsPlace.CHANNEL, 0)]
    answer = await zoe.slash("game watch unfollow")
    assert answer.private and answer.text == EN("watch-unfollowed", table="1")
    assert (await zoe.slash("game watch unfollow")).text == EN("refusal-not-following")


async def test_taking_a_seat_ends_following(port):
    mei, tom = port.crew(2)
    lobby = await port.open([mei])
    await tom.click(lobby, "Follow")
    await tom.click(lobby, "Join")
    assert not await followers(port)


NOT_SEEN = EN("refusal-no-such-table", table="1")


async def test_following_a_hidden_table_is_refused(port):
    _, zoe = await game(port, "Zoe")
    hall = port.server.create_text_channel("hall")
    hide(port, port.channel.id)
    assert (await zoe.slash("game watch follow", at=hall, table=1)).text == NOT_SEEN
    assert (await zoe.dm_slash("game watch follow", table=1)).text == NOT_SEEN
    assert not await followers(port)


async def test_changing_news_settings_of_a_hidden_table_is_refused(port):
    people, zoe = await game(port, "Zoe")
    panel = (await zoe.click(port.board, "Follow")).shown
    secret = port.server.create_text_channel("secret")
    hide(port, secret.id)
    await port.house.act(1, hosting.move, people[0].id, secret.id)
    await port.wait(0)
    assert (await zoe.click(panel, EN("follow-what-rounds"))).shown.text == NOT_SEEN
    assert [follower.interest for follower in await followers(port)] == [Interest.HEADLINES]


async def test_an_invited_person_cant_follow_a_hidden_table(port):
    people = port.crew(2)
    await port.open(people)
    zoe, hall = port.person("Zoe"), port.server.create_text_channel("hall")
    await port.house.act(1, lobby_service.invite, people[0].id, zoe.id)
    await port.wait(0)  # The invitation is sent before.
    hide(port, port.channel.id)
    assert (await zoe.slash("game watch follow", at=hall, table=1)).text == NOT_SEEN
    assert not await followers(port)


async def test_a_replaced_player_gets_no_news_of_a_hidden_table(port):
    people, *_ = await game(port)
    hall = port.server.create_text_channel("hall")
    await port.house.act(1, play.leave, people[1].id)
    assert (await people[1].dm_slash("game watch follow", table=1)).text != NOT_SEEN
    await people[1].slash("game watch unfollow", table=1)
    hide(port, port.channel.id)
    for answer in (
        await people[1].slash("game watch follow", at=hall, table=1),
        await people[1].dm_slash("game watch follow", table=1),
    ):
        assert answer.text == NOT_SEEN
    assert not await followers(port)


# News


async def test_news_by_dm_have_the_board_and_an_unfollow_button(port):
    people, zoe = await game(port, "Zoe")
    await zoe.click(port.board, "Follow")
    await end_a_round(port, people)
    [news] = zoe.dms
    spoken = [line for line in news.text.splitlines() if line.startswith("- ")]
    assert len(spoken) == 2 and f"/{port.board.id})" in news.text
    assert news.pictures == port.board.pictures
    assert news.buttons == [EN("button-unfollow")]
    await zoe.click(news, EN("button-unfollow"))
    await end_a_round(port, people)
    assert [message.id for message in zoe.dms if message.pictures] == [news.id]
    assert spoken[0] in news.text


async def test_news_in_the_channel_mention_all_followers_together(port):
    people, zoe, kim = await game(port, "Zoe", "Yan")
    for person in (zoe, kim):
        await person.slash("game watch follow", where="channel")
    await end_a_round(port, people)
    [news] = news_here(port)
    assert pinged(news) == {zoe.id, kim.id}
    assert not zoe.dms and not kim.dms
    await end_a_round(port, people)
    [later] = news_here(port)
    assert later.id != news.id and pinged(later) == {zoe.id, kim.id}


async def test_followers_get_only_the_news_they_chose(port):
    people, zoe, yan, ida = await game(port, "Zoe", "Yan", "Ida")
    for person, what in zip((zoe, yan, ida), Interest, strict=True):
        await person.slash("game watch follow", what=what, where="channel")
    await end_a_round(port, people)
    rounds, headlines = sorted(news_here(port), key=lambda message: len(message.text))
    assert (pinged(rounds), pinged(headlines)) == ({zoe.id}, {yan.id})
    assert len([line for line in rounds.text.splitlines() if line.startswith("- ")]) == 1


async def test_each_follower_gets_news_once_in_their_language(port):
    people, zoe = await game(port, "Zoe", language="ja")
    await zoe.click(port.board, "Follow")
    await end_a_round(port, people)
    await move(port, people, "order")
    assert len(zoe.dms) == 1
    match = (await port.table()).match
    assert match
    accused = next(event for event in match.log(None) if event.code == "accused")
    names = (await port.table()).names
    facts = {key: names[seat] for key, seat in accused.facts.items() if isinstance(seat, int)}
    assert JA("captains-orders-event-accused", **facts) in zoe.dms[0].text


async def test_followers_get_the_end_and_stop_following(port):
    people, zoe, yan = await game(port, "Zoe", "Yan")
    await zoe.slash("game watch follow", what="end")
    await yan.slash("game watch follow", what="end", where="channel")
    await Clicking(port, *people).play()
    await port.wait(600)
    assert (await port.table()).status is Status.FINISHED
    [told], [here] = zoe.dms, news_here(port)
    [winner] = [event for event in (await port.match()).log(None) if event.code == "match-ended"]
    seats = winner.facts["winner_seats"]
    assert isinstance(seats, tuple)
    names = [(await port.table()).names[int(seat)] for seat in seats]
    for message in (told, here):
        assert EN("captains-orders-event-match-ended", winners=len(names), winner_seats=names) in message.text
    assert not told.buttons and not await followers(port)


@pytest.mark.parametrize("running", [True, False])
async def test_followers_are_notified_of_a_closed_table(port, running):
    people = port.crew(4)
    await (port.begin if running else port.open)(people)
    zoe = port.person("Zoe")
    await zoe.click(port.board, "Follow")
    await port.house.act(1, hosting.close, people[0].id)
    await port.wait(0)
    [told] = zoe.dms
    assert EN("table-closed" if running else "lobby-closed") in told.text and not await followers(port)


async def test_news_reveal_no_hidden_information(port):
    people, zoe = await game(port, "Zoe")
    await zoe.click(port.board, "Follow")
    await Clicking(port, *people).play(40)
    await port.wait(600)
    match = (await port.table()).match
    assert match
    public = len([event for event in match.log(None) if f"captains-orders-event-{event.code}" in NEWS])
    told = [line for message in zoe.dms for line in message.text.splitlines() if line.startswith("- ")]
    assert len(told) == public


async def test_undelivered_news_are_sent_after_a_restart(port):
    people, zoe = await game(port, "Zoe")
    await zoe.click(port.board, "Follow")
    port.refuse("POST", f"/channels/{zoe.member.user.dm_channel.id}/messages", 40003)
    await end_a_round(port, people)
    assert not zoe.dms
    port.accept()
    await port.restart()
    assert len(zoe.dms) == 1
    await port.restart()
    assert len(zoe.dms) == 1


@pytest.mark.parametrize("where", NewsPlace)
async def test_news_wait_for_the_end_of_quiet_hours(port, where):
    people, zoe = await game(port, "Zoe")
    await zoe.slash("game watch follow", where=where)
    minute = int(port.now) // 60 % 1440
    await prefer(port.house, zoe.id, Preferences(quiet_from=minute, quiet_to=(minute + 60) % 1440))
    for _ in range(2):
        await end_a_round(port, people)
    assert not zoe.dms and not news_here(port)
    await port.wait(3600)
    [told] = zoe.dms if where == "dm" else news_here(port)
    assert len([line for line in told.text.splitlines() if line.startswith("- ")]) == 4


async def test_closed_dms_end_following_with_a_note_in_the_channel(port):
    people, zoe = await game(port, "Zoe")
    await zoe.click(port.board, "Follow")
    zoe.close_dms()
    await end_a_round(port, people)
    assert not await followers(port)
    word = EN("news-dm-refused", person=f"<@{zoe.id}>")
    [told] = [message for message in port.shown if message.text == word]
    assert pinged(told) == {zoe.id}


async def test_undeliverable_news_dont_block_the_table(port):
    people, zoe, yan = await game(port, "Zoe", "Yan")
    await zoe.click(port.board, "Follow")
    await yan.slash("game watch follow", where="channel")
    zoe.close_dms()
    forbid(port, "send_messages")
    await end_a_round(port, people)
    assert [follower.person for follower in await followers(port)] == [yan.id]
    forbid(port)
    await port.wait(60)
    assert any(pinged(message) == {yan.id} for message in port.shown)


async def test_a_follower_who_left_the_server_gets_no_news(port):
    people, zoe, yan = await game(port, "Zoe", "Yan")
    for person in (zoe, yan):
        await person.click(port.board, "Follow")
    port.env.backend.remove_member(port.server.id, zoe.id)
    await end_a_round(port, people)
    assert not zoe.dms and len(yan.dms) == 1
    assert [follower.person for follower in await followers(port)] == [yan.id]


@pytest.mark.parametrize("where", NewsPlace)
async def test_a_follower_who_cant_see_the_channel_gets_no_news(port, where):
    people, zoe = await game(port, "Zoe")
    await zoe.slash("game watch follow", where=where)
    hide(port, port.channel.id)
    await end_a_round(port, people)
    assert not zoe.dms and not news_here(port) and not await followers(port)


@pytest.mark.parametrize("where", NewsPlace)
async def test_a_follower_who_left_the_private_thread_gets_no_news(port, where):
    """A mention would add the follower to the thread again."""
    people, zoe, yan = port.crew(4), port.person("Zoe"), port.person("Yan")
    thread = private_thread(port, *people, zoe, yan)
    await people[0].slash("game open", at=thread, game=GAME)
    for person in people[1:]:
        await person.slash("game join", at=thread)
    await people[0].slash("game start", at=thread)
    for person in (zoe, yan):
        await person.slash("game watch follow", at=thread, where=where)
    port.env.backend.remove_thread_member(thread.id, zoe.id)
    await end_a_round(port, people)
    told = [message for message in port.shown_in(thread.id) if zoe.id in pinged(message)]
    assert not zoe.dms and not told
    assert [follower.person for follower in await followers(port)] == [yan.id]
    if where is NewsPlace.CHANNEL:
        assert any(yan.id in pinged(message) for message in port.shown_in(thread.id))


async def test_news_wait_while_the_bot_is_out_of_the_server(port):
    people, zoe = await game(port, "Zoe")
    await zoe.click(port.board, "Follow")
    out = throw_out(port)
    await port.wait(1)
    await end_a_round(port, people)
    assert not zoe.dms and await followers(port)
    let_in_again(port, out)
    await port.wait(1)
    assert len(zoe.dms) == 1


# Closing a table to followers


async def test_the_host_closes_a_table_to_followers(port):
    people, zoe = await game(port, "Zoe")
    await zoe.click(port.board, "Follow")
    answer = await people[0].slash("game watch private")
    assert answer.private and answer.text == EN("watch-private")
    assert "Follow" not in port.board.buttons
    [told] = zoe.dms
    assert EN("news-private") in told.text and not told.buttons
    assert not await followers(port)
    assert (await zoe.slash("game watch follow")).text == EN("refusal-closed-to-followers")
    assert (await people[0].slash("game watch private", private=False)).text == EN("watch-open")
    await zoe.click(port.board, "Follow")
    assert await followers(port)


async def test_a_lobby_is_closed_to_followers(port):
    [mei] = port.crew(1)
    lobby = await port.open([mei])
    assert "Follow" in lobby.buttons
    await mei.slash("game watch private")
    assert "Follow" not in port.board.buttons


async def test_a_crash_after_the_last_news_repeats_no_news(port):
    people, zoe = await game(port, "Zoe")
    await zoe.slash("game watch follow", what="rounds", where="channel")
    with port.faults.refuse("run", what="DELETE FROM followers", error=OSError("killed")):
        await port.house.act(1, hosting.close, people[0].id)
        await port.wait(0)
    [told] = [message.id for message in news_here(port)]
    await port.restart()
    await port.wait(60)
    assert [message.id for message in news_here(port)] == [told] and await followers(port) == []
