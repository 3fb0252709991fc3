"""Tables as values: their parts, storage and proof of fairness."""
