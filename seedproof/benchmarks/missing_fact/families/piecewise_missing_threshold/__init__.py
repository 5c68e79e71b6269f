"""A function of two branches with the threshold between them withheld: find f(x) (paper: A9)."""
