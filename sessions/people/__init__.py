"""What is known of people and servers: settings, holidays, bans, quotas."""
