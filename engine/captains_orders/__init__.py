"""Captain's Orders: bluff and deduction among mutineers, with the Pairs deck."""
