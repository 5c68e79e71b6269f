"""Whole weights on the points 0, 1 and 2, their second moment withheld: find them (paper: A7)."""
