"""What a new benchmark starts from: a small one that is complete."""
