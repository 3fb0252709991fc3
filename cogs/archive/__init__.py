"""The archive: finding finished matches, verifying them and exporting them. Also showing any table."""
