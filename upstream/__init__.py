"""Remedies for faults of libraries, one module each, to be deleted when a release mends the fault.

A module names the fault, the report, and the release that mends it. Its test in `tests/upstream` also shows
the fault without the remedy, so it fails once a new version of the library no longer needs the remedy.
"""
