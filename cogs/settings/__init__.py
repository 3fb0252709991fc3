"""Settings: what people choose for themselves, and managers for their server."""
