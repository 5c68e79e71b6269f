"""A grid of zeros and ones, its row and column sums, and one cell read out: find the grid (paper: B4)."""
