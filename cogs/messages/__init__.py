"""The messages that the bot writes unasked.

Each kind belongs to a job, whose handler makes Discord agree with the present state: it sends, edits or
deletes. `kinds.py` lists the handlers.
"""
