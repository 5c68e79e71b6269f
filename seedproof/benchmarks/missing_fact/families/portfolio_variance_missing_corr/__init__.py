"""A portfolio with one correlation withheld: find the variance (paper: B10)."""
