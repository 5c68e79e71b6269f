"""An eigenvector of a matrix with one entry withheld: find an entry of the square (paper: B5)."""
