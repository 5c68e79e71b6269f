"""Area and integral over a region bounded by level curves, in new variables."""
