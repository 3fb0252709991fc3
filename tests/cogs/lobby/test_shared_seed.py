"""Shared seeds as people see them on Discord."""

import json

from tests.cogs.wording import EN
from tests.harbour import GAME


async def test_seed_words_are_added_in_the_lobby_and_shown_at_the_end(port):
    mei, tom, ann, leo = port.crew(4)
    await mei.slash("game open", game=GAME, joint=True)
    sealed = str((await port.table()).seed_hash)
    assert sealed in port.board.text
    for person, word in ((mei, "*moon*"), (tom, "blue anchor")):
        assert (await person.slash("game join", word=word)).text == EN("lobby-word-added", table="1")
    await ann.click(port.board, "Join")
    await leo.click(port.board, "Join")
    assert "“blue anchor”" in port.board.text and r"“\*moon\*”" in port.board.text
    await port.restart()
    await mei.slash("game start")
    begun = await port.table()
    assert (
        begun.shared_seed
        and begun.shared_seed.part not in port.board.text + (await tom.slash("game log")).text
    )
    words = r"“\*moon\*” and “blue anchor”"
    assert EN("log-shared-seed", words=words) in (await tom.slash("game log")).text
    await port.play_on()
    over = await port.table()
    part = str(over.seed_part)
    verdict = (await leo.slash("game verify")).text
    assert EN("verify-seed-fits", seed=part, hash=sealed) in verdict
    assert EN("verify-shared-seed-fits", words=words, seed=str(over.seed)) in verdict
    record = json.loads((await leo.slash("game record")).shown.pictures[0])
    assert record["shared_seed"] == {"part": part, "words": ["*moon*", "blue anchor"]}


async def test_a_seed_word_is_refused_without_a_shared_seed(port):
    mei, tom = port.crew(2)
    await mei.slash("game open", game=GAME)
    assert (await mei.slash("game join", word="moon")).text == EN("refusal-no-words")
    assert (await tom.slash("game join", word="moon")).text == EN("refusal-not-seated")
    assert (await port.table()).names == ["Mei"]
