"""If everyone can see that there is only one answer, it is made automatically."""

from cogs.notify import service as reminders
from sessions.playing import answers
from sessions.playing import play as play_service
from tests.harbour import legal, refused, to_move
from tests.sessions.playing.planned import entries

BY_ITSELF = 2
"""Value of the column `planned` for a forced answer."""


async def before_an_auction_without_money(harbour, house, fits=lambda before, after: True):
    """Goa: find a bid that leaves another player unable to bid, in a match that `fits`."""
    table = await harbour.begin(3, game="goa")
    while True:
        for bid in [move for move in legal(table) if move.verb == "bid"][-1:]:
            after = table.match.copy()
            after.play(table.waiting[0], bid)
            if after.obvious(after.pending[0]) is not None and fits(table.match, answered(after)):
                return table, str(bid)
        table = await harbour.make_move(to_move(table), legal(table)[0])


def answered(match):
    """The match after all automatic answers."""
    while match.pending and (move := match.obvious(match.pending[0])) is not None:
        match.play(match.pending[0], move)
    return match


async def test_a_player_without_money_passes_automatically_in_an_auction(harbour, house):
    table, bid = await before_an_auction_without_money(harbour, house)
    after = await harbour.make_move(to_move(table), bid)
    rows = (await entries(harbour, table.id))[table.match.ply :]
    assert rows[0][3] == 0 and rows[1][3] == BY_ITSELF
    _, move, person, _ = rows[1]
    assert move in (await answers.missed(house, table.id, person)).automatic
    assert after.match.ply == table.match.ply + len(rows)


async def test_a_choice_forced_only_by_the_hand_is_still_asked(harbour, house):
    """Fleet, from the second round on: a player without money to bid is asked anyway."""
    table = await harbour.begin(3, game="fleet")
    for _ in range(400):
        moves = legal(table)
        if len(moves) == 1:
            break
        table = await harbour.make_move(
            to_move(table), moves[-1] if len(moves) < 3 else moves[len(moves) // 2]
        )
    assert len(legal(table)) == 1 and table.match.obvious(table.waiting[0]) is None


async def test_an_obvious_answer_causes_no_turn_notification(harbour, house):
    def is_not_asked_again(before, after):
        [_, (seat, _), *_] = after.record()["moves"][before.ply :]
        return seat not in after.pending

    table, bid = await before_an_auction_without_money(harbour, house, is_not_asked_again)
    await house.act(table.id, play_service.move, to_move(table), bid)
    _, _, person, _ = (await entries(harbour, table.id))[table.match.ply + 1]
    assert await reminders.turns_of(house.db, person) == []


def is_undoable(before, after):
    return after.undoable is not None and after.undoable not in before.pending


async def test_an_undo_also_takes_back_obvious_answers_of_other_players(harbour, house):
    table, bid = await before_an_auction_without_money(harbour, house, is_undoable)
    person = to_move(table)
    told = [(await answers.missed(house, table.id, other)).automatic for other in table.people]
    after = await harbour.make_move(to_move(table), bid)
    assert await play_service.may_undo(house.db, after, person)
    assert [(await answers.missed(house, table.id, other)).automatic for other in table.people] != told
    before = await house.act(table.id, play_service.undo, person)
    assert before.match.record() == table.match.record()
    assert [(await answers.missed(house, table.id, other)).automatic for other in table.people] == told
    assert await harbour.table(table.id) == before


async def test_other_players_cant_undo_an_obvious_answer(harbour, house):
    table, bid = await before_an_auction_without_money(harbour, house, is_undoable)
    after = await harbour.make_move(to_move(table), bid)
    for other in set(after.people) - {to_move(table)}:
        assert not await play_service.may_undo(house.db, after, other)
        async with refused("nothing-to-undo"):
            await house.act(table.id, play_service.undo, other)
