"""Turns SVG into PNG. Imports nothing from the games, so that drawing workers stay small."""

from raster.artist import Artist

__all__ = ["Artist"]
