"""Goa: auctions for tiles, then actions by which a trading house grows."""
