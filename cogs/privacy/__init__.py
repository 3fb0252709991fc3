"""Privacy: people get all data about them as a file, or have it deleted. Banned people may do both."""
