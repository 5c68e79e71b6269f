"""The discrete Laplace equation with one border value withheld: find an inner value (paper: B6)."""
