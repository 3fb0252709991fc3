"""From opening a table to its start: every button, command and refusal."""

import discord
import pytest

from cogs.lobby.screens import COMPUTER_LABELS
from sessions import LEVELS, Status
from tests.cogs.wording import EN
from tests.harbour import GAME
from tests.shown import Answer


def shown_to(answer, message, **facts):
    """The private answer to a click on this message."""
    [asked] = [each for each in answer.messages if EN(message, **facts) in each.text]
    return asked


async def test_a_table_is_opened_and_shown_with_its_host(port):
    mei = port.person("Mei")
    opened = await mei.slash("game open", game=GAME)
    lobby = port.board
    assert opened.private and str(lobby.id) in opened.text
    assert "Mei" in lobby.text
    assert EN("lobby-missing", missing=3) in lobby.text
    assert lobby.buttons == [
        *(EN(f"button-{each}") for each in ("join", "leave", "invite", "follow", "rules", "host")),
        EN("button-learn", game=EN("captains-orders-name")),
    ]
    present = await port.table()
    assert not present.setup.friendly and not present.setup.rated


async def test_people_join_by_button_and_by_command(port):
    mei, tom, ann = port.crew(3)
    await port.open([mei, tom])
    assert (await ann.slash("game join")).text.startswith(EN("lobby-joined", table="1"))
    assert (await port.table()).names == ["Mei", "Tom", "Ann"]
    assert all(name in port.board.text for name in ("Mei", "Tom", "Ann"))
    assert len(port.shown) == 1  # The message was edited in place.


async def test_a_click_in_a_lobby_only_edits_the_tables_message(port):
    mei, tom = port.crew(2)
    lobby = await port.open([mei, tom])
    await mei.slash("game close")  # Tom has sat at a table of this game, so he isn't offered the lesson.
    await mei.slash("game open", game=GAME)
    lobby = port.board
    assert (await tom.click(lobby, "Join")).text == port.board.text


@pytest.mark.parametrize("by_command", [False, True])
async def test_a_leaving_host_hands_the_role_on(port, by_command):
    mei, tom, ann = port.crew(3)
    lobby = await port.open([mei, tom, ann])
    for person in (mei, tom):
        asked = await (person.slash("game leave") if by_command else person.click(lobby, "Leave"))
        question = shown_to(asked, "lobby-leave-host", host="Tom" if person is mei else "Ann")
        await person.click(question, question.buttons[0])
    assert (await port.table()).host == ann.id
    assert "Tom" not in port.board.text


async def test_the_table_closes_when_the_last_person_leaves(port):
    mei = port.person("Mei")
    lobby = await port.open([mei], computers=2)
    question = shown_to(await mei.click(lobby, "Leave"), "lobby-leave-closes")
    assert (await port.table()).status is Status.LOBBY
    await mei.click(question, EN("lobby-leave-closes.sure"))
    assert (await port.table()).status is Status.CLOSED
    assert EN("lobby-closed") in port.board.text
    assert port.board.buttons == [EN("button-reopen")]


async def test_leaving_asks_again_if_its_consequence_has_changed(port):
    mei, tom = port.crew(2)
    lobby = await port.open([mei, tom])
    question = shown_to(await mei.click(lobby, "Leave"), "lobby-leave-host", host="Tom")
    await tom.leave()
    again = await mei.click(question, EN("lobby-leave-host.sure"))
    assert EN("lobby-leave-closes") in again.text
    assert (await port.table()).status is Status.LOBBY


async def test_a_leaving_host_may_close_the_table_instead(port):
    mei, tom = port.crew(2)
    lobby = await port.open([mei, tom])
    question = shown_to(await mei.click(lobby, "Leave"), "lobby-leave-host", host="Tom")
    await mei.click(question, EN("lobby-close-running.sure"))
    assert (await port.table()).status is Status.CLOSED


async def test_computer_players_cant_be_added_to_a_full_table(port):
    people = port.crew(8)
    await port.open(people[:7])
    added = [EN(label) for label in COMPUTER_LABELS.values()]
    assert set(added) <= set((await people[0].host_menu()).buttons)
    await people[7].click(port.board, "Join")
    assert not set(added) & set((await people[0].host_menu()).buttons)


@pytest.mark.parametrize("by_command", [False, True])
async def test_computers_are_added_and_removed(port, by_command):
    mei = port.person("Mei")
    await port.open([mei])
    if by_command:
        added = await mei.slash("game computer")
        await mei.slash("game computer", change="add")
        removed = await mei.slash("game computer", change="remove")
        assert added.private and added.text == EN("lobby-computer-added", name="Ada", table="1")
        assert removed.text == EN("lobby-computer-removed", table="1")
    else:
        menu = await mei.host_menu()
        for label in ("Clever computer", "Clever computer", "Remove computer"):
            menu = (await mei.click(menu, label)).shown
        assert EN("lobby-computer-removed", table="1") in menu.text
    seats = (await port.table()).seats
    assert [seat.computer for seat in seats] == [None, "clever"]
    assert seats[1].name in port.board.text


@pytest.mark.parametrize("by_command", [False, True])
@pytest.mark.parametrize("level", LEVELS)
async def test_a_computer_of_each_level_is_added_and_shown(port, level, by_command):
    mei = port.person("Mei")
    await port.open([mei])
    if by_command:
        await mei.slash("game computer", level=level)
    else:
        await mei.click(await mei.host_menu(), EN(COMPUTER_LABELS[level]))
    _, seat = (await port.table()).seats
    assert seat.computer == level
    assert EN("seat-computer", name=seat.name, level=level) in port.board.text


async def test_a_forged_button_for_an_unknown_level_is_refused(port):
    mei = port.person("Mei")
    await port.open([mei])
    menu = await mei.host_menu()
    answer = await mei.forge(menu, "hm:computer:1:cheat")
    assert (
        EN("refusal-bad-option", option="level", value="cheat") in answer.messages[-1].text
        and len((await port.table()).seats) == 1
    )


async def test_buttons_that_would_be_refused_are_disabled(port):
    mei, *others = port.crew(8)
    lobby = await port.open([mei])
    assert "Start" not in lobby.buttons and "Remove computer" not in (await mei.host_menu()).buttons
    for person in others:
        await person.click(lobby, "Join")
    assert "Join" not in port.board.buttons and "Clever computer" not in (await mei.host_menu()).buttons
    assert "Start" in port.board.buttons


@pytest.mark.parametrize("by_command", [False, True])
async def test_the_host_starts_the_match(port, by_command):
    mei, *others = port.crew(4)
    lobby = await port.open([mei, *others])
    if by_command:
        assert (await mei.slash("game start")).text == EN("lobby-started", table="1")
    else:
        await mei.click(lobby, "Start")
    present = await port.table()
    assert present.status is Status.PLAYING
    assert str(present.seed_hash) in (await mei.slash("game log")).text
    assert present.match and present.match.seed not in port.board.text
    below = ("my-move", "my-hand", "log", "rules", "follow", "time", "nudge", "guess")
    assert port.board.buttons == [EN(f"button-{each}") for each in below]


async def test_seats_are_shuffled(port):
    people = port.crew(8)
    lobby = await port.open(people)
    await people[0].click(lobby, "Start")
    names = (await port.table()).names
    assert names != [person.name for person in people]
    assert sorted(names) == sorted(person.name for person in people)


async def test_the_host_may_turn_shuffling_off(port):
    people = port.crew(8)
    await port.open(people)
    await people[0].slash("game start", shuffle=False)
    assert (await port.table()).names == [person.name for person in people]


@pytest.mark.parametrize("by_command", [False, True])
async def test_the_host_closes_the_lobby(port, by_command):
    mei, tom = port.crew(2)
    await port.open([mei, tom])
    if by_command:
        assert (await mei.slash("game close")).text == EN("lobby-closed-now", table="1")
    else:
        await mei.click(await mei.host_menu(), EN("button-close"))
    assert (await port.table()).status is Status.CLOSED
    assert EN("lobby-closed") in port.board.text


async def test_a_running_game_is_closed_only_after_a_confirmation(port):
    mei, *others = port.crew(4)
    await port.begin([mei, *others])
    asked = await mei.slash("game close")
    assert asked.private and EN("lobby-close-running") in asked.text
    assert (await port.table()).status is Status.PLAYING
    done = await mei.click(asked.shown, EN("lobby-close-running.sure"))
    assert done.text == EN("lobby-closed-now", table="1")
    assert EN("table-closed") in port.board.text
    assert "My move" not in port.board.buttons
    seed = (await port.table()).match.seed  # type: ignore[union-attr]
    assert seed not in port.board.text


async def test_another_player_isnt_asked_to_confirm_closing(port):
    mei, tom, *others = port.crew(4)
    await port.begin([mei, tom, *others])
    asked = await tom.slash("game close")
    assert asked.text == EN("refusal-not-host", host=f"<@{mei.id}>")
    assert asked.shown.buttons == []


async def test_a_manager_may_close_any_table(port):
    boss = port.person("Boss", manager=True)
    await port.open([port.person("Mei")])
    menu = await boss.host_menu()
    assert menu.buttons == [EN("button-close")] and menu.menus == []
    await boss.click(menu, EN("button-close"))
    assert (await port.table()).status is Status.CLOSED
    await port.begin()
    asked = await boss.slash("game close")
    await boss.click(asked.shown, EN("lobby-close-running.sure"))
    assert (await port.table(2)).status is Status.CLOSED


async def test_a_manager_of_another_server_cant_close_a_table(port):
    mei, tom, *others = port.crew(4)
    await port.begin([mei, tom, *others])
    elsewhere = port.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("theirs")
    boss = elsewhere.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    tom_there = elsewhere.add_member(tom.member.user, roles=[boss])
    answer = Answer(port.env, await tom_there.slash(channel, "game close", table="1"))
    assert answer.text == EN("refusal-not-host", host=f"<@{mei.id}>")


async def test_kicked_people_stay_out_until_invited(port):
    mei, tom = port.crew(2)
    lobby = await port.open([mei, tom])
    kicked = await mei.slash("game kick", person=tom.member)
    assert kicked.text == EN("lobby-kicked", person=f"<@{tom.id}>", table="1")
    assert "Tom" not in port.board.text
    assert EN("refusal-kicked") in (await tom.click(lobby, "Join")).text
    await mei.slash("game invite", person=tom.member)
    await tom.slash("game join")
    assert (await port.table()).names == ["Mei", "Tom"]


async def test_the_hosts_role_is_handed_over(port):
    mei, tom = port.crew(2)
    await port.open([mei, tom])
    menu = await mei.host_menu()
    handed = await mei.slash("game host", person=tom.member)
    assert handed.text == EN("lobby-new-host", person=f"<@{tom.id}>", table="1")
    assert (await port.table()).host == tom.id
    told = EN("refusal-not-host", host=f"<@{tom.id}>")
    assert told in (await mei.click(menu, "Clever computer")).text
    assert told in (await mei.click(port.board, EN("button-host"))).text


async def test_a_channel_gets_a_new_table_after_the_last_one_ends(port):
    mei = port.person("Mei")
    lobby = await port.open([mei])
    await mei.slash("game close")
    await mei.slash("game open", game=GAME)
    assert port.board.id != lobby.id
    assert "Join" in port.board.buttons
