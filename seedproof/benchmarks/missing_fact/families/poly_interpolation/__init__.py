"""A polynomial with its value at one node withheld: find it at a fresh point (paper: B9)."""
