"""The bot on the simulated Discord: what people see and click, type and read."""
