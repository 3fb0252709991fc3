"""People and servers: settings, holidays, bans and quotas."""
