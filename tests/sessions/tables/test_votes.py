"""Votes and proposals as values, and their stored form."""

import json

from cogs.clock import agreements
from sessions import Proposal, Proposed, Remedy, Timeout, Vote
from sessions.playing import clocks


def test_a_second_ballot_replaces_the_first():
    vote = Vote(0, 100, 1).cast(1, Remedy.WAIT).cast(2, Remedy.SIT).cast(1, Remedy.MOVE)
    assert vote.ballots == ((2, Remedy.SIT), (1, Remedy.MOVE))


def test_a_new_proposal_has_no_supporters():
    assert Proposal(Proposed.PAUSE, 1, 1).agreed == ()


def test_a_timeout_is_a_vote_or_one_of_the_remedies():
    assert [timeout.remedy for timeout in Timeout] == [None, *Remedy]


async def test_votes_are_stored_in_plain_words(harbour, house):
    table, person = await harbour.run_out_of_time()
    voter = next(each for each in table.people if each != person)
    await house.act(table.id, clocks.vote, voter, table.pending[0], "sit")
    await house.act(table.id, agreements.pause, voter if voter != table.host else table.people[-1])
    row = await harbour.db.one("SELECT document FROM tables WHERE id = :id", id=table.id)
    document = json.loads(row["document"])
    [vote] = document["votes"]
    assert document["proposal"]["what"] == "pause" and vote["ballots"] == [[voter, "sit"]]
