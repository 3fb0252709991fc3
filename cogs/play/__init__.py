"""Playing: the private panel with hand, question and answers; moves by buttons and by typing; plans, drafts,
hints, and taking a move back."""
