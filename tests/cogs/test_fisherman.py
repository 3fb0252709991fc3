"""Fisherman on Discord: setting the rules, tricks, and whole matches, clicked and typed."""

import pytest

from engine.fisherman.data import KINDS, RANKINGS, SIZES
from tests.cogs.driver import (
    offered,
)
from tests.cogs.telling import give, reasons
from tests.cogs.wording import (
    EN,
    JA,
)

FISHERMAN = "fisherman"


def kind(value, say=EN):
    return say("fisherman-part-kind", value=value)


def card(value, say=EN):
    return say("fisherman-part-card", value=value)


def ranking(value):
    return {"small": "Small is strong", "large": "Large is strong"}[value]


def named(panel):
    """The labels of the answers, without the effects on the player's hand."""
    return {label.partition(":")[0] for label in panel.buttons}


def pressed(panel, label):
    """The answers of a panel, by row, as labels. `label` is one of them."""
    rows = [
        [button["label"] for button in part["components"]]
        for part in panel.parts()
        if part["type"] == 1 and all(each["type"] == 2 for each in part["components"])
    ]
    assert any(label in row for row in rows)
    return rows


async def rules_set(port, people):
    """A match with the rules puffer, small, 6-7, mackerel in its first contest; returns the leader."""
    await port.begin(people, game=FISHERMAN, seed="contest")
    for move in ("favourite puffer", "ranking small", "size 6-7", "bad mackerel"):
        await port.make_shown_move(await port.to_move(), move)
    return await port.to_move()


class TestSettingTheRules:
    async def test_four_players_name_one_rule_each(self, port):
        people = port.crew(4)
        await port.begin(people, game=FISHERMAN)
        asked = []
        for label in (kind("puffer"), ranking("small"), "6-7", kind("mackerel")):
            person = await port.to_move()
            asked.append(person)
            await give(person, await person.panel(), label)
        assert len(set(asked)) == 4
        rules = (await port.view()).rules
        assert (rules.favourite, rules.ranking, rules.size, rules.bad) == (
            "puffer",
            "small",
            (6, 7),
            "mackerel",
        )

    async def test_rule_choices_show_their_meaning_for_the_hand(self, port):
        person = await port.play_until_asked(port.crew(4), "ranking", game=FISHERMAN)
        panel = await person.panel()
        numbers = sorted(card.number for card in (await port.view(person)).hand)
        smallest, largest = numbers[:4], numbers[:-5:-1]
        assert panel.buttons[:2] == [
            f"Small is strong: yours {' '.join(map(str, smallest))}",
            f"Large is strong: yours {' '.join(map(str, largest))}",
        ]

    @pytest.mark.parametrize("ranking_first", [True, False])
    async def test_the_second_of_three_players_names_ranking_and_size(self, port, ranking_first):
        people = port.crew(3)
        person = await port.play_until_asked(people, "ranking-and-size", game=FISHERMAN)
        panel = await person.panel()
        rankings, sizes = {ranking(each) for each in RANKINGS}, {str(each) for each in SIZES}
        assert rankings | sizes <= named(panel)
        one, other = (ranking("large"), "4-5") if ranking_first else ("4-5", ranking("large"))
        await give(person, panel, one)
        assert named(panel) & (rankings | sizes) == (sizes if ranking_first else rankings)
        assert EN("fisherman-ask-size" if ranking_first else "fisherman-ask-ranking") in panel.text
        assert await port.to_move() is person
        await give(person, panel, other)
        rules = (await port.view()).rules
        assert (rules.ranking, rules.size) == ("large", (4, 5))
        assert await port.to_move() is not person
        assert not offered(panel)

    async def test_naming_two_rules_uses_one_direct_message(self, port):
        people = port.crew(3)
        person = await port.play_until_asked(people, "ranking-and-size", game=FISHERMAN)
        [message] = [message for message in person.dms if offered(message)]
        await give(person, message, "4-5")
        assert [each.id for each in person.dms if offered(each)] == [message.id]
        await give(person, message, ranking("small"))
        assert not any(offered(each) for each in person.dms)

    async def test_the_favourite_is_shown_as_barred_from_being_the_bad_kind(self, port):
        person = await port.play_until_asked(port.crew(3), "bad", game=FISHERMAN)
        favourite = (await port.view()).rules.favourite
        panel = await person.panel()
        kinds = {kind(each) for each in KINDS}
        assert named(panel) & kinds == kinds - {kind("squid"), kind(favourite)}
        reason = EN("fisherman-barred-is-favourite", kind=kind(favourite))
        assert EN("panel-barred", values=[kind(favourite)], reason=reason) in await reasons(person, panel)

    async def test_a_named_rule_can_be_undone(self, port):
        people = port.crew(4)
        await port.begin(people, game=FISHERMAN)
        person = await port.to_move()
        panel = await person.panel()
        await give(person, panel, kind("goby"))
        await person.click(panel, "Take back")
        assert (await port.view()).rules.favourite is None
        assert await port.to_move() is person


class TestTricks:
    async def test_each_card_is_a_button_and_each_kind_a_row(self, port):
        people = port.crew(3)
        person = await rules_set(port, people)
        panel = await person.panel()
        hand = (await port.view(person)).hand
        assert len(hand) == 13
        rows = pressed(panel, card(str(hand[0])))
        cards = [label for row in rows for label in row][: len(hand)]
        assert cards == [card(str(each)) for each in hand]
        for row in rows[:-1]:
            assert len({label.split()[0] for label in row}) == 1
        await person.click(panel, card(str(hand[-1])))
        assert await port.last_move() == f"play {hand[-1]}"

    async def test_unplayable_cards_are_disabled_with_the_reason(self, port):
        people = port.crew(4)
        person = await port.play_until_asked(people, "follow", game=FISHERMAN)
        own = await port.view(person)
        assert own.barred
        panel = await person.panel()
        labels = [card(str(each)) for each in own.barred]
        assert not set(labels) & set(panel.buttons)
        led = kind(own.trick[0].card.kind)
        reason = EN("fisherman-barred-must-follow", kind=led)
        [drawing] = panel.pictures
        assert EN("panel-barred", values=labels, reason=reason) in await reasons(person, panel)
        assert drawing.count(b'opacity="0.35"') == len(own.barred)
        assert EN("fisherman-picture-follow").encode() in drawing
        assert EN("fisherman-alt-follow", kind=led) in panel.alts[0]

    async def test_a_finished_trick_stays_visible_until_the_next_card(self, port):
        people = port.crew(3)
        await rules_set(port, people)
        for _ in range(3):
            person = await port.to_move()
            await person.slash("game move", move=str((await port.legal(person))[0]))
        present = await port.view()
        assert not present.trick and present.last_trick
        names = (await port.table()).names
        winner = names[present.last_trick.winner]
        [drawing] = port.board.pictures
        assert EN("fisherman-picture-won", name=winner).encode() in drawing
        for laid in present.last_trick.laid:
            assert f"{names[laid.seat]}" in port.board.alts[0] and card(str(laid.card)) in port.board.alts[0]
        person = await port.to_move()
        await person.slash("game move", move=str((await port.legal(person))[0]))
        [drawing] = port.board.pictures
        assert EN("fisherman-picture-won", name=winner).encode() not in drawing
        assert EN("fisherman-picture-winning", name=winner).encode() in drawing

    async def test_a_single_legal_card_is_played_by_the_person(self, port):
        people = port.crew(3)
        await rules_set(port, people)
        person = await port.to_move()
        while len(moves := await port.legal(person)) > 1:
            await port.make_shown_move(person, str(moves[0]))
            person = await port.to_move()
        assert len(offered(await person.panel())) == 1

    async def test_a_contests_result_stays_while_the_next_rules_are_set(self, port):
        people = port.crew(3)
        await rules_set(port, people)
        while not (await port.view()).history:
            person = await port.to_move()
            await port.make_shown_move(person, str((await port.legal(person))[0]))
        person = await port.to_move()
        await person.slash("fisherman favourite", kind="goby")
        told = EN("fisherman-picture-ended", contest=1)
        assert told.encode() in port.board.pictures[0]


class TestTyping:
    async def test_a_command_offers_all_legal_cards(self, port):
        person = await port.play_until_asked(port.crew(3), "follow", game=FISHERMAN)
        move, *others = await port.legal(person)
        offers = await person.offered("fisherman play", "card")
        assert list(offers.values()) == [str(each.parts[0]) for each in (move, *others)]
        assert (await person.slash("fisherman play", card=str(move.parts[0]))).private
        assert await port.last_move() == str(move)

    async def test_a_card_may_be_typed_by_its_displayed_name(self, port):
        people = [port.person(name, "ja") for name in ("芽衣", "翔", "葵")]
        person = await rules_set(port, people)
        hand = (await port.view(person)).hand
        await person.slash("fisherman play", card=f" {card(str(hand[0]), JA)} ")
        assert await port.last_move() == f"play {hand[0]}"

    async def test_a_barred_card_typed_by_name_is_refused_with_the_reason(self, port):
        people = [port.person(name, "ja") for name in ("芽衣", "翔", "葵")]
        person = await port.play_until_asked(people, "follow", game=FISHERMAN)
        own = await port.view(person)
        barred = card(str(own.barred[0]), JA)
        answer = await person.slash("fisherman play", card=barred)
        assert answer.text == JA(
            "fisherman-illegal-must-follow", card=barred, kind=kind(own.trick[0].card.kind, JA)
        )

    async def test_a_card_is_found_by_name_or_notation(self, port):
        people = [port.person(name, "ja") for name in ("芽衣", "翔", "葵")]
        person = await rules_set(port, people)
        hand = (await port.view(person)).hand
        own = hand[0].kind
        wanted = [str(each) for each in hand if each.kind == own]
        for typed in (own, kind(own, JA)):
            offers = await person.offered("fisherman play", "card", typed)
            assert list(offers.values()) == wanted

    async def test_another_games_command_is_refused(self, port):
        person = await rules_set(port, port.crew(3))
        answer = await person.slash("captain declare")
        assert answer.text == EN("refusal-other-game", table="1")
