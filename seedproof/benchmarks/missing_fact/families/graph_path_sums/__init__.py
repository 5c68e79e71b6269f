"""A triangle with weighted edges, one of three path sums withheld: find the weights (paper: A4)."""
