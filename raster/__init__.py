"""SVG to PNG. It knows nothing of games, so that the workers that draw import little."""

from raster.artist import Artist

__all__ = ["Artist"]
