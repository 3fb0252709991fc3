"""Personal data: exported and erased on request."""
