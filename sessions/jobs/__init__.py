"""The queue of jobs, and uptime."""
