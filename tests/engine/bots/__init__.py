"""What computer players have in common."""
