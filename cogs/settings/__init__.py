"""Settings of people, and of servers by their managers."""
