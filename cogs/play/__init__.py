"""Playing: the private panel, moves by buttons and by typing, plans, drafts, hints, and taking back a
move."""
