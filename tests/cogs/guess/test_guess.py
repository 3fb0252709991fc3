"""Guessing by buttons: private, for spectators only, announced at the end."""

import pytest

from cogs.guess import service as guesses
from cogs.guess.service import About
from sessions import Status
from tests.cogs.wording import EN, JA
from ui.clicks import link

LABEL = EN("button-guess")


async def guess(person, page, question, name):
    """Pick a player for one of the page's questions and seal the guess. Returns the answer."""
    chosen = await person.choose(page, name, id=page.menus[question].id)
    return await person.click(chosen.shown, EN("guess-seal", name=name))


async def test_an_onlookers_guess_is_sealed(port):
    board = await port.begin()
    eve = port.person("Eve")
    asked = await eve.click(board, LABEL)
    assert asked.private and len(asked.shown.menus) == 2
    winner = asked.shown.menus[0].id
    chosen = await eve.choose(asked.shown, "Ann", id=winner)
    assert await guesses.guesses_of(port.db, 1, eve.id) == []
    other = await eve.choose(chosen.shown, "Tom", id=winner)
    sealed = await eve.click(other.shown, EN("guess-seal", name="Tom"))
    assert EN("guess-sealed", question=EN("guess-match"), name="Tom") in sealed.text
    await guess(eve, sealed.shown, 0, "Ann")
    assert "🔮" not in port.board.text
    forged = await eve.forge(sealed.shown, link("seal", 1, "match", 0, 2))
    assert EN("refusal-sealed-already") in forged.text


async def test_a_former_player_cant_guess(port):
    people = port.crew(4)
    await port.begin(people)
    gone = await port.to_move()
    await port.wait(86_400)
    for other in [person for person in people if person is not gone][:2]:
        await other.slash("game clock vote", choice="offer")
    eve = port.person("Eve", "ja")
    await eve.click(port.board, EN("button-take"))
    assert (await port.table()).seat_of(eve.id) is not None
    for person, say in ((gone, EN), (eve, JA)):
        assert (await person.click(port.board, LABEL)).text == say("refusal-seers-look-on")


async def test_the_end_and_the_server_list_name_the_best_guessers(port):
    people = port.crew(4)
    board = await port.begin(people)
    eve = port.person("Eve", "ja")
    assert (await eve.slash("server seers")).text == JA("seers-none")
    asked = await eve.click(board, LABEL)
    chosen = await eve.choose(asked.shown, "Tom", id=asked.shown.menus[0].id)
    await eve.click(chosen.shown, JA("guess-seal", name="Tom"))
    while (await port.table()).status is Status.PLAYING:
        person = await port.to_move()
        moves = await port.legal(person)
        move = next((each for each in moves if each.verb == "accuse"), moves[0])
        await person.slash("game move", move=str(move))
    assert "🔮" in port.board.text and "Eve" in port.board.text
    assert "**Eve**" in (await eve.slash("server seers")).text


@pytest.mark.parametrize("is_chosen", [True, False])
async def test_a_guess_about_a_round_that_is_over_isnt_stored_for_the_next(port, is_chosen):
    """Source: TriviaTime 17."""
    await port.begin()
    eve = port.person("Eve")
    page = (await eve.click(port.board, LABEL)).shown
    menu = page.menus[1].id
    if is_chosen:
        page = (await eve.choose(page, "Ann", id=menu)).shown
    while not (await port.legal(verb="accuse")):
        await port.make_move(await port.to_move(), (await port.legal())[0])
    await port.make_move(await port.to_move(), (await port.legal(verb="accuse"))[0])
    if is_chosen:
        answer = await eve.click(page, EN("guess-seal", name="Ann"))
    else:
        answer = await eve.choose(page, "Ann", id=menu)
    assert EN("guess-too-late") in answer.text and EN("guess-seal", name="Ann") not in answer.shown.buttons
    assert await guesses.guesses_of(port.db, 1, eve.id) == []
    await guess(eve, answer.shown, 1, "Tom")
    [sealed] = await guesses.guesses_of(port.db, 1, eve.id)
    assert (sealed.about, sealed.round, sealed.seat) == (About.ROUND, 2, 1)


async def test_forged_guesses_are_refused(port):
    board = await port.begin()
    eve = port.person("Eve")
    asked = await eve.click(board, LABEL)
    id = asked.shown.menus[0].id
    answer = await eve.forge(asked.shown, id, ["x"])
    assert answer.messages[-1].private and answer.messages[-1].text == EN("refusal-out-of-date")
    assert (await eve.forge(asked.shown, id, ["9"])).shown.buttons == []
    answer = await eve.forge(asked.shown, link("seal", 1, "match", 0, 9))
    assert answer.messages[-1].text == EN("refusal-bad-option", option="seat", value="10")
    assert await guesses.guesses_of(port.db, 1, eve.id) == []
