"""A birth-death chain with one rate withheld: find a stationary probability (paper: B1)."""
