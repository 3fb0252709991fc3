"""Fleet: licences are auctioned, boats launched and captained, fish caught and processed."""
