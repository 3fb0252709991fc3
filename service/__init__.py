"""What the host's machine has to do with the program: starting again, backups, health, systemd."""
