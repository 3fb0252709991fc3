"""Votes and proposals as values, and their stored form."""

import json

from cogs.clock import agreements
from sessions import Proposal, Proposed, Remedy, Timeout, Vote
from sessions.playing import clocks


def test_a_second_ballot_takes_the_place_of_the_first():
    vote = Vote(0, 100, 1).cast(1, Remedy.WAIT).cast(2, Remedy.SIT).cast(1, Remedy.MOVE)
    assert vote.ballots == ((2, Remedy.SIT), (1, Remedy.MOVE))


def test_a_proposal_is_agreed_to_by_nobody_at_first():
    assert Proposal(Proposed.PAUSE, 1, 1).agreed == ()


def test_a_table_votes_or_has_any_of_the_remedies_done():
    assert [timeout.remedy for timeout in Timeout] == [None, *Remedy]


async def test_the_words_on_disk_are_plain(harbour, house):
    table, person = await harbour.out_of_time()
    voter = next(each for each in table.people if each != person)
    await house.act(table.id, clocks.vote, voter, table.pending[0], "sit")
    await house.act(table.id, agreements.pause, voter if voter != table.host else table.people[-1])
    row = await harbour.db.one("SELECT document FROM tables WHERE id = :id", id=table.id)
    document = json.loads(row["document"])
    [vote] = document["votes"]
    assert document["proposal"]["what"] == "pause" and vote["ballots"] == [[voter, "sit"]]
