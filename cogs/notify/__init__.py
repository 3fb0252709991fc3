"""Turn notifications: calls, reminders, and the panel in direct messages."""
