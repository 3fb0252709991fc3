"""Which kinds of channels can host which features, and threads for tables."""
