"""Running matches for tests of planned moves."""

from sessions.playing.plans import Plan
from tests.harbour import legal, to_move


def next_one(table):
    """The player after the one to move, and their seat."""
    seat = (table.waiting[0] + 1) % len(table.seats)
    return table.seats[seat].player, seat


def hand(table, seat):
    return table.match.view(seat).hand


async def ordered(harbour, rank_of=max):
    """A match in which a player is about to order. Returns the next player and the order."""
    table = await harbour.begin()
    rank = rank_of(hand(table, table.waiting[0]))
    return table, *next_one(table), f"order {rank}"


async def bidding(harbour):
    """A match of Fleet, a person who may bid, and a plan that bids at once."""
    table = await harbour.begin(3, game="fleet")
    table = await harbour.make_move(
        to_move(table), next(move for move in legal(table) if move.verb == "open")
    )
    dearest = max(int(str(move).split()[1]) for move in legal(table) if move.verb == "bid")
    return table, to_move(table), f"upto {dearest}"


async def entries(harbour, id):
    return list(
        harbour.change(
            "SELECT seat, move, person, planned FROM moves WHERE table_id = ? ORDER BY entry", (id,)
        )
    )


def plans(*texts, first=1, dropped=()):
    return [Plan(number, text, text in dropped) for number, text in enumerate(texts, first)]
