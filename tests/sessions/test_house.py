"""Listeners get every change, in the order they subscribed; none can stop the others."""

from sessions import ChangeKind


async def test_listeners_are_called_in_the_order_of_subscription(harbour, house):
    heard = []
    for number in range(3):
        house.subscribe(lambda change, number=number: heard.append((number, change)))
    await harbour.open(people=1)
    [opened] = harbour.changes
    assert heard == [(number, opened) for number in range(3)]


async def test_a_failing_listener_doesnt_stop_the_others(harbour, house, caplog):
    def fails(change):
        raise ZeroDivisionError

    heard = []
    house.subscribe(fails)
    house.subscribe(heard.append)
    await harbour.open(people=1)
    assert heard == harbour.changes != [] and "ZeroDivisionError" in caplog.text


async def test_the_log_of_a_failed_listener_reveals_no_secrets(harbour, house, caplog):
    def fails(change):
        raise ZeroDivisionError

    house.subscribe(fails)
    table = await harbour.begin()
    assert f"failed at {ChangeKind.STARTED} at table {table.id}" in caplog.text
    assert table.match.seed not in caplog.text
