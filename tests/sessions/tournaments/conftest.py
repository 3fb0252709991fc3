from tests.sessions.tournaments.cups import draws_take_their_time

__all__ = ["draws_take_their_time"]
