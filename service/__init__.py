"""The program on its host: start and restart, backups, health checks, systemd."""
