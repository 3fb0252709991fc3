"""A small dice game, built step by step in docs/add-a-game.md. The bot doesn't offer it."""
