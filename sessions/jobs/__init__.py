"""The queue of jobs, and the time that they are due by."""
