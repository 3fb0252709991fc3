"""Listeners hear of everything, in their order; none can stop the others."""

from sessions import Change, ChangeKind
from sessions.changes import RatingsOutdated
from sessions.publisher import Publisher


def test_all_listeners_are_called_in_the_order_in_which_they_subscribed():
    publisher, heard = Publisher(), []
    for number in range(3):
        publisher.subscribe(lambda published, number=number: heard.append((number, published)))
    publisher.publish(RatingsOutdated())
    assert heard == [(number, RatingsOutdated()) for number in range(3)]


async def test_who_wants_to_hear_of_one_kind_only_hears_of_that(house):
    publisher, heard = Publisher(), []
    await house.open(people=1)
    [opened] = house.changes
    publisher.subscribe(heard.append, Change)
    for published in (RatingsOutdated(), opened, RatingsOutdated()):
        publisher.publish(published)
    assert heard == [opened]


def test_a_listener_that_fails_stops_nothing(caplog):
    def fails(published):
        raise ZeroDivisionError

    publisher, heard = Publisher(), []
    publisher.subscribe(fails)
    publisher.subscribe(heard.append)
    publisher.publish(RatingsOutdated())
    assert heard == [RatingsOutdated()] and "ZeroDivisionError" in caplog.text


async def test_what_is_logged_of_a_change_gives_nothing_away(house, sessions, caplog):
    def fails(published):
        raise ZeroDivisionError

    sessions.publisher.subscribe(fails)
    table = await house.begin()
    assert f"failed at {ChangeKind.STARTED} at table {table.id}" in caplog.text
    assert table.match.seed not in caplog.text
