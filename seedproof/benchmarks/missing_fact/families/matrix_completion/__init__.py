"""A 2 x 2 matrix of rank 1 with one of three entries withheld: find the fourth (paper: A6)."""
