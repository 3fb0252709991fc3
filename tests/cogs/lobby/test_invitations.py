"""Invitations: two ways to send them, answers only by the invited person, no traces afterwards."""

import asyncio

import pytest

from sessions import Person
from sessions.playing import lobby
from tests.cogs.mailbag import lost_answers, owed
from tests.cogs.troubles import forbid
from tests.cogs.wording import EN
from tests.settled import called_by_the_bot


async def invite(port, host, guest):
    await port.house.act(1, lobby.invite, host.id, guest.id)


async def invited(port, host, guest):
    """The message that invites a person."""
    await host.slash("game invite", person=guest.member)
    return port.shown[-1]


@pytest.fixture
async def mei_invites_tom(port):
    mei, tom = port.crew(2)
    await port.open([mei])
    return mei, tom, await invited(port, mei, tom)


async def test_an_invitation_mentions_only_the_invited_person(port, mei_invites_tom):
    _, tom, invitation = mei_invites_tom
    assert list(invitation.stored.ping_user_ids) == [tom.id]
    assert "Mei" in invitation.text and f"<@{tom.id}>" in invitation.text
    assert EN("lobby-invited", who=f"<@{tom.id}>") in port.board.text


async def test_a_name_like_a_mention_notifies_no_one(port):
    tom, eve = port.person("Tom"), port.person("Eve")
    trickster = port.person(f"<@{eve.id}>")
    await port.open([trickster])
    invitation = await invited(port, trickster, tom)
    assert list(invitation.stored.ping_user_ids) == [tom.id]


async def test_an_accepted_invitation_is_removed(port, mei_invites_tom):
    _, tom, invitation = mei_invites_tom
    await tom.click(invitation, EN("button-accept"))
    assert (await port.table()).names == ["Mei", "Tom"]
    assert [message.id for message in port.shown] == [port.board.id]


async def test_joining_accepts_an_invitation(port, mei_invites_tom):
    _, tom, _ = mei_invites_tom
    await tom.slash("game join")
    assert [message.id for message in port.shown] == [port.board.id]


async def test_a_declined_invitation_is_removed(port, mei_invites_tom):
    _, tom, invitation = mei_invites_tom
    await tom.click(invitation, EN("button-decline"))
    present = await port.table()
    assert (present.names, present.invited) == (["Mei"], ())
    assert [message.id for message in port.shown] == [port.board.id]
    assert f"<@{tom.id}>" not in port.board.text


@pytest.mark.parametrize("button", ["accept", "decline"])
async def test_another_person_cant_answer_an_invitation(port, mei_invites_tom, button):
    mei, _, invitation = mei_invites_tom
    before = await port.table()
    for person in (port.person("Eve"), mei):
        answer = await person.click(invitation, EN(f"button-{button}"))
        assert answer.messages[-1].private and EN("refusal-not-invited") in answer.text
    assert await port.table() == before


async def test_an_invitation_is_removed_when_the_match_starts(port):
    mei, *others = port.crew(4)
    tom = port.person("Tim")
    await port.open([mei, *others])
    await invited(port, mei, tom)
    await mei.slash("game start")
    assert not [message for message in port.shown if EN("button-accept") in message.buttons]


async def test_an_invitation_says_that_it_is_over_when_the_lobby_closes(port, mei_invites_tom):
    """Deleted, it would leave Tom a red badge that leads to nothing."""
    mei, _, invitation = mei_invites_tom
    await mei.slash("game close")
    over = port.shown[-1]
    title = f"{EN('captains-orders-name')} · {EN('table-number', table='1')}"
    assert over.id == invitation.id and not over.buttons
    assert over.text == EN("message-over", title=title)


async def test_people_are_invited_with_a_user_select(port):
    mei, tom = port.crew(2)
    lobby = await port.open([mei])
    asked = await mei.click(lobby, "Invite")
    assert asked.shown.private
    answer = await mei.choose_people(asked.shown, tom)
    assert answer.text == EN("lobby-invites", person=f"<@{tom.id}>", table="1")
    assert (await port.table()).invited == (tom.id,)
    assert EN("button-accept") in port.shown[-1].buttons


async def test_the_user_select_survives_a_restart(port):
    mei, tom = port.crew(2)
    asked = await mei.click(await port.open([mei]), "Invite")
    await port.restart()
    await mei.choose_people(asked.shown, tom)
    assert (await port.table()).invited == (tom.id,)


async def test_an_invited_person_replaces_a_computer_player_at_a_full_table(port):
    mei, tom = port.crew(2)
    await port.open([mei], computers=7)
    invitation = await invited(port, mei, tom)
    await tom.click(invitation, EN("button-accept"))
    present = await port.table()
    assert len(present.seats) == 8 and present.seat_of(tom.id) is not None


async def test_bots_are_not_invited(port, mei_invites_tom):
    mei, _, _ = mei_invites_tom
    robot = port.env.create_user("robot", bot=True)
    answer = await mei.slash("game invite", person=port.server.add_member(robot))
    assert answer.text == EN("refusal-invited-bot")


async def test_inviting_seated_invited_or_unknown_people_is_refused(port, mei_invites_tom):
    mei, tom, _ = mei_invites_tom
    eve = port.person("Eve")
    assert (await mei.slash("game invite", person=tom.member)).text == EN("refusal-already-invited")
    at_table = EN("refusal-at-table", person=f"<@{mei.id}>")
    assert (await mei.slash("game invite", person=mei.member)).text == at_table
    assert (await eve.slash("game invite", person=mei.member)).text == EN("refusal-not-seated")
    assert (await eve.click(port.board, "Invite")).messages[-1].text == EN("refusal-not-seated")


async def test_an_invitation_is_stored_without_permission_to_send(port):
    mei, tom = port.crew(2)
    await port.open([mei])
    forbid(port, "send_messages")
    answer = await mei.slash("game invite", person=tom.member)
    assert EN("bot-right", right="send_messages") in answer.text
    assert (await port.table()).invited == (tom.id,)
    await tom.slash("game join")
    assert (await port.table()).names == ["Mei", "Tom"]


@pytest.mark.parametrize("seconds", [0, 5, 30])
async def test_an_invitation_that_is_sent_slowly_stands_once(port, seconds):
    """The lobby's message changes meanwhile, and the request may end with an unknown outcome."""
    mei, tom, ann = port.crew(3)
    await port.open([mei])

    async def wait():
        await asyncio.sleep(seconds)

    with port.before("POST", "/channels/*/messages", wait):
        sent = called_by_the_bot(port.env, lambda: asyncio.create_task(invite(port, mei, tom)))()
        await port.wait(1)
        await port.house.act(1, lobby.join, Person(ann.id, ann.name))
        await port.wait(60)
    await sent
    await port.wait(60)
    assert len(invitations(port)) == 1 and await owed(port) == []
    assert (await mei.slash("game invite", person=tom.member)).text == EN("refusal-already-invited")


async def test_an_invitation_with_a_lost_response_stands_once(port):
    mei, tom = port.crew(2)
    await port.open([mei])
    async with lost_answers(port, "/messages"):
        await mei.slash("game invite", person=tom.member)
    await port.wait(60)
    assert len(invitations(port)) == 1 and await owed(port) == []


@pytest.mark.parametrize("answer", ["accept", "decline"])
async def test_an_invitation_that_is_answered_before_it_arrives_is_removed(port, answer):
    mei, tom = port.crew(2)
    await port.open([mei])

    async def act():
        by = Person(tom.id, tom.name) if answer == "accept" else tom.id
        if tom.id in (await port.table()).invited:
            await port.house.act(1, getattr(lobby, answer), by)

    with port.before("POST", "/channels/*/messages", act):
        await mei.slash("game invite", person=tom.member)
    await port.wait(1)
    assert invitations(port) == [] and await owed(port) == []
    port.rules.dead_badges.clear()  # He answered before there was anything to see.


async def test_an_invitation_is_sent_after_a_failure(port):
    mei, tom = port.crew(2)
    await port.open([mei])
    port.refuse("POST", "/channels/*/messages", 0, status=503, times=1)
    await mei.slash("game invite", person=tom.member)
    await port.wait(60)
    assert len(invitations(port)) == 1


def invitations(port):
    return [message for message in port.shown if "hm:accept:1" in message.ids]
