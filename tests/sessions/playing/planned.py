"""Running matches in which somebody plans for their turn."""

from sessions.playing.plans import Plan


def next_one(table):
    """Somebody who is not to move, and their seat: the next clockwise."""
    seat = (table.waiting[0] + 1) % len(table.seats)
    return table.seats[seat].player, seat


def hand(table, seat):
    return table.match.view(seat).hand


async def ordered(harbour, rank_of=max):
    """A running match in which the one to move is about to order; who comes next, and the order."""
    table = await harbour.begin()
    rank = rank_of(hand(table, table.waiting[0]))
    return table, *next_one(table), f"order {rank}"


async def entries(harbour, id):
    return list(
        harbour.change(
            "SELECT seat, move, person, planned FROM moves WHERE table_id = ? ORDER BY entry", (id,)
        )
    )


def plans(*texts, first=1, dropped=()):
    return [Plan(number, text, text in dropped) for number, text in enumerate(texts, first)]
