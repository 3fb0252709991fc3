"""What a seat is asked, and what it may answer."""
