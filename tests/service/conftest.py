"""Fixtures with the whole bot on a simulated Discord, for measurements."""

from tests.bot_fixtures import nothing_is_left_to_chance, pictures_are_their_drawings, port, real_pictures

__all__ = ["nothing_is_left_to_chance", "pictures_are_their_drawings", "port", "real_pictures"]
