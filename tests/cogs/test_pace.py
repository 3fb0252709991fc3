"""Shards of several processes take turns to log in."""

from itertools import pairwise

import discord
import pytest

from cogs.pace import pace_of

SHARDS = 7


@pytest.mark.parametrize("now", [0.0, 3.0, 1_000_000.25])
@pytest.mark.parametrize("buckets", [1, 2, 3, 16])
def test_no_two_shards_of_a_bucket_log_in_within_five_seconds(now, buckets):
    pace = pace_of(discord.Client(intents=discord.Intents.none()))
    pace.buckets = buckets
    for bucket in range(buckets):
        shards = range(bucket, SHARDS, buckets)
        turns = sorted(now + pace.until_turn(shard, SHARDS, now) for shard in shards)
        assert all(later - former >= 5 for former, later in pairwise(turns))
        assert all(turn - now <= 5 * -(-SHARDS // buckets) for turn in turns)
