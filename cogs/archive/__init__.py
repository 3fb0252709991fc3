"""The archive: finding, verifying and exporting finished matches, and showing any table."""
